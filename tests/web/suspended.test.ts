/** A visit as the short text that a course keeps. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../web/src/state/json.ts';
import { resumed, suspend, visitOf } from '../../web/src/state/suspended.ts';

const longest = 2999;
const initial: Json = {
  step: 'predict',
  reason: '',
  entry: '',
  settings: { words: ['a'], seed: 1 },
  locked: null,
  runs: [],
};
const attempts = { permute: { experiment: 'permute', tries: 1 } };
const lab = (changes: object): Json => ({ ...(initial as object), ...changes }) as Json;
const left = (state: Json, given: Json = attempts) => {
  const { text, ...rest } = suspend(visitOf(state, initial, given), longest);
  return { ...rest, length: text.length, back: resumed(text, initial) };
};
/** Letters that no compression shortens much: each is the digit of a linear congruence (Numerical Recipes, "quick and dirty"). */
function noise(length: number, seed: number): string {
  let at = seed;
  const letter = (): string => {
    at = (1664525 * at + 1013904223) % 2 ** 32;
    return String.fromCharCode(0x21 + Math.floor((at / 2 ** 32) * 94));
  };
  return Array.from({ length }, letter).join('');
}

describe('a suspended visit', () => {
  test('comes back exactly, in characters that no system has to escape', () => {
    const state = lab({ step: 'run', reason: 'Because “x” ∘ π.\n\t😀', settings: { words: ['b'], seed: 0.1 } });
    expect(left(state)).toMatchObject({ texts: 0, parts: 0, back: { state, attempts } });
    expect(suspend(visitOf(state, initial, attempts), longest).text).toMatch(/^[\w-]+$/);
    expect(left(initial).back).toEqual({ state: initial, attempts });
  });
  test('holds sixty-four runs', () => {
    const runs = Array.from({ length: 64 }, (_, k) => ({
      number: k + 1,
      settings: { seed: k, scheme: 'sinusoidal' },
      // Sixteen digits, as the engine gives them.
      residual: Math.sqrt(k + 2),
      tolerance: 1e-12,
      identical: false,
      guess: 1,
    }));
    expect(left(lab({ runs }))).toMatchObject({ texts: 0, parts: 0, back: { state: lab({ runs }) } });
  });
  test('leaves out what is longest, be it runs, so that a shorter text stays', () => {
    const runs = Array.from({ length: 400 }, (_, k) => ({ number: k, residual: Math.sqrt(k + 2) }));
    const state = lab({ runs, reason: noise(800, 5) });
    expect(left(state)).toMatchObject({ texts: 0, parts: 1, back: { state: { ...(state as object), runs: [] } } });
  });
  test('leaves out the longest texts first, whole, and says how many', () => {
    const [short, long, longer] = [noise(1000, 1), noise(3500, 2), noise(4000, 3)];
    const one = left(lab({ reason: longer, entry: short }));
    expect(one).toMatchObject({ texts: 1, parts: 0, back: { state: lab({ entry: short }), attempts } });
    const two = left(lab({ reason: longer, entry: long }));
    expect(two).toMatchObject({ texts: 2, parts: 0, back: { state: initial, attempts } });
  });
  test('then settings as a whole, and attempts at last', () => {
    const words = noise(5000, 4).split('A');
    const settings = left(lab({ step: 'run', entry: 'mine', settings: { words, seed: 2 } }));
    expect(settings).toMatchObject({
      texts: 0,
      parts: 1,
      back: { state: lab({ step: 'run', entry: 'mine' }), attempts },
    });
    const huge = { shift: { settings: { words } }, permute: attempts.permute } as unknown as Json;
    expect(left(lab({ step: 'run' }), huge).back).toEqual({ state: initial, attempts: { permute: attempts.permute } });
  });
  test.each([0, 1, 2999, 3000, 50_000, 1_000_000])('never is too long: a text of %d characters', (length) => {
    const result = left(lab({ reason: noise(length, length), runs: [noise(length, 7)] }));
    expect(result.length).toBeLessThan(3000);
    expect(result.back?.attempts).toEqual(attempts);
  });
  test('that is none of a lab is nothing', () => {
    const { text } = suspend(visitOf(lab({ step: 'run' }), initial, attempts), longest);
    for (const strange of ['', '{}', 'bookmark=3', text.slice(3), text.slice(0, -5), 'AAAA', '\u0000'])
      expect(resumed(strange, initial)).toBeNull();
  });
});
