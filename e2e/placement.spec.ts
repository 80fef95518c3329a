/** Where positions enter, by pointer and by keyboard: wires, a bias per offset, a refused bias, a question answered. */
import {
  enter,
  expect,
  expectAccessible,
  expectNoOverflow,
  inOneBrowser,
  openLab,
  press,
  reportOf,
  test,
} from './support.ts';

inOneBrowser('the drawing and its controls do not depend on the engine of the browser');

test('choose where positions enter, read the wires, type a bias, answer the first question', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const lab = await openLab(page, 'experiment=placement');
  await expect(lab.getByRole('heading', { name: 'Where do positions enter?' })).toBeVisible();
  await expect(lab.getByText('Five equal tokens, spread of outputs')).toHaveCount(3);
  await expectNoOverflow(page);
  await expectAccessible(page);

  const where = lab.getByRole('radiogroup', { name: 'Where' });
  await where.getByRole('radio').nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await lab.getByRole('switch', { name: 'into V' }).focus();
  await page.keyboard.press('Space');
  await expect(lab.getByRole('heading', { name: 'In Q, K and V', exact: true })).toBeVisible();
  await expect.poll(async () => (await reportOf(page)).queryKey.layers[0].value.carries).toBe('position');

  const bias = lab.getByRole('textbox', { name: 'Bias at offset −1' });
  await enter(bias, 'much');
  await expect(lab.getByRole('alert')).toContainText('takes numbers');
  await enter(bias, '0');
  await expect.poll(async () => (await reportOf(page)).offsets.outputChange.holds).toBe(true);
  await expect(lab.getByRole('alert')).toHaveCount(0);

  await press(lab, 'Predict');
  await lab.getByRole('radio', { name: 'Input and every layer.' }).check();
  await press(lab, 'Lock it in and run');
  await press(lab, /^Reconcile/);
  await expect(lab.getByText('In a stack of one, every layer is the first layer.')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
});
