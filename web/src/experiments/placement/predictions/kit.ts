/** What the questions about placement share. */
import type { Engine } from '../../../engine/api.ts';
import type { PlacementReport } from '../../../engine/placement.ts';
import type { Prediction } from '../../contract.ts';
import { compute, type Settings } from '../settings.ts';

export type Asked = Prediction<Settings, PlacementReport & { readonly chosen: Settings['placement'] }, Engine>;

/** The report under other settings, without probes, which take most of the time. */
export const reportUnder = (engine: Engine, settings: Settings, changes: Partial<Settings>): PlacementReport =>
  compute(engine, { ...settings, ...changes }, false);

/** Ids in ascending order of their sizes, equal ones in one group. */
export function ascending(sizes: Readonly<Record<string, number>>): string[][] {
  const ranks = [...new Set(Object.values(sizes))].sort((a, b) => a - b);
  return ranks.map((rank) => Object.keys(sizes).filter((id) => sizes[id] === rank));
}
