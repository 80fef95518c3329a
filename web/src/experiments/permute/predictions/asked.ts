/** What the questions have in common. */
import type { PageEngine } from '../../../engine/page.ts';
import type { PermuteReport } from '../../../engine/permute.ts';
import type { Prediction } from '../../contract.ts';
import { compute, type PermuteState } from '../settings.ts';

export type Question = Prediction<PermuteState, PermuteReport>;

/** The same run with something changed. */
export const rerun = (engine: PageEngine, settings: PermuteState, changes: Partial<PermuteState>): PermuteReport =>
  compute(engine, { ...settings, ...changes });
