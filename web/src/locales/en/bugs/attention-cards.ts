/** Spot the bug, S09 to S14: turns, stacks, decoding, padding, softmax. */
import type { BugWords } from '../../contract.ts';

export const attentionCards: Readonly<Record<'S09' | 'S10' | 'S11' | 'S12' | 'S13' | 'S14', BugWords>> = {
  S09: {
    title: 'The turn of a pair',
    wanted: ({ pair = '', offset = '' }) =>
      `A matrix that takes pair ${pair} of the table, (sine, cosine) as a column, from any position $i$ to $i$ + ${offset}; $w$ is its frequency, δ = ${offset}.`,
    variants: {
      forward: 'rows $(cos δw, sin δw)$ and $(−sin δw, cos δw)$',
      transposed: 'rows $(cos δw, −sin δw)$ and $(sin δw, cos δw)$',
    },
    tests: {
      determinant: { name: 'The determinant is 1', why: 'Every turn has determinant 1, in either direction.' },
      length: { name: 'The pair keeps its length', why: 'Every turn keeps lengths, in either direction.' },
      turnsAddUp: {
        name: ({ offset = '' }) => `A turn by ${offset} after another turn is the turn by both offsets together`,
        why: 'Turns in one direction add up, in the other one too.',
      },
      offset0: { name: 'Offset 0 changes nothing', why: 'The sine of 0 is 0, with either sign.' },
      tableRow: {
        name: ({ position = '', offset = '' }) =>
          `From row ${position} it lands on row ${position} + ${offset} of the table`,
        why: 'It compares with the table, which knows which way is forward. A property of turns does not.',
      },
    },
    value: ({ position = '' }) => `On which row of the table does the pair of row ${position} land?`,
    values: { landed: ({ position = '' }) => `The pair of row ${position}, turned` },
    fault:
      'The sine with the minus stands in the wrong corner. It is the matrix for a (cosine, sine) pair, or for rows times matrix; here it runs backwards.',
    reported:
      'Readers ask about it in public: datascience.stackexchange 45691 is about the linear map of a pair, LLMs-from-scratch #838 about which way a matrix is laid out.',
  },
  S10: {
    title: 'A stack of layers',
    wanted: ({ layers = '' }) =>
      `A stack of ${layers} layers $h ← h + Sa[h]$ with one table, as the 2017 paper and D2L build it.`,
    variants: {
      once: '$h = X + \\P$, then the layers',
      every: '$h = X$; before each layer $h ← h + \\P$',
    },
    tests: {
      oneLayer: {
        name: 'One layer gives what a layer gives on $X + \\P$',
        why: 'With one layer “once” and “before each” are the same act.',
      },
      noPositions: {
        name: 'With a table of zeros the output is that of the layers alone',
        why: 'Zeros can be added as often as one likes.',
      },
      equalWords: {
        name: 'Equal words at different positions come out different',
        why: 'Positions enter in both, once or more often.',
      },
      moreLayers: {
        name: ({ layers = '' }) => `${layers} layers give what they give on $X + \\P$`,
        why: 'From the second layer on the table is there once, or once more.',
      },
    },
    value: ({ layers = '' }) =>
      `Value weights all 0, so that a layer adds nothing. After ${layers} layers, how many times $\\P$ is in the output?`,
    values: { row: 'Row 0, columns 0 to 3', difference: 'Distance from the stack on $X + \\P$' },
    fault: 'The table is added again before each layer. Some models do that on purpose; this one was to add it once.',
    reported:
      'facebookresearch/detr #105 and #107 are about where positions enter; in FLAIROx/jafar #13 they enter in every block.',
  },
  S11: {
    title: 'RoPE in query and key',
    wanted: ({ q0 = '', q1 = '', q2 = '', q3 = '', k0 = '', k1 = '', k2 = '', k3 = '' }) =>
      `A score of RoPE, width 4, with query (${q0}, ${q1}, ${q2}, ${q3}) and key (${k0}, ${k1}, ${k2}, ${k3}). Which columns make a pair?`,
    variants: {
      bothNeighbours: 'query and key: columns 0 and 1, columns 2 and 3',
      bothHalves: 'query and key: columns 0 and 2, columns 1 and 3',
      mixed: 'query: columns 0 and 1, columns 2 and 3; key: columns 0 and 2, columns 1 and 3',
    },
    tests: {
      origin: {
        name: 'Both at position 0: the score is the plain product',
        why: 'At position 0 nothing is turned, so no pairing is used.',
      },
      length: {
        name: 'Query and key keep their lengths',
        why: 'Every turn keeps lengths, whichever columns it pairs.',
      },
      bothMove: {
        name: ({ move = '' }) => `Move both by ${move}: the score stays`,
        why: 'Query and key turn against each other only if they turn in the same planes. Then the offset is all that counts.',
      },
      equalPlaces: {
        name: ({ queryPosition = '' }) => `Both at position ${queryPosition}: the score is the plain product`,
        why: 'Offset 0, but away from position 0: equal turns cancel, different ones do not.',
      },
    },
    value: ({ queryPosition = '', keyPosition = '', move = '' }) =>
      `Query at ${queryPosition}, key at ${keyPosition}; then both move by ${move}. In which variants does the score change?`,
    values: {
      scores: ({ queryPosition = '', keyPosition = '', move = '' }) =>
        `Score at (${queryPosition}, ${keyPosition}), then with both moved by ${move}`,
    },
    fault:
      'Query and key are turned in different planes. Either pairing alone is right, and one is the other with its columns renamed; mixed, the score depends on the positions themselves.',
    reported:
      'huggingface/transformers #25199 and pytorch/torchtitan #801 are about the two pairings. nanochat #264 calls halves alone a fault; it is only another order of columns.',
  },
  S12: {
    title: 'One more word',
    wanted: ({ prompt = '', count = '' }) =>
      `Causal attention over words plus table. ${prompt} words were read at once, their keys and values are kept; then word ${count} comes alone. Which row of the table does it get?`,
    variants: {
      ownPlace: 'the row after that of the word before',
      fromZero: 'row 0, the first row for what is fed',
    },
    tests: {
      firstWord: {
        name: 'A text of one word comes out as if read at once',
        why: 'The position of the first word is 0 either way.',
      },
      prompt: {
        name: ({ prompt = '' }) => `The ${prompt} words read at once come out as in the whole text`,
        why: 'They were read before the newest word came, and causal attention never looks ahead.',
      },
      weightSum: { name: 'The weights of the newest word sum to 1', why: 'A softmax sums to 1, whatever its scores.' },
      allAtOnce: {
        name: 'The newest word comes out as in the whole text, read at once',
        why: 'Reading at once counts positions itself. It is the one test that the count of the decoder must meet.',
      },
    },
    value: ({ count = '' }) => `Which row does word ${count} get?`,
    values: { row: 'The newest word, columns 0 to 3' },
    fault: 'The decoder counts within what it is fed. One word alone is always the first, so it gets position 0.',
    reported:
      'ml-explore/mlx-lm PR #93 is about a learned table that counted from 0 at each call and was skipped for one word alone; pytorch/executorch PR #2010 is about the same count.',
  },
  S13: {
    title: 'A padded text',
    wanted: ({ pads = '', count = '' }) =>
      `${pads} pads, then ${count} words; causal attention over words plus table, pads masked. The words are to come out as without pads. From where are positions counted?`,
    variants: {
      overWords: 'from the first word, which has 0; pads have 0 as well',
      fromEdge: 'from the left edge, pads included',
    },
    tests: {
      padsRight: {
        name: 'Pads on the right instead: the words come out as without pads',
        why: 'Counted from the left edge the words come first, and have their own positions.',
      },
      rotary: {
        name: 'RoPE instead of the table: the words come out as without pads',
        why: 'RoPE sees offsets between words. Pads shift all positions alike and the offsets stay.',
      },
      alibi: {
        name: 'ALiBi instead of the table: the words come out as without pads',
        why: 'ALiBi sees distances between words, and pads leave them alone.',
      },
      t5: {
        name: 'T5 biases instead of the table: the words come out as without pads',
        why: 'A bucket belongs to an offset, and pads leave offsets alone.',
      },
      shaw: {
        name: 'Vectors per offset instead of the table: the words come out as without pads',
        why: 'A vector belongs to an offset, and pads leave offsets alone.',
      },
      padsLeft: {
        name: 'Pads on the left, with the table: the words come out as without pads',
        why: 'An added table goes by position, and positions shift with the pads.',
      },
    },
    value: 'Which position does the last word get?',
    values: { places: 'Positions of pads and words', row: 'The last word, columns 0 to 3' },
    fault:
      'Pads are counted as if they were words. The same text gets other rows of the table, by as many as there are pads before it.',
    reported:
      'huggingface/transformers PR #29583 and #18478 are about positions under padding on the left. With offsets alone nothing shows.',
  },
  S14: {
    title: 'The softmax',
    wanted: 'Attention weights from scores whose rows are queries and whose columns are keys. What sums to 1?',
    variants: {
      perQuery: 'each row: the weights of one query',
      perKey: 'each column: the weights of one key',
    },
    tests: {
      equivariance: {
        name: 'Shuffle the tokens: the output is shuffled likewise',
        why: 'Both axes are shuffled alike, so a softmax over the wrong one follows as well.',
      },
      between: {
        name: 'Every weight lies between 0 and 1; how far outside',
        why: 'Every softmax gives that, over either axis.',
      },
      total: {
        name: 'As many queries as keys: all weights sum to that number',
        why: 'That many sums of 1 make it, by rows or by columns.',
      },
      rowSums: {
        name: ({ s00 = '', s01 = '', s10 = '', s11 = '' }) =>
          `Scores (${s00}, ${s01}) and (${s10}, ${s11}): each row of weights sums to 1`,
        why: 'It says of which sums it speaks: those of a query.',
      },
    },
    value: ({ queries = '', keys = '' }) =>
      `${queries} equal queries look at ${keys} keys. What do the weights of the first query sum to?`,
    values: {
      weights: 'Weights of the scores, row by row',
      sums: 'Sums of the two rows',
      row: ({ rowCount = '' }) => `A text with its own weights: output of row 0, the first ${rowCount} columns`,
    },
    fault:
      'The softmax runs over the queries of each key. A query then has more or less than 1 to give out. In UDL the query is the column: there it is the other axis.',
    reported:
      'PyTorch-NLP #2 and fastNLP #254 are about this axis. annotated_deep_learning_paper_implementations #282 claims it where the axis is right.',
  },
};
