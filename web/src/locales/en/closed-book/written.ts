/** R1 and R2: what is asked, what the engine found, and what each known wrong form gets wrong. */
import { troubles } from '../formulas.ts';

const forms = {
  rawColumn:
    'This takes the column itself into the exponent and doubles it, 2c/d. A pair shares one frequency: its exponent counts pairs, 2j/d.',
  exponentDoubled: 'The exponent is 4j/d, twice what it should be: the frequencies fall twice as fast.',
  ownExponent:
    'The cosine has an exponent of its own, (2j + 1)/d. Both columns of a pair have 2j/d; with two frequencies no fixed matrix turns the pair.',
  twoMissing:
    'The exponent is j/d (or the base 100, which is the same). It is 2j/d: j counts pairs, and there are only d/2 of them.',
  bothSine: 'Both columns are sines. The second is the cosine of the same angle.',
  bothCosine: 'Both columns are cosines. The first is the sine of the same angle.',
  exchanged: 'Sine and cosine are exchanged. The even column 2j has the sine.',
  positionFromOne: 'Positions are counted from 1 here. They count from 0: row 0 is 0, 1, 0, 1.',
  pairFromOne: 'Pairs are counted from 1 here. They count from 0: pair 0 turns by one radian per position.',
  base1000: 'The base is 1000 here. It is 10000.',
  base100000: 'The base is 100000 here. It is 10000.',
  multiplied: 'The power multiplies the position. It divides it: later pairs turn more slowly.',
  degrees: 'The angle is converted between degrees and radians. It is in radians as it stands.',
  extraTwoPi: 'There is a factor 2π too many: pair 0 turns by one radian per position, not by a full turn.',
  oneFewerPair: 'The exponent is j/(d/2 − 1), so that the last pair reaches 1/10000 exactly. D2L divides by d/2.',
  lettersExchanged: 'Position and pair are exchanged: i is divided, j stands in the exponent.',
  bracketSlip: 'A bracket is missing or misplaced: the whole quotient 2j/d belongs into the exponent.',
  quotientRaised: 'The power takes the whole quotient i/10000. Only 10000 is raised.',
  minusSine: 'The sine has a minus sign. The table has none.',
  minusCosine: 'The cosine has a minus sign. The table has none.',
  noPower:
    'Every pair turns by one radian per position: the power is missing, or its exponent was cut to a whole number, which is 0.',
  widthMissing: 'The width d is missing from the exponent: it is 2j/d, between 0 and 1.',
  pairMissing: 'The pair j is missing from the exponent: every pair has the frequency of pair 1.',
  noQuotient: 'The angle is 2ij/d here: frequencies grow in equal steps. They fall by a constant factor, 10000^{2/d}.',
  timesInsteadOfPower: 'Here 10000 is multiplied by 2j/d. It is raised to that power.',
  tenLog: 'The exponential takes the logarithm to base 10. The natural one belongs there.',
  logMissing: 'The logarithm of 10000 is missing: the base is e here.',
  angleOnly: 'This is the angle. Its sine or cosine is the entry.',
};

const columnForms = {
  sinesFirst: 'These put all sines first. D2L alternates them: a pair stands in neighbouring columns.',
  columnFromOne: 'These count columns from 1. They count from 0.',
  cosineFirst: 'These put the cosine first. The even column has the sine.',
  pairAsColumn: 'Neighbouring pairs overlap in these columns. A pair takes two columns of its own.',
  oneColumn: 'Both are the same column. A pair takes two.',
};

const turnForms = {
  transposed: 'It turns the other way: it lands on the pair at i − δ. That is the transpose of the right matrix.',
  frequencyMissing: 'The frequency is missing: each pair turns by its own angle, δ times w.',
  offsetMissing: 'The offset is missing: this is the turn of one position.',
  divided: 'The offset is divided by the frequency. It is multiplied.',
  degrees: 'The angle is converted between degrees and radians. It is in radians as it stands.',
  position: 'The angle depends on the position i. The same matrix serves every position.',
  mirror: 'This is a mirror: its determinant is −1. One sine has the minus sign, not a cosine.',
  exchanged:
    'Sine and cosine are exchanged. At δ = 0 the matrix must be the identity, so cosines stand on the diagonal.',
  noMinus: 'Both sines have the same sign, so that lengths change. Exactly one of them is negative.',
  smallAngle: 'This is the turn of a small angle only, its first order: it makes pairs longer.',
  identity: 'The identity leaves every pair where it is.',
};

