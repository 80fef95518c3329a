/** The encoding explorer: how to read a table of positions. */
import type { ExperimentWords } from '../contract.ts';
import { ownErrors, ownTable } from './explorer-own.ts';
import { explorerPredictions } from './explorer-predictions.ts';
import type { Refusal } from './frame-refusals.ts';
import { names } from './names.ts';

/** Where a property was found: numbers as the page prints them. */
interface Found {
  readonly row: string;
  readonly other: string;
  readonly col: string;
  readonly offset: string;
  readonly size: string;
  readonly all: string;
  readonly failing: string;
  readonly nouns: Nouns;
}

/** D2L's rows and columns; with tokens as columns they are named by what they count. */
interface Nouns {
  readonly row: string;
  readonly Row: string;
  readonly column: string;
}

const rowsText = (n: string): string => `${n} row${n === '1' ? '' : 's'}`;
const columnsText = (n: string): string => `${n} column${n === '1' ? '' : 's'}`;
const severalColumns = (span: string): string => `olumn${/^\d+$/.test(span) ? '' : 's'} ${span}`;
const severalFeatures = (span: string): string => `eature${/^\d+$/.test(span) ? '' : 's'} ${span}`;
const toRounding = (size: string): string => (size === '0' ? 'exactly' : `to ${size}`);

