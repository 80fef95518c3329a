/** The explorer and tableProperties on the real WebAssembly: shapes, values, and what they refuse. */
import { describe, expect, test } from 'vitest';
import {
  type ExplorerSettings,
  loadEngine,
  type Matrix,
  type TablePropertiesOptions,
} from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';
import { rows } from './samples.ts';

const engine = await loadEngine();
const refused = (settings: unknown) => refusal(() => engine.explorer(settings as ExplorerSettings));
const shape = ({ rows, cols, data }: Matrix): number[] => [rows, cols, data.length];

describe('explorer', () => {
  test('absent settings are D2L’s 60 rows of width 32, row 10, columns 6 to 9', () => {
    const report = engine.explorer({});
    expect([shape(report.table), shape(report.angles)]).toEqual(Array(2).fill([60, 32, 1920]));
    expect([...report.plotted]).toEqual([6, 7, 8, 9]);
    expect([report.dots.length, report.counter.bits, report.counter.values.length]).toEqual([60, 6, 360]);
    expect(report.ladder.frequencies.length).toBe(16);
    // D2L's columns 6 to 9 at row 59.
    [-0.87579025, -0.48269187, -0.37387666, 0.92747843].forEach((value, k) => {
      expect(report.table.data[59 * 32 + 6 + k]).toBeCloseTo(value, 8);
    });
    expect(report.firstRise).toBe(15);
    expect(report.properties.loneColumn).toBeNull();
  });

  test('UDL Figure 12.5 is the same formula at width 128, 80 positions', () => {
    const report = engine.explorer({ rows: 80, width: 128 });
    expect(shape(report.table)).toEqual([80, 128, 10240]);
    expect(report.table).toEqual(engine.sinusoidalTable({ rows: 80, width: 128 }));
    // sin and cos of 79 * 10000^(-126/128).
    const angle = 79 / 10 ** (4 * (126 / 128));
    expect(report.table.data.at(-2)).toBeCloseTo(Math.sin(angle), 12);
    expect(report.table.data.at(-1)).toBeCloseTo(Math.cos(angle), 12);
  });

  test('every width from 1 to 512 has a table; an odd one a lone sine', () => {
    for (let width = 1; width <= 512; width++) {
      const report = engine.explorer({ rows: 3, width });
      expect(report.table.data.every(Number.isFinite)).toBe(true);
      expect(report.properties.loneColumn).toBe(width % 2 === 1 ? width - 1 : null);
      expect(report.plotted.length).toBe(Math.min(4, width));
    }
  });

  test('one row has no neighbour, no pair of rows and no rise', () => {
    const { neighbour, firstRise, properties } = engine.explorer({ rows: 1 });
    expect([neighbour, firstRise, properties.nearestRows.row, properties.rotation.checked]).toEqual([
      null,
      null,
      null,
      0,
    ]);
  });

  test('refuses rows, columns and bases that it cannot have', () => {
    expect(refused({ rows: 257 })).toMatchObject({ code: 'out-of-range', argument: 'rows' });
    expect(refused({ width: 513 })).toMatchObject({ code: 'out-of-range', argument: 'width' });
    expect(refused({ rows: 4, position: 4 })).toMatchObject({
      code: 'out-of-range',
      allowed: 'an integer from 0 to 3',
    });
    expect(refused({ width: 4, firstColumn: 4 })).toMatchObject({ code: 'out-of-range', argument: 'firstColumn' });
    expect(refused({ base: 1e39 })).toMatchObject({ allowed: 'a number above 0 that float32 can hold' });
    expect(refused({ base: 1e-30, exponent: 'double' })).toMatchObject({ code: 'overflow' });
    expect(refused({ exponent: 'odd' })).toMatchObject({ code: 'unknown-value', argument: 'exponent' });
  });
});

