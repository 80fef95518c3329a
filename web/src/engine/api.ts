/**
 * What `position-lab/engine` offers in Node and in browsers: every function, its options and its results.
 *
 * A row is a token, row vectors are multiplied from the left (Q = X Wq), positions count from 0, an offset is key position minus query
 * position, a mask entry 1 means "may attend". Functions are pure: inputs are copied in, results are copied out. Inputs may be
 * Float64Array or Float32Array; results are Float64Array, or Float32Array with precision 'float32', but Float64Array in the reports of
 * experiments. Numbers have no unit unless one is named: angles are in radians, frequencies in radians per position, memory in bytes.
 *
 * An option left out, or undefined, has its default; an option that is not listed is refused. Whatever is wrong with an argument throws
 * an EngineError; nothing is clamped, cut or rounded in silence, and finite input never gives NaN unless emptyRow 'nan' asks for it.
 *
 * Limits, refused before anything is allocated: a result, with what is held beside it, has at most 33554432 numbers (256 MiB in
 * float64); a width is at most 1048576, a head count at most 1024, a stack at most 256 layers. The experiments have narrower ones.
 *
 * Sources: Vaswani 2017 (Attention Is All You Need), Shaw 2018 (Self-Attention with Relative Position Representations), Raffel 2020
 * (T5), Press 2022 (ALiBi), Su 2021 (RoFormer), Ba 2016 (Layer Normalization), Srivastava 2014 (Dropout); D2L is Dive into Deep
 * Learning, UDL is Prince, Understanding Deep Learning.
 */
import type * as attention from './attention.ts';
import type { BugCard, BugCardOptions } from './bugs.ts';
import type { ClaimOptions, ClaimResult } from './claim.ts';
import type { EntriesOptions, EntriesReport, TurnOptions, TurnReport } from './closed-book.ts';
import type { ForwardOrderOptions, ForwardOrderReport, ProofOptions, ProofReport } from './closed-book-order.ts';
import type {
  DropoutOutcomesOptions,
  DropoutOutcomesReport,
  EntryPointsOptions,
  EntryPointsReport,
  FailureOptions,
  FailureReport,
} from './closed-book-tasks.ts';
import type { DifferenceOptions, DifferenceResult } from './difference.ts';
import type * as encoding from './encoding.ts';
import type * as explorer from './explorer.ts';
import type { ModeReport, ModeSettings } from './mode.ts';
import type { OverflowReport, OverflowSettings } from './overflow.ts';
import type { PermuteReport, PermuteSettings } from './permute.ts';
import type { PlacementReport, PlacementSettings, PositionProbeOptions, PositionProbeResult } from './placement.ts';
import type { ShiftReport, ShiftSettings } from './shift.ts';

export type * from './attention.ts';
export type * from './encoding.ts';

/** A list of finite numbers. */
export type Numbers = Float64Array | Float32Array;

/** Row-major: entry (r, c) is data[r * cols + c]. */
export interface Matrix {
  /** At least 1. */
  readonly rows: number;
  /** At least 1. */
  readonly cols: number;
  /** rows * cols finite numbers. */
  readonly data: Numbers;
}

/**
 * The code is a stable word to choose a translated sentence by:
 * - missing: an argument that must be given is not.
 * - wrong-type: not the kind of value it must be, such as '3' or true for a number.
 * - unknown-option: no option of this name, or one that does not go with the others.
 * - unknown-value: none of the names this option takes.
 * - not-finite: NaN or Infinity, alone or as an entry.
 * - not-an-integer: a number with a fraction.
 * - out-of-range: below or above what is allowed.
 * - wrong-shape: a matrix or list of another size than its neighbours ask for.
 * - not-a-permutation: an order that leaves out an index or has it twice.
 * - row-out-of-table: a position without a row in the table.
 * - too-long: more tokens than the table has rows.
 * - too-large: a result over the memory limit, or more work than a function does; nothing was allocated.
 * - no-value: a formula has no finite value at some entry.
 * - overflow: finite numbers led to one that the number format cannot hold.
 * - out-of-memory: this browser could not give the memory for a result below the limit.
 * - internal: a fault of the engine; please report it.
 */
