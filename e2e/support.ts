/** What every story needs: open the lab, watch for anything it should not do, read its report, ask axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Fixtures {
  /** Fails the test when a page logs a warning or an error, throws, or asks another origin for anything. */
  quiet: undefined;
  /** What the console may say all the same: a browser reports some refusals (of a policy, say) whatever a page does. */
  mayLog: RegExp | null;
}

export const test = base.extend<Fixtures>({
  mayLog: [null, { option: true }],
  quiet: [
    async ({ context, mayLog }, use) => {
      const complaints: string[] = [];
      const complain = (kind: string, text: string): void => {
        if (!mayLog?.test(text)) complaints.push(`${kind}: ${text}`);
      };
      context.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) complain(message.type(), message.text());
      });
      // Firefox also reports here what a policy blocks, thrown or not.
      context.on('weberror', (error) => complain('thrown', error.error().message));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const own =
          ['data:', 'blob:', 'about:', 'file:'].includes(url.protocol) ||
          ['localhost', '127.0.0.1'].includes(url.hostname);
        if (!own) complaints.push(`request to ${url.origin}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Firefox through Playwright has no dark, forced-colours or reduced-motion emulation: it stays off in silence. */
export function onlyChromium(reason: string): void {
  test.skip(({ browserName }) => browserName !== 'chromium', reason);
}

/** Why a story that saves a file is not told in Firefox. */
export const unheard = 'Playwright hears of no file that Debian’s Firefox saves';

/** What no engine of a browser changes: Chromium every time, Firefox too in the long run. */
export function inOneBrowser(reason: string): void {
  test.skip(({ browserName }) => browserName !== 'chromium' && !process.env.POSLAB_LONG, reason);
}

export interface Lab extends HTMLElement {
  // biome-ignore lint/suspicious/noExplicitAny: plain JSON of any experiment
  report: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  state: any;
}

export const experiments = ['permute', 'shift', 'overflow', 'mode'] as const;
export type Id = (typeof experiments)[number];

/** The lab on the embed page, when the engine's first report has been drawn. */
export async function openLab(page: Page, query: string): Promise<Locator> {
  await page.goto(`embed.html?${query}`);
  return started(page);
}

/** The page of the whole unit, likewise. */
export async function openUnit(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(fragment === '' ? 'index.html' : `index.html#${fragment}`);
  return started(page);
}

export async function started(page: Page): Promise<Locator> {
  // Before its script has arrived the element has no report at all, afterwards null until the engine has answered.
  await expect.poll(async () => Boolean(await reportOf(page))).toBe(true);
  return page.locator('position-lab');
}

/** The engine's last report, as the page's own scripts see it. */
// biome-ignore lint/suspicious/noExplicitAny: plain JSON of any experiment
export const reportOf = (page: Page): Promise<any> =>
  page.locator('position-lab').evaluate((element) => (element as unknown as Lab).report);

// biome-ignore lint/suspicious/noExplicitAny: plain JSON of any experiment
export const stateOf = (page: Page): Promise<any> =>
  page.locator('position-lab').evaluate((element) => (element as unknown as Lab).state);

export async function setState(page: Page, state: object): Promise<void> {
  await page.locator('position-lab').evaluate((element, given) => {
    (element as unknown as Lab).state = given;
  }, state);
  await drawn(page);
}

/** After the frame in which the lab draws what was asked of it. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Every drawing of the lab, so that a test can say that a picture stayed as it was. */
export const pictureOf = (lab: Locator): Promise<string[]> =>
  lab.locator('.figures svg').evaluateAll((drawings) => drawings.map((drawing) => drawing.outerHTML));

/** A button by its name; the list of steps and a card may both have it, the card's comes last. */
export const press = (lab: Locator, name: string | RegExp): Promise<void> =>
  lab.getByRole('button', { name }).last().click();

/** Nothing is wider than the window. Polled: a new width is drawn in the next frame. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** The accessibility rules of WCAG 2.0 to 2.2, levels A and AA; or some of them. axe stays in the page for the next time. */
export async function expectAccessible(page: Page, rules: readonly string[] = wcag): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(
    async (runOnly) => {
      type Axe = { run(options: RunOptions): Promise<AxeResults> };
      const results = await (window as unknown as { axe: Axe }).axe.run({
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [...rules],
  );
  expect(violations).toEqual([]);
}

/** Types and enters. The last key goes by hand: Firefox reports no change of a field that only a script filled. */
export async function enter(field: Locator, typed: string): Promise<void> {
  await field.fill(typed === '' ? 'x' : typed.slice(0, -1));
  await field.press('End');
  if (typed === '') await field.press('Backspace');
  else await field.pressSequentially(typed.slice(-1));
  await field.press('Enter');
}

const flat = '-0123456789';
const raised = '⁻⁰¹²³⁴⁵⁶⁷⁸⁹';
const eachSign = (text: string, from: string, to: string): string =>
  [...text].map((sign) => to[from.indexOf(sign)]).join('');

/** 4.4·10⁻¹⁶ as a number. */
export const numberRead = (text: string): number =>
  Number(
    text
      .replace(/·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/, (_, power: string) => `e${eachSign(power, raised, flat)}`)
      .replace('−', '-')
      .replace(/[\u202f\u2009 ]/g, ''),
  );

/** 1.25, or 4.4·10⁻¹⁶ as the page says it. */
export function printed(size: number): string {
  if (size === 0) return '0';
  if (size >= 0.01) return size.toFixed(2);
  const [mantissa, exponent] = size.toExponential(1).split('e');
  return `${mantissa}·10${eachSign(String(exponent), flat, raised)}`;
}
