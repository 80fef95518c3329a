/** A pair of positions for the ear: expected pitches by hand. Pair 3 of width 32 turns by 10000^(−6/32) = 0.177828 a position. */
import { expect, test } from 'vitest';
import { experiment } from '../../web/src/experiments/shift/index.ts';
import { tonesOf } from '../../web/src/experiments/shift/tones.ts';
import { engine } from './scene.ts';

const ratio = ([first, second]: readonly [number, number]): number => second / first;

test('twelve o’clock is 220 Hz, half a turn the tritone above it, a full turn the octave, which is 220 Hz again', () => {
  expect(tonesOf(0, Math.PI)).toEqual([220, 220 * Math.SQRT2]);
  expect(tonesOf(Math.PI, 0)).toEqual([220 * Math.SQRT2, 220 * Math.SQRT2]);
  expect(tonesOf(2 * Math.PI, 2 * Math.PI)).toEqual([220, 220]);
});

test('the interval of an offset is the same wherever it begins: 5 positions of pair 3 are 2^(0.88914 / 2π) = 1.1031', () => {
  const ratios = [0, 10, 500, 994].map((position) => {
    const { pairs, chosen } = experiment.compute(engine, { ...experiment.defaults, position });
    return ratio(tonesOf(pairs.angles[3] ?? Number.NaN, chosen?.turn ?? Number.NaN));
  });
  for (const one of ratios) expect(one).toBeCloseTo(1.1031, 4);
});

test('RoPE’s matrix turns back: what the octave has left', () => {
  const { pairs, chosen } = experiment.compute(engine, { ...experiment.defaults, matrix: 'rope' });
  // 2 / 1.1031: the other way round the clock.
  expect(ratio(tonesOf(pairs.angles[3] ?? Number.NaN, chosen?.turn ?? Number.NaN))).toBeCloseTo(1.8131, 4);
});
