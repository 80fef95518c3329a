/** Settings and report of the mode experiment: one input, run twice, with dropout (train) and without (eval). */
import type { Matrix, Verdict } from './api.ts';

export interface ModeSettings {
  /** Default 'train'. */
  mode?: 'train' | 'eval';
  /** Chance that an entry of X + P is dropped, 0 to 1; default 0.2. */
  rate?: number;
  /** N of the mean over train passes, 1 to 1024; default 64. */
  passes?: number;
  /** 'zeros' (default) is D2L's plot; 'embeddings' adds one row per word. */
  input?: 'zeros' | 'embeddings';
  /** Rows of 'zeros', 1 to 1000; default 60. */
  rows?: number;
  /** 1 to 512, default 32. */
  width?: number;
  /** For 'embeddings': 1 to 64 tokens. */
  words?: string[];
  /** Of embeddings and weights; default 7. */
  seed?: number;
  /** Run A drops by this seed, run B by the next, pass k of the mean by maskSeed + k; default 41. */
  maskSeed?: number;
  /** Multiply the embeddings by sqrt(width) first; default false. */
  scaleByWidth?: boolean;
  /** PyTorch's no_grad is another switch than eval: nothing in the report depends on it. Default true. */
  recordGradients?: boolean;
}

export interface ModeRun {
  readonly output: Matrix;
  /** One byte per entry, 1 = dropped. */
  readonly dropped: Uint8Array;
  readonly droppedCount: number;
}

/** Root mean square distance to eval of the mean over so many train passes. */
export interface Means {
  readonly passes: Float64Array;
  readonly distances: Float64Array;
}

/** Matrices are [rows x width]. */
export interface ModeReport {
  /** X as added, P, and X + P, which is what eval mode returns. */
  readonly tokens: Matrix;
  readonly table: Matrix;
  readonly sum: Matrix;
  readonly runA: ModeRun;
  readonly runB: ModeRun;
  /** |A - B|. */
  readonly difference: Matrix;
  /** A against B in the chosen mode, and in each; the law is equality bit for bit, so the tolerance is 0. */
  readonly runs: Verdict;
  readonly trainRuns: Verdict;
  readonly evalRuns: Verdict;
  /** Why two train runs are equal, if they are: nothing or everything dropped, only zeros to drop, or twice the same mask. */
  readonly trainCase: 'differ' | 'allKept' | 'allDropped' | 'allZero' | 'samePattern';
  /** 1 / (1 - rate); 0 at rate 1, where nothing is kept. */
  readonly keptInTrain: number;
  /** The same in train mode, 1 in eval mode. */
  readonly keptFactor: number;
  /** sqrt(rate / (1 - rate)); Infinity at rate 1. */
  readonly relativeChange: number;
  /** D2L's columns 6 to 9, or the last complete pairs of a narrower table. */
  readonly columns: Int32Array;
  /** Those columns of P, and of run A [rows x columns]. */
  readonly tableColumns: Matrix;
  readonly outputColumns: Matrix;
  /** The mean over passes is taken over the first rows of a large sum. */
  readonly averagedRows: number;
  /** Root mean square of those rows of X + P. */
  readonly sumSize: number;
  readonly sumMeans: Means;
  /** The distance at N = passes. */
  readonly sumMean: number;
  /** relativeChange * size / sqrt(N) at the same N; empty at rate 1. */
  readonly expectedMeans: Float64Array;
  /** Attention reads the first rows of the sum. */
  readonly attentionRows: number;
  readonly attentionMeans: Means;
  /** At the same N: what chance alone leaves, the standard error of that mean. */
  readonly attentionChance: Float64Array;
  /** At the last N the distance is more than two such standard errors. */
  readonly attentionStays: boolean;
  readonly evalAttention: Matrix;
  /** Before and after dropout on the weights [attentionRows x attentionRows], and the row sums after it. */
  readonly weights: Matrix;
  readonly usedWeights: Matrix;
  readonly rowSums: Float64Array;
  /** One byte per weight, 1 = above 0 and dropped. */
  readonly droppedWeights: Uint8Array;
  readonly largestRowSumError: number;
  /** Where it is. */
  readonly furthestRow: number;
}
