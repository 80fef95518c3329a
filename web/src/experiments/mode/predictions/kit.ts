/** What the questions about the two modes share. Where a wrong theory multiplies, the engine does it: TypeScript has no formula. */
import type { Matrix, Mode } from '../../../engine/api.ts';
import type { ModeReport } from '../../../engine/mode.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { Prediction } from '../../contract.ts';
import { compute, type Settings } from '../settings.ts';

export type Asked = Prediction<Settings, ModeReport>;

export const column = (...data: number[]): Matrix => ({ rows: data.length, cols: 1, data: Float64Array.from(data) });
export const row = (...data: number[]): Matrix => ({ rows: 1, cols: data.length, data: Float64Array.from(data) });
export const only = ({ data }: Matrix): number => data[0] ?? Number.NaN;

/** The products of two lists, added up: one token attends to itself, and its value is tokens times Wv. */
export const productSum = (engine: PageEngine, values: readonly number[], factors: readonly number[]): number =>
  only(
    engine.attention({
      tokens: row(...values),
      Wq: column(...values.map(() => 0)),
      Wk: column(...values.map(() => 0)),
      Wv: column(...factors),
    }).output,
  );

/** The chance that an entry is kept. */
export const keptShare = ({ rate }: Settings): number => 1 - rate;

/** One entry through dropout, kept or dropped as asked; NaN where the rate leaves it no chance to be kept. */
export function entryAfter(
  engine: PageEngine,
  value: number,
  rate: number,
  kept: boolean,
  mode: Mode = 'train',
): number {
  if (rate === 1 && kept && mode === 'train') return Number.NaN;
  const keep = Uint8Array.of(kept ? 1 : 0);
  return only(engine.dropout({ tokens: row(value), rate, mode, seed: 0, keep }).output);
}

/** The two runs in train mode, whichever mode is on. */
export const inTrain = (engine: PageEngine, settings: Settings, report: ModeReport): ModeReport =>
  settings.mode === 'train' ? report : compute(engine, { ...settings, mode: 'train' });
