/** difference on the real WebAssembly: values by hand, and what it refuses. */
import { expect, test } from 'vitest';
import { loadEngine, type Matrix } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';

const engine = await loadEngine();
const matrix = (rows: number, cols: number, ...entries: number[]): Matrix => ({
  rows,
  cols,
  data: Float64Array.from(entries),
});

test('b - a, the largest entry with its place, and how many differ', () => {
  const result = engine.difference({ a: matrix(2, 2, 1, 2, 3, 4), b: matrix(2, 2, 1, 2.5, -1, 4) });
  expect(result).toEqual({ matrix: matrix(2, 2, 0, 0.5, -4, 0), largest: 4, row: 1, col: 0, differing: 2 });
});

test('another shape is refused in one sentence with both shapes', () => {
  const refused = refusal(() => engine.difference({ a: matrix(2, 2, 1, 2, 3, 4), b: matrix(1, 2, 1, 2) }));
  expect(refused).toMatchObject({ code: 'wrong-shape', argument: 'b', given: '1 x 2' });
  expect(refused.allowed).toContain('2 x 2');
});
