/** Options and result of checkClaim: what the unit and its learners say, as something to compute. */
import type { Matrix, Scheme } from './api.ts';

export interface ClaimOptions {
  /**
   * In the order of the unit: permute 1 to 16, tables 17 to 25, shift 26 to 38, overflow 39 to 43, mode 44 to 51, placement 52 to 60.
   * @allowed one of CL01 to CL60
   */
  id: string;
  /** How many inputs; a family of finitely many is gone through whole instead. @allowed an integer from 1 to 10000 @default 300 */
  draws?: number;
  /** Of the inputs. @allowed an integer from 0 to 9007199254740991 @default 0 */
  seed?: number;
  /** Number of the first input that is tried: of a part of a long check. @allowed an integer from 0 to total - 1 @default 0 */
  first?: number;
  /** How many are tried from there on; by default all the others. @allowed an integer from 1 to 10000 */
  count?: number;
}

export interface ClaimResult {
  /** What is known: whether the claim is true. */
  readonly expected: boolean;
  /** What was found. */
  readonly holds: boolean;
  /** The claim says that there is such an input; otherwise, that all are so. */
  readonly some: boolean;
  /** Inputs of the whole check: draws, or all of a family of finitely many. */
  readonly total: number;
  /** How many inputs were tried. */
  readonly cases: number;
  /** How many of them have a reading on the wrong side of the limit. */
  readonly refuting: number;
  /** Of the reading, one number per input: a largest difference, say. */
  readonly limit: number;
  /** Readings must lie above the limit; otherwise at or below it. */
  readonly above: boolean;
  /** The reading farthest on the wrong side; if there is none, the one nearest to it. */
  readonly worst: number;
  /** The smallest input found that refutes the claim; null without one. */
  readonly counterExample: ClaimCase | null;
  /** Of the counter-example; null without one. */
  readonly reading: number | null;
  /** Of the counter-example: how many numbers there are to read, and 1000000 more where it refutes by less than is easily seen. */
  readonly size: number | null;
}

/** One input, complete, to be tried by hand. A field is absent where the claim has no use for it, or where it has the value said here. */
export interface ClaimCase {
  /** Tokens [n x width]. */
  readonly X?: Matrix;
  /** Scores [n x n], of claims that begin there. */
  readonly scores?: Matrix;
  /** Of the queries [width x width]. */
  readonly Wq?: Matrix;
  /** Of the keys [width x width]. */
  readonly Wk?: Matrix;
  /** Of the values [width x width]. */
  readonly Wv?: Matrix;
  /** Old index of the token at each place. */
  readonly order?: Int32Array;
  /** What carries position; absent: 'none'. */
  readonly scheme?: Scheme;
  /** As in attention; absent: 'headWidth'. */
  readonly scale?: 'headWidth' | 'none';
  /** Whether queries see no later keys; absent: false. */
  readonly causal?: boolean;
  /** Absent: 1. */
  readonly headCount?: number;
  /** Absent: 1. */
  readonly layerCount?: number;
  /** Of tokens and table; absent, as the numbers below: 0. */
  readonly width?: number;
  /** Row of a table. */
  readonly position?: number;
  /** From one position to another, or by how much all position ids are moved. */
  readonly offset?: number;
  /** Valid keys, or tokens of a text. */
  readonly length?: number;
  /** Tokens put in front. */
  readonly pads?: number;
  /** Rows of the table. */
  readonly maxLen?: number;
  /** Of dropout. */
  readonly rate?: number;
  /** Dropout's pattern, 1 = kept, one byte per entry of X. */
  readonly keep?: Uint8Array;
  /** Of what the claim draws besides: a dropout pattern, a learned query. */
  readonly seed?: number;
}
