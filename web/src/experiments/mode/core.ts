/** Train or eval, as far as its state goes. */
import type { ExperimentCore } from '../contract.ts';
import { rounds } from './rounds.ts';
import { controls, defaults, presets, reduce, type Settings } from './settings.ts';

export const core: ExperimentCore<Settings> = {
  id: 'mode',
  group: 'question',
  orientation: 'rows',
  defaults,
  presets,
  controls,
  reduce,
  hands: { newMasks: ['maskSeed'] },
  rounds,
};
