/**
 * The numbers on a card. A seed draws what is given (an order, an offset, a rate); the engine computes everything that follows, what
 * common wrong answers lead to as well. Draws avoid the cases in which such a wrong answer would be right.
 */
import type { Matrix } from '../../engine/api.ts';
import type { PageEngine } from '../../engine/page.ts';
import type { ShiftReport } from '../../engine/shift.ts';
import { Draw } from '../draw.ts';
import type { CardId } from './cards.ts';

/** By name: a number, several in a row, or whole numbers to be listed as they are. */
export type Values = Readonly<Record<string, number | readonly number[]>>;

type Computed = (engine: PageEngine, draw: Draw) => Values;

const words = ['the', 'fox', 'met', 'a', 'crow', 'today'];
const row = (...data: number[]): Matrix => ({ rows: 1, cols: data.length, data: Float64Array.from(data) });
const entry = ({ data }: Matrix, at: number): number => data[at] ?? Number.NaN;
const tableRow = (engine: PageEngine, position: number, width: number, base = 10000): number[] =>
  Array.from(engine.sinusoidalTable({ rows: 1, width, firstPosition: position, base }).data);

/** An order that is not its own inverse, and a cell that the list itself would send elsewhere. */
const weightGoes: Computed = (engine, draw) => {
  const drawn = draw.until(
    () => ({ order: draw.order(words.length), query: draw.whole(0, 5), key: draw.whole(0, 5) }),
    ({ order, query, key }) => {
      const [toQuery, toKey] = [order.indexOf(query), order.indexOf(key)];
      return query !== key && toQuery !== query && toQuery !== order[query] && toKey !== order[key];
    },
  );
  const { order, query, key } = drawn;
  const { inverse } = engine.permute({ words, order: Float64Array.from(order), width: 4 });
  const [listRow = Number.NaN, listCol = Number.NaN] = [order[query], order[key]];
  return {
    order,
    query,
    key,
    row: inverse[query] ?? Number.NaN,
    col: inverse[key] ?? Number.NaN,
    listRow,
    listCol,
  };
};

/** The turns of one pair and of all, without running attention over more than a word. */
const turns = (engine: PageEngine, width: number, pair: number, position: number, offset: number): ShiftReport =>
  engine.shift({ words: ['fox'], width, pair, position, offset, maxLen: 64 });

const tableEntries: Computed = (engine, draw) => {
  const width = draw.one([4, 8]);
  const position = draw.whole(2, 9);
  const lastPair = (entries: number[]): number[] => entries.slice(-2);
  // An angle in degrees is one of a ladder whose second of two frequencies is pi / 180.
  const degrees = entry(
    engine.sinusoidalTable({ rows: 1, width: 4, firstPosition: position, base: (180 / Math.PI) ** 2 }),
    2,
  );
  return {
    width,
    row: position,
    angles: Array.from(turns(engine, width, 0, position, 1).pairs.angles),
    entries: tableRow(engine, position, width),
    nextRow: position + 1,
    next: tableRow(engine, position + 1, width)[0] ?? Number.NaN,
    // base^2 with the right exponent is base with twice the exponent.
    doubled: lastPair(tableRow(engine, position, width, 10000 ** 2)),
    degrees,
  };
};

const shiftMatrix: Computed = (engine, draw) => {
  const width = draw.one([4, 8]);
  const pair = draw.whole(1, width / 2 - 1);
  const offset = draw.one([2, 3, 5, 10, 20]);
  const pairAt = (position: number): number[] => tableRow(engine, position, width).slice(2 * pair, 2 * pair + 2);
  const matrices = engine.shiftMatrices({ width, offset });
  const matrix = matrices[pair]?.data ?? [];
  return {
    width,
    pair,
    offset,
    turn: turns(engine, width, pair, 0, offset).chosen?.turn ?? Number.NaN,
    top: Array.from(matrix.slice(0, 2)),
    bottom: Array.from(matrix.slice(2, 4)),
    start: pairAt(0),
    goal: pairAt(offset),
    back: pairAt(-offset),
    bare: Array.from(matrices[0]?.data.slice(0, 2) ?? []),
  };
};

const shiftNoticed: Computed = (engine, draw) => {
  const offset = draw.one([5, 10, 20, 40]);
  const { movedIds, products } = engine.shift({ offset, seed: draw.whole(0, 9999), position: 10 });
  const change = movedIds.find(({ scheme }) => scheme === 'sinusoidalInput')?.change;
  return {
    offset,
    change: change?.residual ?? Number.NaN,
    raw: products.raw.diagonal.residual,
    projected: products.projected.diagonal.residual,
  };
};

/** The first output entry of the same block, the table added once and before every layer. */
const placements: Computed = (engine, draw) => {
  const width = 8;
  const seed = draw.whole(0, 9999);
  const map = (k: number): Matrix => engine.learnedTable({ rows: width, width, seed: seed + k, std: 0.35 });
  const common = {
    tokens: engine.embed({ words: words.slice(0, 4), width, seed }),
    table: engine.sinusoidalTable({ rows: 4, width }),
    Wq: map(1),
    Wk: map(2),
    Wv: map(3),
  };
  const first = (placement: 'input' | 'everyLayer', layerCount: number): number =>
    entry(engine.encoder({ ...common, placement, layerCount }).output, 0);
  return {
    once: first('input', 1),
    each: first('everyLayer', 1),
    onceTwo: first('input', 2),
    eachTwo: first('everyLayer', 2),
  };
};

