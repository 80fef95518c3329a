/** Placement: the questions of Predict, and a reply to each way to get them wrong. */
import type { Named, PredictionWords } from '../contract.ts';

const names: Readonly<Record<string, string>> = {
  input: 'once, at the input',
  everyLayer: 'at every layer',
  queryKey: 'in queries and keys only',
  query: '$\\Q$',
  key: '$\\K$',
  value: '$\\V$',
  weights: 'the weights',
  output: 'the output of the layer',
  stream: 'the stream before the layer',
};
const choicesOf = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => {
      const name = names[id] ?? id;
      return [id, { text: `${name.charAt(0).toUpperCase()}${name.slice(1)}${name.startsWith('$') ? '' : '.'}` }];
    }),
  );

const pairs = (e: Named): string =>
  `Largest differences: input against every layer ${e.inputEvery}, input against queries and keys ${e.inputQueryKey}, every layer against queries and keys ${e.everyQueryKey}.`;
const distances = (e: Named): string =>
  `Distances from no positions: ${(e.order ?? '')
    .split(',')
    .map((id) => `${names[id]} ${e[id]}`)
    .join('; ')}.`;
const afterReplacing = (e: Named): string =>
  `Measured changes: $\\Q$ ${e.query}, $\\K$ ${e.key}, $\\V$ ${e.value}, weights ${e.weights}, output ${e.output}, stream before the layer ${e.stream}.`;
const swaps = (e: Named): string =>
  `After the swap the output misses by ${e.query} with positions in $\\Q$ only, by ${e.key} in $\\K$ only, by ${e.value} in $\\V$ only.`;

