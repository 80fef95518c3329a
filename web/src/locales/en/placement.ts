/** Placement: where positions enter, and what they reach. */
import type { ExperimentWords } from '../contract.ts';
import type { Refusal } from './frame-refusals.ts';
import { names } from './names.ts';
import { predictions } from './placement-predictions.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const layersOf = (count: string): string => (count === '1' ? 'one layer' : `${count} layers`);

export const placement = {
  ...names.placement,
  controls: {
    placement: 'Where',
    intoQuery: 'into $\\Q$',
    intoKey: 'into $\\K$',
    intoValue: 'into $\\V$',
    layerCount: 'Layers',
    scaleByWidth: 'Words times $√d$',
    words: 'Your words',
    seed: 'Seed',
    width: 'Width $d$',
    headCount: 'Heads',
    norm: 'Layer norm',
    residual: 'Residual',
    offsetBias: 'Bias per offset',
  },
  options: {
    placement: { input: 'once, at the input', everyLayer: 'at every layer', queryKey: 'in $\\Q$, $\\K$ or $\\V$' },
    norm: { none: 'none', pre: 'before', post: 'after' },
  },
  presets: {
    oneLayer: 'One layer',
    valuesOnly: 'Values only',
    scaled: 'Words times √32',
    near: 'Near words first',
    flat: 'One bias for all',
  },
  errors: {
    'words.out-of-range': ({ allowed, given }: Refusal) => `Your words take ${allowed}. You gave ${given}.`,
    'offsetBias.not-finite': () => 'The bias per offset takes numbers. One of yours is none.',
    'offsetBias.wrong-shape': ({ allowed, given }: Refusal) =>
      `The bias per offset takes ${allowed}. You gave ${given}.`,
  },
  predictions,
  claims: {
    CL52: {
      sentence: 'In one layer with a residual, once at the input and at every layer give the same, bit for bit.',
      seen: 'the outputs of the two, over your words',
    },
    CL53: {
      sentence: 'In two layers with residuals, once at the input and at every layer give the same.',
      seen: 'the outputs of the two, over your words',
    },
    CL54: {
      sentence: 'With positions in queries and keys only, another table changes no bit of the values.',
      seen: 'the values of the layer under two tables',
    },
    CL55: {
      sentence: 'With positions in queries and keys only, the values carry none, so attention stays equivariant.',
      seen: 'the output after the swap of two words, against the swapped output',
    },
    CL56: {
      sentence:
        'With one head, positions in the values only change no weight and add one term to the output: the weights times the table times $W_{v}$.',
    },
    CL57: {
      sentence: 'Adding the table is concatenating it to the words, with one matrix for both parts.',
    },
    CL58: {
      sentence: 'Words times $√d$ before the table is added, or the sum times $√d$ after: the result is the same.',
    },
    CL59: {
      sentence: 'At even widths every row of the table has root mean square $√(1/2)$, whatever its position.',
    },
    CL60: {
      sentence: 'Dropout before the table is added gives what it gives after, with the same pattern.',
    },
  },
  did: 'The blocks did',
  verdictHead: 'Swap, chosen block',
  compared:
    'Difference: the output after two words change places, against the output with its two rows exchanged, in the chosen block.',
  why: 'Why does it matter where the table is added?',
  reasons: {
    stream: 'What is added to the stream is handed on to every later layer.',
    values: 'Values are made of the stream. Without positions there, they hold none.',
    weights: 'Positions in queries and keys reach the output through the weights alone.',
    again: 'Added at every layer, the table comes on top of a stream that already holds it.',
  },
  selfTest: {
    question: 'Name three ways for positions to enter a transformer block, and what each gives to the values.',
    ideas: {
      input: 'Once at the input: the sum of words and table feeds everything, values too.',
      every: 'At every layer: the table is added to the stream again before each.',
      queryKey: 'In the computation of queries and keys only.',
      values: 'In the last, values stay free of the table; position reaches the output through the weights.',
    },
  },

  carries: { position: 'carries position', throughWeights: 'only through the weights', content: 'content only' },
  carriesShort: { position: 'position', throughWeights: 'through weights', content: 'content' },
  blocks: {
    input: { title: 'Once, at the input', note: 'D2L does this. The sum feeds queries, keys and values.' },
    everyLayer: { title: 'At every layer', note: 'The table is added to the stream before each attention.' },
    queryKey: { title: 'In queries and keys only', note: 'Added on the way to the map. The stream gets no table.' },
  },
  operandTitle: (operands: readonly string[]) => {
    const plain = operands.map((name) => name.replace(/[$\\]/g, '')).join('');
    if (plain === 'QK') return 'In queries and keys only';
    if (plain === 'V') return 'In values only';
    return operands.length === 0 ? 'In none of $\\Q$, $\\K$, $\\V$' : `In ${listed(operands)}`;
  },
  weightsLabel: 'weights',
  normLabel: 'norm',
  diagramName: (title: string, layers: number) =>
    `Block of ${layersOf(String(layers))}: ${title}. The table behind says what each wire carries.`,
  swap: (first: string, second: string, layers: string) => `Swap “${first}” and “${second}”, ${layersOf(layers)}`,
  noSwap: 'No two words differ, so none can be swapped.',
  equalTokens: (count: string) => `${count === '5' ? 'Five' : count} equal tokens, spread of outputs`,

  closerHeading: (title: string) => `Closer: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  probeHeading: 'Read the position back',
  probeNote: (rows: string) =>
    `A linear map is fitted to ${rows} rows of drawn words and read on as many others. Bars: root mean square error, in positions. Line: always saying the middle.`,
  probeFigure: 'Error of the position read back from each signal, beside the error of always saying the middle',
  probeOne: 'One word has one position. There is nothing to read back. Add a word.',
  probeFound: (found: readonly string[], lost: readonly string[], chance: string) => {
    const none = `Always saying the middle is off by ${chance}.`;
    if (found.length === 0) return `${none} No probe does better.`;
    if (lost.length === 0) return `${none} Every probe does better.`;
    return `${none} Better: ${listed(found)}. No better: ${listed(lost)}.`;
  },
  streamName: (layer: string) => `stream into layer ${layer}`,
  valueName: (layer: string) => `values of layer ${layer}`,
  outputName: 'output',
  sizeHeading: 'How large are positions beside words?',
  contentBar: 'words',
  positionBar: 'positions',
  sizeFigure: (heading: string) => `Root mean square of words and of positions in the stream ${heading}`,
  sizesPlain: 'Embeddings as they are',
  sizesScaled: 'Embeddings times $√d$',
  sizeSentence: (width: string, plain: string, scaled: string) =>
    `Words: the stream without positions. Positions: what they change in it. At the input, words of variance 1 are ${plain} times as large as the table; times $√d$, with $d$ = ${width}, ${scaled} times.`,

  offsetsHeading: 'No table at all: one bias per offset',
  offsetsNote:
    'One layer of attention alone. The offset is the key’s position minus the query’s. Type a bias; it is added to every score of that offset, and further offsets take the outermost one.',
  biasAt: (offset: string) => `Bias at offset ${offset}`,
  maps: { bias: 'Bias added to the scores', plainWeights: 'Weights without it', weights: 'Weights with it' },
  mapsFigure: 'Bias by query and key, and the attention weights of the first head without and with it',
  pointAt: 'Point at a cell, or focus a map and use the arrow keys.',
  readout: (query: string, key: string, offset: string, value: string, bias: boolean) =>
    `Query ${query}, key ${key}, offset ${offset}: ${bias ? 'bias' : 'weight'} ${value}.`,
  diagonals: (holds: boolean, size: string) =>
    holds
      ? `Along each diagonal of the scores one number is added, ${size === '0' ? 'exactly' : `to ${size}`}.`
      : `The diagonals of the scores differ by ${size}.`,
  biasChange: (holds: boolean, size: string) =>
    holds
      ? `The output does not change (${size}): the softmax drops what all keys share.`
      : `It changes the output by ${size}.`,
  biasMoved: (identical: boolean, size: string) =>
    identical
      ? 'With every position 1000 further on the output is identical, bit for bit.'
      : `With every position 1000 further on the output differs by ${size}.`,
  biasSwap: (holds: boolean, size: string) =>
    holds
      ? `A swap of two words is followed, to ${size}.`
      : `A swap of two words is not followed: the output misses by ${size}.`,

  describeHidden: 'Three blocks with the same weights. Which wires carry position is not shown yet.',
  reach: {
    position: 'the values carry position',
    throughWeights: 'position reaches the values only through the weights',
    content: 'the values carry content alone',
  },
  reachInLayer: { position: 'position', throughWeights: 'position through the weights', content: 'content' },
  reachByLayer: (layers: readonly string[]) => `layer by layer, the values carry ${layers.join(', then ')}`,
  valuesOf: (title: string, reach: string) => `**${title}:** ${reach}.`,
  outcome: (title: string, first: string, second: string, holds: boolean, size: string) =>
    `**${title}.** “${first}” and “${second}” change places, and the output ${holds ? `follows, to **${size}**` : `does not just follow: it misses by **${size}**`}.`,
  conditions: {
    input: 'once at the input',
    everyLayer: 'at every layer',
    operands: (names: readonly string[]) => (names.length === 0 ? 'no positions' : `in ${listed(names)}`),
    layers: layersOf,
    width: (width: string) => `width ${width}`,
    scaled: 'words times $√d$',
    heads: (heads: string) => `${heads} heads`,
    noResidual: 'no residual',
    norms: { pre: 'norm before', post: 'norm after' },
    seed: (seed: string) => `seed ${seed}`,
    words: (words: readonly string[]) => (words.length > 6 ? `${words.length} words` : `“${words.join(' ')}”`),
  },
  tables: {
    results: 'What the outputs show',
    block: 'Positions',
    swap: 'Swap of two words',
    equal: 'Spread of equal tokens',
    fromNone: 'From no positions',
    wires: 'What each wire carries: its change when the table is replaced, and with the weights held',
    wireHead: 'Wire',
    replaced: 'replaced',
    held: 'weights held',
    wire: (layer: string, signal: string) => `layer ${layer}, ${signal}`,
    signals: {
      entering: 'what enters',
      stream: 'stream',
      query: '$\\Q$',
      key: '$\\K$',
      value: '$\\V$',
      weights: 'weights',
      mixed: 'weights times $\\V$',
    },
    probes: (title: string) => `Read-out of positions: ${title}`,
    probed: 'Signal',
    error: 'Error, unseen texts',
    fitError: 'Error, fitted texts',
    sizes: (title: string) => `Root mean squares in the stream: ${title}`,
    scaled: (name: string) => `${name}, times $√d$`,
    offsets: 'Scores and weights of the first head, with and without the bias',
    offsetHead: ['Query', 'Key', 'Bias', 'Score without', 'Score with', 'Weight without', 'Weight with'],
  },
} satisfies ExperimentWords & Record<string, unknown>;