describe('tableProperties', () => {
  const of = (options: TablePropertiesOptions) => engine.tableProperties(options);

  test('a table of sinusoids has them all, in both layouts and precisions', () => {
    for (const layout of ['interleaved', 'halves'] as const) {
      for (const precision of ['float64', 'float32'] as const) {
        const table = engine.sinusoidalTable({ rows: 40, width: 16, base: 500, layout, precision });
        const { oddWidth, loneColumn, ...properties } = of({ table, base: 500, layout, precision });
        expect([oddWidth, loneColumn]).toEqual([false, null]);
        expect(Object.values(properties).filter(({ holds }) => !holds)).toEqual([]);
      }
    }
  });

  test('learned rows differ, and that is all', () => {
    const { uniqueRows, bounded, unitPairs, rotation, offsetOnlyDots } = of({
      table: engine.learnedTable({ rows: 40, width: 16, seed: 3 }),
    });
    expect(uniqueRows.holds).toBe(true);
    expect([bounded, unitPairs, rotation, offsetOnlyDots].map(({ holds }) => holds)).toEqual(Array(4).fill(false));
  });

  test('says where: the equal rows, the large entry', () => {
    const { uniqueRows, bounded } = of({ table: rows([0, 1], [2, 0], [0, 1]) });
    expect(uniqueRows).toMatchObject({ holds: false, value: 1, row: 0, otherRow: 2, offset: 2, col: null });
    expect(bounded).toMatchObject({ holds: false, value: 2, row: 1, col: 0, otherRow: null, failing: 1, checked: 6 });
  });

  test('a print of the table has them to its decimals', () => {
    const table = engine.sinusoidalTable({ rows: 40, width: 16 });
    const printed = { ...table, data: table.data.map((entry) => Number(entry.toFixed(3))) };
    expect(of({ table: printed }).rotation.holds).toBe(false);
    const { rotation, unitPairs, offsetOnlyDots } = of({ table: printed, decimals: 3 });
    expect([rotation, unitPairs, offsetOnlyDots].map(({ holds }) => holds)).toEqual([true, true, true]);
    expect(rotation.tolerance).toBeCloseTo((1 + Math.SQRT2) * 0.0005, 9);
  });

  test('the largest tables it takes answer', () => {
    const table = engine.sinusoidalTable({ rows: 1024, width: 128 });
    const { rotation, offsetOnlyDots } = of({ table });
    expect([rotation.holds, rotation.checked, offsetOnlyDots.holds]).toEqual([true, (1023 * 1024) / 2, true]);
  });
});

describe('a table of one’s own', () => {
  test('from a formula: i c at row 2, column 3 is 6', () => {
    const { rows: count, cols, data } = engine.formulaTable({ formula: ['i', 'c', '*'], rows: 3, width: 4 });
    expect([count, cols, data[2 * 4 + 3]]).toEqual([3, 4, 6]);
    expect(engine.formulaTable({ formula: ['1'] }).data.length).toBe(60 * 32);
  });

  test('beside the sinusoidal one: |i - sin i| is largest at row 2, 2 - sin 2', () => {
    const { own } = engine.explorer({ rows: 3, width: 1, formula: ['i'] });
    expect(own?.difference).toMatchObject({ row: 2, col: 0, holds: false, entries: 3 });
    expect(own?.differences.data[2]).toBeCloseTo(2 - Math.sin(2), 12);
    expect(own?.properties.bounded).toMatchObject({ value: 2, row: 2, holds: false });
    expect(engine.explorer({}).own).toBeNull();
  });

  test('refuses a formula without a value and rows of another shape', () => {
    const formula = (words: string[]) => refusal(() => engine.formulaTable({ formula: words, rows: 3, width: 2 }));
    expect(formula(['2', 'i', '-', 'ln'])).toMatchObject({
      code: 'no-value',
      argument: 'formula',
      allowed: 'a finite number for every entry',
      given: '-Infinity at i = 2, c = 0',
    });
    expect(formula(['w'])).toMatchObject({ code: 'unknown-value', argument: 'formula[0]' });
    expect(refused({ rows: 2, width: 2, ownRows: rows([1, 2]) })).toMatchObject({
      argument: 'ownRows',
      given: '1 x 2',
    });
    expect(refused({ formula: ['i'], ownDecimals: 2 })).toMatchObject({
      code: 'unknown-option',
      argument: 'ownDecimals',
    });
    expect(refused({ formula: ['i'], ownRows: rows([1]) })).toMatchObject({
      code: 'unknown-option',
      argument: 'ownRows',
    });
  });
});
