/** The deck’s cards to recall and to apply. */
import type { OwnCardWords } from '../contract.ts';

export const firstCards = {
  ST05: {
    title: 'Invariant, equivariant',
    question:
      'What is the difference between invariant and equivariant? Which of them is the block without positions, and how do you get the other from it?',
    ideas: {
      equivariant: 'Equivariant: shuffle the tokens, and the outputs are shuffled in the same way.',
      invariant: 'Invariant: shuffle the tokens, and the result stays.',
      block: 'The block is equivariant.',
      summary: 'The mean, the sum or the maximum over its outputs is invariant, and so is what one fixed query reads.',
    },
    often: {
      same: {
        said: 'Both words mean the same.',
        reply: 'In one case the outputs move with their tokens. In the other nothing moves.',
      },
      drop: {
        said: 'Leave the positions out, and the block is invariant.',
        reply: 'Then it is equivariant. Only a summary forgets which output belongs to which token.',
      },
    },
  },
  ST12: {
    title: 'Three placements',
    question:
      'Name the three places where UDL lets positions enter. Which one does D2L use, and what is special about the last?',
    ideas: {
      three: 'Once at the input; at every layer; only in what feeds queries and keys.',
      input: 'D2L adds them once, at the input. So queries, keys and values all carry them.',
      last: 'With queries and keys only, the values carry no position. It reaches the output through the weights alone.',
      choices: 'These are two choices: where the table enters, and which of the three it feeds.',
    },
    often: {
      ignores: {
        said: 'With queries and keys only, the output ignores order.',
        reply: 'The weights depend on the places, and the output is mixed by these weights.',
      },
      rope: {
        said: 'RoPE enters once at the input.',
        reply: 'It turns queries and keys, in every layer.',
      },
    },
  },
  ST16: {
    title: 'What dropout does',
    question: 'What exactly does dropout do in D2L’s positional encoding, in train mode and in eval mode?',
    ideas: {
      sum: 'It acts on the sum of scaled embedding and encoding, entry by entry.',
      train: 'Train: an entry becomes 0 with probability $p$, else it is divided by $1 - p$.',
      eval: 'Eval: it does nothing. Nor does it for $p$ = 0.',
      compare: 'So runs are compared in eval mode, or with $p$ = 0.',
    },
    often: {
      words: {
        said: 'It removes whole words.',
        reply: 'Each entry is dropped on its own.',
      },
      wordPart: {
        said: 'It removes the word part.',
        reply: 'What it drops is a sum. The position part goes with it.',
      },
      gradients: {
        said: 'Switching off gradients stops it.',
        reply: 'Gradients and mode are two switches. Dropout looks at the mode.',
      },
    },
  },
  ST06: {
    title: 'Where a weight goes',
    question: ({ order, query, key }) =>
      `The order ${order} is applied: the list says which old token stands at each place. Where does the weight of query ${query} on key ${key} go?`,
    ideas: {
      query: ({ query, row }) => `Token ${query} now stands at place ${row}: there the list has ${query}.`,
      key: ({ key, col }) => `Token ${key} now stands at place ${col}.`,
      cell: ({ row, col }) => `So the weight goes to cell (${row}, ${col}), and its value stays.`,
    },
    often: {
      list: {
        said: ({ listRow, listCol }) => `To (${listRow}, ${listCol}).`,
        reply: 'The list says who comes to a place. Asked is where a token goes: that is the inverse list.',
      },
      stays: {
        said: ({ query, key }) => `It stays at (${query}, ${key}).`,
        reply: 'The weight belongs to two tokens, not to two places.',
      },
    },
  },
  ST07: {
    title: 'One row of the table',
    question: ({ row, width }) => `Write row ${row} of the sinusoidal table for $d$ = ${width}, to four decimals.`,
    ideas: {
      angles: ({ row, angles }) => `The angles are position ${row} times each frequency: ${angles}.`,
      pairs: 'Each angle gives two entries: its sine, then its cosine.',
      entries: ({ entries }) => `The row is ${entries}.`,
    },
    often: {
      one: {
        said: ({ next }) => `It begins with ${next}.`,
        reply: ({ row, nextRow }) =>
          `That is row ${nextRow}. Positions count from 0, so row ${row} is position ${row}.`,
      },
      doubled: {
        said: ({ doubled }) => `It ends with ${doubled}.`,
        reply: 'That takes the exponent twice. Pair $j$ has $2j/d$, not $4j/d$.',
      },
      degrees: {
        said: ({ degrees }) => `It begins with ${degrees}.`,
        reply: ({ row }) => `That is the sine of ${row} degrees. Angles are in radians.`,
      },
    },
  },
  ST08: {
    title: 'One shift matrix',
    question: ({ width, pair, offset }) =>
      `For $d$ = ${width} and offset ${offset}, write the shift matrix of pair ${pair}. Where does it take the pair of position 0?`,
    ideas: {
      turn: ({ turn }) => `The pair turns by $\\δω$ = ${turn}.`,
      matrix: ({ top, bottom }) => `The rows of the matrix are (${top}) and (${bottom}).`,
      goal: ({ start, goal, offset }) => `It takes (${start}) to (${goal}), which is the pair of position ${offset}.`,
    },
    often: {
      sign: {
        said: 'The minus sign is at the top right.',
        reply: ({ back, offset }) => `That takes position 0 to (${back}), the pair of position −${offset}.`,
      },
      frequency: {
        said: ({ bare }) => `The first row is (${bare}).`,
        reply: 'That is the turn of pair 0. The frequency of this pair is missing.',
      },
    },
  },
  ST14: {
    title: 'Two parts of the input',
    question: ({ width }) =>
      `$d$ = ${width}, and embedding entries have variance 1. In D2L, how large are the word part and the position part before the first block, and why is there a $√d$?`,
    ideas: {
      position: ({ position }) =>
        `Position part: root mean square ${position}, the root of ½, since each pair is on the unit circle.`,
      word: ({ word, width }) => `Word part: ${word} after the step, the root of ${width}.`,
      ratio: ({ ratio }) => `Word to position: ${ratio}, the root of $2d$.`,
      reason:
        'D2L gives as reason that encodings stay between −1 and 1. How much the step matters depends on how small the embedding begins.',
    },
    often: {
      scores: {
        said: 'It undoes the $1/√d$ of the scores.',
        reply: 'That one divides by the root of the head width, inside attention, for another reason.',
      },
      both: {
        said: 'It multiplies the table as well.',
        reply: 'The step comes before the add. The table stays as it is.',
      },
    },
  },
  ST17: {
    title: 'Dropout by hand',
    question: ({ word, entry, rate }) =>
      `The word part is ${word}, the entry of the table ${entry}, and $p$ = ${rate}. What can come out, how often, in train mode and in eval mode?`,
    ideas: {
      sum: ({ sum }) => `The sum is ${sum}.`,
      train: ({ dropped, rate, kept }) => `Train: ${dropped} with probability ${rate}, else ${kept}.`,
      eval: ({ sum }) => `Eval: always ${sum}.`,
      mean: ({ sum }) => `The mean of train mode is ${sum} again.`,
    },
    often: {
      apart: {
        said: ({ entry, apart }) => `Train: ${entry} or ${apart}.`,
        reply: 'That drops the word part only. Dropout acts on the sum.',
      },
      unscaled: {
        said: ({ dropped, sum }) => `Train: ${dropped} or ${sum}.`,
        reply: ({ kept }) => `What is kept is divided by $1 - p$, which gives ${kept}.`,
      },
    },
  },
} satisfies Record<string, OwnCardWords>;
