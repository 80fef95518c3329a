/** The learner's own encoding: typed formulas and pasted rows, each read into finite numbers or refused in one sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { experiment } from '../../web/src/experiments/explorer/index.ts';
import { type FormulaId, formulas } from '../../web/src/experiments/explorer/own.ts';
import { adjust, defaults, type Settings } from '../../web/src/experiments/explorer/settings.ts';
import { mostCharacters, readRows } from '../../web/src/formulas/pasted-rows.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { at } from '../../web/src/render/grid.ts';
import { rich } from '../../web/src/render/rich.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { accept } from '../../web/src/session/acceptance.ts';
import { engine, scenesOf } from './scene.ts';

const { sceneOf, drawn, said, expectDrawn, expectSaid } = scenesOf(experiment);
const typed = (formula: string): Partial<Settings> => ({ own: 'formula', formula });
const pasted = (ownRows: string, more: Partial<Settings> = {}): Settings =>
  adjust({ ...defaults, ...more, own: 'rows', ownRows }, 'ownRows');

/** What the frame makes of settings: the report, or the sentences under the fields. */
function entered(settings: Partial<Settings>) {
  const whole = { ...defaults, ...settings };
  const { accepted, errors, failure } = accept({ engine, experiment, words: en }, { ...whole }, [{ ...defaults }]);
  expect(failure === null || Object.keys(errors).length > 0).toBe(true);
  const sentences = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, textOf(rich(text))]));
  return { report: accepted?.report as ReturnType<typeof experiment.compute>, errors: sentences };
}
const heldOf = (settings: Partial<Settings>): string => {
  const properties = entered(settings).report.own?.properties;
  if (!properties) return 'none';
  const { uniqueRows, nearestRows, bounded, unitPairs, rotation, offsetOnlyDots } = properties;
  return [uniqueRows, nearestRows, bounded, unitPairs, rotation, offsetOnlyDots]
    .map(({ holds }) => (holds ? '=' : '≠'))
    .join('');
};

describe('formulas', () => {
  test.each([
    ['d2l', '======'],
    // In the layout of the table above it, its pairs are two sines.
    ['halves', '===≠≠='],
    ['rawColumn', '===≠≠≠'],
    ['count', '==≠≠≠≠'],
    ['ramp', '===≠≠≠'],
    // 32 columns tell 32 rows apart; the other 28 are 0, the first of them new: 27 repeat it.
    ['oneHot', '≠==≠≠≠'],
    // Rows 0 and 1 differ in one bit, and no two in fewer.
    ['binary', '===≠≠≠'],
    ['noise', '=≠=≠≠≠'],
  ] as const)('%s has %s', (id: FormulaId, held) => {
    expect(heldOf(typed(formulas[id]))).toBe(held);
    expectDrawn(typed(formulas[id]));
    expectSaid(typed(formulas[id]));
  });

  test('signs and digits of a Chinese keyboard', () => {
    const [half, full] = ['pow(2, -(j+1)) * c', 'pow（２，－（ｊ＋１））　＊ c'].map(
      (text) => entered(typed(text)).report.own,
    );
    expect(full?.table).toEqual(half?.table);
  });

  test('D2L’s as a formula is the table; halves are it in the other layout', () => {
    const { own } = entered(typed(formulas.d2l)).report;
    expect(own?.difference.holds).toBe(true);
    const halves = entered({ ...typed(formulas.halves), layout: 'halves' }).report.own;
    expect(halves?.difference.holds).toBe(true);
    expect(heldOf({ ...typed(formulas.halves), layout: 'halves' })).toBe('======');
    expect(said(typed(formulas.d2l))).toMatch(
      /Of the 6 properties your own table has 6\. It is the sinusoidal table to/,
    );
  });

  test('the letters: i position, c column, j pair, d width, n rows', () => {
    const { own } = entered({ ...typed('1000i + 100c + 10j + d/32 + n/600'), rows: 60, width: 32 }).report;
    // Row 2, column 5: 2000 + 500 + 20 + 1 + 0.1.
    expect(own && at(own.table, 2, 5)).toBeCloseTo(2521.1, 9);
    expect(drawn(typed('pos / 10000^(2i/d)'))).toContain('These are the letters of the 2017 paper');
  });

  test('where it differs: the largest entry and what stands there', () => {
    // At the last row column 11 is the lowest: cos(59 / 10000^(10/32)) = cos 3.318 = -0.9845.
    const { own } = entered(typed('i')).report;
    expect([own?.difference.row, own?.difference.col]).toEqual([59, 11]);
    expect(own?.difference.residual).toBeCloseTo(59 - Math.cos(59 / 10000 ** (10 / 32)), 9);
    expect(drawn(typed('i'))).toContain('at row 59, column 11: 59 in place of −0.9845');
  });

  test.each([
    ['sin(i', 'The bracket at character 4 is not closed.'],
    ['２ ＋ （i', 'The bracket at character 5 is not closed.'],
    ['i / k', '“k” at character 5 is unknown.'],
    // Names that every JavaScript object has.
    ['i + constructor', '“constructor” at character 5 is unknown.'],
    ['toString', '“toString” at character 1 is unknown.'],
    ['1/i', 'The formula gives Infinity at i = 0, c = 0. Every entry must be a finite number.'],
    ['sqrt(3 - i)', 'The formula gives NaN at i = 4, c = 0.'],
    ['ln(5 - c)', 'The formula gives -Infinity at i = 0, c = 5.'],
    ['10^200 + i', 'The entries are too large'],
    [`${'i+'.repeat(120)}i`, 'The formula is too long'],
  ])('%s is refused under its field', (formula, sentence) => {
    const { report, errors } = entered(typed(formula));
    expect(errors.formula).toContain(sentence);
    expect(Object.keys(errors)).toEqual(['formula']);
    expect(report.own).toBeNull();
  });

  test('an empty field asks nothing', () => {
    expect(entered(typed('  ')).report.own).toBeNull();
    expect(entered({ own: 'rows', ownRows: '\n' }).report.own).toBeNull();
  });

  test('settings from elsewhere', () => {
    expect(entered({ own: 'x' as 'none' }).errors.own).toContain('none, formula, rows');
    expect(entered({ own: 'formula', formula: 3 as unknown as string }).errors.formula).toContain('a text');
    expect(entered({ own: 'rows', ownRows: [[1]] as unknown as string }).errors.ownRows).toContain('a text');
    expect(entered({ own: 'rows', ownRows: '1 2\n3 4' }).errors.ownRows).toContain('The table has 60 x 32');
  });
});

