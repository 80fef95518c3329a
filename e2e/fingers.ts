/**
 * A finger and no mouse, on a phone of 360 pixels; keys only to type into a field that was tapped. A tap must meet what it is meant for,
 * and after it nothing is wider than the page and something of the lab has the focus.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { drawn, expect, expectNoOverflow } from './support.ts';

export const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

/** Where a finger would land: in the middle of what is seen of it. A field that is hidden in its label is seen as that. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'nearest' }));
  return target.evaluate((node) => {
    const own = node.getBoundingClientRect();
    const label = (node as HTMLInputElement).labels?.[0];
    const { left, top, width, height } =
      own.width > 4 && own.height > 4 ? own : (label ?? node).getBoundingClientRect();
    if (width * height === 0) throw new Error('there is nothing to touch');
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** What lies there instead of the target, what is in it, or its label; null: the finger meets it. */
const inTheWay = (target: Locator, at: { x: number; y: number }): Promise<string | null> =>
  target.evaluate((node, { x, y }) => {
    const hit = (node.getRootNode() as ShadowRoot).elementFromPoint(x, y);
    const labels = [...((node as HTMLInputElement).labels ?? [])];
    const meets = hit !== null && [node, ...labels].some((one) => one.contains(hit));
    return meets ? null : `${hit?.outerHTML.slice(0, 120)}`;
  }, at);

export async function tap(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const at = await middleOf(target);
  expect(await inTheWay(target, at), `what lies over ${target}`).toBeNull();
  await page.touchscreen.tap(at.x, at.y);
  await drawn(page);
  await expectNoOverflow(page);
  const lab = page.locator('position-lab');
  await expect
    .poll(
      () => lab.evaluate(({ shadowRoot }) => Boolean(shadowRoot?.activeElement)),
      `the focus after a tap on ${target}`,
    )
    .toBe(true);
}

/** A tap on a field, and the keyboard that comes up; other words take the place of those that were there. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tap(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** A finger from the middle of it, in ten steps. */
export async function stroke(cdp: CDPSession, target: Locator, by: { x?: number; y?: number }): Promise<void> {
  const { x, y } = await middleOf(target);
  const touch = (kind: 'touchStart' | 'touchMove', part: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type: kind,
      touchPoints: [{ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part }],
    });
  await touch('touchStart', 0);
  for (let k = 1; k <= 10; k++) await touch('touchMove', k / 10);
  // Lifted at rest. From a finger that flies off, Chromium still expects a glide, and takes the next tap for what stops it.
  await target.page().waitForTimeout(100);
  await touch('touchMove', 1);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Sideways. */
export const drag = (cdp: CDPSession, target: Locator, by: number): Promise<void> => stroke(cdp, target, { x: by });

export const radio = (lab: Locator, group: string | RegExp, name: string | RegExp): Locator =>
  lab
    .getByRole('radiogroup', { name: group })
    .or(lab.getByRole('group', { name: group }))
    .getByRole('radio', { name })
    .first();
export const button = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('button', { name }).last();

export async function lockIn(page: Page, lab: Locator): Promise<void> {
  await tap(page, radio(lab, 'How sure?', 'fairly sure'));
  await tap(page, button(lab, 'Lock it in and run'));
  await expect(lab.locator('.step-run')).toBeVisible();
}

/** On a phone the conditions are folded to a sentence. */
export const unfold = (page: Page, lab: Locator): Promise<void> => tap(page, lab.locator('.sum-row'));

/** The middle of a map is tapped, and its cell is read. */
export async function expectRead(page: Page, lab: Locator, figure: string, text: string | RegExp): Promise<void> {
  const { x, y } = await middleOf(lab.locator(`[data-figure="${figure}"]`));
  await page.touchscreen.tap(x, y);
  await expect(lab.getByRole('status').filter({ hasText: text })).not.toHaveCount(0);
}
