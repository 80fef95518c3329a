/** Overflow on the real WebAssembly: the report's shape and values, and what it refuses. */
import { describe, expect, test } from 'vitest';
import { loadEngine, type OverflowSettings } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';

const engine = await loadEngine();
const refused = (settings: unknown) => refusal(() => engine.overflow(settings as OverflowSettings));

describe('overflow', () => {
  test('absent settings are 1500 tokens in D2L’s default table', () => {
    const report = engine.overflow({});
    expect(report.outcome).toBe('addFails');
    expect(report.failingStep).toBe('add');
    expect(report.steps).toEqual([
      { name: 'build', state: 'done', rows: 1000 },
      { name: 'slice', state: 'done', rows: 1000 },
      { name: 'add', state: 'fails', rows: 0 },
      { name: 'dropout', state: 'notReached', rows: 0 },
    ]);
    expect(report.columns).toEqual([16, 18, 20, 22]);
    expect([report.strips.rows, report.strips.cols, report.strips.data.length]).toEqual([4, 1000, 4000]);
    expect(report.cures.map(({ policy }) => policy)).toEqual(['rebuild', 'truncate', 'clamp', 'wrap', 'interpolate']);
    expect(report.verdict).toMatchObject({ holds: true, identical: true, residual: 0 });
    expect(report.storedBytes32).toBe(128000);
  });

  test('all four frameworks say it in their own words', () => {
    const { frameworks } = engine.overflow({ length: 64, maxLen: 60 });
    expect(frameworks.map(({ framework, run, text }) => [framework, run, text])).toEqual([
      [
        'pytorch',
        true,
        'RuntimeError: The size of tensor a (64) must match the size of tensor b (60) at non-singleton dimension 1',
      ],
      ['tensorflow', false, 'InvalidArgumentError: Incompatible shapes: [1,64,32] vs. [1,60,32] [Op:AddV2]'],
      ['jax', false, 'TypeError: add got incompatible shapes for broadcasting: (1, 64, 32), (1, 60, 32).'],
      ['numpy', true, 'ValueError: operands could not be broadcast together with shapes (1,64,32) (1,60,32)'],
    ]);
    expect(
      frameworks[0]?.marks.map(({ start, length, meaning }) => [frameworks[0]?.text.substr(start, length), meaning]),
    ).toEqual([
      ['64', 'input'],
      ['60', 'table'],
      ['dimension 1', 'sequence'],
    ]);
  });

  test('what does not exist is null', () => {
    const report = engine.overflow({ length: 1, maxLen: 1 });
    expect(report.closest).toBeNull();
    expect(report.firstRefused).toBeNull();
    expect(report.cures[0]?.firstPair).toBeNull();
    expect(report.cures[0]?.closest).toBeNull();
  });

  test('lengths -1, 1e9 and 2.5 are refused with one sentence', () => {
    for (const [length, given] of [
      [-1, '-1'],
      [1e9, '1000000000'],
      [2.5, '2.5'],
    ] as const) {
      const error = refused({ length });
      expect(error).toBeInstanceOf(RangeError);
      expect(error.message).toBe(`length must be an integer from 1 to 4096; given ${given}`);
      expect([error.argument, error.given]).toEqual(['length', given]);
    }
  });

  test('wrong types and unknown names are refused', () => {
    expect(refused({ length: '1500' }).code).toBe('wrong-type');
    expect(refused({ table: 'rotary' }).code).toBe('unknown-value');
    expect(refused({ cure: 'error' }).code).toBe('unknown-value');
    expect(refused({ max_len: 5 }).code).toBe('unknown-option');
  });
});
