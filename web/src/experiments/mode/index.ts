/** Train or eval: run one input twice. Dropout acts on the sum of words and positions, and only in train mode. */

import type { ModeReport } from '../../engine/mode.ts';
import type { PageEngine } from '../../engine/page.ts';
import type { Experiment, Prediction } from '../contract.ts';
import { conditions, describe, outcome, readout } from './sentences.ts';
import { compute, controls, defaults, presets, reduce, type Settings } from './settings.ts';
import { tables } from './tables.ts';
import { view } from './view.ts';

/** The predictions are about train mode, whichever mode is on. */
const evidence = (_engine: PageEngine, _settings: Settings, report: ModeReport) => ({
  train: report.trainRuns.residual,
  evalSize: report.evalRuns.residual,
  kept: report.keptInTrain,
  change: report.relativeChange,
  sumSize: report.sumSize,
});

const pairs: Prediction<Settings, ModeReport> = {
  id: 'TE1',
  kind: 'choice',
  choices: ['both', 'eval', 'train', 'neither'],
  answer(_engine, _settings, { trainRuns, evalRuns }) {
    if (evalRuns.identical) return trainRuns.identical ? 'both' : 'eval';
    return trainRuns.identical ? 'train' : 'neither';
  },
  evidence,
};

const size: Prediction<Settings, ModeReport> = {
  id: 'TE1-size',
  kind: 'size',
  answer: (_engine, _settings, { trainRuns }) => trainRuns.residual,
  verdict: ({ trainRuns }) => trainRuns,
  evidence,
};

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
  readout: (scene) => readout(scene),
  rounds: [{ id: 'TE1', questions: [pairs, size] }],
  reasons: ['sum', 'draw', 'scale', 'eval'],
  ideas: ['sine', 'cosine', 'exponent', 'pair', 'zero'],
};
