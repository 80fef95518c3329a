/** The explorer's own encoding: a formula or pasted rows beside the sinusoidal table. */
import { rowsTroubles, troubles } from './formulas.ts';
import type { Refusal } from './frame-refusals.ts';

interface Nouns {
  readonly row: string;
  readonly Row: string;
  readonly column: string;
}
interface Cell {
  readonly row: string;
  readonly col: string;
}
/** The entry of each table. */
interface Entries {
  readonly own: string;
  readonly table: string;
}

const letters = '$i$ (position), $c$ (column), $j$ = floor($c$/2), $d$ (width) and $n$ (rows)';
const keyed = (prefix: string, kinds: readonly string[], worded: (kind: string, refusal: Refusal) => string) =>
  Object.fromEntries(kinds.map((kind) => [`${prefix}.${kind}`, (refusal: Refusal) => worded(kind, refusal)]));

export const ownErrors: Readonly<Record<string, (refusal: Refusal) => string>> = {
  ...keyed('formula', Object.keys(troubles), (kind, { place = '', given }) =>
    troubles[kind as keyof typeof troubles](place, given, letters),
  ),
  ...keyed('ownRows', Object.keys(rowsTroubles), (kind, { place = '', given, allowed }) =>
    rowsTroubles[kind as keyof typeof rowsTroubles](place, given, allowed),
  ),
  'formula.no-value': ({ given }) => `The formula gives ${given}. Every entry must be a finite number.`,
  'formula.overflow': () => 'The entries are too large: the products of their rows leave the range of the numbers.',
  'ownRows.overflow': () => 'The entries are too large: the products of their rows leave the range of the numbers.',
  'ownRows.wrong-shape': ({ allowed, given }) => `The table has ${allowed}. The pasted rows are ${given}.`,
};

export const ownTable = {
  title: 'Your own encoding',
  formulaHint: `A formula for the entry at position $i$ and column $c$. It may use ${letters}, and \`sin cos tan exp ln log10 sqrt abs floor pi e\`. Enter reads it.`,
  rowsHint:
    'Rows from a spreadsheet, a file, or a print of NumPy or PyTorch; one line or one pair of brackets is a position. They are read when you leave the field. PyTorch prints float32: choose that precision under “More conditions”.',
  reading: (text: string) => `Read as ${text}.`,
  paper: 'These are the letters of the 2017 paper: pos is the position and i the pair.',
  rowsRead: (rows: string, cols: string, decimals: string | null) =>
    `Read: ${rows} row${rows === '1' ? '' : 's'} of ${cols} number${cols === '1' ? '' : 's'}${decimals === null ? '' : `, rounded to ${decimals} decimal${decimals === '1' ? '' : 's'}. The tolerances allow for that rounding`}.`,
  formulas: {
    d2l: 'D2L’s table',
    halves: 'Halves',
    rawColumn: 'Raw column in the exponent',
    count: 'The position itself',
    ramp: 'Ramp i/n',
    oneHot: 'One-hot',
    binary: 'Binary counter',
    noise: 'Noise, as learned rows begin',
  },
  figure: 'The sinusoidal table, your own, and the size of their difference, on one axis of positions',
  maps: { table: 'Sinusoidal', own: 'Yours', difference: '|Difference|' },
  names: {
    'own-sinusoidal': 'The sinusoidal table, to compare',
    'own-table': 'Your own table',
    'own-difference': 'Difference of the two tables',
  },
  verdictsTitle: 'What your table has',
  measured: (value: string, tolerance: string) => `Measured ${value}, tolerance ${tolerance}. Sinusoidal:`,
  even: ({ column }: Nouns) => `The width is even: every ${column} is in a pair.`,
  odd: ({ column }: Nouns, lone: string) => `The width is odd: ${column} ${lone} is in no pair.`,
  holding: (holding: string, all: string) => `Of the ${all} properties your own table has ${holding}.`,
  identical: 'It is the sinusoidal table, bit for bit.',
  same: (size: string) => `It is the sinusoidal table to ${size}, which is rounding.`,
  differs: (
    { row, column }: Nouns,
    at: Cell & { readonly size: string },
    { own, table }: Entries,
    { differing, entries }: { readonly differing: string; readonly entries: string },
  ) =>
    `It differs from the sinusoidal table by up to ${at.size}, at ${row} ${at.row}, ${column} ${at.col}: ${own} in place of ${table}. ${differing} of ${entries} entries differ.`,
  read: ({ Row, column }: Nouns, { row, col }: Cell, { own, table }: Entries, difference: string) =>
    `${Row} ${row}, ${column} ${col}: yours ${own}, sinusoidal ${table}, difference ${difference}.`,
};
