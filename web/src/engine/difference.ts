/** Two matrices of one shape, entry by entry. */
import type { Matrix } from './api.ts';

export interface DifferenceOptions {
  /** What is subtracted. @allowed [rows x cols] */
  a: Matrix;
  /** From what. @allowed as a */
  b: Matrix;
}

export interface DifferenceResult {
  /** b - a [rows x cols]. */
  readonly matrix: Matrix;
  /** The largest |entry| of it. */
  readonly largest: number;
  /** Its row, the first one in row order. */
  readonly row: number;
  /** Its column. */
  readonly col: number;
  /** How many entries of a and b differ at all. */
  readonly differing: number;
}