export const written = {
  title: 'Write the entries of the table, and the matrix that turns a pair',

  entriesTitle: 'Write the D2L sinusoidal encoding entries.',
  entriesHint:
    'Position $i$ counts rows from 0, $j$ counts pairs, $d$ is the width. In the small fields: in which column the sine of pair $j$ stands, and in which the cosine. For example `exp(−2i)`, `10^(i/d)`.',
  entriesAnswer: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
  fields: {
    sineColumn: 'Column of the sine',
    sine: 'Entry of the sine column',
    cosineColumn: 'Column of the cosine',
    cosine: 'Entry of the cosine column',
    topLeft: 'Row 1, column 1',
    topRight: 'Row 1, column 2',
    bottomLeft: 'Row 2, column 1',
    bottomRight: 'Row 2, column 2',
  },
  letters: {
    entry: 'i, j, d, c for the column, π and e',
    column: 'j, d, π and e',
    turn: 'delta, w, i, j, d, π and e',
  },
  equal: (probes: string) => `**Equals the table** at all ${probes} probes.`,
  off: (size: string, at: string, given: string, expected: string) =>
    `**Off by ${size}** at ${at}: yours is ${given}, the table has ${expected}.`,
  noValue: (at: string) =>
    `**Has no value** at ${at}: a division by zero, a root of a negative number, or a size no number holds.`,
  at: (position: string, pair: string, width: string) => `$i$ = ${position}, $j$ = ${pair}, $d$ = ${width}`,
  reading: (text: string) => `Read as ${text}`,
  paper: 'Read in the letters of the 2017 paper: pos is the position and i the pair.',
  forms,
  theory: {
    turns: 'Run as a theory, in 60 rows and 32 columns: every pair turns as the table’s does.',
    misses: (size: string, pair: string, from: string, to: string) =>
      `Run as a theory, in 60 rows and 32 columns: the turn of pair ${pair} from row ${from} to row ${to} misses by ${size}.`,
    onCircle: 'Every pair has length 1.',
    offCircle: (size: string, pair: string, row: string) =>
      `Pair ${pair} leaves the unit circle: at row ${row} the sum of the two squares is off 1 by ${size}.`,
  },
  columns: {
    right: 'These are the two columns of a pair.',
    wrong: 'These are not the columns of a pair in the table.',
    ...columnForms,
  },
  troubles,

  turnTitle: 'Write the matrix that moves a pair by $\\δ$.',
  turnHint:
    'It takes the pair at position $i$ to the pair at $i + \\δ$, for every $i$. Write `delta` for the offset and `w` for the frequency of the pair.',
  pairOrder: 'The pair is',
  pairOrders: { sineCosine: '(sin, cos)', cosineSine: '(cos, sin)' },
  pairSide: 'written as a',
  pairSides: { column: 'column, M p', row: 'row, p M' },
  turnAnswers: {
    'sineCosine-column': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
    'sineCosine-row': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-column': 'cos(δω)   -sin(δω)\nsin(δω)   cos(δω)',
    'cosineSine-row': 'cos(δω)   sin(δω)\n-sin(δω)   cos(δω)',
  },
  turn: {
    holds: (probes: string) => `**Lands on the pair at** $i + \\δ$ at all ${probes} probes.`,
    misses: (size: string, at: string) => `**Misses by ${size}** at ${at}.`,
    at: (position: string, offset: string, frequency: string) =>
      `$i$ = ${position}, $\\δ$ = ${offset}, w = ${frequency}`,
    determinant: (low: string, high: string) =>
      low === high ? `Determinant ${low}; a turn has 1.` : `Determinant ${low} to ${high}; a turn has 1.`,
    forms: turnForms,
  },
};
