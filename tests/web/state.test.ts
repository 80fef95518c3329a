/** States as JSON: patches and addresses round-trip exactly, corrupt ones are refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, difference, type Json, sameJson } from '../../web/src/state/json.ts';
import {
  type ExperimentState,
  initialExperiment,
  initialState,
  type KeptRun,
  parseExperiment,
  parseState,
  runLimit,
  type Settings,
  toJson,
} from '../../web/src/state/lab-state.ts';
import { keepRun, type Measured, reduceCards, reduceSettings } from '../../web/src/state/reduce.ts';
import { decode, encode, encodeShort, longestFragment } from '../../web/src/state/url.ts';

/** JSON has no -0. */
const json = () => fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);
const seed = { id: 'permute', settings: { words: ['the', 'cat'], width: 8 }, step: 'predict' } as const;
const base = initialState([seed], 'permute');

describe('patches', () => {
  test('the difference applied to the base is the value', () => {
    fc.assert(
      fc.property(json(), json(), (from, to) => {
        expect(apply(from, difference(from, to))).toEqual(to);
      }),
    );
  });
  test('nothing differs from itself, and other values do', () => {
    expect(difference({ a: [1, 2] }, { a: [1, 2] })).toBeUndefined();
    expect(difference({ a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({ b: [3] });
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: 0 });
  });
  test('0 and -0 are different, and so are lists and objects', () => {
    expect(sameJson(0, -0)).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
  });
});

describe('addresses', () => {
  test('any state comes back exactly', () => {
    fc.assert(
      fc.property(json(), json(), (from, to) => {
        const fragment = encode(to, from);
        expect(fragment).toMatch(/^[\w-]*$/);
        expect(decode(`#${fragment}`, from)).toEqual({ ok: true, value: to });
      }),
    );
  });
  test('text outside ASCII comes back: emoji, right-to-left words, a lone surrogate', () => {
    const value = { words: ['🐟', 'שלום', 'naïve', '\ud800'] };
    expect(decode(encode(value, {}), {})).toEqual({ ok: true, value });
  });
  test('the base itself is the empty fragment', () => {
    expect(encode({ a: 1 }, { a: 1 })).toBe('');
    expect(decode('', { a: 1 })).toEqual({ ok: true, value: { a: 1 } });
  });
  test('a fragment too long for an address is only counted, and is still read', () => {
    fc.assert(fc.property(json(), json(), (from, to) => encodeShort(to, from) === encode(to, from)));
    for (const spare of [-1, 0, 1, 2]) {
      // ["xx…"] is four characters longer than its text; three bytes are four characters of base64.
      const text = 'x'.repeat((longestFragment * 3) / 4 - 4 + spare);
      const fragment = encode(text, null);
      expect(encodeShort(text, null)).toBe(spare > 0 ? fragment.length : fragment);
      expect(decode(fragment, null)).toEqual({ ok: true, value: text });
    }
  });
  test('a full table of runs fits into an address', () => {
    const row = {
      scheme: 'sinusoidal',
      placement: 'everyLayer',
      layerCount: 2,
      mask: 'causal',
      order: [4, 3, 2, 1, 0],
    };
    const runs = Array.from({ length: runLimit }, (_, k) => ({
      number: k + 1,
      settings: { ...row, seed: k },
      residual: Math.PI / (k + 1),
      tolerance: 1e-12,
      identical: false,
      guess: null,
    }));
    expect(typeof encodeShort({ runs }, {})).toBe('string');
  });
  test('a damaged fragment is not ok and does not throw', () => {
    const fragment = encode(toJson({ ...base, orientation: 'rows' }), toJson(base));
    expect(decode(fragment.slice(0, -3), toJson(base)).ok).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof decode(text, toJson(base)).ok).toBe('boolean');
      }),
    );
    for (const bad of ['%%%', 'abc', '_-_-', btoa('{"a":{"b":[1]}}')]) expect(decode(bad, toJson(base)).ok).toBe(false);
  });
});

