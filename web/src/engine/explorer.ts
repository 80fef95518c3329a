/**
 * Settings and report of the encoding explorer, a sinusoidal table to read; and which properties of such a table any table has.
 */
import type { Layout, Matrix, Precision, Verdict } from './api.ts';

/**
 * Column c belongs to pair j and has the frequency base^-exponent, d being the width. 'pair': 2j / d, the table of the paper. The others
 * are mistakes: 'column' c / d, so that sine and cosine of a pair differ; 'whole' 2j / d in whole numbers, which is 0; 'half' j / d;
 * 'double' 2c / d; 'closed' j / (pairs - 1), which ends at 1 / base.
 */
export type Exponent = 'pair' | 'column' | 'whole' | 'half' | 'double' | 'closed';

export interface ExplorerSettings {
  /** Positions 0 to rows - 1. @allowed an integer from 1 to 256 @default 60 */
  rows?: number;
  /** Columns. @allowed an integer from 1 to 512 @default 32 */
  width?: number;
  /** Of the frequencies; float32 must hold it too, since both precisions are compared. @allowed a number above 0 @default 10000 */
  base?: number;
  /** Sines and cosines alternate, or all sines come first. @default 'interleaved' */
  layout?: Layout;
  /** Of the base. @default 'pair' */
  exponent?: Exponent;
  /** Of the table. @default 'float64' */
  precision?: Precision;
  /** The row that is read. By default 10, or the last row of a shorter table. @allowed an integer from 0 to rows - 1 */
  position?: number;
  /** Of up to four plotted columns. By default 6, or the last four of a narrower table. @allowed an integer from 0 to width - 1 */
  firstColumn?: number;
  /** A table of one's own beside it: entry (i, c), as formulaTable reads it. Not with ownRows. @allowed a list of words */
  formula?: string[];
  /** The same as rows. @allowed [rows x width] */
  ownRows?: Matrix;
  /** With how many decimals ownRows was printed, if it was. @allowed an integer from -308 to 308 */
  ownDecimals?: number;
}

export interface FormulaTableOptions {
  /** Entry (i, c): a program in i, the position, c, the column, j = floor(c / 2), d, the width, and n, the number of rows. @allowed a list of words */
  formula: string[];
  /** Positions 0 to rows - 1. @allowed an integer from 1 to 33554432 @default 60 */
  rows?: number;
  /** Columns. @allowed an integer from 1 to 1048576 @default 32 */
  width?: number;
}

/** What each column is, in the order of the table. */
export interface ExplorerColumns {
  /** j, its pair [width]. */
  readonly pairs: Int32Array;
  /** 1 = cosine, 0 = sine [width]. */
  readonly cosines: Uint8Array;
  /** Of the base, in float64 [width]. */
  readonly exponents: Float64Array;
  /** base^-exponent in radians per position, as the precision has it [width]. */
  readonly frequencies: Float64Array;
  /** How often the sign changes down the rows; zeros do not count [width]. */
  readonly signFlips: Int32Array;
}

/** The frequencies in order: one per pair, or one per column where the two of a pair differ. */
export interface FrequencyLadder {
  /** Radians per position. */
  readonly frequencies: Float64Array;
  /** 2 pi / frequency, in positions. */
  readonly positionsPerTurn: Float64Array;
  /** Of the second to the first; 1 for a single one. */
  readonly ratio: number;
  /** The largest |ratio of neighbours / ratio - 1|. */
  readonly ratioResidual: number;
  /** What rounding explains of it. */
  readonly ratioTolerance: number;
  /** ratioResidual <= ratioTolerance. */
  readonly ratioHolds: boolean;
  /** How many different frequencies there are. */
  readonly different: number;
}

/** The row numbers in binary. */
export interface BinaryCounter {
  /** Enough for the last row, at least 1. */
  readonly bits: number;
  /** What each bit counts: 1, 2, 4 and so on [bits]. */
  readonly worth: Int32Array;
  /** Lowest bit first [rows * bits]. */
  readonly values: Uint8Array;
  /** How often each bit flips down the rows [bits]. */
  readonly bitFlips: Int32Array;
}

/** One property of a table: what was measured, whether it holds, and where. A place that it is not about is null. */
export interface TableProperty {
  /** Whether the table has it. */
  readonly holds: boolean;
  /** What was measured; 0 if there was nothing to check. */
  readonly value: number;
  /** What rounding explains. */
  readonly tolerance: number;
  /** The row where it is, or the first of two. */
  readonly row: number | null;
  /** The other row. */
  readonly otherRow: number | null;
  /** The column, or that of the pair's sine. */
  readonly col: number | null;
  /** How far the rows are apart. */
  readonly offset: number | null;
  /** How many of those checked are beyond the tolerance. */
  readonly failing: number;
  /** How many were checked; 0 of them holds. */
  readonly checked: number;
}

