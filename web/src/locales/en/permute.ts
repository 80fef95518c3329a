/** Permute: every sentence. `words` are quoted already, sizes are printed, formulas come from the experiment. */
import type { ExperimentWords } from '../contract.ts';
import type { Refusal } from './frame-refusals.ts';
import { names } from './names.ts';
import { permutePredictions } from './permute-predictions.ts';

/** "fox", "fox and met", "fox, met and crow". */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const most = 4;
/** Up to four words by name, more as a count. */
const tokens = (words: readonly string[]): string => (words.length > most ? `${words.length} tokens` : listed(words));

const schemes = {
  none: 'no positions',
  sinusoidal: 'sinusoid',
  learned: 'learned table',
  shaw: 'Shaw',
  t5: 'T5',
  alibi: 'ALiBi',
  rotary: 'RoPE',
};
const places = { input: 'input', everyLayer: 'every layer', queryKey: '$\\Q$, $\\K$ only' };
const tables = { sinusoidal: 'sinusoidal', learned: 'learned' };

const masks = { causal: 'causal mask', padding: 'padding mask' };

const takesOrder = ({ allowed, given }: Refusal): string => `Order takes ${allowed}. You gave ${given}.`;

export const permute = {
  ...names.permute,
  controls: {
    words: 'Your text',
    order: 'Order',
    scheme: 'Positions',
    placement: 'Enter at',
    mask: 'Mask',
    validLength: 'Valid length',
    layerCount: 'Layers',
    shuffle: 'Shuffle',
    block: 'Block',
    summation: 'Sums over tokens',
    precision: 'Precision',
    width: 'Width *d*',
    headCount: 'Heads',
    seed: 'Seed',
    scaleByWidth: 'Scale by √*d*',
    everyOrder: 'Try every order',
    scale: 'Scores divided by',
    drawAgain: 'Back to drawn numbers',
    tokens: 'The given tokens',
    Wq: 'The given query map',
    Wk: 'The given key map',
    Wv: 'The given value map',
    head: 'Head shown',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Your text takes ${allowed}. You gave ${given}.`,
    'scheme.out-of-range': ({ given }: Refusal) =>
      `RoPE turns pairs, so it needs an even head width. You gave ${given}.`,
    'order.not-an-integer': takesOrder,
    'order.wrong-type': ({ given }: Refusal) => `Order takes the old places, such as 0 2 1. You gave ${given}.`,
    'everyOrder.out-of-range': ({ given }: Refusal) => `Trying every order takes at most 6 tokens. You gave ${given}.`,
  },
  options: {
    scheme: {
      none: 'none',
      sinusoidal: 'sinusoid',
      learned: 'learned',
      shaw: 'Shaw',
      t5: 'T5',
      alibi: 'ALiBi',
      rotary: 'RoPE',
    },
    placement: { input: 'input', everyLayer: 'every layer', queryKey: 'Q, K only' },
    mask: { none: 'none', causal: 'causal', padding: 'padding' },
    shuffle: { tokens: 'tokens', sums: 'tokens with their positions' },
    block: { attention: 'attention alone', preNorm: 'whole block' },
    summation: { fast: 'one after the other', exact: 'alike in any order' },
    precision: { float64: 'float64', float32: 'float32' },
    scale: { headWidth: '√ of the head width', none: 'nothing' },
  },
  presets: {
    none: 'No positions',
    sinusoid: 'Sinusoid',
    sums: 'Sums',
    alike: 'Equal words',
    causal: 'Causal mask',
    causalTwice: 'Causal twice',
    block: 'Whole block',
    float32: 'float32',
  },

  /** Conditions in a phrase. */
  conditions: {
    schemes,
    at: (scheme: string, place: keyof typeof places) => `${scheme}, ${places[place]}`,
    masks: { none: 'no mask', causal: 'causal mask', padding: 'padding mask' },
    layers: (count: string) => (count === '1' ? '1 layer' : `${count} layers`),
    heads: (count: string) => `${count} heads`,
    width: (width: string) => `width ${width}`,
    preNorm: 'whole block',
    sums: 'positions move along',
    exactSums: 'sums alike in any order',
    float32: 'float32',
    scaled: 'scaled by √*d*',
    unscaled: 'scores not divided by √d',
    given: (claim: string | null) => (claim === null ? 'given numbers' : `numbers of ${claim}`),
  },
  note: (claim: string | null) =>
    claim === null
      ? 'Tokens or maps are given numbers, not drawn ones.'
      : `Given numbers: counter-example to claim ${claim}.`,

  /** Above the figure in Predict. */
  moves: (moved: readonly string[]) =>
    `${moved.length === 0 ? 'This order moves nothing' : `${moved.length === 1 ? `Tokens ${moved[0]}` : tokens(moved)} change places`}.`,
  routes: (byColumns: boolean) =>
    `One route shuffles the tokens and then attends. The other attends and then shuffles the output ${byColumns ? 'columns' : 'rows'}.`,
  twoRoutes: 'Two routes to the same corner.',
  blockHas: (conditions: string) => `The block: ${conditions}.`,

  figure: {
    label: 'Two routes from X to the shuffled output',
    cells: {
      tokens: 'X',
      permutedTokens: 'X shuffled',
      output: 'output of X',
      permutedOutput: 'output of X, shuffled',
      outputOfPermuted: 'output of X shuffled',
      difference: 'difference of the two routes',
      before: 'attention before',
      after: 'attention after',
    },
    attend: 'attend',
    addAttend: (table: string) => `add ${table}, attend`,
    feature: 'feature',
    difference: 'difference',
    tokenOrder: 'Order of the tokens',
    chip: (word: string, place: number, was: number) =>
      place === was ? `${word}, place ${place}` : `${word}, place ${place}, was ${was}`,
    drag: 'Drag a chip. Or focus one and press ← →.',
    random: 'Random',
    reverse: 'Reverse',
    left: 'Left',
    right: 'Right',
    moveLeft: (word: string) => `Move ${word} left`,
    moveRight: (word: string) => `Move ${word} right`,
    typeOrder: 'Or type the order',
    before: 'Attention before',
    after: 'Attention after',
    queries: 'queries',
    keys: 'keys',
    attentionLabel: 'Attention weights before and after the shuffle',
    bothOutputs: 'Outputs of the two routes',
    rounding: (tolerance: string) => `A dot is rounding, below ${tolerance}. A 0 is exact.`,
    differenceName: 'Difference.',
    pointAt: 'Point at a cell, or focus a map and use the arrow keys.',
  },
  readout: {
    value: (name: string, word: string, feature: string, value: string) =>
      `${name}: ${word}, feature ${feature}: **${value}**`,
    weight: (name: string, query: string, key: string, value: string) =>
      `${name}: query ${query} on key ${key}: **${value}**`,
    masked: (name: string, query: string, key: string) => `${name}: query ${query} may not attend to key ${key}.`,
  },

  verdict: {
    identical: '**Identical,** bit for bit.',
    holds: (size: string) => `**Holds to ${size}.**`,
    holdsInDouble: (size: string) => `In float64 the same run holds to ${size}.`,
    zeros: (zeros: string, entries: string) => `${zeros} of ${entries} entries are exactly 0.`,
    broken: (size: string, word: string, feature: string) => `**Broken by ${size}** at ${word}, feature ${feature}.`,
    differ: (differing: string, entries: string) => `${differing} of ${entries} entries differ.`,
    said: (size: string) => `You said ${size}.`,
    rounding: 'That is rounding: the sums ran in another order.',
    notZero: 'Why not exactly 0?',
    whyNotZero: (zeros: string, entries: string, digits: string) =>
      `Both routes add the same numbers, but each softmax and each mix of values adds them in the order of the tokens. Every sum is rounded to ${digits} significant digits, so another order can end one digit off. Here ${zeros} of ${entries} entries agree to the last bit. Under “More conditions” you can have sums that are alike in any order: each number is first split into a coarse and a fine part, and parts of one kind add up without rounding. Then no entry differs at all.`,
    digits: { float64: 'about 16', float32: 'about 7' },
  },

  /** What the run showed, put together by describe.ts. */
  say: {
    nothingMoves: 'This order moves nothing, so both routes are the same computation.',
    oneToken: 'One token has no other order. Type more words.',
    twoTokens:
      'Two tokens have one other order, a swap. It undoes itself, so it cannot show a permutation applied the wrong way round.',
    oddWidth: (width: string, table: string) =>
      `Width ${width} is odd, so the last column of ${table} is a sine without its cosine.`,
    widthOne: 'With width 1 every token is a single number.',
    agree: (identical: boolean): string =>
      identical
        ? 'Without positions the two routes agree, bit for bit.'
        : 'Without positions the two routes agree to rounding.',
    equalWords: (word: string, many: boolean, line: 'columns' | 'rows') =>
      `The ${many ? 'equal' : `two ${word}`} ${line} are equal too: the block cannot tell them apart.`,
    tableBreaks: (kind: keyof typeof tables, order: string, table: string, words: readonly string[]) =>
      `With ${tables[kind]} positions the two routes disagree. ${order} moves the tokens, but ${table} stays put. So ${tokens(words)} ${words.length === 1 ? 'meets' : 'meet'} other positions.`,
    tableHolds:
      'Positions are on, yet the two routes agree. They reach only queries and keys, and equal words have equal values, so every mix is the same.',
    positionsHold: (sameWeights: boolean) =>
      `Positions are on, yet the two routes agree: ${sameWeights ? 'no weight changes by more than rounding' : 'weights change, but every mix stays the same'}.`,
    offsetsBreak: (scheme: string) =>
      `Under ${scheme} only the offset of two tokens counts. Shuffling changes which tokens stand at which offset, so the two routes disagree.`,
    offsetsHold: (scheme: string) =>
      `${scheme} sees only distances, and a reversal keeps the distance of every two tokens. So the two routes agree.`,
    causalBreaks:
      'The causal mask belongs to the places, not to the tokens: whoever stands first sees one key. So the two routes disagree without any position.',
    maskHolds: (mask: keyof typeof masks, sameWeights: boolean) =>
      `The ${masks[mask]} is on, yet the two routes agree: ${sameWeights ? 'no weight changes by more than rounding' : 'weights change, but every mix stays the same'}.`,
    lastHolds: (word: string, size: string, asSet: boolean) =>
      `The last token, ${word}, ${asSet ? 'weighs the tokens before it as a set' : 'sees the same tokens in another order'}. Its output stays ${size === '0' ? 'the same, bit for bit' : `the same up to ${size}`}.`,
    lastBreaks: (word: string, size: string) =>
      `The last token, ${word}, sees the same tokens in another order, and its output changes by ${size}: the layer before has told it the order.`,
    paddingBreaks: (length: string) =>
      `Keys from place ${length} on are hidden, whoever stands there. A token that moves across this border changes what the others read.`,
    paddingHolds: (length: string) =>
      `Keys from place ${length} on are hidden. This order keeps every token on its side of that border, so the two routes agree.`,
    paddingNone: 'The valid length is 0, so no query has a key to attend to, in any order.',
    paddingAll: 'The valid length covers all tokens, so the mask hides nothing.',
    sumsHold:
      'Each token took its position along. For the block these are only other tokens, so the two routes agree under every scheme. A test that cannot fail shows nothing.',
    sumsMask: 'Each token took its position along, but the mask stays with the places. So the two routes disagree.',
  },

  laws: {
    title: 'More about this run',
    head: { law: 'Statement', difference: 'Difference', verdict: 'Verdict' },
    equivariant: (formula: string) => `Equivariant: ${formula}`,
    invariant: (formula: string) => `Invariant: ${formula}`,
    mean: 'The mean of the outputs stays',
    weights: 'The weights move with their queries and keys',
    equalWords: (word: string) => `Outputs of equal words are equal${word === '' ? '' : `: ${word}`}`,
    last: (word: string) => `The last token, ${word}, keeps its output`,
    everyOrder: (holding: string, orders: string) =>
      `${orders === '1' ? 'The only order' : `All ${orders} orders`}: ${holding} ${holding === '1' ? 'keeps' : 'keep'} the law`,
    notInvariant:
      'Equivariant is not invariant: the outputs move with their tokens. Only a summary such as their mean stays.',
  },

  tables: {
    of: (name: string) => name,
    place: 'Place',
    token: 'Token',
    feature: (feature: string) => `${feature}`,
    table: (name: string) => `Table ${name}`,
    weights: (name: string, head: string) => `${name}, head ${head}: row = query, column = key`,
  },

  predictions: permutePredictions,
  claims: {
    CL01: {
      sentence:
        'Without positions the outputs follow their tokens through every order, and their numbers stay, up to rounding.',
      seen: 'the two routes',
    },
    CL02: {
      sentence: 'Without positions each query keeps its weight on each key, wherever a shuffle puts the two.',
      seen: 'the weights against those before, moved along',
    },
    CL03: {
      sentence: 'Self-attention is blind to order, so a shuffle of the tokens leaves the table of outputs unchanged.',
      seen: 'the outputs before and after, place by place',
    },
    CL04: {
      sentence:
        'Without positions the mean of all outputs is the same in every order. So is what one fixed query reads from the tokens.',
      seen: 'the means of the outputs before and after',
    },
    CL05: {
      sentence: 'A causal mask knows no positions, so the outputs still follow their tokens under it.',
      seen: 'the two routes',
    },
    CL06: {
      sentence: 'Under a valid length the outputs follow whenever only valid tokens change places.',
      seen: 'the two routes',
    },
    CL07: {
      sentence: 'Under a valid length the outputs follow any shuffle, whether or not padding moves.',
      seen: 'the two routes',
    },
    CL08: {
      sentence: 'When each place adds its own sinusoid, shuffling the words changes the numbers of the outputs.',
      seen: 'the two routes',
    },
    CL09: {
      sentence: 'Shuffling the finished sums of words and positions is a test that can show order.',
      seen: 'the two routes',
    },
    CL10: {
      sentence:
        'A block that passes the shuffle test has the right formula: with a softmax over the queries, or with $\\Q$ and $\\K$ exchanged, it would fail.',
    },
    CL11: {
      sentence:
        'Through a softmax over columns a permutation passes as it came: $Softmax[P^{T}\\A P] = P^{T}Softmax[\\A] P$.',
    },
    CL12: {
      sentence:
        'On its way out of the softmax the permutation may change sides: $Softmax[P^{T}\\A P] = P\\ Softmax[\\A] P^{T}$.',
    },
    CL13: {
      sentence: 'Swapping two tokens is test enough: undoing the order the wrong way round would show.',
    },
    CL14: {
      sentence:
        'Without positions the outputs of one to four whole layers follow too: heads, output map, residuals, layer norm before or after, feed-forward.',
      seen: 'the two routes through this block',
    },
    CL15: {
      sentence: 'RoPE, ALiBi, T5 and Shaw keep no absolute positions, so with them the outputs follow their tokens.',
      seen: 'the two routes',
    },
    CL16: {
      sentence: 'Each of RoPE, ALiBi, T5 and Shaw notices a text that is read backwards.',
      seen: 'the two routes',
    },
  },
  did: 'The block did',
  compared: 'Difference: the outputs of the two routes, entry by entry.',
  why: 'Why did this happen? What would change it?',
  reasons: {
    maps: 'All tokens share the same $\\Q$, $\\K$ and $\\V$ maps.',
    pairs: 'Without positions a score depends on two tokens, not on where they stand.',
    softmax: 'The softmax and the mix of values add the same numbers, in another order.',
    input: 'So such a block cannot see order. Order must come in from outside.',
  },
  selfTest: {
    question: 'State permutation equivariance for self-attention and explain why it forces positional input.',
    formula: 'Sa[XP] = Sa[X]P',
    ideas: {
      law: 'For every permutation $P$: $Sa[XP] = Sa[X]P$, with tokens as rows $Sa(X[π]) = Sa(X)[π]$. Shuffle the tokens, and the outputs shuffle the same way.',
      conditions:
        'It needs a block in which nothing belongs to a place: no positions, no mask over places, no dropout.',
      reason:
        'Queries, keys and values are made token by token with the same weights. The softmax and the mix of values are sums over all keys, and a sum does not depend on its order.',
      blind:
        'So no order of the tokens is special to the block. A summary that ignores places, such as the mean of its outputs, is the same for all orders.',
      outside:
        'Meaning depends on order. So order is brought in: added to the input, or put into the scores through offsets.',
    },
  },
} satisfies ExperimentWords & Record<string, unknown>;
