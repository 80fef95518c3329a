/** Permute: shuffle the tokens; does the output shuffle with them? */
import type { PermuteReport } from '../../engine/permute.ts';
import type { Experiment } from '../contract.ts';
import { asking } from '../rounds.ts';
import { claims } from './claims.ts';
import { core } from './core.ts';
import { conditions, describe, heard, note, outcome } from './describe.ts';
import { questions } from './predictions/index.ts';
import { readout, tables } from './readout.ts';
import { results } from './results.ts';
import { compute, type PermuteState } from './settings.ts';
import { view } from './view.ts';

export const experiment: Experiment<PermuteState, PermuteReport> = {
  ...core,
  undoInView: true,
  compute,
  verdict: (report) => report.equivariance,
  conditions,
  view,
  describe,
  heard,
  outcome,
  tables,
  results,
  readout,
  note,
  claims,
  rounds: asking(core.rounds, questions),
  reasons: ['maps', 'pairs', 'softmax', 'input'],
  ideas: ['law', 'conditions', 'reason', 'blind', 'outside'],
};
