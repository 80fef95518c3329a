/** Train or eval: what dropout does to the sum of words and positions. */
import type { ExperimentWords } from '../contract.ts';

const entries = (n: string, all: string): string => `${n} of ${all} entries`;

export const mode = {
  name: 'Train or eval',
  teaser: 'One input, two different outputs.',
  question: 'Run the same input twice. Why do the outputs differ?',
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
    maskSeed: 'Seed of run A; run B takes the next',
    scaleByWidth: 'Scale the words by $√d$',
    recordGradients: 'Record gradients',
  },
  options: {
    mode: { train: 'train', eval: 'eval' },
    input: { zeros: 'zeros (D2L)', embeddings: 'embeddings' },
  },
  presets: {
    d2l: 'D2L’s plot: zeros, dropout 0',
    train: 'Two train runs, $p$ = 0.2',
    eval: 'Two eval runs',
    half: '$p$ = 0.5: zero or double',
    all: '$p$ = 1: nothing is kept',
    words: 'Your words, scaled as in D2L’s encoder',
  },
  predictions: {
    TE1: {
      question: 'The same input goes in twice in train mode, then twice in eval mode. Which pairs of outputs agree?',
      choices: {
        eval: { text: 'Only the eval pair, bit for bit.' },
        both: { text: 'Both pairs. It is the same input.' },
        train: { text: 'Only the train pair.' },
        neither: { text: 'Neither pair.' },
      },
      right: ({ train, evalSize }) =>
        `Train runs differ by ${train}, eval runs by ${evalSize}. Train mode draws a new pattern for each run; eval mode draws nothing.`,
      replies: {
        both: ({ train }) =>
          `The input is the same. The pattern of dropped entries is not: each train run draws its own, and the two differ by ${train}.`,
        neither: ({ evalSize }) =>
          `Eval mode leaves nothing to chance. Its two runs differ by ${evalSize}. If yours differed, dropout ignored the mode.`,
        train: ({ train, evalSize }) =>
          `Measured here: train runs differ by ${train}, eval runs by ${evalSize}. Chance lives in train mode.`,
        eval: ({ train, evalSize }) =>
          `Under these conditions train runs differ by ${train} and eval runs by ${evalSize}. With $p$ = 0 nothing is dropped, with $p$ = 1 everything is.`,
      },
    },
    'TE1-size': {
      question: 'How large is the largest difference between two train runs?',
      right: ({ train, kept }) =>
        `The largest difference is ${train}. An entry that one run drops is multiplied by ${kept} in the other.`,
      replies: {
        low: ({ train, kept }) =>
          `It is ${train}. This is no rounding: an entry is 0 in one run and ${kept} times itself in the other.`,
        high: ({ train, kept }) =>
          `It is ${train}. No difference can pass the largest kept entry, and a kept entry is only ${kept} times its eval value.`,
      },
    },
  },
  did: 'The two modes did',
  why: 'Where does the chance come in? What would you switch to compare encodings?',
  reasons: {
    sum: 'Dropout acts on the sum of word and position, entry by entry.',
    draw: 'Train mode draws a new pattern for every run.',
    scale: 'Kept entries are divided by $1 - p$, so the mean stays.',
    eval: 'Eval mode changes nothing. Compare there, or with $p$ = 0.',
  },
  selfTest: {
    question: 'Write the D2L sinusoidal encoding entries.',
    formula: '\\P_{i, 2j} = sin(i / 10000^{2j/d})   \\P_{i, 2j+1} = cos(i / 10000^{2j/d})',
    ideas: {
      sine: 'Sine in the even columns $2j$.',
      cosine: 'Cosine in the odd columns $2j+1$.',
      exponent: 'The same exponent $2j/d$ in both columns of a pair.',
      zero: '$i$ counts positions from 0, so row 0 is 0, 1, 0, 1, …',
    },
  },

  runA: 'Run A',
  runB: 'Run B',
  difference: '| A − B |',
  inputs: { tokens: '$X$', table: (letter: string) => `$${letter}$`, sum: (letter: string) => `$X + ${letter}$` },
  inputsHeading: (letter: string, zeros: boolean, rows: string) =>
    zeros
      ? `$X$ is ${rows} rows of zeros, so the sum is the table $${letter}$.`
      : `What goes in: words, positions, and their sum.`,
  notRun: 'not run yet',
  dropped: (n: string, all: string) => `${entries(n, all)} dropped`,
  differ: (n: string, all: string, largest: string) => `${entries(n, all)} differ, largest ${largest}`,
  columnsMark: (first: string, last: string) => `columns ${first}–${last}`,
  figure: (mode: string) => `Two ${mode} runs of the same input and their difference`,
  inputsFigure: 'Words, positions and their sum',

  identical: '**Identical,** bit for bit.',
  identicalEval: '**Identical,** bit for bit. Eval mode returns the sum as it is.',
  broken: (size: string, row: string, col: string) => `**Broken by ${size}** at row ${row}, column ${col}.`,
  chance: (rate: string, kept: string) => `An entry is dropped (chance ${rate}) or multiplied by ${kept}.`,
  nothingKept: 'With $p$ = 1 every entry is 0.',

  part: (rows: string, cols: string, allRows: string, allCols: string) =>
    `Rows ${rows}, columns ${cols} of ${allRows} × ${allCols}. Struck cells were dropped.`,
  evalAgrees: (letter: string) => `In **eval** mode A, B and $X + ${letter}$ agree bit for bit.`,
  rowHead: (row: string) => `Row ${row}`,
  rowTokens: '$X$',
  rowTable: (letter: string) => `$${letter}$`,
  rowEval: (sum: string) => `eval: $${sum}$`,
  readout: (row: string, col: string, value: string) => `Row ${row}, column ${col}: ${value}.`,
  readoutDropped: (row: string, col: string, lost: string) =>
    `Row ${row}, column ${col}: ${lost} was dropped. 0 is left.`,
  readoutKept: (row: string, col: string, value: string, from: string) =>
    `Row ${row}, column ${col}: ${value}, from ${from} in eval mode.`,

  plotEval: 'Eval: what D2L draws',
  plotEvalNote: (first: string, last: string, letter: string) =>
    `Columns ${first}–${last} by row. It reads $${letter}$, not the output.`,
  plotEvalNoteOne: (letter: string) => `The only column by row. It reads $${letter}$, not the output.`,
  plotTrain: 'Train: the output of run A',
  plotEvalRun: 'The output of run A',
  plotTrainNote: (kept: string) => `Drops fall to 0. The rest grow by ${kept}.`,
  plotEvalRunNote: 'Eval mode: the same curves.',
  plotNothingNote: 'Nothing is kept.',
  plotMeans: 'Mean of N train passes',
  plotMeansNote: 'RMS distance to eval. Four times N halves it.',
  plotMeansNoteAll: 'RMS distance to eval. At $p$ = 1 nothing comes back.',
  plotMeansNoteNone: 'At $p$ = 0 every pass is the eval sum.',
  plotMeansFigure: (n: string, distance: string) =>
    `Distance of the mean of train passes to eval; at N = ${n} it is ${distance}`,
  law: '√(p / (1−p)) · RMS / √N',
  current: (n: string, distance: string) => `N = ${n}: ${distance}`,
  col: (column: string) => `col ${column}`,
  rowAxis: 'row',
  column: (column: string) => `Column ${column}`,

  afterSoftmax: 'After the softmax the mean does not come back.',
  meansAttention: 'Mean of the attention outputs',
  meansAttentionNote: (rows: string) => `RMS distance to the eval output, first ${rows} rows, one head.`,
  meansAttentionFigure: (first: string, last: string) =>
    `Distance of the mean attention output to eval: ${first} after one pass, ${last} after 256`,
  meansAttentionSentence: (last: string) =>
    `After 256 passes the mean output is still ${last} away. The softmax of a mean is not the mean of the softmaxes.`,
  meansAttentionNone: 'With $p$ = 0 there is nothing to average.',
  weights: 'Weights after dropout',
  weightsNote: 'Attention of run A with dropout on its weights, and the sum of each row.',
  weightsFigure: (size: string) => `Attention weights after dropout; the row sums miss 1 by up to ${size}`,
  queries: 'queries',
  keys: 'keys',
  rowSum: 'sum',
  rowSums: (size: string) => `Row sums miss 1 by up to ${size}. Only their mean over all patterns is 1.`,
  rowSumsHold: (size: string) => `In eval mode every row sums to 1, up to ${size}.`,
  rowSumsExact: 'In eval mode every row sums to 1.',
  rowSumsAllKept: 'No weight was dropped. Every row sums to 1.',
  gradientsOff: (n: string, all: string) =>
    `Gradients are off, and train mode still drops ${entries(n, all)}. \`no_grad\` is not \`eval\`.`,
  gradientsOffEval: 'Gradients are off. The mode is what stopped dropout: `no_grad` is not `eval`.',
  gradientsOn: '`no_grad` is another switch: turn it under “More conditions”, and nothing here changes.',

  conditions: (mode: string, rate: string, input: string) => `${mode}, $p$ = ${rate}, ${input}`,
  inputNames: { zeros: 'zeros', embeddings: 'words' },
  describeTrain: (size: string) =>
    `Two train runs of one input differ by ${size}. That difference is about dropout, not about positions. Compare encodings in eval mode, or with $p$ = 0.`,
  describeSame: 'Two train runs of one input are identical here, because no entry is left to chance.',
  describeEval: 'Two eval runs of one input are identical, bit for bit. Here encodings can be compared.',
  describeHidden: (letter: string) => `$X + ${letter}$ goes through dropout twice. The outputs are not shown yet.`,
  outcome: (train: string, evalIdentical: boolean) =>
    `Train runs differ by ${train}. Eval runs ${evalIdentical ? 'are identical, bit for bit' : 'differ'}.`,
  oddWidth: (column: string) => `The width is odd: column ${column} is a sine without a cosine.`,

  tables: {
    row: (row: string) => `Row ${row} of X + P and of both runs`,
    column: 'Column',
    plot: 'Columns of the table and of run A, by row',
    runAColumn: (column: string) => `A, column ${column}`,
    means: 'RMS distance to eval of the mean of N train passes',
    passes: 'N',
    sum: 'of the sum',
    law: 'the law',
    attention: 'of the attention outputs',
    rowSums: 'Row sums of the weights after dropout',
  },
} satisfies ExperimentWords & Record<string, unknown>;
