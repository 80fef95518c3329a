/** Train or eval: the questions of Predict, and a reply to each way to get them wrong. Sizes arrive formatted; "0" is exactly 0. */
import type { Named, PredictionWords } from '../contract.ts';

export const unchanged = {
  allKept: 'With $p$ = 0 train mode drops nothing.',
  allDropped: 'With $p$ = 1 every entry is 0.',
  allZero: 'Every entry of the sum is 0, kept or dropped.',
  samePattern: 'Both masks leave the same values.',
};

const same = ({ train }: Named): boolean => train === '0';
/** Why two train runs are the same. */
function cause({ change, kept, sumSize }: Named): string {
  if (change === '0') return unchanged.allKept;
  if (kept === '0') return unchanged.allDropped;
  return sumSize === '0' ? unchanged.allZero : unchanged.samePattern;
}
const trainSame = (e: Named): string => `${cause(e)} The largest difference is exactly 0.`;

const TE1: PredictionWords = {
  question: 'The same input goes in twice in train mode, then twice in eval mode. Which pairs of outputs agree?',
  choices: {
    eval: { text: 'Only the eval pair agrees, bit for bit.' },
    both: { text: 'Both pairs agree. It is the same input.' },
    train: { text: 'Only the train pair agrees.' },
    neither: { text: 'Neither pair agrees.' },
  },
  right: (e) =>
    same(e)
      ? `Train runs differ by ${e.train}, eval runs by ${e.evalSize}. ${cause(e)}`
      : `Train runs differ by ${e.train}, eval runs by ${e.evalSize}. Train mode draws a new pattern for each run; eval mode draws nothing.`,
  replies: {
    both: ({ train }) =>
      `The input is the same. The pattern of dropped entries is not: each train run draws its own, and the two differ by ${train}.`,
    neither: ({ train, evalSize }) =>
      `Train runs differ by ${train}, eval runs by ${evalSize}. Eval mode leaves nothing to chance.`,
    train: ({ train, evalSize }) =>
      `Train runs differ by ${train}, eval runs by ${evalSize}. Only train mode draws; eval mode returns the sum as it is.`,
    eval: (e) => `Under these conditions train runs differ by ${e.train} and eval runs by ${e.evalSize}. ${cause(e)}`,
  },
};

const runSize: PredictionWords = {
  question: 'How large is the largest difference between two train runs?',
  right: (e) =>
    same(e)
      ? trainSame(e)
      : `The largest difference is ${e.train}. It is at an entry that one run drops and the other multiplies by ${e.kept}.`,
  replies: {
    low: ({ train, kept }) =>
      `It is ${train}. This is no rounding: there the entry is 0 in one run and ${kept} times its eval value in the other.`,
    high: (e) =>
      same(e)
        ? trainSame(e)
        : `It is ${e.train}. An entry can differ only by what the other run keeps of it, and a kept entry is ${e.kept} times its eval value.`,
    other: ({ train }) => `The largest difference is ${train}.`,
  },
};

/** What becomes of the entry of TE2. */
const becomes = ({ kept, entry }: Named): string =>
  kept === 'NaN' ? 'With $p$ = 1 no entry is kept.' : `${entry} becomes ${kept}.`;

const TE2: PredictionWords = {
  question: ({ entry, rate }) =>
    `An entry of the sum of words and positions is ${entry}. Train mode, $p$ = ${rate}, and the entry is kept. What is it after dropout?`,
  hint: 'Up to three decimals.',
  right: (e) => `${becomes(e)} A kept entry is divided by $1 - p$, so that the mean over all masks is the eval value.`,
  replies: {
    unscaled: (e) =>
      `${e.unscaled} is what eval mode returns. In train mode kept entries make up for the dropped ones: divided by $1 - p$. ${becomes(e)}`,
    multiplied: (e) =>
      `${e.multiplied} is the entry times $1 - p$, which makes the mean smaller still. It has to be divided. ${becomes(e)}`,
    byRate: (e) =>
      `${e.byRate} is the entry divided by $p$, the chance to be dropped. What counts is the chance to be kept, ${e.share}. ${becomes(e)}`,
    other: (e) => `${becomes(e)}${e.kept === 'NaN' ? '' : ` It is divided by $1 - p$ = ${e.share}.`}`,
  },
};

/** What the entry of TE3 can be. */
function values({ rate, value, dropped, kept }: Named): string {
  if (rate === '0') return `With $p$ = 0 it is always ${value}.`;
  return rate === '1'
    ? `With $p$ = 1 it is always ${dropped}.`
    : `Dropped it is ${dropped}, kept ${kept}. In eval mode it is ${value}.`;
}