export type ErrorCode =
  | 'missing'
  | 'wrong-type'
  | 'unknown-option'
  | 'unknown-value'
  | 'not-finite'
  | 'not-an-integer'
  | 'out-of-range'
  | 'wrong-shape'
  | 'not-a-permutation'
  | 'row-out-of-table'
  | 'too-long'
  | 'too-large'
  | 'no-value'
  | 'overflow'
  | 'out-of-memory'
  | 'internal';

/** Which argument was refused, and why. */
export interface ErrorFields {
  /** What is wrong. */
  readonly code: ErrorCode;
  /** Which argument, such as rotary.base. */
  readonly argument: string;
  /** What it may be. */
  readonly allowed: string;
  /** What it was. */
  readonly given: string;
}

/** A refused argument is thrown as a RangeError with these fields; its message says the same in one English sentence. */
export type EngineError = RangeError & ErrorFields;

/** The number format a result is computed and given in. Experiments give Float64Array at either. */
export type Precision = 'float64' | 'float32';
/**
 * 'exact' splits each term of a sum into a multiple of a power of two, large enough that these multiples add without rounding, and a rest,
 * which is treated likewise: the order does not matter, and the result is at least as accurate as plain addition (except below 1e-290).
 */
export type Summation = 'fast' | 'exact';
/** Which columns make a pair: neighbours, or one of each half. */
export type Layout = 'interleaved' | 'halves';
/** Whether dropout drops. */
export type Mode = 'train' | 'eval';
/** What carries position. */
export type Scheme = 'none' | 'sinusoidal' | 'learned' | 'shaw' | 't5' | 'alibi' | 'rotary';
/** Where a table enters a stack of layers (UDL 12.3.1; D2L: 'input'). */
export type Placement = 'input' | 'everyLayer' | 'queryKey';
/** What a table may be added to. */
export type Operand = 'query' | 'key' | 'value';
/** What happens to more tokens than the table has rows. */
export type OverflowPolicy = 'error' | 'rebuild' | 'truncate' | 'clamp' | 'wrap' | 'interpolate';
/** What the weights of a query are when no key is allowed. */
export type EmptyRow = 'uniform' | 'zero' | 'nan';

/** Two matrices that a law says are equal: their largest difference, where it is, and whether it is only rounding. */
export interface Verdict {
  /** residual <= tolerance. */
  readonly holds: boolean;
  /** Every entry equal, bit for bit. */
  readonly identical: boolean;
  /** The largest |difference| of two entries. */
  readonly residual: number;
  /** The largest residual that rounding explains, from the precision and the sizes of the entries. */
  readonly tolerance: number;
  /** Row of the largest difference. */
  readonly row: number;
  /** Its column. */
  readonly col: number;
  /** How many entries differ by more than the tolerance. */
  readonly differing: number;
  /** How many there are. */
  readonly entries: number;
}

/**
 * Every function may throw missing, wrong-type, unknown-option, unknown-value, not-finite, not-an-integer, out-of-range, wrong-shape and
 * too-large for its options; what else it throws, and what deserves a word, stands with each.
 */
export interface Engine {
  /** Of the package. */
  readonly version: string;
  /** false: it runs as plain JavaScript, slower, because WebAssembly is missing or refused here. */
  readonly webAssembly: boolean;

