/** Light and dark: the page around, the system and the lab may each be either, and text stays readable; read off the pixels. */
import type { Locator, Page } from '@playwright/test';
import { elementModule, serve } from './fixtures/hosts.ts';
import { installPixels, keep, type Painted, type Rgb } from './pixels.ts';
import { drawn, expect, experiments, onlyChromium, openLab, openUnit, setState, test } from './support.ts';
import { show, views } from './views.ts';

onlyChromium('dark and forced colours are emulated in Chromium only');

/** The highest contrast of any pixel of this part with its most frequent colour, the ground. */
async function contrastOf(page: Page, part: Locator): Promise<number> {
  const png = await part.screenshot();
  await installPixels(page);
  await keep(page, 'part', png.toString('base64'));
  return page.evaluate(() => {
    const { shots, at, contrast } = (window as Painted).pixels;
    const { width, height } = shots.get('part') as ImageData;
    const often = new Map<string, { colour: Rgb; count: number }>();
    for (let k = 0; k < width * height; k++) {
      const colour = at('part', k % width, k / width);
      often.set(`${colour}`, { colour, count: (often.get(`${colour}`)?.count ?? 0) + 1 });
    }
    const all = [...often.values()].sort((a, b) => b.count - a.count);
    return Math.max(...all.map(({ colour }) => contrast(colour, all[0]?.colour as Rgb)));
  });
}

const schemes = ['light', 'dark'] as const;
const grounds = { light: '#ffffff', dark: '#111111' };
const all = schemes.flatMap((host) =>
  schemes.flatMap((system) => ['auto', 'light', 'dark'].map((theme) => ({ host, system, theme }))),
);
/** Each of the three differs from the other two once; the long run tries all. */
const some = all.filter(({ host, system, theme }) =>
  ['dark light auto', 'light dark auto', 'dark light light'].includes(`${host} ${system} ${theme}`),
);

test('host, system and theme, light or dark: text stands out, in the element and in a frame', async ({ page }) => {
  for (const { host, system, theme } of process.env.POSLAB_LONG ? all : some) {
    await page.emulateMedia({ colorScheme: system });
    await serve(
      page,
      'host.html',
      `<style>html { color-scheme: ${host}; background: ${grounds[host]}; color: ${host === 'dark' ? '#eee' : '#111'} }</style>
      <position-lab experiment="shift" theme="${theme}" steps="run"></position-lab>
      <iframe title="lab" src="embed.html?experiment=shift&theme=${theme}&steps=run" width="900" height="900"></iframe>${elementModule}`,
    );
    await page.goto('host.html');
    for (const lab of [page.locator('position-lab'), page.frameLocator('iframe').locator('position-lab')]) {
      await expect(lab.locator('.figures svg').first()).toBeVisible();
      for (const part of ['.h1', '.step-run .h2', '.foot']) {
        const contrast = await contrastOf(page, lab.locator(part).first());
        expect(contrast, `${part}: host ${host}, system ${system}, theme ${theme}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

/** Lines of pictures that do not stand out from the ground by 3. */
const faintLines = (lab: Locator, pictures: string): Promise<string[]> =>
  lab.evaluate((element, within) => {
    const { contrast, read } = (window as Painted).pixels;
    const root = element.shadowRoot as ShadowRoot;
    const ground = read(getComputedStyle(root.querySelector('.pl') as Element).backgroundColor);
    // Gaps are the ground itself; the cross of a failure stands in a filled heading.
    const lines = root.querySelectorAll(`${within} :is(path, line, polyline):not(.gaps, .cross-line)`);
    return [...lines]
      .filter((line) => {
        const { stroke, strokeWidth } = getComputedStyle(line);
        if (stroke === 'none' || strokeWidth === '0px' || !line.checkVisibility()) return false;
        return contrast(read(stroke) as Rgb, ground as Rgb) < 3;
      })
      .map((line) => {
        const name = `${line.parentElement?.getAttribute('class')} > ${line.getAttribute('class')}`;
        return `${name}: ${getComputedStyle(line).stroke}`;
      });
  }, pictures);

/** Texts, as they are laid out, that do not stand out by 4.5 from the nearest ground below them; what is switched off may be grey. */
const faintTexts = (lab: Locator): Promise<string[]> =>
  lab.evaluate(({ shadowRoot }) => {
    const { contrast } = (window as Painted).pixels;
    const isText = ({ nodeType, textContent }: Node): boolean =>
      nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
    // A system's own Highlight may let some of the ground through.
    const over = (colour: string, ground: Rgb): Rgb => {
      const [red, green, blue, share = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const mixed = [red, green, blue].map((part, k) => share * (part ?? 0) + (1 - share) * (ground[k] ?? 0));
      return mixed as unknown as Rgb;
    };
    const groundOf = (node: Element | null): Rgb =>
      node ? over(getComputedStyle(node).backgroundColor, groundOf(node.parentElement)) : [255, 255, 255];
    const contrastOf = (node: Element): number =>
      contrast(over(getComputedStyle(node).color, groundOf(node)), groundOf(node));
    return [...(shadowRoot?.querySelectorAll('.pl :not(svg *, option, style)') ?? [])]
      .filter((node) => [...node.childNodes].some(isText) && node.checkVisibility())
      .filter((node) => !node.closest(':disabled, [aria-disabled="true"], .vh, label:has(:disabled)'))
      .filter((node) => contrastOf(node) < 4.5)
      .map((node) => `${node.className} in ${node.parentElement?.className}: ${node.textContent?.trim().slice(0, 40)}`);
  });

test('forced colours: every line of the pictures stands out from the ground', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute&steps=run');
  await installPixels(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const id of experiments) {
      await page.locator('position-lab').evaluate((element, name) => element.setAttribute('experiment', name), id);
      await setState(page, { experiments: { [id]: { step: 'run', reached: 'run' } } });
      await drawn(page);
      const faint = await faintLines(lab, '.figures svg');
      expect([...new Set(faint)], `${id} on ${colorScheme}`).toEqual([]);
    }
  }
});

test('forced colours: lines and texts stand out in every view', async ({ page }) => {
  test.slow();
  const lab = await openUnit(page);
  await installPixels(page);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const view of Object.values(views).flat()) {
    await show(page, view, 1280);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await drawn(page);
      const faint = [...(await faintLines(lab, 'svg')), ...(await faintTexts(lab))];
      expect.soft([...new Set(faint)], `${view.name} on ${colorScheme}`).toEqual([]);
    }
  }
});
