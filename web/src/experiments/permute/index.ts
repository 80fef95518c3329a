/** Permute: shuffle the tokens; does the output shuffle with them? */
import type { PermuteReport } from '../../engine/permute.ts';
import type { Experiment } from '../contract.ts';
import { claims } from './claims.ts';
import { conditions, describe, note, outcome } from './describe.ts';
import { rounds } from './predictions/index.ts';
import { readout, tables } from './readout.ts';
import { results } from './results.ts';
import { adjust, compute, controls, defaults, type PermuteState, presets, reduce } from './settings.ts';
import { view } from './view.ts';

export const experiment: Experiment<PermuteState, PermuteReport> = {
  id: 'permute',
  group: 'question',
  orientation: 'columns',
  undoInView: true,
  defaults,
  presets,
  controls,
  reduce,
  adjust,
  compute,
  verdict: (report) => report.equivariance,
  conditions,
  view,
  describe,
  outcome,
  tables,
  results,
  readout,
  note,
  claims,
  rounds,
  reasons: ['maps', 'pairs', 'softmax', 'input'],
  ideas: ['law', 'conditions', 'reason', 'blind', 'outside'],
};
