/** Shift: the questions of Predict, and a reply to each way to get them wrong. "NaN" is a number that does not exist here. */
import type { Named, PredictionWords } from '../contract.ts';
import { namesOf, schemeChoices } from './shift-schemes.ts';

const noMatrix = 'Width 1 has no pair, so there is no matrix that could change.';
const noEntry = 'Width 1 has no pair, so there is no matrix and no entry.';
const pastTable = 'The ids run past the table, so the add stops and there is no output.';
const oddHead = 'RoPE turns pairs. The head width is odd here, so it stops.';
const nothingMoves = ({ offset }: Named): string => (offset === '0' ? ' An offset of 0 moves nothing.' : '');

/** "none 0, Shaw 0, RoPE 2.2e-16": in ascending order. */
const measured = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((id) => `${namesOf(id)[0]} ${e[id] === 'NaN' ? 'stops' : e[id]}`)
    .join('; ');

const stopsToo = ({ stopped = '' }: Named, what: string): string =>
  stopped === '' ? '' : ` ${what} ${namesOf(stopped).join('; ')}.`;
/** "RoPE changes by 0.5", or that it stops. */
const changes = (name: string, size: string | undefined): string =>
  size === 'NaN' ? `${name} stops` : `${name} changes by ${size}`;

const SH1: PredictionWords = {
  question: (e) =>
    `Every position id moves by ${e.offset}; words and maps stay. Sort by how far the attention output changes, smallest first. Equal ones may stand in any order.${stopsToo(e, 'What stops goes last:')}`,
  choices: schemeChoices,
  right: (e) =>
    `Measured: ${measured(e)}. What sees only offsets in whole numbers stays exactly; RoPE’s turns cancel up to rounding; a table has other rows at other positions.`,
  replies: {
    sizes: (e) => `What stays and what changes is right. The changes in order: ${measured(e)}.`,
    linear: (e) =>
      e.sinusoidalInput === 'NaN'
        ? pastTable
        : `You put the sinusoids with what stays. Their pairs do move on by one matrix, up to ${e.law}. The words they are added to do not, so products of word and position change: the output by ${e.sinusoidalInput} at the input, by ${e.sinusoidalQueryKey} in $\\Q$ and $\\K$.`,
    learned: (e) =>
      e.learnedInput === 'NaN'
        ? pastTable
        : `You put the learned table with what stays. It has learned rows, not steps: nothing ties row $i + \\δ$ to row $i$. The output changes by ${e.learnedInput}.`,
    rope: (e) =>
      `${e.rotary === 'NaN' ? oddHead : 'RoPE comes right after what stays exactly. Its angles are large, but query and key turn by the same extra angle, and the score keeps only the difference.'} Measured: ${measured(e)}.`,
    other: (e) => `Measured, in order: ${measured(e)}.`,
  },
};

const SH2: PredictionWords = {
  question: ({ pair, width, offset }) =>
    `Pair ${pair} of width ${width}, $\\δ$ = ${offset}. D2L’s 2 × 2 matrix acts on (sin, cos) as a column. Which number stands at its top right?`,
  hint: 'Three decimals.',
  right: (e) => `It is the sine of $δω_{j}$: ${e.turn} rad, that is ${e.degrees}°. sin ${e.turn} = ${e.entry}.`,
  replies: {
    rope: (e) =>
      `${e.rope} stands there in RoPE’s matrix, which is made for (cos, sin). On a (sin, cos) pair it goes back, to $i - \\δ$. D2L’s matrix has ${e.entry}.`,
    diagonal: (e) => `${e.diagonal} is the cosine of $δω_{j}$. It stands on the diagonal. The sine is ${e.entry}.`,
    noFrequency: (e) =>
      `${e.noFrequency} is the sine of ${e.offset}, right for a pair with frequency 1. This pair turns by ${e.frequency} rad per position, so the angle is ${e.turn} and its sine ${e.entry}.`,
    inDegrees: (e) =>
      `${e.inDegrees} is the sine of ${e.turn} degrees. The angle is ${e.turn} radians, that is ${e.degrees}°, and its sine ${e.entry}.`,
    other: (e) =>
      e.entry === 'NaN'
        ? noEntry
        : `It is ${e.entry}: the sine of $δω_{j}$, with ${e.frequency} rad per position and so ${e.turn} rad in all.`,
  },
};

