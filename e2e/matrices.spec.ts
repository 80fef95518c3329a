/** Every matrix, cell by cell: arrow keys, Home, End and the Page keys move through it, and a live region reads the cell with the engine's number. */
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, inOneBrowser, openLab, printed, reportOf, stateOf, test } from './support.ts';

inOneBrowser('what a key means does not depend on the engine of the browser');

interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: ArrayLike<number>;
}
const at = ({ cols, data }: Matrix, row: number, col: number): number => data[row * cols + col] ?? Number.NaN;
const fixed = (value: number, digits: number): string => {
  const text = value.toFixed(digits).replace('-', '−');
  return /[1-9]/.test(text) ? text : text.replace('−', '');
};

/** What must be read at a displayed cell, from the report. */
// biome-ignore lint/suspicious/noExplicitAny: plain JSON of any experiment
type Read = (figure: string, row: number, col: number, report: any, settings: any) => (string | RegExp)[];

/** Tokens are columns (UDL). */
const permute: Read = (figure, row, col, report, { words, order }) => {
  const shuffled = ['before', 'tokens', 'output'].includes(figure) ? words : order.map((from: number) => words[from]);
  if (figure === 'before' || figure === 'after') {
    const [weights] = figure === 'before' ? report.weights : report.weightsOfPermuted;
    return [`query “${shuffled[col]}” on key “${shuffled[row]}”`, fixed(at(weights, col, row), 4)];
  }
  const value = at(report[figure], col, row);
  return [`“${shuffled[col]}”, feature ${row}:`, figure === 'difference' ? printed(value) : fixed(value, 4)];
};

const shift: Read = (figure, row, col, { products }) => {
  const { matrix } = products[figure.replace('products-', '')];
  return [`Row ${row} times row ${col}`, `: ${fixed(at(matrix, row, col), 2)}. Offset ${fixed(col - row, 0)}.`];
};

/** The part of the tables begins at row 0, column 0. */
const mode: Read = (figure, row, col, report) => {
  const { sum, difference, usedWeights, weights, droppedWeights } = report;
  if (figure === 'weights') {
    const lost = droppedWeights[row * weights.cols + col] === 1;
    return [
      `Query ${row}, key ${col}: `,
      lost ? `${fixed(at(weights, row, col), 3)} was dropped. 0 is left.` : fixed(at(usedWeights, row, col), 3),
    ];
  }
  const place = new RegExp(`^At row ${row}, column ${col}: `);
  if (figure === 'difference') return [place, `${fixed(at(difference, row, col), 3)}.`];
  if (figure !== 'a' && figure !== 'b') return [place, `${fixed(at(report[figure], row, col), 3)}.`];
  const run = figure === 'a' ? report.runA : report.runB;
  const lost = run.dropped[row * sum.cols + col] === 1;
  const eval3 = fixed(at(sum, row, col), 3);
  return [
    place,
    lost ? `${eval3} was dropped. 0 is left.` : `${fixed(at(run.output, row, col), 3)}. In eval mode ${eval3}.`,
  ];
};

const short = (value: number): string => (Number.isInteger(value) ? String(value) : fixed(value, 4));

const explorer: Read = (figure, row, col, { table, angles, counter }) =>
  figure === 'bits'
    ? [`${row}`, `${counter.values[row * counter.bits + col]}`, `${counter.worth[col]}`]
    : [`${col % 2 === 0 ? 'sin' : 'cos'}(${short(at(angles, row, col))}) = ${short(at(table, row, col))}`];

const placement: Read = (figure, row, col, { offsets }, { words }) => [
  `${words[row]} (${row})`,
  `${words[col]} (${col})`,
  fixed(at(figure === 'biasedWeights' ? offsets.weights : offsets[figure], row, col), 2),
];

/** What the live regions say. */
const spoken = (lab: Locator): Promise<string[]> => lab.locator('[role="status"]').allTextContents();

async function walk(page: Page, lab: Locator, read: Read, settings: object): Promise<number> {
  const report = await reportOf(page);
  const maps = lab.locator('[data-figure]');
  const count = await maps.count();
  for (let k = 0; k < count; k++) {
    const map = maps.nth(k);
    const [figure = '', rows, cols, name] = await map.evaluate((node) =>
      ['data-figure', 'data-rows', 'data-cols', 'aria-label'].map((key) => node.getAttribute(key) ?? ''),
    );
    expect(name).not.toBe('');
    const [last, end] = [Number(rows) - 1, Number(cols) - 1];
    await map.focus();
    // The first key enters at the corner.
    const keys = [
      ['ArrowRight', 0, 0],
      ['End', 0, end],
      ['PageDown', Math.min(10, last), end],
      ['Home', Math.min(10, last), 0],
      ['ArrowRight', Math.min(10, last), Math.min(1, end)],
      ['PageUp', 0, Math.min(1, end)],
      ['ArrowDown', Math.min(1, last), Math.min(1, end)],
    ] as const;
    // The same code takes them in every map.
    for (const [key, row, col] of k === 0 ? keys : keys.slice(0, 3)) {
      await page.keyboard.press(key);
      await drawn(page);
      const texts = await spoken(lab);
      const wanted = read(figure, row, col, report, settings);
      const found = texts.some((text) =>
        wanted.every((part) => (typeof part === 'string' ? text.includes(part) : part.test(text))),
      );
      expect(found, `${figure} at ${row}, ${col} after ${key}: ${wanted.join(' … ')} in ${texts.join(' | ')}`).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
  }
  return count;
}

for (const [id, read, inPredict, inRun] of [
  ['permute', permute, 2, 8],
  ['shift', shift, 0, 2],
  ['mode', mode, 3, 4],
  ['explorer', explorer, 0, 2],
  ['placement', placement, 0, 3],
] as const) {
  test(`${id}: each matrix is read aloud, cell by cell`, async ({ page }) => {
    for (const [steps, count] of [
      ['predict', inPredict],
      ['run', inRun],
    ] as const) {
      if (count === 0) continue;
      const lab = await openLab(page, `experiment=${id}&steps=${steps}`);
      await expect(lab.locator('[data-figure]').first()).toBeVisible();
      const { settings } = (await stateOf(page)).experiments[id];
      expect(await walk(page, lab, read, settings)).toBe(count);
    }
  });
}