describe('pasted rows', () => {
  const table = (text: string): number[][] | string => {
    const read = readRows(text);
    if ('trouble' in read) return read.trouble.kind;
    const { rows, cols, data } = read.table;
    return Array.from({ length: rows }, (_, r) => [...data.slice(r * cols, (r + 1) * cols)]);
  };
  const expected = [
    [0, 1],
    [0.8415, -0.5403],
  ];

  test.each([
    ['spaces', '0 1\n0.8415 -0.5403'],
    ['tabs', '0\t1\r\n0.8415\t-0.5403\r\n'],
    ['CSV', '0,1\n0.8415,-0.5403\n'],
    ['CSV with spaces', '0, 1\n0.8415, -0.5403'],
    ['semicolons', '0;1\n0.8415;-0.5403'],
    ['quotes', '"0","1"\n"0.8415","-0.5403"'],
    ['a minus sign', '0 1\n0.8415 −0.5403'],
    ['Python', '[[0, 1], [0.8415, -0.5403]]'],
    ['NumPy', '[[ 0.      1.    ]\n [ 0.8415 -0.5403]]'],
    ['NumPy repr', 'array([[ 0.    ,  1.    ],\n       [ 0.8415, -0.5403]], dtype=float32)'],
    ['PyTorch', 'tensor([[ 0.0000,  1.0000],\n        [ 0.8415, -0.5403]])'],
    [
      'PyTorch, a batch of one',
      "P = tensor([[[ 0.0000,  1.0000],\n         [ 0.8415, -0.5403]]], device='cuda:0', grad_fn=<AddBackward0>)",
    ],
    ['scientific', 'tensor([[0.0000e+00, 1.0000e+00],\n        [8.4150e-01, -5.4030e-01]])'],
    ['wrapped', '[[ 0.0000,\n   1.0000],\n [ 0.8415,\n  -0.5403]]'],
    ['lines of lists', '[0, 1]\n[0.8415, -0.5403]'],
  ])('%s', (_, text) => {
    expect(table(text)).toEqual(expected);
  });

  test.each([
    ['ragged', '1 2\n3 4 5', 'The row in line 2 has 3, the first row 2'],
    ['word', 'a b\n1 2', '“a” in line 1 is no number'],
    ['word', '1 2\n3 0x10', '“0x10” in line 2'],
    ['word', 'tensor([[1., 2.]]) and more', '“)” in line 1'],
    ['notFinite', '1 2\n3 nan', '“nan” in line 2 is not finite'],
    ['notFinite', '1 1e999', '“1e999” in line 1 is not finite'],
    ['emptyLine', '1 2\n\n3 4', 'Line 2 is empty'],
    ['emptyCell', '1,,2', 'Cell 2 of the row in line 1 is empty'],
    ['emptyCell', '1\t2\t\n3\t4\t', 'Cell 3 of the row in line 1 is empty'],
    ['decimalComma', '0,5;0,3', '“0,5” in line 1 may be one number or two'],
    ['decimalComma', '0,5\t0,3', '“0,5” in line 1'],
    ['decimalComma', '0,5 0,3', '“0,5” in line 1'],
    ['decimalComma', '0,5, 0,3', '“0,5” in line 1'],
    ['mixed', '1.0, 2.0 3.0', '“2.0 3.0” in line 1'],
    ['elided', 'tensor([[0.1, 0.2],\n        ...,\n        [0.3, 0.4]])', 'Line 2 has “...”'],
    ['elided', '1 2\n3 …', 'Line 2 has “...”'],
    ['bracket', '[[1, 2], [3, 4]', 'does not fit the brackets'],
    ['bracket', '[[1, 2], 3]', '“, 3” in line 1'],
    ['bracket', '1, 2]', '“]” in line 1'],
    ['tooDeep', '[[[[1]]]]', 'Line 1 opens 4 brackets'],
    ['severalTables', '[[[1, 2]], [[3, 4]]]', 'A second table begins in line 1'],
    ['tooManyRows', '1\n'.repeat(300), 'There are 300 rows; the first 256 end before line 257'],
    ['tooManyColumns', '1 '.repeat(600), 'Line 1 has 600 numbers: at most 512'],
    ['tooLong', '1 2\n'.repeat(mostCharacters / 4 + 1), 'The text has 24004 characters: at most 24000'],
  ])('%s: one sentence, and the text stays', (kind, text, sentence) => {
    expect(table(text)).toBe(kind);
    const settings = pasted(text);
    expect(settings.ownRows).toBe(text);
    expect(entered(settings).errors.ownRows).toContain(sentence);
  });

  test('the table beside them takes their shape', () => {
    const settings = pasted('1 2 3\n4 5 6', { position: 40 });
    expect(settings).toMatchObject({ rows: 2, width: 3, position: 1, firstColumn: 0 });
    expectDrawn(settings);
    expectSaid(settings);
    expect(experiment.controls(settings).map(({ name }) => name)).not.toContain('width');
    expect(drawn(settings)).toContain('The width is odd: column 2 is in no pair.');
  });

  test('a print of the table itself has all it has, to its decimals', () => {
    const { table: printed } = sceneOf({ rows: 40, width: 12 }).report;
    for (const [decimals, write] of [
      [4, (value: number) => value.toFixed(4)],
      [4, (value: number) => value.toExponential(4)],
      [2, (value: number) => value.toFixed(2)],
    ] as const) {
      const rows = Array.from({ length: 40 }, (_, r) =>
        Array.from({ length: 12 }, (_, c) => write(at(printed, r, c))).join(', '),
      );
      const settings = pasted(`tensor([${rows.map((row) => `[${row}]`).join(',\n')}])`);
      expect(heldOf(settings)).toBe('======');
      expect(drawn(settings)).toContain(`Read: 40 rows of 12 numbers, rounded to ${decimals} decimals.`);
    }
    // One entry moved by 0.1 is more than two decimals explain.
    expect(heldOf(pasted('0 1\n0.84 0.64'))).toContain('≠');
  });

  test('whole numbers are not rounded', () => {
    expect(drawn(pasted('0 1\n1 0'))).toContain('Read: 2 rows of 2 numbers.');
    expect(entered(pasted('0 1\n2 0')).errors).toEqual({});
    expect(heldOf(pasted('0 1\n2 0'))).toContain('≠');
  });
});

test('2 000 texts: refused in a sentence, or finite numbers; never a throw', { timeout: 60_000 }, () => {
  const piece = fc.constantFrom(
    ...['0', '1', '0.5', '-2', '1e3', ',', ', ', ';', '\t', ' ', '\n', '\r\n', '[', ']', '[[', ']]', 'tensor(', ')'],
    ...['...', 'nan', '"', "'", 'dtype=', '0,5', '−', '\u0000', '\ud800', '__proto__', ', dtype=float32)', '.', 'e'],
  );
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
  fc.assert(
    fc.property(text, fc.boolean(), (written, asRows) => {
      const settings = asRows
        ? pasted(written)
        : { ...defaults, rows: 3, width: 3, position: 0, firstColumn: 0, ...typed(written) };
      const { report, errors } = entered(settings);
      for (const sentence of Object.values(errors)) expect(sentence).toMatch(/[.!?]$/);
      expect(Object.keys(errors).filter((name) => name !== 'formula' && name !== 'ownRows')).toEqual([]);
      if (report.own) expect(report.own.table.data.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 2000, seed: 5 },
  );
});
