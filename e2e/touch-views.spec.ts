/** What the four experiments do not have, by a finger alone on a phone: two views to look things up in, what stands under every picture, the Embed dialog. */
import type { Locator, Page } from '@playwright/test';
import { button, drag, expectRead, lockIn, phone, radio, tap, type, unfold } from './fingers.ts';
import { expect, onlyChromium, openLab, openUnit, reportOf, stateOf, test } from './support.ts';

onlyChromium('touch is emulated in Chromium only');
test.use(phone);

const field = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('textbox', { name });

/** From the menu of the unit, which a phone folds. */
async function open(page: Page, name: string): Promise<Locator> {
  const lab = await openUnit(page);
  await tap(page, lab.getByRole('button', { name: 'All questions' }));
  await tap(page, button(lab, name));
  await expect(lab.getByRole('heading', { level: 1 })).toBeFocused();
  return lab;
}

/** Reconcile, and the mark. */
async function finish(page: Page, lab: Locator): Promise<void> {
  await tap(page, button(lab, /^Reconcile/));
  await tap(page, button(lab, 'Self-test'));
  await type(page, lab.locator('textarea'), 'my answer');
  await tap(page, button(lab, 'Show answer'));
  await tap(page, lab.getByRole('checkbox').first());
  await tap(page, button(lab, 'Got it'));
  await expect(lab.getByText('Marked Got it.').first()).toBeVisible();
}

test('the encoding explorer by touch alone: rows, cells, presets, a round', async ({ page }) => {
  const lab = await open(page, 'Encoding explorer');
  const settings = async () => (await stateOf(page)).experiments.explorer.settings;
  await unfold(page, lab);
  await drag(await page.context().newCDPSession(page), lab.getByRole('slider', { name: 'Row i' }), 90);
  await expect.poll(async () => (await settings()).position).not.toBe(10);
  await type(page, field(lab, /^Row i/), '19');
  await page.keyboard.press('Enter');
  await expect(lab.getByText('written lowest first: 110010.').first()).toBeVisible();
  await tap(page, radio(lab, 'Layout', 'halves'));
  await tap(page, lab.getByText('More conditions'));
  await tap(page, radio(lab, 'Precision', 'float32'));
  await expect.poll(async () => (await settings()).precision).toBe('float32');
  await tap(page, button(lab, '8 rows, 3 bits'));
  await expect.poll(async () => (await reportOf(page)).table.rows).toBe(8);
  // The middle of eight rows and three bits: row 4, the bit worth 2.
  await expectRead(page, lab, 'bits', 'Row 4, bit 2: 0.');
  await tap(page, button(lab, 'Undo'));
  await tap(page, lab.getByText('Row 19 as text'));
  await tap(page, button(lab, 'Reset'));

  await tap(page, button(lab, 'Predict'));
  const grid = lab.getByRole('radiogroup', { name: /^A table of width 8\./ });
  await tap(page, grid.getByRole('radio', { name: /^Column 7$/ }));
  await tap(page, radio(lab, 'What does row 0 look like?', /^Row 0 is 0, 1, 0, 1/));
  await type(page, field(lab, /^The same width 8/), '0.001');
  await lockIn(page, lab);
  await finish(page, lab);
  expect((await stateOf(page)).experiments.explorer.guesses).toEqual({ EX1: '0,7', EX3: 'alternate', EX9: '0.001' });
});

test('an encoding of one’s own by touch alone: a formula, a beginning, pasted rows', async ({ page }) => {
  const lab = await openLab(page, 'experiment=explorer&steps=run');
  const own = lab.getByRole('region', { name: 'Your own encoding' });
  await tap(page, radio(own, 'Beside this table', 'a formula'));
  await type(page, field(own, 'Entry at i, c'), 'i');
  await page.keyboard.press('Enter');
  await expect(own.getByText('Read as i.')).toBeVisible();
  // Whatever the column, the entry is the row.
  await expectRead(page, own, 'own-table', /^Row (\d+), column \d+: yours \1, sinusoidal /);
  await tap(page, button(own, 'Binary counter'));
  await expect.poll(async () => (await reportOf(page)).own.properties.bounded.value).toBe(1);
  await tap(page, radio(own, 'Beside this table', 'pasted rows'));
  await type(page, field(own, 'Rows'), '0 1\n0.5 0.25');
  await tap(page, own.getByRole('radio', { name: 'pasted rows' }));
  await expect(own.getByText('Read: 2 rows of 2 numbers, rounded to 2 decimals.')).toBeVisible();
  await tap(page, radio(own, 'Beside this table', 'nothing'));
  await expect(own.locator('svg')).toHaveCount(0);
});

