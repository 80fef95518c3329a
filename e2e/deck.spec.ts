/** The self-test deck: a round at the keyboard, what the device keeps, and the deck as a file out and in. */
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  onlyChromium,
  openUnit,
  started,
  stateOf,
  test,
} from './support.ts';

onlyChromium('Playwright hears of no file that Debian’s Firefox saves');

test('answer two cards; a missed one comes back; a reload, a reset and a file keep the marks', async ({ page }) => {
  const lab = await openUnit(page);
  await lab.getByRole('button', { name: 'Self-test deck' }).click();
  await expect(lab.getByText('20 due today.')).toBeVisible();
  await lab.getByRole('button', { name: 'Answer 20 cards' }).press('Enter');

  const answer = async (mark: string): Promise<void> => {
    await lab.getByRole('textbox').fill('my words');
    await lab.getByRole('button', { name: 'Show answer' }).press('Enter');
    await lab.getByRole('checkbox').first().press('Space');
    await expect(lab.getByText(/1 of \d ideas. We suggest Missed. You decide./)).toBeVisible();
    await lab.getByRole('button', { name: mark, exact: true }).press('Enter');
  };
  await answer('Missed');
  await expect(lab.getByText('Marked Missed. It comes back at the end of this round, and tomorrow.')).toBeVisible();
  await lab.getByText('Often said').click();
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Next card' }).press('Enter');
  await answer('Got it');
  await lab.getByRole('button', { name: 'Next card' }).press('Enter');
  await expect(lab.getByText('19 cards to go, 1 missed before.')).toBeVisible();
  await expect(lab.getByRole('button', { name: /^Permutation equivariance/ })).toContainText('Missed, back at the end');
  expect((await stateOf(page)).pages.deck.queue.at(-1)).toBe('ST01');

  await page.reload();
  await started(page);
  await expect(lab.getByText(/18 due today, next on \d+ \w+/)).toBeVisible();
  const { schedule } = (await stateOf(page)).pages.deck;
  expect(Object.keys(schedule)).toEqual(['ST01', 'ST02']);

  const waiting = page.waitForEvent('download');
  await lab.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const saved = await waiting;
  expect(saved.suggestedFilename()).toMatch(/^position-lab-deck-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await saved.path());

  await lab.getByRole('button', { name: 'Forget all' }).press('Enter');
  await lab.getByRole('button', { name: 'Press again to forget 2 cards' }).press('Enter');
  await expect(lab.getByText('20 due today.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lab.getByText('Undone. The marks of 2 cards are as before.')).toBeVisible();
  expect((await stateOf(page)).pages.deck.schedule).toEqual(schedule);
  await lab.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(lab.getByText('20 due today.')).toBeVisible();

  const field = lab.getByLabel('Add from a file');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a deck') });
  await expect(lab.getByText('This is no deck file: it is no JSON. The deck stays as it is.')).toBeVisible();
  await field.setInputFiles({ name: saved.suggestedFilename(), mimeType: 'application/json', buffer: file });
  await expect(lab.getByText('2 cards in the file, all taken.')).toBeVisible();
  expect((await stateOf(page)).pages.deck.schedule).toEqual(schedule);

  for (const width of [700, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});