/**
 * Tolerances: of bounded and unitPairs r = 1e-12, with precision 'float32' 1e-5; of uniqueRows r * m, of nearestRows and rotation a * m, of
 * offsetOnlyDots a * m^2 * max(1, width / 64). Here m = max(1, largest |entry|) and a = min(0.001, max(r, 8 * rows * w * u)), with the
 * highest frequency w, at least 1, and u = 2^-53, with 'float32' 2^-24: what rounding does to an angle. Printed decimals add what
 * h = half a unit of the last one can do: h to bounded, 2 h (2 m + h) to unitPairs, 2 h sqrt(width) to nearestRows, (1 + sqrt(2)) h to
 * rotation, 2 h (2 m + h) width to offsetOnlyDots, nothing to uniqueRows.
 */
export interface TableProperties {
  /** How many rows equal an earlier one, up to the tolerance; holds at 0. Where: two of them, as near to each other as any. */
  readonly uniqueRows: TableProperty;
  /** The least Euclidean distance of two rows; holds if they are neighbours. What only rounding makes nearer does not displace them. */
  readonly nearestRows: TableProperty;
  /** The largest |entry|; holds up to 1. */
  readonly bounded: TableProperty;
  /** The largest |sin^2 + cos^2 - 1| of a pair of columns. */
  readonly unitPairs: TableProperty;
  /**
   * The largest |difference| of an entry of row i + offset from row i with every pair turned by offset * base^(-2j / width); over all rows
   * and all offsets ahead. `checked` counts pairs of rows.
   */
  readonly rotation: TableProperty;
  /** The largest difference of two dot products of rows equally far apart; over all offsets from 0. row: the smaller, otherRow: the larger. */
  readonly offsetOnlyDots: TableProperty;
  /** The last sine has no cosine. */
  readonly oddWidth: boolean;
  /** Its column; null in even widths. */
  readonly loneColumn: number | null;
}

export interface TablePropertiesOptions {
  /** Any table; row i is position i. @allowed [rows x width], rows * rows * width at most 134217728 */
  table: Matrix;
  /** Of the frequencies that the rows should turn by. @allowed a number above 0 @default 10000 */
  base?: number;
  /** Which columns make a pair. @default 'interleaved' */
  layout?: Layout;
  /** In which the table was computed: how much rounding explains. @default 'float64' */
  precision?: Precision;
  /** With how many it was printed, if it was: every entry may be off by half a unit of the last. @allowed an integer from -308 to 308 */
  decimals?: number;
}

/** The row after the chosen one, at the end of the table the row before it. */
export interface NeighbourRow {
  /** Which. */
  readonly row: number;
  /** |entry - that of the chosen row| [width]. */
  readonly differences: Float64Array;
  /** Where they differ most. */
  readonly col: number;
}

/** A table of one's own beside the sinusoidal one. */
export interface OwnTable {
  /** [rows x width]. */
  readonly table: Matrix;
  /** |entry - that of the sinusoidal table| [rows x width]. */
  readonly differences: Matrix;
  /** It against the sinusoidal table. */
  readonly difference: Verdict;
  /** Of it. */
  readonly properties: TableProperties;
}

export interface ExplorerReport {
  /** [rows x width]. */
  readonly table: Matrix;
  /** position * frequency of each entry, in radians [rows x width]. */
  readonly angles: Matrix;
  /** What each column is. */
  readonly columns: ExplorerColumns;
  /** The frequencies in order. */
  readonly ladder: FrequencyLadder;
  /** Beside the table: the row numbers in binary. */
  readonly counter: BinaryCounter;
  /** Columns firstColumn to at most firstColumn + 3. */
  readonly plotted: Int32Array;
  /** Dot products of the chosen row with each row [rows]. */
  readonly dots: Float64Array;
  /** The row nearest to the chosen one whose product is above that of the row one step nearer; null if they only fall. */
  readonly firstRise: number | null;
  /** null in a table of one row. */
  readonly neighbour: NeighbourRow | null;
  /** The table in float32 against float64. */
  readonly precision: Verdict;
  /** The table in the other layout against this one. */
  readonly layoutTable: Verdict;
  /** The dot products of all rows with all rows, in the other layout against this one. */
  readonly layoutDots: Verdict;
  /** Of the table, against the frequencies of exponent 'pair'. */
  readonly properties: TableProperties;
  /** null: neither a formula nor rows were given. */
  readonly own: OwnTable | null;
}