describe('given states', () => {
  const run = { number: 1, settings: {}, residual: 1, tolerance: 1, identical: false, guess: null };
  test('a whole state reads back as it is', () => {
    expect(parseState(toJson(base), base)).toEqual({ ok: true, value: base });
  });
  test('absent parts are the initial ones', () => {
    const parsed = parseState({ experiments: { permute: { settings: { width: 16 } } } }, base);
    expect(parsed.ok && parsed.value.experiments.permute?.settings).toEqual({ words: ['the', 'cat'], width: 16 });
  });
  test.each([
    [null, 'state'],
    ['x', 'state'],
    [[], 'state'],
    [{ version: 2 }, 'version'],
    [{ experiment: 'foo' }, 'experiment'],
    [{ other: 1 }, 'other'],
    [{ orientation: 'up' }, 'orientation'],
    [{ experiments: { shift: {} } }, 'experiments.shift'],
    [{ experiments: { permute: { step: 'later' } } }, 'experiments.permute.step'],
    [{ experiments: { permute: { settings: { depth: 1 } } } }, 'experiments.permute.settings.depth'],
    [{ experiments: { permute: { compareWith: { depth: 1 } } } }, 'experiments.permute.compareWith.depth'],
    [{ experiments: { permute: { locked: { constructor: 1 } } } }, 'experiments.permute.locked.constructor'],
    [
      { experiments: { permute: { runs: [{ ...run, settings: { width: 4, depth: 1 } }] } } },
      'experiments.permute.runs.0.settings.depth',
    ],
    // Not as a prototype: JSON can name it as a key.
    [
      JSON.parse('{ "experiments": { "permute": { "compareWith": { "__proto__": 1 } } } }'),
      'experiments.permute.compareWith.__proto__',
    ],
    [{ experiments: { permute: { runs: [{}] } } }, 'experiments.permute.runs'],
    [{ experiments: { permute: { selfTest: { mark: 'maybe' } } } }, 'experiments.permute.selfTest'],
    [{ experiments: { permute: { ticked: [1] } } }, 'experiments.permute.ticked'],
    [{ experiments: { __proto__: null, constructor: {} } }, 'experiments.constructor'],
  ])('%j is refused at %s', (value, at) => {
    expect(parseState(value, base)).toEqual({ ok: false, at });
  });
  test('what is no JSON is refused whole', () => {
    const cycle: Record<string, unknown> = {};
    cycle.experiments = { permute: { settings: { words: [cycle] } } };
    const throwing = Object.defineProperty({}, 'version', { enumerable: true, get: () => JSON.parse('') });
    for (const value of [cycle, throwing, { experiment: Symbol('permute') }, () => ({}), { version: 1n }]) {
      expect(parseState(value, base)).toEqual({ ok: false, at: 'state' });
    }
  });
  test('more runs than are ever kept are refused', () => {
    const runs = Array.from({ length: runLimit + 1 }, (_, k) => ({ ...run, number: k + 1 }));
    expect(parseState({ experiments: { permute: { runs } } }, base)).toEqual({
      ok: false,
      at: 'experiments.permute.runs',
    });
    expect(parseState({ experiments: { permute: { runs: runs.slice(1) } } }, base).ok).toBe(true);
  });
  test('no JSON makes it throw', () => {
    fc.assert(
      fc.property(json(), (value) => {
        parseState(value, base);
        parseState({ experiments: { permute: value } }, base);
        parseExperiment(value, base.experiments.permute as ExperimentState);
      }),
    );
  });
});

