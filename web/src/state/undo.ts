/**
 * Undo of settings, as a value. Changes with the same gesture key (one slider drag, one chip drag) are one step back.
 */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  /** Gesture of the last change, or null when the next change starts a step of its own. */
  readonly gesture: string | null;
}

/** Older steps than this are forgotten. */
export const historyLimit = 200;

export const noHistory: History<never> = { past: [], future: [], gesture: null };

/** Remembers the value before a change. A change forgets what was undone. */
export function remember<T>(history: History<T>, before: T, gesture: string | null): History<T> {
  if (gesture !== null && gesture === history.gesture) return { ...history, future: [] };
  return { past: [...history.past, before].slice(-historyLimit), future: [], gesture };
}

/** One step back or forward: the new present and the history after it, or null when there is none. */
export function undo<T>(history: History<T>, present: T): { readonly present: T; readonly history: History<T> } | null {
  const before = history.past.at(-1);
  if (before === undefined) return null;
  return {
    present: before,
    history: { past: history.past.slice(0, -1), future: [present, ...history.future], gesture: null },
  };
}

export function redo<T>(history: History<T>, present: T): { readonly present: T; readonly history: History<T> } | null {
  const [after, ...future] = history.future;
  if (after === undefined) return null;
  return { present: after, history: { past: [...history.past, present], future, gesture: null } };
}

/** Ends a gesture: the next change is a step of its own. */
export const settle = <T>(history: History<T>): History<T> => ({ ...history, gesture: null });

/** Takes back a gesture as if it had not been (Esc while dragging): no way forward to it. */
export function cancel<T>(history: History<T>, gesture: string, present: T): { present: T; history: History<T> } {
  if (history.gesture !== gesture) return { present, history };
  const before = history.past.at(-1) as T;
  return { present: before, history: { past: history.past.slice(0, -1), future: history.future, gesture: null } };
}
