/**
 * The deck, the closed book and the bugs with nothing but keys. Right answers are worked out by hand: the engine must find them right.
 */
import type { Locator, Page } from '@playwright/test';
import { button, choose, key, press, tabTo, write } from './keys.ts';
import { expect, experiments, openLab, openUnit, stateOf, test, unheard } from './support.ts';

/** It passes there too, in the long run. */
const longWay = 'hundreds of Tabs take Firefox long; the other stories press the same keys in it';

const field = (lab: Locator, name: string): Locator => lab.getByRole('textbox', { name, exact: true });
/** Radios of a question: a group whose name is the question. */
const question = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('group', { name });

async function open(page: Page, name: string): Promise<Locator> {
  const lab = await openUnit(page);
  await key(page, lab.getByRole('navigation', { name: 'Unit overview' }).getByRole('button', { name }));
  await expect(lab.getByRole('heading', { level: 1 })).toBeFocused();
  return lab;
}

test('the deck by keyboard alone: a round, a missed card, another card, the file, forget and undo', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', unheard);
  const lab = await open(page, 'Self-test deck');
  const deck = async () => (await stateOf(page)).pages.deck;
  const asked = lab.locator('.self-test').getByRole('heading', { level: 2 });
  await key(page, button(lab, 'Answer 20 cards'));
  await expect(asked).toBeFocused();
  const answer = async (mark: string): Promise<void> => {
    await write(page, lab.locator('textarea'), 'my words');
    await key(page, button(lab, 'Show answer'));
    await expect(lab.getByRole('heading', { name: 'Answer', exact: true })).toBeFocused();
    await key(page, lab.getByRole('checkbox').first(), 'Space');
    await expect(lab.getByRole('checkbox').first()).toBeFocused();
    await expect(lab.getByText(/^1 of \d ideas\./)).toBeVisible();
    await key(page, lab.getByRole('button', { name: mark, exact: true }));
    await expect(lab.getByText(`Marked ${mark}.`)).toBeFocused();
  };
  await answer('Missed');
  await key(page, lab.getByText('Often said'));
  await key(page, button(lab, 'Next card'));
  await expect(asked).toBeFocused();
  await answer('Got it');
  await key(page, button(lab, 'Write it again'));
  await expect(asked).toBeFocused();
  await answer('Got it');
  expect((await deck()).queue.at(-1)).toBe('ST01');

  await key(page, lab.getByRole('button', { name: /^Pads on the left/ }));
  await expect(asked).toBeFocused();
  await key(page, button(lab, 'End this round'));
  await expect(lab.getByText(/^18 due today, next on/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await key(page, button(lab, 'Save as a file'));
  expect((await saved).suggestedFilename()).toMatch(/^position-lab-deck-.*\.json$/);
  // Enter on the field for a file opens the browser's own dialog.
  const chosen = page.waitForEvent('filechooser');
  await key(page, lab.getByLabel('Add from a file'));
  await (await chosen).setFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no deck') });
  await expect(lab.getByText('This is no deck file: it is no JSON.')).toBeVisible();

  const { schedule } = await deck();
  await key(page, button(lab, 'Forget all'), 'Enter', 'Enter');
  await expect(lab.getByText('20 due today.').first()).toBeVisible();
  await press(page, 'Control+z');
  expect((await deck()).schedule).toEqual(schedule);
  await key(page, button(lab, 'Redo'));
  await expect(lab.getByText('20 due today.').first()).toBeVisible();
});

test('the closed book by keyboard alone: entries, the proof, the steps', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium' && !process.env.POSLAB_LONG, longWay);
  const lab = await open(page, 'Write it from memory');
  const found = lab.locator('.found');
  const heading = lab.locator('.book-task').getByRole('heading', { level: 2 }).first();
  const entries = ['2j', 'sin(i / 10000^(2j/d))', '2j+1', 'cos(i / 10000^(2j/d)'];
  await tabTo(page, field(lab, 'Column of the sine'));
  for (const text of entries) {
    await page.keyboard.type(text);
    await press(page, 'Tab');
  }
  await expect(found.getByText('The bracket at character 4 is not closed.')).toBeVisible();
  await tabTo(page, field(lab, 'Entry of the cosine column'));
  await press(page, 'End');
  await page.keyboard.type(')');
  await press(page, 'Enter');
  await expect(found.getByText('Equals the table')).toHaveCount(2);
  await choose(page, question(lab, 'The pair is'), 1);
  await choose(page, question(lab, 'written as a'), 0);
  await tabTo(page, field(lab, 'Row 1, column 1'));
  for (const text of ['cos(delta w)', '-sin(delta w)', 'sin(delta w)', 'cos(delta w)']) {
    await page.keyboard.type(text);
    await press(page, 'Tab');
  }
  await expect(found.getByText('Lands on the pair at', { exact: false })).toBeVisible();
  await key(page, lab.getByText('Show the answer').last());

  await key(page, button(lab, /^Next task: Order the proof/));
  await expect(heading).toBeFocused();
  const lines = [
    'V[XP] = βv1T + ΩvXP',
    '1TP = 1T',
    'Q[XP] = Q[X]P,  K[XP] = K[X]P',
    'V[XP] = V[X]P',
    'K[XP]T Q[XP] = PT A P',
    'Sa[XP] = V[X]P PT Softmax[A] P',
    'Softmax[PT A P] = PT Softmax[A] P',
    'P PT = I',
    'Sa[XP] = Sa[X]P',
  ];
  await key(page, button(lab, 'Place P P = I'));
  await key(page, button(lab, 'Take away P P = I'));
  for (const line of lines) await key(page, lab.getByRole('button', { name: `Place ${line}`, exact: true }));
  await key(page, button(lab, 'Check'));
  await expect(found.getByText(/^Line 6 comes too early/)).toBeVisible();
  // Lifted, carried over two lines, set down; then back up by a button and down by another.
  await key(page, button(lab, 'Drag Sa[XP] = V[X]P PT'), 'Space', 'ArrowDown', 'ArrowDown', 'Space');
  await key(page, button(lab, 'Move Sa[XP] = V[X]P PT Softmax[A] P up'));
  await key(page, button(lab, 'Move Sa[XP] = V[X]P PT Softmax[A] P down'));
  await key(page, button(lab, 'Check'));
  await expect(found.getByText('The proof stands.')).toBeVisible();

  await key(page, button(lab, /^Next task: Order the steps/));
  await expect(heading).toBeFocused();
  // Dropout, block, scale, look up, add: by hand the order is look up, scale, add, dropout, block.
  await key(page, button(lab, /^Drag Look up/), 'Home');
  await key(page, button(lab, /^Drag Multiply/), 'ArrowUp', 'ArrowUp');
  await key(page, button(lab, /^Drag First block/), 'End');
  await key(page, button(lab, /^Drag Dropout/), 'Space', 'ArrowDown', 'Enter');
  await key(page, button(lab, 'Check'));
  await expect(found.getByText('The numbers are those of the right order')).toBeVisible();
  const steps = async () => (await stateOf(page)).pages['closed-book'].tasks['forward-order'].steps;
  await key(page, button(lab, /^Drag First block/), 'Space', 'ArrowUp', 'ArrowUp', 'Escape');
  expect(await steps()).toEqual(['lookUp', 'scale', 'add', 'dropout', 'block']);
  await key(page, button(lab, 'Shuffle'));
  await expect(button(lab, 'Shuffle')).toBeFocused();
});