const TE3: PredictionWords = {
  question: ({ value, col, rate }) =>
    `In row 0, column ${col}, the sum of words and positions is ${value}. Which values can appear there in train mode with $p$ = ${rate}?`,
  choices: {
    always: { text: 'Always the eval value: positions are not dropped.' },
    unscaled: { text: '0 or the eval value.' },
    scaled: { text: '0 or the eval value divided by $1 - p$.' },
    never: { text: 'The eval value, or that divided by $1 - p$. Never 0.' },
    zero: { text: 'Only 0.' },
  },
  right: (e) => `${values(e)} The position is part of the sum, and dropout gets the sum.`,
  replies: {
    always: (e) => `${values(e)} Dropout comes after the add, so the position is dropped and scaled with the word.`,
    unscaled: (e) => `${values(e)} What is kept is divided by $1 - p$.`,
    scaled: (e) => values(e),
    never: (e) => `${values(e)} A dropped entry is exactly 0: nothing of the position is left in it.`,
    zero: (e) => values(e),
  },
};

const counts = ({ expected, entries, runA, runB }: Named): string =>
  `Of ${entries} entries ${expected} are expected. The two runs here drop ${runA} and ${runB}.`;

const TE4: PredictionWords = {
  question: ({ rows, width, rate }) =>
    `The sum has ${rows} ${rows === '1' ? 'row' : 'rows'} of width ${width}. Train mode, $p$ = ${rate}. How many entries do you expect to be dropped?`,
  hint: 'Within 3.',
  right: (e) => `${counts(e)} Each entry is drawn for itself, so the count changes from run to run.`,
  replies: {
    words: (e) =>
      `${e.words} is the share $p$ of ${e.rows} ${e.rows === '1' ? 'row' : 'rows'}. Dropout drops single entries, not whole words. ${counts(e)}`,
    kept: (e) => `${e.kept} is how many are kept. ${counts(e)}`,
    other: (e) => `Each entry goes with chance ${e.rate}. ${counts(e)}`,
  },
};

/** What two train runs without gradients do. */
const trainRuns = (e: Named): string =>
  same(e)
    ? `The two runs are identical. ${cause(e)}`
    : `The two runs differ by ${e.train}; the first drops ${e.dropped} of ${e.entries} entries.`;

const TE5: PredictionWords = {
  question: ({ rate, recorded }) =>
    `Train mode, $p$ = ${rate}, gradients ${recorded === '1' ? 'recorded' : 'not recorded (`no_grad`)'}. Do two runs agree?`,
  choices: {
    eval: { text: 'Yes: without gradients the block is in eval mode.' },
    training: { text: 'Yes: without gradients nothing is trained.' },
    no: { text: 'No.' },
    nothing: { text: 'Yes, but because there is nothing to draw.' },
  },
  right: (e) => `${trainRuns(e)} Gradients and mode are two switches.`,
  replies: {
    eval: (e) => `Gradients and mode are two switches, and the mode still says train. ${trainRuns(e)}`,
    training: (e) => `Nothing is trained, and dropout acts all the same: it looks at the mode only. ${trainRuns(e)}`,
    no: trainRuns,
    nothing: trainRuns,
  },
};

/** The change of one pass, measured. */
const oneRun = ({ measured, sumSize }: Named): string =>
  `Measured in one run: a change of ${measured} on a sum of ${sumSize}, both root mean squares.`;
const changeIs = (e: Named): string =>
  e.rate === '1'
    ? 'With $p$ = 1 every entry goes, so the change is the sum itself: 1.'
    : `It is $√(p / (1 - p))$ = ${e.change}. ${oneRun(e)}`;

const TE6: PredictionWords = {
  question: ({ rate }) =>
    `$p$ = ${rate}, train mode. How large is the change by dropout, as a share of the sum (both root mean squares, over all masks)?`,
  hint: 'Within 0.01.',
  right: (e) =>
    `${changeIs(e)}${e.change === '0' || e.rate === '1' ? '' : ' A few entries change by all of themselves, and squares weigh those most.'}`,
  replies: {
    rate: (e) =>
      `${e.rate} is the share of entries that go. The kept ones grow too, and a root mean square weighs the few large changes most. ${changeIs(e)}`,
    growth: (e) =>
      `${e.growth} is how much a kept entry grows. The dropped ones change by all of themselves. ${changeIs(e)}`,
    mean: (e) => `${e.rate === '1' ? '' : 'The changes of all masks add to 0; their size does not. '}${changeIs(e)}`,
    other: changeIs,
  },
};

