/** Encoding explorer, by keyboard: move the row, read a cell, take a printed picture, answer a round. */
import type { Locator } from '@playwright/test';
import {
  enter,
  expect,
  expectAccessible,
  expectNoOverflow,
  inOneBrowser,
  openLab,
  press,
  reportOf,
  stateOf,
  test,
} from './support.ts';

inOneBrowser('the pictures and their cursor do not depend on the engine of the browser');

test('slide the row, read a cell with the arrow keys, turn to UDL’s figure, answer a round', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const lab = await openLab(page, 'experiment=explorer');
  await expect(lab.getByRole('heading', { name: 'Read the table of positions.' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  const slider = lab.getByRole('slider', { name: 'Row i' });
  await slider.focus();
  for (let k = 0; k < 3; k++) await page.keyboard.press('ArrowRight');
  await expect(lab.getByText('Row 13 is one line through all three pictures.').first()).toBeVisible();
  await expect(lab.getByText('written lowest first: 101100.').first()).toBeVisible();

  // The first key enters at the corner; then 7 columns to the right, 10 rows down.
  const cells = lab.getByRole('application', { name: 'The table of positions' });
  await cells.focus();
  for (let k = 0; k < 8; k++) await page.keyboard.press('ArrowRight');
  for (let k = 0; k < 10; k++) await page.keyboard.press('ArrowDown');
  await expect(lab.getByRole('heading', { name: 'Row 10, column 7' })).toBeVisible();
  const { table, angles } = await reportOf(page);
  const [angle, entry] = [angles, table].map(({ data }) => data[10 * 32 + 7].toFixed(4).replace('-', '−'));
  await expect(lab.locator('.cell-formula')).toContainText(`cos(${angle}) = ${entry}`);

  await press(lab, 'UDL Figure 12.5');
  await expect.poll(async () => (await stateOf(page)).orientation).toBe('columns');
  await expect(lab.getByText('128 features, 80 positions')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);

  await press(lab, 'Predict');
  await lab.getByRole('radio', { name: 'Row 0 is all zeros.' }).check();
  const unknown = lab.getByText('I don’t know yet. Show me.');
  await unknown.first().click();
  await unknown.last().click();
  await press(lab, 'Lock it in and run');
  await press(lab, /^Reconcile/);
  await expect(lab.getByText('Only the sines are 0 there. The cosine of angle 0 is 1.')).toBeVisible();
});

test('put an encoding of one’s own beside the table: a formula, a mistake in it, pasted rows, undo', async ({
  page,
}) => {
  const lab = await openLab(page, 'experiment=explorer');
  const own = lab.getByRole('region', { name: 'Your own encoding' });
  await own.getByRole('radio', { name: 'a formula' }).focus();
  await page.keyboard.press('Space');
  const formula = own.getByRole('textbox', { name: 'Entry at i, c' });
  await enter(formula, 'sin(i/10000^(2j/d) + (c - 2j) pi/2)');
  await expect(own.getByText('It is the sinusoidal table to')).toBeVisible();
  await expectAccessible(page);

  await enter(formula, '1/i');
  await expect(own.getByRole('alert')).toHaveText(
    'The formula gives Infinity at i = 0, c = 0. Every entry must be a finite number.',
  );
  await expect(formula).toHaveValue('1/i');
  await expect(own.getByText('It is the sinusoidal table to')).toBeVisible();

  await own.getByRole('radio', { name: 'pasted rows' }).check();
  const rows = own.getByRole('textbox', { name: 'Rows' });
  const print = 'tensor([[ 0.0000,  1.0000],\n        [ 0.8415,  0.5403],\n        [ 0.9093, -0.4161]])';
  await paste(rows, print);
  await expect(own.getByText('Read: 3 rows of 2 numbers, rounded to 4 decimals.')).toBeVisible();
  expect((await reportOf(page)).own.properties.rotation.holds).toBe(true);
  await paste(rows, `${print.slice(0, 40)} ...`);
  await expect(own.getByRole('alert')).toContainText('Line 2 has “...”');
  await expect(rows).toHaveValue(`${print.slice(0, 40)} ...`);
  await press(lab, 'Undo');
  await expect(rows).toHaveValue(print);
});

/** As `enter`, in a field of several lines. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill(text.slice(0, -1));
  await field.press('Control+End');
  await field.pressSequentially(text.slice(-1));
  await field.blur();
}
