/**
 * What the four experiments do not have, with nothing but keys: the two views to look things up in, claims, a comparison, files, and the
 * Embed dialog. What is read aloud of a cell is worked out by hand or comes from the report.
 */
import type { Locator, Page } from '@playwright/test';
import { button, choose, expectRead, finish, key, predict, press, tabTo, write } from './keys.ts';
import { expect, openLab, openUnit, reportOf, stateOf, test, unheard } from './support.ts';

const listed = (lab: Locator, name: string): Locator =>
  lab.getByRole('navigation', { name: 'Unit overview' }).getByRole('button', { name });
const radios = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('radiogroup', { name });
const field = (lab: Locator, name: string | RegExp): Locator => lab.getByRole('textbox', { name });
const map = (lab: Locator, name: string): Locator => lab.getByRole('application', { name });
const settingsOf = async (page: Page, id: string) => (await stateOf(page)).experiments[id].settings;

test('the encoding explorer by keyboard alone: rows, cells, presets, a round', async ({ page }) => {
  test.slow();
  const lab = await openUnit(page);
  await key(page, listed(lab, 'Encoding explorer'));
  await expect(lab.getByRole('heading', { level: 1, name: 'Read the table of positions.' })).toBeFocused();
  const settings = () => settingsOf(page, 'explorer');

  // 19 = 16 + 2 + 1, lowest first.
  await key(page, lab.getByRole('slider', { name: 'Row i' }), 'PageUp', 'ArrowLeft');
  await expect(lab.getByText('written lowest first: 110010.').first()).toBeVisible();
  expect((await settings()).position).toBe(19);
  await expectRead(
    page,
    map(lab, 'The table of positions'),
    ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight'],
    'Pair 0.',
  );
  await expect(lab.locator('.cell-formula')).toContainText(`cos(2) = −${Math.abs(Math.cos(2)).toFixed(4)}`);
  await expectRead(
    page,
    map(lab, 'A binary counter'),
    ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight'],
    'Row 2, bit 2: 1.',
  );
  await press(page, 'Escape');
  await expect(lab.getByText('Point at a cell, or move to it').first()).toBeVisible();

  await choose(page, radios(lab, 'Width d'), 1);
  await expect.poll(async () => (await reportOf(page)).table.cols).toBe(128);
  await choose(page, radios(lab, 'Layout'), 1);
  await expect.poll(async () => (await settings()).layout).toBe('halves');
  await key(page, lab.getByText('More conditions'));
  await write(page, field(lab, 'Rows'), '0', 'Enter');
  await expect(lab.locator('.error')).toContainText('You gave 0.');
  await expect(field(lab, 'Rows')).toBeFocused();
  await write(page, field(lab, 'Rows'), '9', 'Enter');
  await expect.poll(async () => (await reportOf(page)).table.rows).toBe(9);
  await choose(page, radios(lab, 'Precision'), 1);
  await expect.poll(async () => (await settings()).precision).toBe('float32');
  await key(page, button(lab, 'Width 5, odd'));
  await expect.poll(async () => (await reportOf(page)).table.cols).toBe(5);
  await key(page, button(lab, 'Undo'));
  await expect.poll(async () => (await reportOf(page)).table.cols).toBe(128);
  await key(page, button(lab, 'Reset'));
  await expect.poll(async () => (await settings()).precision).toBe('float64');

  await key(page, lab.getByRole('button', { name: 'Predict' }));
  await expect(lab.getByRole('heading', { name: 'Commit to an answer. Then it runs.' })).toBeFocused();
  await predict(page, lab, async () => {
    // Column 3 of eight: arrows go from cell to cell of a grid.
    await choose(page, radios(lab, /^A table of width 8\./), 3);
    await expect(lab.getByRole('radio', { name: /^Column 3$/ })).toBeChecked();
    await choose(page, radios(lab, 'What does row 0 look like?'), 1);
    await write(page, field(lab, /^The same width 8/), String(10000 ** (-6 / 8)));
  });
  await finish(page, lab, 'sines in even columns', false);
  expect((await stateOf(page)).experiments.explorer).toMatchObject({
    guesses: { EX1: '0,3', EX3: 'zeros', EX9: '0.001' },
    selfTest: { entry: 'sines in even columns', mark: 'got' },
  });
});

