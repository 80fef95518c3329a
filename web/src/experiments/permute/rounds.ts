/** The rounds of questions, in the order they are offered, and what each sets over the learner's settings. */
import type { RoundCore } from '../contract.ts';
import { differentWords, plainBlock } from './conditions.ts';
import type { PermuteState } from './settings.ts';

export const rounds: readonly RoundCore<PermuteState>[] = [
  { id: 'PM1', asks: ['PM1', 'PM1-size'] },
  { id: 'PM2', conditions: (settings) => plainBlock(settings) },
  { id: 'PM3', conditions: (settings) => plainBlock(settings, differentWords(settings)) },
  { id: 'PM4', conditions: (settings) => ({ ...plainBlock(settings), scheme: 'sinusoidal' }) },
  { id: 'PM5', conditions: (settings) => ({ ...plainBlock(settings), mask: 'causal' }) },
  { id: 'PM6', conditions: (settings) => ({ ...plainBlock(settings), scheme: 'sinusoidal' }) },
  { id: 'PM7', conditions: (settings) => plainBlock(settings) },
  {
    id: 'PM8',
    conditions: (settings) => {
      const words = differentWords(settings, 4);
      return { ...plainBlock(settings, words), mask: 'padding', validLength: words.length - 2, everyOrder: true };
    },
  },
  {
    id: 'PM10',
    conditions: (settings) => {
      const block = plainBlock(settings);
      return { ...block, scheme: 'alibi', order: block.words.map((_, place) => block.words.length - 1 - place) };
    },
  },
];