  /**
   * Sinusoidal table [rows x width]: columns 2j and 2j + 1 are sin and cos of position * base^(-2j / width). Both columns of a pair have
   * the exponent 2j / width. Departure: D2L's PyTorch class refuses odd widths above 1, here the last column is a lone sine.
   * @throws overflow: an angle is no finite number.
   * @source Vaswani 2017, section 3.5; D2L, self-attention and positional encoding; UDL Figure 12.5, its transpose
   */
  sinusoidalTable(options: encoding.SinusoidalOptions): Matrix;
  /**
   * A stand-in for a learned table [rows x width]: normal entries, mean 0, standard deviation std, drawn from the seed. A longer table of
   * the same seed and width begins with the shorter one, bit for bit.
   * @throws overflow: an entry is no finite number.
   * @source Vaswani 2017, Table 3 (E); UDL 12.3.1; D2L, vision transformer
   */
  learnedTable(options: encoding.LearnedOptions): Matrix;
  /**
   * A longer copy of a learned table, since no formula gives the rows it lacks. By its own seed it equals the longer table of that seed.
   * @throws out-of-range: fewer rows than the table has. overflow: an entry is no finite number.
   * @source UDL Figure 12.5: a predefined table can be extended
   */
  extendLearnedTable(options: encoding.ExtendLearnedOptions): encoding.ExtendedTable;
  /**
   * What D2L's PositionalEncoding.forward does: tokens + table[0 : n], then dropout on the sum. Departure: with maxLen 1 PyTorch adds
   * row 0 to every token in silence; here more than maxLen tokens are refused, unless onOverflow says what else to do.
   * @throws too-long: more than maxLen tokens; the sentence ends with PyTorch's own. out-of-range: also a keep with a 1 at rate 1 in
   * 'train'. overflow: a sum is no finite number.
   * @source D2L, self-attention and positional encoding, and the transformer's sqrt(width); Vaswani 2017, sections 3.4 and 5.4
   */
  positionalEncoding(options: encoding.PositionalEncodingOptions): encoding.PositionalEncodingResult;
  /**
   * One [2 x 2] matrix per complete pair, [cos, sin; -sin, cos] of offset * frequency: it takes the (sin, cos) column of position i to
   * that of i + offset, for every i. A lone sine has none.
   * @throws overflow: an angle is no finite number.
   * @source D2L, relative positional information; Vaswani 2017, section 3.5
   */
  shiftMatrices(options: encoding.ShiftMatricesOptions): Matrix[];

  /**
   * Rows turned by their position [n x width]: a pair (a, b) becomes (a cos - b sin, a sin + b cos) of position * base^(-2j / width), so
   * that the product of a turned query and key depends on their offset only.
   * @throws wrong-shape: an odd width, or not one position per row. overflow: a sum is no finite number.
   * @source Su 2021, and its authors' code (roformer)
   */
  rotary(options: encoding.RotateOptions): Matrix;
  /**
   * Slope of each head [headCount]. Head counts that are no power of two follow the authors' code: the slopes of the power below,
   * then every second slope of the power above; not sorted.
   * @param headCount An integer from 1 to 1024.
   * @source Press 2022, section 3, and fairseq's code of it
   */
  alibiSlopes(headCount: number): Float64Array;
  /**
   * Bucket of each offset, from 0, exactly as the released code: thresholds are found in whole numbers, so that no logarithm slips at a
   * power of two.
   * @throws out-of-range: also an odd bucketCount when bidirectional.
   * @source Raffel 2020, section 2.1; mesh_tensorflow, transformer_layers.py
   */
  t5Bucket(options: encoding.T5OffsetsOptions): Int32Array;

  /**
   * Multi-head attention: softmax(Q K^T / sqrt(head width) + bias) V per head, the heads side by side, times Wo. A masked score is replaced
   * before the softmax. A table feeds queries and keys and leaves values alone; add it to the tokens to feed all three.
   * @throws row-out-of-table: a position has no row. missing: what the scheme needs. unknown-option: options of another scheme, bo without
   * Wo. out-of-range: also a keep with a 1 at rate 1 in 'train'. overflow: a score or sum is no finite number.
   * @source Vaswani 2017, section 3.2; D2L, multi-head attention; UDL equations 12.6 to 12.12
   */
  attention(options: attention.AttentionOptions): attention.AttentionResult;
  /**
   * Softmax over the keys of each query [n x m].
   * @source D2L, attention scoring functions; UDL equations 12.7 and 12.8
   */
  maskedSoftmax(options: attention.MaskedSoftmaxOptions): Matrix;
  /**
   * One row of N(0, 1) entries per word [words x width], drawn from the seed and the word alone: the same in any text, at any place.
   * @throws wrong-shape: no words.
   * @source D2L, the transformer, whose PyTorch embeddings are N(0, 1)
   */
  embed(options: attention.EmbedOptions): Matrix;
  /**
   * Each row minus its mean, divided by sqrt(variance + epsilon), the variance without Bessel's correction [n x width].
   * @throws overflow: a mean or variance is no finite number.
   * @source Ba 2016; D2L, the transformer; UDL equation 12.13
   */
  layerNorm(options: attention.LayerNormOptions): Matrix;
  /**
   * Inverted dropout of single entries: kept ones are divided by 1 - rate.
   * @throws out-of-range: also a keep with a 1 at rate 1 in 'train'. overflow: a kept entry is no finite number.
   * @source Srivastava 2014; D2L, dropout; UDL 9.3.3
   */
  dropout(options: attention.DropoutTokensOptions): attention.DropoutResult;
  /**
   * A stack of identical layers over one sequence: h becomes h + attention(h), then the feed-forward likewise; norm adds layer norms,
   * with epsilon 0.00001, no gain and no bias; there is no final one. Layer 0 draws its weight dropout from the seed, the others from
   * seeds made of it; a keep serves every layer.
   * @throws missing: a table without placement, or placement without a table. unknown-option: positionOperands without a table or with
   * 'input'. wrong-shape: an output not as wide as the tokens. Else as attention.
   * @source D2L, the transformer; UDL equation 12.13 and section 12.3.1 for the placements
   */
  encoder(options: attention.EncoderOptions): attention.EncoderResult;

