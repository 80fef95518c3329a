/** The frame without a DOM: one engine call per change, refusals in words, attributes, layout, the whole tree at every size. */
import { describe, expect, test } from 'vitest';
import { authored } from '../../web/src/element/author.ts';
import { progressOf } from '../../web/src/element/chrome.ts';
import { fromControl, fromField } from '../../web/src/element/entry.ts';
import { layoutOf } from '../../web/src/element/layout.ts';
import { keepProgress, restoreProgress } from '../../web/src/element/progress.ts';
import { sentenceOf } from '../../web/src/element/refusal.ts';
import { Session } from '../../web/src/element/session.ts';
import { newUi } from '../../web/src/element/ui.ts';
import { wholeView } from '../../web/src/element/view.ts';
import type { Experiment, Step } from '../../web/src/experiments/contract.ts';
import { experiments, wholeExperiments } from '../../web/src/experiments/registry.ts';
import { openStore } from '../../web/src/host/storage.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { steps as allSteps, toJson, unknown } from '../../web/src/state/lab-state.ts';
import { type FakeSettings, fakeEngine, fakeExperiment, fakeWords, refusal } from './fake-experiment.ts';

const numbers = makeNumbers('en');

function lab(
  steps: readonly Step[] = allSteps,
  settings?: Partial<FakeSettings>,
  experiment: Experiment = fakeExperiment,
) {
  const engine = fakeEngine();
  const session = new Session({
    experiments: [experiment],
    words: fakeWords,
    numbers,
    steps,
    experiment: 'permute',
    authored: () => settings ?? {},
  });
  session.engine = engine;
  const report = () => session.computed.report as { sum: number };
  return { session, engine, report };
}
const free = (settings?: Partial<FakeSettings>) => lab(['run'], settings);

describe('one interaction', () => {
  test('many intents before a frame are one engine call', () => {
    const { session, engine, report } = free();
    session.flush();
    expect(engine.calls).toBe(1);
    for (let a = 3; a < 9; a++) session.send({ type: 'set', name: 'a', value: a });
    session.flush();
    expect(engine.calls).toBe(2);
    expect(report().sum).toBe(10);
    expect(session.flush().stateChanged).toBe(false);
    expect(engine.calls).toBe(2);
  });
  test("an experiment's own intent, undo and redo", () => {
    const { session } = free();
    session.send({ type: 'swap' });
    expect(session.current.settings).toMatchObject({ a: 2, b: 1 });
    session.send({ type: 'undo' });
    expect(session.current.settings).toMatchObject({ a: 1, b: 2 });
    session.send({ type: 'redo' });
    expect(session.current.settings).toMatchObject({ a: 2, b: 1 });
  });
  test('a new text adjusts what follows from it', () => {
    const { session } = free();
    session.send({ type: 'set', name: 'words', value: ['x', 'y', 'z'] });
    expect(session.current.settings.order).toEqual([0, 1, 2]);
  });
  test('a gesture is one undo step and one run', () => {
    const { session } = free();
    session.flush();
    for (const a of [2, 3, 4]) {
      session.send({ type: 'set', name: 'a', value: a }, 'input a');
      session.flush();
    }
    expect(session.current.runs).toHaveLength(2);
    session.settle();
    session.send({ type: 'undo' });
    expect(session.current.settings.a).toBe(1);
  });
  test('Esc takes a gesture back without a way forward', () => {
    const { session } = free();
    session.send({ type: 'set', name: 'a', value: 5 }, 'drag 1');
    session.cancel('drag 1');
    expect(session.current.settings.a).toBe(1);
    expect(session.computed.history.future).toEqual([]);
  });
  test('a row of the table restores its settings', () => {
    const { session, report } = free();
    session.flush();
    session.send({ type: 'set', name: 'a', value: 7 });
    session.flush();
    session.send({ type: 'restoreRun', number: 1 });
    session.flush();
    expect(report().sum).toBe(3);
    expect(session.current.currentRun).toBe(1);
    expect(session.current.runs).toHaveLength(2);
  });
});

