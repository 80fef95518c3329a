/**
 * The engine's public types: what `position-lab/engine` offers in Node and in browsers.
 *
 * A row is a token, positions count from 0, an offset is key position minus query position. Functions are pure: inputs are copied in,
 * results are copied out. Typed arrays of numbers may be Float64Array or Float32Array; results are Float64Array, or Float32Array
 * with precision 'float32'. An option left out, or undefined, has the default written here; any other key throws.
 * Whatever is wrong with an argument throws an EngineError, and finite input never gives NaN: an overflow throws as well.
 */
import type { ModeReport, ModeSettings } from './mode.ts';
import type { OverflowReport, OverflowSettings } from './overflow.ts';
import type { PermuteReport, PermuteSettings } from './permute.ts';
import type { ShiftReport, ShiftSettings } from './shift.ts';

export type Numbers = Float64Array | Float32Array;

/** Row-major: entry (r, c) is data[r * cols + c]. */
export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly data: Numbers;
}

/** A refused argument: which one, what it may be, what it was. `code` is a stable word to choose a translated sentence by. */
export type EngineError = RangeError & { code: string; argument: string; allowed: string; given: string };

export type Precision = 'float64' | 'float32';
export type Summation = 'fast' | 'exact';
export type Layout = 'interleaved' | 'halves';
export type Mode = 'train' | 'eval';
export type Scheme = 'none' | 'sinusoidal' | 'learned' | 'shaw' | 't5' | 'alibi' | 'rotary';
/** Where a table enters an encoder. Into which of query, key and value is a choice of its own. */
export type Placement = 'input' | 'everyLayer' | 'queryKey';
export type Operand = 'query' | 'key' | 'value';
export type OverflowPolicy = 'error' | 'rebuild' | 'truncate' | 'clamp' | 'wrap' | 'interpolate';
/** What the weights of a query are when no key is allowed. */
export type EmptyRow = 'uniform' | 'zero' | 'nan';

/** Two matrices that a law says are equal: their largest difference, where it is, and whether it is only rounding. */
export interface Verdict {
  readonly holds: boolean;
  readonly identical: boolean;
  readonly residual: number;
  readonly tolerance: number;
  readonly row: number;
  readonly col: number;
  readonly differing: number;
  readonly entries: number;
}

export interface SinusoidalOptions {
  rows: number;
  width: number;
  /** Default 10000. */
  base?: number;
  /** Default 0; any 32-bit integer. */
  firstPosition?: number;
  /** Default 'interleaved': sine and cosine alternate. 'halves': all sines, then all cosines. */
  layout?: Layout;
  /** 'float32' computes the angles in single precision too, as D2L does. */
  precision?: Precision;
}

export interface LearnedOptions {
  rows: number;
  width: number;
  seed: number;
  /** Default 1. */
  std?: number;
}

export interface PositionalEncodingOptions {
  tokens: Matrix;
  /** Default 1000. */
  maxLen?: number;
  /** Rate of the dropout on the sum; default 0. */
  dropout?: number;
  /** Default 'eval'. */
  mode?: Mode;
  /** Default 0. */
  seed?: number;
  /** One byte per output entry, 1 = kept; in place of the drawn pattern. */
  keep?: Uint8Array;
  /** Multiply the tokens by sqrt(width) first; default false. */
  scaleByWidth?: boolean;
  base?: number;
  /** What happens to more than maxLen tokens; default 'error'. */
  onOverflow?: OverflowPolicy;
  precision?: Precision;
}

export interface PositionalEncodingResult {
  readonly output: Matrix;
  /** What was added, one row per output row. */
  readonly table: Matrix;
  /** Rows of the old table used unchanged at their own position. */
  readonly keptRows: number;
  readonly lostTokens: number;
  /** One byte per output entry, 1 = dropped. */
  readonly dropped: Uint8Array;
}

export interface RotaryOptions {
  base?: number;
  /** 'interleaved' (default) turns columns (2j, 2j + 1), 'halves' turns (j, j + width / 2). */
  layout?: Layout;
}

