/** Options and results of the tables and of the relative schemes' building blocks. */
import type { Layout, Matrix, Mode, OverflowPolicy, Precision } from './api.ts';

export interface SinusoidalOptions {
  /** How many positions. @allowed an integer from 1 to 33554432 */
  rows: number;
  /** Columns; an odd width ends in a sine without its cosine. @allowed an integer from 1 to 1048576 */
  width: number;
  /** Of the frequencies base^(-2j / width), in radians per position. @allowed a number above 0 @default 10000 */
  base?: number;
  /** Position of row 0. @allowed an integer from -2147483648 to 2147483647 @default 0 */
  firstPosition?: number;
  /** 'interleaved': sine and cosine alternate. 'halves': all sines, then all cosines (tensor2tensor). @default 'interleaved' */
  layout?: Layout;
  /** 'float32' computes the angles in single precision too, as D2L does. @default 'float64' */
  precision?: Precision;
}

export interface LearnedOptions {
  /** How many positions. @allowed an integer from 1 to 33554432 */
  rows: number;
  /** Columns. @allowed an integer from 1 to 1048576 */
  width: number;
  /** Of the draws. @allowed an integer from 0 to 9007199254740991 */
  seed: number;
  /** Standard deviation of the entries. @allowed a number above 0 @default 1 */
  std?: number;
}

export interface ExtendLearnedOptions {
  /** The table to copy. @allowed [old rows x width] */
  table: Matrix;
  /** How many rows the copy has: at least those of the table. @allowed an integer from the old rows to 33554432 */
  rows: number;
  /** Of the new rows. @allowed an integer from 0 to 9007199254740991 */
  seed: number;
  /** Standard deviation of the new entries. @allowed a number above 0 @default 1 */
  std?: number;
}

export interface ExtendedTable {
  /** [rows x width]; begins with the old table, bit for bit. */
  readonly table: Matrix;
  /** From this row on nothing was trained. */
  readonly firstNewRow: number;
}

export interface PositionalEncodingOptions {
  /** What positions are added to. @allowed [n x width] */
  tokens: Matrix;
  /** Rows of the table. @allowed an integer from 1 to 33554432 @default 1000 */
  maxLen?: number;
  /** Rate of the dropout on the sum. @allowed a number from 0 to 1 @default 0 */
  dropout?: number;
  /** 'eval' drops nothing. @default 'eval' */
  mode?: Mode;
  /** Of the dropout. @allowed an integer from 0 to 9007199254740991 @default 0 */
  seed?: number;
  /** In place of the drawn pattern: one byte per output entry, 1 = kept. @allowed [output rows * width] of 0 and 1 */
  keep?: Uint8Array;
  /** Multiply the tokens by sqrt(width) first, as D2L's encoder does. @default false */
  scaleByWidth?: boolean;
  /** Of the frequencies. @allowed a number above 0 @default 10000 */
  base?: number;
  /**
   * What happens to more than maxLen tokens. 'error' throws. 'rebuild' makes a table of n rows. 'truncate' keeps the first maxLen tokens.
   * 'clamp' gives token i row min(i, maxLen - 1), 'wrap' row i mod maxLen, 'interpolate' position i * maxLen / n. @default 'error'
   */
  onOverflow?: OverflowPolicy;
  /** Of the table and the sum. @default 'float64' */
  precision?: Precision;
}

export interface PositionalEncodingResult {
  /** [n x width], or [maxLen x width] of truncated tokens. */
  readonly output: Matrix;
  /** What was added: [output rows x width]. */
  readonly table: Matrix;
  /** How many rows of the old table are used unchanged at their own position. */
  readonly keptRows: number;
  /** How many tokens are not in the output. */
  readonly lostTokens: number;
  /** One byte per output entry, 1 = dropped; all 0 in 'eval'. */
  readonly dropped: Uint8Array;
}

export interface ShiftMatricesOptions {
  /** Of the table; there are floor(width / 2) pairs. @allowed an integer from 1 to 1048576 */
  width: number;
  /** By how many positions to move, ahead or back. @allowed an integer from -2147483648 to 2147483647 */
  offset: number;
  /** Of the frequencies. @allowed a number above 0 @default 10000 */
  base?: number;
}

export interface RotaryOptions {
  /**
   * Of the frequencies base^(-2j / width), width being that of the turned rows, in attention the head width.
   * @allowed a number above 0 @default 10000
   */
  base?: number;
  /** 'interleaved' turns columns (2j, 2j + 1), 'halves' columns (j, j + width / 2) (GPT-NeoX, LLaMA). @default 'interleaved' */
  layout?: Layout;
}

export interface RotateOptions extends RotaryOptions {
  /** Queries or keys of one head. @allowed [n x width], width even */
  vectors: Matrix;
  /** Position of each row. @allowed [n] of 32-bit integers */
  positions: Int32Array;
}

export interface T5BucketOptions {
  /**
   * Buckets in all: bidirectional even and from 4, half of them per direction; causal from 2.
   * @allowed an integer from 4 to 1024 @default 32
   */
  bucketCount?: number;
  /**
   * Where the widening buckets would end: with the defaults the last one begins at distance 91 (bidirectional) or 113 (causal). It must
   * exceed the number of distances with a bucket of their own, a quarter of bucketCount (bidirectional) or half of it (causal), rounded
   * down: for 32 buckets from 9 or 17. @allowed an integer from 9 to 2147483647 @default 128
   */
  maxDistance?: number;
  /** true (encoder): past and future have buckets of their own. false (causal decoder): the future is bucket 0. */
  bidirectional: boolean;
}

export interface T5OffsetsOptions extends T5BucketOptions {
  /** Key position minus query position. @allowed [count] of 32-bit integers */
  offsets: Int32Array;
}
