// checkClaim: verdicts as the claims' sources say (found outside the engine, with NumPy and PyTorch), and counter-examples that
// refute their claims when tried by hand, with the other functions of the engine.
import { describe, expect, test } from 'vitest';
import { type ClaimCase, type ClaimResult, loadEngine, type Matrix } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';

const engine = await loadEngine();

const ids = Array.from({ length: 60 }, (_, i) => `CL${String(i + 1).padStart(2, '0')}`);
const falseIds = ['03 05 07 09 10 12 13 15 16 20 21 22 25 28 29 30 34 35 36 37 38 40 42 47 48 49 50 51 53 55 58 60']
  .flatMap((line) => line.split(' '))
  .map((number) => `CL${number}`);

test.each(ids)(
  '%s is as true as its sources say',
  (id) => {
    const isTrue = !falseIds.includes(id);
    const result = engine.checkClaim({ id, draws: 40, seed: 3 });
    expect(result).toMatchObject({ expected: isTrue, holds: isTrue });
    expect(result.counterExample === null).toBe(isTrue);
    expect(result.reading === null).toBe(isTrue);
  },
  60_000,
);

test('the same seed draws the same, another one other inputs; draws and seed are 300 and 0 when left out', () => {
  const check = (seed: number) => engine.checkClaim({ id: 'CL15', draws: 20, seed });
  expect(check(1)).toEqual(check(1));
  expect(check(1).worst).not.toBe(check(2).worst);
  expect(engine.checkClaim({ id: 'CL19' })).toEqual(engine.checkClaim({ id: 'CL19', draws: 300, seed: 0 }));
  expect(engine.checkClaim({ id: 'CL19' }).cases).toBe(300);
});

test('a family of finitely many inputs is gone through whole', () => {
  expect(engine.checkClaim({ id: 'CL36', draws: 1 }).cases).toBe(127);
});

test('the fields of a case are those of its claim', () => {
  const fields = (id: string) => Object.keys(engine.checkClaim({ id, draws: 40 }).counterExample ?? {}).sort();
  expect(fields('CL36')).toEqual(['offset']);
  expect(fields('CL38')).toEqual(['X', 'pads']);
  expect(fields('CL58')).toEqual(['X', 'width']);
  expect(fields('CL03')).toEqual(['Wk', 'Wq', 'Wv', 'X', 'order', 'scale', 'width']);
});

describe('refuses', () => {
  test.each([
    [{}, 'missing', 'id'],
    [{ id: 'CL61' }, 'unknown-value', 'id'],
    [{ id: 'cl01' }, 'unknown-value', 'id'],
    [{ id: 1 }, 'wrong-type', 'id'],
    [{ id: 'CL01', draws: 0 }, 'out-of-range', 'draws'],
    [{ id: 'CL01', draws: 10_001 }, 'out-of-range', 'draws'],
    [{ id: 'CL01', draws: 1.5 }, 'not-an-integer', 'draws'],
    [{ id: 'CL01', draws: '3' }, 'wrong-type', 'draws'],
    [{ id: 'CL01', seed: -1 }, 'out-of-range', 'seed'],
    [{ id: 'CL01', seed: 0.5 }, 'not-an-integer', 'seed'],
    [{ id: 'CL01', first: 300 }, 'out-of-range', 'first'],
    [{ id: 'CL36', first: 127 }, 'out-of-range', 'first'],
    [{ id: 'CL01', first: -1 }, 'out-of-range', 'first'],
    [{ id: 'CL01', count: 0 }, 'out-of-range', 'count'],
    [{ id: 'CL01', count: 2.5 }, 'not-an-integer', 'count'],
    [{ id: 'CL01', number: 3 }, 'unknown-option', 'number'],
  ])('%o', (options, code, argument) => {
    expect(refusal(() => engine.checkClaim(options as { id: string }))).toMatchObject({ code, argument });
  });
});

const rowsOf = ({ cols, data }: Matrix, order: ArrayLike<number>): Matrix => {
  const picked = Array.from(order, (row) => [...data.subarray(row * cols, (row + 1) * cols)]);
  return { rows: picked.length, cols, data: Float64Array.from(picked.flat()) };
};
const largestDifference = (a: Matrix, b: Matrix) =>
  Math.max(...Array.from(a.data, (entry, i) => Math.abs(entry - (b.data[i] ?? Number.NaN))));
const total = (numbers: ArrayLike<number>) => Array.from(numbers).reduce((sum, one) => sum + one, 0);
const dot = (a: Matrix, b: Matrix) => total(Array.from(a.data, (entry, i) => entry * (b.data[i] ?? Number.NaN)));
const filled = (rows: number, cols: number, value: (i: number) => number): Matrix => ({
  rows,
  cols,
  data: Float64Array.from({ length: rows * cols }, (_, i) => value(i)),
});
const sum = (a: Matrix, b: Matrix) => filled(a.rows, a.cols, (i) => (a.data[i] ?? 0) + (b.data[i] ?? 0));

type Layer = Required<Pick<ClaimCase, 'X' | 'Wq' | 'Wk' | 'Wv' | 'order' | 'width'>> & ClaimCase;

