/** Two questions about the learner's own settings; the engine answers both. */
import type { ShiftReport } from '../../engine/shift.ts';
import type { Prediction } from '../contract.ts';
import { idsChange } from './sentences.ts';
import type { Settings } from './settings.ts';

export const matrixEntries: Prediction<Settings, ShiftReport> = {
  id: 'SH3',
  kind: 'choice',
  choices: ['turn', 'stay', 'grow', 'repeat'],
  answer: (_engine, _settings, report) => (report.law.sameMatrix.holds ? 'stay' : 'turn'),
  evidence: (_engine, settings, report) => ({
    here: settings.position,
    there: report.law.farPosition,
    residual: (settings.matrix === 'rope' ? report.law.behind : report.law.ahead).residual,
    backwards: settings.matrix === 'rope' ? 1 : 0,
    pairs: report.pairs.count,
    positions: report.law.positions,
  }),
};

/** About moving the ids, whichever act is chosen. NaN when the ids run past the table. */
export const outputChange: Prediction<Settings, ShiftReport> = {
  id: 'SH4',
  kind: 'size',
  answer: (_engine, _settings, report) => idsChange(report)?.residual ?? Number.NaN,
  verdict: (report) => idsChange(report),
  evidence: (_engine, settings, report) => ({
    offset: settings.offset,
    change: idsChange(report)?.residual ?? Number.NaN,
    queryKey: idsChange(report, 'sinusoidalQueryKey')?.residual ?? Number.NaN,
  }),
};
