/** The whole unit: four questions, the loop from prediction to mark, what the device keeps and what a link carries. */
import type { Locator } from '@playwright/test';
import {
  drawn,
  expect,
  experiments,
  inOneBrowser,
  openUnit,
  press,
  reportOf,
  setState,
  started,
  stateOf,
  test,
} from './support.ts';

const questions = ['1 Permute', '2 Shift', '3 Overflow', '4 Train or eval'];
const rail = (lab: Locator): Locator => lab.getByRole('navigation', { name: 'Unit overview' });
const question = (lab: Locator, name: string): Locator => rail(lab).getByRole('button', { name });
const footer = (lab: Locator): Locator => lab.locator('.foot');

/** The open question, as the address has it. */
const openIn = (url: string): string =>
  JSON.parse(Buffer.from(new URL(url).hash.slice(1), 'base64url').toString() || '{}').experiment?.[0] ?? '';

test('the rail opens each of the four questions', async ({ page }) => {
  const lab = await openUnit(page);
  await expect(rail(lab).locator('.questions').getByRole('button')).toHaveCount(4);
  await expect(footer(lab)).toContainText('Progress is kept on this device.');
  for (const [k, id] of experiments.entries()) {
    await question(lab, questions[k] as string).click();
    await expect(question(lab, questions[k] as string)).toHaveAttribute('aria-current', 'page');
    expect((await stateOf(page)).experiment).toBe(id);
    await expect(lab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(lab.locator('.figures svg').first()).toBeVisible();
    await expect(lab.getByRole('button', { name: 'Lock it in and run' })).toBeDisabled();
    expect(await reportOf(page)).not.toBeNull();
  }
});

test('from a projector the questions are behind a button, however wide it is', async ({ page }) => {
  const lab = await openUnit(page);
  const opener = lab.getByRole('button', { name: 'All questions' });
  await lab.getByRole('button', { name: 'Display' }).click();
  await lab.getByRole('radio', { name: 'projector' }).check();
  for (const [width, height, name] of [
    [1280, 720, 'Shift'],
    [1920, 1080, 'Overflow'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(rail(lab)).toHaveCount(0);
    await opener.click();
    await question(lab, name).click();
    await expect(rail(lab)).toHaveCount(0);
    await expect.poll(async () => (await stateOf(page)).experiment).toBe(name.toLowerCase());
  }
});

test('the loop by pointer, from one question to the next', async ({ page }) => {
  const lab = await openUnit(page);
  await question(lab, '3 Overflow').click();
  await lab.getByText('I don’t know yet. Show me.').first().click();
  await press(lab, 'Lock it in and run');
  await expect(lab.getByText('500 rows missing').first()).toBeVisible();
  await press(lab, /^Reconcile/);
  await expect(lab.getByText('You did not know yet.').first()).toBeVisible();
  await press(lab, 'Self-test');
  await lab.locator('textarea').fill('The slice is clipped, the add fails.');
  await press(lab, 'Show answer');
  await expect(lab.getByText('The table holds 1000 rows', { exact: false }).first()).toBeVisible();
  await press(lab, 'Missed');
  await expect(lab.getByText('Marked Missed.').first()).toBeVisible();
  await expect(question(lab, '3 Overflow')).toContainText('Missed');
  await press(lab, 'Next question: Train or eval');
  await expect(question(lab, '4 Train or eval')).toHaveAttribute('aria-current', 'page');

  // The address, which says which question is open, is written a moment later.
  await expect.poll(async () => openIn(page.url())).toBe('mode');
  await page.reload();
  await started(page);
  await expect(question(lab, '3 Overflow')).toContainText('Missed');
  await expect(question(lab, '4 Train or eval')).toHaveAttribute('aria-current', 'page');
});

test('refused storage is said, and nothing else changes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const lab = await openUnit(page);
  await expect(footer(lab)).toContainText('Progress is not kept on this page.');
  await lab.getByText('I don’t know yet. Show me.').first().click();
  await press(lab, 'Lock it in and run');
  await expect(lab.locator('.verdict').first()).toContainText('Holds');
  await expect(question(lab, '1 Permute')).toContainText('Running');
});

test('what else lies in the storage under our names does not stop the page', async ({ page }) => {
  await page.addInitScript(() => {
    // Firefox also runs this on the blank page before, which has no storage.
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('position-lab/1/permute', '{"step":');
    localStorage.setItem('position-lab/1/shift', '{"step":"flight"}');
    localStorage.setItem('position-lab/1/mode', '[7]');
    localStorage.setItem('position-lab/1/display', 'null');
  });
  const lab = await openUnit(page);
  await expect(question(lab, '1 Permute')).toContainText('Not started');
  await expect(question(lab, '2 Shift')).toContainText('Not started');
});

/** Something of everything that a learner may set, write and mark. */
const words = ['ein', '🦊', 'שלום', 'ein', 'عالم'];
const rich = {
  experiment: 'shift',
  orientation: 'rows',
  experiments: {
    permute: {
      step: 'run',
      reached: 'reconcile',
      settings: { words, order: [2, 0, 1, 3, 4], scheme: 'learned', layerCount: 2, seed: 11 },
      guesses: { PM1: 'changes', 'PM1-size': '-3' },
      sure: 'certain',
      reason: 'Weil 🦊 “quotes” & <b> שלום\nzwei Zeilen',
    },
    shift: { step: 'run', reached: 'run', settings: { words, offset: -3, pair: 2, width: 16, seed: 4 } },
    overflow: { step: 'run', reached: 'run', settings: { length: 1001, cure: 'wrap', framework: 'jax' } },
    mode: {
      step: 'run',
      reached: 'run',
      settings: { words, input: 'embeddings', rate: 0.5, mode: 'eval', maskSeed: 9 },
    },
  },
};

test('a copied link restores exactly the same state', async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => {
    const copy = async (text: string) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copy } });
  });
  const lab = await openUnit(page);
  const { settings } = (await stateOf(page)).experiments.permute;
  const { permute } = rich.experiments;
  await setState(page, { ...rich, experiments: { ...rich.experiments, permute: { ...permute, locked: settings } } });
  for (const [k] of experiments.entries()) {
    // Opened, each has run once and its table of runs is state too.
    await question(lab, questions[k] as string).click();
    await drawn(page);
  }
  await press(lab, 'Copy link');
  await expect(lab.getByText('Copied.').first()).toBeVisible();
  const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  await expect.poll(() => page.url()).toBe(link);
  const sent = await stateOf(page);
  expect(sent.experiments.permute.settings.words).toEqual(words);

  const other = await browser.newContext({ baseURL });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await started(theirs);
  expect(await stateOf(theirs)).toEqual(sent);
  await drawn(theirs);
  expect(await stateOf(theirs)).toEqual(sent);
  expect(await reportOf(theirs)).toEqual(await reportOf(page));
  await other.close();
});

