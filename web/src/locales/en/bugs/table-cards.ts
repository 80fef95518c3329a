/** Spot the bug, S01 to S04: the sinusoidal table. */
import type { BugWords } from '../../contract.ts';

const bounded = 'Every entry lies between −1 and 1';
const unitCircle = 'Columns $2j$ and $2j+1$: the squares add up to 1';
const row0 = 'Row 0 is 0, 1, 0, 1, …';
const rowLengths = 'The squares of each row add up to $d/2$';
const similarity = 'Products of two rows depend on their distance alone, as the cosines say';

export const tableCards: Readonly<Record<'S01' | 'S02' | 'S03' | 'S04', BugWords>> = {
  S01: {
    title: 'Angles of the columns',
    wanted: ({ width = '' }) =>
      `The sinusoidal table, $d$ = ${width}. Even columns hold sines, odd columns cosines. What is the angle of column $c$ at position $i$?`,
    variants: {
      pairExponent: '$i / 10000^{2⌊c/2⌋/d}$',
      rawColumn: '$i / 10000^{2c/d}$',
    },
    tests: {
      row0: {
        name: row0,
        why: 'At position 0 every angle is 0, whatever the exponent. Row 0 says nothing about it.',
      },
      column0: {
        name: 'Column 0 is the sine of the position',
        why: 'Column 0 has exponent 0 either way. It is the one column that cannot tell.',
      },
      bounded: { name: bounded, why: 'A sine is bounded, whatever its angle.' },
      unitCircle: {
        name: unitCircle,
        why: 'It asks whether the two columns of a pair share their angle. That is what the exponent decides.',
      },
    },
    value: ({ row = '', rowCount = '' }) => `Width ${rowCount}, row ${row}: what stands in column 1?`,
    values: {
      circles: ({ position = '', circlesCount = '' }) =>
        `Squares of sine and cosine, added, for ${circlesCount} fast pairs at position ${position}`,
      row: ({ row = '', rowCount = '' }) => `Width ${rowCount}, row ${row}`,
    },
    fault:
      'The exponent counts columns where it should count pairs. Sine and cosine of a pair then have different angles, and no turn takes one row to the next.',
    reported:
      'tensorflow/models #9075 and DeepCTR #379 are about this exponent. As heat maps the two tables look alike.',
  },
  S02: {
    title: 'Frequencies of the pairs',
    wanted: ({ width = '' }) => `The sinusoidal table, $d$ = ${width}. What is the frequency of pair $j$?`,
    variants: {
      realExponent: '$10000^{−2j/d}$',
      wholeExponent: '`pow(10000, -(2 * j / d))`, with `j` and `d` whole numbers in C++',
    },
    tests: {
      row0: { name: row0, why: 'At position 0 every angle is 0, whatever the frequency.' },
      unitCircle: {
        name: unitCircle,
        why: 'Sine and cosine of one angle lie on the circle. The test does not ask which angle it is.',
      },
      ownTurn: {
        name: ({ offset = '' }) => `Pair 1 of row $i$ + ${offset} is that of row $i$, turned by its own frequency`,
        why: 'Each variant is measured with its own frequency, so both turn as they should. The frequency itself is never compared.',
      },
      bounded: { name: bounded, why: 'A sine is bounded, whatever its frequency.' },
      frequencies: {
        name: 'There are $d/2$ different frequencies; how many are missing',
        why: 'A property of one pair holds for each pair alone. Counting compares pairs with one another.',
      },
    },
    value: ({ width = '' }) => `How many different frequencies has the table of width ${width}?`,
    values: { row: ({ rowCount = '' }) => `Row 1, the first ${rowCount} columns` },
    fault:
      'A quotient of whole numbers is cut to a whole number: 2j / d is 0 for every pair. All frequencies are 1, and all pairs are the same two columns.',
    reported: 'OpenNMT/OpenNMT-py PR #884 and BERT-pytorch #18 are about this division. Nothing fails when it happens.',
  },
  S03: {
    title: 'Order of the columns',
    wanted: ({ width = '' }) =>
      `A table of width ${width} for weights that were trained with D2L’s. Which column holds what?`,
    variants: {
      alternating: 'sine, cosine, sine, cosine, …',
      halves: 'first all sines, then all cosines',
    },
    tests: {
      similarity: {
        name: similarity,
        why: 'A product of two rows is a sum over columns, and a sum does not know their order.',
      },
      rowLengths: { name: rowLengths, why: 'A sum of squares does not know the order of its terms.' },
      bounded: { name: bounded, why: 'The same numbers stand in both tables.' },
      unitCircle: {
        name: unitCircle,
        why: 'It takes two columns by their numbers. In halves these are two sines of different pairs.',
      },
      row0: { name: row0, why: 'It names columns: zeros in even ones, ones in odd ones.' },
    },
    value: ({ column = '' }) => `What stands in row 0, column ${column}?`,
    values: {
      entry: 'Row 1, column 6',
      columns: ({ position = '' }) => `Row ${position}, columns 6 to 9`,
      circle: ({ position = '' }) => `Squares of columns 6 and 7 at position ${position}`,
    },
    fault:
      'Sines first is another order, and no error by itself. It is one as soon as it meets weights that were made for the other order.',
    reported:
      'tensorflow/tensor2tensor #1925 asks about the two layouts; facebookresearch/DiT #78 is about a third, cosines first.',
  },
  S04: {
    title: 'Positions of the words',
    wanted: ({ width = '' }) =>
      `Words plus the sinusoidal table of D2L, $d$ = ${width}. Which angle has pair $j$ of row $t$?`,
    variants: { fromZero: '$t · 10000^{−2j/d}$', fromOne: '$(t+1) · 10000^{−2j/d}$' },
    tests: {
      similarity: { name: similarity, why: 'The distance of two rows is the same, wherever counting starts.' },
      shift: {
        name: ({ offset = '' }) => `Each pair of row $t$ + ${offset} is that of row $t$, turned`,
        why: 'The turn depends on the offset and not on the position. A table that starts one position later turns alike.',
      },
      rowLengths: { name: rowLengths, why: 'Every row has the same length, so a table that starts later has it too.' },
      unitCircle: { name: unitCircle, why: 'Every row lies on the circle, the next one as well.' },
      row0: { name: row0, why: 'It names a row. Only a test that does can find out where counting starts.' },
    },
    value: ({ column = '', rowCount = '' }) => `Width ${rowCount}: what stands in row 0, column ${column}?`,
    values: { row: ({ rowCount = '' }) => `Width ${rowCount}, row 0` },
    fault:
      'Positions are counted from 1. Whatever depends only on differences of positions holds all the same; each row is only that of the next position.',
    reported:
      'nlp-tutorial #73 shows an index list that starts elsewhere; huggingface/transformers #36856 is another count that is off by one.',
  },
};
