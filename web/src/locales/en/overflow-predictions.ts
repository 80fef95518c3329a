/** Overflow: the questions of Predict and a reply to every answer. Numbers arrive printed; 1 and 0 stand for yes and no. */
import type { Named, PredictionWords } from '../contract.ts';

const many = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;
const tokens = (count: string): string => many(count, 'token', 'tokens');
const rows = (count: string): string => many(count, 'row', 'rows');

/** What the class did, for the replies; 1 and 0 stand for yes and no. */
function happened(e: Named): string {
  if (e.builds === '0') return `The class stops while its table is built: ${e.values} cosines, ${e.columns} columns.`;
  if (e.adds === '0') return `The add stops: ${rows(`${e.length}`)} of input, ${e.given} of table.`;
  if (e.spreads === '1') return `Nothing stops: a row count of 1 is stretched in silence, to ${rows(`${e.out}`)}.`;
  return `Nothing stops: ${rows(`${e.length}`)} of input, ${e.given} of table.`;
}

const ownLengths =
  'These are your own lengths if your text is at least 2 tokens longer than its table and at most twice as long; otherwise 1500 tokens and 1000 rows.';

const messageRead = (e: Named): string =>
  `Tensor a is the input with its ${tokens(`${e.input}`)}, tensor b what the slice gave, ${rows(`${e.table}`)}. The sequence is axis ${e.sequence}.`;

const limitRead = (e: Named): string =>
  `Row ${e.last} is the last, so ${tokens(`${e.stored}`)} fit. The first length refused is ${e.refused}.`;

const changesMeasured = (e: Named): string =>
  `Cut, the outputs change by ${e.truncate}. Clamped it is ${e.clamp}, wrapped ${e.wrap}, with a table that is long enough ${e.rebuild}.`;

const wrapsTo = (e: Named): string => `Token ${e.token} wraps to row ${e.row}, which token ${e.row} has by right.`;

const policiesCounted = (e: Named): string =>
  `Rows out, and different rows among them: truncate ${e.truncateOut} and ${e.truncateDifferent}, clamp ${e.clampOut} and ${e.clampDifferent}, wrap ${e.wrapOut} and ${e.wrapDifferent}, rebuild ${e.rebuildOut} and ${e.rebuildDifferent}.`;

const batchRead = (e: Named): string =>
  `The class takes axis 1 for the sequence, so it slices ${rows(`${e.table}`)}, one for each column. A square matrix fits by chance and comes back as [1, ${e.width}, ${e.width}]; ${e.input} rows do not.`;

