/** Options and result of bugCard: faults that were published, each beside the right variant, and what tests read off both. */
import type { Numbers } from './api.ts';

export interface BugCardOptions {
  /** Which card. */
  card: BugCardId;
  /**
   * Of the numbers of the card and of the order of its variants. Without one the numbers are those of the exercise bank, and the right
   * variant comes first. @allowed an integer from 0 to 9007199254740991
   */
  seed?: number;
}

/**
 * The faults, in this order: exponent from the raw column; whole-number exponent; all sines first; places from 1; positions along the batch
 * axis; a guard that is off by one; a silent cut; the factor sqrt(width) in the wrong place; a turn that runs backwards; positions at every
 * layer; two pairings of RoPE mixed; decoding that starts again at 0; pads on the left; softmax over the queries; dropout before the add.
 */
export type BugCardId =
  | 'S01'
  | 'S02'
  | 'S03'
  | 'S04'
  | 'S05'
  | 'S06'
  | 'S07'
  | 'S08'
  | 'S09'
  | 'S10'
  | 'S11'
  | 'S12'
  | 'S13'
  | 'S14'
  | 'S15';

/** One test, run on every variant. */
export interface BugTest {
  /** Its name, within the card. */
  readonly id: string;
  /** How far each variant is from what the test asks for; with `above`, how much it changes. */
  readonly readings: Numbers;
  /** Readings that pass are at most this. */
  readonly limit: number;
  /** Readings that pass lie above the limit instead. */
  readonly above: boolean;
  /** One byte per variant, 1 = passes. */
  readonly passes: Uint8Array;
  /** The right variant passes and no other does. */
  readonly separates: boolean;
}

/** What a learner predicts before the tests are run. */
export interface BugAsked {
  /** 'numbers': a number for each variant; 'which': the variants for which something is so. */
  readonly kind: 'numbers' | 'which';
  /** One per variant; of 'which' 1 for those, else 0. */
  readonly values: Numbers;
  /** How far off a predicted number may be. */
  readonly tolerance: number;
}

/** Numbers to look at once the tests are run. */
export interface BugValue {
  /** Its name, within the card. */
  readonly id: string;
  /** A list per variant. */
  readonly lists: readonly Numbers[];
}

export interface BugCard {
  /** As asked for. */
  readonly card: BugCardId;
  /** Names of the variants, in the order shown. */
  readonly variants: readonly string[];
  /** Index of the right one. */
  readonly right: number;
  /** What the card is about this time, by name: a width, a position. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Tests that all variants pass are among them. */
  readonly tests: readonly BugTest[];
  /** The prediction. */
  readonly asked: BugAsked;
  /** For the comparison afterwards. */
  readonly values: readonly BugValue[];
}