test('where positions enter, by touch alone: wires, biases, their maps, a round', async ({ page }) => {
  const lab = await open(page, 'Where positions enter');
  await unfold(page, lab);
  await tap(page, radio(lab, 'Where', 'in Q, K or V'));
  await tap(page, lab.getByRole('switch', { name: 'into V' }));
  await expect(lab.getByRole('heading', { name: 'In Q, K and V', exact: true })).toBeVisible();
  await tap(page, lab.getByRole('button', { name: 'More: Layers' }));
  await expect.poll(async () => (await reportOf(page)).queryKey.layers.length).toBe(3);
  await type(page, field(lab, 'Bias at offset 0'), '2.5');
  await page.keyboard.press('Enter');
  // The middle of five words is a word and itself.
  await expectRead(page, lab, 'bias', 'Query saw (2), key saw (2), offset 0: bias 2.50.');
  const { weights } = (await reportOf(page)).offsets;
  const weight = weights.data[2 * weights.cols + 2].toFixed(2);
  await expectRead(page, lab, 'biasedWeights', `Query saw (2), key saw (2), offset 0: weight ${weight}.`);
  await tap(page, button(lab, 'Predict'));
  await tap(page, radio(lab, /^One layer with a residual/, 'All three.'));
  await lockIn(page, lab);
  await finish(page, lab);
});

test('what stands under every picture by touch alone: numbers, files, runs, A beside B, claims', async ({ page }) => {
  const lab = await openLab(page, 'experiment=placement&steps=run');
  await tap(page, button(lab, 'Numbers as a table'));
  await tap(page, button(lab, 'Hide the numbers'));
  await tap(page, button(lab, 'Export'));
  const saved = page.waitForEvent('download');
  await tap(page, button(lab, /^Save: Settings and all results/));
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await tap(page, button(lab, 'Export'));
  await unfold(page, lab);
  await tap(page, button(lab, 'Keep as A'));
  await tap(page, button(lab, 'One layer'));
  const beside = lab.getByRole('region', { name: 'A beside B' });
  await expect(beside.getByRole('row', { name: /^Layers/ })).toContainText(/2.*1/);
  await tap(page, button(beside, 'Swap A and B'));
  await tap(page, button(beside, 'Go back to A'));
  await tap(page, button(beside, 'Forget A'));
  await tap(page, button(lab, /^Show run 1 again/));
  await expect.poll(async () => (await reportOf(page)).queryKey.layers.length).toBe(2);

  await tap(page, button(lab, /claims to check$/));
  await tap(page, lab.getByRole('group', { name: 'Is claim CL53 true?' }).getByRole('button', { name: 'True' }));
  await tap(page, button(lab, 'Try 300 random cases, claim CL53'));
  await expect(lab.locator('.claim-result')).toContainText('You said otherwise.');
  await tap(page, button(lab, 'Take back all I said'));
  await expect(lab.locator('.claim-result')).toHaveCount(0);
  await tap(page, button(lab, 'Hide the claims'));
});

test('the Embed dialog by touch alone: each field, the preview, and back to the menu', async ({ page }) => {
  const lab = await openUnit(page);
  const menu = lab.getByRole('button', { name: 'All questions' });
  const dialog = lab.getByRole('region', { name: 'Put this into another page' });
  await tap(page, menu);
  await tap(page, lab.getByRole('button', { name: 'Embed', exact: true }));
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  // The list that comes up is the system's own.
  await tap(page, dialog.getByLabel('What to show'));
  await dialog.getByLabel('What to show').selectOption('Overflow');
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/experiment=overflow/);
  await tap(page, dialog.getByRole('checkbox', { name: 'Predict' }));
  await type(page, dialog.getByLabel('Lock'), 'fly');
  await tap(page, dialog.getByRole('checkbox', { name: /^Only to look at/ }));
  await expect(dialog.locator('.error').first()).toContainText('“fly”');
  await type(page, dialog.getByLabel('Lock'), 'maxLen');
  await tap(page, dialog.getByRole('checkbox', { name: /^Only to look at/ }));
  await expect(dialog.locator('.error')).toHaveCount(0);
  await tap(page, dialog.getByText('Names').first());
  expect(new URL(await link.inputValue()).searchParams.get('lock')).toBe('maxLen');
  await tap(page, dialog.getByRole('button', { name: 'Copy: Link' }));
  await expect(dialog.locator('.embed-said').first()).not.toBeEmpty();
  await tap(page, dialog.getByRole('button', { name: 'Preview' }));
  await expect(dialog.frameLocator('iframe').locator('.figures svg').first()).toBeVisible();
  await tap(page, dialog.getByRole('button', { name: 'Hide the preview' }));
  await tap(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});
