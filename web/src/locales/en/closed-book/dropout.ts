/** R7: dropout on one entry of X√d + P, by hand. */

type Form = (sum: string) => string;

/** Wrong lists. */
const forms = {
  positionApart: () => 'The position is kept apart here: dropout acts on the sum, and drops $\\P$ with the word.',
  notRescaled: () => 'Not rescaled: an entry that stays is divided by $1 − p$, so that the mean is that of eval mode.',
  wrongWay: () => 'Scaled the wrong way: this multiplies by $1 − p$.',
  byRate: () => 'Divided by $p$. It is $1 − p$ that an entry is kept with, and that divides it.',
  exchanged: () => '$p$ and $1 − p$ are exchanged: $p$ is the probability that the entry is dropped.',
  keepRate: () =>
    'Here $p$ is the probability of keeping, and divides. In this layer $p$ is the probability of dropping.',
  beforeAdd: () => 'Dropped before the add: only the word is dropped and rescaled here. Dropout acts on the sum.',
  evalList: () => 'That is eval mode. In train mode the entry may be dropped.',
  trainList: () => 'That is train mode. In eval mode nothing is drawn.',
  rescaledInEval: () => 'In eval mode nothing is rescaled: that was done in training.',
  sum: (sum: string) => `The probabilities add up to ${sum}, not to 1.`,
  rounded: () => 'Rounded: it is close, but not equal. Write a fraction.',
} satisfies Readonly<Record<string, Form>>;

export const dropout = {
  title: 'Dropout on one entry',
  task: (word: string, position: string, rate: string, mode: 'train' | 'eval') =>
    `The word’s part of an entry, already times $√d$, is **${word}**; the table adds **${position}**. Then dropout with $p$ = **${rate}**, in **${mode} mode**. What may come out, and with which probability?`,
  list: 'Each value that may come out, with its probability:',
  listHint:
    'One after the other, apart by semicolons, in any order: `3 with 2/3; 1/2 with 1/3`. Decimals are read exactly.',
  drawLast: 'Numbers of another kind',
  countsTask: (rate: string, mode: 'train' | 'eval') =>
    `Now entries that are not 0 before dropout, with $p$ = **${rate}** again, in **${mode} mode**. Two of them, then a block of 6 × 8.`,
  counts: {
    both: 'Both are kept, probability:',
    one: 'Exactly one is kept, probability:',
    none: 'None is kept, probability:',
    zeros: 'Zeros in the block, on average:',
  },
  right: {
    several: 'These are the values and their probabilities.',
    one: 'That is the only value.',
  },
  rightCount: {
    evalMode: 'In eval mode nothing is dropped.',
    both: 'Each is kept on its own: the two probabilities multiply.',
    one: 'The first or the second: two orders of the same product.',
    none: 'Each is dropped on its own: the two probabilities multiply.',
    zeros: 'The mean of a block is that of one entry, times the number of its entries.',
  },
  forms,
  probabilitiesWrong: 'The values are right, their probabilities are not.',
  wrong: 'Not the values that may come out.',
  countSlips: {
    exchanged: '$p$ and $1 − p$ are exchanged: $p$ is the probability of being dropped.',
    oneEntry: 'That is the probability for one entry. Here both must do it.',
    oneOrder: 'That counts one order only: the first may stay, or the second.',
    trainCount: 'That is train mode. In eval mode nothing is dropped.',
  } as Readonly<Record<string, string>>,
  wrongCount: {
    evalMode: 'Not that. In eval mode every entry is kept.',
    both: 'Not that. Each of the two is kept with probability $1 − p$, on its own.',
    one: 'Not that. One is kept, the other dropped; either may be the one.',
    none: 'Not that. Each of the two is dropped with probability $p$, on its own.',
    zeros: 'Not that. Each entry of the block is dropped with probability $p$.',
  },
  outcome: (value: string, probability: string) => `${value} with ${probability}`,
  answer: (list: string) => `What may come out: ${list}.`,
  troubles: {
    empty: 'A list is missing.',
    tooMany: 'The list is too long: at most 4 values are read.',
    part: (part: string) => `“${part}” is no value with its probability: write as in \`3 with 2/3\`.`,
    number: (part: string) =>
      `A number must be whole and at most 1000, a decimal with digits before the point and at most four after it, or a fraction of such whole numbers; given “${part}”.`,
  },
};
