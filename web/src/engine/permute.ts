/** Settings and report of the permute experiment: does the output follow when the tokens are shuffled? */
import type { Matrix, Numbers, Placement, Precision, Scheme, Summation, Verdict } from './api.ts';

export interface PermuteSettings {
  /** Equal words get equal rows. By default five words, one of them twice. @allowed 1 to 64 tokens */
  words?: string[];
  /**
   * order[place] = old index of the token now there. By default a turn of three tokens, never its own inverse from 3 tokens on.
   * @allowed each index from 0 to n - 1 once
   */
  order?: Numbers | Int32Array;
  /** Of embeddings, weights and the schemes' parameters. @allowed an integer from 0 to 9007199254740991 @default 7 */
  seed?: number;
  /** Columns of the tokens. @allowed an integer from 1 to 512 @default 8 */
  width?: number;
  /** A divisor of the width. @allowed an integer from 1 to the width @default 1 */
  headCount?: number;
  /** What carries position. @default 'none' */
  scheme?: Scheme;
  /** Where the table of 'sinusoidal' and 'learned' enters; the other schemes do not look at it. @default 'input' */
  placement?: Placement;
  /** 'causal' hides later tokens, 'padding' the keys from validLength on. @default 'none' */
  mask?: 'none' | 'causal' | 'padding';
  /** For 'padding'; by default all tokens but the last, at least 1. @allowed an integer from 0 to n */
  validLength?: number;
  /** Layers with the same weights. @allowed an integer from 1 to 4 @default 1 */
  layerCount?: number;
  /** 'attention' is attention alone, 'preNorm' the whole block: layer norm, residuals, feed-forward. @default 'attention' */
  block?: 'attention' | 'preNorm';
  /** Multiply the tokens by sqrt(width) first. @default false */
  scaleByWidth?: boolean;
  /** 'tokens': positions stay with the places. 'sums': each token keeps its position, a test that cannot fail. @default 'tokens' */
  shuffle?: 'tokens' | 'sums';
  /** Scores are divided by sqrt(head width), or by nothing. @default 'headWidth' */
  scale?: 'headWidth' | 'none';
  /** 'exact': an intact law holds bit for bit, since sums over tokens do not depend on their order. @default 'fast' */
  summation?: Summation;
  /** In which the block is computed; the report is Float64Array at either. @default 'float64' */
  precision?: Precision;
  /** Try all n! orders; needs at most 6 tokens of width at most 64. @default false */
  everyOrder?: boolean;
  /** X, in place of drawn rows. @allowed [n x width] */
  tokens?: Matrix;
  /** Makes queries, in place of a drawn map. @allowed [width x width] */
  Wq?: Matrix;
  /** Makes keys, in place of a drawn map. @allowed [width x width] */
  Wk?: Matrix;
  /** Makes values, in place of a drawn map. @allowed [width x width] */
  Wv?: Matrix;
  /** What 'sinusoidal' and 'learned' add, in place of their own. @allowed [n x width] */
  table?: Matrix;
}

/** What became of the outputs: none moved; they moved with their tokens; their numbers changed. */
export type PermuteOutcome = 'stays' | 'follows' | 'changes';

/** All orders of the tokens, tried one after another. */
export interface EveryOrder {
  /** n!. */
  readonly orders: number;
  /** How many of them keep the law. */
  readonly holding: number;
  /** All of them. */
  readonly holds: boolean;
  /** All of them, bit for bit. */
  readonly identical: boolean;
  /** The largest of their residuals. */
  readonly residual: number;
  /** An order that reaches it [n]. */
  readonly worstOrder: Int32Array;
}

/** Sa is the block, X its n tokens, P the order. */
export interface PermuteReport {
  /** The order that was tried [n]. */
  readonly order: Int32Array;
  /** inverse[old index] = place [n]. */
  readonly inverse: Int32Array;
  /** Places whose token came from another place. */
  readonly moved: Int32Array;
  /** The order undoes itself; such an order cannot tell P from its transpose. */
  readonly selfInverse: boolean;
  /** The last token first: every distance stays. */
  readonly reversal: boolean;
  /** Under a padding mask: no token crosses the end of the valid length. Else true. */
  readonly keepsValid: boolean;
  /** How many words; equal words count once. */
  readonly distinctWords: number;
  /** Sinusoidal and an odd width: the table ends in a sine without its cosine. */
  readonly loneSine: boolean;
  /** X, scaled if asked [n x width]. */
  readonly tokens: Matrix;
  /** XP [n x width]. */
  readonly permutedTokens: Matrix;
  /** What the scheme adds [n x width]; null when it has no table. */
  readonly table: Matrix | null;
  /** Sa[X] [n x width]. */
  readonly output: Matrix;
  /** Sa[X]P [n x width]. */
  readonly permutedOutput: Matrix;
  /** Sa[XP] [n x width]. */
  readonly outputOfPermuted: Matrix;
  /** |Sa[XP] - Sa[X]P| [n x width]. */
  readonly difference: Matrix;
  /** How many entries of the difference are exactly 0. */
  readonly zeros: number;
  /** The largest |entry| of X. */
  readonly largestToken: number;
  /** The largest |entry| of the outputs. */
  readonly largestOutput: number;
  /** First layer without the shuffle, per head [n x n], row = query. */
  readonly weights: readonly Matrix[];
  /** The same of XP. */
  readonly weightsOfPermuted: readonly Matrix[];
  /** [n * n], row = query, 1 = may attend. */
  readonly mask: Uint8Array;
  /** Mean of Sa[X] over the tokens [1 x width]. */
  readonly mean: Matrix;
  /** Mean of Sa[XP] over the tokens [1 x width]. */
  readonly meanOfPermuted: Matrix;
  /** What became of the outputs. */
  readonly outcome: PermuteOutcome;
  /** Sa[XP] against Sa[X]P. The verdicts of a float32 run are decided by the same run in float64. */
  readonly equivariance: Verdict;
  /** The same in float64; null when that is the precision. */
  readonly inDouble: Verdict | null;
  /** Sa[XP] against Sa[X]. */
  readonly invariance: Verdict;
  /** The mean of Sa[XP] against that of Sa[X]. */
  readonly pooled: Verdict;
  /** Weights of XP against those of X moved on both sides, over all heads. */
  readonly attention: Verdict;
  /** The head of its largest difference. */
  readonly attentionHead: number;
  /** Sa[X] of two equal words, rows `row` and equalWordsSecond; null when no word occurs twice. */
  readonly equalWords: Verdict | null;
  /** Row of the second of them; 0 without any. */
  readonly equalWordsSecond: number;
  /** The output of the last token when only tokens before it moved; null when it moved itself. */
  readonly last: Verdict | null;
  /** null unless everyOrder asks for it. */
  readonly everyOrder: EveryOrder | null;
}