/** D2L's step multiplies by the root of the width; row 0 begins with a sine of 0, so what comes out is the scaled word part. */
const sizesOfParts: Computed = (engine, draw) => {
  const width = draw.one([64, 128, 256, 512]);
  const scaled = (columns: number, first: number): number => {
    const tokens = row(first, ...Array<number>(columns - 1).fill(0));
    return entry(engine.positionalEncoding({ tokens, scaleByWidth: true }).output, 0);
  };
  return { width, word: scaled(width, 1), position: scaled(2, 0.5), ratio: scaled(2 * width, 1) };
};

const longText: Computed = (engine, draw) => {
  const limit = draw.one([100, 200, 500, 1000]);
  const length = limit + (limit / 20) * draw.whole(2, 16);
  const report = engine.overflow({ length, maxLen: limit, width: 8 });
  const cure = (policy: string) => report.cures.find((one) => one.policy === policy);
  return {
    length,
    limit,
    lost: cure('truncate')?.lostTokens ?? Number.NaN,
    lastRow: report.lastPosition,
    sharing: cure('clamp')?.lastRowTokens ?? Number.NaN,
    first: cure('wrap')?.firstPair?.first ?? Number.NaN,
    second: cure('wrap')?.firstPair?.second ?? Number.NaN,
    distinct: cure('rebuild')?.distinctRows ?? Number.NaN,
  };
};

const outcomes: Computed = (engine, draw) => {
  const rate = draw.one([0.1, 0.2, 0.25, 0.5]);
  const word = draw.until(
    () => draw.whole(-20, 20) / 10,
    (drawn) => drawn !== -1 && drawn !== 0,
  );
  // Row 0 of a table of width 2: (0, 1). Column 1 is the cosine.
  const sum = (tokens: Matrix, keep: 0 | 1 | null): number =>
    entry(
      engine.positionalEncoding(
        keep === null ? { tokens } : { tokens, dropout: rate, mode: 'train', keep: Uint8Array.of(keep, keep) },
      ).output,
      1,
    );
  const tokens = row(0, word);
  const wordAlone = engine.dropout({ tokens, rate, mode: 'train', seed: 0, keep: Uint8Array.of(1, 1) }).output;
  return {
    rate,
    word,
    entry: sum(row(0, 0), null),
    sum: sum(tokens, null),
    dropped: sum(tokens, 0),
    kept: sum(tokens, 1),
    apart: sum(wordAlone, null),
  };
};

const orderMatters: Computed = (engine, draw) => {
  const common = { seed: draw.whole(0, 9999), scheme: 'sinusoidal' as const };
  const { equivariance } = engine.permute(common);
  return {
    shuffledWords: equivariance.residual,
    tolerance: equivariance.tolerance,
    shuffledSums: engine.permute({ ...common, shuffle: 'sums' }).equivariance.residual,
    without: engine.permute({ ...common, scheme: 'none' }).equivariance.residual,
  };
};

const leftPads: Computed = (engine, draw) => {
  const padCount = draw.whole(1, 3);
  const common = { act: 'padLeft' as const, padCount, seed: draw.whole(0, 9999) };
  const change = ({ schemes }: ShiftReport, of: string): number =>
    schemes.find(({ scheme }) => scheme === of)?.change?.residual ?? Number.NaN;
  const counted = engine.shift({ ...common, recheckValid: false });
  return {
    pads: padCount,
    counted: change(counted, 'sinusoidalInput'),
    rotary: change(counted, 'rotary'),
    prefix: change(engine.shift({ ...common, padMask: 'validLens' }), 'sinusoidalInput'),
  };
};

/** Scores of two tokens whose columns do not happen to give rows that sum to 1. */
const wrongSoftmax: Computed = (engine, draw) => {
  const score = (): number => draw.whole(-2, 5);
  const [a, b, c, d] = draw.until(
    () => [score(), score(), score(), score()] as const,
    ([a, b, c, d]) => a !== b && b !== c && a !== c && a + b !== c + d,
  );
  const scores = (data: number[]): Matrix => ({ rows: 2, cols: 2, data: Float64Array.from(data) });
  const firstRow = (data: number[], axis: 'key' | 'query' = 'key'): number[] =>
    Array.from(engine.maskedSoftmax({ scores: scores(data), axis }).data.slice(0, 2));
  return {
    first: [a, b],
    second: [c, d],
    right: firstRow([a, b, c, d]),
    query: firstRow([a, b, c, d], 'query'),
    exchanged: firstRow([a, c, b, d]),
  };
};

const computed: Readonly<Partial<Record<CardId, Computed>>> = {
  ST06: weightGoes,
  ST07: tableEntries,
  ST08: shiftMatrix,
  ST10: shiftNoticed,
  ST13: placements,
  ST14: sizesOfParts,
  ST15: longText,
  ST17: outcomes,
  ST18: orderMatters,
  ST19: leftPads,
  ST20: wrongSoftmax,
};

export const hasNumbers = (id: CardId): boolean => computed[id] !== undefined;

export const valuesOf = (engine: PageEngine, id: CardId, seed: number): Values =>
  computed[id]?.(engine, new Draw(seed)) ?? {};
