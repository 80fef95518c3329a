/** Addresses that carry the state, to copy or to open. The element itself neither reads nor writes one. */
import type { Experiment } from '../experiments/contract.ts';
import { initialState, toJson } from '../state/lab-state.ts';
import { encode } from '../state/url.ts';
import type { Session } from './session.ts';

/** This page with this state. */
export const linkTo = ({ state, initial }: Session, address: string): string =>
  `${address.replace(/#.*$/s, '')}#${encode(toJson(state), toJson(initial))}`;

/** The same state on the page of the whole unit, or null when nobody said where that is. */
export function fullPage({ state }: Session, all: readonly Experiment[], page: string | null): string | null {
  if (page === null) return null;
  const seeds = all.map(({ id, defaults }) => ({ id, settings: defaults }));
  const base = initialState(seeds, seeds[0]?.id ?? '', 'predict');
  const whole = { ...base, ...state, experiments: { ...base.experiments, ...state.experiments } };
  return `${page}#${encode(toJson(whole), toJson(base))}`;
}
