/** Permute, as far as its state goes. */
import type { ExperimentCore } from '../contract.ts';
import { rounds } from './rounds.ts';
import { adjust, controls, defaults, type PermuteState, presets, reduce } from './settings.ts';

export const core: ExperimentCore<PermuteState> = {
  id: 'permute',
  group: 'question',
  orientation: 'columns',
  defaults,
  presets,
  controls,
  reduce,
  adjust,
  hands: { moveToken: ['order'], nudge: ['order'], chooseToken: ['order'], randomOrder: ['order'], reverse: ['order'] },
  rounds,
};
