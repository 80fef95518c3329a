/** The deck, the closed book and the bugs by a finger alone on a phone. Right answers are worked out by hand: the engine must find them right. */
import type { Locator } from '@playwright/test';
import { button, phone, radio, stroke, tap, type } from './fingers.ts';
import { expect, onlyChromium, openLab, stateOf, test } from './support.ts';

onlyChromium('touch is emulated in Chromium only');
test.use(phone);

const field = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('textbox', { name });

test('the deck by touch alone: a round, a missed card, another card, the file, forget and undo', async ({ page }) => {
  const lab = await openLab(page, 'experiment=deck');
  const deck = async () => (await stateOf(page)).pages.deck;
  await tap(page, button(lab, 'Answer 20 cards'));
  const answer = async (mark: string): Promise<void> => {
    await type(page, lab.locator('textarea'), 'my words');
    await tap(page, button(lab, 'Show answer'));
    await tap(page, lab.getByRole('checkbox').first());
    await expect(lab.getByText(/^1 of \d ideas\./)).toBeVisible();
    await tap(page, lab.getByRole('button', { name: mark, exact: true }));
    await expect(lab.getByText(`Marked ${mark}.`)).toBeVisible();
  };
  await answer('Missed');
  await tap(page, lab.getByText('Often said'));
  await tap(page, button(lab, 'Next card'));
  await answer('Got it');
  await tap(page, button(lab, /^Pads on the left/));
  await tap(page, button(lab, 'End this round'));
  await expect(lab.getByText(/^18 due today, next on/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await tap(page, button(lab, 'Save as a file'));
  await saved;
  const chosen = page.waitForEvent('filechooser');
  await tap(page, lab.getByLabel('Add from a file'));
  await (await chosen).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no deck') });
  await expect(lab.getByText('This is no deck file: it is no JSON.')).toBeVisible();
  const { schedule } = await deck();
  await tap(page, button(lab, 'Forget all'));
  await tap(page, button(lab, 'Press again to forget 2 cards'));
  await expect(lab.getByText('20 due today.').first()).toBeVisible();
  await tap(page, button(lab, 'Undo'));
  expect((await deck()).schedule).toEqual(schedule);
});

test('the closed book by touch alone: entries, the proof, the steps', async ({ page }) => {
  const lab = await openLab(page, 'experiment=closed-book');
  const found = lab.locator('.found');
  const typed = {
    'Column of the sine': '2j',
    'Entry of the sine column': 'sin(i / 10000^(2j/d))',
    'Column of the cosine': '2j+1',
    'Entry of the cosine column': 'cos(i / 10000^(2j/d))',
    'Row 1, column 1': 'cos(delta w)',
    'Row 1, column 2': 'sin(delta w)',
    'Row 2, column 1': '-sin(delta w)',
    'Row 2, column 2': 'cos(delta w)',
  };
  for (const [name, text] of Object.entries(typed)) await type(page, field(lab, name), text);
  await tap(page, button(lab, 'Check'));
  await expect(found.getByText('Equals the table')).toHaveCount(2);
  await expect(found.getByText('Lands on the pair at', { exact: false })).toBeVisible();
  await tap(page, radio(lab, 'The pair is', '(cos, sin)'));
  await expect(found.getByText('It turns the other way', { exact: false })).toBeVisible();
  await tap(page, radio(lab, 'The pair is', '(sin, cos)'));

  await tap(page, button(lab, /^Next task: Order the proof/));
  await tap(page, button(lab, 'Place P P = I'));
  await tap(page, button(lab, 'Take away P P = I'));
  const lines = [
    '1TP = 1T',
    'V[XP] = βv1T + ΩvXP',
    'V[XP] = V[X]P',
    'Q[XP] = Q[X]P, K[XP] = K[X]P',
    'K[XP]T Q[XP] = PT A P',
    'Softmax[PT A P] = PT Softmax[A] P',
    'P PT = I',
    'Sa[XP] = V[X]P PT Softmax[A] P',
    'Sa[XP] = Sa[X]P',
  ];
  for (const line of lines) await tap(page, lab.getByRole('button', { name: `Place ${line}`, exact: true }));
  await tap(page, button(lab, 'Check'));
  await expect(found.getByText('The proof stands.')).toBeVisible();

  await tap(page, button(lab, /^Next task: Order the steps/));
  const steps = async () => (await stateOf(page)).pages['closed-book'].tasks['forward-order'].steps;
  for (const name of ['Look up', 'Look up', 'Look up', 'Multiply', 'Multiply'])
    await tap(page, lab.getByRole('button', { name: new RegExp(`^Move ${name}.* up$`) }));
  for (const name of ['Dropout', 'Dropout']) await tap(page, button(lab, `Move ${name} down`));
  await tap(page, button(lab, /^Move First block.* down$/));
  await tap(page, button(lab, /^Move First block.* down$/));
  await expect.poll(steps).toEqual(['lookUp', 'scale', 'add', 'dropout', 'block']);
  await tap(page, button(lab, 'Check'));
  await expect(found.getByText('The numbers are those of the right order')).toBeVisible();
  // A drag by the grip does the same: from the last place to the first.
  const places = await lab
    .locator('.ordered > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  const way = Math.min(...places) - Math.max(...places);
  await stroke(await page.context().newCDPSession(page), button(lab, /^Drag First block/), { y: way });
  await expect.poll(steps).toEqual(['block', 'lookUp', 'scale', 'add', 'dropout']);
});

test('the closed book by touch alone: what fails, where positions enter, dropout', async ({ page }) => {
  const lab = await openLab(page, 'experiment=closed-book');
  const found = lab.locator('.found');
  await tap(page, button(lab, /^A text meets its table/));
  await tap(page, radio(lab, 'Which step fails?', /^the add/));
  const numbers: Record<string, string> = {
    'Rows that the slice gives:': '1000',
    'The shortest text that fails': '1001',
    'The smallest max_len': '1500',
    'PyTorch’s message names a and b.': '1500',
    'The number for b:': '1000',
    'The dimension it names:': '1',
  };
  for (const [name, number] of Object.entries(numbers)) await type(page, field(lab, name), number);
  await tap(page, radio(lab, 'What kind of error is it?', 'two sizes do not match'));
  await tap(page, radio(lab, 'What cures it', 'a new table with more rows'));
  await tap(page, radio(lab, 'What must not be done in silence', /^the text cut/));
  await tap(page, radio(lab, 'What does the cure leave open?', /^how well/));
  await tap(page, button(lab, 'Check'));
  await expect(found.locator('.badge')).toHaveCount(11);
  await expect(found.getByText('≠')).toHaveCount(0);

  await tap(page, button(lab, /^Next task: Where do positions enter/));
  await tap(page, lab.getByLabel('Model'));
  // The list that comes up is the system's own.
  await lab.getByLabel('Model').selectOption('ALiBi');
  // A number per offset on the score of every layer, into none of the three.
  await tap(page, radio(lab, 'Where?', 'inside every layer'));
  await tap(page, radio(lab, 'How?', 'a number is added to the score'));
  await tap(page, lab.getByRole('checkbox', { name: 'values' }));
  await tap(page, lab.getByRole('checkbox', { name: 'values' }));
  await tap(page, radio(lab, 'Counted by what?', 'the offset of a pair'));
  await tap(page, button(lab, 'Check'));
  await expect(found.getByText('Every probe of your stack agrees')).toBeVisible();

  await tap(page, button(lab, /^Dropout on one entry/));
  // 3/5 + 1 over 1 − 1/5 is 2, kept with 4/5.
  await type(page, field(lab, 'Each value that may come out'), '2 with 0.8; 0 with 0.2');
  await tap(page, button(lab, 'Check'));
  await expect(found.getByText('These are the values and their probabilities.')).toBeVisible();
  await tap(page, button(lab, 'New numbers'));
  await expect(found.locator('.badge')).toHaveCount(0);
});

test('a bug by touch alone: a test, a value for each variant, the right one, the next card', async ({ page }) => {
  const lab = await openLab(page, 'experiment=bugs');
  await tap(page, radio(lab, 'Which test do all wrong variants fail', /the squares add up to 1/));
  await tap(page, button(lab, 'Keep this test'));
  const value = lab.getByRole('group', { name: /Answer for each variant\.$/ });
  for (const letter of ['A', 'B']) await type(page, value.getByRole('textbox', { name: letter, exact: true }), '2');
  const right = (await lab.locator('.variants > div').filter({ hasText: '⌊' }).locator('dt').textContent()) ?? '';
  await tap(
    page,
    lab.getByRole('group', { name: 'Which variant is right?' }).getByRole('radio', { name: right, exact: true }),
  );
  await tap(page, button(lab, 'Run every test'));
  await expect(lab.locator('.ans').getByText('Found.')).toBeVisible();
  // No cosine is 2.
  await expect(
    lab.locator('.ans').getByText('You predicted A 2, B 2. The engine finds', { exact: false }),
  ).toBeVisible();
  await tap(page, button(lab, 'Next card'));
  await expect(lab.locator('.bug').getByRole('heading', { name: 'Frequencies of the pairs' })).toBeFocused();
  await tap(page, lab.getByText('All cards'));
  await tap(page, lab.getByRole('button', { name: /^Angles of the columns/ }));
  await expect(lab.locator('.bug').getByRole('heading', { name: 'Angles of the columns' })).toBeFocused();
});
