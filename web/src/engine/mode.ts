/** Settings and report of the mode experiment: one input, run twice, with dropout (train) and without (eval). */
import type { Matrix, Mode, Verdict } from './api.ts';

export interface ModeSettings {
  /** In which runs A and B are made. @default 'train' */
  mode?: Mode;
  /** Chance that an entry of X + P is dropped. @allowed a number from 0 to 1 @default 0.2 */
  rate?: number;
  /** N of the mean over train passes. @allowed an integer from 1 to 1024 @default 64 */
  passes?: number;
  /** X: 'zeros' is D2L's plot, 'embeddings' has one row per word. @default 'zeros' */
  input?: 'zeros' | 'embeddings';
  /** Of 'zeros'. @allowed an integer from 1 to 1000 @default 60 */
  rows?: number;
  /** Columns. @allowed an integer from 1 to 512 @default 32 */
  width?: number;
  /** For 'embeddings'. By default: the bird saw the worm. @allowed 1 to 64 tokens */
  words?: string[];
  /** Of embeddings and weights. @allowed an integer from 0 to 9007199254740991 @default 7 */
  seed?: number;
  /**
   * Run A drops by this seed, run B by the next, pass k of the mean by maskSeed + k.
   * @allowed an integer from 0 to 9007199254739967 @default 41
   */
  maskSeed?: number;
  /** Multiply the embeddings by sqrt(width) first. @default false */
  scaleByWidth?: boolean;
  /** PyTorch's no_grad is another switch than eval: nothing in the report depends on it. @default true */
  recordGradients?: boolean;
}

/** One run over the sum. */
export interface ModeRun {
  /** [n x width]. */
  readonly output: Matrix;
  /** One byte per entry, 1 = dropped. */
  readonly dropped: Uint8Array;
  /** How many are 1. */
  readonly droppedCount: number;
}

/** How far the mean over N train passes is from eval. */
export interface Means {
  /** N = 1, 2, 4 and so on. */
  readonly passes: Float64Array;
  /** Root mean square distance at each N. */
  readonly distances: Float64Array;
}

/** n is the number of rows of X. */
export interface ModeReport {
  /** X as added, scaled if asked [n x width]. */
  readonly tokens: Matrix;
  /** P [n x width]. */
  readonly table: Matrix;
  /** X + P, which is what eval mode returns [n x width]. */
  readonly sum: Matrix;
  /** In the chosen mode, by maskSeed. */
  readonly runA: ModeRun;
  /** In the chosen mode, by maskSeed + 1. */
  readonly runB: ModeRun;
  /** |A - B| [n x width]. */
  readonly difference: Matrix;
  /** A against B; the law is equality bit for bit, so the tolerance is 0. */
  readonly runs: Verdict;
  /** The same two seeds in train mode. */
  readonly trainRuns: Verdict;
  /** The same two seeds in eval mode. */
  readonly evalRuns: Verdict;
  /** Why two train runs are equal, if they are: nothing or everything dropped, only zeros to drop, or twice the same mask. */
  readonly trainCase: 'differ' | 'allKept' | 'allDropped' | 'allZero' | 'samePattern';
  /** 1 / (1 - rate); 0 at rate 1, where nothing is kept. */
  readonly keptInTrain: number;
  /** The same in train mode, 1 in eval mode. */
  readonly keptFactor: number;
  /**
   * sqrt(rate / (1 - rate)): root mean square of a train pass's change, relative to the sum. At rate 1 the formula's limit, Infinity,
   * though the change itself is then 1: every entry becomes 0.
   */
  readonly relativeChange: number;
  /** D2L's columns 6 to 9, or the last complete pairs of a narrower table. */
  readonly columns: Int32Array;
  /** Those columns of P [n x columns]. */
  readonly tableColumns: Matrix;
  /** Those columns of run A [n x columns]. */
  readonly outputColumns: Matrix;
  /** The mean over passes is taken over so many first rows of the sum. */
  readonly averagedRows: number;
  /** Root mean square of those rows of X + P. */
  readonly sumSize: number;
  /** Of the sum: they fall like 1 / sqrt(N). */
  readonly sumMeans: Means;
  /** Its distance at N = passes. */
  readonly sumMean: number;
  /** relativeChange * sumSize / sqrt(N) at the same N; empty at rate 1. */
  readonly expectedMeans: Float64Array;
  /** Attention reads so many first rows of the sum. */
  readonly attentionRows: number;
  /** Of the attention outputs: they stay away from eval. */
  readonly attentionMeans: Means;
  /** At the same N: what chance alone leaves, the standard error of that mean. */
  readonly attentionChance: Float64Array;
  /** At the last N the distance is more than two such standard errors. */
  readonly attentionStays: boolean;
  /** Attention's output in eval mode [attentionRows x width]. */
  readonly evalAttention: Matrix;
  /** Before dropout on the weights, at the same rate [attentionRows x attentionRows]. */
  readonly weights: Matrix;
  /** After it [attentionRows x attentionRows]. */
  readonly usedWeights: Matrix;
  /** Sums of the rows of usedWeights [attentionRows]. */
  readonly rowSums: Float64Array;
  /** One byte per weight, 1 = above 0 and dropped. */
  readonly droppedWeights: Uint8Array;
  /** The largest |row sum - 1|. */
  readonly largestRowSumError: number;
  /** Where it is. */
  readonly furthestRow: number;
  /**
   * Attention without positions over the first attentionRows rows of X, in train mode: of the reversed rows against the reversed outputs.
   * Both times maskSeed drops the same places, so other rows.
   */
  readonly reversedTrain: Verdict;
  /** The same in eval mode. */
  readonly reversedEval: Verdict;
}
