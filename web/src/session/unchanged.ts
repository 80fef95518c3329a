/**
 * What did not change from one report to the next stays the same object, so that a picture of it is known to be the same without
 * being drawn again: dragging a token changes the order, not the tokens.
 */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** `after` with the parts of `before` that equal its own. */
export function keepUnchanged(before: unknown, after: unknown): unknown {
  if (ArrayBuffer.isView(before) && ArrayBuffer.isView(after)) {
    return sameNumbers(before as Float64Array, after as Float64Array) ? before : after;
  }
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const kept = keys.map((key) => [key, keepUnchanged(before[key], after[key])] as const);
  const same = keys.length === Object.keys(before).length && kept.every(([key, part]) => Object.is(part, before[key]));
  if (same) return before;
  return Array.isArray(after) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

function sameNumbers(a: Float64Array, b: Float64Array): boolean {
  return a.constructor === b.constructor && a.length === b.length && a.every((value, k) => Object.is(value, b[k]));
}
