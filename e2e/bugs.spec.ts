/** Spot the bug at the keyboard: a tempting test is answered, the separating one is found, and the tally survives a reload. */
import type { Locator } from '@playwright/test';
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

/** A key on what can take it: at once after the key before, the picture may still be the old one. */
async function key(name: string, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.press(name);
}

test('pick a tempting test, then the one that separates', async ({ page }) => {
  const lab = await openUnit(page);
  await key('Enter', lab.getByRole('button', { name: 'Spot the bug' }));
  const tests = lab.getByRole('group', { name: 'Which test do all wrong variants fail' });
  await key('Space', tests.getByRole('radio', { name: 'Row 0 is 0, 1, 0, 1, …' }));
  await key('Enter', lab.getByRole('button', { name: 'Keep this test' }));
  const prediction = lab.getByRole('group', { name: /Answer for each variant\.$/ });
  await key('Space', prediction.getByRole('checkbox', { name: /know yet/ }));
  const variant = lab.getByRole('group', { name: 'Which variant is right?' });
  await key('Space', variant.getByRole('radio', { name: /know yet/ }));
  await key('Enter', lab.getByRole('button', { name: 'Run every test' }));
  await expect(lab.locator('.ans').getByText('All variants pass your test', { exact: false })).toBeVisible();
  const row = lab.getByRole('row', { name: /the squares add up to 1/ }).first();
  await expect(row.getByRole('cell').last()).toHaveText('yes');
  await expect(lab.getByRole('button', { name: /^Angles of the columns/ })).toContainText('Not found, 0 of 1 time');
  await expectAccessible(page);

  await key('Enter', lab.getByRole('button', { name: 'Again with fresh numbers' }));
  await key('Space', tests.getByRole('radio', { name: /the squares add up to 1/ }));
  await key('Enter', lab.getByRole('button', { name: 'Keep this test' }));
  const right = await lab.locator('.variants > div').filter({ hasText: '⌊' }).locator('dt').textContent();
  const field = (letter: string) => prediction.getByRole('textbox', { name: letter, exact: true });
  await field('A').focus();
  await page.keyboard.type('0.9');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0.8');
  await key('Space', variant.getByRole('radio', { name: right ?? '', exact: true }));
  await key('Enter', lab.getByRole('button', { name: 'Run every test' }));
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
