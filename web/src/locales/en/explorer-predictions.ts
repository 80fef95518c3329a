/** Encoding explorer: the questions of Predict and a reply to every answer. Numbers arrive printed. */
import type { PredictionWords } from '../contract.ts';

export const explorerPredictions = {
  EX1: {
    question: 'A table of width 8. In which column do rows 0 and 1 differ most?',
    axes: { row: '', column: 'Column' },
    counted: (column) => `Rows 0 and 1 differ most in column ${column}.`,
    right: ({ first, cosine, last, column }) =>
      `They differ by ${first} in column 0, by ${cosine} in column 1 and by ${last} in column ${column}. The first pair turns fastest, and from angle 0 a sine changes more than a cosine.`,
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
      alternate: { text: 'Row 0 is 0, 1, 0, 1, …' },
      zeros: { text: 'Row 0 is all zeros.' },
      one: { text: 'Row 0 is 0.841, 0.540, …' },
      none: { text: 'There is no row 0. Positions begin at 1.' },
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
    counted: (number) => `The last pair has the frequency ${number}.`,
    right: ({ pair, frequency }) =>
      `Pair ${pair} has exponent $2j/d$ with $j$ = ${pair} and $d$ = 8, which gives ${frequency}. The exponent stays below 1, so the frequencies end above one over the base.`,
    replies: {
      closed: ({ frequency }) =>
        `That divides $j$ by the number of pairs minus 1, so the frequencies end at one over the base. With $2j/d$ they end at ${frequency}.`,
      double: ({ frequency }) =>
        `There the exponent is counted twice: $j$ is the pair, not the column. It is ${frequency}.`,
      half: ({ frequency }) => `There the factor 2 of $2j/d$ is missing. It is ${frequency}.`,
      low: ({ frequency, pair }) => `It is ${frequency}: base to the power $−2j/d$ with $j$ = ${pair}, the last pair.`,
      high: ({ frequency, pair }) => `It is ${frequency}: base to the power $−2j/d$ with $j$ = ${pair}, the last pair.`,
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
      `Rows 0 and 6 are ${r0and6} apart, rows 0 and 1 ${r0and1}. One pair is back after 2π rows; wider tables have slower pairs that tell them apart.`,
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
} satisfies Record<string, PredictionWords>;