const SH3: PredictionWords = {
  question:
    'The 2 × 2 matrix takes a pair from position $i$ to $i + \\δ$. Now $i$ moves to the far end of the table. What happens to the four entries of the matrix?',
  choices: {
    turn: { text: 'The entries turn with $i$.' },
    stay: { text: 'The entries stay as they are.' },
    grow: { text: 'The entries grow with $i$.' },
    repeat: { text: 'The entries come back every $\\δ$ positions.' },
  },
  right: ({ here, there, residual, positions, pairs, backwards }) =>
    pairs === '0'
      ? noMatrix
      : `From position ${here} and from position ${there} the matrix is the same. It leads from ${positions === '1' ? 'the only position' : `all ${positions} positions`} to ${backwards === '1' ? '$i - \\δ$' : '$i + \\δ$'}, up to ${residual}.`,
  replies: {
    turn: ({ here, there, pairs }) =>
      pairs === '0'
        ? noMatrix
        : `The pair turns with $i$. The matrix is the step from $i$ to $i + \\δ$, and that step is the same at ${here} and at ${there}.`,
    grow: ({ pairs }) =>
      pairs === '0'
        ? noMatrix
        : 'The entries are a cosine and a sine of $δω_{j}$. They stay between −1 and 1, wherever you stand.',
    repeat: ({ pairs }) => (pairs === '0' ? noMatrix : 'There is nothing to repeat. $i$ does not occur in the matrix.'),
    stay: ({ here, there }) => `Measured here, the entries at ${here} and at ${there} differ.`,
  },
};

const sizeOfChange: PredictionWords = {
  question:
    'Every position id moves by $\\δ$. Words and weights stay, sinusoids are added at the input. How much does the attention output change at most?',
  right: ({ change, offset }) => {
    if (change === 'NaN') return pastTable;
    if (change === '0')
      return `The output stays, bit for bit.${offset === '0' ? ' An offset of 0 moves nothing.' : ''}`;
    return `It changes by ${change}. The rows of the table move on, the words do not, and attention sees their sum.`;
  },
  replies: {
    low: ({ change, queryKey }) =>
      `It changes by ${change}. That is no rounding. The rows of the table move on, but the words they are added to stay. With sinusoids in $\\Q$ and $\\K$ alone it is ${queryKey}.`,
    high: ({ change }) =>
      change === '0'
        ? 'The output stays, bit for bit.'
        : `It changes by ${change}. Encodings stay between −1 and 1 at every position, so however far you move, the change stays bounded.`,
    other: ({ change }) => (change === 'NaN' ? pastTable : `It changes by ${change}.`),
  },
};

/** What weights and outputs do, measured. */
const weightsDo = ({ weights, outputs }: Named): string =>
  weights === 'NaN' ? pastTable : `The weights change by ${weights}, the outputs by ${outputs}.`;

