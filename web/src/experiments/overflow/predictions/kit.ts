/** What the questions of overflow have in common. */
import type { Cure, OverflowCure, OverflowReport } from '../../../engine/overflow.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { Prediction } from '../../contract.ts';
import type { Settings } from '../settings.ts';

export type Question = Prediction<Settings, OverflowReport>;

export const cureOf = (report: OverflowReport, policy: Cure): OverflowCure =>
  report.cures.find((cure) => cure.policy === policy) as OverflowCure;

/** The same class with something changed. */
export function rerun(engine: PageEngine, settings: Settings, changes: Partial<Settings>): OverflowReport {
  const { reach: _reach, ...options } = { ...settings, ...changes };
  return engine.overflow(options);
}
