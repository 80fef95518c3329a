/** Questions about tables of fixed sizes, so that they mean what they say; every answer and every wrong theory is asked of the engine. */

import type { Engine } from '../../engine/api.ts';
import type { ExplorerReport, Exponent } from '../../engine/explorer.ts';
import { at, type Grid, transpose } from '../../render/grid.ts';
import type { Prediction } from '../contract.ts';
import { compute } from './compute.ts';
import type { Settings } from './settings.ts';

type Asked = Prediction<Settings, ExplorerReport, Engine>;

const changed = (engine: Engine, settings: Settings, changes: Partial<Settings>): ExplorerReport =>
  compute(engine, { ...settings, ...changes });
const withExponent = (engine: Engine, settings: Settings, exponent: Exponent): ExplorerReport =>
  changed(engine, settings, { exponent });

const difference: Asked = {
  id: 'EX1',
  kind: 'cell',
  grid: (_settings, { table }) => ({
    rows: ['|p₁ − p₀|'],
    columns: Array.from({ length: table.cols }, (_, c) => String(c)),
  }),
  answer: (_engine, _settings, { neighbour }) => [0, neighbour?.col ?? 0],
  theories: (_engine, _settings, { table, columns }) => ({
    slow: [0, table.cols - 1],
    cosine: [0, columns.cosines.indexOf(1)],
  }),
  evidence: (_engine, _settings, { neighbour, columns, table }) => {
    const of = (column: number): number => neighbour?.differences[column] ?? 0;
    return { first: of(0), cosine: of(columns.cosines.indexOf(1)), last: of(table.cols - 1), column: table.cols - 1 };
  },
};

const rowZero: Asked = {
  id: 'EX3',
  kind: 'choice',
  choices: ['alternate', 'zeros', 'one', 'none'],
  answer: (_engine, _settings, { table, columns }) => {
    const row = Array.from({ length: table.cols }, (_, c) => at(table, 0, c));
    if (row.every((entry, c) => entry === columns.cosines[c])) return 'alternate';
    return row.every((entry) => entry === 0) ? 'zeros' : 'one';
  },
  evidence: (_engine, _settings, { table }) => ({
    sine: at(table, 0, 0),
    cosine: at(table, 0, 1),
    next: at(table, 1, 0),
  }),
};

/** The frequency of the last pair, as its sine has it. */
const lastFrequency = ({ columns }: ExplorerReport): number => columns.frequencies[columns.frequencies.length - 2] ?? 0;

const slowest: Asked = {
  id: 'EX9',
  kind: 'number',
  relative: 0.01,
  answer: (_engine, _settings, report) => lastFrequency(report),
  theories: (engine, settings) => ({
    closed: lastFrequency(withExponent(engine, settings, 'closed')),
    double: lastFrequency(withExponent(engine, settings, 'double')),
    half: lastFrequency(withExponent(engine, settings, 'half')),
  }),
  evidence: (_engine, settings, report) => ({
    frequency: lastFrequency(report),
    base: settings.base,
    pair: report.columns.pairs[report.columns.pairs.length - 1] ?? 0,
  }),
};

const entry: Asked = {
  id: 'EX2',
  kind: 'number',
  tolerance: 0.001,
  answer: (_engine, _settings, { table }) => at(table, 1, 6),
  theories: (engine, settings, { table }) => ({
    halves: at(changed(engine, settings, { layout: 'halves' }).table, 1, 6),
    later: at(table, 2, 6),
    cosine: at(table, 1, 7),
    half: at(withExponent(engine, settings, 'half').table, 1, 6),
  }),
  evidence: (_engine, _settings, { table, columns }) => ({
    value: at(table, 1, 6),
    later: at(table, 2, 6),
    cosine: at(table, 1, 7),
    pair: columns.pairs[6] ?? 0,
    frequency: columns.frequencies[6] ?? 0,
  }),
};

const sorted = ['c30', 'c4', 'c0', 'c8', 'c6'] as const;
const flipsOf = ({ columns }: ExplorerReport, id: string): number => columns.signFlips[Number(id.slice(1))] ?? 0;

/** Columns with the same count may stand in any order. */
function byFlips(report: ExplorerReport): string[][] {
  const counts = [...new Set(sorted.map((id) => flipsOf(report, id)))].sort((a, b) => b - a);
  return counts.map((count) => sorted.filter((id) => flipsOf(report, id) === count));
}

const signChanges: Asked = {
  id: 'EX4',
  kind: 'order',
  choices: sorted,
  answer: (_engine, _settings, report) => byFlips(report),
  theories: (_engine, _settings, report) => ({ reversed: byFlips(report).reverse() }),
  evidence: (_engine, _settings, report) => Object.fromEntries(sorted.map((id) => [id, flipsOf(report, id)])),
};

