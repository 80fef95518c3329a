/** Addresses that carry the state, to copy or to open. The element itself neither reads nor writes one. */

import type { Places } from '../session/places.ts';
import type { Session } from '../session/session.ts';
import { firstStep } from '../session/session-options.ts';
import { initialExperiment, initialState, type LabState, steps, toJson } from '../state/lab-state.ts';
import { encodeShort } from '../state/url.ts';

/** This page with this state, or how long the fragment would be when it is too long for a link. */
export function linkTo({ shared, initial }: Session, address: string): string | number {
  const fragment = encodeShort(toJson(shared), toJson(initial));
  return typeof fragment === 'number' ? fragment : `${address.replace(/#.*$/s, '')}#${fragment}`;
}

/** The same state on the page of the whole unit; null when nobody said where that is, or when it is too long for a link. */
export function fullPage({ shared }: Session, all: Places, page: string | null): string | null {
  if (page === null) return null;
  const base = unitOf(all);
  const whole = {
    ...base,
    ...shared,
    experiments: { ...base.experiments, ...shared.experiments },
    pages: { ...base.pages, ...shared.pages },
  };
  const fragment = encodeShort(toJson(whole), toJson(base));
  return typeof fragment === 'number' ? null : `${page}#${fragment}`;
}

/**
 * Likewise with the settings that are shown and nothing else, so that it is short enough for paper; complete, since paper has no page
 * that `page` could be relative to.
 */
export function settingsLink(session: Session, all: Places, page: string | null, address: string): string | null {
  if (page === null || session.page) return null;
  const { id } = session.core;
  const base = unitOf(all);
  const shown = initialExperiment(session.computed.accepted, 'run');
  const { orientation } = session.state;
  const whole = { ...base, orientation, experiment: id, experiments: { ...base.experiments, [id]: shown } };
  const fragment = encodeShort(toJson(whole), toJson(base));
  return typeof fragment === 'number' ? null : `${new URL(page, address).href.replace(/#.*$/s, '')}#${fragment}`;
}

function unitOf({ experiments, pages }: Places): LabState {
  const seeds = experiments.map((one) => ({ id: one.id, settings: one.defaults, step: firstStep(one, steps) }));
  return initialState(seeds, seeds[0]?.id ?? '', pages);
}
