/** Spot the bug, S05 to S08 and S15: words plus the table. */
import type { BugWords } from '../../contract.ts';

export const addingCards: Readonly<Record<'S05' | 'S06' | 'S07' | 'S08' | 'S15', BugWords>> = {
  S05: {
    title: 'A batch of texts',
    wanted:
      'Several texts of equal length as one array: first axis text, second token, third feature. Which row of the table does a token get?',
    variants: {
      alongTokens: 'token $t$ of every text gets row $t$',
      alongBatch: 'every token of text $b$ gets row $b$',
    },
    tests: {
      shape: {
        name: 'The sum has the shape of the words',
        why: 'Both rows are copied to the same shape. Nothing fails.',
      },
      diagonal: {
        name: 'Words all 0: token 0 of text 0 gets row 0, token 1 of text 1 gets row 1',
        why: 'It looks only where the number of the text and that of the token are equal. There both rules say the same.',
      },
      bounded: {
        name: 'Words all 0: no entry is beyond −1 and 1',
        why: 'Every row of the table is bounded, the wrong one too.',
      },
      sameSentence: {
        name: 'The same text in every place of the batch gives the same output in every place',
        why: 'A text must not notice which number it has in the batch. This asks for just that.',
      },
      tokensDiffer: {
        name: 'Words all 0: two tokens of one text come out different',
        why: 'If all tokens of a text get one row, nothing is left to tell them apart.',
      },
    },
    value: ({ sample = '', token = '' }) => `Which row does token ${token} of text ${sample} get?`,
    values: {
      token0: ({ sample = '' }) => `Words all 0: token 0 of text ${sample}`,
      token1: ({ sample = '' }) => `Words all 0: token 1 of text ${sample}`,
    },
    fault:
      'The table is laid along the batch. Each text gets the position of its number in the batch, and its tokens get no order at all.',
    reported:
      'IBM/TabFormer PR #14, NeuracoreAI/neuracore PR #154 and the course code cmu-l3/anlp-fall2025-code #1 are about this axis. It fails only where the sizes clash.',
  },
  S06: {
    title: 'The length guard',
    wanted: ({ limit = '' }) => `A table of ${limit} rows. Which texts of $n$ tokens may it serve?`,
    variants: {
      atMost: ({ limit = '' }) => `accept $n ≤$ ${limit}`,
      below: ({ limit = '' }) => `accept $n <$ ${limit}`,
      lastPlace: ({ limit = '' }) => `accept $n − 1 ≤$ ${limit}`,
    },
    tests: {
      farLengths: {
        name: ({ small = '', large = '' }) => `Lengths ${small} and ${large}: how many are judged wrongly`,
        why: 'Far from the limit all guards agree. Off by one shows at the limit alone.',
      },
      atLimit: {
        name: ({ limit = '' }) => `Length ${limit}: is it judged wrongly`,
        why: 'It finds the guard that refuses the longest text that fits. The guard that lets one too many in passes.',
      },
      pastLimit: {
        name: ({ limit = '' }) => `The length after ${limit}: is it judged wrongly`,
        why: 'It finds the guard that lets in a token without a row. The guard that refuses one too many passes.',
      },
      bothSides: {
        name: ({ limit = '' }) => `Length ${limit} and the one after it: how many are judged wrongly`,
        why: 'One length on each side of the limit: a guard that is off in either direction fails at one of them.',
      },
    },
    value: 'How long is the longest text that is accepted?',
    values: { around: 'Accepted, from one below the limit to two above: 1 is yes, 0 is no' },
    fault:
      'Positions run from 0 to the limit minus 1, so as many tokens fit as there are rows. One guard compares the last position where it should compare the count of tokens, the other leaves out the last row.',
    reported:
      'huggingface/transformers #32154 and facebookresearch/esm #49 are about texts at such a limit. In OpenNMT/OpenNMT-py #2522 the guard is right and its message names a wrong limit.',
  },
  S07: {
    title: 'A text past the limit',
    wanted: ({ count = '', limit = '' }) =>
      `A text of ${count} tokens meets a table of ${limit} rows, then attention. Every token is to count.`,
    variants: {
      rebuild: 'make a longer table, then add',
      cut: ({ limit = '' }) => `keep the first ${limit} tokens, then add`,
    },
    tests: {
      shortText: {
        name: ({ limit = '' }) => `A text of ${limit} tokens gives what the plain sum and attention give`,
        why: 'Up to the limit nothing is cut and nothing rebuilt.',
      },
      firstWord: {
        name: ({ limit = '' }) => `Replace the first token: the first ${limit} rows change`,
        why: 'The first token is kept by both.',
      },
      lastWord: {
        name: ({ limit = '' }) => `Replace the last token: the first ${limit} rows change`,
        why: 'Attention looks at all tokens, so another last token changes the first rows. What was cut changes nothing.',
      },
      outputRows: {
        name: 'As many rows come out as tokens went in; how many are missing',
        why: 'It compares two counts that a silent cut makes different.',
      },
    },
    value: ({ count = '' }) => `How many rows come out for ${count} tokens?`,
    values: { change: 'Change of the first rows when the last token is replaced' },
    fault:
      'The tokens past the limit are cut off and nobody is told. Two texts that differ only there get the same answer.',
    reported:
      'huggingface/sentence-transformers #4060 and facebookresearch/ParlAI PR #1717 are about inputs that are cut without a word.',
  },
  S08: {
    title: 'Words, table and $√d$',
    wanted: ({ width = '' }) =>
      `What enters the first layer of D2L’s transformer, $d$ = ${width}: from word embeddings $E$ and the table $\\P$.`,
    variants: {
      words: '$√d·E + \\P$',
      sum: '$√d·(E + \\P)$',
      missing: '$E + \\P$',
      inverted: '$E/√d + \\P$',
    },
    tests: {
      equalWords: {
        name: ({ position = '' }) => `The same word at positions 0 and ${position} comes out different`,
        why: 'Positions are added in every variant.',
      },
      zeroWord: {
        name: 'The word 0 at position 0 gives row 0 of the table',
        why: 'Without a word only the factor of the table is left. It finds a factor on the table, and none on the word.',
      },
      doubledWord: {
        name: 'Double the word: the first entry moves by $√d$ times the entry',
        why: 'The difference of two sums is the word’s part alone. It finds a wrong factor on the word, and none on the table.',
      },
      zeroAndDoubled: {
        name: 'Both: the word 0, then the word doubled; the larger of the two distances',
        why: 'One test for the factor of the table and one for that of the word. Together they leave no other factor.',
      },
    },
    value: ({ entry = '' }) =>
      `All entries of a word are ${entry}, then twice that. By how much does the first entry of the sum move?`,
    values: {
      zero: 'The word 0 at position 0, columns 0 and 1',
      row: ({ entry = '', position = '' }) => `All entries ${entry}, position ${position}, columns 0 to 3`,
    },
    fault:
      'The factor $√d$ brings words with entries near $1/√d$ to the size of the table’s rows. On the sum it leaves their ratio as it was; without it, or as a divisor, the table outweighs such words.',
    reported:
      'pytorch/tutorials #2849, keras-team/keras-io #655 and tensorflow/tensorflow #42968 are about this factor.',
  },
  S15: {
    title: 'Dropout and the sum',
    wanted: ({ rate = '' }) =>
      `D2L’s \`PositionalEncoding.forward\` with dropout ${rate}: from words $E$ and the table $\\P$.`,
    variants: { afterAdd: '$drop(E + \\P)$', beforeAdd: '$drop(E) + \\P$' },
    tests: {
      evalMode: {
        name: 'In eval mode the output is $E + \\P$',
        why: 'In eval mode dropout does nothing, wherever it stands.',
      },
      rate0: {
        name: 'With rate 0 the output is $E + \\P$',
        why: 'With rate 0 nothing is dropped, wherever it stands.',
      },
      mean: {
        name: 'The mean over all patterns is $E + \\P$',
        why: 'Kept entries are scaled up so that the mean stays. That is so for the sum and for the words alone.',
      },
      droppedCells: {
        name: 'In train mode a dropped entry is exactly 0',
        why: 'It looks at one pattern, not at the mean. Where the table is added later, its entry is left over.',
      },
    },
    value: ({ column = '' }) => `Train mode, row 0: column ${column} is dropped. What comes out there?`,
    values: {
      mean: ({ column = '' }) => `Mean over all patterns, row 0, column ${column}`,
      kept: ({ kept = '' }) => `Row 0, column ${kept}, which is kept`,
      zeros: 'Zeros among all entries',
    },
    fault:
      'Only the words are dropped. Positions are never dropped nor scaled, so the ratio of words and positions differs between kept entries of the two variants.',
    reported:
      'D2L and the 2017 paper drop the sum. facebookresearch/XLM #101 and huggingface/transformers #2627 are about runs that differ because dropout was on.',
  },
};
