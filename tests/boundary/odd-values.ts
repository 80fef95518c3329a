/** Arbitrary arguments for fuzz.test.ts. Each is a function that makes the value, since a buffer given away is gone for the next call. */
import fc from 'fast-check';
import { detached, refused } from './refused.ts';
import type { Kind } from './samples.ts';

export type Make = () => unknown;

const fail = (): never => {
  throw new Error('not today');
};

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function cyclic(): object {
  const self: Record<string, unknown> = {};
  self.self = self;
  return self;
}

class Shadowed extends Float64Array {
  override get length(): number {
    return fail();
  }
}

/** No number, no text, no flag, no list, no matrix. */
const objects: readonly Make[] = [
  () => null,
  () => Symbol('rows'),
  () => 10n,
  () => () => 3,
  () => class {},
  () => async () => 3,
  () => new Date(0),
  () => /3/,
  () => new Map([['rows', 3]]),
  () => new Set([3]),
  () => new WeakMap(),
  () => Promise.resolve(3),
  () => new Error('3'),
  () => new Number(3),
  () => new String('eval'),
  () => new Boolean(true),
  () => ({ valueOf: () => 3 }),
  () => ({ toString: () => 'eval' }),
  () => ({ [Symbol.toPrimitive]: () => 3 }),
  () => ({ [Symbol.toPrimitive]: fail }),
  () => ({ length: 3, 0: 1, 1: 1, 2: 1 }),
  () => Object.create(null),
  cyclic,
  () => new Proxy({}, {}),
  () => new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail }),
  () => new Proxy(new Float64Array(12), {}),
  () => revoked({}),
  () => revoked(new Float64Array(12)),
  () => globalThis,
  () => new ArrayBuffer(96),
  () => new SharedArrayBuffer(96),
  () => new DataView(new ArrayBuffer(96)),
  () => new Float64Array(0),
  () => new Shadowed(14),
  () => new Uint16Array(12),
  () => new Int8Array(12),
  () => new Uint8ClampedArray(12),
  () => new BigInt64Array(12),
  () => new BigUint64Array(12),
  detached,
];

const lists: readonly Make[] = [
  () => [],
  () => [[1, 2]],
  () => new Array(12),
  () => revoked([]),
  () => new Proxy([], { get: fail }),
];

const numbers = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 2.5, 5e-324, 2 ** 53, 2 ** 64, 1e300, -1e300];

/** What else a kind refuses, beside what stands in refused.ts. */
const more: Record<Kind, readonly Make[]> = {
  size: [...objects, ...lists, ...numbers.map((number) => () => number)],
  integer: [...objects, ...lists, ...[0.5, 2 ** 31, 2 ** 53, 1e300, 5e-324].map((number) => () => number)],
  seed: [...objects, ...lists, ...numbers.map((number) => () => number)],
  positive: [...objects, ...lists, () => -5e-324, () => Number.NEGATIVE_INFINITY],
  rate: [...objects, ...lists, () => 1 + 2 ** -52, () => -5e-324, () => 1e300],
  score: [...objects, ...lists],
  choice: [...objects, ...lists, () => ' eval', () => 'x'.repeat(1000), () => '\ud800', () => 3],
  flag: [...objects, ...lists, () => 1, () => 0, () => 'true'],
  matrix: [...objects, ...lists, () => '3', () => 3],
  numbers: [...objects, ...lists, () => '3', () => 3],
  oddCount: [...objects, ...lists, () => '3', () => 3],
  order: [...objects, ...lists, () => '3', () => 3],
  ids: [...objects, ...lists, () => '3', () => 3],
  bytes: [...objects, ...lists, () => '3', () => 3, () => new Uint8Array(1000), () => new Uint8Array(0)],
  // A list without entries is one of no operands.
  words: [...objects, ...lists.slice(1), () => '3', () => 3, () => ['a', Symbol('b')], () => ['\udc00']],
  object: [() => null, () => Symbol('base'), () => 10n, () => () => 3, ...lists, () => new Float64Array(2), cyclic],
};

/** A field of a matrix: what it refuses whatever the others are. */
const fields: Record<string, readonly Make[]> = {
  rows: more.size,
  cols: more.size,
  data: [...objects, ...lists, () => new Float64Array(1000), () => new Float64Array(12).fill(Number.NaN), () => '3'],
};

export function neverTaken(kind: Kind, path: string): fc.Arbitrary<Make> {
  const field = kind === 'matrix' ? fields[path.replace(/.*\./, '')] : undefined;
  if (field) return fc.constantFrom(...field);
  const listed = refused[kind].map((value) => () => value);
  return fc.constantFrom(...listed, ...more[kind]);
}

const typedArray = fc
  .tuple(
    fc.constantFrom(Float64Array, Float32Array, Int32Array, Uint8Array),
    fc.array(fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, 1)), { maxLength: 20 }),
  )
  .map(
    ([Kind, entries]) =>
      () =>
        Kind.from(entries as number[]),
  );

/** Of the right shape or not, with entries that are huge, subnormal, negative zero, or no number. */
const matrix = fc
  .tuple(
    fc.constantFrom(3, 4, 2, 1, 0),
    fc.constantFrom(4, 3, 2, 5, 0),
    fc.boolean(),
    fc.array(fc.double(), { minLength: 1, maxLength: 4 }),
  )
  .map(([rows, cols, single, entries]) => () => {
    const data = new (single ? Float32Array : Float64Array)(rows * cols);
    for (let i = 0; i < data.length; ++i) data[i] = entries[i % entries.length] as number;
    return { rows, cols, data };
  });

const number = fc.oneof(
  fc.constantFrom(0, -0, 1, 2, 3, 4, 7, 32, -1, 0.5, 5e-324, 1e-300, 1e300, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53),
  fc.double(),
  fc.integer(),
);

const word = fc.constantFrom(
  'float32',
  'halves',
  'causal',
  'padLeft',
  'prepend',
  'vit',
  'a',
  '',
  'train',
  '\ud800',
  'CL07',
  'CL61',
);

/** Anything at all: what may be right as well as what never is. */
export const anyArgument: fc.Arbitrary<Make> = fc.oneof(
  { weight: 4, arbitrary: number.map((value) => () => value) },
  { weight: 4, arbitrary: matrix },
  { weight: 3, arbitrary: typedArray },
  { weight: 2, arbitrary: fc.constantFrom(...objects, ...lists) },
  { weight: 2, arbitrary: word.map((value) => () => value) },
  { weight: 1, arbitrary: fc.boolean().map((value) => () => value) },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 5 }).map((value) => () => value) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
  {
    weight: 3,
    arbitrary: fc
      .anything({
        withBigInt: true,
        withBoxedValues: true,
        withDate: true,
        withMap: true,
        withSet: true,
        withNullPrototype: true,
        withSparseArray: true,
        withTypedArray: true,
      })
      .map((value) => () => value),
  },
);

/** One that throws when it is looked at. */
export const freshOdd: Make = () => new Proxy({}, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail });
