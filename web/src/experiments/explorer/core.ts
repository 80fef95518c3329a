/** Encoding explorer, as far as its state goes. */
import type { ExperimentCore } from '../contract.ts';
import { rounds } from './rounds.ts';
import { adjust, controls, defaults, presets, reduce, type Settings } from './settings.ts';

export const core: ExperimentCore<Settings> = {
  id: 'explorer',
  group: 'look',
  orientation: 'rows',
  needs: 'whole engine',
  defaults,
  presets,
  controls,
  reduce,
  adjust,
  hands: { ownFormula: ['own', 'formula'] },
  rounds,
};
