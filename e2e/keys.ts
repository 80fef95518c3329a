/**
 * Somebody without a mouse: Tab leads to a thing, and one key acts on it. No story puts the focus anywhere itself, and after each act
 * something of the lab must have it: whoever loses it begins again at the top of the page.
 */
import type { Locator, Page } from '@playwright/test';
import { drawn, expect } from './support.ts';

/** As many presses as lead through the longest page. */
const farthest = 160;

/** Tab, or Shift and Tab, until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < farthest; presses++) {
    const way = await target.evaluate((node) => {
      const { activeElement } = node.getRootNode() as ShadowRoot;
      if (activeElement === node) return null;
      const isBehind = activeElement && node.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
    if (way === null) return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

const hasFocus = (page: Page): Promise<boolean> =>
  page.locator('position-lab').evaluate(({ shadowRoot }) => Boolean(shadowRoot?.activeElement));

/** Keys on what has the focus. Whatever they took away, the focus is still in the lab. */
export async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name);
    await drawn(page);
    expect(await hasFocus(page), `the focus is lost after ${name}`).toBe(true);
  }
}

/** A key on what Tab leads to, once it can take it. */
export async function key(page: Page, target: Locator, ...names: readonly string[]): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await press(page, ...(names.length > 0 ? names : ['Enter']));
}

/** The chosen radio of a group takes the focus from Tab, or the first if none is; arrows choose, and the focus stays among them. */
export async function choose(page: Page, group: Locator, presses: number): Promise<void> {
  const radios = group.getByRole('radio');
  const chosen = radios.and(page.locator(':checked'));
  const some = (await chosen.count()) > 0;
  await tabTo(page, some ? chosen : radios.first());
  if (!some) await press(page, 'Space');
  for (let k = 0; k < presses; k++) await press(page, 'ArrowDown');
  await expect(chosen).toBeFocused();
}

/** Other words in the place of those that a field has. */
export async function write(page: Page, field: Locator, text: string, ...ends: readonly string[]): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await press(page, ...ends);
}

/** Arrows in a matrix: the cell they lead to is read aloud in these words. The first key enters at the corner. */
export async function expectRead(page: Page, map: Locator, keys: readonly string[], words: string | RegExp) {
  await tabTo(page, map);
  await press(page, ...keys);
  const spoken = page.locator('position-lab').getByRole('status').filter({ hasText: words });
  await expect(spoken).not.toHaveCount(0);
}

/** The list of steps and a card may both have a button of that name; the card's comes last. */
export const button = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('button', { name }).last();

/** From the questions to the first picture. */
export async function predict(page: Page, lab: Locator, answers: () => Promise<void>): Promise<void> {
  await answers();
  await choose(page, lab.getByRole('radiogroup', { name: 'How sure?' }), 1);
  await key(page, button(lab, 'Lock it in and run'));
  await expect(lab.locator('[aria-current="step"] > .step')).toBeFocused();
}

/** Reconcile and the self-test, up to the mark. Only what is asked about the law itself asks for reasons. */
export async function finish(page: Page, lab: Locator, answer: string, reasons = true): Promise<void> {
  await key(page, lab.locator('.next').getByRole('button', { name: /^Reconcile/ }));
  await expect(lab.getByRole('heading', { name: 'You said' })).toBeFocused();
  await expect(lab.getByText('Fairly sure.').first()).toBeVisible();
  if (reasons) {
    await write(page, lab.locator('textarea'), 'because');
    await key(page, lab.getByRole('checkbox').first(), 'Space');
  }
  await key(page, button(lab, 'Self-test'));
  await expect(lab.locator('.self-test').getByRole('heading', { level: 2 })).toBeFocused();
  await write(page, lab.locator('textarea'), answer);
  await key(page, button(lab, 'Show answer'));
  await expect(lab.getByRole('heading', { name: 'Answer', exact: true })).toBeFocused();
  await key(page, lab.getByRole('checkbox').first(), 'Space');
  await key(page, button(lab, 'Got it'));
  await expect(lab.getByText('Marked Got it.').first()).toBeFocused();
}
