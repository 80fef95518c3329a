/** The encoding explorer: how to read a table of positions. */
import type { ExperimentWords } from '../contract.ts';
import type { Refusal } from './frame.ts';

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
  name: 'Encoding explorer',
  teaser: 'One table of positions, cell by cell.',
  question: 'Read the table of positions.',
  controls: {
    position: 'Row $i$',
    width: 'Width $d$',
    base: 'Base',
    layout: 'Layout',
    rows: 'Rows',
    firstColumn: 'First plotted column',
    precision: 'Precision',
    exponent: 'Exponent of the base',
  },
  errors: {
    'explorer.overflow': ({ given }: Refusal) =>
      `With this base a frequency or an angle is ${given}. Choose another base.`,
  },
  options: {
    layout: { interleaved: 'interleaved', halves: 'halves' },
    precision: { float64: 'float64', float32: 'float32' },
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
  predictions: {
    EX1: {
      question: 'A table of width 8. In which column do rows 0 and 1 differ most?',
      axes: { row: '', column: 'Column' },
      right: ({ first, cosine, last, column }) =>
        `They differ by ${first} in column 0, by ${cosine} in column 1 and by ${last} in column ${column}. The first sine turns fastest.`,
      replies: {
        slow: ({ first, last, column }) =>
          `Columns slow down from left to right. Column ${column} changes by ${last}, column 0 by ${first}.`,
        cosine: ({ first, cosine }) =>
          `Columns 0 and 1 have one frequency. From position 0 the cosine leaves its top slowly, by ${cosine}; the sine rises by ${first}.`,
        other: ({ first }) =>
          `Column 0 changes by ${first}, more than any other: it is the sine of the highest frequency.`,
      },
    },
    EX3: {
      question: 'What does row 0 look like?',
      choices: {
        alternate: { text: '0, 1, 0, 1, …' },
        zeros: { text: 'All zeros.' },
        one: { text: '0.841, 0.540, …' },
        none: { text: 'There is none. Positions begin at 1.' },
      },
      right: ({ sine, cosine }) => `Every sine of angle 0 is ${sine}, every cosine ${cosine}.`,
      replies: {
        zeros: ({ sine, cosine }) => `Only the sines are ${sine} there. The cosine of angle 0 is ${cosine}.`,
        one: ({ next }) => `A row that begins with ${next} is row 1. Positions count from 0.`,
        none: ({ sine, cosine }) =>
          `Position 0 has a row like any other: ${sine} in its sines, ${cosine} in its cosines.`,
        alternate: ({ sine, cosine }) => `Row 0 begins with ${sine} and ${cosine}.`,
      },
    },
    EX9: {
      question: 'The same width 8 and base 10000. What is the frequency of the last pair?',
      hint: 'In radians per position.',
      right: ({ pair, frequency }) =>
        `Pair ${pair} has exponent $2j/d$ = 6/8, which gives ${frequency}. The ladder stops above one over the base.`,
      replies: {
        closed: ({ frequency }) =>
          `That ladder divides $j$ by the number of pairs minus 1 and so ends at one over the base. With $2j/d$ it ends at ${frequency}.`,
        double: ({ frequency }) =>
          `There the exponent is counted twice: $j$ is the pair, not the column. It is ${frequency}.`,
        half: ({ frequency }) => `There the factor 2 of $2j/d$ is missing. It is ${frequency}.`,
        low: ({ frequency, pair }) => `It is ${frequency}: base to the power −6/8, for pair ${pair}.`,
        high: ({ frequency, pair }) => `It is ${frequency}: base to the power −6/8, for pair ${pair}.`,
        other: ({ frequency }) => `It is ${frequency}.`,
      },
    },
    EX2: {
      question: 'Width 32, position 1. Which number stands in column 6?',
      hint: 'Right within 0.001.',
      right: ({ pair, frequency }) =>
        `Column 6 is the sine of pair ${pair}. Its angle at position 1 is its frequency, about ${frequency}.`,
      replies: {
        halves: ({ pair }) =>
          `That entry stands there when all sines come first, and also when the column’s number is taken for the pair’s. Here column 6 is the sine of pair ${pair}.`,
        later: ({ later }) => `About ${later} stands at position 2. Positions count from 0.`,
        cosine: ({ cosine }) => `That is the cosine, ${cosine}. Column 6 is even and so a sine, whatever the position.`,
        half: ({ value }) => `There the factor 2 of the exponent $2j/d$ is missing. With it, it is about ${value}.`,
        low: ({ value, pair }) => `It is more, about ${value}: the sine of pair ${pair}.`,
        high: ({ value, pair }) => `It is less, about ${value}: the sine of pair ${pair}.`,
        other: ({ value }) => `It is about ${value}.`,
      },
    },
    EX4: {
      question: 'The same width 32, 60 rows. Sort the columns by how often their sign changes, most often first.',
      choices: {
        c0: { text: 'Column 0' },
        c4: { text: 'Column 4' },
        c6: { text: 'Column 6' },
        c8: { text: 'Column 8' },
        c30: { text: 'Column 30' },
      },
      right: ({ c0, c4, c6, c8, c30 }) =>
        `Columns 0, 4, 6, 8 and 30 change sign ${c0}, ${c4}, ${c6}, ${c8} and ${c30} times: frequencies fall to the right.`,
      replies: {
        reversed: ({ c0, c30 }) =>
          `It is the other way round. Column 0 changes sign ${c0} times, column 30 ${c30} times.`,
        other: ({ c0, c4, c6, c8, c30 }) =>
          `Columns 0, 4, 6, 8 and 30 change sign ${c0}, ${c4}, ${c6}, ${c8} and ${c30} times.`,
      },
    },
    EX5: {
      question: 'Row 37 of the same table. What is the sum of its squared entries?',
      hint: 'Right within 0.1.',
      right: ({ pairs, sum }) => `Each of the ${pairs} pairs adds sin² + cos² = 1, at any position. The sum is ${sum}.`,
      replies: {
        entries: ({ width, pairs, sum }) =>
          `Not each of the ${width} entries adds 1, but each of the ${pairs} pairs: the sum is ${sum}.`,
        one: ({ sum }) => `Rows are not scaled to length 1. Each pair adds 1: the sum is ${sum}.`,
        low: ({ sum, pairs }) => `It is ${sum}: each of the ${pairs} pairs adds 1.`,
        high: ({ sum, pairs }) => `It is ${sum}: each of the ${pairs} pairs adds 1.`,
        other: ({ sum, pairs }) => `It is ${sum}: each of the ${pairs} pairs adds 1.`,
      },
    },
    EX6: {
      question: 'Now all sines come first, then all cosines. What changes?',
      choices: {
        table: { text: 'The table. The dot products of its rows stay.' },
        both: { text: 'The table and the dot products of its rows.' },
        neither: { text: 'Neither.' },
        breaks: { text: 'Everything: that order of columns is an error.' },
      },
      right: ({ entries, dots }) =>
        `Entries differ by up to ${entries}, dot products by ${dots}. The same products are added in another order.`,
      replies: {
        both: ({ dots }) =>
          `A dot product adds over the columns in any order. The products of all rows agree to ${dots}.`,
        neither: ({ entries }) => `Entry by entry the tables differ by up to ${entries}.`,
        breaks: ({ dots }) =>
          `It is another order of the same columns; dot products agree to ${dots}. It harms once it meets weights that were trained on the other order.`,
        table: ({ entries, dots }) => `Entries differ by up to ${entries}, dot products by ${dots}.`,
      },
    },
    EX7: {
      question:
        'Code computes the exponent $2j/d$ in whole numbers, with $d$ = 32. How many different frequencies are left?',
      right: ({ left, pairs }) =>
        `$2j/d$ is below 1 for each of the ${pairs} pairs, and its whole part is 0. ${left} is left.`,
      replies: {
        pairs: ({ pairs, left }) => `${pairs} it would be with fractions. Each whole part is 0, so ${left} is left.`,
        columns: ({ columns, left }) =>
          `${columns} different columns are left, a sine and a cosine. Both have the one frequency that remains: ${left}.`,
        low: ({ left }) => `${left} is left: base to the power 0.`,
        high: ({ left }) => `${left} is left: every exponent has the whole part 0.`,
        other: ({ left }) => `${left} is left.`,
      },
    },
    EX8: {
      question: 'Width 2, rows 0, 1, 3 and 6. Which two are closest to each other?',
      choices: {
        r0and1: { text: 'Rows 0 and 1' },
        r0and3: { text: 'Rows 0 and 3' },
        r0and6: { text: 'Rows 0 and 6' },
        r1and3: { text: 'Rows 1 and 3' },
        r1and6: { text: 'Rows 1 and 6' },
        r3and6: { text: 'Rows 3 and 6' },
      },
      right: ({ r0and6, r0and1 }) =>
        `Rows 0 and 6 are ${r0and6} apart, rows 0 and 1 ${r0and1}. One pair is back after 6.28 rows; wider tables have slower pairs that tell them apart.`,
      replies: {
        r0and1: ({ r0and6, r0and1 }) =>
          `Neighbours are ${r0and1} apart. With one pair, 6 rows are nearly a whole turn: rows 0 and 6 are ${r0and6} apart.`,
        r0and3: ({ r0and3, r0and6 }) =>
          `3 rows are nearly half a turn: ${r0and3} apart. Rows 0 and 6 are ${r0and6} apart.`,
        r0and6: ({ r0and6 }) => `Rows 0 and 6 are ${r0and6} apart.`,
        r1and3: ({ r1and3, r0and6 }) => `Rows 1 and 3 are ${r1and3} apart, rows 0 and 6 ${r0and6}.`,
        r1and6: ({ r1and6, r0and6 }) => `Rows 1 and 6 are ${r1and6} apart, rows 0 and 6 ${r0and6}.`,
        r3and6: ({ r3and6, r0and6 }) =>
          `3 rows are nearly half a turn: ${r3and6} apart. Rows 0 and 6 are ${r0and6} apart.`,
      },
    },
    EX10: {
      question: 'Width 5. What does D2L’s class do?',
      choices: {
        cosine: { text: 'It stops while it fills the cosine columns.' },
        sine: { text: 'It stops while it fills the sine columns.' },
        add: { text: 'It stops at the first addition.' },
        works: { text: 'It works. The last column is a sine alone.' },
      },
      right: ({ values, places }) => `It computes ${values} cosines for ${places} columns, and the assignment fails.`,
      replies: {
        works: ({ values, places }) =>
          `This page’s table does that. The class computes ${values} cosines, has ${places} columns for them, and stops.`,
        sine: ({ sines, values, places }) =>
          `There are ${sines} sines and ${sines} columns for them. The ${values} cosines meet ${places} columns.`,
        add: ({ values, places }) =>
          `It does not get there: the table is made first, and ${values} cosines do not fit into ${places} columns.`,
        cosine: ({ values, places }) => `${values} cosines meet ${places} columns.`,
      },
    },
  },
  did: 'The table does',
  compared: 'Difference: every row, turned by the offset to every later row, against that row.',
  why: 'Which of these decides it?',
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
      rows: (halves: boolean) =>
        halves
          ? 'In each half, left columns turn fast, right columns slowly.'
          : 'Left columns turn fast, right columns slowly.',
      columns: (halves: boolean) =>
        halves
          ? 'In each half, upper features turn fast, lower ones slowly.'
          : 'Upper features turn fast, lower ones slowly.',
    },
    rising: {
      rows: (halves: boolean) =>
        halves
          ? 'In each half, left columns turn slowly, right columns fast.'
          : 'Left columns turn slowly, right columns fast.',
      columns: (halves: boolean) =>
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

  conditions: {
    row: (row: string) => `row ${row}`,
    table: (rows: string, cols: string) => `table ${rows} × ${cols}`,
    base: (base: string) => `base ${base}`,
    halves: 'halves',
    exponent: (exponent: string) => `exponent ${exponent}`,
    plotted: (column: string) => `plotted from column ${column}`,
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
        `${pairs} pairs have ${different} different ${different === '1' ? 'frequency' : 'frequencies'}.`,
    },
  },
} satisfies ExperimentWords & Record<string, unknown>;
