/** Two questions about the learner's own settings; the engine answers both. */
import type { Engine } from '../../engine/api.ts';
import type { ShiftReport } from '../../engine/shift.ts';
import type { Prediction } from '../contract.ts';
import { inputChange } from './sentences.ts';
import type { Settings } from './settings.ts';

/** The same settings as far from here as the table allows. */
function farAway(engine: Engine, settings: Settings): { position: number; report: ShiftReport } {
  const last = settings.maxLen - 1 - Math.max(0, settings.offset);
  const first = Math.max(0, -settings.offset);
  const position = last - settings.position > settings.position - first ? last : first;
  return { position, report: engine.shift({ ...settings, position }) };
}

const entries = (report: ShiftReport): readonly number[] => Array.from(report.chosen?.matrix.data ?? []);

export const matrixEntries: Prediction<Settings, ShiftReport> = {
  id: 'SH3',
  kind: 'choice',
  choices: ['turn', 'stay', 'grow', 'repeat'],
  answer(engine, settings, report) {
    const there = entries(farAway(engine, settings).report);
    return entries(report).every((entry, k) => entry === there[k]) ? 'stay' : 'turn';
  },
  evidence: (engine, settings, report) => ({
    here: settings.position,
    there: farAway(engine, settings).position,
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
  answer: (engine, settings, report) => {
    const moved = settings.act === 'moveIds' ? report : engine.shift({ ...settings, act: 'moveIds' });
    return inputChange(moved)?.residual ?? Number.NaN;
  },
  evidence: (engine, settings, report) => {
    const moved = settings.act === 'moveIds' ? report : engine.shift({ ...settings, act: 'moveIds' });
    const queryKey = moved.schemes.find(({ scheme }) => scheme === 'sinusoidalQueryKey')?.change;
    return {
      offset: settings.offset,
      change: inputChange(moved)?.residual ?? Number.NaN,
      queryKey: queryKey?.residual ?? Number.NaN,
    };
  },
};
