/** Two predictions; the engine's report for the learner's own settings is the answer. */
import type { PermuteReport } from '../../engine/permute.ts';
import type { Prediction } from '../contract.ts';
import type { PermuteState } from './settings.ts';

type Asked = Prediction<PermuteState, PermuteReport>;

/** Numbers for the replies; law 1: it holds. */
const evidence: Asked['evidence'] = (_engine, _settings, report) => ({
  residual: report.equivariance.residual,
  invariance: report.invariance.residual,
  law: report.equivariance.holds ? 1 : 0,
  moved: report.moved.length,
});

export const predictions: readonly Asked[] = [
  {
    id: 'PM1',
    kind: 'choice',
    choices: ['follows', 'stays', 'changes'],
    answer: (_engine, _settings, report) => report.outcome,
    evidence,
  },
  {
    id: 'PM1-size',
    kind: 'size',
    answer: (_engine, _settings, report) => report.equivariance.residual,
    evidence,
  },
];
