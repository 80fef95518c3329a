/**
 * Each experiment as a listener hears it: a virtual screen reader (Guidepup's) walks from the first word to the last of what the
 * lab draws, and what it says is held against the report. It reads no shadow root, so it starts inside the lab's. It reads attributes
 * only, so what is checked comes from the browser's own tree.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { expect, inOneBrowser, numberRead, openLab, press, printed, reportOf, stateOf, test } from './support.ts';

inOneBrowser('the reader is the same program in every browser');

const script = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

interface Reader {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  clearSpokenPhraseLog(): Promise<void>;
}
type WithReader = { reader: Reader };

/** All that is said from the top of the lab to its end. The reader then waits for what live regions say. */
async function walk(page: Page): Promise<string[]> {
  await page.route('**/reader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  return page.locator('position-lab').evaluate(async (lab) => {
    const { virtual } = (await import(new URL('reader.js', location.href).href)) as { virtual: Reader };
    Object.assign(window, { reader: virtual });
    await virtual.start({ container: lab.shadowRoot?.querySelector('.pl') as Element });
    const said = [await virtual.lastSpokenPhrase()];
    for (let k = 0; k < 5000; k++) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      // Behind the last word it begins again.
      if (phrase === said[0]) break;
      said.push(phrase);
    }
    await virtual.clearSpokenPhraseLog();
    return said;
  });
}

/** What live regions have said since the walk. */
const announced = async (page: Page): Promise<string> => {
  const log = await page.evaluate(() => (window as unknown as WithReader).reader.spokenPhraseLog());
  return log.filter((phrase) => phrase.startsWith('polite: ')).join('\n');
};

/** The words come in this order, whatever is said between. */
function expectInOrder(said: readonly string[], wanted: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const words of wanted) {
    const at = said
      .slice(from)
      .findIndex((phrase) => (typeof words === 'string' ? phrase === words : words.test(phrase)));
    expect(at, `${words} after ${said[from - 1] ?? 'the beginning'}`).toBeGreaterThanOrEqual(0);
    from += at + 1;
  }
}

/** The numbers of a table, row by row, as they are said: "row, 0 the −2.2519 0.8905". */
function rowsOf(said: readonly string[], table: string): number[][] {
  const begin = said.indexOf(`table, ${table}`);
  expect(begin, `table ${table}`).toBeGreaterThanOrEqual(0);
  const end = said.indexOf(`end of table, ${table}`, begin);
  const rows: number[][] = [];
  for (const phrase of said.slice(begin, end)) {
    if (phrase.startsWith('row, ')) rows.push([]);
    if (/^(cell|rowheader), /.test(phrase)) {
      rows.at(-1)?.push(numberRead(phrase.slice(phrase.indexOf(', ') + 2)));
    }
  }
  return rows.filter((row) => row.length > 0);
}

/** Every number of the matrix, to the four decimals that are said. */
function expectMatrix(rows: number[][], first: number, matrix: { rows: number; cols: number; data: number[] }): void {
  expect(rows).toHaveLength(matrix.rows);
  const heard = rows.flatMap((row) => row.slice(first, first + matrix.cols));
  expect(heard).toHaveLength(matrix.data.length);
  const furthest = Math.max(...heard.map((value, k) => Math.abs(value - (matrix.data[k] ?? Number.NaN))));
  expect(furthest).toBeLessThanOrEqual(0.5e-4 + 1e-12);
}

