/**
 * Screens of the gallery against pictures in e2e/screens, which `npm run screens` takes anew. Text has other edges with another
 * Chromium or other fonts: elsewhere than where the pictures were taken (e2e/screens/machine.json) nothing is compared, and npm test says so.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { build, preview } from 'vite';

interface Screen {
  readonly name: string;
  /** Of the gallery. */
  readonly query: string;
  readonly width: number;
  readonly height: number;
  readonly forced?: true;
  readonly print?: true;
}

const wide = (name: string, query: string, height: number): Screen => ({ name, query, width: 1280, height });
const tablet = (name: string, query: string, height: number): Screen => ({ name, query, width: 700, height });
const phone = (name: string, query: string, height: number): Screen => ({ name, query, width: 360, height });

/** a to j have the size of the mock that docs/look.md puts beside them. */
const screens: readonly Screen[] = [
  wide('a-permute-run', 'show=a-permute-run&theme=light', 1288),
  tablet('b-permute-predict', 'show=b-permute-predict&theme=light', 1197),
  wide('c-shift-dark', 'show=c-shift&theme=dark', 1311),
  tablet('d-overflow', 'show=d-overflow&theme=light', 1075),
  wide('e-train-eval', 'show=e-train-eval&theme=light', 1194),
  phone('f-permute-phone', 'show=f-permute-phone&theme=light', 1292),
  wide('g-self-test', 'show=g-self-test&theme=light', 1013),
  wide('h-components', 'show=sheet', 5830),
  wide('i-explorer', 'show=i-explorer&theme=light', 1473),
  tablet('j-reconcile', 'show=j-reconcile&theme=light', 844),
  { ...wide('permute-large', 'show=a-permute-run&theme=light', 1100), width: 1000 },
  { ...tablet('permute-forced', 'show=a-permute-run&theme=light', 1100), forced: true },
  { ...tablet('permute-print', 'show=a-permute-run&theme=light', 1000), print: true },
  wide('shift-projector', 'show=c-shift&theme=light&size=projector', 900),
  tablet('permute-rtl', 'show=permute-run&theme=light&lang=ar-XB', 1000),
  tablet('overflow-dark', 'show=d-overflow&theme=dark', 900),
  phone('shift-phone', 'show=c-shift&theme=light', 1100),
  tablet('permute-self-test', 'show=permute-self-test&theme=light', 700),
  tablet('placement', 'show=placement-run&theme=light', 1000),
  tablet('refused', 'show=refused&theme=light', 500),
];

const pictures = join(import.meta.dirname, 'screens');
const machineFile = join(pictures, 'machine.json');

/** What the edges of text depend on. */
interface Machine {
  readonly chromium: string;
  /** By face of the look: the families that draw a sample, and how wide it is. */
  readonly fonts: Readonly<Record<string, string>>;
}

const test = base.extend<object, { gallery: string; otherwise: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
    async ({}, use, { workerIndex }) => {
      // Apart from dist; the hundreds of files that npm run dev serves would take longer than the pictures.
      const outDir = join(import.meta.dirname, '../build', `gallery-${workerIndex}`);
      const input = join(import.meta.dirname, '../web/gallery.html');
      await build({ logLevel: 'warn', build: { outDir, minify: false, rolldownOptions: { input } } });
      const server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
      await use(`${server.resolvedUrls?.local[0]}gallery.html`);
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  /** Why nothing is compared here; '': it is. */
  otherwise: [
    async ({ browser, gallery }, use, { config }) => {
      const page = await browser.newPage();
      await page.goto(`${gallery}?show=bugs&theme=light`);
      await shown(page);
      const here = { chromium: browser.version().split('.')[0] ?? '', fonts: await fontsOf(page) };
      await page.close();
      if (config.updateSnapshots === 'changed') writeFileSync(machineFile, `${JSON.stringify(here, null, 2)}\n`);
      await use(difference(JSON.parse(readFileSync(machineFile, 'utf8')), here));
    },
    { scope: 'worker' },
  ],
});

test.skip(({ browserName }) => browserName !== 'chromium', 'the pictures are Chromium’s');

/** While the development server still makes what a page asks for, a page may be left half drawn: then it is asked for again. */
async function shown(page: Page): Promise<void> {
  const main = page.locator('main[data-shown]');
  const came = await main.waitFor({ state: 'attached', timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  if (came) return;
  await page.reload();
  await main.waitFor({ state: 'attached' });
}

async function fontsOf(page: Page): Promise<Record<string, string>> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('DOM.enable');
  await chromium.send('CSS.enable');
  await chromium.send('DOM.getDocument');
  const fonts: Record<string, string> = {};
  for (const face of ['serif', 'sans', 'mono']) {
    const sample = await page.locator('position-lab').evaluateHandle(({ shadowRoot }, name) => {
      const span = document.createElement('span');
      span.textContent = 'Position 0123456789 ≠ ← ✓ δω';
      span.style.font = `100px var(--${name})`;
      shadowRoot?.querySelector('.pl')?.append(span);
      span.id = `sample-${name}`;
      return span;
    }, face);
    const width = await sample.evaluate((span) => span.getBoundingClientRect().width.toFixed(1));
    const { result } = await chromium.send('Runtime.evaluate', {
      expression: `document.querySelector('position-lab').shadowRoot.querySelector('#sample-${face}')`,
    });
    const { nodeId } = await chromium.send('DOM.requestNode', { objectId: result.objectId ?? '' });
    const { fonts: used } = await chromium.send('CSS.getPlatformFontsForNode', { nodeId });
    fonts[face] = `${used
      .map(({ familyName }) => familyName)
      .sort()
      .join(', ')}: ${width}`;
  }
  return fonts;
}

function difference(there: Machine, here: Machine): string {
  const parts = (one: Machine) => [`Chromium ${one.chromium}`, ...Object.values(one.fonts)];
  const [said, found] = [parts(there), parts(here)];
  const at = said.findIndex((part, k) => part !== found[k]);
  return at < 0
    ? ''
    : `The ${screens.length} screens were not compared: they were taken with ${said[at]}, and here is ${found[at]}.`;
}

for (const { name, query, width, height, forced, print } of screens) {
  test(name, async ({ page, gallery, otherwise }) => {
    if (otherwise !== '') test.info().annotations.push({ type: 'note', description: otherwise });
    test.skip(otherwise !== '', otherwise);
    await page.setViewportSize({ width, height });
    if (forced) await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await page.goto(`${gallery}?${query}`);
    await shown(page);
    if (print) {
      // It has the port of this run.
      await page.locator('.paper a').evaluate((address) => address.setAttribute('hidden', ''));
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    }
    // A colour may differ by 1 of 255, as processors round; fifty pixels of a million by more.
    await expect(page).toHaveScreenshot(`${name}.png`, {
      threshold: 0.006,
      maxDiffPixelRatio: 0.00005,
    });
  });
}

test('every sample of the gallery can be shown', async ({ page, gallery }) => {
  test.skip(!process.env.POSLAB_LONG, 'a hundred labs take a while');
  test.slow();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  // Far from the window a lab waits.
  await page.setViewportSize({ width: 1280, height: 60_000 });
  await page.goto(`${gallery}?show=components,pages,steps,presets&theme=light`);
  await expect
    .poll(async () => thrown.length > 0 || (await page.locator('main[data-shown]').count()) > 0, { timeout: 120_000 })
    .toBe(true);
  expect(thrown).toEqual([]);
});
