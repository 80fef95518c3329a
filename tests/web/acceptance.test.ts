/** Several bad settings at once, from a link or a store: each is said once at its own field, and everything else applies. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, loadEngine } from '../../web/src/engine/index.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps, toJson, unknown } from '../../web/src/state/lab-state.ts';

const experiments = await wholeExperiments();

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

type Given = Readonly<Record<string, unknown>>;

/** A lab that was given this part of a state. */
function labWith(id: string, part: Given, authored: Given = {}): Session {
  const session = new Session({
    experiments,
    words: en,
    numbers: makeNumbers('en'),
    steps,
    experiment: id,
    authored: () => authored,
  });
  session.engine = engine;
  expect(session.restore({ experiments: { [id]: { step: 'run', reached: 'run', ...part } } }).ok).toBe(true);
  session.flush();
  return session;
}

const shown = (session: Session): Given => session.computed.accepted;

describe('a link with bad settings', () => {
  test.each<[string, Given, readonly string[], Given]>([
    ['permute', { width: 0, seed: -1, scheme: 'alibi' }, ['width', 'seed'], { width: 8, seed: 7, scheme: 'alibi' }],
    [
      'permute',
      { words: [], seed: 'x', layerCount: 9, mask: 'causal' },
      ['words', 'seed', 'layerCount'],
      { mask: 'causal', layerCount: 1 },
    ],
    [
      'shift',
      { offset: 2.5, headCount: 5, width: 16 },
      ['offset', 'headCount'],
      { offset: 5, headCount: 1, width: 16 },
    ],
    ['overflow', { length: -1, maxLen: 0, cure: 'wrap' }, ['length', 'maxLen'], { length: 1500, cure: 'wrap' }],
    ['mode', { rate: 1.5, passes: 0, mode: 'eval' }, ['rate', 'passes'], { rate: 0.2, passes: 64, mode: 'eval' }],
    ['mode', { input: 'x', width: 0, seed: -1, rate: 0.5 }, ['input', 'width', 'seed'], { rate: 0.5, input: 'zeros' }],
  ])('%s %j', (id, settings, names, applied) => {
    const session = labWith(id, { settings });
    const { errors, failure, report } = session.computed;
    expect(Object.keys(errors).sort()).toEqual([...names].sort());
    for (const name of names) expect(errors[name]).toMatch(/You gave/);
    expect(failure).toBeNull();
    expect(report).not.toBeNull();
    expect(shown(session)).toMatchObject(applied);
    expect(session.current.settings).toMatchObject(settings);
  });
  test('the order of a refused text is not blamed for the text that is shown instead', () => {
    const words = Array.from({ length: 70 }, (_, k) => `w${k}`);
    const session = labWith('permute', { settings: { words, order: words.map((_, k) => k), scheme: 't5' } });
    expect(Object.keys(session.computed.errors)).toEqual(['words']);
    expect(shown(session)).toMatchObject({ scheme: 't5', order: experiments[0]?.defaults.order });
  });
  test('an order that repeats is blamed beside a text of the same length', () => {
    const session = labWith('permute', {
      settings: { words: ['a', 'b', '\u200b', 'd', 'e'], order: [0, 0, 0, 0, 0] },
    });
    expect(Object.keys(session.computed.errors).sort()).toEqual(['order', 'words']);
  });
  test('a setting without a control at present is said, and is no stop', () => {
    const session = labWith('permute', { settings: { placement: 'nowhere', layerCount: 2 } });
    expect(Object.keys(session.computed.errors)).toEqual(['placement']);
    expect(session.computed.failure).toBeNull();
    expect(shown(session)).toMatchObject({ placement: 'input', layerCount: 2 });
  });
  test('an author’s own bad setting does not take the link’s good ones with it', () => {
    const session = labWith('permute', { settings: { layerCount: 3 } }, { width: 0 });
    expect(Object.keys(session.computed.errors)).toEqual(['width']);
    expect(shown(session)).toMatchObject({ width: 8, layerCount: 3 });
  });
  test('putting one right leaves the other said', () => {
    const session = labWith('permute', { settings: { width: 0, seed: -1 } });
    session.send({ type: 'set', name: 'width', value: 4 });
    session.flush();
    expect(Object.keys(session.computed.errors)).toEqual(['seed']);
    expect(shown(session)).toMatchObject({ width: 4, seed: 7 });
  });
});

describe('a locked prediction with bad settings', () => {
  const defaultsOf = (id: string): Given => experiments.find((one) => one.id === id)?.defaults;
  test.each([
    ['permute', { width: 0, seed: -1 }],
    ['permute', { words: ['\u200b', 'b'], order: [1, 0], validLength: 1 }],
    ['shift', { maxLen: 0 }],
    ['overflow', { length: 1e9 }],
    ['mode', { rate: 2 }],
  ] as const)('%s %j: said at its field, graded for the rest', (id, bad) => {
    const session = labWith(id, { locked: { ...defaultsOf(id), ...bad }, guesses: { PM1: unknown } });
    const { errors, failure, locked } = session.computed;
    const refused = Object.keys(errors);
    expect(refused.length).toBeGreaterThan(0);
    for (const name of refused) expect(session.current.settings[name]).toEqual(bad[name as keyof typeof bad]);
    expect(failure).toBeNull();
    expect(locked?.graded.length).toBeGreaterThan(0);
    expect(session.current.locked).toEqual(defaultsOf(id));
    expect(shown(session)).toEqual(defaultsOf(id));

    session.send({ type: 'set', name: refused[0] as string, value: defaultsOf(id)[refused[0] as string] });
    session.flush();
    expect(Object.keys(session.computed.errors)).toEqual(refused.slice(1));
  });
  test('a field that the learner has set keeps its value', () => {
    const session = labWith('permute', { settings: { width: 4 }, locked: { ...defaultsOf('permute'), width: 0 } });
    expect(session.current.settings.width).toBe(4);
    expect(session.computed.errors.width).toMatch(/You gave 0/);
    expect(shown(session).width).toBe(4);
  });
  test('is asked once', () => {
    const session = labWith('permute', { locked: { width: 0 } });
    const { graded } = session.computed.locked ?? {};
    const state = toJson(session.state);
    session.flush();
    expect(session.computed.locked?.graded).toBe(graded);
    expect(toJson(session.state)).toEqual(state);
  });
});
