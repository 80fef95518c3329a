/** Spot the bug at the keyboard: a tempting test is answered, the separating one is found, and the tally survives a reload. */
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inOneBrowser,
  openUnit,
  started,
  stateOf,
  test,
} from './support.ts';

inOneBrowser('what the tests read and how answers are graded is tested in Node; here one browser is enough');

test('pick a tempting test, then the one that separates', async ({ page }) => {
  const lab = await openUnit(page);
  await lab.getByRole('button', { name: 'Spot the bug' }).press('Enter');
  const tests = lab.getByRole('group', { name: 'Which test do all wrong variants fail' });
  await tests.getByRole('radio', { name: 'Row 0 is 0, 1, 0, 1, …' }).press('Space');
  await lab.getByRole('button', { name: 'Keep this test' }).press('Enter');
  const prediction = lab.getByRole('group', { name: /Answer for each variant\.$/ });
  await prediction.getByRole('checkbox', { name: /know yet/ }).press('Space');
  const variant = lab.getByRole('group', { name: 'Which variant is right?' });
  await variant.getByRole('radio', { name: /know yet/ }).press('Space');
  await lab.getByRole('button', { name: 'Run every test' }).press('Enter');
  await expect(lab.locator('.ans').getByText('All variants pass your test', { exact: false })).toBeVisible();
  const row = lab.getByRole('row', { name: /the squares add up to 1/ }).first();
  await expect(row.getByRole('cell').last()).toHaveText('yes');
  await expect(lab.getByRole('button', { name: /^Angles of the columns/ })).toContainText('Not found, 0 of 1 times');
  await expectAccessible(page);

  await lab.getByRole('button', { name: 'Again with fresh numbers' }).press('Enter');
  await tests.getByRole('radio', { name: /the squares add up to 1/ }).press('Space');
  await lab.getByRole('button', { name: 'Keep this test' }).press('Enter');
  const right = await lab.locator('.variants > div').filter({ hasText: '⌊' }).locator('dt').textContent();
  const field = (letter: string) => prediction.getByRole('textbox', { name: letter, exact: true });
  await field('A').fill('0.9');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0.8');
  await variant.getByRole('radio', { name: right ?? '', exact: true }).press('Space');
  await lab.getByRole('button', { name: 'Run every test' }).press('Enter');
  await expect(lab.locator('.ans').getByText('Found.')).toBeVisible();
  expect((await stateOf(page)).pages.bugs.tally).toEqual({ S01: { found: 1, missed: 1, last: 'found' } });
  for (const width of [700, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }

  await page.reload();
  await started(page);
  await expect(lab.getByRole('row', { name: /the squares add up to 1/ }).first()).toBeVisible();
});
