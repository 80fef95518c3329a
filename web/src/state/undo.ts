/**
 * Undo as a value. Changes with the same gesture key (one slider drag, one chip drag, one text that is typed) are one step back, and
 * what changes nothing is none: neither an act without effect nor a gesture that came back to where it began.
 */
import { sameJson } from './json.ts';

interface Steps<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export interface History<T> extends Steps<T> {
  /** Gesture of the last change, or null when the next change starts a step of its own. */
  readonly gesture: string | null;
  /** What was there before the step of this gesture; null: it has made none. */
  readonly before: Steps<T> | null;
}

/** Older steps than this are forgotten. */
export const historyLimit = 200;

const between = <T>({ past, future }: Steps<T>): History<T> => ({ past, future, gesture: null, before: null });

export const noHistory: History<never> = between({ past: [], future: [] });

/**
 * After a change. It forgets what was undone. Only where a gesture began and what it has come to count, so that a text typed key by
 * key and the same text at once are one history.
 */
export function changed<T>(history: History<T>, from: T, to: T, gesture: string | null): History<T> {
  const goesOn = gesture !== null && gesture === history.gesture && history.before !== null;
  const before = goesOn ? (history.before as Steps<T>) : { past: history.past, future: history.future };
  const began = goesOn ? (history.past.at(-1) as T) : from;
  if (sameJson(began, to)) return { ...before, gesture, before: null };
  return { past: [...before.past, began].slice(-historyLimit), future: [], gesture, before };
}

export interface Moved<T> {
  readonly present: T;
  readonly history: History<T>;
}

/** One step back or forward: the new present and the history after it, or null when there is none. */
export function undo<T>({ past, future }: History<T>, present: T): Moved<T> | null {
  if (past.length === 0) return null;
  return { present: past.at(-1) as T, history: between({ past: past.slice(0, -1), future: [present, ...future] }) };
}

export function redo<T>({ past, future }: History<T>, present: T): Moved<T> | null {
  const [after, ...rest] = future;
  if (after === undefined) return null;
  return { present: after, history: between({ past: [...past, present], future: rest }) };
}

/** Ends a gesture: the next change is a step of its own. */
export const settle = <T>(history: History<T>): History<T> => between(history);

/** Takes back a gesture as if it had not been (Esc while dragging): no way forward to it. */
export function cancel<T>(history: History<T>, gesture: string, present: T): Moved<T> {
  if (history.gesture !== gesture || history.before === null) return { present, history };
  return { present: history.past.at(-1) as T, history: between(history.before) };
}

/** Something that is no step and undo must not lose: it happens to every state that undo or redo can reach. */
export function toAll<T>(history: History<T>, happen: (state: T) => T): History<T> {
  const both = ({ past, future }: Steps<T>): Steps<T> => ({ past: past.map(happen), future: future.map(happen) });
  return { ...history, ...both(history), before: history.before && both(history.before) };
}