export const overflowPredictions = {
  OV1: {
    question: 'D2L’s class runs its steps in this order. Which one stops?',
    choices: {
      build: { text: 'Building the table.' },
      slice: { text: 'Taking the rows from it.', formula: '\\P[:, :n]' },
      add: { text: 'The add.', formula: 'X + \\P' },
      dropout: { text: 'Dropout on the sum.' },
      none: { text: 'None. It returns an output.' },
    },
    right: happened,
    replies: {
      build: (e) => `The table holds its ${rows(`${e.stored}`)} before any text comes. ${happened(e)}`,
      slice: (e) =>
        e.slices === '0'
          ? `ViT takes no slice. ${happened(e)}`
          : e.given === e.length
            ? `The slice asks for ${rows(`${e.length}`)} and gets ${e.length === '1' ? 'it' : 'them'}. ${happened(e)}`
            : `An index past the end fails. A slice past the end is clipped: asked for ${e.length}, it gives ${rows(`${e.given}`)}. ${happened(e)}`,
      add: happened,
      dropout: (e) => `Dropout works on a sum of any length. ${happened(e)}`,
      none: (e) =>
        e.builds === '0'
          ? happened(e)
          : `${e.formula === '1' ? 'The formula has no end, but the stored table has' : 'The stored table has an end'}, and nothing here cuts the text. ${happened(e)}`,
    },
  },
  OV5: {
    question: 'Clamp every position past the end to the last row. How many tokens get that row?',
    hint: 'Positions count from 0.',
    counted: (number) => `Clamped, ${tokens(number)} would get the last row.`,
    right: (e) => `Row ${e.last} goes to ${tokens(`${e.shared}`)}.`,
    replies: {
      low: (e) => `Token ${e.last} has row ${e.last} by right; every later one is sent there. That makes ${e.shared}.`,
      high: (e) =>
        `Positions count from 0, and only those from ${e.last} on read row ${e.last}. That makes ${e.shared}.`,
      other: (e) => `Row ${e.last} goes to ${tokens(`${e.shared}`)}.`,
    },
  },
  OV2: {
    question: ({ length, maxLen, width }) =>
      `An input of shape [batch, ${length}, ${width}] meets the table of ${rows(`${maxLen}`)}. PyTorch says: “The size of tensor a (…) must match the size of tensor b (…) at non-singleton dimension …”. Which three numbers?`,
    labels: ['tensor a', 'tensor b', 'dimension'],
    hint: ownLengths,
    right: messageRead,
    replies: {
      exchanged: (e) => `The sum names its left side first, and that is the input. ${messageRead(e)}`,
      batchAxis: (e) =>
        `Axis 0 is the batch. There the table has size 1, and a size of 1 is stretched to any other. ${messageRead(e)}`,
      widthAxis: (e) =>
        `Axes count from 0, so the last one is the width: ${e.width} on both sides, and that fits. ${messageRead(e)}`,
      lastPositions: (e) =>
        `${e.lastToken} and ${e.lastPosition} are the last positions, counted from 0. The message counts how many there are. ${messageRead(e)}`,
      widths: (e) => `The widths agree: ${e.width} on both sides. ${messageRead(e)}`,
      other: messageRead,
    },
  },
  OV3: {
    question: ({ maxLen }) => `The table has ${rows(`${maxLen}`)}. Which lengths does the class accept?`,
    hint: ownLengths,
    choices: {
      below: { text: 'One token fewer than rows' },
      full: { text: 'As many tokens as rows' },
      onePast: { text: 'One token more than rows' },
      past: { text: 'The length of this text' },
    },
    right: limitRead,
    replies: {
      lastIndex: (e) => `Rows count from 0: the last one is ${e.last}, and that makes ${e.stored}. ${limitRead(e)}`,
      oneMore: (e) => `${e.refused} tokens ask for row ${e.stored}, which does not exist. ${limitRead(e)}`,
      noEnd: (e) => `The formula has no end. The table was stored, and it ends. ${limitRead(e)}`,
      exactly: (e) => `A shorter text takes the first rows and leaves the others. ${limitRead(e)}`,
      other: limitRead,
    },
  },
  OV4: {
    question: ({ length, maxLen, token }) =>
      `${length} tokens, drawn from your seed, meet a table of ${rows(`${maxLen}`)}. The text is cut to ${tokens(`${maxLen}`)} in silence, then attention runs. Now token ${token} is replaced by another one. How much do the first ${maxLen} outputs change at most?`,
    counted: (size) => `The first outputs change by ${size}.`,
    right: (e) => `Token ${e.token} was cut off, so nothing depends on it. ${changesMeasured(e)}`,
    replies: {
      rebuilt: (e) =>
        `That is what a table that is long enough gives: there every output depends on token ${e.token}. Here it was cut off, and no error says so. ${changesMeasured(e)}`,
      high: (e) => `Token ${e.token} was cut off, so nothing depends on it. ${changesMeasured(e)}`,
      other: changesMeasured,
    },
  },
  OV6: {
    question: ({ maxLen, token }) =>
      `Wrap every position past the end: position modulo ${maxLen}. Which earlier token shares its row with token ${token}?`,
    hint: `Positions count from 0. ${ownLengths}`,
    counted: (number) => `Token ${number} shares its row.`,
    right: (e) => `${wrapsTo(e)} In all, ${many(`${e.pairs}`, 'pair shares', 'pairs share')} a row.`,
    replies: {
      oneBefore: (e) => `Tokens and rows both count from 0, so nothing shifts by one. ${wrapsTo(e)}`,
      oneAfter: (e) => `Tokens and rows both count from 0, so nothing shifts by one. ${wrapsTo(e)}`,
      clamped: (e) => `Row ${e.clamped} is where clamping sends it. Wrapping begins again at row 0. ${wrapsTo(e)}`,
      rebuilt: (e) => `Only a longer table gives it a row of its own. This one has ${e.maxLen}. ${wrapsTo(e)}`,
      other: wrapsTo,
    },
  },
  OV7: {
    question: ({ length, row, column }) =>
      `The table is rebuilt with ${length} rows. What stands in its last row, ${row}, in column ${column}?`,
    hint: `Right within 0.001; take a calculator. Columns count from 0, even ones are sines. ${ownLengths}`,
    counted: (number) => `The entry is ${number}.`,
    right: ({ value }) =>
      `It is ${value}. The formula gives every row, trained or not. Only a learned table has none to give.`,
    replies: {
      countedFromOne: ({ value, past, row, countedFromOne }) =>
        `${countedFromOne} belongs to row ${past}. Rows count from 0, so ${past} rows end at row ${row}: ${value}.`,
      doubledExponent: ({ value, column, twice, doubledExponent }) =>
        `${doubledExponent} has its exponent doubled, and so belongs to column ${twice}. The exponent of column ${column} is its own number over the width: ${value}.`,
      lastStored: ({ value, stored, row, lastStored }) =>
        `${lastStored} stands in row ${stored}, where clamping would send this token. A rebuilt table goes on to row ${row}: ${value}.`,
      nextColumn: ({ value, column, next, nextColumn }) =>
        `${nextColumn} is the cosine of the pair, in column ${next}. Column ${column} is even, a sine: ${value}.`,
      empty: ({ value }) => `No row of a rebuilt table is empty: the formula gives each. It is ${value}.`,
      other: ({ value, row, column }) =>
        `Row ${row}, column ${column} holds ${value}: the formula gives it, and nothing needs training.`,
    },
  },
  OV8: {
    question: ({ length }) => `Which policies return ${length} rows, each made with another row of the table?`,
    hint: ownLengths,
    choices: {
      truncate: { text: 'Truncate: cut the text' },
      clamp: { text: 'Clamp: the last row for all that follow' },
      wrap: { text: 'Wrap: begin again at row 0' },
      rebuild: { text: 'Rebuild: make a longer table' },
    },
    right: policiesCounted,
    replies: {
      allRowsOut: (e) =>
        `As many rows come out, but clamp and wrap make them with fewer rows of the table. ${policiesCounted(e)}`,
      noneShared: (e) => `Truncate shares no row, but it loses tokens. ${policiesCounted(e)}`,
      clamp: (e) => `Clamp sends every token past the end to one row. ${policiesCounted(e)}`,
      clampToo: (e) => `Clamp sends every token past the end to one row. ${policiesCounted(e)}`,
      truncate: (e) => `Truncate returns as many rows as the table has. ${policiesCounted(e)}`,
      wrapToo: (e) => `Wrap gives rows to a second token. ${policiesCounted(e)}`,
      other: policiesCounted,
    },
  },
  OV9: {
    question: ({ width, taller }) =>
      `Two matrices go in without a batch axis: ${width} tokens of width ${width}, then ${taller} tokens of width ${width}. What happens?`,
    choices: {
      squareOnly: { text: 'The first goes through. The second stops, and the message names its two sizes.' },
      limit: { text: 'The first goes through. The second stops, and the message names `max_len`.' },
      bothStop: { text: 'Both stop: an axis is missing.' },
      bothWork: { text: 'Both go through: the table is long enough.' },
    },
    right: batchRead,
    replies: {
      squareOnly: batchRead,
      limit: (e) =>
        `The ${e.stored} rows of the table play no part: the message names ${e.input} and ${e.table}. ${batchRead(e)}`,
      bothStop: (e) => `Nothing checks for the axis, and a missing one is filled in silence. ${batchRead(e)}`,
      bothWork: (e) => `The table is long enough, but the slice is not. ${batchRead(e)}`,
    },
  },
} satisfies Record<string, PredictionWords>;
