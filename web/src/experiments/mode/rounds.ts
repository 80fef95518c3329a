/** The rounds of questions, in the order they are offered, and what each sets over the learner's settings. */
import type { RoundCore } from '../contract.ts';
import { defaults, type Settings } from './settings.ts';

/** Everything as in the defaults but the learner's text and seeds, so that no earlier round leaks into the next. */
const over =
  (changes: Partial<Settings>) =>
  ({ words, seed, maskSeed }: Settings): Partial<Settings> => ({ ...defaults, words, seed, maskSeed, ...changes });

export const rounds: readonly RoundCore<Settings>[] = [
  { id: 'TE1', asks: ['TE1', 'TE1-size'] },
  { id: 'TE2', conditions: over({ rate: 0.2 }) },
  { id: 'TE3', conditions: over({ rate: 0.5 }) },
  // A table small enough to count in.
  { id: 'TE4', conditions: over({ rate: 0.25, input: 'embeddings', width: 8 }) },
  { id: 'TE5', conditions: over({ rate: 0.5, recordGradients: false }) },
  { id: 'TE6', conditions: over({ rate: 0.1 }) },
  { id: 'TE7', conditions: over({ rate: 0.1 }) },
  { id: 'TE8', conditions: over({ rate: 0.5 }) },
  { id: 'TE9', conditions: over({ input: 'embeddings' }) },
  { id: 'TE10', conditions: over({ input: 'embeddings' }) },
];