describe('refusals', () => {
  test('the sentence is under its control; text and picture stay', () => {
    const { session, report } = free();
    session.flush();
    session.send({ type: 'set', name: 'a', value: 'abc' });
    session.flush();
    expect(session.computed.errors).toEqual({ a: 'First takes a number from 0 to 9. You gave abc.' });
    expect(session.current.settings.a).toBe('abc');
    expect(report().sum).toBe(3);
    session.send({ type: 'undo' });
    session.flush();
    expect(session.computed.errors).toEqual({});
  });
  test('the other controls go on', () => {
    const { session, report } = free();
    session.flush();
    session.send({ type: 'set', name: 'a', value: -1 });
    session.send({ type: 'set', name: 'b', value: 5 });
    session.flush();
    expect(report().sum).toBe(6);
    expect(Object.keys(session.computed.errors)).toEqual(['a']);
    expect(session.current.settings).toMatchObject({ a: -1, b: 5 });
  });
  test('two refused at once are both said', () => {
    const { session, report } = free();
    session.flush();
    for (const name of ['a', 'b']) {
      session.send({ type: 'set', name, value: -1 });
      session.flush();
    }
    expect(Object.keys(session.computed.errors)).toEqual(['a', 'b']);
    expect(report().sum).toBe(3);
  });
  test('refused settings at the start show the defaults', () => {
    const { session, report } = free({ a: 100 });
    session.flush();
    expect(report().sum).toBe(3);
    expect(session.computed.errors.a).toMatch(/You gave 100/);
    expect(session.current.settings.a).toBe(100);
  });
  test('what is no engine error is said too, and belongs to no control', () => {
    const sentence = sentenceOf(new TypeError('x is not a function'), fakeExperiment, {}, fakeWords);
    expect(sentence).toEqual({ control: null, text: fakeWords.frame.unexpected('x is not a function') });
  });
  test('what was typed cannot become markup', () => {
    const { text } = sentenceOf(refusal('a', '**x** $'), fakeExperiment, fakeExperiment.defaults, fakeWords);
    expect(text).toContain('\\*\\*x\\*\\* \\$');
  });
  test('a long value is not repeated whole', () => {
    const { text } = sentenceOf(refusal('a', 'x'.repeat(10_000)), fakeExperiment, fakeExperiment.defaults, fakeWords);
    expect(text.length).toBeLessThan(200);
  });
});

describe('predictions', () => {
  test('another round sets its conditions, can be undone, and is graded by its own questions', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'ask', round: 'N' });
    session.flush();
    expect([session.current.step, session.current.settings.a, session.round.id]).toEqual(['predict', 3, 'N']);
    session.send({ type: 'guess', id: 'N', value: '5' });
    session.send({ type: 'lock' });
    session.flush();
    expect(session.computed.locked?.graded).toMatchObject([{ id: 'N', answer: 5, right: true }]);
    expect(session.current.asked).toEqual(['N']);
    session.send({ type: 'undo' });
    expect(session.current.settings.a).toBe(1);
  });
  test('back in a round without conditions, those of the round before are gone, and what the learner set stays', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'set', name: 'b', value: 7 });
    session.flush();
    session.send({ type: 'ask', round: 'N' });
    session.flush();
    expect([session.current.settings.a, session.current.settings.b]).toEqual([3, 7]);
    session.send({ type: 'ask', round: 'C' });
    session.flush();
    expect([session.round.id, session.current.settings.a, session.current.settings.b]).toEqual(['C', 1, 7]);
  });
  test('a round that does not exist is refused with its place', () => {
    const { session } = lab();
    session.flush();
    const refused = session.restore({ experiments: { permute: { round: 'X' } } });
    expect(refused).toEqual({ ok: false, at: 'experiments.permute.round' });
  });
  test('are graded by the engine for the locked settings', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'guess', id: 'C', value: 'large' });
    session.send({ type: 'guess', id: 'S', value: '0' });
    session.send({ type: 'lock' });
    expect(session.flush().justLocked).toBe(true);
    expect(session.computed.locked?.graded).toMatchObject([
      { id: 'C', right: false, reply: 'large', answer: 'small' },
      { id: 'S', right: true, answer: 3 },
    ]);
    session.send({ type: 'set', name: 'a', value: 9 });
    session.flush();
    expect(session.computed.locked?.graded).toMatchObject([{ answer: 'small' }, { answer: 3 }]);
    expect(session.current.runs[0]?.guess).toBe(1);
    expect(session.current.runs[1]?.guess).toBeNull();
  });
  test('a guess stands beside no run that measured something else', () => {
    const verdict: Experiment['verdict'] = (report) => ({ ...fakeExperiment.verdict(report), residual: 0.5 });
    const { session } = lab(allSteps, {}, { ...fakeExperiment, verdict });
    session.flush();
    session.send({ type: 'guess', id: 'C', value: 'large' });
    session.send({ type: 'guess', id: 'S', value: '0' });
    session.send({ type: 'lock' });
    session.flush();
    expect(session.computed.locked?.graded[1]).toMatchObject({ answer: 3, holds: true });
    expect(session.current.runs[0]).toMatchObject({ residual: 0.5, guess: null });
  });
  test('come back from a state', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'guess', id: 'C', value: unknown });
    session.send({ type: 'lock' });
    session.flush();
    const other = lab();
    expect(other.session.restore(toJson(session.state)).ok).toBe(true);
    other.session.flush();
    expect(toJson(other.session.state)).toEqual(toJson(session.state));
    expect(other.session.computed.locked?.graded).toEqual(session.computed.locked?.graded);
  });
});