test('an encoding of one’s own by keyboard alone: a formula, a beginning, pasted rows', async ({ page }) => {
  const lab = await openLab(page, 'experiment=explorer&steps=run');
  const own = lab.getByRole('region', { name: 'Your own encoding' });
  await choose(page, radios(own, 'Beside this table'), 1);
  await write(page, field(own, 'Entry at i, c'), 'i + c', 'Enter');
  await expect(own.getByText('Read as i + c.')).toBeVisible();
  // 2 + 1 against cos 2.
  const cos2 = Math.cos(2);
  const read = `Row 2, column 1: yours 3, sinusoidal −${Math.abs(cos2).toFixed(4)}, difference ${(3 - cos2).toFixed(4)}.`;
  const keys = ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight'];
  await expectRead(page, map(own, 'Your own table'), keys, read);
  await expectRead(page, map(own, 'Difference of the two tables'), keys, read);
  await write(page, field(own, 'Entry at i, c'), '1/i', 'Enter');
  await expect(own.getByRole('alert')).toContainText('The formula gives Infinity at i = 0, c = 0.');
  await key(page, own.getByRole('button', { name: 'One-hot' }));
  await expect(own.getByRole('alert')).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'One-hot' })).toBeFocused();

  await choose(page, radios(own, 'Beside this table'), 1);
  await tabTo(page, field(own, 'Rows'));
  await page.keyboard.type('0 1\n0.5 0.25');
  await press(page, 'Tab');
  await expect(own.getByText('Read: 2 rows of 2 numbers, rounded to 2 decimals.')).toBeVisible();
  expect(Array.from((await reportOf(page)).own.table.data)).toEqual([0, 1, 0.5, 0.25]);
  await key(page, button(lab, 'Undo'));
  await expect(field(own, 'Rows')).toHaveValue('');
});

test('where positions enter, by keyboard alone: wires, biases, their maps, a round', async ({ page }) => {
  test.slow();
  const lab = await openUnit(page);
  await key(page, listed(lab, 'Where positions enter'));
  await expect(lab.getByRole('heading', { level: 1, name: 'Where do positions enter?' })).toBeFocused();
  await choose(page, radios(lab, 'Where'), 2);
  await key(page, lab.getByRole('switch', { name: 'into V' }), 'Space');
  await expect(lab.getByRole('heading', { name: 'In Q, K and V', exact: true })).toBeVisible();
  expect((await reportOf(page)).queryKey.layers[0].value.carries).toBe('position');
  // The third press finds the end of the range, and stays there.
  await key(page, lab.getByRole('button', { name: 'More: Layers' }), 'Enter', 'Enter', 'Enter');
  await expect(lab.getByRole('button', { name: 'More: Layers' })).toBeFocused();
  await expect.poll(async () => (await reportOf(page)).queryKey.layers.length).toBe(4);

  await write(page, field(lab, 'Bias at offset −1'), 'much', 'Enter');
  await expect(lab.getByRole('alert')).toContainText('takes numbers');
  await expect(field(lab, 'Bias at offset −1')).toBeFocused();
  await write(page, field(lab, 'Bias at offset −1'), '−3,5', 'Enter');
  await expect(lab.getByRole('alert')).toHaveCount(0);
  // The query one row down attends to the key before it.
  const keys = ['Home', 'ArrowDown'];
  await expectRead(
    page,
    map(lab, 'Bias added to the scores'),
    keys,
    'Query cat (1), key the (0), offset −1: bias −3.50.',
  );
  const { weights } = (await reportOf(page)).offsets;
  const weight = weights.data[weights.cols].toFixed(2);
  await expectRead(page, map(lab, 'Weights with it'), keys, `Query cat (1), key the (0), offset −1: weight ${weight}.`);

  await key(page, lab.getByRole('button', { name: 'Predict' }));
  await predict(page, lab, () => choose(page, radios(lab, /^One layer with a residual/), 0));
  await finish(page, lab, 'input, every layer, Q and K', false);
  expect((await stateOf(page)).experiments.placement.selfTest.mark).toBe('got');
});