const length: Asked = {
  id: 'EX5',
  kind: 'number',
  tolerance: 0.1,
  answer: (_engine, settings, { dots }) => dots[settings.position] ?? Number.NaN,
  theories: (_engine, settings) => ({ entries: settings.width, one: 1 }),
  evidence: (_engine, settings, { dots, ladder }) => ({
    // A sum of squares, to whole numbers where only rounding is off.
    sum: Number((dots[settings.position] ?? 0).toFixed(9)),
    pairs: ladder.frequencies.length,
    width: settings.width,
    row: settings.position,
  }),
};

const layouts: Asked = {
  id: 'EX6',
  kind: 'choice',
  choices: ['table', 'both', 'neither', 'breaks'],
  answer: (_engine, _settings, { layoutTable, layoutDots }) => {
    if (layoutTable.holds) return 'neither';
    return layoutDots.holds ? 'table' : 'both';
  },
  evidence: (_engine, _settings, { layoutTable, layoutDots }) => ({
    entries: layoutTable.residual,
    dots: layoutDots.residual,
  }),
};

/** How many columns of a table differ. */
function differentColumns(engine: Engine, table: Grid): number {
  const turned = transpose(table);
  const { uniqueRows } = engine.tableProperties({ table: { ...turned, data: Float64Array.from(turned.data) } });
  return uniqueRows.checked - uniqueRows.failing;
}

const wholeExponents: Asked = {
  id: 'EX7',
  kind: 'number',
  tolerance: 0,
  answer: (engine, settings) => withExponent(engine, settings, 'whole').ladder.different,
  theories: (engine, settings, { ladder }) => ({
    pairs: ladder.different,
    columns: differentColumns(engine, withExponent(engine, settings, 'whole').table),
  }),
  evidence: (engine, settings, { ladder }) => {
    const whole = withExponent(engine, settings, 'whole');
    return { pairs: ladder.different, left: whole.ladder.different, columns: differentColumns(engine, whole.table) };
  },
};

const asked = [0, 1, 3, 6] as const;
const rowsAsked = (table: Grid): Float64Array =>
  Float64Array.from(asked.flatMap((row) => Array.from({ length: table.cols }, (_, c) => at(table, row, c))));
const pairId = (a: number, b: number): string => `r${a}and${b}`;

/** The distance of two rows, as the engine measures it. */
function distance(engine: Engine, table: Grid, a: number, b: number): number {
  const data = Float64Array.from(
    [a, b].flatMap((row) => Array.from({ length: table.cols }, (_, c) => at(table, row, c))),
  );
  return engine.tableProperties({ table: { rows: 2, cols: table.cols, data } }).nearestRows.value;
}

const closest: Asked = {
  id: 'EX8',
  kind: 'choice',
  choices: ['r0and1', 'r0and3', 'r0and6', 'r1and3', 'r1and6', 'r3and6'],
  answer: (engine, _settings, { table }) => {
    const four = { rows: asked.length, cols: table.cols, data: rowsAsked(table) };
    const { row, otherRow } = engine.tableProperties({ table: four }).nearestRows;
    return pairId(asked[row ?? 0] ?? 0, asked[otherRow ?? 0] ?? 0);
  },
  evidence: (engine, _settings, { table }) =>
    Object.fromEntries(
      asked.flatMap((a, k) => asked.slice(k + 1).map((b) => [pairId(a, b), distance(engine, table, a, b)])),
    ),
};

const oddWidth: Asked = {
  id: 'EX10',
  kind: 'choice',
  choices: ['cosine', 'sine', 'add', 'works'],
  answer: (engine, settings) => {
    const { failingStep, cosineColumns, cosinesComputed } = engine.overflow({ length: 2, width: settings.width });
    if (failingStep === 'add') return 'add';
    if (failingStep !== 'build') return 'works';
    return cosinesComputed > cosineColumns ? 'cosine' : 'sine';
  },
  evidence: (engine, settings, { ladder }) => {
    const { cosineColumns, cosinesComputed } = engine.overflow({ length: 2, width: settings.width });
    return { places: cosineColumns, values: cosinesComputed, sines: ladder.frequencies.length, width: settings.width };
  },
};

export const questions: Readonly<Record<string, readonly Asked[]>> = {
  EX1: [difference, rowZero, slowest],
  EX2: [entry, signChanges, length, layouts],
  EX7: [wholeExponents],
  EX8: [closest],
  EX10: [oddWidth],
};