describe('progress', () => {
  const map = new Map<string, string>();
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  } as unknown as Storage;
  test('comes back with the round and, before it is locked, with its conditions', () => {
    const store = openStore(() => storage);
    const { session } = lab();
    session.flush();
    session.send({ type: 'ask', round: 'N' });
    session.flush();
    keepProgress(session, store);
    const other = lab().session;
    restoreProgress(other, store);
    expect([other.round.id, other.current.step, other.current.settings.a]).toEqual(['N', 'predict', 3]);
    map.clear();
  });
  test('comes back on the device, without settings and runs', () => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'set', name: 'a', value: 2 });
    session.send({ type: 'guess', id: 'C', value: unknown });
    session.send({ type: 'lock' });
    session.flush();
    keepProgress(
      session,
      openStore(() => storage),
    );
    const other = lab().session;
    restoreProgress(
      other,
      openStore(() => storage),
    );
    expect(other.current).toMatchObject({ step: 'run', guesses: { C: unknown }, runs: [] });
    expect(other.current.settings.a).toBe(1);
  });
  test('a corrupt store is as if empty', () => {
    map.set('position-lab/1/permute', '{"step":"nowhere"}');
    const { session } = lab();
    restoreProgress(
      session,
      openStore(() => storage),
    );
    expect(session.current.step).toBe('predict');
  });
  test('in boxes and words', () => {
    const { session } = lab();
    const text = () => progressOf(session.current, fakeWords.frame);
    expect(text()).toMatchObject({ done: 0, text: 'Not started' });
    session.send({ type: 'go', step: 'run' });
    expect(text()).toMatchObject({ boxes: ['on', 'now', '', ''], text: 'Running' });
    session.send({ type: 'mark', mark: 'missed' });
    expect(text()).toMatchObject({ done: 4, text: 'Missed' });
  });
});

describe('entries', () => {
  test.each([
    ['number', '0,5', 0.5],
    ['number', '−3', -3],
    ['number', '1e9', 1e9],
    ['number', '', ''],
    ['number', 'abc', 'abc'],
    ['number', '1e999', '1e999'],
    ['number', '0x10', '0x10'],
    ['words', '  the  cat\n sat ', ['the', 'cat', 'sat']],
    ['words', '', []],
    ['list', '0 4, 2', [0, 4, 2]],
    ['list', '0 x 2.5', [0, 'x', '2.5']],
  ] as const)('%s field: %j', (kind, typed, setting) => {
    expect(fromControl({ name: 'n', kind }, typed, numbers)).toEqual(setting);
  });
  test('a choice keeps its type, a switch its flag', () => {
    const control = { name: 'n', kind: 'segmented', options: [8, 16] } as const;
    expect(fromControl(control, '16', numbers)).toBe(16);
    expect(fromControl({ name: 'n', kind: 'switch' }, true, numbers)).toBe(true);
  });
  test('a field of a view follows the setting it changes', () => {
    expect(fromField(3, '4', numbers)).toBe(4);
    expect(fromField([0, 1], '1 0', numbers)).toEqual([1, 0]);
    expect(fromField(['a'], 'b 1', numbers)).toEqual(['b', '1']);
  });
});

