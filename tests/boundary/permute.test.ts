/** Permute on the real WebAssembly: the report's shape and values, and what it refuses. */
import { describe, expect, test } from 'vitest';
import { loadEngine, type Matrix, type PermuteSettings } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';

const engine = await loadEngine();
const refused = (settings: unknown) => refusal(() => engine.permute(settings as PermuteSettings));

const filled = (rows: number, cols: number, value: (row: number, col: number) => number): Matrix => ({
  rows,
  cols,
  data: Float64Array.from({ length: rows * cols }, (_, k) => value(Math.floor(k / cols), k % cols)),
});

/** The unit's laboratory: six tokens of width 8 with sine weights. */
const map = (phase: number): Matrix =>
  filled(8, 8, (i, j) => Math.sin(phase + 1.1 * i + 0.7 * j + 0.3 * i * j) / Math.sqrt(8));
const laboratory: PermuteSettings = {
  words: ['a', 'b', 'c', 'd', 'e', 'f'],
  order: Float64Array.of(2, 0, 3, 1, 5, 4),
  tokens: filled(6, 8, (t, c) => Math.sin(0.5 + 0.9 * t + 0.4 * c + 0.25 * t * c)),
  Wq: map(0.1),
  Wk: map(0.2),
  Wv: map(0.3),
};

describe('permute', () => {
  test('absent settings are five words, turned, without positions', () => {
    const report = engine.permute({});
    expect([...report.order]).toEqual([0, 4, 1, 3, 2]);
    expect([...report.inverse]).toEqual([0, 2, 4, 3, 1]);
    expect([...report.moved]).toEqual([1, 2, 4]);
    expect(report.selfInverse).toBe(false);
    expect(report.outcome).toBe('follows');
    expect(report.table).toBeNull();
    expect(report.last).toBeNull();
    expect(report.everyOrder).toBeNull();
    expect([report.output.rows, report.output.cols, report.output.data.length]).toEqual([5, 8, 40]);
    expect(report.weights.map(({ rows, cols }) => [rows, cols])).toEqual([[5, 5]]);
    expect(report.equivariance).toMatchObject({ holds: true, entries: 40, differing: 0 });
    expect(report.equivariance.tolerance).toBeCloseTo(1e-12 * report.largestOutput, 20);
    expect(report.inDouble).toBeNull();
    expect(report.equalWords).toMatchObject({ holds: true, row: 0, entries: 8 });
    expect(report.equalWordsSecond).toBe(3);
  });

  // The numbers are those of tests/engine/experiments/permute_test.cpp, which says where they come from.
  test('readings of the laboratory', () => {
    expect(engine.permute(laboratory).invariance.residual).toBeCloseTo(0.451671384, 8);
    const weights = engine.permute(laboratory).weightsOfPermuted[0] as Matrix;
    expect(weights.data[1 * 6 + 2]).toBeCloseTo(0.17134083, 8);
    const sinusoid = engine.permute({ ...laboratory, scheme: 'sinusoidal' });
    expect(sinusoid.equivariance.residual).toBeCloseTo(0.340086844, 8);
    const { row, col, residual } = sinusoid.equivariance;
    expect(sinusoid.difference.data[row * 8 + col]).toBe(residual);
    expect(sinusoid.table).toMatchObject({ rows: 6, cols: 8 });
    expect(engine.permute({ ...laboratory, scheme: 'sinusoidal', shuffle: 'sums' }).equivariance.holds).toBe(true);
    const padded = engine.permute({ ...laboratory, mask: 'padding', validLength: 4, everyOrder: true });
    // 6! orders; the law holds where hidden and visible tokens keep to themselves: 4! * 2!.
    expect(padded.everyOrder).toMatchObject({ orders: 720, holding: 48 });
    expect(padded.everyOrder?.worstOrder).toHaveLength(6);
  });

  test('every refusal names its setting', () => {
    expect(refused({ order: Float64Array.of(0, 4, 4, 3, 1) })).toMatchObject({
      code: 'not-a-permutation',
      argument: 'order',
      allowed: 'each index from 0 to 4 once',
      given: '4 twice',
    });
    expect(refused({ order: Float64Array.of(0, 1) })).toMatchObject({ argument: 'order', given: '2 indices' });
    expect(refused({ order: 'x' })).toMatchObject({ code: 'wrong-type', argument: 'order' });
    expect(refused({ words: [] })).toMatchObject({ argument: 'words', given: '0' });
    expect(refused({ words: Array(10000).fill('w') })).toMatchObject({ argument: 'words', given: '10000' });
    expect(refused({ words: 'the fox' })).toMatchObject({ code: 'wrong-type', argument: 'words' });
    expect(refused({ width: 0 })).toMatchObject({ argument: 'width' });
    expect(refused({ headCount: 3 })).toMatchObject({ argument: 'headCount', allowed: 'a divisor of the width, 8' });
    expect(refused({ scheme: 'rope' })).toMatchObject({ code: 'unknown-value', argument: 'scheme' });
    expect(refused({ layers: 2 })).toMatchObject({ code: 'unknown-option' });
    expect(refused({ words: Array(7).fill('w'), everyOrder: true })).toMatchObject({ argument: 'everyOrder' });
  });
});

// Two tokens, RoPE, all maps the identity: 0.323573125 with unscaled scores, found outside with NumPy.
test('scores are divided by sqrt(head width), or by nothing', () => {
  const square = (...data: number[]) => ({ rows: 2, cols: 2, data: Float64Array.from(data) });
  const identity = square(1, 0, 0, 1);
  const common = { words: ['a', 'b'], order: Int32Array.of(1, 0), width: 2, scheme: 'rotary' as const };
  const maps = { tokens: square(0, 1, 1, 0), Wq: identity, Wk: identity, Wv: identity };
  const residual = (scale: 'headWidth' | 'none') => engine.permute({ ...common, ...maps, scale }).equivariance.residual;
  expect(residual('none')).toBeCloseTo(0.323573125, 8);
  expect(residual('headWidth')).toBeLessThan(0.3);
});