export const explorer = {
  ...names.explorer,
  controls: {
    position: 'Row $i$',
    width: 'Width $d$',
    base: 'Base',
    layout: 'Layout',
    rows: 'Rows',
    firstColumn: 'First plotted column',
    precision: 'Precision',
    exponent: 'Exponent of the base',
    own: 'Beside this table',
    formula: 'Entry at $i$, $c$',
    ownRows: 'Rows',
  },
  errors: {
    ...ownErrors,
    'explorer.overflow': ({ given }: Refusal) =>
      `With this base a frequency or an angle is ${given}. Choose another base.`,
  },
  options: {
    layout: { interleaved: 'interleaved', halves: 'halves' },
    precision: { float64: 'float64', float32: 'float32' },
    own: { none: 'nothing', formula: 'a formula', rows: 'pasted rows' },
    exponent: {
      pair: '$2j/d$',
      column: '$c/d$',
      whole: '$2j/d$, whole',
      half: '$j/d$',
      double: '$2c/d$',
      closed: '$j/$(pairs − 1)',
    },
  },
  presets: {
    d2l: 'D2L’s heat map',
    columns: 'D2L’s plot, columns 6:10',
    udl: 'UDL Figure 12.5',
    bits: '8 rows, 3 bits',
    two: 'Width 2',
    odd: 'Width 5, odd',
    halves: 'Halves',
    whole: 'Whole-number exponent',
  },
  predictions: explorerPredictions,
  did: 'The table does',
  compared: 'Difference: every row, turned by the offset to every later row, against that row.',
  why: 'What decides an entry of the table?',
  reasons: {
    pair: 'Both columns of a pair have one frequency, with exponent $2j/d$.',
    ladder: 'Frequencies fall by one factor from pair to pair.',
    circle: 'A sine and a cosine of one angle lie on the unit circle.',
    parity: 'The column decides between sine and cosine, the row is the position, counted from 0.',
  },
  selfTest: {
    question: 'Write row 2 of the table for width 4.',
    formula: 'sin 2, cos 2, sin 0.02, cos 0.02',
    ideas: {
      pairs: 'Four columns are two pairs, $j$ = 0 and $j$ = 1.',
      frequencies: 'Their frequencies are 1 and 10000^{−2/4} = 0.01.',
      angles: 'The angles at position 2 are 2 and 0.02.',
      order: 'Each pair is a sine and then a cosine of one angle, in radians.',
      zero: 'Row 2 is position 2, the third row: positions count from 0.',
    },
  },

  figure: {
    rows: 'The table, some of its columns read downwards, and the bits of the row’s number',
    columns: 'The table, some of its features read rightwards, and the bits of the position',
  },
  tableName: 'The table of positions',
  bitsName: 'A binary counter',
  titles: {
    table: {
      rows: (rows: string, cols: string) => `The table $\\P$: ${rowsText(rows)}, ${columnsText(cols)}`,
      columns: (rows: string, cols: string) =>
        `The table $Π$: ${cols} feature${cols === '1' ? '' : 's'}, ${rows} position${rows === '1' ? '' : 's'}`,
    },
    tableShort: '$\\P$',
    curves: {
      rows: (span: string) => `C${severalColumns(span)}, read downwards`,
      columns: (span: string) => `F${severalFeatures(span)}`,
    },
    curvesShort: (span: string) => `Col ${span}`,
    bits: 'Bits, lowest first',
    bitsShort: 'Bits',
  },
  axis: { column: 'column', position: 'position' },
  column: { rows: (column: string) => `col ${column}`, columns: (feature: string) => `feat. ${feature}` },
  shown: {
    rows: (first: string, last: string, all: string) => `Columns ${first}–${last} of ${all}.`,
    columns: (first: string, last: string, all: string) => `Features ${first}–${last} of ${all}.`,
  },

  nouns: {
    rows: { row: 'row', Row: 'Row', column: 'column' },
    columns: { row: 'position', Row: 'Position', column: 'feature' },
  },
  sine: 'sin',
  cosine: 'cos',
  cellHeading: 'One cell',
  cell: {
    rows: (row: string, column: string) => `Row ${row}, column ${column}`,
    columns: (position: string, feature: string) => `Position ${position}, feature ${feature}`,
  },
  facts: {
    pair: 'pair $j$',
    exponent: (exponent: string) => `exponent ${exponent}`,
    frequency: 'frequency $ω_{j}$',
    angle: 'angle $i$ · $ω_{j}$, radians',
    value: (wave: string) => `its ${wave}`,
  },
  pointAt: 'Point at a cell, or move to it with the arrow keys.',
  cellRead: (pair: string, flips: string) =>
    `Pair ${pair}. Along the positions its sign changes ${flips} time${flips === '1' ? '' : 's'}.`,
  bitRead: ({ Row }: Nouns, row: string, worth: string, value: string, flips: string) =>
    `${Row} ${row}, bit ${worth}: ${value}. Along the positions it flips ${flips} time${flips === '1' ? '' : 's'}.`,
  rowAsText: {
    rows: (row: string) => `Row ${row} as text`,
    columns: (position: string) => `Position ${position} as text`,
  },

  oneLine: {
    rows: (row: string) => `Row ${row} is one line through all three pictures.`,
    columns: (position: string) => `Position ${position} is one line through all three pictures.`,
  },
  speed: {
    single: 'The table has one frequency.',
    same: 'All its columns turn at one frequency.',
    falling: {
      rows: (halves: boolean): string =>
        halves
          ? 'In each half, left columns turn fast, right columns slowly.'
          : 'Left columns turn fast, right columns slowly.',
      columns: (halves: boolean): string =>
        halves
          ? 'In each half, upper features turn fast, lower ones slowly.'
          : 'Upper features turn fast, lower ones slowly.',
    },
    rising: {
      rows: (halves: boolean): string =>
        halves
          ? 'In each half, left columns turn slowly, right columns fast.'
          : 'Left columns turn slowly, right columns fast.',
      columns: (halves: boolean): string =>
        halves
          ? 'In each half, upper features turn slowly, lower ones fast.'
          : 'Upper features turn slowly, lower ones fast.',
    },
  },
  bitsSentence: (bits: string, alike: boolean) =>
    alike
      ? `The bits of a counter do the same, written lowest first: ${bits}.`
      : `The bits of a counter, written lowest first: ${bits}.`,
  describeHidden: {
    rows: (row: string) => `Row ${row} of the table is framed. Its entries are not shown yet.`,
    columns: (position: string) => `Position ${position} of the table is framed. Its entries are not shown yet.`,
  },
  odd: {
    rows: (column: string) => `The width is odd: column ${column} is a sine without a cosine.`,
    columns: (feature: string) => `The width is odd: feature ${feature} is a sine without a cosine.`,
  },

  ladder: {
    title: 'Frequencies',
    name: 'The frequencies on a logarithmic axis',
    mark: ({ row }: Nouns, pair: string, rows: string) => `pair ${pair}: a turn in ${rows} ${row}s`,
    single: 'One pair has one frequency.',
    collapsed: (count: string, frequency: string) => `All ${count} marks fall on one: frequency ${frequency}.`,
    range: (count: string, first: string, last: string) => `${count} frequencies from ${first} to ${last}.`,
    ratio: (ratio: string, size: string) =>
      `Each is ${ratio} times the one before (${size === '0' ? 'exactly' : `to ${size}`}), so the marks stand at equal steps.`,
    noRatio: (size: string) => `Their ratio is not constant: it is off by up to ${size}.`,
  },
  dots: {
    title: ({ Row, row }: Nouns, chosen: string) => `${Row} ${chosen} times every ${row}`,
    name: 'Dot product of the framed position with each position',
    oneRow: ({ Row, row }: Nouns, chosen: string, value: string) =>
      `${Row} ${chosen} times itself is ${value}. There is no other ${row}.`,
    itself: ({ Row }: Nouns, chosen: string, value: string) => `${Row} ${chosen} times itself is ${value}.`,
    falls: 'From there the products only fall.',
    rises: ({ row }: Nouns, at: string, distance: string, before: string, after: string) =>
      `From there the products do not only fall: at ${row} ${at}, ${distance} away, they rise for the first time, from ${before} to ${after}.`,
  },
  propertiesTitle: 'What this table has',
  properties: {
    uniqueRows: {
      holds: ({ all, nouns }: Found) =>
        all === '1' ? `There is one ${nouns.row}.` : `All ${all} ${nouns.row}s are different.`,
      broken: ({ row, other, failing, nouns }: Found) =>
        `${nouns.Row}s ${row} and ${other} are the same; ${failing === '1' ? `1 ${nouns.row} repeats` : `${failing} ${nouns.row}s repeat`} an earlier one.`,
      none: 'There is nothing to compare.',
    },
    nearestRows: {
      holds: ({ size, row, other, nouns }: Found) =>
        `The nearest ${nouns.row}s are neighbours: ${row} and ${other}, ${size} apart.`,
      broken: ({ size, row, other, nouns }: Found) =>
        `The nearest ${nouns.row}s are no neighbours: ${row} and ${other} are ${size} apart, neighbours more.`,
      none: 'One alone has no neighbour.',
    },
    bounded: {
      holds: ({ size }: Found) => `No entry is larger than 1; the largest is ${size}.`,
      broken: ({ size, row, col, nouns }: Found) =>
        `The entry at ${nouns.row} ${row}, ${nouns.column} ${col} has size ${size}.`,
      none: 'There is no entry.',
    },
    unitPairs: {
      holds: ({ size }: Found) => `Every pair lies on the unit circle, ${toRounding(size)}.`,
      broken: ({ size, row, col, nouns }: Found) =>
        `The pair of ${nouns.column} ${col} is off the unit circle at ${nouns.row} ${row}: sin² + cos² misses 1 by ${size}.`,
      none: 'There is no pair of sine and cosine.',
    },
    rotation: {
      holds: ({ size, nouns }: Found) =>
        `${nouns.Row} $i$ + $\\δ$ is ${nouns.row} $i$ with every pair turned by $\\δω_{j}$, ${toRounding(size)}.`,
      broken: ({ size, row, other, offset, col, nouns }: Found) =>
        `${nouns.Row} ${row}, turned by $\\δ$ = ${offset}, misses ${nouns.row} ${other} by ${size} in the pair of ${nouns.column} ${col}.`,
      none: 'Nothing can be turned: it takes a pair and two positions.',
    },
    offsetOnlyDots: {
      holds: ({ size, nouns }: Found) =>
        `The dot product of two ${nouns.row}s depends on their offset alone, ${toRounding(size)}.`,
      broken: ({ size, offset, row, other, nouns }: Found) =>
        `At offset ${offset} dot products differ by ${size}: least from ${nouns.row} ${row}, most from ${nouns.row} ${other}.`,
      none: 'There is no product.',
    },
  },
  layouts: {
    identical: 'In the other layout the table is the same.',
    entries: (size: string) => `In the other layout entries differ by up to ${size}.`,
    dotsHold: ({ row }: Nouns, size: string) => `The dot products of ${row}s are the same, ${toRounding(size)}.`,
    dotsBroken: ({ row }: Nouns, size: string) => `The dot products of ${row}s differ by up to ${size}.`,
  },
  precision: {
    identical: 'In float32 the table is the same, bit for bit.',
    differs: ({ row, column }: Nouns, size: string, r: string, c: string) =>
      `Computed in float32 it differs from float64 by up to ${size}, at ${row} ${r}, ${column} ${c}.`,
  },

  ownTable,

  conditions: {
    row: (row: string) => `row ${row}`,
    table: (rows: string, cols: string) => `table ${rows} × ${cols}`,
    base: (base: string) => `base ${base}`,
    halves: 'halves',
    exponent: (exponent: string) => `exponent ${exponent}`,
    plotted: (column: string) => `plotted from column ${column}`,
    ownFormula: (formula: string) => `own formula \`${formula}\``,
    ownRows: (begin: string) => `own rows ${begin}`,
  },
  tables: {
    row: {
      rows: (row: string) => `Row ${row}`,
      columns: (position: string) => `Position ${position}`,
    },
    rowHead: {
      rows: ['Column', 'Pair', 'Function', 'Frequency', 'Angle', 'Entry', 'Sign changes'],
      columns: ['Feature', 'Pair', 'Function', 'Frequency', 'Angle', 'Entry', 'Sign changes'],
    },
    plot: 'The plotted columns, the bits, and the products with the framed row',
    plotHead: { rows: ['Row', 'Bits', 'Product'], columns: ['Position', 'Bits', 'Product'] },
    ladder: 'Frequencies',
    pair: 'Pair',
    column: 'Column',
    ladderHead: ['Radians per row', 'Rows per turn'],
    properties: 'Properties',
    propertyHead: ['Property', 'Measured', 'Tolerance', 'Verdict'],
    ownProperties: 'Properties of your own table',
    ownRow: {
      rows: (row: string) => `Row ${row} of your own table`,
      columns: (position: string) => `Position ${position} in your own table`,
    },
    ownRowHead: {
      rows: ['Column', 'Yours', 'Sinusoidal', 'Difference'],
      columns: ['Feature', 'Yours', 'Sinusoidal', 'Difference'],
    },
  },
  claims: {
    CL17: {
      sentence:
        'At even widths every (sine, cosine) pair of every row lies on the unit circle, so each row has squared length $d$ / 2.',
      seen: 'the pairs against the unit circle',
    },
    CL18: {
      sentence: 'The frequencies begin at 1 and fall from pair to pair by one and the same factor.',
      seen: 'the ratios of neighbouring frequencies against one another',
    },
    CL19: {
      sentence: 'At even widths the dot product of two rows depends on how far apart they are, and on nothing else.',
      seen: 'dot products of rows equally far apart',
    },
    CL20: {
      sentence: 'The further a row is from row 0, the smaller is its dot product with row 0.',
      seen: ({ rise, last }) =>
        rise === 'none'
          ? `it only falls, up to row ${last}.`
          : `it falls and then rises: row ${rise} lies above the row before it.`,
    },
    CL21: {
      sentence:
        'Since dot products of rows see the offset alone, so do the scores of queries and keys that are made from the rows.',
    },
    CL22: {
      sentence: 'Even at width 2, no two rows are nearer to each other than neighbours are.',
      seen: ({ row, other, apart }) => `the nearest two are rows ${row} and ${other}, ${apart} apart.`,
    },
    CL23: {
      sentence: 'From width 12 on, the first 1000 rows all differ, and the two nearest are neighbours.',
      seen: ({ row, other, apart }) => `the nearest two are rows ${row} and ${other}, ${apart} apart.`,
    },
    CL24: {
      sentence: 'With all sines before all cosines the rows keep their dot products with each other.',
      seen: 'the products in both layouts',
    },
    CL25: {
      sentence: 'An exponent rounded down to whole numbers costs a little precision and nothing else.',
      seen: ({ different, pairs }) =>
        `${pairs} ${pairs === '1' ? 'pair has' : 'pairs have'} ${different} different ${different === '1' ? 'frequency' : 'frequencies'}.`,
    },
  },
} satisfies ExperimentWords & Record<string, unknown>;
