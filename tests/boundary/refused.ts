/** What options refuse, by their kind. */
import type { Kind } from './samples.ts';

const noNumber = ['3', true, null, Number.NaN, Number.POSITIVE_INFINITY, [], {}, [3], new Float64Array(1), 3n, () => 3];
const noText = [3, true, null, ['eval'], {}, Symbol('eval')];
export const detached = () => {
  const data = new Float64Array(12);
  structuredClone(data.buffer, { transfer: [data.buffer] });
  return data;
};

/** Values that every option of this kind refuses, whatever its range. */
export const refused: Record<Kind, unknown[]> = {
  size: [...noNumber, Number.NEGATIVE_INFINITY, 2.5, -1],
  integer: [...noNumber, 2.5, 2 ** 31, -(2 ** 31) - 1],
  seed: [...noNumber, 2.5, -1, 2 ** 53],
  positive: [...noNumber, 0, -1],
  rate: [...noNumber, 1.5, -0.1, 1e9],
  score: ['3', true, null, Number.NaN, Number.POSITIVE_INFINITY, []],
  choice: [...noText, '', 'Eval', 'constructor'],
  flag: ['true', 1, 0, null, Number.NaN, [], {}],
  matrix: [
    ...['3', 3, true, null, [], [[1, 2]], new Float64Array(12), {}],
    { rows: 3, cols: 4 },
    { rows: 3, cols: 4, data: Array(12).fill(0) },
    { rows: 3, cols: 4, data: new Int32Array(12) },
    { rows: 3, cols: 4, data: new ArrayBuffer(96) },
    { rows: 3, cols: 4, data: { length: 12, [Symbol.toStringTag]: 'Float64Array' } },
    { rows: 3, cols: 4, data: detached() },
    { rows: 3, cols: 4, data: new Float64Array(11) },
    { rows: 3, cols: 4, data: new Float64Array(13) },
    { rows: 2.4, cols: 5, data: new Float64Array(12) },
    { rows: -3, cols: -4, data: new Float64Array(12) },
    { rows: '3', cols: 4, data: new Float64Array(12) },
    { rows: Number.NaN, cols: 4, data: new Float64Array(12) },
    { rows: 1e9, cols: 1e9, data: new Float64Array(12) },
    { rows: 0, cols: 0, data: new Float64Array(0) },
    { rows: 3, cols: 4, data: new Float64Array(12).fill(Number.NaN) },
    { rows: 3, cols: 4, data: new Float32Array(12).fill(Number.NEGATIVE_INFINITY) },
  ],
  numbers: [
    ...['3', 3, true, null, {}, [0, 0, 0, 0], new Int32Array(4), detached()],
    new Float64Array(3),
    new Float64Array(40),
    Float64Array.of(0, 0, 0, Number.NaN),
  ],
  oddCount: [
    ...['3', 3, true, null, {}, [0, 0, 0], new Int32Array(3), detached()],
    new Float64Array(0),
    new Float64Array(4),
    new Float64Array(129),
    Float64Array.of(0, 0, Number.NaN),
  ],
  order: [
    ...['3', 3, true, null, {}, [0, 1, 2], new Uint8Array(3), new BigInt64Array(3), detached()],
    Float64Array.of(0, 1),
    Float64Array.of(0, 1, 1),
    Float64Array.of(0, 1, 3),
    Float64Array.of(0, 1, -1),
    Float64Array.of(0, 1, 1.5),
    Float64Array.of(0, 1, Number.NaN),
    Int32Array.of(0, 0, 1),
  ],
  ids: [
    '3',
    3,
    true,
    null,
    {},
    [0, 1, 2],
    new Float64Array(3),
    new Uint32Array(3),
    new Uint8Array(3),
    new BigInt64Array(3),
  ],
  bytes: [
    ...['3', 3, true, null, {}, [1, 1, 1], new Int8Array(12), new Uint8ClampedArray(12), new Int32Array(12)],
    new Uint8Array(5),
    new Uint8Array(12).fill(2),
    new Uint8Array(9).fill(2),
    new Uint8Array(18).fill(2),
  ],
  words: ['a b', 3, true, null, {}, [3], [null], [undefined], ['query', '\ud800'], new Float64Array(2)],
  object: ['3', 3, true, null, [], new Float64Array(2), () => ({})],
};

/** A copy of the options with one of them, possibly inside another, set to a value. */
export function withOption(options: object, path: string, value: unknown): Record<string, unknown> {
  const [key, inner] = path.split('.') as [string, string?];
  const changed: Record<string, unknown> = { ...options };
  changed[key] = inner === undefined ? value : { ...(changed[key] as object), [inner]: value };
  return changed;
}
