/** Placement: where do positions enter, and what do they reach from there? */
import type { Engine } from '../../engine/api.ts';
import type { PlacementReport } from '../../engine/placement.ts';
import type { Experiment } from '../contract.ts';
import { asking } from '../rounds.ts';
import { claims } from './claims.ts';
import { core } from './core.ts';
import { readout } from './offsets-view.ts';
import { questions } from './predictions/index.ts';
import { results } from './results.ts';
import { describe, outcome } from './sentences.ts';
import { compute, conditions, type Settings } from './settings.ts';
import { tables } from './tables.ts';
import { view } from './view.ts';

/** The report says which block was looked at closer only by its sizes, so it travels with the verdict. */
export type Report = PlacementReport & { readonly chosen: Settings['placement'] };

export const experiment: Experiment<Settings, Report, Engine> = {
  ...core,
  compute: (engine, settings) => ({ ...compute(engine, settings), chosen: settings.placement }),
  verdict: (report) => report[report.chosen].swap,
  conditions,
  view,
  describe,
  outcome,
  tables,
  results,
  readout,
  claims,
  rounds: asking(core.rounds, questions),
  reasons: ['stream', 'values', 'weights', 'again'],
  ideas: ['input', 'every', 'queryKey', 'values'],
};
