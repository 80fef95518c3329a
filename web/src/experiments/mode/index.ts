/** Train or eval: run one input twice. Dropout acts on the sum of words and positions, and only in train mode. */

import type { ModeReport } from '../../engine/mode.ts';
import type { Experiment } from '../contract.ts';
import { asking } from '../rounds.ts';
import { claims } from './claims.ts';
import { core } from './core.ts';
import { questions } from './predictions/index.ts';
import { results } from './results.ts';
import { conditions, describe, outcome, readout, verdictSentence } from './sentences.ts';
import { compute, type Settings } from './settings.ts';
import { tables } from './tables.ts';
import { view } from './view.ts';

export const experiment: Experiment<Settings, ModeReport> = {
  ...core,
  compute,
  verdict: (report) => report.runs,
  conditions,
  view,
  describe,
  heard: verdictSentence,
  outcome,
  tables,
  results,
  readout: (scene) => readout(scene),
  claims,
  rounds: asking(core.rounds, questions),
  reasons: ['sum', 'draw', 'scale', 'eval'],
  ideas: ['sine', 'cosine', 'exponent', 'pair', 'zero'],
};
