/** Each experiment from the first question to the mark by a finger alone, on a phone of 360 pixels: no mouse, and keys only to type into a field. */
import type { Locator, Page } from '@playwright/test';
import { button, drag, expectRead, lockIn, middleOf, phone, radio, stroke, tap, type, unfold } from './fingers.ts';
import { expect, expectNoOverflow, onlyChromium, openLab, reportOf, stateOf, test } from './support.ts';

onlyChromium('touch is emulated in Chromium only');
test.use(phone);

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
  await tap(page, radio(lab, /What happens to the four entries of the matrix\?$/, 'The entries stay as they are.'));
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

/** What a drag may mean something on. */
const kinds = {
  picture: '.figures svg.pic',
  matrix: '[data-figure]',
  chip: '.chip',
  slider: '.rng',
  line: '.ordered .content',
} as const;
for (const [id, ...drawn] of [
  ['permute', 'picture', 'matrix', 'chip'],
  ['shift', 'picture', 'matrix', 'slider'],
  ['overflow', 'picture', 'slider'],
  ['mode', 'picture', 'matrix', 'slider'],
  ['explorer', 'picture', 'matrix', 'slider'],
  ['placement', 'picture', 'matrix'],
  ['closed-book', 'line'],
] as const)
  test(`${id}: a swipe scrolls, whatever it begins on, and sets nothing`, async ({ page }) => {
    const lab = await openLab(page, id === 'closed-book' ? `experiment=${id}` : `experiment=${id}&steps=run`);
    if (id === 'closed-book') await tap(page, button(lab, /^Order the steps/));
    else await unfold(page, lab);
    const cdp = await page.context().newCDPSession(page);
    const kept = await stateOf(page);
    const scrolled = () => page.evaluate(() => scrollY);
    for (const kind of drawn) {
      const all = lab.locator(kinds[kind]).filter({ visible: true });
      await expect(all.first()).toBeVisible();
      // The same code is on all of them: a few of each.
      for (const one of (await all.all()).slice(0, 3)) {
        await middleOf(one);
        const at = await scrolled();
        await stroke(cdp, one, { y: at > 200 ? 150 : -150 });
        // A busy page may scroll less far than the finger went.
        await expect.poll(async () => Math.abs((await scrolled()) - at), `from ${one}`).toBeGreaterThan(20);
        expect(await stateOf(page), `after a swipe from ${one}`).toEqual(kept);
      }
    }
    // No step of undo either.
    if (id !== 'closed-book') await expect(button(lab, 'Undo')).toBeDisabled();
  });
