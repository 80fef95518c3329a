/**
 * Plain JSON: the only kind of value a state holds. A patch says what differs from a base, so that an address or a store carries
 * no more than that: [value] replaces, 0 removes, an object looks deeper. apply(base, difference(base, x)) is x, exactly.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A patch of a base value; undefined: nothing differs. */
export type Patch = readonly [Json] | 0 | { readonly [key: string]: Patch };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (object: object, key: string): boolean => Object.hasOwn(object, key);

/** What a record says of a name; undefined for the names that every object has, such as constructor. */
export const ownOf = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && own(record, key) ? record[key] : undefined;

export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, k) => sameJson(item, b[k]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => own(b, key) && sameJson(a[key], b[key]));
}

export function difference(base: Json, value: Json): Patch | undefined {
  if (sameJson(base, value)) return undefined;
  if (!isObject(base) || !isObject(value)) return [value];
  const entries: [string, Patch][] = [];
  for (const key of Object.keys(value)) {
    const patch = own(base, key) ? difference(base[key] as Json, value[key] as Json) : ([value[key]] as [Json]);
    if (patch !== undefined) entries.push([key, patch]);
  }
  for (const key of Object.keys(base)) if (!own(value, key)) entries.push([key, 0]);
  // fromEntries defines own properties: a key named __proto__ stays a key.
  return Object.fromEntries(entries);
}

/** Throws a TypeError for something that is no patch of this base. */
export function apply(base: Json, patch: unknown): Json {
  if (patch === undefined) return base;
  if (Array.isArray(patch) && patch.length === 1) return patch[0] as Json;
  if (!isObject(patch) || !isObject(base)) throw new TypeError('not a patch of this value');
  const result = new Map<string, Json>(Object.entries(base as JsonObject));
  for (const [key, inner] of Object.entries(patch)) {
    if (inner === 0) result.delete(key);
    else if (result.has(key)) result.set(key, apply(result.get(key) as Json, inner));
    else if (Array.isArray(inner) && inner.length === 1) result.set(key, inner[0] as Json);
    else throw new TypeError('not a patch of this value');
  }
  return Object.fromEntries(result);
}

/** What was given at a place that cannot be used, 'state' being all of it, for a sentence. Whatever a host gives, nothing is thrown. */
export function givenAt(given: unknown, at: string): string | undefined {
  try {
    return inShort(at === 'state' ? given : partAt(given, at));
  } catch {
    return undefined;
  }
}

/** How much of what was given a sentence repeats. */
const longest = 60;

/** What was given, as JSON, for a sentence; undefined: nothing was. */
export function inShort(given: unknown): string | undefined {
  const text: string | undefined = JSON.stringify(given);
  return text === undefined ? text : shortened(text);
}

/** A text that was given, for a sentence. */
export const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What stands at a place such as events.3. */
export const partAt = (value: unknown, at: string): unknown =>
  at.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);
