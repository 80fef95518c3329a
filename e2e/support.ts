/** What every story needs: open the lab, watch for anything it should not do, read its report, ask axe. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** A test that fails when the page logs a warning or an error, throws, or asks another origin for anything. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        const own = ['data:', 'blob:'].includes(url.protocol) || url.hostname === 'localhost';
        if (!own) complaints.push(`request to ${url.origin}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

interface Lab extends HTMLElement {
  // biome-ignore lint/suspicious/noExplicitAny: plain JSON of any experiment
  report: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  state: any;
}

/** The lab on the embed page, when the engine's first report has been drawn. */
export async function openLab(page: Page, query: string): Promise<Locator> {
  await page.goto(`embed.html?${query}`);
  const lab = page.locator('position-lab');
  await expect.poll(() => reportOf(page)).not.toBeNull();
  return lab;
}

/** The engine's last report, as the page's own scripts see it. */
// biome-ignore lint/suspicious/noExplicitAny: plain JSON of any experiment
export const reportOf = (page: Page): Promise<any> =>
  page.locator('position-lab').evaluate((element) => (element as unknown as Lab).report);

// biome-ignore lint/suspicious/noExplicitAny: plain JSON of any experiment
export const stateOf = (page: Page): Promise<any> =>
  page.locator('position-lab').evaluate((element) => (element as unknown as Lab).state);

/** The accessibility rules of WCAG 2.0 to 2.2, levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe brings its own copy of Playwright's types, which differ in name only.
  const { violations } = await new AxeBuilder({ page: page as never })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
