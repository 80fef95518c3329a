/** What the questions about shifting share. */
import type { PageEngine } from '../../../engine/page.ts';
import type { SchemeChange, ShiftReport } from '../../../engine/shift.ts';
import type { Prediction } from '../../contract.ts';
import { compute, type Settings } from '../settings.ts';

export type Asked = Prediction<Settings, ShiftReport>;
export type Scheme = SchemeChange['scheme'];

/** The report under other settings; the one at hand if they are the same. */
export function reportUnder(
  engine: PageEngine,
  settings: Settings,
  report: ShiftReport,
  changes: Partial<Settings>,
): ShiftReport {
  const names = Object.keys(changes) as (keyof Settings)[];
  return names.every((name) => changes[name] === settings[name])
    ? report
    : compute(engine, { ...settings, ...changes });
}

export const changeOf = (schemes: readonly SchemeChange[], name: Scheme): SchemeChange['change'] =>
  schemes.find(({ scheme }) => scheme === name)?.change ?? null;

/** By scheme, how far the output goes; NaN where the engine refused. */
export const sizes = (schemes: readonly SchemeChange[]): Record<string, number> =>
  Object.fromEntries(schemes.map(({ scheme, change }) => [scheme, change?.residual ?? Number.NaN]));

/** More than rounding. */
export const changedIn = (schemes: readonly SchemeChange[]): Scheme[] =>
  schemes.filter(({ change }) => change !== null && !change.holds).map(({ scheme }) => scheme);

export const stoppedIn = (schemes: readonly SchemeChange[]): Scheme[] =>
  schemes.filter(({ change }) => change === null).map(({ scheme }) => scheme);

/** Values in ascending order, equal ones in one group. */
export function groups<T>(items: readonly T[], rank: (item: T) => number): T[][] {
  const ranks = [...new Set(items.map(rank))].sort((a, b) => a - b);
  return ranks.map((one) => items.filter((item) => rank(item) === one));
}
