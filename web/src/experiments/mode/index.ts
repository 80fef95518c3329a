/** Train or eval: run one input twice. Dropout acts on the sum of words and positions, and only in train mode. */

import type { ModeReport } from '../../engine/mode.ts';
import type { Experiment } from '../contract.ts';
import { claims } from './claims.ts';
import { rounds } from './predictions/index.ts';
import { results } from './results.ts';
import { conditions, describe, outcome, readout } from './sentences.ts';
import { compute, controls, defaults, presets, reduce, type Settings } from './settings.ts';
import { tables } from './tables.ts';
import { view } from './view.ts';

export const experiment: Experiment<Settings, ModeReport> = {
  id: 'mode',
  group: 'question',
  orientation: 'rows',
  defaults,
  presets,
  controls,
  reduce,
  compute,
  verdict: (report) => report.runs,
  conditions,
  view,
  describe,
  outcome,
  tables,
  results,
  readout: (scene) => readout(scene),
  claims,
  rounds,
  reasons: ['sum', 'draw', 'scale', 'eval'],
  ideas: ['sine', 'cosine', 'exponent', 'pair', 'zero'],
};
