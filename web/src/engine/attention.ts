/** Options and results of attention, of what it is made of, and of a stack of layers. */
import type { EmptyRow, Matrix, Mode, Numbers, Operand, Placement, Precision, Scheme, Summation } from './api.ts';
import type { RotaryOptions, T5BucketOptions } from './encoding.ts';

/** Fixed slopes times distance (Press 2022, section 3). */
export interface AlibiOptions {
  /** One per head; by default alibiSlopes(headCount). @allowed [heads] */
  slopes?: Numbers;
  /**
   * 'distance' adds -slope * |offset|; 'keyOnly' adds slope * key position: in self-attention with ascending positions and a causal
   * mask the same weights, since the scores differ by a constant per row. @default 'distance'
   */
  form?: 'distance' | 'keyOnly';
}

/** One learned number per bucket of offsets and head (Raffel 2020, section 2.1). */
export interface T5Options extends T5BucketOptions {
  /** Added to the scores, not scaled. @allowed [bucketCount x heads] */
  bias: Matrix;
}

/** Learned vectors per clipped offset (Shaw 2018, equations 3 and 4); row = clipped offset + clip. */
export interface ShawOptions {
  /** Offsets beyond it share the vector at it. @allowed an integer from 0 to 33554432 */
  clip: number;
  /** Added to the keys, inside the scaling. @allowed [2 clip + 1 x head width] */
  keyVectors: Matrix;
  /** Added to the values; by default none. @allowed [2 clip + 1 x head width of the values] */
  valueVectors?: Matrix;
}

/** What drops entries: those of weights, or of tokens. */
export interface DropoutOptions {
  /** Chance that an entry is dropped; 1 drops all. @allowed a number from 0 to 1 */
  rate: number;
  /** 'eval' drops nothing: the entries stay, bit for bit. */
  mode: Mode;
  /** Of the draws, one per entry in row order. @allowed an integer from 0 to 9007199254740991 */
  seed: number;
  /** In place of the drawn pattern: 1 = kept. All 0 at rate 1 in 'train'. @allowed [n * width] of 0 and 1; of weights [heads * n * m] */
  keep?: Uint8Array;
}

export interface AttentionOptions {
  /** The queries' side. @allowed [n x width] */
  tokens: Matrix;
  /** The side of keys and values; by default the tokens (self-attention). @allowed [m x width] */
  keys?: Matrix;
  /** Makes queries: Q = tokens Wq + bq. @allowed [width x projected], projected a multiple of headCount */
  Wq: Matrix;
  /** Makes keys. @allowed as Wq */
  Wk: Matrix;
  /** Makes values; may be of another width than Wq. @allowed [width x value width], a multiple of headCount */
  Wv: Matrix;
  /** Maps the heads, side by side, to the output; by default they stay as they are. @allowed [value width x out] */
  Wo?: Matrix;
  /** Added to the queries. @allowed [projected] */
  bq?: Numbers;
  /** Added to the keys. @allowed [projected] */
  bk?: Numbers;
  /** Added to the values. @allowed [value width] */
  bv?: Numbers;
  /** Added to the output; needs Wo. @allowed [out] */
  bo?: Numbers;
  /** Heads are contiguous blocks of columns. @allowed an integer from 1 to 1024 @default 1 */
  headCount?: number;
  /** 'headWidth' divides the scores by sqrt(head width); 'none' does not (T5; UDL equation 12.8). @default 'headWidth' */
  scale?: 'headWidth' | 'none';
  /** What carries position. @default 'none' */
  scheme?: Scheme;
  /** Position of each query, by default 0 to n - 1. @allowed [n] of 32-bit integers, rows of the table where there is one */
  queryPositions?: Int32Array;
  /** Position of each key; by default queryPositions in self-attention, else 0 to m - 1. @allowed [m], as queryPositions */
  keyPositions?: Int32Array;
  /** For 'sinusoidal' and 'learned': the row of each position is added to what feeds queries and keys. @allowed [rows x width] */
  table?: Matrix;
  /** For 'rotary': turns queries and keys of each head, never values; the head width must be even. */
  rotary?: RotaryOptions;
  /** For 'alibi'. */
  alibi?: AlibiOptions;
  /** For 't5', which needs it. */
  t5?: T5Options;
  /** For 'shaw', which needs it. */
  shaw?: ShawOptions;
  /** A query sees no key later by index, whatever the positions. With unequal lengths the last query sees the last key. @default false */
  causal?: boolean;
  /** One byte per query and key, 1 = may attend. All masks given must allow. @allowed [n * m] of 0 and 1 */
  mask?: Uint8Array;
  /** The same for each head. @allowed [heads * n * m] of 0 and 1 */
  headMasks?: Uint8Array;
  /** Keys from this index on are masked; above m nothing is (D2L's valid_lens). @allowed [1] or [n], not negative */
  validLens?: Int32Array;
  /** Replaces masked scores; D2L takes -1e6. @allowed -Infinity or a finite number @default -Infinity */
  maskedScore?: number;
  /** Weights of a query that may see no key, whatever maskedScore is. D2L: 'uniform', PyTorch: 'nan'. @default 'zero' */
  emptyRow?: EmptyRow;
  /** Dropout on the weights, after the softmax; by default none. */
  weightDropout?: DropoutOptions;
  /** false: weights, usedWeights and scores are empty lists, and no n x m matrix is held. @default true */
  returnWeights?: boolean;
  /** Sums over the keys; 'exact': the same bits in any order, so that permuting tokens permutes the output. @default 'fast' */
  summation?: Summation;
  /** Of every step. @default 'float64' */
  precision?: Precision;
}