test('the closed book by keyboard alone: what fails, where positions enter, dropout', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium' && !process.env.POSLAB_LONG, longWay);
  const lab = await open(page, 'Write it from memory');
  const found = lab.locator('.found');
  const heading = lab.locator('.book-task').getByRole('heading', { level: 2 }).first();
  await key(page, button(lab, /^A text meets its table/));
  await expect(heading).toBeFocused();
  await choose(page, question(lab, 'Which step fails?'), 3);
  const numbers = {
    'Rows that the slice gives:': '1000',
    'The shortest text that fails at this table, in tokens:': '1001',
    'The smallest max_len that takes this text:': '1500',
    'PyTorch’s message names a and b. The number for a:': '1500',
    'The number for b:': '1000',
    'The dimension it names:': '1',
  };
  for (const [name, number] of Object.entries(numbers)) await write(page, field(lab, name), number);
  await choose(page, question(lab, 'What kind of error is it?'), 0);
  await choose(page, question(lab, 'What cures it, and changes no old row?'), 0);
  await choose(page, question(lab, 'What must not be done in silence'), 1);
  await choose(page, question(lab, 'What does the cure leave open?'), 0);
  await key(page, button(lab, 'Check'));
  await expect(found.locator('.badge')).toHaveCount(11);
  await expect(found.getByText('≠')).toHaveCount(0);
  await key(page, button(lab, 'New numbers'));
  await expect(found.locator('.badge')).toHaveCount(0);
  await press(page, 'Control+z');
  await expect(found.locator('.badge')).toHaveCount(11);

  await key(page, button(lab, /^Next task: Where do positions enter/));
  await expect(heading).toBeFocused();
  // D2L: once, a row added, to all three, by position. The drawing: in every layer, to queries and keys alone.
  await choose(page, question(lab, 'Where?'), 0);
  await choose(page, question(lab, 'How?'), 0);
  for (const name of ['queries', 'keys', 'values']) await key(page, lab.getByRole('checkbox', { name }), 'Space');
  await choose(page, question(lab, 'Counted by what?'), 0);
  await key(page, button(lab, 'Check'));
  await expect(found.getByText('Every probe of your stack agrees')).toBeVisible();
  await key(page, button(lab, 'Next model: A drawing'));
  await expect(lab.getByLabel('Model')).toHaveValue('drawing');
  await choose(page, question(lab, 'Where?'), 1);
  await choose(page, question(lab, 'How?'), 0);
  for (const name of ['queries', 'keys']) await key(page, lab.getByRole('checkbox', { name }), 'Space');
  await choose(page, question(lab, 'Counted by what?'), 0);
  await key(page, button(lab, 'Check'));
  await expect(found.getByText('Every probe of your stack agrees')).toBeVisible();
  await key(page, lab.getByLabel('Model'), 'ArrowUp');
  await expect(lab.getByRole('checkbox', { name: 'values' })).toBeChecked();

  await key(page, button(lab, /^Dropout on one entry/));
  await expect(heading).toBeFocused();
  // 3/5 + 1 over 1 − 1/5 is 2, kept with 4/5. Of two both 16/25, one 8/25, none 1/25; of 48 entries 48/5 are dropped.
  await write(page, field(lab, 'Each value that may come out, with its probability:'), '2 with 4/5; 0 with 1/5');
  const counts = { Both: '16/25', Exactly: '8/25', None: '1/25', Zeros: '9.6' };
  for (const [name, text] of Object.entries(counts)) await write(page, lab.getByRole('textbox', { name }), text);
  await key(page, button(lab, 'Check'));
  await expect(found.locator('.badge')).toHaveCount(5);
  await expect(found.getByText('≠')).toHaveCount(0);
  await key(page, button(lab, 'Numbers of another kind'));
  await expect(found.locator('.badge')).toHaveCount(0);
});