test('what stands under every picture by keyboard alone: numbers, files, runs, A beside B, claims', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', unheard);
  const lab = await openLab(page, 'experiment=placement&steps=run');
  await key(page, button(lab, 'Numbers as a table'));
  await expect(button(lab, 'Hide the numbers')).toBeFocused();
  await key(page, button(lab, 'Hide the numbers'));
  await key(page, button(lab, 'Export'));
  const saved = page.waitForEvent('download');
  await key(page, button(lab, /^Save: Settings and all results/));
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await key(page, button(lab, 'Export'));
  await expect(button(lab, /^Save: /)).toHaveCount(0);

  await key(page, button(lab, 'Keep as A'));
  await key(page, button(lab, 'One layer'));
  const beside = lab.getByRole('region', { name: 'A beside B' });
  await expect(beside.getByRole('row', { name: /^Layers/ })).toContainText(/2.*1/);
  const difference = beside.getByRole('application');
  await expectRead(page, difference, ['Home', 'ArrowRight'], /^Row 0 the, column 1: A (\S+), B \1, B − A 0\.$/);
  await key(page, button(beside, 'Swap A and B'));
  await expect.poll(async () => (await reportOf(page)).queryKey.layers.length).toBe(2);
  await key(page, button(beside, 'Forget A'));
  await expect(beside.getByRole('row')).toHaveCount(0);
  await key(page, button(lab, /^Show run 2 again/));
  await expect.poll(async () => (await reportOf(page)).queryKey.layers.length).toBe(1);

  await key(page, button(lab, /claims to check$/));
  const say = async (id: string, answer: string) => {
    await key(page, lab.getByRole('group', { name: `Is claim ${id} true?` }).getByRole('button', { name: answer }));
    await expect(lab.getByRole('group', { name: `Is claim ${id} true?` }).getByRole('button')).toBeFocused();
  };
  await say('CL52', 'True');
  await say('CL53', 'False');
  // Two layers are not what is shown: the picture is set to what the claim is about.
  await key(page, lab.getByRole('button', { name: 'Show it here, claim CL53' }));
  await expect.poll(async () => (await reportOf(page)).queryKey.layers.length).toBe(2);
  await key(page, lab.getByRole('button', { name: /^Try 300 random cases, claim CL53$/ }));
  await expect(lab.locator('.claim-result')).toContainText('Refuted');
  await key(page, lab.getByRole('button', { name: 'Take back all I said' }));
  await expect(lab.locator('.claim-result')).toHaveCount(0);
  await key(page, button(lab, 'Hide the claims'));
  await expect(button(lab, /claims to check$/)).toBeFocused();
});

test('the Embed dialog by keyboard alone: each field, the preview, and back to the button', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', unheard);
  const lab = await openUnit(page);
  await key(page, listed(lab, '2 Shift'));
  const opens = lab.getByRole('button', { name: 'Embed', exact: true });
  const dialog = lab.getByRole('region', { name: 'Put this into another page' });
  const title = dialog.getByRole('heading', { name: 'Put this into another page' });
  await key(page, opens);
  await expect(title).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opens).toBeFocused();
  await key(page, opens);
  await key(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  await expect(opens).toBeFocused();

  await key(page, opens);
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await key(page, dialog.getByLabel('What to show'), 'ArrowDown');
  await expect(link).toHaveValue(/experiment=overflow/);
  await expect(dialog.getByLabel('What to show')).toBeFocused();
  await key(page, dialog.getByLabel('What to show'), 'ArrowUp');
  await key(page, dialog.getByLabel('Theme'), 'ArrowDown', 'ArrowDown');
  await write(page, dialog.getByLabel('Text'), 'one two', 'Enter');
  await key(page, dialog.getByRole('checkbox', { name: 'Predict' }), 'Space');
  await write(page, dialog.getByLabel('Lock'), 'fly', 'Enter');
  await expect(dialog.locator('.error')).toContainText('There is no control “fly” to lock.');
  await write(page, dialog.getByLabel('Lock'), 'width', 'Tab');
  await expect(dialog.locator('.error')).toHaveCount(0);
  await key(page, dialog.getByText('Names').first());
  await expect(link).toHaveValue(/theme=dark/);
  const said = new URL(await link.inputValue()).searchParams;
  expect(Object.fromEntries(said)).toMatchObject({
    experiment: 'shift',
    text: 'one two',
    theme: 'dark',
    lock: 'width',
  });
  expect(said.get('steps')).toBe('run reconcile self-test');

  await key(page, dialog.getByRole('button', { name: 'Preview' }));
  await expect(dialog.frameLocator('iframe').locator('.figures svg').first()).toBeVisible();
  await key(page, dialog.getByRole('button', { name: 'Hide the preview' }));
  await expect(dialog.locator('iframe')).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await key(page, dialog.getByRole('button', { name: 'Save the file' }));
  expect((await saved).suggestedFilename()).toBe('position-lab-shift.html');
  await press(page, 'Escape');
  await expect(opens).toBeFocused();
});