const layerOf = ({ X, Wq, Wk, Wv, scale, causal }: Layer) => ({ tokens: X, Wq, Wk, Wv, scale, causal });
/** How far f(X[order]) is from f(X)[order]. */
const meter = ({ X, order }: Layer, f: (tokens: Matrix) => Matrix) =>
  largestDifference(f(rowsOf(X, order)), rowsOf(f(X), order));
const sinusoid = (rows: number, width: number, firstPosition = 0) =>
  engine.sinusoidalTable({ rows, width, firstPosition });

/** The reading of a claim's counter-example, computed here from the case alone. */
const byHand: Record<string, (one: Layer) => number> = {
  // "Self-attention gives the same output whatever the order of the tokens."
  CL03: (one) => {
    const output = (tokens: Matrix) => engine.attention({ ...layerOf(one), tokens }).output;
    return largestDifference(output(rowsOf(one.X, one.order)), output(one.X));
  },
  // "With a causal mask, attention without positions is still permutation-equivariant."
  CL05: (one) => meter(one, (tokens) => engine.attention({ ...layerOf(one), tokens }).output),
  // "A valid length does not disturb equivariance."
  CL07: (one) => {
    const validLens = Int32Array.of(one.length ?? 0);
    return meter(one, (tokens) => engine.attention({ ...layerOf(one), tokens, validLens }).output);
  },
  // "The dot products of encodings fall steadily as the distance grows." The first rise is from offset - 1 to offset.
  CL20: ({ width, offset = 0 }) => {
    const table = sinusoid(offset + 1, width);
    const product = (k: number) => dot(rowsOf(table, [0]), rowsOf(table, [k]));
    return product(offset) - product(offset - 1);
  },
  // "The matrix printed for RoPE, [cos -sin; sin cos], moves a (sine, cosine) pair forward." The engine's own matrices are the transposes.
  CL28: ({ width, position = 0, offset = 0 }) => {
    const from = [...sinusoid(1, width, position).data];
    const turned = engine.shiftMatrices({ width, offset }).flatMap(({ data: [a = 0, b = 0, c = 0, d = 0] }, j) => {
      const [sine = 0, cosine = 0] = from.slice(2 * j);
      return [a * sine + c * cosine, b * sine + d * cosine];
    });
    return largestDifference(
      filled(1, width, (i) => turned[i] ?? 0),
      sinusoid(1, width, position + offset),
    );
  },
  // "RoPE encodes distance but not direction." Row 0 of X is a query, row 1 a key.
  CL34: ({ X, offset = 0 }) => {
    const key = rowsOf(X, [1]);
    const score = (position: number) =>
      dot(rowsOf(X, [0]), engine.rotary({ vectors: key, positions: Int32Array.of(position) }));
    return Math.abs(score(offset) - score(-offset));
  },
  // "With 32 buckets and limit 128, T5 tells all distances below 128 apart."
  CL36: ({ offset = 0 }) => {
    const offsets = Int32Array.of(-offset, -offset - 1);
    const [near, far] = engine.t5Bucket({ offsets, bidirectional: true });
    return near === far ? 1 : 0;
  },
  // "Switching off gradient recording switches off dropout." The reading counts ones that became 0.
  CL48: ({ X, rate = 0, seed = 0 }) => {
    const { output } = engine.dropout({ tokens: X, rate, mode: 'train', seed });
    return X.data.filter((entry, i) => entry === 1 && output.data[i] === 0).length;
  },
  // "Attention weights always add to 1." One query, two keys.
  CL50: ({ X, Wq, Wk, Wv, rate = 0, keep }) => {
    const weightDropout = { rate, mode: 'train' as const, seed: 0, keep };
    const { usedWeights } = engine.attention({ tokens: rowsOf(X, [0]), keys: X, Wq, Wk, Wv, weightDropout });
    return Math.abs(total(usedWeights[0]?.data ?? []) - 1);
  },
  // "[The table at the input or before every layer] are the same with more layers too."
  CL53: (one) => {
    const table = sinusoid(one.X.rows, one.width);
    const { layerCount = 1 } = one;
    const output = (placement: 'input' | 'everyLayer') =>
      engine.encoder({ ...layerOf(one), layerCount, placement, table }).output;
    return largestDifference(output('input'), output('everyLayer'));
  },
  // "It does not matter whether sqrt(width) is applied before or after adding the table."
  CL58: ({ X, width }) => {
    const table = sinusoid(X.rows, width);
    const scaled = (matrix: Matrix) =>
      filled(matrix.rows, matrix.cols, (i) => (matrix.data[i] ?? 0) * Math.sqrt(width));
    return largestDifference(sum(scaled(X), table), scaled(sum(X, table)));
  },
};

describe('a counter-example tried by hand', () => {
  test.each(Object.entries(byHand))('%s', (id, read) => {
    const { counterExample, reading, limit, above } = engine.checkClaim({ id, draws: 40, seed: 7 }) as ClaimResult;
    expect(above).toBe(false);
    expect(reading).toBeGreaterThan(limit);
    expect(Math.abs(read(counterExample as Layer) - (reading ?? Number.NaN))).toBeLessThanOrEqual(1e-12);
  });
});
