/** The position probe, and settings and report of the placement experiment: where positions enter a stack of layers. */
import type { Matrix, Numbers, Placement, Verdict } from './api.ts';

export interface PositionProbeOptions {
  /** What is read from, one row per place; at most 4096 rows, at most 256 columns. @allowed [n x width] */
  rows: Matrix;
  /** Of the rows. @allowed n numbers */
  positions: Numbers;
  /**
   * Rows to read back that the fit has not seen: as few rows as columns can be fitted whatever they hold. By default those fitted.
   * @allowed [m x width]
   */
  heldOutRows?: Matrix;
  /** Of the held-out rows, and given with them. @allowed m numbers */
  heldOutPositions?: Numbers;
}

export interface PositionProbeResult {
  /** One per column [width]. */
  readonly coefficients: Float64Array;
  /** Added to every reading. */
  readonly constant: number;
  /** Independent columns, after each column's mean is taken off. */
  readonly rank: number;
  /** The position read from each held-out row, or from each row. */
  readonly readings: Float64Array;
  /** Root mean square of the readings minus the positions. */
  readonly error: number;
  /** The same for the rows that were fitted. */
  readonly fitError: number;
  /** The error of always saying the mean of the fitted positions. */
  readonly chance: number;
}

export interface PlacementSettings {
  /** By default: the cat saw the fish. @allowed 1 to 64 tokens */
  words?: string[];
  /** Of embeddings, weights, the other table and the texts of the probes. @allowed an integer from 0 to 9007199254740991 @default 7 */
  seed?: number;
  /** Columns. @allowed an integer from 1 to 512, at most 64 with probe @default 8 */
  width?: number;
  /** Divides the width. @allowed an integer from 1 to the width @default 1 */
  headCount?: number;
  /** The same weights in each. @allowed an integer from 1 to 4 @default 2 */
  layerCount?: number;
  /** The block whose sizes and probes are given. @default 'input' */
  placement?: Placement;
  /** In the block 'queryKey', the table is added to what feeds the queries. @default true */
  intoQuery?: boolean;
  /** The same for the keys. @default true */
  intoKey?: boolean;
  /** The same for the values. @default false */
  intoValue?: boolean;
  /** Multiply the embeddings by sqrt(width) first. @default false */
  scaleByWidth?: boolean;
  /** h becomes h + attention(h) rather than attention(h). @default true */
  residual?: boolean;
  /** Where layer norms stand. @default 'none' */
  norm?: 'none' | 'pre' | 'post';
  /**
   * Added to the scores by offset, from the most negative one: 2 clip + 1 numbers for the offsets from -clip to clip, further offsets
   * have the outermost. By default 2 at offset -1 of the offsets from -4 to 4. @allowed an odd count of numbers, 1 to 127
   */
  offsetBias?: Numbers;
  /** Fit the probes, which takes most of the time. @default true */
  probe?: boolean;
  /** Instead of embeddings. @allowed [words x width] */
  tokens?: Matrix;
  /** Instead of a drawn one. @allowed [width x width] */
  Wq?: Matrix;
  /** Instead of a drawn one. @allowed [width x width] */
  Wk?: Matrix;
  /** Instead of a drawn one. @allowed [width x width] */
  Wv?: Matrix;
  /** Instead of sinusoids. @allowed [words x width] */
  table?: Matrix;
}

/** Found by putting another table in place of the first. */
export interface Wire {
  /** position: it changes though the weights are held; throughWeights: with the weights only; content: it does not change. */
  readonly carries: 'content' | 'throughWeights' | 'position';
  /** Before against after the replacement, with the weights that each table gives. */
  readonly replaced: Verdict;
  /** The same with the weights that the words alone give. */
  readonly held: Verdict;
}

/** What stands on the wires of one layer. */
export interface LayerWires {
  /** What the layer before hands on; of the first one the words. */
  readonly entering: Wire;
  /** The same after a table was added to it. */
  readonly stream: Wire;
  /** Q. */
  readonly query: Wire;
  /** K. */
  readonly key: Wire;
  /** V. */
  readonly value: Wire;
  /** The attention weights of all heads. While weights are held they cannot change, so they carry what query and key do. */
  readonly weights: Wire;
  /** Weights times values. */
  readonly mixed: Wire;
}