  /**
   * Does the output follow when the tokens are shuffled, Sa[XP] = Sa[X]P? Rows are tokens, so XP is a choice of rows.
   * @throws not-a-permutation: the order. out-of-range: also everyOrder of more than 6 tokens or a width above 64. overflow:
   * the caller's numbers.
   * @source UDL 12.3.1 and Problem 12.3
   */
  permute(settings: PermuteSettings): PermuteReport;
  /**
   * What moves when every position moves by the same offset: the pairs of a table, products of its rows, the output of attention.
   * @throws row-out-of-table: position + offset. What stops one scheme only is in the report.
   * @source D2L, relative positional information; Vaswani, Shaw, Raffel, Press and Su for the schemes
   */
  shift(settings: ShiftSettings): ShiftReport;
  /**
   * A text of `length` tokens meets a table of `maxLen` rows: which step fails and in which words, and what five cures keep and lose.
   * @throws overflow: an angle is no finite number.
   * @source D2L, self-attention and positional encoding, class PositionalEncoding
   */
  overflow(settings: OverflowSettings): OverflowReport;
  /**
   * One input, run twice in train mode and twice in eval mode: what dropout on X + P changes, and what its mean over many passes does.
   * @throws out-of-range: also 'embeddings' without words.
   * @source D2L, self-attention and positional encoding (the plot of columns 6 to 9), and dropout; Vaswani 2017, section 5.4
   */
  mode(settings: ModeSettings): ModeReport;
  /**
   * Where positions enter: once at the input, at every layer, or in some of query, key and value, side by side. Which wires carry
   * position, what a swap and equal tokens show, how large positions are beside words, and what a linear probe reads back.
   * @throws out-of-range: also a width above 64 with probe. wrong-shape: also an even count of biases. overflow: the caller's numbers.
   * @source UDL 12.3.1; D2L, the transformer, for the scale; Raffel 2020 for a bias per offset
   */
  placement(settings: PlacementSettings): PlacementReport;
  /**
   * Least squares from rows and a constant to positions, without a ridge: can a linear map read the position back? Where columns depend
   * on each other, the solution with the smallest coefficients is taken.
   * @throws missing: held-out rows without positions, or the reverse. overflow: numbers too large or too small for the fit.
   * @source Golub and Van Loan, Matrix Computations, section 5.5
   */
  positionProbe(options: PositionProbeOptions): PositionProbeResult;

  /**
   * A sinusoidal table to read: its columns and frequencies, a binary counter beside it, products of one row with all, and what another
   * exponent, layout or precision changes.
   * @throws overflow: an angle or a frequency is no finite number.
   * @source D2L, self-attention and positional encoding: heat map, columns 6 to 9, binary numbers; UDL Figure 12.5
   */
  explorer(settings: explorer.ExplorerSettings): explorer.ExplorerReport;
  /**
   * Which properties of a sinusoidal table a table has, whoever made it. All rows are compared with all rows: at the limit that takes
   * about a second.
   * @throws too-large: rows * rows * width above 134217728. overflow: a product or an angle is no finite number.
   * @source D2L, relative positional information; Vaswani 2017, section 3.5; UDL 12.3.1
   */
  tableProperties(options: explorer.TablePropertiesOptions): explorer.TableProperties;
  /**
   * A table of positions from a formula, [rows x width]. The formula is a list of words in reverse Polish notation, at most 400: numbers in
   * decimal, pi, e, the operators + - * / ^ and neg, the functions sin, cos, tan, exp, ln, log10, sqrt, abs and floor, and its variables.
   * @throws no-value: an entry would be NaN or infinite; the first is named. too-large: rows * width * words above 67108864.
   * wrong-shape: words that leave no value or several.
   */
  formulaTable(options: explorer.FormulaTableOptions): Matrix;
  /**
   * Two results beside each other: by how much, where most, and in how many entries b differs from a.
   * @throws wrong-shape: b of another shape than a. overflow: an entry of b - a is no finite number.
   * @source the definition
   */
  difference(options: DifferenceOptions): DifferenceResult;

