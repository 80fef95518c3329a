/**
 * Made-up tokens and maps by formula, whose numbers were computed with NumPy and PyTorch: the fixture of the exercise bank.
 *   X[t, c] = sin(0.5 + 0.9 t + 0.4 c + 0.25 t c),   W_s[i, j] = sin(s + 1.1 i + 0.7 j + 0.3 i j) / sqrt(rows)
 */
import type { Matrix } from '../../web/src/engine/index.ts';

export const filled = (rows: number, cols: number, entry: (row: number, col: number) => number): Matrix => ({
  rows,
  cols,
  data: Float64Array.from({ length: rows * cols }, (_, k) => entry(Math.floor(k / cols), k % cols)),
});

export const labTokens = (rows: number, width = 8): Matrix =>
  filled(rows, width, (t, c) => Math.sin(0.5 + 0.9 * t + 0.4 * c + 0.25 * t * c));

const map = (s: number, width: number): Matrix =>
  filled(width, width, (i, j) => Math.sin(s + 1.1 * i + 0.7 * j + 0.3 * i * j) / Math.sqrt(width));

export const labMaps = (width = 8) => ({ Wq: map(0.1, width), Wk: map(0.2, width), Wv: map(0.3, width) });