const TE7: PredictionWords = {
  question: ({ scores, rate }) =>
    `One query has the scores ${scores}. Dropout acts on its weights with $p$ = ${rate}, and the third weight goes. What do the weights add up to?`,
  hint: 'Three decimals.',
  right: (e) => `They add to ${e.sum}. Nothing brings the sum back to ${e.renormalized} after dropout.`,
  replies: {
    renormalized: (e) =>
      `They would, if the softmax came after dropout. It comes before, and only the mean over all masks is ${e.renormalized}. Here the sum is ${e.sum}.`,
    unscaled: (e) =>
      `${e.unscaled} is what the other weights had before. ${e.rate === '1' ? 'With $p$ = 1 they go as well' : 'They are divided by $1 - p$'}: ${e.sum}.`,
    whole: (e) => `${e.whole} is the sum when no weight goes. Without the third it is ${e.sum}.`,
    other: (e) => `They add to ${e.sum}: the other weights had ${e.unscaled} before dropout.`,
  },
};

const means = (e: Named): string => `Over all masks the mean output is ${e.mean}, in eval mode it is ${e.eval}.`;

const TE8: PredictionWords = {
  question: ({ entries, rate }) =>
    `Two tokens of width 1, sums ${entries}, all weight matrices 1, $p$ = ${rate} on the sums. Take the mean of the second output over all masks. Is it the eval output?`,
  choices: {
    keeps: { text: 'Yes: dropout keeps the mean.' },
    runs: { text: 'Yes, after enough runs.' },
    no: { text: 'No.' },
  },
  right: (e) =>
    e.mean === e.eval
      ? `${means(e)} With $p$ = 0 there is one mask.`
      : `${means(e)} The softmax of a mean is not the mean of the softmaxes.`,
  replies: {
    keeps: (e) =>
      `${e.rate === '1' ? `With $p$ = 1 not even the sum keeps it: an entry of 1 has the mean ${e.sumMean}.` : `It keeps the mean of the sum: an entry of 1 has the mean ${e.sumMean}. But a softmax is no sum.`} ${means(e)}`,
    runs: (e) => `All masks are in this mean already; no run can add to it. ${means(e)}`,
    no: means,
  },
};

const meter = (e: Named): string => `In train mode it is ${e.train}, in eval mode ${e.evalSize}.`;

const TE9: PredictionWords = {
  question: ({ rate, words }) =>
    `Attention without positions, dropout $p$ = ${rate} on ${words === '1' ? 'the words' : '$X$'}, train mode. Reverse the ${words === '1' ? 'words' : 'rows'}, keep the seed of the mask. By how much does the output miss the reversed output?`,
  counted: (size) => `The output misses by up to ${size}.`,
  right: (e) =>
    e.trainHolds === '1'
      ? `${meter(e)} Here the masks leave nothing to tell apart.`
      : `${meter(e)} The same seed drops the same places, and other words stand there now.`,
  replies: {
    sameSeed: (e) =>
      `The same seed drops the same places, and other words stand there now. ${meter(e)} Test equivariance in eval mode.`,
    low: (e) => `This is no rounding: the same places go, so other words lose entries. ${meter(e)}`,
    high: (e) => `${meter(e)} Outputs are means of values, so they lie no farther apart than values do.`,
    other: meter,
  },
};

/** Where the two variants part, measured. */
const parts = (e: Named): string =>
  e.after === 'NaN'
    ? 'Here the two agree in both modes.'
    : `In train mode they part, first at row ${e.row}, column ${e.col}: ${e.after} if dropout comes after the add, ${e.before} if before. The position there is ${e.position}.`;

const TE10: PredictionWords = {
  question: ({ rate }) =>
    `One block adds positions and then drops. Another drops from the words and then adds positions. Same mask, $p$ = ${rate}. In which mode do the two differ?`,
  choices: {
    both: { text: 'In both modes.' },
    train: { text: 'Only in train mode.' },
    eval: { text: 'Only in eval mode.' },
    neither: { text: 'In neither: the mask is the same.' },
  },
  right: (e) => `${parts(e)} In eval mode both return the sum.`,
  replies: {
    both: (e) => `Without dropout both return the same sum. ${parts(e)}`,
    eval: (e) => `Without dropout both return the same sum. ${parts(e)}`,
    neither: (e) => `The mask is the same, what it falls on is not. ${parts(e)}`,
    train: parts,
  },
};

export const predictions = { TE1, 'TE1-size': runSize, TE2, TE3, TE4, TE5, TE6, TE7, TE8, TE9, TE10 };