const SH4: PredictionWords = {
  question: ({ offset, raw, rawSame }) =>
    `Sinusoids at the input, every id moves by ${offset}. ${rawSame === '1' ? `Products of table rows depend on the offset alone, up to ${raw}.` : 'The lone sine of an odd width spoils even products of table rows.'} What do the attention weights do?`,
  choices: {
    stay: { text: 'The weights stay, and the outputs too: a product sees only the offset.' },
    outputs: { text: 'The weights stay. Only the outputs change.' },
    change: { text: 'The weights change.' },
    bounds: { text: 'The weights change, because rows farther out leave the interval from −1 to 1.' },
  },
  right: (e) =>
    `${weightsDo(e)} Attention multiplies sums of word and position, and it projects them first.${nothingMoves(e)}`,
  replies: {
    stay: (e) =>
      `${weightsDo(e)} Products of rows see ${e.rawSame === '1' ? 'only the offset' : 'more than the offset already'}. Here words are added to the rows, and both are projected first: even for the rows alone, projected products of one offset differ by up to ${e.projected}.`,
    outputs: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs === '0' ? ' Nothing changes here.' : ''}${nothingMoves(e)}`,
    change: (e) =>
      `${weightsDo(e)}${e.weights === '0' && e.outputs !== '0' ? ' With one key there is one weight, 1, and only the values carry the new position.' : ''}${nothingMoves(e)}`,
    bounds: (e) =>
      `No row leaves it: every entry is a sine or a cosine, at every position. ${weightsDo(e)}${nothingMoves(e)}`,
  },
};

/** "16 at 0, 12.27 at 3, ..." */
const products = (e: Named): string =>
  (e.order ?? '')
    .split(',')
    .map((distance) => `${e[`at${distance}`]} at ${distance}`)
    .join(', ');

const SH5: PredictionWords = {
  question: ({ width }) =>
    `Row 0 of the table times row $k$, width ${width}. Sort the distances $k$ by that product, largest first.`,
  right: (e) =>
    `The products are ${products(e)}.${e.far === 'NaN' ? '' : ` They do not only fall: distance ${e.far} beats distance ${e.near}.`}`,
  replies: {
    falls: (e) =>
      `The products do not only fall. At distance ${e.near} it is ${e.nearProduct}, at distance ${e.far} again ${e.farProduct}: quick pairs have come back into step. In order: ${products(e)}.`,
    grows: (e) =>
      `A row agrees best with itself. Row 0 times row 0 is ${e.at0}, and no other product is larger. In order: ${products(e)}.`,
    other: (e) => `In order: ${products(e)}.`,
  },
};

/** How far RoPE goes, measured. */
function ropeMoves({ rotary, words, offset }: Named): string {
  if (rotary === 'NaN') return oddHead;
  if (offset === '0') return 'An offset of 0 moves nothing.';
  return `RoPE’s output changes by ${rotary}.${words === '1' ? ' One token has one weight, 1, whatever its score.' : ''}`;
}
const otherAngles =
  'The angles before and after are other numbers. Only their differences agree, up to the last digits.';

const SH6: PredictionWords = {
  question: ({ offset }) =>
    `RoPE, every position id moves by ${offset}, in double precision. How far does the attention output change?`,
  choices: {
    zero: { text: 'Not at all: exactly 0.' },
    rounding: { text: 'Only by rounding.' },
    coarse: { text: 'By some thousandths: large angles are coarse.' },
    sinusoid: { text: 'As much as with sinusoids in $\\Q$ and $\\K$.' },
  },
  right: (e) => `${ropeMoves(e)}${e.rotary === '0' ? '' : ` ${otherAngles}`}`,
  replies: {
    zero: (e) =>
      `${ropeMoves(e)} ${otherAngles} A scheme that works with whole offsets, such as T5, changes by ${e.t5}.`,
    rounding: ropeMoves,
    coarse: (e) => `${ropeMoves(e)} Angles are that coarse only in single precision. This engine computes in double.`,
    sinusoid: (e) =>
      `${e.sinusoidalQueryKey === 'NaN' ? pastTable : `Sinusoids in $\\Q$ and $\\K$ change it by ${e.sinusoidalQueryKey}: they are added before the maps.`} RoPE turns after the maps, so query and key keep their angle. ${ropeMoves(e)}`,
  },
};

const SH7: PredictionWords = {
  question: ({ offset }) =>
    `RoPE, one pair with frequency 1, query (1, 0), key (0, 1). Compare the scores of a key that stands ${offset} ${offset === '1' ? 'position' : 'positions'} later and of one that stands as far earlier.`,
  choices: {
    equal: { text: 'Equal: the distance is the same.' },
    zero: { text: 'Both 0: a query at position 0 is not turned.' },
    opposite: { text: 'Opposite signs.' },
  },
  right: (e) =>
    e.offset === '0'
      ? `At an offset of 0 nothing is turned, and both are ${e.later}.`
      : `Later it is ${e.later}, earlier ${e.earlier}. Turning the key one way moves it towards the query, the other way away from it.`,
  replies: {
    equal: (e) =>
      `Later it is ${e.later}, earlier ${e.earlier}. Only a key that points along the query has equal scores: with key (1, 0) they are ${e.alongLater} and ${e.alongEarlier}.`,
    zero: (e) =>
      `Position 0 leaves the query alone. The key does not stand there, and it is turned: unturned its score is ${e.unturned}, later ${e.later}, earlier ${e.earlier}.`,
    opposite: (e) => `Later it is ${e.later}, earlier ${e.earlier}.${nothingMoves(e)}`,
  },
};

/** What both runs do, measured. */
const runs = ({ ids, front }: Named): string => `Run 1 changes the outputs by ${ids}, run 2 by ${front}.`;

const SH8: PredictionWords = {
  question: ({ offset, front }) =>
    `T5. Run 1 moves all position ids by ${offset}. Run 2 puts “${front}” in front. Which run changes the outputs of the old words?`,
  choices: {
    neither: { text: 'Neither: T5 is relative.' },
    ids: { text: 'Only run 1.' },
    front: { text: 'Only run 2.' },
    both: { text: 'Both.' },
  },
  right: (e) =>
    `${runs(e)} ${e.frontHolds === '1' ? 'What comes in front changes the mean of the values only where its value is another one.' : 'New ids leave every offset as it was. What comes in front is a new key.'}`,
  replies: {
    neither: (e) => `${runs(e)} “${e.frontWords}” is a new key and takes weight from the others, whatever the ids are.`,
    ids: (e) => `${runs(e)} All ids move together, so every offset stays, and T5 reads only offsets.`,
    both: (e) => `${runs(e)} All ids move together, so every offset stays, and T5 reads only offsets.`,
    front: (e) => `${runs(e)} Whatever comes in front is a key; here it changes nothing beyond rounding.`,
  },
};

const pads = (n: string | undefined): string => `${n} ${n === '1' ? 'pad' : 'pads'}`;
/** Which schemes change, measured. */
const changing = ({ changed = '' }: Named): string =>
  changed === '' ? 'Measured, none changes.' : `Measured, what changes: ${namesOf(changed).join('; ')}.`;

const SH9: PredictionWords = {
  question: (e) =>
    `${pads(e.pads)} in front${e.causal === '1' ? ', causal mask' : ''}. ${e.hidden === '1' ? 'The mask hides the pads' : 'D2L’s valid length leaves the pads as keys'}, ${e.recounted === '1' ? 'ids count from the first real token' : 'ids count the pads'}. Under which schemes do the outputs of the real tokens change?${stopsToo(e, 'What stops stays out:')}`,
  choices: schemeChoices,
  right: (e) =>
    `${changing(e)} ${e.masked === '0' ? 'A pad that is a key takes weight.' : e.counted === '1' ? 'The mask hides the pads, not the ids: a table has other rows there, offsets stay.' : 'Pads that are hidden and not counted leave no trace.'}`,
  replies: {
    hidden: (e) =>
      `${changing(e)} A mask hides pads as keys${e.counted === '1' ? `, but the first real token now has id ${e.pads}` : ''}. If ids count from the first real token, sinusoids at the input change by ${e.recounted}.`,
    all: (e) =>
      `${changing(e)} All would, if the pads were keys. A common start is invisible to what reads offsets: ${changes('T5', e.t5)}, ${changes('RoPE', e.rotary)}.`,
    allBut: (e) =>
      `${changing(e)} A common start is invisible to what reads offsets: ${changes('T5', e.t5)}, ${changes('RoPE', e.rotary)}.`,
    learned: (e) =>
      `${changing(e)} The learned table changes by ${e.learnedInput}. The sinusoids at the new ids are other rows as well: at the input the change is ${e.sinusoidalInput}.`,
    other: (e) =>
      `${changing(e)} A sinusoid at the input changes by ${e.sinusoidalInput}, ${changes('RoPE', e.rotary)}, ${changes('T5', e.t5)}.`,
  },
};

const side = ({ causal }: Named): string =>
  `${causal === '1' ? 'All buckets are for earlier keys.' : 'Half of the buckets are for later keys.'} Of those for earlier keys half hold one distance each; the others widen.`;
const t5Found = (e: Named): string => `Distance ${e.distance} shares bucket ${e.bucket} with the distance before it.`;

const SH10: PredictionWords = {
  question: ({ buckets, limit, causal }) =>
    `T5, ${causal === '1' ? 'causal' : 'for both directions'}, ${buckets} buckets, limit ${limit}. Which is the first distance of an earlier key that shares its bucket with the distance before it?`,
  right: (e) => `${t5Found(e)} ${side(e)}`,
  replies: {
    limit: (e) => `${e.limit} sets how fast the buckets widen. Sharing starts much earlier. ${t5Found(e)}`,
    other: (e) =>
      `${t5Found(e)} ${side(e)} For both directions the first shared distance is ${e.both}, causal ${e.one}.`,
    each: (e) => `There are ${e.buckets} buckets, but not one for each distance. ${side(e)} ${t5Found(e)}`,
    eachBefore: (e) => `There are ${e.buckets} buckets, but not one for each distance. ${side(e)} ${t5Found(e)}`,
  },
};

export const predictions = { SH3, 'SH4-size': sizeOfChange, SH1, SH2, SH4, SH5, SH6, SH7, SH8, SH9, SH10 };