test('a bug by keyboard alone: a test, a value for each variant, the right one, the next card', async ({ page }) => {
  const lab = await open(page, 'Spot the bug');
  await choose(page, question(lab, 'Which test do all wrong variants fail').getByRole('radiogroup'), 3);
  await key(page, button(lab, 'Keep this test'));
  const value = question(lab, /Answer for each variant\.$/);
  await expect(value.getByText(/Answer for each variant\.$/)).toBeFocused();
  // Width 4, row i: column 1 is cos(i / 10000^(2⌊1/2⌋/4)) = cos i, and with the column in the exponent cos(i / 10000^(1/2)).
  const row = Number(/row (\d+)/.exec((await value.textContent()) ?? '')?.[1]);
  const width = Number(/Width (\d+)/.exec((await value.textContent()) ?? '')?.[1]);
  const right = await lab.locator('.variants > div').filter({ hasText: '⌊' }).locator('dt').textContent();
  const angles = { pair: row, column: row / 10000 ** (2 / width) };
  for (const letter of ['A', 'B']) {
    const angle = letter === right ? angles.pair : angles.column;
    await write(page, field(lab, letter), Math.cos(angle).toFixed(3));
  }
  await choose(page, question(lab, 'Which variant is right?').getByRole('radiogroup'), right === 'A' ? 0 : 1);
  await key(page, button(lab, 'Run every test'));
  await expect(lab.locator('.ans').getByText('Found.')).toBeVisible();
  await expect(lab.locator('.ans').getByText('You predicted what the engine finds:', { exact: false })).toBeVisible();
  await expect(lab.locator('.ans').getByRole('status')).toBeFocused();
  await key(page, button(lab, 'Again with fresh numbers'));
  await expect(lab.locator('.bug').getByRole('heading', { level: 2 })).toBeFocused();
  expect((await stateOf(page)).pages.bugs.tally).toEqual({ S01: { found: 1, missed: 0, last: 'found' } });
  await key(page, lab.getByRole('button', { name: /^The softmax/ }));
  await expect(lab.locator('.bug').getByRole('heading', { name: 'The softmax' })).toBeFocused();
});

