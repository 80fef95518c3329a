/** The deck's cards of the unit's four questions: question and ideas are those of the experiments' own self-tests. */
import type { CardWords } from '../contract.ts';

type UnitCard = 'ST01' | 'ST02' | 'ST03' | 'ST04';

export const unitCards = {
  ST01: {
    title: 'Permutation equivariance',
    often: {
      stays: {
        said: 'The output does not change when the tokens are shuffled.',
        reply: 'That is invariance. The outputs move with their tokens.',
      },
      all: {
        said: 'Because attention looks at all tokens at once.',
        reply:
          'What counts is that it weighs them without regard to place. A causal mask looks at fewer and breaks the law.',
      },
      sinusoids: {
        said: 'It forces sinusoids.',
        reply: 'It forces some source of order. Sinusoids are one, offsets in the scores another.',
      },
    },
  },
  ST02: {
    title: 'The sinusoidal entries',
    often: {
      parity: {
        said: 'Sine at even positions, cosine at odd ones.',
        reply: 'The parity is that of the column.',
      },
      halves: {
        said: 'All sines first, then all cosines.',
        reply: 'These are the same columns in another order. D2L alternates.',
      },
      exponent: {
        said: 'The exponent is $j/d$, or has the number of the column in it.',
        reply: 'Both give other frequencies. Pair $j$ has $2j/d$ in both its columns.',
      },
    },
  },
  ST03: {
    title: 'The 2 × 2 rotation',
    often: {
      position: { said: 'On $i$ and $\\δ$.', reply: 'Move $i$ at the dial: the matrix stays.' },
      offset: {
        said: 'On $\\δ$ only.',
        reply: 'Each pair has a frequency of its own. One offset turns the first pair far and the last one hardly.',
      },
      attention: {
        said: 'So attention does not notice a shift.',
        reply: 'The rows of the table turn. The words do not.',
      },
    },
  },
  ST04: {
    title: '1500 tokens, 1000 rows',
    often: {
      cut: {
        said: 'The text is cut to 1000 tokens.',
        reply: 'Only the slice of the table is short. Then the add fails, and nothing is cut.',
      },
      index: {
        said: 'An index is out of range.',
        reply: 'Nothing is looked up by index here. A learned table that is read by index fails that way.',
      },
      works: { said: 'It works: the formula has no end.', reply: 'The formula has none. The stored table has.' },
    },
  },
} satisfies Record<UnitCard, CardWords>;
