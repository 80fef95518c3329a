/** Options and results of checkEntries and checkTurn: what a learner writes with the book closed. */

export interface EntriesOptions {
  /** p[i, 2j], in i, j, d and c, its own column. @allowed a list of words */
  sine?: string[];
  /** p[i, 2j + 1], likewise. @allowed a list of words */
  cosine?: string[];
  /** The column of the sine, in j and d; together with cosineColumn. @allowed a list of words */
  sineColumn?: string[];
  /** The column of the cosine. @allowed a list of words */
  cosineColumn?: string[];
}

/** One point of the comparison. */
export interface EntryPoint {
  /** i. */
  readonly position: number;
  /** j. */
  readonly pair: number;
  /** d. */
  readonly width: number;
  /** Of the formula; null: it has no value there. */
  readonly given: number | null;
  /** Of the table. */
  readonly expected: number;
}

export interface EntryReport {
  /** A value at every point, and none further from the table than the tolerance. */
  readonly holds: boolean;
  /** The largest difference, over the points where the formula has a value. */
  readonly residual: number;
  /** How many points differ or have no value. */
  readonly differing: number;
  /** How many have no value. */
  readonly undefined: number;
  /** The first point without a value; if there is none, that of the residual. */
  readonly worst: EntryPoint;
  /** The known wrong form that it equals everywhere; null: none of them. */
  readonly form: EntryForm | null;
}

/** What is written instead of an entry. */
export type EntryForm =
  | 'rawColumn'
  | 'exponentDoubled'
  | 'ownExponent'
  | 'twoMissing'
  | 'bothSine'
  | 'bothCosine'
  | 'exchanged'
  | 'positionFromOne'
  | 'pairFromOne'
  | 'base1000'
  | 'base100000'
  | 'multiplied'
  | 'degrees'
  | 'extraTwoPi'
  | 'oneFewerPair'
  | 'lettersExchanged'
  | 'bracketSlip'
  | 'quotientRaised'
  | 'minusSine'
  | 'minusCosine'
  | 'noPower'
  | 'widthMissing'
  | 'pairMissing'
  | 'noQuotient'
  | 'timesInsteadOfPower'
  | 'tenLog'
  | 'logMissing'
  | 'angleOnly';

/** A table of 60 rows and 32 columns made of the given entries; the right one stands in for an entry that is not given. */
export interface EntriesTheory {
  /** Each pair turns as that of the sinusoidal table does. */
  readonly turns: boolean;
  /** The largest distance of a pair turned by shiftMatrices from the pair it should land on, for offsets 1 to 16. */
  readonly turnResidual: number;
  /** Which pair. */
  readonly turnPair: number;
  /** From which row. */
  readonly turnPosition: number;
  /** By how many rows. */
  readonly turnOffset: number;
  /** Each pair has length 1. */
  readonly onCircle: boolean;
  /** The largest distance of a squared length from 1. */
  readonly circleResidual: number;
  /** Of which pair. */
  readonly circlePair: number;
  /** In which row. */
  readonly circlePosition: number;
}

/** What is taken for the columns of a pair. */
export type ColumnForm = 'sinesFirst' | 'columnFromOne' | 'cosineFirst' | 'pairAsColumn' | 'oneColumn';

export interface ColumnsReport {
  /** They are 2j and 2j + 1. */
  readonly holds: boolean;
  /** The known wrong columns that they are; null: none of them. */
  readonly form: ColumnForm | null;
}

export interface EntriesReport {
  /** How many points. */
  readonly probes: number;
  /** The largest difference that rounding explains. */
  readonly tolerance: number;
  /** null: not given. */
  readonly sine: EntryReport | null;
  /** null: not given. */
  readonly cosine: EntryReport | null;
  /** null: no entry is given, or one has no value somewhere in the table. */
  readonly theory: EntriesTheory | null;
  /** null: not given. */
  readonly columns: ColumnsReport | null;
}

export interface TurnOptions {
  /** Row 1, column 1. @allowed a list of words */
  topLeft: string[];
  /** Row 1, column 2. @allowed a list of words */
  topRight: string[];
  /** Row 2, column 1. @allowed a list of words */
  bottomLeft: string[];
  /** Row 2, column 2. @allowed a list of words */
  bottomRight: string[];
  /** (sine, cosine), as in the table, or (cosine, sine), as RoPE turns it. @default 'sineCosine' */
  pairOrder?: 'sineCosine' | 'cosineSine';
  /** The pair as a column, matrix times pair, or as a row, pair times matrix. @default 'column' */
  pairSide?: 'column' | 'row';
}

/** Where a turn was tried. */
export interface TurnPoint {
  /** i. */
  readonly position: number;
  /** delta. */
  readonly offset: number;
  /** j. */
  readonly pair: number;
  /** d. */
  readonly width: number;
  /** w. */
  readonly frequency: number;
}

/** What is written instead of the turn. */
export type TurnForm =
  | 'transposed'
  | 'frequencyMissing'
  | 'offsetMissing'
  | 'divided'
  | 'degrees'
  | 'position'
  | 'mirror'
  | 'exchanged'
  | 'noMinus'
  | 'smallAngle'
  | 'identity';

export interface TurnReport {
  /** Four values at every point, and no pair lands further from its goal than the tolerance. */
  readonly holds: boolean;
  /** How many points. */
  readonly probes: number;
  /** The largest distance that rounding explains. */
  readonly tolerance: number;
  /** The largest distance from the pair at i + delta; null: too large for a number. */
  readonly residual: number | null;
  /** Likewise from the pair at i - delta. */
  readonly backwardResidual: number | null;
  /** How many points have an entry without a value. */
  readonly undefined: number;
  /** The first of them; if there is none, the point of the residual. */
  readonly worst: TurnPoint;
  /** One byte per entry, row by row, 1 = right everywhere. */
  readonly entriesHold: Uint8Array;
  /** Smallest determinant, 1 for a turn; null: no number. */
  readonly determinantLow: number | null;
  /** Largest determinant. */
  readonly determinantHigh: number | null;
  /** The known wrong matrix that it equals everywhere; null: none of them. */
  readonly form: TurnForm | null;
}
