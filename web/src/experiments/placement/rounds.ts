/** The rounds of questions, in the order they are offered, and what each sets over the learner's settings. */
import type { RoundCore } from '../contract.ts';
import { defaults, type Settings } from './settings.ts';

/** Everything as in the defaults but the learner's text and seed, so that no earlier round leaks into the next. */
const over =
  (changes: Partial<Settings>) =>
  ({ words, seed }: Settings): Partial<Settings> => ({ ...defaults, words, seed, ...changes });

const valueAlone = { placement: 'queryKey', intoQuery: false, intoKey: false, intoValue: true } as const;

export const rounds: readonly RoundCore<Settings>[] = [
  { id: 'PL1', conditions: over({ layerCount: 1 }) },
  { id: 'PL2', conditions: over({}) },
  { id: 'PL3', conditions: over({ layerCount: 1, placement: 'queryKey' }) },
  { id: 'PL4', conditions: over({}) },
  { id: 'PL5', conditions: over({ ...valueAlone, layerCount: 1, residual: false }) },
  { id: 'PL6' },
  { id: 'PL7' },
  {
    id: 'PL8',
    // Fewer than three words have no two scores on one diagonal beside the main one.
    conditions: (settings) => ({
      ...over({})(settings),
      words: settings.words.length < 3 ? defaults.words : settings.words,
    }),
  },
  { id: 'PL9' },
  { id: 'PL10', conditions: over({ layerCount: 1, residual: false, placement: 'queryKey' }) },
];
