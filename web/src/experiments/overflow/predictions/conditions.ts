/** What the questions set over the learner's settings: D2L's class and a text that is too long for its table. */

import type { Cure, OverflowCure, OverflowReport } from '../../../engine/overflow.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { Prediction, Round } from '../../contract.ts';
import { adjust, defaults, type Settings, usable } from '../settings.ts';

export type Question = Prediction<Settings, OverflowReport>;
export type OverflowRound = Round<Settings, OverflowReport>;

/** So that two tokens past the end exist, and wrapping meets no row a third time. */
const tooLong = ({ length, maxLen }: Settings): boolean =>
  usable(length) && usable(maxLen) && maxLen >= 2 && length >= maxLen + 2 && length <= 2 * maxLen;

/** D2L's class, the learner's lengths if the text is too long for the table; else ours. */
export function tooLongText(settings: Settings, cure: Cure = settings.cure): Settings {
  const { length, maxLen } = tooLong(settings) ? settings : defaults;
  const { seed } = settings;
  return adjust({ ...defaults, seed, cure, length, maxLen }, 'maxLen');
}

export const cureOf = (report: OverflowReport, policy: Cure): OverflowCure =>
  report.cures.find((cure) => cure.policy === policy) as OverflowCure;

/** The same class with something changed. */
export function rerun(engine: PageEngine, settings: Settings, changes: Partial<Settings>): OverflowReport {
  const { reach: _reach, ...options } = { ...settings, ...changes };
  return engine.overflow(options);
}
