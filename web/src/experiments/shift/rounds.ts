/** The rounds of questions, in the order they are offered, and what each sets over the learner's settings. */
import type { RoundCore } from '../contract.ts';
import { mostTokens } from '../words.ts';
import { defaults, type Settings } from './settings.ts';

/** Everything as in the defaults but the learner's text and seed, so that no earlier round leaks into the next. */
const over =
  (changes: Partial<Settings>) =>
  ({ words, seed }: Settings): Partial<Settings> => ({ ...defaults, words, seed, ...changes });

/** The text must leave room for the word in front. */
const oneWordInFront = (settings: Settings): Partial<Settings> => ({
  ...over({ act: 'prepend', position: 0, offset: 1 })(settings),
  words: settings.words.slice(0, mostTokens - 1),
  frontWords: [settings.frontWords[0] ?? defaults.frontWords[0] ?? ''],
});

export const rounds: readonly RoundCore<Settings>[] = [
  { id: 'SH3', asks: ['SH3', 'SH4-size'] },
  { id: 'SH1', conditions: over({ position: 0, offset: 37 }) },
  { id: 'SH2', conditions: over({ pair: 3, offset: 5 }) },
  { id: 'SH4', conditions: over({ position: 0, offset: 10 }) },
  { id: 'SH5', conditions: over({}) },
  // The table must hold the text so far away.
  { id: 'SH6', conditions: over({ position: 0, offset: 1000, maxLen: 2048 }) },
  { id: 'SH7', conditions: over({ offset: 3 }) },
  { id: 'SH8', conditions: oneWordInFront },
  { id: 'SH9', conditions: over({ act: 'padLeft', recheckValid: false, causal: true }) },
  { id: 'SH10', conditions: over({}) },
];