test('a page that may not copy shows the link to copy by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const lab = await openUnit(page);
  await press(lab, 'Copy link');
  await expect(lab.getByText('Select the text and copy it by hand.', { exact: false }).first()).toBeVisible();
  await expect(lab.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/index\.html#/);
});

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const damaged: readonly (readonly [string, string])[] = [
  ['no base64', '%%%'],
  ['cut off', base64url({ experiment: ['shift'] }).slice(0, -6)],
  ['no state', base64url({ experiment: ['juggle'] })],
  ['no patch', base64url(rich)],
  ['a foreign setting', base64url({ experiments: { permute: { settings: { colour: ['red'] } } } })],
];
test.describe('damaged links', () => {
  inOneBrowser('links are read by the same code in every browser');
  for (const [name, fragment] of damaged) {
    test(`a damaged link (${name}): one sentence, and the page works`, async ({ page }) => {
      const lab = await openUnit(page, fragment);
      await expect(lab.locator('.notice')).toHaveCount(1);
      await expect(lab.locator('.notice')).toHaveText(/^This (link is damaged|state cannot be used)/);
      await question(lab, '2 Shift').click();
      await expect(lab.locator('.notice')).toHaveCount(0);
      await expect(question(lab, '2 Shift')).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => new URL(page.url()).hash.slice(1)).not.toBe(fragment);
    });
  }
});

test('undo, redo and reset', async ({ page }) => {
  const lab = await openUnit(page);
  await setState(page, { experiments: { permute: { step: 'run', reached: 'run' } } });
  const schemeOf = async () => (await stateOf(page)).experiments.permute.settings.scheme;
  const undo = lab.getByRole('button', { name: 'Undo', exact: true });
  const redo = lab.getByRole('button', { name: 'Redo', exact: true });
  await expect(undo).toBeDisabled();
  await lab.getByRole('radio', { name: 'Shaw' }).check();
  await lab.getByRole('radio', { name: 'T5' }).check();
  await undo.click();
  await expect.poll(schemeOf).toBe('shaw');
  await undo.click();
  await expect.poll(schemeOf).toBe('none');
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect.poll(schemeOf).toBe('shaw');
  await lab.locator('[data-chip="0"]').focus();
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(schemeOf).toBe('t5');
  await page.keyboard.press('Control+z');
  await expect.poll(schemeOf).toBe('shaw');
  await lab.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(schemeOf).toBe('none');
  await undo.click();
  await expect.poll(schemeOf).toBe('shaw');
});

test('what stands typed in a field when another experiment is opened from outside is no setting of that one', async ({
  page,
}) => {
  const lab = await openUnit(page);
  await setState(page, { experiment: 'shift', experiments: { shift: { step: 'run', reached: 'run' } } });
  await lab.locator('input.fld').first().click();
  await page.keyboard.type('9');
  await setState(page, { experiment: 'overflow', experiments: { overflow: { step: 'run', reached: 'run' } } });
  await expect(lab.locator('.figures')).toContainText('RuntimeError');
  await expect(lab.locator('.error')).toHaveCount(0);
});
