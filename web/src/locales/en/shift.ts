/** Shift: every sentence. `words` are quoted or plain already, sizes are printed. */
import type { ExperimentWords } from '../contract.ts';
import type { Refusal } from './frame-refusals.ts';
import { names } from './names.ts';
import { predictions } from './shift-predictions.ts';
import { listed, schemes, verb } from './shift-schemes.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Hyphens of the engine's ranges become minus signs. */
const signed = (text: string): string => text.replace(/-(?=\d)/g, '−');

export const shift = {
  ...names.shift,
  controls: {
    offset: 'Offset $\\δ$',
    position: 'Position $i$',
    width: 'Width $d$',
    words: 'Your words',
    seed: 'Seed of words and weights',
    headCount: 'Heads',
    maxLen: 'Rows of the table, max_len',
    causal: 'Causal mask',
    pair: 'Pair $j$',
    matrix: 'Matrix',
    act: 'What happens to the text',
    frontWords: 'Words in front',
    padCount: 'Pads',
    padMask: 'The mask hides',
    recheckValid: 'Count ids from the first real token',
  },
  options: {
    act: { moveIds: 'Move the ids', prepend: 'Words in front', padLeft: 'Pad on the left' },
    padMask: { pads: 'the pads', validLens: 'what lies past D2L’s valid length' },
    matrix: { shift: 'shift', rope: 'RoPE' },
  },
  presets: {
    wholeTurn: 'A whole turn',
    rope: 'RoPE’s matrix',
    front: 'A word in front',
    padded: 'Left padding',
    tableEnd: 'End of the table',
    odd: 'Odd width',
    widthOne: 'Width 1',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Your words take ${allowed}. You gave ${given}.`,
    'frontWords.out-of-range': ({ allowed, given }: Refusal) => `Words in front take ${allowed}. You gave ${given}.`,
    'offset.row-out-of-table': ({ label, allowed, given }: Refusal) =>
      `${label} = ${signed(given)} leads off the table. Here it takes ${signed(allowed)}.`,
    'queryPositions.row-out-of-table': ({ allowed, given }: Refusal) =>
      `Stops: no row ${signed(given)}. The table has ${allowed}.`,
    'scheme.out-of-range': ({ given }: Refusal) => `Stops: RoPE turns pairs, and ${given} is odd.`,
  },
  predictions,
  claims: {
    CL26: {
      sentence:
        'At even widths one turn per pair, by offset times frequency, takes every row of the table to the row that many positions on.',
      seen: 'the turned rows against the rows ahead',
    },
    CL27: {
      sentence:
        'Two turns make one turn by the sum of their offsets. A turn keeps lengths, and its transpose turns back.',
    },
    CL28: {
      sentence: 'The matrix RoPE writes, [cos, −sin; sin, cos], moves a (sine, cosine) pair of the table forward.',
      seen: 'the turned rows against the rows ahead',
    },
    CL29: {
      sentence:
        'A sine column moves on without its cosine: for some offset one factor takes it there from every position.',
    },
    CL30: {
      sentence: 'With sinusoids added to the words, the attention weights stay when all positions move by one offset.',
    },
    CL31: {
      sentence:
        'Absolute tables notice when all positions move: sinusoids or a learned table at the input, and sinusoids in $\\Q$ and $\\K$ only.',
      seen: 'the smallest of the three changes',
    },
    CL32: {
      sentence: 'With RoPE the outputs stay, up to rounding, when all positions move together by at most 1000.',
      seen: 'the outputs with RoPE before and after',
    },
    CL33: {
      sentence:
        'With ALiBi, T5 or Shaw no bit of the outputs changes when all positions move together, by up to 100 000.',
      seen: 'the largest of the three changes',
    },
    CL34: {
      sentence:
        'RoPE tells the distance but not the side: a key some positions after the query scores as it would equally far before it.',
    },
    CL35: {
      sentence: 'A real word put in front only moves positions, so the outputs of the old tokens stay in every scheme.',
      seen: 'the largest change of any scheme',
    },
    CL36: {
      sentence: 'T5 with 32 buckets and maximum distance 128 keeps all distances below 128 apart.',
    },
    CL37: {
      sentence:
        'Pads in front are harmless as soon as they are masked, even if sinusoids at the input count them as positions.',
      seen: 'sinusoids at the input, with pads and without',
    },
    CL38: {
      sentence: 'With one pad in front, some valid length hides the pad and shows every real token.',
    },
  },
  did: 'The engine did',
  compared:
    'Difference: the attention output with sinusoids at the input, before and after what that run does to the text.',
  why: 'Why does the matrix stay while the output changes?',
  reasons: {
    angle: 'A pair turns by $δω_{j}$. The position is not in that angle.',
    pair: 'Sine and cosine together are a point on a circle. Moving on is a turn, and a turn is linear.',
    words: 'The rows of the table turn, the words do not. Their sum is a new input.',
    offsets:
      'Under Shaw, T5, ALiBi and RoPE only the offset counts, key position minus query position. A common shift leaves that alone.',
  },
  selfTest: {
    question: 'What does the 2 × 2 rotation from position $i$ to position $i + \\δ$ depend on?',
    formula:
      'p_{i+δ, 2j} = cos δω_{j} p_{i, 2j} + sin δω_{j} p_{i, 2j+1}\np_{i+δ, 2j+1} = −sin δω_{j} p_{i, 2j} + cos δω_{j} p_{i, 2j+1}',
    ideas: {
      product: 'On the offset $\\δ$ and the frequency $ω_{j}$ of the pair, only through their product.',
      position: 'Not on $i$: one matrix serves every position.',
      entries: 'For (sin, cos) it has cos and sin on top, −sin and cos below.',
      linear: 'So for a given $\\δ$ a shift is one linear map of all encodings. The outputs may still change.',
    },
  },

  axis: (column: string, wave: string) => `column ${column}, *${wave}*`,
  handFrom: (position: string) => `$i$ = ${position}`,
  handTo: (position: string, backwards: boolean) => `$i ${backwards ? '-' : '+'} δ$ = ${position}`,
  turned: (angle: string, radians: string, degrees: string) => `$${angle}$ = ${radians} rad = ${degrees}`,
  fromTo: (from: string, to: string) => `from position ${from} to position ${to}`,
  dialName: (pair: string, fromTo: string) => `Clock of pair ${pair}: the hand turns ${fromTo}`,
  matrixName: (matrix: readonly (readonly string[])[], from: readonly string[], to: readonly string[]) =>
    `The matrix with rows ${matrix.map((row) => row.join(', ')).join(' and ')} takes ${from.join(', ')} to ${to.join(', ')}`,
  matrixNameHidden: 'The matrix of the pair takes its sine and cosine at position i to those at i + δ',
  lawHolds: (size: string, pairs: string, positions: string, identical: boolean) =>
    `${identical ? '**Identical,** bit for bit,' : `**Holds to ${size}**`} for ${pairs === '1' ? 'the only pair' : `all ${pairs} pairs`} and ${positions} ${positions === '1' ? 'position' : 'positions'}.`,
  lawBroken: (size: string, row: string, col: string) =>
    `**Broken by ${size}** against position $i + \\δ$, most at position ${row}, column ${col}.`,
  behindHolds: (size: string) => `**Holds to ${size}** against position $i - \\δ$.`,
  behindBroken: (size: string) => `**Broken by ${size}** against position $i - \\δ$ too.`,
  matrixHolds: (pair: string) =>
    `The matrix holds $δ$ and $ω_{${pair}}$. It does not hold $i$. Slide $i$: the vectors turn, the matrix stays.`,
  ropeTrap: 'RoPE’s matrix is made for pairs in (cos, sin) order. On D2L’s (sin, cos) pair it turns the clock back.',
  tryRope: 'Try RoPE’s matrix on this pair',
  backToShift: 'Back to D2L’s matrix',
  noPair: 'Width 1 is a lone sine. It has no pair, so there is no clock and no matrix. The rest runs.',
  loneSine: (column: string) =>
    `The width is odd. Column ${column} is a sine without a cosine, so no matrix moves it along.`,

  dialsHeading: 'One clock per pair $j$. Twelve o’clock is position 0.',
  dialsCaption: (offset: string) => `Turn for $δ$ = ${offset}, and positions per full turn`,
  dialsWindow: (first: string, last: string, all: string) => `· pairs ${first}–${last} of ${all}`,
  hear: (pair: string) => `Hear pair ${pair}`,
  heard: (backwards: boolean) =>
    `Two tones, $i$ and $i ${backwards ? '−' : '+'} δ$. A full turn is an octave, 30° a semitone: the interval is the same at every $i$.`,
  dialsName: 'Clocks, one per frequency pair',
  pairOption: (pair: string, turn: string, positions: string) =>
    `Pair ${pair}: turns by ${turn}, a full turn takes ${positions} positions`,

  actHeadings: {
    moveIds: (offset: string) => `Now move every index by ${offset}. Same tokens, same weights.`,
    prepend: (front: string) => `Now put “${front}” in front. New keys, same weights.`,
    padLeft: (pads: string, hidden: boolean) =>
      `Now put ${pads} ${pads === '1' ? 'pad' : 'pads'} in front. ${hidden ? 'No new keys' : 'The pads stay keys'}, same weights.`,
  },
  pad: 'pad',
  idsName: 'Tokens with their position ids, before and after',
  schemeHead: { scheme: 'Scheme', how: 'How position gets in', change: 'Largest change in the attention output' },
  schemesName: 'Largest change in the attention output, per scheme, on a log scale',
  schemes,

  productsHeading: 'Multiply rows of the table. Does the offset decide?',
  products: {
    raw: { title: 'Row times row', name: 'Products of table rows, row a against row b' },
    projected: {
      title: 'Through query and key maps',
      name: 'Products of projected table rows, row a as query against row b as key',
    },
  },
  curveTitle: 'Product by offset',
  curveName: 'Products over the offset: the raw rows as one line, the projected ones between two',
  offsetAxis: 'δ',
  curveCaption: 'Teal: raw rows. Between the ink lines: projected rows of one offset.',
  diagonalHolds: (size: string) => `Each diagonal is one number, to ${size}.`,
  diagonalBroken: (size: string, offset: string) => `One diagonal, offset ${offset}, spreads over ${size}.`,
  rawOffset: 'Raw products depend on the offset alone, and $\\δ$ gives the same as $-\\δ$.',
  rawOneWay: 'Raw products depend on the offset alone.',
  rawBroken: 'Here the lone sine spoils it: raw products depend on more than the offset.',
  rises: (offset: string, before: string, after: string) =>
    `They do not fall steadily: at offset ${offset} they rise from ${before} to ${after}.`,
  projectedBroken: (size: string) =>
    `Through the maps, products of one offset differ by up to ${size}. The offset alone no longer decides.`,
  pointAt: 'Point at a product, or focus a matrix and use the arrow keys.',
  readout: (row: string, col: string, value: string, offset: string, raw: boolean) =>
    `Row ${row} times row ${col}${raw ? '' : ', projected'}: ${value}. Offset ${offset}.`,

  decodingHeading: 'Now decode token by token, and always take row 0.',
  decodingCaption:
    'D2L’s decoder feeds one new token at a time, so its slice starts at row 0 every time. Largest difference from all tokens at once, causal, sinusoids at the input.',
  decodingName: 'Difference of each decoding step from all tokens at once',
  decodingOne: 'One token stands at position 0, so nothing differs. Add a word.',
  decodingSame: 'No step differs by more than rounding.',
  decodingDrifts: (size: string, step: string, word: string) =>
    `Step 0 agrees, because its token does stand at 0. The largest difference is ${size}, at step ${step}, “${word}”. Every new token needs its own row.`,

  conditions: {
    moveIds: (sign: string, offset: string, position: string) => `ids ${sign} ${offset} from ${position}`,
    prepend: (words: readonly string[]) => `“${words.join(' ')}” in front`,
    padLeft: (pads: string, rechecked: boolean, hidden: boolean) =>
      `${pads} left ${pads === '1' ? 'pad' : 'pads'}, ids ${rechecked ? 'rechecked' : 'plain'}${hidden ? '' : ', valid length'}`,
    width: (width: string) => `width ${width}`,
    heads: (heads: string) => `${heads} heads`,
    causal: 'causal',
    maxLen: (rows: string) => `${rows} ${rows === '1' ? 'row' : 'rows'}`,
    seed: (seed: string) => `seed ${seed}`,
    words: (words: readonly string[]) => (words.length > 6 ? `${words.length} words` : `“${words.join(' ')}”`),
  },

  describe: {
    hidden:
      'The matrix takes a pair from position $i$ to $i + \\δ$. What it does elsewhere, and to the output, is not shown yet.',
    linear: (size: string) =>
      `A shift of the sinusoids is linear, yet the output still changes by ${size}. Linear is not invariant.`,
    offsetsStay: (names: readonly string[]) =>
      `${listed(names)} ${verb(names, 'sees only the offset and holds', 'see only the offset and hold')}.`,
    nothingMoved: (names: readonly string[]) => `No output changes under ${listed(names)}.`,
    someChange: (moved: readonly string[], kept: readonly string[], largest: string) =>
      moved.length === 0
        ? `No output changes under ${listed(kept)}.`
        : `Outputs change under ${listed(moved)}, by up to ${largest}.${kept.length > 0 ? ` They hold under ${listed(kept)}.` : ''}`,
    allChange: (count: string, smallest: string, largest: string) =>
      `All ${count} change, by ${smallest} to ${largest}. A real word in front is a new key, and it takes weight from the others. New ids alone may go unseen, a new key does not.`,
    padsHidden: (count: string) =>
      `All ${count} give the old outputs back. The mask hides the pads, and ids count from the first real token.`,
    padsSeen: (count: string, largest: string) =>
      `All ${count} change, by up to ${largest}. A valid length describes a prefix, so it cannot hide pads in front.`,
    padsRenumber: (moved: readonly string[], largest: string, kept: readonly string[]) =>
      `The pads are hidden, yet ${listed(moved)} ${verb(moved, 'changes', 'change')}, by up to ${largest}: the ids count the pads. ${capital(listed(kept))} ${verb(kept, 'holds', 'hold')}.`,
    stopped: (names: readonly string[]) => `${capital(listed(names))} ${verb(names, 'stops', 'stop')}.`,
  },
  outcome: {
    /** Sinusoids at the input, under what was predicted and under the chosen act. */
    acts: { moveIds: 'Moving the ids', prepend: 'Putting words in front', padLeft: 'Padding on the left' },
    changed: (act: string, size: string, word: string, feature: string) =>
      `${act} changes the output with sinusoids at the input by **${size}**, at “${word}”, feature ${feature}.`,
    identical: (act: string) => `${act} leaves the output with sinusoids at the input **identical,** bit for bit.`,
    rounding: (act: string, size: string) =>
      `${act} keeps the output with sinusoids at the input, up to rounding: **${size}**.`,
    stopped: (act: string) => `${act} takes ids past the table, so sinusoids at the input give no output.`,
  },

  tables: {
    pairs: 'Frequency pairs: turn for δ, and the pair at i and at i + δ',
    pairHead: [
      'Pair',
      'Frequency',
      'Turn, rad',
      'Turn, °',
      'Positions per turn',
      'sin at $i$',
      'cos at $i$',
      'sin at $i + δ$',
      'cos at $i + δ$',
    ],
    products: 'Products of row 0 with row k, and the range of projected products at that offset',
    productHead: ['Offset', 'Raw', 'Projected, smallest', 'Projected, largest'],
    decoding: 'Difference per decoding step',
    decodingHead: ['Step', 'Token', 'Difference'],
  },
} satisfies ExperimentWords & Record<string, unknown>;