export const predictions: Readonly<Record<string, PredictionWords>> = {
  PL1: {
    question:
      'One layer with a residual. Positions enter once at the input, at every layer, or in queries and keys only; the weights are the same. Which give equal outputs?',
    choices: {
      inputEvery: { text: 'Input and every layer.' },
      everyQueryKey: { text: 'Every layer and queries and keys only.' },
      inputQueryKey: { text: 'Input and queries and keys only.' },
      all: { text: 'All three.' },
      none: { text: 'No two of the three.' },
    },
    right: (e) => `In a stack of one, every layer is the first layer. ${pairs(e)}`,
    replies: {
      everyQueryKey: (e) =>
        `Added to the stream, the table also feeds the values and the residual. In queries and keys it feeds neither. ${pairs(e)}`,
      inputQueryKey: (e) => `At the input the table reaches the values and stays in the stream. ${pairs(e)}`,
      all: (e) =>
        `Queries and keys only is another block: its values and its stream stay free of the table. ${pairs(e)}`,
      none: (e) => `With one layer, before every layer means once, before the first. ${pairs(e)}`,
      other: pairs,
    },
  },
  PL2: {
    question:
      'Now two layers, the rest as before. How far apart are the outputs of “once at the input” and “at every layer” at most?',
    counted: (size) => `The two outputs differ by up to ${size}.`,
    right: (e) =>
      `They differ by ${e.two}. The second layer gets the table once more, on top of a stream that already holds it. With one layer the difference is ${e.one}, with three ${e.three}.`,
    replies: {
      low: (e) =>
        `They differ by ${e.two}. That is another model and no rounding: the second layer adds the table again. With one layer it is ${e.one}.`,
      high: (e) =>
        `They differ by ${e.two}. Entries of the table lie between −1 and 1. With three layers it is ${e.three}.`,
      other: (e) => `They differ by ${e.two}.`,
    },
  },
  PL3: {
    question:
      'Positions in queries and keys only, one layer. Another table is put in place of the sinusoids. Which of these numbers change?',
    choices: choicesOf(['query', 'key', 'value', 'weights', 'output', 'stream']),
    right: (e) => `${afterReplacing(e)} Values and stream come from the words alone.`,
    replies: {
      value: (e) => `$\\V$ is made of the stream, and nothing was added to that. ${afterReplacing(e)}`,
      scores: (e) => `The output is weights times values, so it moves when the weights do. ${afterReplacing(e)}`,
      everything: (e) => `The table is added on the way to $\\Q$ and $\\K$, past the stream. ${afterReplacing(e)}`,
      other: afterReplacing,
    },
  },
  PL4: {
    question:
      'Two layers. Compare each output with that of the block without positions. Sort the placements by that distance, smallest first.',
    choices: choicesOf(['everyLayer', 'queryKey', 'input']),
    right: (e) =>
      `${distances(e)} What is added to the stream stays in it; what goes to queries and keys only shifts weights.`,
    replies: {
      inputFirst: (e) =>
        `The table is added once at the input, but the stream carries it to the end and into every value. In queries and keys it is added in each layer and handed on in none. ${distances(e)}`,
      inputFirstToo: (e) =>
        `How often the table is added is not what counts first. At the input it stays in the stream; in queries and keys it never enters it. ${distances(e)}`,
      equal: (e) => `The same table and weights, yet three different blocks. ${distances(e)}`,
      other: distances,
    },
  },
  PL5: {
    question: 'One layer without a residual, positions in $\\V$ only. Against no positions, what changes?',
    choices: {
      outputOnly: { text: 'The outputs; the weights stay.' },
      both: { text: 'The weights and the outputs.' },
      neither: { text: 'Nothing.' },
      weightsOnly: { text: 'The weights; the outputs stay.' },
    },
    right: (e) =>
      `Weights are made of queries and keys, which hold no position here: they change by ${e.weights}. The mixed values now hold rows of the table: the output changes by ${e.output}.`,
    replies: {
      both: (e) =>
        `Scores are made of $\\Q$ and $\\K$ alone. The weights change by ${e.weights}, the output by ${e.output}.`,
      neither: (e) =>
        `The weights change by ${e.weights}. But what they mix has the table in it: the output changes by ${e.output}.`,
      weightsOnly: (e) => `It is the other way round. The weights change by ${e.weights}, the output by ${e.output}.`,
      other: (e) => `The weights change by ${e.weights}, the output by ${e.output}.`,
    },
  },
  PL6: {
    question:
      'D2L’s encoder, width 32. Every entry of an embedding is 0.1. What is the first entry of the block’s input at position 1?',
    hint: 'Three decimals.',
    right: (e) => `Scale, then add: $0.1 · √32 + sin 1$ = ${e.right}. The word’s share is ${e.word}.`,
    replies: {
      unscaled: (e) => `${e.unscaled} is what you get without the step that multiplies by $√32$. With it: ${e.right}.`,
      divided: (e) => `${e.divided} divides by $√32$. D2L multiplies: ${e.right}.`,
      after: (e) =>
        `${e.after} multiplies the sum, so the position grows too. D2L scales the word and then adds: ${e.right}.`,
      word: (e) => `${e.word} is the word alone. The sine of 1 is still to be added: ${e.right}.`,
      other: (e) => `It is ${e.right}: ${e.word} from the word, the rest is $sin 1$.`,
    },
  },
  PL7: {
    question:
      'Width 256, embeddings of variance 1, multiplied by $√256$. How many times larger is the word’s share than the position’s, as root mean squares?',
    right: (e) => `The words have size ${e.root}, a row of sinusoids ${e.size}: ${e.right} times.`,
    replies: {
      root: (e) =>
        `${e.root} is the size of the words. A row of sinusoids has size ${e.size}, not 1, so the ratio is ${e.right}.`,
      equal: (e) =>
        `Even without the scale the ratio is ${e.plain}. With it: ${e.right}. It is near 1 only for embeddings that start much smaller.`,
      upsideDown: (e) => `That is position over word. Here the words are the larger ones, ${e.right} times.`,
      other: (e) => `It is ${e.right}: words of size ${e.root} beside rows of size ${e.size}.`,
    },
  },
  PL8: {
    question: 'A model of 12 layers with RoPE. Where does position enter?',
    choices: {
      input: { text: 'Once, at the input, added to the embedding.' },
      firstLayer: { text: 'In the first layer only.' },
      queryKeyEveryLayer: { text: 'In every layer: queries and keys are turned after their projection.' },
      score: { text: 'In every layer, as a number added to each score.' },
    },
    right: (e) =>
      `With other position ids the scores change in ${e.scores} of ${e.layers} layers whose input was held, the values in ${e.values}.`,
    replies: {
      input: (e) =>
        `Nothing is added to the embedding. With each layer’s input held and other position ids, scores change in ${e.scores} of ${e.layers} layers, values in ${e.values}.`,
      firstLayer: (e) =>
        `Each layer turns its own queries and keys: with its input held, scores change in ${e.scores} of ${e.layers} layers.`,
      score: (e) =>
        e.additive === '1'
          ? `Scores change in ${e.scores} of ${e.layers} layers.`
          : 'A number per offset would be the same along each diagonal of the scores, whatever the words. What RoPE does to a score is not: it depends on the query and the key. A number added is ALiBi and T5.',
      other: (e) => `Scores change in ${e.scores} of ${e.layers} layers, values in ${e.values}.`,
    },
  },
  PL9: {
    question:
      'The same 0.1 everywhere, width 32, position 1. But the code says `z += pe(z)`, and `pe` already returns $z + \\P$. What is the first entry now?',
    hint: 'Three decimals.',
    right: (e) => `The word’s share counts twice, the table once: $2 · ${e.word}$ $+ sin 1$ = ${e.right}.`,
    replies: {
      single: (e) => `${e.single} would be right if $z$ were replaced. Here it is added to itself: ${e.right}.`,
      everything: (e) =>
        `${e.everything} doubles the position too. \`pe\` adds it once; only the word is there twice: ${e.right}.`,
      other: (e) => `It is ${e.right}: twice ${e.word} for the word, once $sin 1$.`,
    },
  },
  PL10: {
    question: ({ first, second, same }) =>
      same === '1'
        ? 'One layer without a residual. The table is added to what feeds $\\Q$ only, $\\K$ only or $\\V$ only. Your text has no two different words, so a swap changes nothing. With which does the output follow the swap?'
        : `One layer without a residual. The table is added to what feeds $\\Q$ only, $\\K$ only or $\\V$ only. “${first}” and “${second}” change places. With which does the output just follow the swap?`,
    choices: choicesOf(['query', 'key', 'value']),
    right: (e) => `${swaps(e)} Each of the three ties a row to a position.`,
    replies: {
      value: (e) => `The weights follow, but each place adds its own row of the table to what is mixed. ${swaps(e)}`,
      key: (e) =>
        `All queries see the same keys, but a row of the table stays with its place: after the swap it meets another word. ${swaps(e)}`,
      query: (e) => `The softmax is per query, and the query’s row of the table weighs every key anew. ${swaps(e)}`,
      other: swaps,
    },
  },
};
