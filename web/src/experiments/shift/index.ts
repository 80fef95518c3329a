/** Shift: every position moves by an offset. What turns, and what stays? */
import type { Verdict } from '../../engine/api.ts';
import type { ShiftReport } from '../../engine/shift.ts';
import type { Experiment } from '../contract.ts';
import { asking } from '../rounds.ts';
import { claims } from './claims.ts';
import { core } from './core.ts';
import { questions } from './predictions/index.ts';
import { results } from './results.ts';
import { describe, inputChange, outcome, readout } from './sentences.ts';
import { compute, conditions, type Settings } from './settings.ts';
import { tables } from './tables.ts';
import { view } from './view.ts';

/** The change with sinusoids at the input, which the size question is about. Past the table there is none, and no run is kept. */
function verdict(report: ShiftReport): Verdict {
  const { tolerance } = report.schemes.find(({ change }) => change !== null)?.change ?? report.law.ahead;
  const none = { holds: false, identical: false, residual: Number.NaN, row: 0, col: 0, differing: 0, entries: 0 };
  return inputChange(report) ?? { ...none, tolerance };
}

export const experiment: Experiment<Settings, ShiftReport> = {
  ...core,
  compute,
  verdict,
  conditions,
  view,
  describe,
  heard: outcome,
  outcome,
  tables,
  results,
  readout,
  claims,
  rounds: asking(core.rounds, questions),
  reasons: ['angle', 'pair', 'words', 'offsets'],
  ideas: ['product', 'position', 'entries', 'linear'],
};
