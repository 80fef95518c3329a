/**
 * Inputs of the fault cases. Each case is a fault that people reported about their positional encodings or attention, named by its
 * kind, with the thread it was reported in; the right values were computed apart from this engine (NumPy and PyTorch 1.13, float64,
 * nine digits). The short name in brackets, such as A01, is the one that engine tests of the same fault carry.
 */
import { expect } from 'vitest';
import type { AttentionOptions, Matrix } from '../../../web/src/engine/api.ts';
import { loadEngine } from '../../../web/src/engine/index.ts';

export const engine = await loadEngine();

export function fill(rows: number, cols: number, entry: (r: number, c: number) => number): Matrix {
  const data = Float64Array.from({ length: rows * cols }, (_, i) => entry(Math.floor(i / cols), i % cols));
  return { rows, cols, data };
}

export const zeros = (rows: number, cols: number): Matrix => fill(rows, cols, () => 0);
export const identity = (width: number): Matrix => fill(width, width, (r, c) => (r === c ? 1 : 0));

/** X(n, d): tokens. */
export const tokens = (n: number, d: number, start = 0.5): Matrix =>
  fill(n, d, (t, c) => Math.sin(start + 0.9 * t + 0.4 * c + 0.25 * t * c));

/** W(s): weights; 0.1 makes queries, 0.2 keys, 0.3 values. */
export const weights = (s: number, d: number): Matrix =>
  fill(d, d, (i, j) => Math.sin(s + 1.1 * i + 0.7 * j + 0.3 * i * j) / Math.sqrt(d));

/** One head on X(n, d), no positions. */
export function attentionOn(x: Matrix): AttentionOptions {
  const d = x.cols;
  return { tokens: x, Wq: weights(0.1, d), Wk: weights(0.2, d), Wv: weights(0.3, d) };
}

export const outputOn = (x: Matrix, options: Partial<AttentionOptions> = {}): Matrix =>
  engine.attention({ ...attentionOn(x), ...options }).output;

export const sinusoids = (rows: number, width: number, firstPosition = 0): Matrix =>
  engine.sinusoidalTable({ rows, width, firstPosition });

export const row = ({ cols, data }: Matrix, r: number): number[] => Array.from(data.subarray(r * cols, (r + 1) * cols));

export const rowsOf = (matrix: Matrix): number[][] => Array.from({ length: matrix.rows }, (_, r) => row(matrix, r));

/** The rows with these indices, in this order. */
export const pick = (matrix: Matrix, order: readonly number[]): Matrix =>
  fill(order.length, matrix.cols, (r, c) => matrix.data[(order[r] ?? 0) * matrix.cols + c] ?? Number.NaN);

export const add = (a: Matrix, b: Matrix): Matrix =>
  fill(a.rows, a.cols, (r, c) => (a.data[r * a.cols + c] ?? Number.NaN) + (b.data[r * b.cols + c] ?? Number.NaN));

export const stack = (above: Matrix, below: Matrix): Matrix => ({
  rows: above.rows + below.rows,
  cols: above.cols,
  data: Float64Array.of(...above.data, ...below.data),
});

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, entry, i) => sum + entry * (b[i] ?? Number.NaN), 0);

/** The largest difference of two lists of numbers; NaN where one has no number. */
export function furthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  return Array.from(a, (entry, i) => Math.abs(entry - (b[i] ?? Number.NaN))).reduce(
    (largest, difference) => Math.max(difference, largest),
    0,
  );
}

/** Half a unit of the ninth printed digit, and a little for the last bits. */
export const printed = 1e-8;
export const rounding = 1e-12;

export function expectNear(actual: ArrayLike<number>, expected: readonly number[], tolerance = printed): void {
  expect(furthest(actual, expected), `${Array.from(actual)}`).toBeLessThanOrEqual(tolerance);
}
