/**
 * Each experiment from the first question to the mark with nothing but Tab, arrows, Space, Enter, Esc and typed characters, as
 * somebody without a mouse works. No story puts the focus anywhere itself: Tab must lead there.
 */
import type { Locator, Page } from '@playwright/test';
import { button, choose as chooseIn, finish, key, predict, tabTo } from './keys.ts';
import { expect, openUnit, reportOf, started, stateOf, test } from './support.ts';

const choose = (page: Page, lab: Locator, group: string | RegExp, presses: number): Promise<void> =>
  chooseIn(page, lab.getByRole('radiogroup', { name: group }), presses);
const question = (lab: Locator, name: string): Locator =>
  lab.getByRole('navigation', { name: 'Unit overview' }).getByRole('button', { name });

const size = async (page: Page, lab: Locator, exponent: string): Promise<void> => {
  await tabTo(page, lab.getByRole('textbox', { name: 'Exponent' }));
  await page.keyboard.type(exponent);
};

test('permute by keyboard alone, and the mark is there on the next visit', async ({ page }) => {
  const lab = await openUnit(page);
  await key(page, question(lab, '1 Permute'));
  await predict(page, lab, async () => {
    await choose(page, lab, 'What will the output do?', 0);
    await size(page, lab, '-15');
  });
  await expect(lab.locator('.verdict').first()).toContainText('Holds');
  await expect(lab.locator('.verdict').first()).toBeInViewport();

  const order = async () => (await reportOf(page)).order;
  await key(page, lab.locator('[data-chip="0"]'), 'ArrowRight');
  await expect.poll(order).toEqual([4, 0, 1, 3, 2]);
  // Lifted, moved, and put back.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect.poll(order).toEqual([4, 1, 0, 3, 2]);
  await page.keyboard.press('Escape');
  await expect.poll(order).toEqual([4, 0, 1, 3, 2]);
  await expect.poll(async () => (await stateOf(page)).experiments.permute.runs.length).toBeGreaterThan(0);
  await tabTo(page, lab.locator('[data-figure="difference"]'));
  await page.keyboard.press('ArrowRight');
  await expect(lab.locator('.pointed')).toContainText('difference:');

  await finish(page, lab, 'Sa[XP] = Sa[X]P');
  await expect(question(lab, '1 Permute')).toContainText('Got it');
  await key(page, button(lab, 'Next question: Shift'));
  await expect(lab.getByRole('heading', { level: 1, name: /^Move the text along/ })).toBeFocused();

  await page.goto('index.html');
  await started(page);
  await expect(lab.locator(':focus')).toHaveCount(0);
  await expect(question(lab, '1 Permute')).toContainText('Got it');
  const kept = (await stateOf(page)).experiments.permute;
  expect(kept).toMatchObject({ reason: 'because', sure: 'fairly', guesses: { PM1: 'follows', 'PM1-size': '-15' } });
  expect(kept.selfTest).toMatchObject({ entry: 'Sa[XP] = Sa[X]P', shown: true, mark: 'got' });
});

test('shift by keyboard alone', async ({ page }) => {
  const lab = await openUnit(page);
  await key(page, question(lab, '2 Shift'));
  await predict(page, lab, async () => {
    await choose(page, lab, /What happens to the four entries of the matrix\?$/, 1);
    await size(page, lab, '0');
  });
  await expect(lab.getByText('for all 16 pairs and 995 positions.').first()).toBeVisible();

  const settings = async () => (await stateOf(page)).experiments.shift.settings;
  const { matrix } = (await reportOf(page)).chosen;
  await key(page, lab.getByRole('slider', { name: /^Position/ }), 'PageUp');
  await expect.poll(async () => (await settings()).position).toBe(20);
  expect((await reportOf(page)).chosen.matrix).toEqual(matrix);
  await key(page, lab.getByRole('slider', { name: /^Offset/ }), 'ArrowLeft');
  await expect.poll(async () => (await settings()).offset).toBe(4);
  await choose(page, lab, 'What happens to the text', 1);
  await expect.poll(async () => (await settings()).act).toBe('prepend');
  await tabTo(page, lab.locator('[data-figure="products-raw"]'));
  await page.keyboard.press('ArrowRight');
  await expect(lab.getByRole('status').filter({ hasText: 'Row 0 times row 0: 16.00. Offset 0.' })).toHaveCount(1);

  await finish(page, lab, 'the offset and the frequency');
  await expect(question(lab, '2 Shift')).toContainText('Got it');
});

test('overflow by keyboard alone', async ({ page }) => {
  const lab = await openUnit(page);
  await key(page, question(lab, '3 Overflow'));
  await predict(page, lab, async () => {
    await choose(page, lab, /Which one stops\?$/, 2);
    await tabTo(page, lab.getByRole('textbox', { name: /How many tokens get that row\?$/ }));
    await page.keyboard.type('501');
  });
  await expect(lab.getByText('500 rows missing').first()).toBeAttached();

  await key(page, lab.getByRole('slider', { name: 'Input length' }), 'ArrowRight');
  await expect.poll(async () => (await reportOf(page)).missingRows).toBe(501);
  await choose(page, lab, 'Framework', 1);
  await expect(lab.locator('.err pre')).toContainText('InvalidArgumentError');
  await choose(page, lab, 'Cure', 2);
  await expect(lab.getByText('Clamping puts 502 tokens on row 999').first()).toBeVisible();

  await finish(page, lab, 'the slice is clipped, the add fails');
  await expect(question(lab, '3 Overflow')).toContainText('Got it');
});

test('train or eval by keyboard alone', async ({ page }) => {
  const lab = await openUnit(page);
  await key(page, question(lab, '4 Train or eval'));
  await predict(page, lab, async () => {
    await choose(page, lab, /Which pairs of outputs agree\?$/, 1);
    await size(page, lab, '0');
  });
  const verdict = lab.locator('.verdict').first();
  await expect(verdict).toContainText('Broken by 1.25');

  await key(page, lab.getByRole('slider', { name: 'Dropout p' }), 'ArrowRight');
  await expect(verdict).toContainText('(chance 0.25)');
  await choose(page, lab, 'Mode', 1);
  await expect(verdict).toContainText('Identical, bit for bit.');
  await tabTo(page, lab.locator('[data-figure="a"]'));
  await page.keyboard.press('ArrowRight');
  await expect(lab.getByRole('status').filter({ hasText: /^At row 0, column 0: / })).toHaveCount(1);

  await finish(page, lab, 'sine in even columns, cosine in odd ones');
  await expect(question(lab, '4 Train or eval')).toContainText('Got it');
});
