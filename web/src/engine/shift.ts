/**
 * Settings and report of the shift experiment: every position moves by `offset`. How the sinusoid pairs turn, what the products of
 * table rows keep, and how much the attention output changes under three acts and eight ways to bring in position.
 */
import type { ErrorFields, Matrix, Verdict } from './api.ts';

/** 'shift': the matrix of a (sin, cos) pair. 'rope': its transpose, as RoPE writes it; on this pair it goes back. */
export type TurnMatrix = 'shift' | 'rope';
/** Renumber the same tokens; put real tokens in front; put masked pads in front. */
export type Act = 'moveIds' | 'prepend' | 'padLeft';

export interface ShiftSettings {
  /** Equal words get equal rows. By default: the fox met the crow. @allowed 1 to 64 tokens */
  words?: string[];
  /** Of embeddings and weights. @allowed an integer from 0 to 9007199254740991 @default 7 */
  seed?: number;
  /** Columns of tokens and tables. @allowed an integer from 1 to 512 @default 32 */
  width?: number;
  /** A divisor of the width. @allowed an integer from 1 to the width @default 1 */
  headCount?: number;
  /** By how many positions; position + offset must be a row of the table. @allowed an integer from -2147483648 to 2147483647 @default 5 */
  offset?: number;
  /** Where the dials stand, and under 'moveIds' the text begins. @allowed an integer from 0 to maxLen - 1 @default 10 */
  position?: number;
  /** Which pair of columns. Width 1 has none and takes that of any width. @allowed an integer from 0 to floor(width / 2) - 1 @default 3 */
  pair?: number;
  /** Rows of the tables. @allowed an integer from 1 to 4096 @default 1000 */
  maxLen?: number;
  /** Which matrix the chosen pair is turned by. @default 'shift' */
  matrix?: TurnMatrix;
  /** What is done to the text. @default 'moveIds' */
  act?: Act;
  /** For 'prepend'. By default: yesterday. @allowed 1 or more tokens, at most 64 with the text */
  frontWords?: string[];
  /** For 'padLeft'. @allowed an integer from 1 to 16 @default 2 */
  padCount?: number;
  /** For 'padLeft': positions counted from the first real token, or over the pads. @default true */
  recheckValid?: boolean;
  /** For 'padLeft': hide the pads, or give D2L's valid length, which can only describe a prefix. @default 'pads' */
  padMask?: 'pads' | 'validLens';
  /** A query sees no later key. @default false */
  causal?: boolean;
}

/** The complete pairs of columns, in order. */
export interface TurnedPairs {
  /** floor(width / 2). */
  readonly count: number;
  /** Radians per position [count]. */
  readonly frequencies: Float64Array;
  /** offset * frequency, in radians [count]. */
  readonly turns: Float64Array;
  /** The same in degrees [count]. */
  readonly degrees: Float64Array;
  /** 2 pi / frequency, in positions [count]. */
  readonly positionsPerTurn: Float64Array;
  /** position * frequency, in radians clockwise from (sin, cos) = (0, 1) [count]. */
  readonly angles: Float64Array;
  /** (sin, cos) at position [count x 2]. */
  readonly before: Matrix;
  /** (sin, cos) at position + offset [count x 2]. */
  readonly after: Matrix;
  /** An odd width's last sine, which has no partner and so no matrix; null in even widths. */
  readonly loneColumn: number | null;
}

/** The pair of the settings; vectors are (sin, cos). */
export interface ChosenPair {
  /** Its index. */
  readonly pair: number;
  /** [2 x 2]. */
  readonly shiftMatrix: Matrix;
  /** [2 x 2], the transpose. */
  readonly ropeMatrix: Matrix;
  /** The one of the settings. */
  readonly matrix: Matrix;
  /** At position [2]. */
  readonly before: Float64Array;
  /** matrix times before [2]. */
  readonly product: Float64Array;
  /** At position + offset [2]. */
  readonly ahead: Float64Array;
  /** At position - offset [2]. */
  readonly behind: Float64Array;
  /** Largest |product - ahead|. */
  readonly residualAhead: number;
  /** Largest |product - behind|. */
  readonly residualBehind: number;
  /** Of the chosen matrix, in radians clockwise: RoPE's goes back. */
  readonly turn: number;
  /** The same in degrees. */
  readonly degrees: number;
  /** The position it leads to. */
  readonly goal: number;
  /** sin of offset * frequency, its radians taken for degrees: what a calculator set to degrees gives for shiftMatrix. */
  readonly sineInDegrees: number;
}

