/** Encoding explorer: read the table of positions. Each column is a wave, each row a position, as the bits of a counter are. */
import type { Engine, Verdict } from '../../engine/api.ts';
import type { ExplorerReport } from '../../engine/explorer.ts';
import type { Experiment } from '../contract.ts';
import { asking } from '../rounds.ts';
import { claims } from './claims.ts';
import { compute } from './compute.ts';
import { core } from './core.ts';
import { questions } from './predictions.ts';
import { results } from './results.ts';
import { describe, outcome, readout } from './sentences.ts';
import { conditions, type Settings } from './settings.ts';
import { tables } from './tables.ts';
import { view } from './view.ts';

/** The law the runs keep, of the own table if there is one: row i + offset is row i turned. */
function verdict(report: ExplorerReport): Verdict {
  const { rotation } = (report.own ?? report).properties;
  const { holds, value, tolerance, row, col, failing, checked } = rotation;
  const place = { row: row ?? 0, col: col ?? 0 };
  return { holds, identical: value === 0, residual: value, tolerance, ...place, differing: failing, entries: checked };
}

export const experiment: Experiment<Settings, ExplorerReport, Engine> = {
  ...core,
  compute,
  verdict,
  conditions,
  view,
  describe,
  outcome,
  tables,
  results,
  readout,
  claims,
  rounds: asking(core.rounds, questions),
  reasons: ['pair', 'ladder', 'circle', 'parity'],
  ideas: ['pairs', 'frequencies', 'angles', 'order', 'zero'],
};
