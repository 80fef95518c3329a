/** A learner overflows the table: by pointer, by keyboard, with numbers that cannot be. */
import { expect, expectAccessible, inOneBrowser, openLab, reportOf, stateOf, test } from './support.ts';

test('by pointer: predict, run, cure, reconcile', async ({ page }) => {
  const lab = await openLab(page, 'experiment=overflow');
  await expect(lab.getByText('1500 tokens meet a table of 1000 rows').first()).toBeVisible();
  await expect(lab.getByText('RuntimeError')).toHaveCount(0);
  await lab.getByText('Taking the rows from it.').click();
  await lab.locator('input[type="text"]').last().fill('500');
  await lab.locator('input[type="text"]').last().blur();
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Lock it in and run' }).click();

  const report = await reportOf(page);
  const error = lab.locator('.err pre');
  await expect(error).toHaveText(report.frameworks[0].text);
  await expect(error.locator('mark')).toHaveText(['1500', '1000', 'dimension 1']);
  const clamp = report.cures.find((cure: { policy: string }) => cure.policy === 'clamp');
  await expect(lab.getByText(`${clamp.lastRowTokens} tokens share row ${report.lastPosition}.`).first()).toBeVisible();

  await lab.getByRole('radio', { name: 'NumPy', exact: true }).click();
  await expect(error).toHaveText(report.frameworks[3].text);
  await lab.getByRole('radio', { name: 'JAX', exact: true }).click();
  await expect(lab.getByText('Not run here: the documented wording.').first()).toBeVisible();
  await lab.getByRole('radio', { name: '1000', exact: true }).click();
  await expect(lab.getByText('The add fits.', { exact: true }).first()).toBeVisible();
  expect((await reportOf(page)).outcome).toBe('fits');
  await lab.getByRole('radio', { name: '1001', exact: true }).click();
  await lab.getByText('Wrap', { exact: true }).click();
  await expect(lab.getByText('Wrapping gives 1 pair of tokens the same row.').first().first()).toBeVisible();
  await expectAccessible(page);

  await lab
    .getByRole('button', { name: /^Reconcile/ })
    .last()
    .click();
  await expect(
    lab.getByText('A slice past the end is clipped: asked for 1500, it gives 1000 rows.').first(),
  ).toBeVisible();
  await expect(lab.getByText('That makes 501.').first()).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard: the slider, the stops, the cures', async ({ page }) => {
  const lab = await openLab(page, 'experiment=overflow&steps=run');
  const slider = lab.getByRole('slider', { name: 'Input length' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await stateOf(page)).experiments.overflow.settings.length).toBe(1501);
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await reportOf(page)).missingRows).toBe(491);
  await expect(lab.getByText('491 rows missing').first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(lab.getByText('1 token meets 1 row, so the add fits.').first().first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await lab.getByRole('radio', { name: '1500', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(lab.getByText('500 rows missing').first()).toBeVisible();
  await lab.getByRole('radio', { name: /^Rebuild/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    lab.getByText('Truncating drops the last 500 tokens, and no error says so.').first().first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(
    lab.getByText('Clamping puts 501 tokens on row 999, so their order is gone.').first().first(),
  ).toBeVisible();
});

test.describe('refusals', () => {
  inOneBrowser('input.spec.ts has one refusal of each experiment in every browser');
  test('lengths that cannot be: one sentence, and the last picture stays', async ({ page }) => {
    const lab = await openLab(page, 'experiment=overflow&steps=run');
    const field = lab.getByRole('textbox', { name: 'Input length, number' });
    for (const typed of ['-1', '1000000000', '2.5', '0', 'many']) {
      await field.selectText();
      await page.keyboard.type(typed);
      await field.press('Enter');
      // The sentence of the number before would do for the next lines: let this one be drawn first.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const message = lab.locator('.cond .error');
      await expect(message).toHaveCount(1);
      await expect(message).toContainText('Input length takes');
      await expect(field).toHaveValue(typed);
      await expect(lab.getByText('500 rows missing').first()).toBeVisible();
    }
    await expectAccessible(page);
    await field.selectText();
    await page.keyboard.type('1001');
    await field.press('Enter');
    await expect(lab.locator('.cond .error')).toHaveCount(0);
    await expect(lab.getByText('1 row missing').first()).toBeVisible();
  });
});

test('the silent exceptions: one row, an odd width, ViT', async ({ page }) => {
  const lab = await openLab(page, 'experiment=overflow&steps=run');
  await lab.getByRole('button', { name: 'One stored row' }).click();
  await expect(lab.getByText('Nothing fails. Every token gets row 0.').first()).toBeVisible();
  await lab.getByRole('button', { name: 'Odd width' }).click();
  await expect(lab.locator('.err pre')).toContainText('Target sizes: [1, 1000, 15].  Tensor sizes: [1000, 16]');
  await expect(lab.getByText('our table ends in a lone sine').first()).toBeVisible();
  await lab.getByRole('button', { name: 'ViT’s table' }).click();
  await expect(lab.getByText('The add fails. There was no slice.').first()).toBeVisible();
  await expectAccessible(page);
});

for (const width of [320, 360, 700, 1280]) {
  test(`nothing runs over at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLab(page, 'experiment=overflow&steps=run');
    const inside = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await inside()).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