describe('attributes', () => {
  const read = (values: Record<string, string>) =>
    authored((name) => values[name] ?? null, { experiments: [fakeExperiment], pages: [] }, fakeWords, numbers);
  test('none: the whole unit with every step', () => {
    expect(read({})).toMatchObject({ unit: true, steps: allSteps, notices: [] });
  });
  test('steps keep their order', () => {
    expect(read({ steps: 'self-test, run' }).steps).toEqual(['run', 'self-test']);
  });
  test.each([
    [{ experiment: 'foo' }, 'There is no experiment “foo”. Here are permute.'],
    [{ steps: 'run,fly' }, 'There is no step “fly”. Steps are predict, run, reconcile, self-test.'],
    [{ theme: 'blue' }, 'There is no theme “blue”. Themes are auto, light, dark.'],
    [{ lang: 'de' }, 'There is no language “de” yet. This is English.'],
    [{ preset: 'small' }, 'There is no preset “small”. Presets are big.'],
    [{ seed: '1' }, 'Fake takes no seed.'],
  ])('%j is said in one sentence', (values, sentence) => {
    expect(read(values as Record<string, string>).notices).toEqual([sentence]);
  });
  test('text and preset become settings', () => {
    const { settings } = read({ text: 'a b c', preset: 'big' });
    expect(settings(fakeExperiment)).toEqual({ a: 9, b: 2, words: ['a', 'b', 'c'], order: [0, 1, 2] });
  });
  test('a preset of a printed picture turns the picture as it is printed', async () => {
    const read = (preset: string) =>
      authored(
        (name) => ({ experiment: 'explorer', preset })[String(name)] ?? null,
        { experiments, pages: [] },
        en,
        numbers,
      );
    expect([read('udl').orientation, read('d2l').orientation, read('bits').orientation]).toEqual([
      'columns',
      'rows',
      null,
    ]);
    const { orientation } = read('udl');
    const session = new Session({
      experiments: await wholeExperiments(),
      words: en,
      numbers,
      steps: allSteps,
      experiment: 'explorer',
      orientation,
    });
    expect(session.state.orientation).toBe('columns');
  });
});

describe('layout', () => {
  test.each([
    [0, null],
    [100, { size: 'S', width: 200 }],
    [360, { size: 'S', width: 328 }],
    [700, { size: 'M', width: 652 }],
    [900, { size: 'L', width: 852 }],
    [1200, { size: 'XL', width: 896 }],
    [1280, { size: 'XL', width: 976 }],
    [1600, { size: 'XL', width: 976 }],
  ])('%d px', (pixels, layout) => {
    expect(layoutOf(pixels, 16, true, false)).toEqual(layout);
  });
  test('larger text is a narrower page', () => {
    expect(layoutOf(1280, 32, true, false)).toEqual({ size: 'M', width: 592 });
  });
});

describe('the whole tree', () => {
  const moment = (session: Session, pixels: number, unit: boolean, engineFailure: string | null = null) => ({
    session,
    ui: newUi(),
    layout: layoutOf(pixels, 16, unit, false) as NonNullable<ReturnType<typeof layoutOf>>,
    unit,
    idPrefix: 't',
    keeps: true,
    fullPage: null,
    paperAddress: null,
    engineFailure,
  });
  test.each(allSteps)('step %s draws at every size', (step) => {
    const { session } = lab();
    session.flush();
    session.send({ type: 'go', step });
    session.flush();
    for (const pixels of [360, 700, 900, 1280])
      for (const unit of [true, false]) {
        const text = textOf(wholeView(moment(session, pixels, unit)));
        expect(text).toContain('What is the sum?');
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
  });
  test('a view that throws is a panel, and its sentence is plain', () => {
    const broken = {
      ...fakeExperiment,
      view: () => {
        throw new Error('no **picture**');
      },
    };
    const { session } = lab(['run'], {}, broken);
    session.flush();
    const text = textOf(wholeView(moment(session, 700, false)));
    expect(text).toContain(fakeWords.frame.errorTitle);
    expect(text).toContain('no **picture**');
  });
  test('a sentence for something without a control is said once', () => {
    const order = {
      ...fakeExperiment,
      compute: () => {
        throw refusal('order', '0 0');
      },
    };
    const { session } = lab(['run'], {}, order);
    session.flush();
    const text = textOf(wholeView(moment(session, 700, false)));
    expect(text.split('You gave 0 0').length - 1).toBe(1);
  });
  test('without an engine the question stays and the way out is said', () => {
    const { session } = lab();
    session.engine = null;
    const text = textOf(wholeView(moment(session, 700, true, fakeWords.frame.engineNone)));
    expect(text).toContain('What is the sum?');
    expect(text).toContain(fakeWords.frame.engineTitle);
    expect(text).toContain('Try again');
  });
});

test('importing the element without a DOM defines nothing and does not throw', async () => {
  await expect(import('../../web/src/element/index.ts')).resolves.toHaveProperty('PositionLab');
});
