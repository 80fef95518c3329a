/** What JSON holds. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/**
 * A result or report as plain JSON: typed arrays become arrays, and the numbers JSON lacks become the strings 'NaN', 'Infinity' and
 * '-Infinity' (JSON.stringify alone would turn them into null).
 */
export function toPlain(value: unknown): Plain {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array, toPlain);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object') throw new TypeError(`A report holds no ${typeof value}.`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([key, field]) => [key, toPlain(field)]));
}
