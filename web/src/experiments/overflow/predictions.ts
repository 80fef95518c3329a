/** Two predictions; both answers are read from the engine's report for the learner's own length and table. */
import type { OverflowReport } from '../../engine/overflow.ts';
import type { Prediction } from '../contract.ts';
import type { Settings } from './settings.ts';

const flag = (yes: boolean): number => (yes ? 1 : 0);

const clamped = (report: OverflowReport): number =>
  report.cures.find(({ policy }) => policy === 'clamp')?.lastRowTokens ?? Number.NaN;

export const predictions: readonly Prediction<Settings, OverflowReport>[] = [
  {
    id: 'OV1',
    kind: 'choice',
    choices: ['build', 'slice', 'add', 'dropout', 'none'],
    answer: (_engine, _settings, report) => report.failingStep,
    evidence: (_engine, settings, report) => ({
      builds: flag(report.failingStep !== 'build'),
      adds: flag(report.failingStep !== 'add'),
      spreads: flag(report.outcome === 'tableSpread' || report.outcome === 'inputSpread'),
      slices: flag(settings.table !== 'vit'),
      formula: flag(settings.table === 'sinusoidal'),
      length: settings.length,
      stored: report.storedRows,
      given: report.slicedRows,
      out: report.outputRows,
      columns: report.cosineColumns,
      values: report.cosinesComputed,
    }),
  },
  {
    id: 'OV5',
    kind: 'number',
    tolerance: 0,
    answer: (_engine, _settings, report) => clamped(report),
    evidence: (_engine, _settings, report) => ({ last: report.lastPosition, shared: clamped(report) }),
  },
];
