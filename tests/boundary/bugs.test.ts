// bugCard across the boundary: the exercise bank's numbers without a seed, refusals by name.
import { expect, test } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';

const engine = await loadEngine();

test('without a seed a card is the one of the bank, the right variant first', () => {
  const { variants, right, numbers, tests, asked, values } = engine.bugCard({ card: 'S09' });
  expect(variants).toEqual(['forward', 'transposed']);
  expect(right).toBe(0);
  expect(numbers).toEqual({ width: 32, pair: 3, offset: 5, position: 7 });
  // From row 7 by 5: row 12, or row 2 when it runs backwards.
  expect(asked).toEqual({ kind: 'numbers', values: Float64Array.of(12, 2), tolerance: 0 });
  const printed = [0.845583565, -0.533843081, 0.348205276, 0.937418309];
  const landed = values.find(({ id }) => id === 'landed')?.lists.flatMap((list) => [...list]) ?? [];
  for (const [k, value] of printed.entries()) expect(landed[k]).toBeCloseTo(value, 8);
  expect(tests.filter(({ separates }) => separates).map(({ id }) => id)).toEqual(['tableRow']);
  expect(tests[0]?.passes).toEqual(Uint8Array.of(1, 1));
});

test('a seed gives the same card again', () => {
  const options = { card: 'S12', seed: 4294967295 } as const;
  expect(engine.bugCard(options)).toEqual(engine.bugCard(options));
});

test('an id that is no card is refused with all that are', () => {
  const { code, argument, allowed, given } = refusal(() => engine.bugCard({ card: 'S16' as 'S15' }));
  expect([code, argument, given]).toEqual(['unknown-value', 'card', "'S16'"]);
  expect(allowed).toMatch(/^one of 'S01', .* 'S15'$/);
});
