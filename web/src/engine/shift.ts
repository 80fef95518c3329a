/**
 * Settings and report of the shift experiment: every position moves by `offset`. How the sinusoid pairs turn, what the products of
 * table rows keep, and how much the attention output changes under three acts and eight ways to bring in position.
 */
import type { EngineError, Matrix, Verdict } from './api.ts';

/** shift: the matrix of a (sin, cos) pair. rope: its transpose, as RoPE writes it; on this pair it goes back. */
export type TurnMatrix = 'shift' | 'rope';
/** Renumber the same tokens; put real tokens in front; put masked pads in front. */
export type Act = 'moveIds' | 'prepend' | 'padLeft';

export interface ShiftSettings {
  /** 1 to 64 tokens; default: the fox met the crow. */
  words?: string[];
  /** Of embeddings and weights; default 7. */
  seed?: number;
  /** 1 to 512; default 32. */
  width?: number;
  /** A divisor of the width; default 1. */
  headCount?: number;
  /** Default 5; position + offset must be a row of the table. */
  offset?: number;
  /** 0 to maxLen - 1; default 10. */
  position?: number;
  /** 0 to floor(width / 2) - 1; default 3. At width 1, which has no pair, it is not looked at. */
  pair?: number;
  /** Rows of the tables, 1 to 4096; default 1000. */
  maxLen?: number;
  /** Default 'shift'. */
  matrix?: TurnMatrix;
  /** Default 'moveIds'. */
  act?: Act;
  /** For 'prepend': 1 or more tokens, at most 64 with the text; default: yesterday. */
  frontWords?: string[];
  /** For 'padLeft': 1 to 16; default 2. */
  padCount?: number;
  /** For 'padLeft': ids counted from the first real token (default), or over the pads. */
  recheckValid?: boolean;
  /** For 'padLeft': hide the pads (default), or give D2L's valid length, which can only describe a prefix. */
  padMask?: 'pads' | 'validLens';
  /** Default false. */
  causal?: boolean;
}

/** Per complete pair; before and after are [count x 2], (sin, cos) at position and at position + offset. */
export interface TurnedPairs {
  readonly count: number;
  /** Radians per position. */
  readonly frequencies: Float64Array;
  /** offset * frequency, in radians and in degrees. */
  readonly turns: Float64Array;
  readonly degrees: Float64Array;
  readonly positionsPerTurn: Float64Array;
  /** position * frequency, in radians clockwise from (sin, cos) = (0, 1). */
  readonly angles: Float64Array;
  readonly before: Matrix;
  readonly after: Matrix;
  /** An odd width's last sine, which has no partner and so no matrix. */
  readonly loneColumn: number | null;
}

/** Vectors are (sin, cos). */
export interface ChosenPair {
  readonly pair: number;
  readonly shiftMatrix: Matrix;
  readonly ropeMatrix: Matrix;
  /** The one of the settings. */
  readonly matrix: Matrix;
  readonly before: Float64Array;
  /** matrix times before. */
  readonly product: Float64Array;
  /** At position + offset, at position - offset. */
  readonly ahead: Float64Array;
  readonly behind: Float64Array;
  readonly residualAhead: number;
  readonly residualBehind: number;
  /** Of the chosen matrix, radians and degrees clockwise: RoPE's goes back. */
  readonly turn: number;
  readonly degrees: number;
  /** The position it leads to. */
  readonly goal: number;
}

export interface Products {
  readonly matrix: Matrix;
  /** Smallest and largest product on each diagonal, offset -(rows - 1) to rows - 1. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** low against high: the residual says how much the products of one offset, diagonalOffset, differ. */
  readonly diagonal: Verdict;
  readonly diagonalOffset: number;
  /** Against the transpose: offset k against -k. */
  readonly even: Verdict;
}

export interface SchemeChange {
  readonly scheme:
    | 'none'
    | 'shaw'
    | 't5'
    | 'alibi'
    | 'rotary'
    | 'sinusoidalQueryKey'
    | 'sinusoidalInput'
    | 'learnedInput';
  /** Outputs of the old tokens before and after: row = token, col = feature. */
  readonly change: Verdict | null;
  /** What the engine refused, such as an id past the table. */
  readonly error: ReportedError | null;
}

/** An error inside a report: it stopped one part, not the others. */
export type ReportedError = Pick<EngineError, 'code' | 'argument' | 'allowed' | 'given' | 'message'>;

export interface ShiftReport {
  readonly pairs: TurnedPairs;
  /** None at width 1. */
  readonly chosen: ChosenPair | null;
  /**
   * The matrix of every pair on `positions` rows of the table: row = position, col = column of the table. sameMatrix: against the
   * matrices read off the rows at farPosition; row = pair, col = entry.
   */
  readonly law: {
    readonly ahead: Verdict;
    readonly behind: Verdict;
    readonly positions: number;
    readonly farPosition: number;
    readonly sameMatrix: Verdict;
  };
  readonly products: {
    /** Rows 0 to rows - 1 of the table are multiplied. */
    readonly rows: number;
    readonly raw: Products;
    /** Through the first head's query and key maps. */
    readonly projected: Products;
    /** Row 0 times row k. */
    readonly curve: Float64Array;
    /** The smallest k where the curve rises. */
    readonly firstRise: number | null;
  };
  readonly idsBefore: Int32Array;
  readonly idsAfter: Int32Array;
  /** Of what the act put in front. */
  readonly frontIds: Int32Array;
  readonly schemes: readonly SchemeChange[];
  /** How many schemes' outputs change by more than rounding, how many do not; sizes of the changed ones, 0 without any. */
  readonly changed: number;
  readonly kept: number;
  readonly largestChange: number;
  readonly smallestChange: number;
  /** Moving the ids, whichever act is chosen: sinusoidalQueryKey, sinusoidalInput. */
  readonly movedIds: readonly SchemeChange[];
  /** D2L's decoder gives every new token row 0. Per step: the largest difference from all tokens at once; 1 = only rounding. */
  readonly decoding: {
    readonly differences: Float64Array;
    readonly agrees: Uint8Array;
    readonly verdict: Verdict;
  } | null;
  readonly decodingError: ReportedError | null;
}