/** One placement. */
export interface PlacementBlock {
  /** First to last. */
  readonly layers: readonly LayerWires[];
  /** Of the last layer. */
  readonly output: Wire;
  /** The output after the swap of two tokens, against the output with two rows swapped. */
  readonly swap: Verdict;
  /** The spread of the outputs of equal tokens: per feature the largest against the smallest [1 x width]. */
  readonly equalTokens: Verdict;
  /** The output against that without positions. */
  readonly fromNone: Verdict;
}

/** Root mean squares. */
export interface StreamSize {
  /** Of the stream without positions. */
  readonly content: number;
  /** Of what positions change in it. */
  readonly position: number;
}

/** What a probe reads back. */
export interface ProbeReading {
  /** The stream where it enters a layer, the layer's values, or the output. */
  readonly signal: 'stream' | 'value' | 'output';
  /** Counted from 0; of the output the number of layers. */
  readonly layer: number;
  /** Root mean square error on drawn texts that the fit has not seen. */
  readonly error: number;
  /** On those that it has. */
  readonly fitError: number;
  /** Independent columns. */
  readonly rank: number;
  /** The error is below chance by more than two of its standard errors. */
  readonly finds: boolean;
  /** The position read from each of the words. */
  readonly readings: Float64Array;
}

/** One layer of attention alone with a bias per offset, no table; matrices are of the first head. */
export interface OffsetBiasReport {
  /** From -clip to clip. */
  readonly offsets: Int32Array;
  /** As added to the scores of each head [n x n]. */
  readonly bias: Matrix;
  /** Without the bias [n x n]. */
  readonly plainScores: Matrix;
  /** With it [n x n]. */
  readonly scores: Matrix;
  /** Without the bias [n x n]. */
  readonly plainWeights: Matrix;
  /** With it [n x n]. */
  readonly weights: Matrix;
  /** Scores against plain scores plus the bias of the offset: constant along the diagonals. */
  readonly diagonals: Verdict;
  /** The weights with the bias against those without, over all heads. */
  readonly weightsChange: Verdict;
  /** The output with the bias against that without. */
  readonly outputChange: Verdict;
  /** The output with every position id 1000 larger, against the output. */
  readonly movedIds: Verdict;
  /** The swap, with the bias. */
  readonly swap: Verdict;
  /** Of each query: the mean of the offsets to its keys, by its weights. */
  readonly expectedOffset: Float64Array;
}

/** n is the number of words; the same weights in all blocks. */
export interface PlacementReport {
  /** X as the blocks get it, scaled if asked [n x width]. */
  readonly tokens: Matrix;
  /** P [n x width]. */
  readonly table: Matrix;
  /** A place whose word is swapped. */
  readonly swapFirst: number;
  /** The other; the same place when no two words differ. */
  readonly swapSecond: number;
  /** The swap as an order of places. */
  readonly order: Int32Array;
  /** How many equal tokens. */
  readonly equalCount: number;
  /** Their word, the first one. */
  readonly equalWord: string;
  /** The table is added once, at the input. */
  readonly input: PlacementBlock;
  /** It is added to the stream before every layer. */
  readonly everyLayer: PlacementBlock;
  /** It is added to what feeds queries, keys or values, as chosen, in every layer. */
  readonly queryKey: PlacementBlock;
  /** The output of 'input' against that of 'everyLayer'. */
  readonly inputEvery: Verdict;
  /** 'input' against 'queryKey'. */
  readonly inputQueryKey: Verdict;
  /** 'everyLayer' against 'queryKey'. */
  readonly everyQueryKey: Verdict;
  /** Root mean square of X. */
  readonly wordSize: number;
  /** Root mean square of P. */
  readonly positionSize: number;
  /** Root mean square of words of variance 1 divided by that of P; 0 for a table of zeros. */
  readonly unitRatio: number;
  /** The same after the words are multiplied by sqrt(width). */
  readonly unitRatioScaled: number;
  /** Of the chosen block where its stream enters each layer, and of its output; embeddings as they are. */
  readonly sizes: readonly StreamSize[];
  /** The same with the embeddings times sqrt(width). */
  readonly sizesScaled: readonly StreamSize[];
  /** Of the chosen block; empty without probe. */
  readonly probes: readonly ProbeReading[];
  /** The error of always saying the middle; 0 without probe. */
  readonly chance: number;
  /** How many drawn rows were fitted, and as many read back. */
  readonly probeRows: number;
  /** Positions without a table. */
  readonly offsets: OffsetBiasReport;
}
