/** A learner runs one input twice: by pointer, by keyboard, with rates and tables that cannot be. */
import type { Locator } from '@playwright/test';
import {
  enter,
  expect,
  expectAccessible,
  inOneBrowser,
  openLab,
  openUnit,
  reportOf,
  setState,
  stateOf,
  test,
} from './support.ts';

const verdict = (lab: Locator): Locator => lab.locator('.verdict').first();

test('by pointer: predict, run, new masks, eval, words, reconcile, self-test', async ({ page }) => {
  const lab = await openLab(page, 'experiment=mode');
  await expect(verdict(lab)).toContainText('?');
  await expect(lab.getByText('not run yet').first().first()).toBeVisible();
  await lab.getByText('Both pairs agree. It is the same input.').click();
  const exponent = lab.getByRole('textbox', { name: 'Exponent' });
  await enter(exponent, '-15');
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Lock it in and run' }).click();

  const report = await reportOf(page);
  await expect(verdict(lab)).toContainText(`Broken by ${report.runs.residual.toFixed(2)}`);
  await expect(lab.getByText(`mask 41: ${report.runA.droppedCount} of 1920 dropped`).first()).toBeVisible();
  await expect(lab.getByText(`N = 64: ${report.sumMean.toFixed(3)}`).first()).toBeVisible();
  await expectAccessible(page);

  await lab.getByRole('button', { name: 'New masks' }).click();
  await expect.poll(async () => (await stateOf(page)).experiments.mode.settings.maskSeed).toBe(43);
  const again = await reportOf(page);
  await expect(lab.getByText(`mask 43: ${again.runA.droppedCount} of 1920 dropped`).first()).toBeVisible();

  const run = lab.locator('[data-figure="a"]');
  await run.scrollIntoViewIfNeeded();
  const box = (await run.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height * 0.45);
  await expect(lab.locator('.row-table thead')).toContainText('Row 5');
  await expect(lab.locator('.row-table [role="status"]')).toContainText('At row 5, column 6:');

  await lab.getByRole('radio', { name: 'eval' }).check();
  await expect(verdict(lab)).toContainText('Identical, bit for bit.');
  expect((await reportOf(page)).runs.identical).toBe(true);
  await lab.getByRole('button', { name: 'Your words' }).click();
  await expect.poll(async () => (await reportOf(page)).sum.rows).toBe(5);
  await expect(lab.locator('[data-figure="tokens"]')).toBeVisible();
  await expectAccessible(page);

  await lab
    .getByRole('button', { name: /^Reconcile/ })
    .last()
    .click();
  await expect(lab.getByText('each train run draws its own').first()).toBeVisible();
  await expect(lab.getByText('This is no rounding').first()).toBeVisible();
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Self-test' }).last().click();
  await lab.getByRole('button', { name: 'Show answer' }).click();
  await expect(lab.locator('.ans-law')).toHaveCount(2);
  await expect(lab.getByText('Sine in the even columns').first()).toBeVisible();
});

test('by keyboard: rate, cells, gradients, undo', async ({ page }) => {
  const lab = await openLab(page, 'experiment=mode&steps=run');
  const rate = lab.getByRole('slider', { name: 'Dropout p' });
  await rate.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await reportOf(page)).keptFactor).toBeCloseTo(1 / 0.75, 12);
  await expect(verdict(lab)).toContainText('(chance 0.25) or multiplied by 1.33.');
  await page.keyboard.press('Home');
  await expect(verdict(lab)).toContainText('With p = 0 train mode drops nothing.');
  await page.keyboard.press('End');
  await expect(verdict(lab)).toContainText('With p = 1 every entry is 0.');
  expect((await reportOf(page)).runA.droppedCount).toBe(1920);
  await lab.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(verdict(lab)).toContainText('Broken by 1.25');

  await lab.locator('[data-figure="difference"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const { difference } = await reportOf(page);
  const said = lab.locator('.row-table [role="status"]');
  await expect(said).toContainText(/^At row \d+, column \d+:/);
  const [, row, col, value] = /row (\d+), column (\d+): ([\d.]+)\.$/.exec((await said.textContent()) ?? '') ?? [];
  expect(value).toBe(difference.data[Number(row) * difference.cols + Number(col)].toFixed(3));

  await lab.getByText('More conditions', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const before = await reportOf(page);
  await lab.getByRole('switch', { name: 'Record gradients' }).focus();
  await page.keyboard.press('Space');
  await expect(lab.getByText('Gradients are off, and train mode still dropped').first()).toBeVisible();
  expect(await reportOf(page)).toEqual(before);
  await page.keyboard.press('Control+z');
  await expect(lab.getByText('Gradients are off')).toHaveCount(0);
});

test.describe('refusals', () => {
  inOneBrowser('input.spec.ts has one refusal of each experiment in every browser');
  test('what cannot be is refused where it was typed, and the picture stays', async ({ page }) => {
    const lab = await openLab(page, 'experiment=mode&steps=run');
    const valid = await reportOf(page);
    await lab.getByText('More conditions', { exact: true }).click();
    const type = async (field: Locator, value: string): Promise<void> => {
      await enter(field, value);
    };
    const refusals: readonly (readonly [string, string, string])[] = [
      ['Dropout p, number', '1.5', 'Dropout p takes a number from 0 to 1. You gave 1.5.'],
      ['Dropout p, number', '-1', 'Dropout p takes a number from 0 to 1. You gave -1.'],
      ['Width d', '0', 'Width d takes an integer from 1 to 512. You gave 0.'],
      ['Rows of zeros', '1000000000', 'Rows of zeros takes an integer from 1 to 1000. You gave 1000000000.'],
    ];
    for (const [name, value, sentence] of refusals) {
      const field = lab.getByRole('textbox', { name });
      const usual = await field.inputValue();
      await type(field, value);
      await expect(lab.locator('.control .error')).toHaveText([sentence]);
      await expect(field).toHaveValue(value);
      expect(await reportOf(page)).toEqual(valid);
      await type(field, usual);
      await expect(lab.locator('.error')).toHaveCount(0);
    }
    await lab.getByRole('radio', { name: 'embeddings' }).check();
    await expect.poll(async () => (await reportOf(page)).sum.rows).toBe(5);
    const field = lab.getByRole('textbox', { name: 'Your words' });
    await type(field, '');
    await expect(lab.locator('.control .error')).toHaveCount(1);
    expect((await reportOf(page)).sum.rows).toBe(5);
    await type(field, '👩‍👩‍👧‍👦 שלום a_b');
    await expect.poll(async () => (await reportOf(page)).sum.rows).toBe(3);
    await expectAccessible(page);
  });
});

test('on a desk the presets and undo are one row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const lab = await openUnit(page);
  await setState(page, { experiment: 'mode', experiments: { mode: { step: 'run', reached: 'run' } } });
  const buttons = lab.locator('.band-acts button');
  await expect(buttons.first()).toBeVisible();
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  // A symbol may shift its line by a pixel.
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
});
