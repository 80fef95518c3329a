/** Settings and report of the permute experiment: does the output follow when the tokens are shuffled? */
import type { Matrix, Numbers, Placement, Precision, Scheme, Summation, Verdict } from './api.ts';

export interface PermuteSettings {
  /** 1 to 64 tokens; equal words get equal rows. Default: five words, one of them twice. */
  words?: string[];
  /** order[place] = old index of the token now there. Default: a turn of three tokens, never its own inverse from 3 tokens on. */
  order?: Numbers;
  /** Of embeddings, weights and the schemes' parameters; default 7. */
  seed?: number;
  /** 1 to 512, default 8. */
  width?: number;
  /** A divisor of the width; default 1. */
  headCount?: number;
  /** Default 'none'. */
  scheme?: Scheme;
  /** Where the table of 'sinusoidal' and 'learned' enters; default 'input'. The other schemes do not look at it. */
  placement?: Placement;
  /** Default 'none'. */
  mask?: 'none' | 'causal' | 'padding';
  /** For 'padding': keys from this place on are masked. 0 to the number of tokens; default all but the last, at least 1. */
  validLength?: number;
  /** 1 to 4 layers with the same weights; default 1. */
  layerCount?: number;
  /** 'attention' (default) is attention alone, 'preNorm' the whole block: layer norm, residuals, feed-forward. */
  block?: 'attention' | 'preNorm';
  /** Multiply the tokens by sqrt(width) first; default false. */
  scaleByWidth?: boolean;
  /** 'tokens' (default): positions stay with the places. 'sums': each token keeps its position, a test that cannot fail. */
  shuffle?: 'tokens' | 'sums';
  /** 'exact': an intact law holds bit for bit, since sums over tokens do not depend on their order. Default 'fast'. */
  summation?: Summation;
  precision?: Precision;
  /** Try all n! orders: at most 6 tokens of width at most 64; default false. */
  everyOrder?: boolean;
  /** Own numbers in place of drawn ones: [tokens x width], [width x width], [tokens x width]. */
  tokens?: Matrix;
  Wq?: Matrix;
  Wk?: Matrix;
  Wv?: Matrix;
  table?: Matrix;
}

/** none moved; they moved with their tokens; their numbers changed. */
export type PermuteOutcome = 'stays' | 'follows' | 'changes';

export interface EveryOrder {
  /** n!, and how many of them keep the law. */
  readonly orders: number;
  readonly holding: number;
  /** All of them, and all bit for bit. */
  readonly holds: boolean;
  readonly identical: boolean;
  /** The largest residual and an order that reaches it. */
  readonly residual: number;
  readonly worstOrder: Int32Array;
}

/** Sa is the block; matrices are [tokens x width] unless said, Float64Array at either precision. */
export interface PermuteReport {
  readonly order: Int32Array;
  /** inverse[old index] = place. */
  readonly inverse: Int32Array;
  /** Places whose token came from another place. */
  readonly moved: Int32Array;
  /** Such an order cannot tell P from its transpose. */
  readonly selfInverse: boolean;
  /** The last token first: every distance stays. */
  readonly reversal: boolean;
  /** Under a padding mask: no token crosses the end of the valid length. Else true. */
  readonly keepsValid: boolean;
  /** Equal words count once. */
  readonly distinctWords: number;
  /** Sinusoidal and an odd width: the table ends in a sine without its cosine. */
  readonly loneSine: boolean;
  /** X, scaled if asked, and XP. */
  readonly tokens: Matrix;
  readonly permutedTokens: Matrix;
  /** What the scheme adds, or null when it has no table. */
  readonly table: Matrix | null;
  /** Sa[X], Sa[X]P, Sa[XP] and |Sa[XP] - Sa[X]P|. */
  readonly output: Matrix;
  readonly permutedOutput: Matrix;
  readonly outputOfPermuted: Matrix;
  readonly difference: Matrix;
  /** Entries of the difference that are exactly 0. */
  readonly zeros: number;
  readonly largestToken: number;
  readonly largestOutput: number;
  /** First layer, per head, [tokens x tokens], row = query; without and with the shuffle. */
  readonly weights: readonly Matrix[];
  readonly weightsOfPermuted: readonly Matrix[];
  /** [tokens * tokens], 1 = may attend. */
  readonly mask: Uint8Array;
  /** Mean of the outputs over the tokens [1 x width]. */
  readonly mean: Matrix;
  readonly meanOfPermuted: Matrix;
  readonly outcome: PermuteOutcome;
  /** Sa[XP] against Sa[X]P. The verdicts of a float32 run are decided by the same run in float64. */
  readonly equivariance: Verdict;
  /** The same in float64; null when that is the precision. */
  readonly inDouble: Verdict | null;
  /** Sa[XP] against Sa[X]. */
  readonly invariance: Verdict;
  /** The means of Sa[XP] and Sa[X]. */
  readonly pooled: Verdict;
  /** Weights of XP against those of X moved on both sides, over all heads; the largest difference is in attentionHead. */
  readonly attention: Verdict;
  readonly attentionHead: number;
  /** Sa[X] of two equal words, rows `row` and equalWordsSecond; null when no word occurs twice. */
  readonly equalWords: Verdict | null;
  readonly equalWordsSecond: number;
  /** The output of the last token when only tokens before it moved; null when it moved itself. */
  readonly last: Verdict | null;
  readonly everyOrder: EveryOrder | null;
}
