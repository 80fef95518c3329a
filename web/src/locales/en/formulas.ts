/** What is said of a typed formula that is none. */

type TroubleSentence = (column: string, what: string, letters: string) => string;
/** Why a text is no formula: each kind has its sentence here. */
export type TroubleKind =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'sign'
  | 'name'
  | 'number'
  | 'unclosed'
  | 'unopened'
  | 'unfinished'
  | 'unexpected'
  | 'call'
  | 'arguments';

export const troubles: Readonly<Record<TroubleKind, TroubleSentence>> = {
  empty: (column) => `A formula is missing at character ${column}.`,
  tooLong: () => 'The formula is too long: at most 200 characters are read, and no more than 400 steps computed.',
  tooDeep: (column) => `Too many brackets are open at character ${column}: at most 24 are read.`,
  sign: (column, what) => `The sign “${what}” at character ${column} is none of + − * / ^ ( ).`,
  name: (column, what, letters) => `“${what}” at character ${column} is unknown. The letters here are ${letters}.`,
  number: (column, what) => `The number ${what} at character ${column} is too large: it must be below 1.8·10^{308}.`,
  unclosed: (column) => `The bracket at character ${column} is not closed.`,
  unopened: (column) => `The bracket at character ${column} closes none.`,
  unfinished: (column) => `The formula ends at character ${column}, where a number, a letter or a bracket must follow.`,
  unexpected: (column, what) => `“${what}” at character ${column} cannot stand there.`,
  call: (column, what) => `“${what}” at character ${column} needs a bracket after it, as in ${what}(…).`,
  arguments: (_, what) =>
    what === 'pow' ? 'pow takes two formulas, separated by a comma.' : `“${what}” takes one formula in its bracket.`,
};