/** Signs of our own markup, and holes where a number should be. */
function expectClean(said: readonly string[]): void {
  expect(said.filter((phrase) => /[$`]|\*\*|[_^]\{|undefined|NaN|\[object/.test(phrase))).toEqual([]);
}

async function openRun(page: Page, id: string): Promise<Locator> {
  const lab = await openLab(page, `experiment=${id}&steps=run`);
  await press(lab, 'Numbers as a table');
  await expect(lab.getByRole('button', { name: 'Hide the numbers' })).toBeVisible();
  return lab;
}

test('permute, heard', async ({ page }) => {
  const lab = await openRun(page, 'permute');
  const report = await reportOf(page);
  const said = await walk(page);
  expectClean(said);
  expectInOrder(said, [
    'heading, Shuffle the tokens. Does the output shuffle with them?, level 1',
    'region, Conditions',
    'textbox, Your text, the fox fed the hen',
    'radiogroup, Positions',
    'group, Two routes from X to the shuffled output',
    'application, difference of the two routes',
    'button, hen, place 1, was 4',
    'textbox, Order, 0 4 1 3 2',
    /^Without positions the two routes agree to rounding\./,
    'table, X',
    'heading, Your runs, level 2',
    /^row, Invariant: Sa \[ X P \] = Sa \[ X \] \d\.\d\d ≠ broken$/,
  ]);
  await expect(lab.getByRole('radiogroup', { name: 'Positions' }).getByRole('radio', { name: 'none' })).toBeChecked();
  for (const [table, matrix] of [
    ['X', report.tokens],
    ['X P', report.permutedTokens],
    ['Sa [ X P ]', report.outputOfPermuted],
  ] as const)
    expectMatrix(rowsOf(said, table), 2, matrix);

  // What moved, the verdict, and where.
  await lab.getByRole('radio', { name: 'sinusoid' }).check();
  await expect.poll(async () => (await reportOf(page)).equivariance.holds).toBe(false);
  const { equivariance } = await reportOf(page);
  const { words, order } = (await stateOf(page)).experiments.permute.settings;
  const where = `at “${words[order[equivariance.row]]}”, feature ${equivariance.col}`;
  await expect
    .poll(() => announced(page))
    .toContain(`“hen”, “fox” and “fed” change places. Broken by ${printed(equivariance.residual)} ${where}.`);
});

test('shift, heard', async ({ page }) => {
  const lab = await openRun(page, 'shift');
  const { chosen, pairs } = await reportOf(page);
  const four = (values: number[]): string[] => values.map((value) => value.toFixed(4).replace('-', '−'));
  const [a, b, c, d] = four(chosen.matrix.data);
  const said = await walk(page);
  expectClean(said);
  // The picture of the matrix is a sentence, with the engine's numbers.
  const twin = `The matrix with rows ${a}, ${b} and ${c}, ${d} takes ${four(chosen.before).join(', ')} to ${four(chosen.product).join(', ')}`;
  expectInOrder(said, [
    'heading, Move the text along by δ. What turns, and what stays?, level 1',
    'region, Conditions',
    /^slider, Offset δ, 5, /,
    /^image, Clock of pair 3: the hand turns from position 10 to position 15/,
    new RegExp(`^group, ${twin}`),
    'math',
    'radiogroup, What happens to the text',
    /^A shift of the sinusoids is linear/,
    /^group, Products of table rows, row a against row b$/,
    'application, Products of table rows, row a against row b',
  ]);
  const clocks = rowsOf(said, 'Frequency pairs: turn for δ, and the pair at i and at i + δ');
  expectMatrix(clocks, 5, pairs.before);
  expectMatrix(clocks, 7, pairs.after);

  await lab.getByRole('radiogroup', { name: 'Width d' }).getByRole('radio', { name: '16' }).check();
  const { schemes } = await expectNew(page, chosen);
  const { residual } = schemes.find(({ scheme }: { scheme: string }) => scheme === 'sinusoidalInput').change;
  await expect.poll(() => announced(page)).toContain(`changes by ${printed(residual)}`);
});

/** The report, once it is another one. */
async function expectNew(page: Page, chosen: object) {
  await expect.poll(async () => (await reportOf(page)).chosen).not.toEqual(chosen);
  return reportOf(page);
}

test('overflow, heard', async ({ page }) => {
  const lab = await openRun(page, 'overflow');
  const { frameworks, cures } = await reportOf(page);
  const said = await walk(page);
  expectClean(said);
  expectInOrder(said, [
    'heading, A text can be longer than its table. What happens then?, level 1',
    'region, Conditions',
    'radiogroup, Input length',
    'image, The input asks for 1500 rows. The table has 1000. Rows 1000–1499 do not exist.',
    'list, Two steps',
    'region, The add fails. The slice did not.',
    'radiogroup, Cure',
    /^1500 tokens meet 1000 rows, so the add fails\./,
  ]);
  // The error's own words, in one piece with the numbers that are marked in them.
  const heard = said
    .join(' ')
    .replace(/(end of )?mark /g, '')
    .replace(/\s+/g, ' ');
  expect(heard.replace(/[ ]/g, '')).toContain(frameworks[0].text.replace(/ /g, ''));
  const rows = rowsOf(said, 'What each cure returns').map((row) => row.slice(1, 8));
  expect(rows).toEqual(
    cures.map((cure: Record<string, number>) =>
      ['outputRows', 'keptRows', 'lostTokens', 'newRows', 'distinctRows', 'lastRowTokens', 'collidingPairs'].map(
        (name) => cure[name],
      ),
    ),
  );

  await lab.getByRole('radio', { name: '1001', exact: true }).check();
  await expect.poll(() => announced(page)).toContain('1001 tokens meet 1000 rows, so the add fails.');
});

test('train or eval, heard', async ({ page }) => {
  const lab = await openRun(page, 'mode');
  const report = await reportOf(page);
  const said = await walk(page);
  expectClean(said);
  expectInOrder(said, [
    'heading, Run the same input twice. Why do the outputs differ?, level 1',
    'region, Conditions',
    'radiogroup, Mode',
    /^slider, Dropout p, 0\.2,/,
    'group, Two train runs of the same input and their difference',
    `application, Run A, mask 41: ${report.runA.droppedCount} of 1920 dropped`,
    `application, |A − B|, ${report.runs.differing} of 1920 entries differ`,
    'table, Row 0',
    /^image, Distance of the mean of train passes to eval; at N = 64 it is 0\.\d+/,
    `Two train runs of one input differ by ${printed(report.runs.residual)}. That answers a question about dropout, not about positions. Compare encodings in eval mode, or with`,
    'application, Weights after dropout',
    'table, no_grad is not eval',
  ]);
  const sums = rowsOf(said, 'Each query’s weights after dropout, added up').map((row) => row[1] ?? Number.NaN);
  expect(sums).toHaveLength(report.rowSums.length);
  expect(Math.max(...sums.map((sum, k) => Math.abs(sum - report.rowSums[k])))).toBeLessThanOrEqual(0.5e-4 + 1e-12);

  await lab.getByRole('radio', { name: 'eval' }).check();
  await expect.poll(() => announced(page)).toContain('identical, bit for bit');
});

test('a sentence is copied with its formulas in one line, each once', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute&steps=run');
  const formulas = lab.locator('.math');
  expect(await formulas.count()).toBeGreaterThan(0);
  const copied = await formulas.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.querySelector('mtable'))
      .map((one) => {
        getSelection()?.selectAllChildren(one);
        return [String(getSelection()), one.querySelector('.fx')?.textContent];
      }),
  );
  expect(copied.length).toBeGreaterThan(0);
  for (const [text, letters] of copied) expect(text).toBe(letters);
});

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('formulas are MathML to a listener, and a finger finds them', async ({ page }) => {
    const lab = await openLab(page, 'experiment=shift&steps=run');
    const formulas = lab.locator('.math');
    expect(await formulas.count()).toBeGreaterThan(3);
    const cdp = await page.context().newCDPSession(page);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const heard = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
    const count = (role: string): number => heard.filter((one) => one === role).length;
    // p_{i, 6}, p_{i, 7}, and both at i + δ: the equation of pair 3 has two vectors of symbols. ω_{3} stands in each of its four entries.
    expect(count('MathMLSub')).toBeGreaterThanOrEqual(8);
    // What is folded away is not in the tree.
    expect(count('MathMLMath')).toBe(
      await formulas.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
    );
    for (const formula of await formulas.all()) {
      if (!(await formula.isVisible())) continue;
      await formula.scrollIntoViewIfNeeded();
      const found = await formula.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const root = one.getRootNode() as ShadowRoot;
        return root.elementFromPoint(left + width / 2, top + height / 2)?.namespaceURI;
      });
      expect(found, (await formula.textContent()) ?? '').toBe('http://www.w3.org/1998/Math/MathML');
    }
  });
});