test('Tab alone goes through each view and out of it, and opens and sets nothing on its way', async ({ page }) => {
  test.slow();
  const views = [...experiments, 'explorer', 'placement', 'deck', 'closed-book', 'bugs'];
  for (const id of views) {
    const isPage = ['deck', 'closed-book', 'bugs'].includes(id);
    const lab = await openLab(page, `experiment=${id}${isPage ? '' : '&steps=run'}`);
    const seen = async () => ({
      state: await stateOf(page),
      address: page.url(),
      open: await lab.locator('details[open], [aria-expanded="true"]').count(),
    });
    const before = await seen();
    // The place of each element in what is written.
    await lab.evaluate(({ shadowRoot }) => {
      const places = new WeakMap([...(shadowRoot?.querySelectorAll('*') ?? [])].map((node, k) => [node, k]));
      Object.assign(window, { placeOf: (node: Element) => places.get(node) ?? -1 });
    });
    const tab = async (): Promise<number | null> => {
      await page.keyboard.press('Tab');
      return lab.evaluate(({ shadowRoot }) => {
        const focused = shadowRoot?.activeElement;
        return focused ? (window as unknown as { placeOf(node: Element): number }).placeOf(focused) : null;
      });
    };
    const last = await lab.evaluate(({ shadowRoot }) => {
      const stops = 'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex="0"]';
      const seen = [...(shadowRoot?.querySelectorAll(stops) ?? [])].filter((node) => node.checkVisibility());
      return (window as unknown as { placeOf(node: Element): number }).placeOf(seen.at(-1) as Element);
    });
    // Behind the last thing comes the browser's own bar (in Firefox the page does not hear of it), or the first thing again.
    const way: number[] = [];
    for (let at = await tab(); at !== null && at !== way[0] && at !== way.at(-1) && way.length < 500; at = await tab())
      way.push(at);
    expect(way.length, id).toBeGreaterThan(5);
    expect(way.at(-1), `${id}: to the last thing`).toBe(last);
    expect(way, `${id}: in the order of what is written`).toEqual([...new Set(way)].sort((a, b) => a - b));
    expect(await seen(), id).toEqual(before);
  }
});
