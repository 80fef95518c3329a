/** A beside B: what each act makes of settings and A, undo, links, and the engine's differences as they are shown. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { newUi, type Ui } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps, toJson } from '../../web/src/state/lab-state.ts';
import { branches, ofClass, plainText } from './reading.ts';
import { engine, numbers } from './scene.ts';

const experiments = await wholeExperiments();

function labOf(id: string): Session {
  const session = new Session({ experiments, words: en, numbers, steps, experiment: id });
  session.engine = engine;
  session.send({ type: 'go', step: 'run' });
  session.flush();
  return session;
}

function act(session: Session, ...intents: { type: string; [key: string]: unknown }[]): Session {
  for (const intent of intents) session.send(intent);
  session.flush();
  return session;
}

const set = (name: string, value: unknown) => ({ type: 'set', name, value });

function drawn(session: Session, pixels = 1280, ui: Partial<Ui> = {}) {
  const layout = layoutOf(pixels, 16, false, false);
  if (!layout) throw new Error('no layout');
  const outside = { fullPage: null, paperAddress: null, engineFailure: null };
  const moment = { session, ui: { ...newUi(), ...ui }, layout, unit: false, idPrefix: 't', keeps: true, ...outside };
  return ofClass(wholeView(moment), 'compare')[0];
}

describe('the acts', () => {
  test('keep, change, swap, go back, forget: settings and A are as the act says', () => {
    const session = act(labOf('mode'), { type: 'keepA' }, set('rate', 0.5));
    const { current } = session;
    expect([current.settings.rate, current.compareWith]).toEqual([0.5, {}]);
    act(session, { type: 'swapAB' });
    expect([session.current.settings.rate, session.current.compareWith]).toEqual([0.2, { rate: 0.5 }]);
    act(session, { type: 'backToA' });
    expect([session.current.settings.rate, session.current.compareWith]).toEqual([0.5, { rate: 0.5 }]);
    act(session, { type: 'forgetA' });
    expect([session.current.settings.rate, session.current.compareWith]).toEqual([0.5, null]);
  });

  test('each is one step of undo, and redo brings it back', () => {
    const session = act(labOf('mode'), { type: 'keepA' }, set('rate', 0.5), { type: 'swapAB' });
    act(session, { type: 'undo' });
    expect([session.current.settings.rate, session.current.compareWith]).toEqual([0.5, {}]);
    act(session, { type: 'undo' }, { type: 'undo' });
    expect([session.current.settings.rate, session.current.compareWith]).toEqual([0.2, null]);
    act(session, { type: 'redo' }, { type: 'redo' }, { type: 'redo' });
    expect([session.current.settings.rate, session.current.compareWith]).toEqual([0.2, { rate: 0.5 }]);
  });

  test('without an A there is nothing to swap or go back to, and no step of undo', () => {
    const session = act(labOf('mode'), { type: 'swapAB' }, { type: 'backToA' }, { type: 'forgetA' });
    expect(session.computed.history.past).toEqual([]);
  });

  test('a run of the table becomes A; A travels in the state', () => {
    const session = act(labOf('mode'), set('rate', 0.5));
    expect(session.current.runs.map(({ number }) => number)).toEqual([1, 2]);
    act(session, { type: 'keepRunAsA', number: 1 });
    expect(session.current.compareWith).toEqual({});
    const other = labOf('mode');
    expect(other.restore(toJson(session.state)).ok).toBe(true);
    expect(other.current.compareWith).toEqual({});
    expect(other.restore({ experiments: { mode: { compareWith: 3 } } })).toEqual({
      ok: false,
      at: 'experiments.mode.compareWith',
    });
  });

  test('a run of the table brings its settings back', () => {
    const session = act(labOf('mode'), set('rate', 0.5));
    act(session, { type: 'restoreRun', number: 1 });
    expect(session.current.settings.rate).toBe(0.2);
  });
});

describe('what is shown', () => {
  test('with the settings of A every result is the same', () => {
    const session = act(labOf('explorer'), { type: 'keepA' });
    const same = session.computed.compared?.pairs ?? [];
    expect(same.length).toBeGreaterThan(5);
    expect(same.map(({ difference }) => difference?.differing)).toEqual(same.map(() => 0));
    expect(plainText(textOf(drawn(session)))).toContain('A and B agree in all 1920 entries.');
  });

  test('the difference is B − A, its largest entry at the place the sentence names', () => {
    // Width 4, two rows: with base 100 the second pair has the frequency 100^(-2/4) = 0.1 instead of
    // 10000^(-2/4) = 0.01. Row 1, column 2: sin 0.1 - sin 0.01 = 0.0998334166 - 0.0099998333 = 0.0898335833.
    const session = act(labOf('explorer'), set('width', 4), set('rows', 2), { type: 'keepA' }, set('base', 100));
    const pair = session.computed.compared?.pairs.find(({ b }) => b.id === 'table');
    expect(pair?.difference).toMatchObject({ row: 1, col: 2, differing: 2 });
    expect(pair?.difference?.largest).toBeCloseTo(0.0898335833, 9);
    const text = plainText(textOf(drawn(session, 1280, { compareResult: 'table' })));
    expect(text).toContain('B is 0.09 away from A at most, at row 1, column 2. 2 of 8 entries differ.');
    expect(text).toContain(en.explorer.controls.base);
  });

  test('results of two shapes say both and take no part', () => {
    const session = act(labOf('permute'), { type: 'keepA' }, set('width', 4));
    expect(plainText(textOf(drawn(session)))).toContain('cannot be compared: A is 5 × 8, B is 5 × 4');
  });

  test('an A that cannot be computed says why, and can be forgotten', () => {
    const session = labOf('mode');
    session.restore({ experiment: 'mode', experiments: { mode: { step: 'run', compareWith: { rate: 3 } } } });
    session.flush();
    const shown = drawn(session);
    expect(plainText(textOf(shown))).toMatch(/A cannot be computed\. .*0 to 1.*3/);
    expect(textOf(shown)).toContain(en.frame.compare.forget);
  });

  test.each(experiments.map(({ id }) => [id]))(
    '%s draws A beside B at every size, and each result as a map',
    (id) => {
      const session = act(
        labOf(id),
        { type: 'keepA' },
        { type: 'preset', id: labOf(id).experiment.presets.at(-1)?.id },
      );
      const pairs = session.computed.compared?.pairs ?? [];
      expect(pairs.length).toBeGreaterThan(3);
      for (const pixels of [320, 360, 700, 1280]) {
        for (const { b } of pairs) {
          const tree = drawn(session, pixels, { compareResult: b.id, compareNumbers: pixels === 700 });
          expect(plainText(textOf(tree))).not.toMatch(/NaN|undefined|\[object|∞/);
          const odd = branches(tree).flatMap(({ attributes }) => Object.values(attributes));
          expect(odd.filter((value) => /NaN|undefined|Infinity/.test(String(value ?? '')))).toEqual([]);
        }
      }
    },
    120_000,
  );

  test('while B changes, A is computed once', () => {
    const session = act(labOf('mode'), { type: 'keepA' }, set('rate', 0.5));
    const before = session.computed.compared;
    act(session, set('rate', 0.6));
    expect(session.computed.compared?.report).toBe(before?.report);
    expect(session.computed.compared).not.toBe(before);
  });
});
