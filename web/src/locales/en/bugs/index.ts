/** Spot the bug: everything around its cards. */
import { names } from '../names.ts';
import { addingCards } from './adding-cards.ts';
import { attentionCards } from './attention-cards.ts';
import { tableCards } from './table-cards.ts';

export const bugs = {
  ...names.bugs,
  about:
    'Each card has variants of one piece of a transformer. One is right, the others are faults that people published. They all pass many tests. Pick a test that only the right one passes.',
  cards: { ...tableCards, ...addingCards, ...attentionCards },

  letters: ['A', 'B', 'C', 'D'],
  letter: (letter: string) => `Variant ${letter}`,
  card: (number: string, all: string) => `Card ${number} of ${all}`,
  pickTest: 'Which test do all wrong variants fail, and the right one pass?',
  keepTest: 'Keep this test',
  keepWhen: 'Pick a test, or say that you don’t know yet.',
  kept: 'Kept. It cannot be changed now.',
  predictEach: (question: string) => `${question} Answer for each variant.`,
  which: 'Which variant is right?',
  reveal: 'Run every test',
  revealWhen: 'Answer both, or say that you don’t know yet.',
  again: 'Again with fresh numbers',
  next: 'Next card',
  see: (experiment: string) => `See it in ${experiment}`,

  found: (letter: string) => `**Found.** ${letter} is right, and your test separates it from the rest.`,
  missed: (letter: string) => `**The test is not found yet.** ${letter} is right.`,
  yours: {
    separates: (name: string) => `Your test separates: “${name}”.`,
    allPass: (name: string) => `All variants pass your test: “${name}”.`,
    someFail: (name: string) => `Your test finds only some of the faults: “${name}”.`,
    none: (name: string) => `You picked no test. One that separates: “${name}”.`,
  },
  /** What the test reads of each variant: "A 7.00". */
  readings: (passing: string, failing: string) =>
    [failing && `Fails: ${failing}.`, passing && `Passes: ${passing}.`].filter(Boolean).join(' '),
  value: {
    right: (found: string) => `You predicted what the engine finds: ${found}.`,
    wrong: (said: string, found: string) => `You predicted ${said}. The engine finds ${found}.`,
    unknown: (found: string) => `You predicted nothing. The engine finds ${found}.`,
  },
  variant: {
    right: (letter: string) => `You took ${letter} for the right one. It is.`,
    wrong: (said: string, test: string, reading: string) =>
      `You took ${said} for the right one. It fails “${test}”, where it reads ${reading}.`,
    unknown: 'You named no variant.',
  },
  changes: (is: boolean): string => (is ? 'changes' : 'stays'),
  faultTitle: 'What is wrong',
  reportedTitle: 'Where it was seen',

  testsTitle: 'What every test reads',
  testsNote:
    'How far each variant is from what the test asks for, or how much it changes where a change is asked for. = passes, ≠ fails.',
  heads: { test: 'Test', separates: 'Separates', value: 'Number' },
  passes: 'passes',
  fails: 'fails',
  separates: 'yes',
  separatesNot: 'no',
  yourTest: 'your test',
  valuesTitle: 'Numbers beside each other',
  predicted: 'Asked',

  all: 'All cards',
  counts: (found: string, tried: string) => `Found ${found} of ${tried}.`,
  states: {
    fresh: 'Not tried',
    found: (found: string, times: string) => `Found, ${found} of ${times} ${times === '1' ? 'time' : 'times'}`,
    missed: (found: string, times: string) => `Not found, ${found} of ${times} ${times === '1' ? 'time' : 'times'}`,
  },
  now: 'Now',
  describe: (title: string, variants: string) => `${title}. ${variants}`,
};
