/**
 * Settings and report of the overflow experiment: a text of `length` tokens meets a table of `maxLen` rows. What the framework does,
 * in which step and in which words, and what five cures keep and lose, counted on the rows themselves.
 */
import type { Matrix, OverflowPolicy, Verdict } from './api.ts';

/** learned: read by a slice, as D2L's BERT does. vit: learned and added whole, without a slice. */
export type StoredTable = 'sinusoidal' | 'learned' | 'vit';
export type Framework = 'pytorch' | 'tensorflow' | 'jax' | 'numpy';
export type Cure = Exclude<OverflowPolicy, 'error'>;

export interface OverflowSettings {
  /** Tokens of the input, 1 to 4096; default 1500. */
  length?: number;
  /** Rows of the table, 1 to 4096; default 1000, as D2L's max_len. */
  maxLen?: number;
  /** 1 to 512; default 32. */
  width?: number;
  /** Default 10000; sinusoidal only. */
  base?: number;
  /** Default 'sinusoidal'. */
  table?: StoredTable;
  /** Whose words the page shows; changes no number. Default 'pytorch'. */
  framework?: Framework;
  /** The cure that `verdict` is about; default 'rebuild'. */
  cure?: Cure;
  /** Seed of learned rows; default 7. */
  seed?: number;
}

/**
 * fits: nothing happens. buildFails: an odd width above 1, D2L's class cannot be constructed. addFails: the row counts differ.
 * tableSpread: one stored row is added to every token, in silence. inputSpread: one token meets a whole ViT table and becomes
 * maxLen rows, in silence.
 */
export type OverflowOutcome = 'fits' | 'buildFails' | 'addFails' | 'tableSpread' | 'inputSpread';

export interface OverflowStep {
  /** build: the table. slice: table[:, :length]. add: input + slice. */
  readonly name: 'build' | 'slice' | 'add' | 'dropout';
  readonly state: 'done' | 'fails' | 'notReached' | 'absent';
  /** Rows of its result, 0 if there is none. */
  readonly rows: number;
}

/** What text.substr(start, length) stands for. */
export interface TextMark {
  readonly start: number;
  readonly length: number;
  readonly meaning: 'input' | 'table' | 'sequence' | 'values' | 'columns' | 'width';
}

export interface FrameworkText {
  readonly framework: Framework;
  /** Empty if the framework says nothing. */
  readonly text: string;
  /** false: a documented wording, not run here. */
  readonly run: boolean;
  /** Another wording of the same version, depending on the device, or empty. */
  readonly otherText: string;
  readonly marks: readonly TextMark[];
}

/** The neighbouring rows (row, row + 1) that lie closest. */
export interface Neighbours {
  readonly distance: number;
  readonly row: number;
}

export interface OverflowCure {
  readonly policy: Cure;
  readonly outputRows: number;
  /** Rows i < maxLen that token i still gets, bit for bit. */
  readonly keptRows: number;
  /** The other rows i < maxLen that a token i asks for. */
  readonly movedRows: number;
  readonly lostTokens: number;
  /** Of all tokens. */
  readonly lostShare: number;
  /** Rows past the stored table; untrained if the table is learned. */
  readonly newRows: number;
  readonly distinctRows: number;
  /** Rows that two or more tokens get, and the tokens on them. */
  readonly sharedRows: number;
  readonly sharingTokens: number;
  /** Pairs of tokens with equal rows. */
  readonly collidingPairs: number;
  /** Tokens on row maxLen - 1. */
  readonly lastRowTokens: number;
  readonly firstPair: { readonly first: number; readonly second: number } | null;
  readonly closest: Neighbours | null;
  /** Rows below maxLen against the stored ones. */
  readonly kept: Verdict;
  /** Against a table of `length` rows; a lost token's row counts as zeros. */
  readonly ownRow: Verdict;
  /** The stored position each token reads. */
  readonly positions: Float64Array;
  /** Column curveColumn as used. */
  readonly column: Float64Array;
}

export interface OverflowReport {
  readonly outcome: OverflowOutcome;
  readonly failingStep: 'none' | 'build' | 'add';
  readonly steps: readonly OverflowStep[];
  readonly storedRows: number;
  /** What the slice gives: min(length, maxLen), or all rows of a ViT table. */
  readonly slicedRows: number;
  readonly missingRows: number;
  /** 0: no output. */
  readonly outputRows: number;
  readonly lastPosition: number;
  /** length - 1. */
  readonly lastToken: number;
  /** Rows the add gets beyond the input's: a ViT table and a short text. */
  readonly spareRows: number;
  /** The shortest text the add refuses, if it refuses any up to 4096. */
  readonly firstRefused: number | null;
  readonly frameworks: readonly FrameworkText[];
  /** Odd width: our table ends in a sine without its cosine. */
  readonly loneSine: boolean;
  /** D2L's class computes so many cosines a row, for so many columns. Learned tables: 0. */
  readonly cosinesComputed: number;
  readonly cosineColumns: number;
  /** Bytes of maxLen rows and of `length` rows, in float32 and float64. */
  readonly storedBytes32: number;
  readonly storedBytes64: number;
  readonly neededBytes32: number;
  readonly neededBytes64: number;
  /** Columns of the strips, and their entries [columns x maxLen]. */
  readonly columns: readonly number[];
  readonly strips: Matrix;
  /** The largest |entry| the strips' colours must hold. */
  readonly stripScale: number;
  readonly curveColumn: number;
  /** Column curveColumn of a table of `length` rows. */
  readonly ideal: Float64Array;
  readonly closest: Neighbours | null;
  /** In the order rebuild, truncate, clamp, wrap, interpolate. */
  readonly cures: readonly OverflowCure[];
  /** ownRow of the chosen cure. */
  readonly verdict: Verdict;
}