describe('reducers', () => {
  const rules = {
    defaults: { a: 1, b: 2 },
    presets: [{ id: 'big', settings: { a: 9 } }],
    reduce: (settings: Settings, intent: { type: string }) =>
      intent.type === 'own' ? { ...settings, b: 0 } : settings,
    adjust: (settings: Settings, changed: string) => (changed === 'a' ? { ...settings, b: -1 } : settings),
  };
  test.each([
    [
      { type: 'set', name: 'b', value: 'x' },
      { a: 5, b: 'x' },
    ],
    [
      { type: 'set', name: 'a', value: 7 },
      { a: 7, b: -1 },
    ],
    [
      { type: 'preset', id: 'big' },
      { a: 9, b: 2 },
    ],
    [
      { type: 'preset', id: 'none' },
      { a: 5, b: 5 },
    ],
    [{ type: 'reset' }, { a: 1, b: 2 }],
    [
      { type: 'restore', settings: { b: 8 } },
      { a: 1, b: 8 },
    ],
    [
      { type: 'ask', conditions: { b: 6 } },
      { a: 5, b: 6 },
    ],
    [{ type: 'own' }, { a: 5, b: 0 }],
    [{ type: 'unheard' }, { a: 5, b: 5 }],
  ])('%j', (intent, expected) => {
    expect(reduceSettings({ a: 5, b: 5 }, intent, rules)).toEqual(expected);
  });

  const start = initialExperiment({ a: 1 }, 'predict');
  test('another round starts unanswered; other answers and what was reached stay', () => {
    const answered = ['P', 'Q'].reduce((state, id) => reduceCards(state, { type: 'guess', id, value: 'x' }), start);
    const locked = reduceCards(answered, { type: 'lock', next: 'run', settings: { a: 1 }, round: 'P' });
    const again = reduceCards(locked, { type: 'ask', round: 'Q', questions: ['Q'] });
    expect(again).toMatchObject({ step: 'predict', reached: 'run', round: 'Q', locked: null, asked: ['P'] });
    expect(again.guesses).toEqual({ P: 'x' });
  });
  test('a field of several changes its own part', () => {
    const change = { type: 'guess', id: 'P', value: '2', before: '\n1\n', at: 0 };
    expect(reduceCards(start, change).guesses).toEqual({ P: '2\n1\n' });
  });
  test('a locked prediction does not change', () => {
    const guessed = reduceCards(start, { type: 'guess', id: 'P', value: 'x' });
    const locked = reduceCards(guessed, { type: 'lock', next: 'run', settings: { a: 1 }, round: 'P' });
    expect(locked).toMatchObject({ step: 'run', reached: 'run', locked: { a: 1 }, asked: ['P'] });
    expect(reduceCards(locked, { type: 'guess', id: 'P', value: 'y' })).toBe(locked);
    expect(reduceCards(locked, { type: 'sure', value: 'certain' })).toBe(locked);
  });
  test('going back keeps the furthest step', () => {
    const there = reduceCards(start, { type: 'go', step: 'reconcile' });
    expect(reduceCards(there, { type: 'go', step: 'run' })).toMatchObject({ step: 'run', reached: 'reconcile' });
  });
  test('ticks go on and off', () => {
    const on = reduceCards(start, { type: 'tick', id: 'r', value: true });
    expect(on.ticked).toEqual(['r']);
    expect(reduceCards(on, { type: 'tick', id: 'r', value: false }).ticked).toEqual([]);
  });

  const measured = (phrase: string): Measured => ({
    phrase,
    settings: { phrase },
    residual: 1,
    tolerance: 0,
    identical: false,
    guess: null,
  });
  const phraseOf = (run: KeptRun): string => String(run.settings.phrase);
  test('equal conditions are one run', () => {
    let state = keepRun(start, measured('x'), phraseOf, null);
    state = keepRun(state, measured('y'), phraseOf, null);
    state = keepRun(state, measured('x'), phraseOf, null);
    expect(state.runs.map(({ number }) => number)).toEqual([1, 2]);
    expect(state.currentRun).toBe(1);
    expect(keepRun(state, measured('x'), phraseOf, null)).toBe(state);
  });
  test('a gesture keeps one row', () => {
    let state = keepRun(start, measured('x'), phraseOf, null);
    state = keepRun(state, measured('y'), phraseOf, null);
    state = keepRun(state, measured('z'), phraseOf, state.currentRun);
    expect(state.runs.map(phraseOf)).toEqual(['x', 'z']);
    state = keepRun(state, measured('x'), phraseOf, state.currentRun);
    expect(state.runs.map(phraseOf)).toEqual(['x']);
    expect(state.currentRun).toBe(1);
  });
  test('rows are bounded and numbers are not used twice', () => {
    let state = start;
    for (let k = 0; k < runLimit + 5; k++) state = keepRun(state, measured(`run ${k}`), phraseOf, null);
    expect(state.runs).toHaveLength(runLimit);
    expect(new Set(state.runs.map(({ number }) => number)).size).toBe(runLimit);
  });
});