/** Lists have one matrix per head. */
export interface AttentionResult {
  /** [n x out], out being the value width without Wo. */
  readonly output: Matrix;
  /** [n x m], row = query; before weight dropout. */
  readonly weights: Matrix[];
  /** [n x m], after weight dropout: rows need not sum to 1. */
  readonly usedWeights: Matrix[];
  /** [n x m], before the softmax; maskedScore where masked. */
  readonly scores: Matrix[];
}

/** Two layers on each token, with a ReLU between them. */
export interface FeedForward {
  /** Into the hidden layer. @allowed [width x hidden] */
  W1: Matrix;
  /** By default 0. @allowed [hidden] */
  b1?: Numbers;
  /** Out of it. @allowed [hidden x width] */
  W2: Matrix;
  /** By default 0. @allowed [width] */
  b2?: Numbers;
}

/** Attention's output must be as wide as the tokens, since layers are stacked. */
export interface EncoderOptions extends Omit<AttentionOptions, 'keys'> {
  /** Identical layers with the same weights. @allowed an integer from 1 to 256 */
  layerCount: number;
  /**
   * Where the table enters. 'input': added once to h. 'everyLayer': added to h before each layer. 'queryKey': added, after the norm, to
   * what feeds queries and keys. Needs a table, which may stand beside any scheme; by default 'queryKey' for the schemes 'sinusoidal' and
   * 'learned', which need one.
   */
  placement?: Placement;
  /**
   * Into which of the three the table goes, after the norm; h itself then stays clean. By default query and key with 'queryKey'; with
   * 'everyLayer' the table goes into h itself. Not with 'input'.
   */
  positionOperands?: Operand[];
  /** 'none': h + attention(h). 'pre': h + attention(norm(h)). 'post': norm(h + attention(h)). @default 'none' */
  norm?: 'none' | 'pre' | 'post';
  /** false: without the h + of attention and feed-forward. @default true */
  residual?: boolean;
  /** After attention, with norm and residual likewise; by default none. */
  feedForward?: FeedForward;
}

export interface EncoderResult {
  /** [n x width], of the last layer. */
  readonly output: Matrix;
  /** [n x width] each, of every layer. */
  readonly layers: Matrix[];
  /** weights[layer][head], [n x n]; empty lists if returnWeights is false. */
  readonly weights: Matrix[][];
}

export interface MaskedSoftmaxOptions {
  /** Row = query, column = key. @allowed [n x m] */
  scores: Matrix;
  /** 1 = may attend; by default all may. @allowed [n * m] of 0 and 1 */
  mask?: Uint8Array;
  /** Replaces masked scores. @allowed -Infinity or a finite number @default -Infinity */
  maskedScore?: number;
  /** Weights of a query that may see no key. @default 'zero' */
  emptyRow?: EmptyRow;
  /** 'key': each row sums to 1. 'query' is the classic mistake, kept for showing it. @default 'key' */
  axis?: 'key' | 'query';
}

export interface EmbedOptions {
  /** Equal words get equal rows. @allowed 1 or more texts */
  words: string[];
  /** Columns. @allowed an integer from 1 to 1048576 */
  width: number;
  /** Of the draws. @allowed an integer from 0 to 9007199254740991 */
  seed: number;
}

export interface LayerNormOptions {
  /** Each row is normalized. @allowed [n x width] */
  tokens: Matrix;
  /** Added to the variance, inside the root. @allowed a number above 0 @default 0.00001 */
  epsilon?: number;
  /** Multiplies the result; by default 1. @allowed [width] */
  gain?: Numbers;
  /** Added to it; by default 0. @allowed [width] */
  bias?: Numbers;
}

export interface DropoutTokensOptions extends DropoutOptions {
  /** What entries are dropped from. @allowed [n x width] */
  tokens: Matrix;
}

export interface DropoutResult {
  /** [n x width]: 0 where dropped, else the entry / (1 - rate). */
  readonly output: Matrix;
  /** One byte per entry, 1 = dropped; all 0 in 'eval'. */
  readonly dropped: Uint8Array;
}
