/**
 * Settings and report of the overflow experiment: a text of `length` tokens meets a table of `maxLen` rows. What the framework does,
 * in which step and in which words, and what five cures keep and lose, counted on the rows themselves.
 */
import type { Matrix, OverflowPolicy, Verdict } from './api.ts';

/** 'learned': read by a slice, as D2L's BERT does. 'vit': learned and added whole, without a slice. */
export type StoredTable = 'sinusoidal' | 'learned' | 'vit';
/** Whose words an error is told in. */
export type Framework = 'pytorch' | 'tensorflow' | 'jax' | 'numpy';
/** What may be done about too long a text. */
export type Cure = Exclude<OverflowPolicy, 'error'>;

export interface OverflowSettings {
  /** Tokens of the input. @allowed an integer from 1 to 4096 @default 1500 */
  length?: number;
  /** Rows of the table, D2L's max_len. @allowed an integer from 1 to 4096 @default 1000 */
  maxLen?: number;
  /** Columns of both. @allowed an integer from 1 to 512 @default 32 */
  width?: number;
  /** Of the sinusoidal table's frequencies. @allowed a number above 0 @default 10000 */
  base?: number;
  /** Which table the text meets. @default 'sinusoidal' */
  table?: StoredTable;
  /** Whose words the page shows; changes no number. @default 'pytorch' */
  framework?: Framework;
  /** The cure that `verdict` is about. @default 'rebuild' */
  cure?: Cure;
  /** Of learned rows. @allowed an integer from 0 to 9007199254740991 @default 7 */
  seed?: number;
}

/**
 * 'fits': nothing happens. 'buildFails': an odd width above 1, D2L's class cannot be constructed. 'addFails': the row counts differ.
 * 'tableSpread': one stored row is added to every token, in silence. 'inputSpread': one token meets a whole ViT table and becomes
 * maxLen rows, in silence.
 */
export type OverflowOutcome = 'fits' | 'buildFails' | 'addFails' | 'tableSpread' | 'inputSpread';

/** One step of the framework's forward pass. */
export interface OverflowStep {
  /** 'build' makes the table, 'slice' is table[:, :length], 'add' is input + slice. */
  readonly name: 'build' | 'slice' | 'add' | 'dropout';
  /** 'absent': a ViT has no slice. */
  readonly state: 'done' | 'fails' | 'notReached' | 'absent';
  /** Of its result, 0 if there is none. */
  readonly rows: number;
}

/** What a piece of an error text stands for. */
export interface TextMark {
  /** Index of its first character. */
  readonly start: number;
  /** How many characters. */
  readonly length: number;
  /** What they count. */
  readonly meaning: 'input' | 'table' | 'sequence' | 'values' | 'columns' | 'width';
}

/** The failing step in the words of one framework. */
export interface FrameworkText {
  /** Whose words. */
  readonly framework: Framework;
  /** Empty if the framework says nothing. */
  readonly text: string;
  /** true: seen when it was run. false: a documented wording, not run here. */
  readonly run: boolean;
  /** Another wording of the same version, depending on the device, or empty. */
  readonly otherText: string;
  /** The numbers in `text`. */
  readonly marks: readonly TextMark[];
}

/** The neighbouring rows (row, row + 1) that lie closest. */
export interface Neighbours {
  /** Euclidean. */
  readonly distance: number;
  /** The first of the two. */
  readonly row: number;
}

/** Two tokens that get the same row. */
export interface TokenPair {
  /** The earlier one. */
  readonly first: number;
  /** The later one. */
  readonly second: number;
}

/** What one cure gives every token, and what that keeps and loses. */
export interface OverflowCure {
  /** Which one. */
  readonly policy: Cure;
  /** Tokens of the output. */
  readonly outputRows: number;
  /** Rows i < maxLen that token i still gets, bit for bit. */
  readonly keptRows: number;
  /** The other rows i < maxLen that a token i asks for. */
  readonly movedRows: number;
  /** Tokens that are not in the output. */
  readonly lostTokens: number;
  /** The same as a share of all tokens, 0 to 1. */
  readonly lostShare: number;
  /** Rows past the stored table; untrained if the table is learned. */
  readonly newRows: number;
  /** How many different rows the tokens get. */
  readonly distinctRows: number;
  /** Rows that two or more tokens get. */
  readonly sharedRows: number;
  /** The tokens on them. */
  readonly sharingTokens: number;
  /** Pairs of tokens with equal rows. */
  readonly collidingPairs: number;
  /** Tokens on row maxLen - 1. */
  readonly lastRowTokens: number;
  /** The first two tokens with equal rows; null without any. */
  readonly firstPair: TokenPair | null;
  /** Of the rows as used; null with fewer than two. */
  readonly closest: Neighbours | null;
  /** Rows below maxLen against the stored ones; row = position, col = column. */
  readonly kept: Verdict;
  /** Against a table of `length` rows; a lost token's row counts as zeros. */
  readonly ownRow: Verdict;
  /** The stored position each token reads [outputRows]; between two whole numbers when interpolated. */
  readonly positions: Float64Array;
  /** Column curveColumn as used [outputRows]. */
  readonly column: Float64Array;
}

export interface OverflowReport {
  /** What the framework does. */
  readonly outcome: OverflowOutcome;
  /** In which step it stops. */
  readonly failingStep: 'none' | 'build' | 'add';
  /** build, slice, add, dropout. */
  readonly steps: readonly OverflowStep[];
  /** maxLen. */
  readonly storedRows: number;
  /** What the slice gives: min(length, maxLen), or all rows of a ViT table. */
  readonly slicedRows: number;
  /** Tokens without a row. */
  readonly missingRows: number;
  /** Of the framework; 0: no output. */
  readonly outputRows: number;
  /** maxLen - 1, the last position that has a row. */
  readonly lastPosition: number;
  /** length - 1. */
  readonly lastToken: number;
  /** Rows the add gets beyond the input's: a ViT table and a short text. */
  readonly spareRows: number;
  /** The shortest text the add refuses; null if it refuses none up to 4096. */
  readonly firstRefused: number | null;
  /** The failing step in the words of each framework. */
  readonly frameworks: readonly FrameworkText[];
  /** Odd width: our table ends in a sine without its cosine. */
  readonly loneSine: boolean;
  /** So many cosines a row D2L's class computes; learned tables: 0. */
  readonly cosinesComputed: number;
  /** For so many columns; learned tables: 0. */
  readonly cosineColumns: number;
  /** Bytes of maxLen rows in float32. */
  readonly storedBytes32: number;
  /** Bytes of maxLen rows in float64. */
  readonly storedBytes64: number;
  /** Bytes of `length` rows in float32. */
  readonly neededBytes32: number;
  /** Bytes of `length` rows in float64. */
  readonly neededBytes64: number;
  /** Columns shown as strips, at most four. */
  readonly columns: readonly number[];
  /** Their entries [columns x maxLen]. */
  readonly strips: Matrix;
  /** The largest |entry| the strips' colours must hold. */
  readonly stripScale: number;
  /** The column drawn as a curve. */
  readonly curveColumn: number;
  /** Its entries in a table of `length` rows [length]. */
  readonly ideal: Float64Array;
  /** Of the stored table; null with one row. */
  readonly closest: Neighbours | null;
  /** In the order rebuild, truncate, clamp, wrap, interpolate. */
  readonly cures: readonly OverflowCure[];
  /** ownRow of the chosen cure. */
  readonly verdict: Verdict;
}
