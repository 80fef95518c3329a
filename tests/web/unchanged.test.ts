/** What did not change stays the same object, from the report to the tree, so that the element passes over it. */
import { expect, test } from 'vitest';
import { displayed } from '../../web/src/render/grid.ts';
import { type Heat, heat } from '../../web/src/render/heat.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { keepUnchanged } from '../../web/src/session/unchanged.ts';

const grid = (...data: number[]) => ({ rows: 2, cols: 2, data: Float64Array.from(data) });
const report = (...output: number[]) => ({ tokens: grid(1, 2, 3, Number.NaN), output: grid(...output), moved: [1, 2] });

test('equal parts of a report keep their identity, the others are the new ones', () => {
  const before = report(1, 2, 3, 4);
  const after = report(1, 2, 3, 5);
  const kept = keepUnchanged(before, after) as typeof after;
  expect(kept).toEqual(after);
  expect(kept.tokens).toBe(before.tokens);
  expect(kept.moved).toBe(before.moved);
  expect(kept.output.data).toBe(after.output.data);
});

test('an equal report is the one before; nothing is mistaken for something else', () => {
  const before = report(1, 2, 3, 4);
  expect(keepUnchanged(before, report(1, 2, 3, 4))).toBe(before);
  expect(keepUnchanged(null, before)).toBe(before);
  expect(keepUnchanged(before, null)).toBe(null);
  expect(keepUnchanged([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(keepUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepUnchanged(Float64Array.of(0), Float64Array.of(-0))).toEqual(Float64Array.of(-0));
  expect(keepUnchanged(Float64Array.of(1), Uint8Array.of(1))).toEqual(Uint8Array.of(1));
});

test('a heat map drawn the same way again is the same tree; anything else is drawn', () => {
  const values = displayed(grid(1, 2, 3, 4), 'columns');
  const options: Heat = {
    figure: 'a',
    label: 'A',
    values,
    map: 'd',
    scale: 4,
    cellWidth: 40,
    cellHeight: 22,
    numbers: makeNumbers('en'),
    colHeads: [{ text: 'x' }, { text: 'y' }],
  };
  const first = heat(options);
  expect(heat({ ...options, colHeads: [{ text: 'x' }, { text: 'y' }] })).toBe(first);
  // The cursor of another figure is none of its business.
  expect(heat({ ...options, cursor: { figure: 'b', row: 0, col: 0 } })).toBe(first);
  expect(heat({ ...options, colHeads: [{ text: 'x' }, { text: 'z' }] })).not.toBe(first);
  expect(heat({ ...options, cursor: { figure: 'a', row: 0, col: 0 } })).not.toEqual(first);
  expect(heat({ ...options, scale: 5 })).not.toEqual(first);
});
