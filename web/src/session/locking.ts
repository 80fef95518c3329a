/**
 * The settings of a lock that came from a store or a link may be refused. The prediction then stands for those that are not; a
 * refused one goes to its field, unless the field has a value already, and its sentence is said there.
 */
import { sameJson } from '../state/json.ts';
import type { ExperimentState, Settings } from '../state/lab-state.ts';
import { type Accepted, type Asked, accept } from './acceptance.ts';
import type { Computed } from './computed.ts';

export interface Lockable {
  /** null: no settings of this lock can be used; computed.failure says why. */
  readonly accepted: Accepted | null;
  /** The state with the settings the prediction stands for. */
  readonly current: ExperimentState;
}

/** @param bases settings to go back to, the best first */
export function lockable(
  asked: Asked,
  computed: Computed,
  current: ExperimentState,
  bases: readonly Settings[],
): Lockable {
  const { accepted: settings, report } = computed;
  const { locked } = current;
  if (locked === null || sameJson(locked, settings)) return { accepted: { settings, report }, current };
  const { accepted, errors, failure } = accept(asked, { ...bases.at(-1), ...locked }, bases);
  if (accepted === null || failure !== null) {
    computed.failure = failure;
    return { accepted: null, current };
  }
  const free = Object.keys(errors).filter(
    (name) => Object.hasOwn(current.settings, name) && sameJson(current.settings[name], bases[0]?.[name]),
  );
  const refused = free.map((name) => [name, locked[name]] as const);
  computed.errors = { ...errors, ...computed.errors };
  if (sameJson(locked, accepted.settings)) return { accepted, current };
  const entered = { ...current.settings, ...Object.fromEntries(refused) };
  return { accepted, current: { ...current, locked: accepted.settings, settings: entered } };
}
