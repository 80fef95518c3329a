/** The deck’s cards to explain and to transfer. */
import type { OwnCardWords } from '../contract.ts';

export const harderCards = {
  ST09: {
    title: 'Why a sine and a cosine',
    question: 'Why does each frequency have a sine and a cosine?',
    ideas: {
      ambiguous:
        'In one turn a sine takes almost every value twice, so it does not tell where on the turn a position is.',
      forward: 'To move on, the sine needs the cosine: $sin(a + b) = cos b sin a + sin b cos a$.',
      circle: 'The two are a point on a circle. A shift turns the circle, and a turn is a linear map.',
      alone: 'For the sine alone there is no such map: a linear map leaves 0 at 0, and the sine begins there.',
    },
    often: {
      columns: {
        said: 'To have more columns.',
        reply: 'More sines are more columns too, and a shift is no linear map of them.',
      },
      positive: { said: 'So that the entries are positive.', reply: 'They are not. Both go from −1 to 1.' },
    },
  },
  ST10: {
    title: 'Does attention ignore a shift?',
    question:
      'Moving the text moves its encodings by a linear map. Does that mean that attention does not notice it? Say why.',
    ideas: {
      turn: 'No. Each pair of the table turns by an angle that depends on the offset only.',
      words: 'But the block reads $X + \\P$, and the words $X$ do not turn.',
      scores:
        'A score has four parts: word with word, word with position, position with word, position with position. Through general query and key maps all but the first change.',
      measured: ({ offset, change }) => `Measured for an offset of ${offset}: outputs change by ${change}.`,
      could: 'A model can learn to use offsets. Nothing makes it do so.',
    },
    often: {
      products: {
        said: 'It does not: products of rows depend on the offset only.',
        reply: ({ raw, projected }) =>
          `As they are, they do: at one offset they differ by ${raw}. Through query and key maps they differ by ${projected}.`,
      },
      matrix: {
        said: 'It does not: $i$ is not in the matrix.',
        reply: 'That makes the shift simple. It does not hide it.',
      },
    },
  },
  ST11: {
    title: 'Why relative schemes stay',
    question: 'Why do relative schemes not notice that all positions move together? Name three, and where each acts.',
    ideas: {
      offset: 'They read key position minus query position, and a common shift leaves that as it is.',
      bias: 'ALiBi and T5 add a number to the score: a fixed slope times the distance, or a learned number per bucket of offsets.',
      vectors: 'Shaw adds a learned vector per clipped offset to the keys, and another to the values.',
      rotary: 'RoPE turns queries and keys, so that the score sees the difference of their angles.',
      absolute: 'An absolute table is read at other rows after the shift.',
    },
    often: {
      none: {
        said: 'They have no positions.',
        reply: 'They have offsets. Under most orders of the words the outputs do not just follow.',
      },
      front: {
        said: 'So they do not notice words put in front either.',
        reply: 'New words are new keys, and take weight from the old ones.',
      },
    },
  },
  ST13: {
    title: 'A test without a difference',
    question:
      'A test finds no difference between “once at the input” and “at every layer”. What may be wrong with it, and what does a better one show?',
    ideas: {
      layers: ({ once }) =>
        `With one layer both are the same. Measured: the first entry of the output is ${once} in both.`,
      deeper: 'It takes two layers or more, with a residual.',
      measured: ({ onceTwo, eachTwo }) => `Then they differ. Measured with two layers: ${onceTwo} against ${eachTwo}.`,
    },
    often: {
      same: {
        said: 'Nothing is wrong: both are the same thing.',
        reply: 'The second layer adds the table to a sum that has it already.',
      },
      tolerance: {
        said: 'The tolerance was too wide.',
        reply: 'With one layer the difference is exactly 0. No tolerance finds that.',
      },
    },
  },
  ST15: {
    title: 'Damage without a message',
    question: ({ length, limit }) =>
      `${length} tokens meet a table of ${limit} rows. Name three ways to go on without a longer table, and the damage each does without a message.`,
    ideas: {
      truncate: ({ lost }) => `Truncate: ${lost} tokens have no output and no influence.`,
      clamp: ({ sharing, lastRow }) => `Clamp: ${sharing} tokens share row ${lastRow}.`,
      wrap: ({ first, second, limit }) =>
        `Wrap: tokens ${first} and ${second} share a row, and so do all that are ${limit} apart.`,
      honest: 'Without damage: refuse, or make a longer table. Either way, say the limit and the length.',
    },
    often: {
      periodic: {
        said: 'Wrapping is right, since sinusoids are periodic.',
        reply: ({ length, distinct }) =>
          `They do not repeat with the table. Made for ${length} tokens, it has ${distinct} different rows.`,
      },
      class: {
        said: 'The class of D2L truncates.',
        reply: 'Its slice is short without a message, but then the add fails.',
      },
    },
  },
  ST18: {
    title: 'A run that shows order',
    question: 'Design a run that shows whether positions matter to a given block. Name at least four traps.',
    ideas: {
      words: ({ shuffledWords, shuffledSums }) =>
        `Shuffle the words, then add row $i$ at place $i$. Measured, the two routes differ by ${shuffledWords}; with shuffled sums by ${shuffledSums}.`,
      mode: 'Eval mode, or $p$ = 0.',
      order: 'An order that is not its own inverse. Else a wrong direction does not show.',
      band: ({ tolerance }) => `A limit for rounding, here ${tolerance}, far below a real change.`,
      without: ({ without }) => `The same run without positions: it must read rounding, here ${without}.`,
      values: 'Some values beside it: there are faults that keep equivariance.',
    },
    often: {
      swap: {
        said: 'Swap two neighbours and look for any change.',
        reply: 'A swap is its own inverse. And rounding is a change too.',
      },
      block: {
        said: 'Shuffle what enters the first block.',
        reply: 'Its rows hold their positions already: these are shuffled sums.',
      },
    },
  },
  ST19: {
    title: 'Pads on the left',
    question: ({ pads }) =>
      `A text gets ${pads} ${pads === '1' ? 'pad' : 'pads'} on its left. What has to be checked again, and for which schemes?`,
    ideas: {
      positions: ({ counted }) =>
        `Positions, for absolute schemes: the first real token gets 0. Counted over the pads, outputs change by ${counted}.`,
      mask: 'The mask: the pads stand in front, and a valid length can only describe a prefix.',
      offsets: ({ rotary }) => `Offset schemes need no new count if the mask is right. RoPE changes by ${rotary}.`,
      check: 'The check: outputs of real tokens are those of the text without pads.',
    },
    often: {
      masked: {
        said: 'Nothing: the pads are masked.',
        reply: 'A mask hides keys. It does not number the others.',
      },
      length: {
        said: 'The valid length is the number of real tokens, as before.',
        reply: ({ prefix }) =>
          `That makes the pads readable and hides the end of the text. Outputs change by ${prefix}.`,
      },
    },
  },
  ST20: {
    title: 'Equivariant, yet wrong',
    question:
      'An engine passes the equivariance test, but its numbers are not those of a reference. Name two faults that do this, and a test for each.',
    ideas: {
      query: ({ first, second, query, right }) =>
        `A softmax over the queries: rows do not sum to 1. For score rows (${first}) and (${second}) the first row is (${query}), and should be (${right}).`,
      exchanged: ({ exchanged }) =>
        `Queries and keys exchanged: the first row is (${exchanged}). One row worked by hand shows it.`,
      shared: 'In general: what right and wrong programs share cannot tell them apart.',
      scale: 'A scale that is missing, or takes the wrong width, shows in values only as well.',
    },
    often: {
      impossible: {
        said: 'That cannot be: only the right formula is equivariant.',
        reply: 'Both of these are. It takes much less than the formula.',
      },
    },
  },
} satisfies Record<string, OwnCardWords>;
