/** R5: a text meets its table. What the emulated class does is the engine's; these are the words for it. */

/** Ready to be shown. */
export interface FailureNumbers {
  readonly length: string;
  readonly maxLen: string;
  /** Rows of the slice. */
  readonly rows: string;
  /** The shortest text that fails. */
  readonly firstRefused: string;
}

type Sentence = (numbers: FailureNumbers) => string;

const cures = {
  rebuild: 'a new table with more rows',
  truncate: 'the text cut at max\\_len',
  clamp: 'the last row for every token past it',
  wrap: 'rows counted from 0 again',
  interpolate: 'the rows stretched over the text',
};

/** By field and slip. */
const slips: Readonly<Record<string, Sentence>> = {
  'step-fits': ({ length, maxLen }) => `Nothing fails: ${length} tokens find a row each among ${maxLen}.`,
  'step-silent': ({ length, rows }) => `It does not pass: ${length} rows cannot be added to ${rows}.`,
  'step-build': ({ maxLen }) => `The table of ${maxLen} rows was built before any text came.`,
  'step-slice': ({ rows }) => `The slice does not fail: past the end of the table it gives the ${rows} rows there are.`,
  'step-dropout': () => 'Dropout is not reached.',
  'kind-index': () => 'No index is read past the end: a slice stops there in silence.',
  'a-exchanged': () => 'a and b are exchanged: a is the first operand of the add, the text.',
  'a-lastPlace': ({ length }) => `That is the position of the last token. The size counts tokens: ${length}.`,
  'b-exchanged': () => 'a and b are exchanged: b is the second operand of the add, the slice.',
  'b-lastPlace': ({ rows }) => `That is the position of the last row. The size counts rows: ${rows}.`,
  'axis-batchAxis': () => 'Dimension 0 is the batch: the slice has one entry there and spreads over it.',
  'axis-featureAxis': () => 'Dimension 2 holds the features; both have the same width.',
  'slicedRows-asked': ({ length, maxLen }) =>
    `A slice gives what is there: ${length} rows were asked for, the table has ${maxLen}.`,
  'slicedRows-wholeTable': ({ length }) => `Only the first ${length} rows are taken, not the whole table.`,
  'slicedRows-lastPlace': ({ rows }) =>
    `That is the position of the last row of the slice. It has ${rows} rows, from 0 on.`,
  'firstRefused-tooStrict': ({ maxLen }) => `One too strict: a text of ${maxLen} tokens has a row for each.`,
  'firstRefused-lastPlace': ({ maxLen, firstRefused }) =>
    `max\\_len is a count, not the last position: with ${maxLen} rows, ${firstRefused} tokens are already too many.`,
  'firstRefused-thisText': ({ firstRefused }) => `This text fails, but a shorter one does too: ${firstRefused} tokens.`,
  'smallestMaxLen-asItIs': ({ maxLen }) => `With ${maxLen} rows it fails, as it does now.`,
  'smallestMaxLen-lastPlace': ({ length }) =>
    `That is the last position. Rows are counted from 0, so ${length} of them are needed.`,
  'smallestMaxLen-oneMore': ({ length }) => `That works, and ${length} rows do as well.`,
  'cure-loses': () => 'It runs, but tokens are gone.',
  'cure-shares': () => 'It runs, but several tokens get the same row.',
  'cure-moves': () => 'It runs, but old positions read other rows than before.',
  'losing-keepsAll': () => 'It keeps every token and gives each a row of its own.',
  'losing-shares': () => 'No token is lost: several get the same row.',
  'losing-moves': () => 'No token is lost: old positions read other rows than before.',
  'open-oldRows': () => 'That is settled: the old rows are bit for bit the same in the longer table.',
  'open-ownRow': () => 'That is settled: every token gets the row of the formula, and no two are equal.',
  'open-error': () => 'That is settled: the slice of the longer table has as many rows as the text, and the add runs.',
};

export const failure = {
  title: 'A text meets its table',
  task: ({ length, maxLen }: FailureNumbers) =>
    `D2L’s class has built its table with max\\_len = ${maxLen}. Now a text of **${length} tokens** comes. Say from memory what happens.`,
  questions: {
    step: 'Which step fails?',
    kind: 'What kind of error is it?',
    a: 'PyTorch’s message names a and b. The number for a:',
    b: 'The number for b:',
    axis: 'The dimension it names:',
    slicedRows: 'Rows that the slice gives:',
    firstRefused: 'The shortest text that fails at this table, in tokens:',
    smallestMaxLen: 'The smallest max\\_len that takes this text:',
    cure: 'What cures it, and changes no old row?',
    losing: 'What must not be done in silence, because tokens are gone?',
    open: 'What does the cure leave open?',
  },
  options: {
    step: {
      none: 'none, the text passes',
      build: 'building the table',
      slice: 'the slice, `P[:, :n]`',
      add: 'the add, `X + P[:, :n]`',
      dropout: 'dropout on the sum',
    },
    kind: {
      size: 'two sizes do not match',
      index: 'an index is past the end',
      type: 'two types do not match',
      memory: 'there is not enough memory',
    },
    cure: cures,
    losing: cures,
    open: {
      quality: 'how well the model does at new positions',
      oldRows: 'whether the old rows stay as they were',
      ownRow: 'whether every token gets a row of its own',
      error: 'whether the add still fails',
    },
  },
  right: {
    step: ({ length, rows }) =>
      length === rows ? `The slice gives ${rows} rows, one per token.` : `${length} rows cannot be added to ${rows}.`,
    kind: () => 'The add finds two sizes that do not match.',
    a: () => 'The text is the first operand.',
    b: () => 'The slice is the second operand.',
    axis: () => 'Dimension 1 counts tokens; dimension 0 is the batch.',
    slicedRows: ({ rows }) => `The slice gives ${rows} rows.`,
    firstRefused: ({ maxLen }) => `${maxLen} tokens still have a row each.`,
    smallestMaxLen: () => 'One row per token, and none more is needed.',
    cure: () => 'Every token gets a row of its own, and every old row stays bit for bit.',
    losing: () => 'It runs without an error, and the tokens past the end are gone.',
    open: () => 'The formula has a row for every position; nobody trained the model on the new ones.',
  } satisfies Readonly<Record<string, Sentence>>,
  slips,
  noError: (({ length, rows }) =>
    `Nothing fails here: ${length} tokens and ${rows} rows. There is no error to ask about.`) as Sentence,
  /** Without a known slip: what helps, and gives no number away. */
  wrong: {
    kind: 'The words and the table have one type, and both are in memory.',
    a: 'a is the first operand of the add.',
    b: 'b is the second operand of the add.',
    axis: 'Both operands have three dimensions: batch, tokens, features. They are counted from 0.',
    slicedRows: 'A slice gives the rows it is asked for, as far as the table has them.',
    firstRefused: 'A text passes while each of its tokens finds a row.',
    smallestMaxLen: 'The text passes once each of its tokens finds a row.',
  } as Readonly<Record<string, string>>,
  notThat: 'The emulated class does not do that.',
  noCount: (given: string) => `The answer must be a whole number from 0 to 999 999; given “${given}”.`,
  says: 'PyTorch says:',
  answer: (question: string, right: string) => `${question} ${right}`,
};