export interface AttentionOptions {
  /** [n x width], the queries' side. */
  tokens: Matrix;
  /** [m x width], the side of keys and values; default: tokens. */
  keys?: Matrix;
  Wq: Matrix;
  Wk: Matrix;
  Wv: Matrix;
  /** Default: the heads side by side as they are. */
  Wo?: Matrix;
  bq?: Numbers;
  bk?: Numbers;
  bv?: Numbers;
  bo?: Numbers;
  /** Default 1; heads are contiguous blocks of columns. */
  headCount?: number;
  /** Divide scores by sqrt(headWidth), the default, or by nothing. */
  scale?: 'headWidth' | 'none';
  scheme?: Scheme;
  /** Default 0..n-1. */
  queryPositions?: Int32Array;
  /** Default: queryPositions in self-attention, else 0..m-1. */
  keyPositions?: Int32Array;
  /** For 'sinusoidal' and 'learned': its row of each position id is added to what feeds queries and keys. */
  table?: Matrix;
  rotary?: RotaryOptions;
  /** slopes default to alibiSlopes(headCount), form to 'distance'. */
  alibi?: { slopes?: Numbers; form?: 'distance' | 'keyOnly' };
  /** bias is [bucketCount x heads]. */
  t5?: { bias: Matrix; bucketCount?: number; maxDistance?: number; bidirectional: boolean };
  /** Vectors are [2 clip + 1 x head width]; row = clipped offset + clip. */
  shaw?: { clip: number; keyVectors: Matrix; valueVectors?: Matrix };
  /** The last query sees the last key, also when lengths differ. */
  causal?: boolean;
  /** [n * m], 1 = may attend. */
  mask?: Uint8Array;
  /** [heads * n * m]; all masks given must allow. */
  headMasks?: Uint8Array;
  /** One length, or one per query; keys at or after it are masked. */
  validLens?: Int32Array;
  /** Replaces masked scores; default -Infinity (D2L: -1e6). */
  maskedScore?: number;
  /** Default 'zero'. */
  emptyRow?: EmptyRow;
  /** Dropout on the weights, after the softmax. */
  weightDropout?: { rate: number; mode: Mode; seed: number; keep?: Uint8Array };
  /** Default true. false: weights, usedWeights and scores are empty, and no n x m matrix is held. */
  returnWeights?: boolean;
  /** Sums over the keys. 'exact': in any order the same, so that permuting tokens permutes the output bit for bit. */
  summation?: Summation;
  precision?: Precision;
}

/** One matrix per head. */
export interface AttentionResult {
  readonly output: Matrix;
  /** Before weight dropout. */
  readonly weights: Matrix[];
  /** After it. */
  readonly usedWeights: Matrix[];
  /** Before the softmax; maskedScore where masked. */
  readonly scores: Matrix[];
}

export interface EncoderOptions extends Omit<AttentionOptions, 'keys'> {
  /** Identical layers with the same weights. */
  layerCount: number;
  placement?: Placement;
  /** Default 'none': h + attention(h). 'pre': h + attention(norm(h)). 'post': norm(h + attention(h)). */
  norm?: 'none' | 'pre' | 'post';
  /** Default true. */
  residual?: boolean;
  feedForward?: { W1: Matrix; b1?: Numbers; W2: Matrix; b2?: Numbers };
  positionOperands?: Operand[];
}

export interface EncoderResult {
  readonly output: Matrix;
  /** Output of each layer. */
  readonly layers: Matrix[];
  /** weights[layer][head]. */
  readonly weights: Matrix[][];
}

export interface Engine {
  readonly version: string;

  /** Columns 2j and 2j + 1 are sin and cos of position * base^(-2j / width); an odd width ends in a lone sine. */
  sinusoidalTable(options: SinusoidalOptions): Matrix;
  /** N(0, std) rows drawn from the seed; a longer table begins with the shorter one. */
  learnedTable(options: LearnedOptions): Matrix;
  /** A longer copy: old rows unchanged, the others drawn from the seed, untrained from firstNewRow on. */
  extendLearnedTable(options: { table: Matrix; rows: number; seed: number; std?: number }): {
    readonly table: Matrix;
    readonly firstNewRow: number;
  };
  /** tokens + table[0 : n], then dropout on the sum (D2L's PositionalEncoding.forward). */
  positionalEncoding(options: PositionalEncodingOptions): PositionalEncodingResult;
  /** The 2x2 matrix of each pair that takes position i to i + offset, for every i. */
  shiftMatrices(options: { width: number; offset: number; base?: number }): Matrix[];

  /** Each row turned by its position id; odd widths throw. */
  rotary(options: { vectors: Matrix; positions: Int32Array } & RotaryOptions): Matrix;
  alibiSlopes(headCount: number): Float64Array;
  /** bucketCount defaults to 32, maxDistance to 128. */
  t5Bucket(options: {
    offsets: Int32Array;
    bucketCount?: number;
    maxDistance?: number;
    bidirectional: boolean;
  }): Int32Array;

  attention(options: AttentionOptions): AttentionResult;
  /** Softmax over the keys of each query; axis 'query' is the classic mistake, for showing it. */
  maskedSoftmax(options: {
    scores: Matrix;
    mask?: Uint8Array;
    maskedScore?: number;
    emptyRow?: EmptyRow;
    axis?: 'key' | 'query';
  }): Matrix;
  /** One N(0, 1) row per word, from (seed, word) alone. */
  embed(options: { words: string[]; width: number; seed: number }): Matrix;
  /** Biased variance; epsilon (default 1e-5) inside the root. */
  layerNorm(options: { tokens: Matrix; epsilon?: number; gain?: Numbers; bias?: Numbers }): Matrix;
  /** Inverted dropout; 'eval' returns the tokens as they are. */
  dropout(options: { tokens: Matrix; rate: number; mode: Mode; seed: number; keep?: Uint8Array }): {
    readonly output: Matrix;
    readonly dropped: Uint8Array;
  };
  encoder(options: EncoderOptions): EncoderResult;

  permute(settings: PermuteSettings): PermuteReport;
  shift(settings: ShiftSettings): ShiftReport;
  overflow(settings: OverflowSettings): OverflowReport;
  mode(settings: ModeSettings): ModeReport;
}
