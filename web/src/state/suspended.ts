/**
 * What a course keeps of a visit as one short text: the JSON of the changes of the state and of the attempts, deflated (RFC 1951), as
 * base64url. Courses keep little, so what does not fit is left out whole, part by part, the longest first: a text of the learner, the runs
 * or the settings of an experiment; at last attempts.
 */
import { deflateSync, inflateSync } from 'fflate/browser';
import { apply, difference, isObject, type Json, type Patch } from './json.ts';
import { fromBase64Url, toBase64Url } from './url.ts';

/** What a visit leaves. `changes`: what differs from the lab's initial state; null: nothing. */
export interface Visit {
  readonly version: 1;
  readonly changes: Patch | null;
  readonly attempts: Json;
}

export const visitOf = (state: Json, initial: Json, attempts: Json): Visit => ({
  version: 1,
  changes: difference(initial, state) ?? null,
  attempts,
});

export interface Suspended {
  readonly text: string;
  /** How much was left out: texts, and parts that are none. */
  readonly texts: number;
  readonly parts: number;
}

/** @param longest in characters */
export function suspend(visit: Visit, longest: number): Suspended {
  let { changes } = visit;
  let attempts = isObject(visit.attempts) ? visit.attempts : {};
  let left = { texts: 0, parts: 0 };
  for (;;) {
    const text = packed({ ...visit, changes, attempts: attempts as Json });
    if (text !== null && text.length <= longest) return { text, ...left };
    const leaf = longestLeaf(changes);
    if (leaf === null) attempts = Object.fromEntries(Object.entries(attempts).slice(1));
    else changes = without(changes, leaf.path);
    left = leaf?.isText ? { ...left, texts: left.texts + 1 } : { ...left, parts: left.parts + 1 };
  }
}

/** The state and the attempts of an earlier visit, as far as they can be read; null: it is nothing a lab left. Both are to be checked. */
export function resumed(text: string, initial: Json): { readonly state: Json; readonly attempts: unknown } | null {
  try {
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(inflateSync(fromBase64Url(text)));
    return visited(JSON.parse(json), initial);
  } catch {
    return null;
  }
}

/** Likewise of a visit that was kept as it is. */
export function visited(visit: unknown, initial: Json): { readonly state: Json; readonly attempts: unknown } | null {
  if (!isObject(visit) || visit.version !== 1) return null;
  try {
    return { state: apply(initial, visit.changes ?? undefined), attempts: visit.attempts };
  } catch {
    return null;
  }
}

/** What is deflated at most: text shrinks to a fifth or so, a whole book in vain. */
const longestJson = 100_000;

/** null: far too long. */
function packed(visit: Visit): string | null {
  const json = JSON.stringify(visit);
  if (json.length > longestJson) return null;
  return toBase64Url(deflateSync(new TextEncoder().encode(json), { level: 9 }));
}

interface Leaf {
  readonly path: readonly string[];
  readonly isText: boolean;
  readonly length: number;
}

/** Settings belong together: one that follows another must not stay without it. */
const whole: readonly string[] = ['settings', 'locked', 'compareWith', 'runs'];
/** A shorter text is an id or a word. */
const shortest = 40;

/** What to leave out first; null: nothing is left. */
function longestLeaf(changes: Patch | null): Leaf | null {
  const leaves = changes === null ? [] : leavesOf(changes, []);
  return leaves.reduce<Leaf | null>((most, leaf) => (most && most.length >= leaf.length ? most : leaf), null);
}

function leavesOf(patch: Patch, path: readonly string[]): Leaf[] {
  if (isObject(patch) && !whole.includes(path.at(-1) ?? ''))
    return Object.entries(patch).flatMap(([key, inner]) => leavesOf(inner as Patch, [...path, key]));
  const value = Array.isArray(patch) ? patch[0] : null;
  const isText = typeof value === 'string' && value.length > shortest;
  return [{ path, isText, length: JSON.stringify(patch).length }];
}

function without(patch: Patch | null, [key, ...rest]: readonly string[]): Patch | null {
  if (key === undefined || !isObject(patch)) return null;
  const kept = Object.entries(patch).flatMap(([name, inner]) => {
    const left = name === key ? without(inner as Patch, rest) : (inner as Patch);
    return left === null ? [] : [[name, left] as const];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
