/** Placement, as far as its state goes. */
import type { ExperimentCore } from '../contract.ts';
import { rounds } from './rounds.ts';
import { controls, defaults, presets, reduce, type Settings } from './settings.ts';

export const core: ExperimentCore<Settings> = {
  id: 'placement',
  group: 'look',
  orientation: 'rows',
  needs: 'whole engine',
  defaults,
  presets,
  controls,
  reduce,
  hands: { setBias: ['offsetBias'] },
  rounds,
};
