/** Closed book at the keyboard: wrong entries are named, right ones hold, a proof is put in order, and all of it survives a reload. */
import { enter, expect, expectAccessible, expectNoOverflow, inOneBrowser, openUnit, started, test } from './support.ts';

inOneBrowser('what is a formula and what it equals is tested in Node; here one browser is enough');

test('write the entries and the matrix', async ({ page }) => {
  const lab = await openUnit(page);
  await lab.getByRole('button', { name: 'Write it from memory' }).press('Enter');
  // Beside the fields: the live region says some of it too.
  const found = lab.locator('.found');
  const field = (name: string) => lab.getByRole('textbox', { name, exact: true });
  await field('Column of the sine').fill('2j');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sin(i / 10000^(2j/d))');
  await page.keyboard.press('Tab');
  await expect(found.getByText('Equals the table at all 4000 probes.')).toBeVisible();
  await page.keyboard.type('2j+1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cos(i / 10000^((2j+1)/d))');
  await page.keyboard.press('Enter');
  await expect(found.getByText('These are the two columns of a pair.')).toBeVisible();
  await expect(found.getByText(/^Off by \d\.\d\d at i = /)).toBeVisible();
  await expect(found.getByText('The cosine has an exponent of its own', { exact: false })).toBeVisible();
  await expect(found.getByText(/^Run as a theory/)).toBeVisible();
  await expectAccessible(page);

  await enter(field('Entry of the cosine column'), 'cos(i / 10000^(2j/d)');
  await expect(found.getByText('The bracket at character 4 is not closed.')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(')');
  await page.keyboard.press('Enter');
  await expect(found.getByText('Equals the table at all 4000 probes.')).toHaveCount(2);

  const matrix = ['cos(delta w)', '-sin(delta w)', 'sin(delta w)', 'cos(delta w)'];
  await field('Row 1, column 1').focus();
  for (const text of matrix) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(found.getByText('It turns the other way', { exact: false })).toBeVisible();
  await lab.getByRole('radio', { name: '(cos, sin)' }).press('Space');
  await expect(found.getByText('Lands on the pair at', { exact: false })).toBeVisible();
  await expectNoOverflow(page);

  await page.reload();
  await started(page);
  await expect(field('Row 1, column 2')).toHaveValue('-sin(delta w)');
});

test('order the proof', async ({ page }) => {
  const lab = await openUnit(page);
  await lab.getByRole('button', { name: 'Write it from memory' }).press('Enter');
  await lab.getByRole('button', { name: 'Order the proof of' }).press('Enter');
  const found = lab.locator('.found');
  const place = (line: string) => lab.getByRole('button', { name: `Place ${line}`, exact: true }).press('Enter');
  const check = lab.getByRole('button', { name: 'Check' });
  await place('P P = I');
  await place('1TP = 1T');
  await check.press('Enter');
  await expect(found.getByText(/^Line 1 is false, by 1/)).toBeVisible();
  await lab.getByRole('button', { name: 'Take away P P = I' }).press('Enter');
  const rest = [
    'V[XP] = βv1T + ΩvXP',
    'Q[XP] = Q[X]P,  K[XP] = K[X]P',
    'V[XP] = V[X]P',
    'K[XP]T Q[XP] = PT A P',
    'Sa[XP] = V[X]P PT Softmax[A] P',
    'Softmax[PT A P] = PT Softmax[A] P',
    'P PT = I',
    'Sa[XP] = Sa[X]P',
  ];
  for (const line of rest) await place(line);
  await check.press('Enter');
  await expect(found.getByText(/^Line 6 comes too early/)).toBeVisible();
  await lab.getByRole('button', { name: 'Drag Sa[XP] = V[X]P PT' }).press('ArrowDown');
  await check.press('Enter');
  await expect(found.getByText('The proof stands.')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.reload();
  await started(page);
  await expect(found.getByText('The proof stands.')).toBeVisible();
});

test('say what fails, and draw new numbers', async ({ page }) => {
  const lab = await openUnit(page);
  await lab.getByRole('button', { name: 'Write it from memory' }).press('Enter');
  await lab.getByRole('button', { name: 'A text meets its table' }).press('Enter');
  await lab.getByRole('radio', { name: /^the add/ }).press('Space');
  await lab.getByRole('textbox', { name: 'The number for a', exact: false }).fill('1000');
  await lab.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(lab.locator('.found').getByText('1500 rows cannot be added to 1000.')).toBeVisible();
  await expect(lab.locator('.found').getByText('a and b are exchanged', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await lab.getByRole('button', { name: 'New numbers' }).press('Enter');
  await expect(lab.getByRole('radio', { name: /^the add/ })).not.toBeChecked();
});
