/** Overflow, as far as its state goes. */
import type { ExperimentCore } from '../contract.ts';
import { rounds } from './rounds.ts';
import { adjust, controls, defaults, presets, reduce, type Settings } from './settings.ts';

export const core: ExperimentCore<Settings> = {
  id: 'overflow',
  group: 'question',
  orientation: 'rows',
  defaults,
  presets,
  controls: () => controls,
  reduce,
  adjust,
  hands: { slideLength: ['length'] },
  follows: ['reach'],
  rounds,
};