  /**
   * Are these the entries of the sinusoidal table? Evaluates them at 4000 drawn points, names the known wrong form they equal, and says
   * what a table of them would break. A formula is a list of words in reverse Polish notation, at most 400: numbers in decimal, pi, e,
   * the operators + - * / ^ and neg, the functions sin, cos, tan, exp, ln, log10, sqrt, abs and floor, and its variables.
   * @throws missing: one column without the other. wrong-shape: words that leave no value or several.
   * @source D2L, self-attention and positional encoding
   */
  checkEntries(options: EntriesOptions): EntriesReport;
  /**
   * Does this matrix take a pair of the table from any position i to i + delta? Its entries are formulas as in checkEntries, in the
   * variables delta, w (the frequency 10000^(-2j / d) of the pair), i, j and d. Evaluates them at 4000 drawn points.
   * @throws wrong-shape: words that leave no value or several.
   * @source D2L, relative positional information; Su 2021 for the other order of a pair
   */
  checkTurn(options: TurnOptions): TurnReport;
  /**
   * Do these lines, in this order, prove that self-attention without positions is equivariant? Evaluates each as an equation on drawn
   * matrices (5 tokens of width 3, biases present), and stops at the first that fails or uses a line that does not stand above it.
   * @throws unknown-value: a line that there is not. not-a-permutation: a line given twice.
   * @source UDL 12.3, problem 12.3
   */
  checkProof(options: ProofOptions): ProofReport;
  /**
   * Is this the order in which a word gets its position? Runs the five steps on four words of width 8 with dropout 1/4, in eval and in
   * train, and compares the numbers with those of the right order.
   * @throws not-a-permutation: not each step once.
   * @source D2L, transformer encoder
   */
  checkForwardOrder(options: ForwardOrderOptions): ForwardOrderReport;
  /**
   * What happens to a text at a table that may be too short, and what cures it: draws the two numbers, and compares answers with what
   * overflow reports of them.
   * @source D2L, positional encoding: max_len 1000; the error is PyTorch's
   */
  checkFailure(options: FailureOptions): FailureReport;
  /**
   * Where positions enter a model. The choice and the model each configure a stack of two layers; the choice is right when another
   * table, a shift of all positions, and another table for the second layer alone do the same to both.
   * @source D2L, UDL 12.16 and 12.17, and the papers of the models
   */
  checkEntryPoints(options: EntryPointsOptions): EntryPointsReport;
  /**
   * What dropout makes of one entry of X sqrt(width) + P, and with which probabilities, in exact fractions: draws the numbers, and
   * compares a list with the right one and with those of the known wrong ways to think.
   * @throws missing: outcomes without probabilities or the reverse; cancels without a seed.
   * @source Srivastava 2014, as PyTorch does it
   */
  checkDropoutOutcomes(options: DropoutOutcomesOptions): DropoutOutcomesReport;
  /**
   * One fault of positional encodings that was published, beside the right variant: what each of a list of tests reads off both. Some tests
   * pass on every variant, which is how the fault survived; at least one separates.
   * @throws unknown-value: an id that is no card.
   * @source the public issues that the page "Spot the bug" names
   */
  bugCard(options: BugCardOptions): BugCard;

  /**
   * Is what the unit or its learners say true? Draws inputs of the claim's family, reads a number off each, and shrinks the first input
   * that refutes it. Returns when it is done: up to some seconds, more in proportion to the draws.
   * @throws unknown-value: an id that is no claim.
   * @source D2L and UDL for what is true, their learners for the rest
   */
  checkClaim(options: ClaimOptions): ClaimResult;
}
