/** What is said of a typed formula that is none, and of pasted rows that are no table. */

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
  sign: (column, what) => `The sign “${what}” at character ${column} is none of + − \\* / \\^ ( ).`,
  name: (column, what, letters) => {
    const small = what === what.toLowerCase() ? '' : ', and names are written small';
    return `“${what}” at character ${column} is unknown. The letters here are ${letters}${small}.`;
  },
  number: (column, what) => `The number ${what} at character ${column} is too large: it must be below 1.8·10^{308}.`,
  unclosed: (column) => `The bracket at character ${column} is not closed.`,
  unopened: (column) => `The bracket at character ${column} closes none.`,
  unfinished: (column) => `The formula ends at character ${column}, where a number, a letter or a bracket must follow.`,
  unexpected: (column, what) => `“${what}” at character ${column} cannot stand there.`,
  call: (column, what) => `“${what}” at character ${column} needs a bracket after it, as in ${what}(…).`,
  arguments: (_, what) =>
    what === 'pow' ? 'pow takes two formulas, separated by a comma.' : `“${what}” takes one formula in its bracket.`,
};

export type RowsTroubleKind =
  | 'empty'
  | 'tooLong'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'ragged'
  | 'word'
  | 'notFinite'
  | 'decimalComma'
  | 'emptyCell'
  | 'emptyLine'
  | 'mixed'
  | 'elided'
  | 'bracket'
  | 'tooDeep'
  | 'severalTables';

type RowsSentence = (line: string, given: string, allowed: string) => string;

export const rowsTroubles: Readonly<Record<RowsTroubleKind, RowsSentence>> = {
  empty: () => 'There is no row: at least one number is needed.',
  tooLong: (_, given, allowed) => `The text has ${given} characters: at most ${allowed} are read.`,
  tooManyRows: (line, given, allowed) =>
    `There are ${given} rows; the first ${allowed} end before line ${line}, and no more are allowed.`,
  tooManyColumns: (line, given, allowed) =>
    `Line ${line} has ${given} numbers: at most ${allowed} are allowed in a row.`,
  ragged: (line, given, allowed) =>
    `The row in line ${line} has ${given}, the first row ${allowed}: all rows need equally many numbers.`,
  word: (line, given) => `“${given}” in line ${line} is no number: digits are read, with a point, as in 0.5 or 1e-3.`,
  notFinite: (line, given) =>
    `“${given}” in line ${line} is not finite: every entry must be a number below 1.8·10^{308}.`,
  decimalComma: (line, given) =>
    `“${given}” in line ${line} may be one number or two: write decimals with a point, as in 0.5.`,
  emptyCell: (line, given) => `Cell ${given} of the row in line ${line} is empty: each takes a number.`,
  emptyLine: (line) => `Line ${line} is empty, between two rows: a table has none.`,
  mixed: (line, given) =>
    `“${given}” in line ${line} has a space between numbers that are separated otherwise: use one separator in a row.`,
  elided: (line) =>
    `Line ${line} has “...”: entries were left out of the print. Print all of them, after \`np.set_printoptions(threshold=np.inf)\` or \`torch.set_printoptions(profile="full")\`.`,
  bracket: (line, given) =>
    `“${given}” in line ${line} does not fit the brackets: each row has one pair, and one pair holds the rows.`,
  tooDeep: (line, given, allowed) => `Line ${line} opens ${given} brackets: at most ${allowed} are read.`,
  severalTables: (line) => `A second table begins in line ${line}: paste one.`,
};
