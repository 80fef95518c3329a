/**
 * What the engine's functions give when put together, for questions no report answers: a product, a largest difference, a block made
 * of given maps. Here are only the lists; every number is the engine's.
 */
import type { Matrix } from '../engine/api.ts';
import type { PageEngine } from '../engine/page.ts';

const matrix = (rows: number, cols: number, entry: (row: number, col: number) => number): Matrix => ({
  rows,
  cols,
  data: Float64Array.from({ length: rows * cols }, (_, k) => entry(Math.floor(k / cols), k % cols)),
});

const at = ({ cols, data }: Matrix, row: number, col: number): number => data[row * cols + col] ?? Number.NaN;

export const rowsInOrder = (of: Matrix, order: ArrayLike<number>): Matrix =>
  matrix(order.length, of.cols, (row, col) => at(of, order[row] ?? -1, col));

export const firstRows = (of: Matrix, rows: number): Matrix => matrix(rows, of.cols, (row, col) => at(of, row, col));

export const rowReplaced = (of: Matrix, row: number, by: Matrix): Matrix =>
  matrix(of.rows, of.cols, (r, col) => (r === row ? at(by, 0, col) : at(of, r, col)));

/** a b, exactly: in an attention where each query may see its own key only, that key has all the weight. */
export function product(engine: PageEngine, a: Matrix, b: Matrix): Matrix {
  const unread = matrix(a.cols, 1, () => 0);
  const own = Uint8Array.from({ length: a.rows * a.rows }, (_, k) => (k % (a.rows + 1) === 0 ? 1 : 0));
  return engine.attention({ tokens: a, Wq: unread, Wk: unread, Wv: b, mask: own }).output;
}

/** The largest |a - b|: [a b] times the identity over its negative. */
export function largestDifference(engine: PageEngine, a: Matrix, b: Matrix): number {
  const beside = matrix(a.rows, 2 * a.cols, (row, col) => (col < a.cols ? at(a, row, col) : at(b, row, col - a.cols)));
  const sign = (row: number, col: number): number => (row === col ? 1 : row === col + a.cols ? -1 : 0);
  const difference = product(engine, beside, matrix(2 * a.cols, a.cols, sign));
  return Math.max(...difference.data.map(Math.abs));
}

export interface Maps {
  readonly Wq: Matrix;
  readonly Wk: Matrix;
  readonly Wv: Matrix;
}

/** Drawn from the seed; entries of about the size that keeps queries as large as tokens at width 8. */
export function drawnMaps(engine: PageEngine, seed: number, width: number): Maps {
  const all = engine.learnedTable({ rows: 3 * width, width, seed, std: 0.35 });
  const part = (k: number): Matrix =>
    rowsInOrder(
      all,
      Array.from({ length: width }, (_, row) => k * width + row),
    );
  return { Wq: part(0), Wk: part(1), Wv: part(2) };
}
