/** Two predictions; the engine's report for the learner's own settings is the answer. */
import type { PermuteReport } from '../../engine/permute.ts';
import type { Prediction } from '../contract.ts';
import { formulasOf } from './formulas.ts';
import type { PermuteState } from './settings.ts';

type Asked = Prediction<PermuteState, PermuteReport>;

/** Numbers for the replies; law 1: it holds; places 1: something stands with the places. */
const evidence: Asked['evidence'] = (_engine, settings, report) => ({
  residual: report.equivariance.residual,
  invariance: report.invariance.residual,
  law: report.equivariance.holds ? 1 : 0,
  moved: report.moved.length,
  stays: report.outcome === 'stays' ? 1 : 0,
  tolerance: report.equivariance.tolerance,
  largest: report.largestOutput,
  places: settings.mask !== 'none' || (settings.scheme !== 'none' && settings.shuffle === 'tokens') ? 1 : 0,
});

export const predictions: readonly Asked[] = [
  {
    id: 'PM1',
    kind: 'choice',
    choices: ['follows', 'stays', 'changes'],
    laws: (settings, orientation) => {
      const { outputOfPermuted, permutedOutput, output } = formulasOf(settings, orientation);
      return {
        follows: `${outputOfPermuted} = ${permutedOutput}`,
        stays: `${outputOfPermuted} = ${output}`,
        changes: `${outputOfPermuted} ≠ ${permutedOutput}`,
      };
    },
    answer: (_engine, _settings, report) => report.outcome,
    evidence,
  },
  {
    id: 'PM1-size',
    kind: 'size',
    answer: (_engine, _settings, report) => report.equivariance.residual,
    verdict: (report) => report.equivariance,
    evidence,
  },
];
