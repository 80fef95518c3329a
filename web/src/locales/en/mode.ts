/** Train or eval: what dropout does to the sum of words and positions. */
import type { ExperimentWords } from '../contract.ts';
import type { Refusal } from './frame-refusals.ts';
import { predictions, unchanged } from './mode-predictions.ts';
import { names } from './names.ts';

const entries = (n: string, all: string): string => `${n} of ${all} entries`;
const span = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);
const plural = (first: string, last: string): string => (first === last ? '' : 's');

const addToOne = (error: string): string =>
  error === '0'
    ? 'Each query’s weights add to exactly 1.'
    : `Each query’s weights add to 1; the largest error is ${error}.`;

export const mode = {
  ...names.mode,
  controls: {
    mode: 'Mode',
    rate: 'Dropout $p$',
    passes: 'Passes $N$',
    input: 'Input $X$',
    newMasks: 'New masks',
    words: 'Your words',
    rows: 'Rows of zeros',
    width: 'Width $d$',
    seed: 'Seed of words and weights',
    maskSeed: 'Mask of run A; run B takes the next',
    scaleByWidth: 'Scale the words by $√d$',
    recordGradients: 'Record gradients',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Your words take ${allowed}. You gave ${given}.`,
  },
  options: {
    mode: { train: 'train', eval: 'eval' },
    input: { zeros: 'zeros (D2L)', embeddings: 'embeddings' },
  },
  presets: {
    d2l: 'D2L’s plot, $p$ = 0',
    train: 'Two train runs',
    eval: 'Two eval runs',
    half: '$p$ = 0.5: zero or twice',
    all: '$p$ = 1: nothing kept',
    words: 'Your words, scaled',
  },
  predictions,
  claims: {
    CL44: {
      sentence: 'In eval mode, and at rate 0 in train mode, dropout gives back its input bit for bit.',
    },
    CL45: {
      sentence: 'In train mode an entry of $X + \\P$ becomes 0 or 1 / (1 − rate) times what it was, nothing else.',
    },
    CL46: {
      sentence:
        'Over all dropout patterns the mean is $X + \\P$, and the root mean square change is √(rate / (1 − rate)) times its size.',
    },
    CL47: {
      sentence:
        'Dropout on $X + \\P$ takes the word away and leaves the position: a dropped entry keeps its table value.',
    },
    CL48: {
      sentence: 'Without recorded gradients nothing is dropped, in train mode or out of it.',
      seen: ({ dropped }) =>
        `gradients are off, the mode is train, and run A dropped ${dropped} ${dropped === '1' ? 'entry' : 'entries'}.`,
    },
    CL49: {
      sentence: 'Attention averaged over all dropout patterns on $X + \\P$ gives what it gives in eval mode.',
      seen: ({ passes, distance, chance }) =>
        `the mean of ${passes} ${passes === '1' ? 'pass' : 'passes'} lies ${distance} from eval (root mean square). Chance alone leaves ${chance}.`,
    },
    CL50: {
      sentence: 'The weights of a query always sum to 1, with dropout on them or without.',
    },
    CL51: {
      sentence:
        'With one dropout pattern for both runs, attention without positions passes the shuffle test in train mode too.',
    },
  },
  did: 'The two modes did',
  compared: 'Difference: run A against run B, entry by entry.',
  why: 'Where does the chance come in? What would you switch to compare encodings?',
  reasons: {
    sum: 'Dropout acts on the sum of word and position, entry by entry.',
    draw: 'Train mode draws a new pattern for every run.',
    scale: 'Kept entries are divided by $1 - p$, so the mean over all masks is the eval value.',
    eval: 'Eval mode changes nothing. Compare there, or with $p$ = 0.',
  },
  selfTest: {
    question: 'Write the D2L sinusoidal encoding entries.',
    formula: 'p_{i, 2j} = sin(i / 10000^{2j/d})\np_{i, 2j+1} = cos(i / 10000^{2j/d})',
    ideas: {
      sine: 'Sine in the even columns $2j$.',
      cosine: 'Cosine in the odd columns $2j+1$.',
      exponent: 'The same exponent $2j/d$ in both columns of a pair.',
      pair: '$j$ counts pairs from 0, $d$ is the width.',
      zero: '$i$ counts positions from 0, so row 0 is 0, 1, 0, 1, …',
    },
  },

  runA: 'Run A',
  runB: 'Run B',
  runBInFormula: 'run B',
  difference: '|A − B|',
  inputs: { tokens: 'X', table: 'the table', sum: 'the sum' },
  /** rate: null once it is run. */
  inputsHeading: (letter: string, zeros: boolean, rows: string, rate: string | null) => {
    const what = zeros
      ? `$X$ is ${rows} row${rows === '1' ? '' : 's'} of zeros, so the sum is the table $${letter}$.`
      : 'Words, positions, and their sum.';
    return `${what} ${rate === null ? 'The sum is what dropout gets.' : `The sum goes through dropout with $p$ = ${rate}, twice.`}`;
  },
  notRun: 'not run yet',
  dropped: (seed: string, n: string, all: string) => `mask ${seed}: ${n} of ${all} dropped`,
  droppedShort: (n: string, all: string) => `${n} of ${all} dropped`,
  differ: (n: string, all: string) => `${entries(n, all)} differ`,
  columnsMark: (first: string, last: string) => `column${plural(first, last)} ${span(first, last)}`,
  figure: (mode: 'train' | 'eval') => `Two ${mode} runs of the same input and their difference`,
  inputsFigure: 'Words, positions and their sum',

  /** The axes of the tables: D2L's rows and columns; with tokens as columns they are named by what they count. */
  position: { rows: 'row', columns: 'position' },
  feature: { rows: 'Column', columns: 'Feature' },
  axis: { rows: 'row', columns: 'pos.' },
  place: {
    rows: (row: string, col: string) => `row ${row}, column ${col}`,
    columns: (position: string, feature: string) => `position ${position}, feature ${feature}`,
    word: (word: string, position: string, feature: string) => `“${word}” (position ${position}), feature ${feature}`,
  },
  part: {
    rows: (rows: string, cols: string, allRows: string, allCols: string) =>
      `Rows ${rows}, columns ${cols} of ${allRows} × ${allCols}.`,
    columns: (positions: string, features: string, all: string, width: string) =>
      `Positions ${positions}, features ${features} of ${all} × ${width}.`,
  },

  identical: '**Identical,** bit for bit.',
  identicalEval: '**Identical,** bit for bit. Eval mode returns the sum as it is.',
  same: unchanged,
  broken: (size: string, place: string) => `**Broken by ${size}** at ${place}.`,
  chance: (rate: string, kept: string) => `An entry is dropped (chance ${rate}) or multiplied by ${kept}.`,

  struck: 'Struck cells were dropped.',
  evalAgrees: (letter: string) => `In **eval** mode A, B and $${letter}$ agree bit for bit.`,
  pointAt: 'Point at a cell, or move to it with the arrow keys, to read its row.',
  rowHead: {
    rows: (row: string, word: string | null) => (word === null ? `Row ${row}` : `Row ${row}, “${word}”`),
    columns: (position: string, word: string | null) =>
      word === null ? `Position ${position}` : `Position ${position}, “${word}”`,
  },
  rowEval: (sum: string) => `eval: $${sum}$`,
  readout: (place: string, value: string) => `At ${place}: ${value}.`,
  readoutDropped: (place: string, lost: string) => `At ${place}: ${lost} was dropped. **0** is left.`,
  readoutKept: (place: string, value: string, from: string) => `At ${place}: ${value}. In eval mode ${from}.`,

  columnsBy: {
    rows: (first: string, last: string) => `Column${plural(first, last)} ${span(first, last)}`,
    columns: (first: string, last: string) => `Feature${plural(first, last)} ${span(first, last)}`,
  },
  col: { rows: (column: string) => `col ${column}`, columns: (feature: string) => `feat. ${feature}` },
  plotTable: 'What D2L draws',
  plotOwnTable: 'Your table',
  plotTableNote: (which: string, letter: string, d2l: boolean, several: boolean) =>
    `${which} of $${letter}$, not of the output. Dropout${d2l ? ' (0 in D2L)' : ''} can never touch ${several ? 'them' : 'it'}.`,
  plotOutput: { train: 'Train: the output of run A', eval: 'Eval: the output of run A' },
  plotTrainNote: (kept: string) => `Drops fall to 0. The rest is multiplied by ${kept}.`,
  plotAllKeptNote: (letter: string) => `With $p$ = 0 nothing is dropped: $${letter}$ as it is.`,
  plotEvalRunNote: (letter: string) => `Nothing is dropped: $${letter}$ as it is.`,
  plotNothingNote: 'With $p$ = 1 nothing is kept.',
  plotMeans: 'Mean of N train passes',
  plotMeansNote: 'RMS distance to eval. Four times $N$ halves it on average.',
  plotMeansNoteAll: 'RMS distance to eval. With $p$ = 1 nothing comes back.',
  plotMeansNoteNone: 'With $p$ = 0 every pass is the eval sum.',
  plotMeansNoteZero: 'Every entry of the sum is 0, kept or dropped.',
  plotMeansFigure: (n: string, distance: string) =>
    `Distance of the mean of train passes to eval; at N = ${n} it is ${distance}`,
  law: (size: string) => `√(p / (1−p)) · ${size} / √N`,
  current: (n: string, distance: string) => `N = ${n}: ${distance}`,

  afterSoftmax: 'Does the mean come back after the softmax?',
  afterSoftmaxStays: 'After the softmax the mean does not come back.',
  meansAttention: 'Mean attention output',
  meansAttentionNote: (rows: string) =>
    rows === '1'
      ? 'RMS distance to the eval output. First row, one head.'
      : `RMS distance to the eval output. First ${rows} rows, one head.`,
  meansAttentionFigure: (first: string, last: string, n: string) =>
    `Distance of the mean attention output to eval: ${first} after one pass, ${last} after ${n}`,
  chanceAlone: 'chance alone',
  meansAttentionStays: (n: string, away: string, chance: string) =>
    `After ${n} ${n === '1' ? 'pass' : 'passes'} the mean output is still ${away} away. Chance alone would leave ${chance}. The softmax of a mean is not the mean of the softmaxes.`,
  meansAttentionReturns: (n: string, away: string, chance: string) =>
    `After ${n} ${n === '1' ? 'pass' : 'passes'} the mean output is ${away} away, and chance alone leaves ${chance}.`,
  oneRow: 'One row has one weight, 1, so its softmax does nothing and the mean comes back.',
  morePasses: 'So few passes cannot tell the two apart.',
  meansAttentionAll: (away: string) =>
    `With $p$ = 1 every pass has the same output, ${away} away from eval. No mean can mend that.`,
  meansAttentionNone: 'With $p$ = 0 every pass has the eval output. There is nothing to average.',
  meansAttentionZero: (n: string) => `After ${n} ${n === '1' ? 'pass' : 'passes'} the mean output is the eval output.`,
  weights: 'Weights after dropout',
  weightsNote: 'Attention over the sum. In train mode dropout $p$ acts on its weights, too.',
  weightsFigure: (size: string) => `Attention weights after dropout; the row sums miss 1 by up to ${size}`,
  pointAtWeight: 'Point at a weight to read it.',
  readoutWeight: (query: string, key: string, after: string, before: string) =>
    `Query ${query}, key ${key}: ${after}. Before dropout ${before}.`,
  readoutWeightDropped: (query: string, key: string, lost: string) =>
    `Query ${query}, key ${key}: ${lost} was dropped. **0** is left.`,
  axes: { q: 'queries', k: 'keys' },
  rowSum: 'sum',
  rowSums: (size: string, query: string) =>
    `The sum of query ${query} is ${size} away from 1, the most here. Only its mean over all masks is 1.`,
  rowSumsHold: (size: string) => `Eval mode drops no weight. ${addToOne(size)}`,
  rowSumsAllKept: (size: string) => `With $p$ = 0 no weight is dropped. ${addToOne(size)}`,
  rowSumsNothing: 'With $p$ = 1 every weight is dropped. Each query’s weights add to 0.',
  switches: '`no_grad` is not `eval`',
  switchesNote: 'Largest difference of two runs, by mode and by switch.',
  gradients: 'Gradients',
  recorded: 'recorded',
  notRecorded: 'off: `no_grad`',
  gradientsOff: (n: string, all: string) =>
    `Gradients are off, and train mode still dropped ${entries(n, all)}. Only the mode or $p$ = 0 stops dropout.`,
  gradientsOffEval: 'Gradients are off, but it is eval mode that stopped dropout.',
  gradientsOn: '“Record gradients” under “More conditions” is only noted here. It never reaches dropout.',

  conditions: (mode: string, rate: string, what: string, mask: string) =>
    `${mode}, $p$ = ${rate}, ${what}, mask ${mask}`,
  inputPhrase: {
    zeros: (rows: string, width: string) => `zeros ${rows} × ${width}`,
    embeddings: (count: string, width: string, seed: string, scaled: boolean) =>
      `words ${count} × ${width}${scaled ? ' scaled' : ''}, seed ${seed}`,
  },
  describeTrain: (size: string) =>
    `Two train runs of one input differ by ${size}. That answers a question about dropout, not about positions. Compare encodings in eval mode, or with $p$\u00a0=\u00a00.`,
  describeSame: (why: string) => `Two train runs of one input are identical. ${why}`,
  describeEval: 'Two eval runs of one input are identical, bit for bit. Here encodings can be compared.',
  describeHidden: (letter: string) => `$${letter}$ goes through dropout twice. The outputs are not shown yet.`,
  outcome: (trainSame: boolean, train: string, evalSame: boolean, evalSize: string) =>
    `Train runs ${trainSame ? 'are identical' : `differ by ${train}`}. Eval runs ${evalSame ? 'are identical, bit for bit' : `differ by ${evalSize}`}.`,
  oddWidth: {
    rows: (column: string) => `The width is odd: column ${column} is a sine without a cosine.`,
    columns: (feature: string) => `The width is odd: feature ${feature} is a sine without a cosine.`,
  },

  tables: {
    row: (place: string, sum: string) => `$${sum}$ and both runs at ${place}`,
    plot: 'The plotted columns of the table and of run A',
    ofRunA: (column: string) => `A, ${column}`,
    means: 'RMS distance to eval of the mean of N train passes',
    sum: 'of the sum',
    law: 'the law',
    attention: 'of the attention outputs',
    chance: 'chance alone',
    query: 'Query',
    rowSums: 'Each query’s weights after dropout, added up',
  },
} satisfies ExperimentWords & Record<string, unknown>;
