/** Each experiment from the first question to the mark by a finger alone, on a phone of 360 pixels: no mouse, and keys only to type into a field. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, expectNoOverflow, onlyChromium, openLab, reportOf, stateOf, test } from './support.ts';

onlyChromium('touch is emulated in Chromium only');
test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** Where a finger would land: in the middle of what is seen of it. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate((node) => node.scrollIntoView({ block: 'center', inline: 'nearest' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A tap; the finger must meet the target itself or what is in it, such as its label. */
async function tap(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

/** A finger from there along x, in ten steps. */
async function drag(cdp: CDPSession, target: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(target);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + by * part, y }] });
  await touch('touchStart', 0);
  for (let k = 1; k <= 10; k++) await touch('touchMove', k / 10);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const radio = (lab: Locator, group: string | RegExp, name: string | RegExp): Locator =>
  lab.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
const button = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('button', { name }).last();

/** A tap on a field, and the keyboard that comes up. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tap(page, field);
  await page.keyboard.type(text);
}

async function lockIn(page: Page, lab: Locator): Promise<void> {
  await tap(page, radio(lab, 'How sure?', 'fairly sure'));
  await tap(page, button(lab, 'Lock it in and run'));
  await expect(lab.locator('.step-run')).toBeVisible();
  await expectNoOverflow(page);
}

/** On a phone the conditions are folded to a sentence. */
async function unfold(page: Page, lab: Locator): Promise<void> {
  await tap(page, lab.locator('.sum-row'));
}

/** The middle of a map is tapped, and its cell is read. */
async function expectRead(page: Page, lab: Locator, figure: string, text: string | RegExp): Promise<void> {
  const { x, y } = await middleOf(lab.locator(`[data-figure="${figure}"]`));
  await page.touchscreen.tap(x, y);
  await expect(lab.getByRole('status').filter({ hasText: text })).toHaveCount(1);
}

async function finish(page: Page, lab: Locator, id: string): Promise<void> {
  await tap(page, button(lab, /^Reconcile/));
  await expect(lab.getByText('Fairly sure.').first()).toBeVisible();
  await type(page, lab.locator('textarea'), 'because');
  await tap(page, lab.getByRole('checkbox').first());
  await tap(page, button(lab, 'Self-test'));
  await type(page, lab.locator('textarea'), 'my answer');
  await tap(page, button(lab, 'Show answer'));
  await tap(page, lab.getByRole('checkbox').first());
  await tap(page, button(lab, 'Got it'));
  await expect(lab.getByText('Marked Got it.').first()).toBeVisible();
  const { reason, selfTest } = (await stateOf(page)).experiments[id];
  expect([reason, selfTest.entry, selfTest.mark]).toEqual(['because', 'my answer', 'got']);
  await expectNoOverflow(page);
}

test('permute by touch alone', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute');
  await tap(page, radio(lab, 'What will the output do?', /^The same outputs/));
  for (let k = 0; k < 2; k++) await tap(page, lab.getByRole('button', { name: 'Smaller' }));
  await lockIn(page, lab);
  const order = async () => (await reportOf(page)).order;
  const first = await order();
  await drag(await page.context().newCDPSession(page), lab.locator('[data-chip="0"]'), 120);
  await expect.poll(order).not.toEqual(first);
  const dragged = await order();
  await tap(page, lab.locator('[data-chip="0"]'));
  await tap(page, lab.getByRole('button', { name: /^Move .* right$/ }));
  await expect.poll(order).not.toEqual(dragged);
  await unfold(page, lab);
  await tap(page, radio(lab, 'Positions', 'sinusoid'));
  await expect.poll(async () => (await reportOf(page)).equivariance.holds).toBe(false);
  await expectRead(page, lab, 'difference', /^difference: “\w+”, feature \d: /);
  await finish(page, lab, 'permute');
});

test('a tablet has the chips of permute in a row that a finger hits', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  const lab = await openLab(page, 'experiment=permute');
  const cdp = await page.context().newCDPSession(page);
  const dragOne = async () => {
    const chip = lab.locator('[data-chip="0"]');
    const box = await chip.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const { order } = await reportOf(page);
    await drag(cdp, chip, 200);
    await expect.poll(async () => (await reportOf(page)).order).not.toEqual(order);
    await expectNoOverflow(page);
  };
  await dragOne();
  for (const choice of await lab.getByText('I don’t know yet. Show me.').all()) await tap(page, choice);
  await lockIn(page, lab);
  await dragOne();
});

test('shift by touch alone', async ({ page }) => {
  const lab = await openLab(page, 'experiment=shift');
  await tap(page, radio(lab, /What happens to its four entries\?$/, 'They stay as they are.'));
  await tap(page, lab.getByRole('checkbox', { name: 'exactly 0' }));
  await lockIn(page, lab);
  await unfold(page, lab);
  const settings = async () => (await stateOf(page)).experiments.shift.settings;
  await drag(await page.context().newCDPSession(page), lab.getByRole('slider', { name: /^Position/ }), 90);
  await expect.poll(async () => (await settings()).position).not.toBe(10);
  await tap(page, lab.getByRole('radio', { name: /^Pair 7:/ }));
  await expect.poll(async () => (await reportOf(page)).chosen.pair).toBe(7);
  await tap(page, radio(lab, 'What happens to the text', 'Words in front'));
  await expect.poll(async () => (await settings()).act).toBe('prepend');
  await expectRead(page, lab, 'products-raw', /^Row 12 times row 12: /);
  await finish(page, lab, 'shift');
});

test('overflow by touch alone', async ({ page }) => {
  const lab = await openLab(page, 'experiment=overflow');
  await tap(page, radio(lab, /Which one stops\?$/, /^The add\./));
  await type(page, lab.getByRole('textbox', { name: /How many tokens get that row\?$/ }), '501');
  await lockIn(page, lab);
  await drag(await page.context().newCDPSession(page), lab.getByRole('slider', { name: 'Input length' }), 60);
  await expect.poll(async () => (await reportOf(page)).missingRows).not.toBe(500);
  await unfold(page, lab);
  await tap(page, radio(lab, 'Input length', '1001'));
  await expect.poll(async () => (await reportOf(page)).missingRows).toBe(1);
  await tap(page, radio(lab, 'Framework', 'NumPy'));
  await expect(lab.locator('.err pre')).toContainText('ValueError');
  await tap(page, radio(lab, 'Cure', /^Wrap/));
  await expect(lab.getByText('Wrapping gives 1 pair of tokens the same row.').first()).toBeVisible();
  await finish(page, lab, 'overflow');
});

test('train or eval by touch alone', async ({ page }) => {
  const lab = await openLab(page, 'experiment=mode');
  await tap(page, radio(lab, /Which pairs of outputs agree\?$/, /^Only the eval pair/));
  await tap(page, lab.getByRole('checkbox', { name: /know yet/ }));
  await lockIn(page, lab);
  await expectRead(page, lab, 'a', /^At row \d+, column \d+: /);
  await unfold(page, lab);
  await tap(page, lab.getByRole('button', { name: 'New masks' }));
  await expect.poll(async () => (await stateOf(page)).experiments.mode.settings.maskSeed).toBe(43);
  await tap(page, radio(lab, 'Mode', 'eval'));
  await expect(lab.locator('.verdict').first()).toContainText('Identical, bit for bit.');
  await finish(page, lab, 'mode');
});