/** The matrix of every pair on every row of the table whose goal is a row too; row = position, col = column of the table. */
export interface RotationLaw {
  /** Against the rows at position + offset. */
  readonly ahead: Verdict;
  /** Against the rows at position - offset. */
  readonly behind: Verdict;
  /** How many rows were checked. */
  readonly positions: number;
  /** The row as far from `position` as the table allows. */
  readonly farPosition: number;
  /** Against the matrices read off the rows there: no position is in them. row = pair, col = entry. */
  readonly sameMatrix: Verdict;
}

/** Products of rows of one table. */
export interface Products {
  /** Row i times row j [rows x rows]. */
  readonly matrix: Matrix;
  /** The smallest product of each offset, from -(rows - 1) to rows - 1. */
  readonly low: Float64Array;
  /** The largest of each offset. */
  readonly high: Float64Array;
  /** low against high: the residual says how much products of one offset differ. */
  readonly diagonal: Verdict;
  /** The offset where they differ most. */
  readonly diagonalOffset: number;
  /** Against the transpose: offset k against -k. */
  readonly even: Verdict;
}

/** Products of rows of the sinusoidal table depend on the offset only; through query and key maps they do not. */
export interface TableProducts {
  /** Rows 0 to rows - 1 of the table are multiplied. */
  readonly rows: number;
  /** As they are. */
  readonly raw: Products;
  /** Through the first head's query and key maps. */
  readonly projected: Products;
  /** Row 0 times row k, for k up to 64 or the end of the table. */
  readonly curve: Float64Array;
  /** The smallest k where the curve rises; null if it only falls. */
  readonly firstRise: number | null;
}

/** How far the outputs of the old tokens go in one scheme. */
export interface SchemeChange {
  /** The way position comes in. */
  readonly scheme:
    | 'none'
    | 'shaw'
    | 't5'
    | 'alibi'
    | 'rotary'
    | 'sinusoidalQueryKey'
    | 'sinusoidalInput'
    | 'learnedInput';
  /** Outputs before and after the act: row = token, col = feature; null if the engine refused. */
  readonly change: Verdict | null;
  /** What the engine refused, such as a position past the table; else null. */
  readonly error: ReportedError | null;
}

/** An error inside a report: it stopped one part, not the others. */
export interface ReportedError extends ErrorFields {
  /** The English sentence. */
  readonly message: string;
}

/** D2L's decoder gives every new token row 0: its steps against all tokens at once. */
export interface Decoding {
  /** The largest |difference| of each step [n]. */
  readonly differences: Float64Array;
  /** One byte per step, 1 = only rounding [n]. */
  readonly agrees: Uint8Array;
  /** All steps; row = step, col = feature. */
  readonly verdict: Verdict;
}

export interface ShiftReport {
  /** Every pair at `position`. */
  readonly pairs: TurnedPairs;
  /** The pair of the settings; null at width 1. */
  readonly chosen: ChosenPair | null;
  /** Whether the matrices hold on the whole table. */
  readonly law: RotationLaw;
  /** Of table rows. */
  readonly products: TableProducts;
  /** Positions of the old tokens [n]. */
  readonly idsBefore: Int32Array;
  /** The same after the act [n]. */
  readonly idsAfter: Int32Array;
  /** Positions of what the act put in front. */
  readonly frontIds: Int32Array;
  /** All eight, in the order of SchemeChange's list. */
  readonly schemes: readonly SchemeChange[];
  /** In how many schemes outputs change by more than rounding. */
  readonly changed: number;
  /** In how many they do not. */
  readonly kept: number;
  /** The largest residual of the changed ones; 0 without any. */
  readonly largestChange: number;
  /** The smallest of them; 0 without any. */
  readonly smallestChange: number;
  /** Moving the positions, whichever act is chosen: sinusoidalQueryKey, sinusoidalInput. */
  readonly movedIds: readonly SchemeChange[];
  /** The same for the attention weights of sinusoidalInput: row = head * n + query, col = key; null if the engine refused. */
  readonly movedWeights: Verdict | null;
  /** null if the engine refused. */
  readonly decoding: Decoding | null;
  /** What it refused: more tokens than the table has rows; else null. */
  readonly decodingError: ReportedError | null;
}
