/** What comes when it is opened: early, late, after a switch, or not at all. The parts are fakes that come when the test says so. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import type { AnyPage, ListedPage } from '../../web/src/exercises/page.ts';
import type { Experiment, ListedExperiment } from '../../web/src/experiments/contract.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { openStore } from '../../web/src/host/storage.ts';
import { english } from '../../web/src/locales/en/language.ts';
import type { Language } from '../../web/src/locales/language.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { h, textOf } from '../../web/src/render/tree.ts';
import { Arrivals } from '../../web/src/session/arrivals.ts';
import { places } from '../../web/src/session/places.ts';
import { restoreProgress } from '../../web/src/session/progress.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { fakeEngine, fakeExperiment, fakeWords } from './fake-experiment.ts';

/** A promise that the test settles. */
function part<T>(value: T) {
  let come = () => {};
  let fail = (_why: Error) => {};
  const promise = new Promise<T>((resolve, reject) => {
    come = () => resolve(value);
    fail = reject;
  });
  return { promise, come: () => come(), fail: (message: string) => fail(new Error(message)) };
}

const { id: _id, compute: _compute, view: _view, ...core } = fakeExperiment;
const shift = { ...fakeExperiment, id: 'shift' } as Experiment;
const deck: AnyPage = {
  id: 'deck',
  initial: { count: 0 },
  parse: (value) => value ?? null,
  reduce: (state, { type }) => (type === 'count' ? { count: (state as { count: number }).count + 1 } : state),
  compute: (_engine, state) => state,
  view: ({ result }) => h('p', {}, `Count ${(result as { count: number }).count}`),
  describe: () => 'Counted.',
};

/** A lab of two experiments and a page, none of which has come. */
function lab() {
  const permutes = [part(fakeExperiment as Experiment), part(fakeExperiment as Experiment)];
  const shifts = [part(shift)];
  const decks = [part(deck)];
  const loads: string[] = [];
  const next = <T>(name: string, parts: { promise: Promise<T> }[]) => {
    const one = parts[loads.filter((each) => each === name).length];
    loads.push(name);
    return one?.promise ?? Promise.reject(new Error(`${name} was loaded too often`));
  };
  const experiments = [
    { ...core, id: 'permute', load: () => next('permute', permutes) },
    { ...core, id: 'shift', load: () => next('shift', shifts) },
  ] as unknown as ListedExperiment[];
  const { compute: _c, view: _v, ...deckCore } = deck;
  const pages = [{ ...deckCore, quotes: ['shift'], load: () => next('deck', decks) }] as unknown as ListedPage[];
  const language: Language = {
    ...english,
    parts: { ...english.parts, permute: async () => fakeWords.permute, shift: async () => fakeWords.permute as never },
  };
  let changes = 0;
  const arrivals = new Arrivals({ experiments, pages }, language, () => changes++);
  const session = new Session({
    experiments,
    pages,
    come: arrivals,
    words: arrivals.words,
    numbers: makeNumbers('en'),
    steps,
    experiment: 'permute',
  });
  session.engine = fakeEngine();
  const layout = layoutOf(1280, 16, true, false);
  if (!layout) throw new Error('no layout');
  /** As the element does for each frame. */
  const drawn = (): string => {
    const { experiment } = session.state;
    arrivals.want(experiment);
    session.flush();
    const placeFailure = arrivals.failure(experiment);
    const outside = { fullPage: null, paperAddress: null, engineFailure: null, placeFailure };
    return textOf(wholeView({ session, ui: newUi(), layout, unit: true, idPrefix: 't', keeps: true, ...outside }));
  };
  return { session, arrivals, drawn, permutes, shifts, decks, loads, changes: () => changes };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('what is opened', () => {
  test('until it comes: the rail and the question; then the picture, and one load however often it was asked for', async () => {
    const { drawn, permutes, loads, changes } = lab();
    expect(drawn()).toContain(english.names.permute.question);
    expect(drawn()).toContain(english.names.shift.teaser);
    expect(drawn()).not.toContain('How large?');
    permutes[0]?.come();
    await settled();
    expect(changes()).toBe(1);
    expect(drawn()).toContain('How large?');
    expect(drawn()).not.toMatch(/undefined|\[object/);
    expect(loads).toEqual(['permute']);
  });

  test('what comes after a switch is kept for later, and does not show in the other’s place', async () => {
    const { session, drawn, permutes, shifts, loads } = lab();
    drawn();
    session.send({ type: 'open', experiment: 'shift' });
    drawn();
    permutes[0]?.come();
    await settled();
    expect(drawn()).toContain('What turns, and what stays?');
    expect(drawn()).not.toContain('How large?');
    shifts[0]?.come();
    await settled();
    expect(drawn()).toContain('How large?');
    session.send({ type: 'open', experiment: 'permute' });
    expect(drawn()).toContain('How large?');
    expect(loads).toEqual(['permute', 'shift']);
  });

  test('what fails is said in its place; the others go on; once more, and it is there', async () => {
    const { session, arrivals, drawn, permutes, shifts, loads } = lab();
    drawn();
    permutes[0]?.fail('404 for permute');
    await settled();
    expect(drawn()).toContain('404 for permute');
    expect(drawn()).toContain(english.frame.tryAgain);
    expect(loads).toEqual(['permute']);

    session.send({ type: 'open', experiment: 'shift' });
    drawn();
    shifts[0]?.come();
    await settled();
    expect(drawn()).toContain('How large?');
    expect(drawn()).not.toContain('404');

    session.send({ type: 'open', experiment: 'permute' });
    arrivals.want('permute', true);
    permutes[1]?.come();
    await settled();
    expect(drawn()).toContain('How large?');
    expect(drawn()).not.toContain('404');
  });

  test('a page, and the sentences it quotes', async () => {
    const { session, arrivals, drawn, decks } = lab();
    session.send({ type: 'open', experiment: 'deck' });
    expect(drawn()).toContain(english.names.deck.question);
    session.send({ type: 'count' });
    decks[0]?.come();
    await settled();
    expect(drawn()).toContain('Count 1');
    expect(arrivals.words.shift).toBe(fakeWords.permute);
  });
});

describe('the state does not wait', () => {
  test('one from outside that names several experiments', async () => {
    const { session, drawn, permutes, shifts } = lab();
    const { ok } = session.restore({
      experiment: 'shift',
      experiments: { permute: { settings: { a: 5 }, step: 'run' }, shift: { settings: { b: 9 }, step: 'run' } },
      pages: { deck: { count: 4 } },
    });
    expect(ok).toBe(true);
    expect(drawn()).toContain('What turns, and what stays?');
    shifts[0]?.come();
    await settled();
    drawn();
    expect(session.report).toEqual({ sum: 10 });
    session.send({ type: 'open', experiment: 'permute' });
    drawn();
    permutes[0]?.come();
    await settled();
    drawn();
    expect(session.report).toEqual({ sum: 7 });
    expect(session.state.pages.deck).toEqual({ count: 4 });
  });

  test('what cannot be used is refused before anything came', () => {
    const { session } = lab();
    expect(session.restore({ experiments: { shift: { round: 'strange' } } })).toMatchObject({
      at: 'experiments.shift.round',
    });
    expect(session.restore({ experiments: { permute: { settings: { c: 1 } } } }).ok).toBe(false);
  });

  test('gestures before it came: a step, undo, another round, all in peace', async () => {
    const { session, drawn, permutes } = lab();
    drawn();
    for (const intent of [{ type: 'go', step: 'run' }, { type: 'undo' }, { type: 'ask', round: 'N' }, { type: 'lock' }])
      session.send(intent);
    session.settle();
    session.cancel('none');
    permutes[0]?.come();
    await settled();
    expect(drawn()).not.toMatch(/undefined|\[object/);
    expect(session.report).toEqual({ sum: 3 });
  });

  test('the conditions of a round that the device kept are set at once', () => {
    const { session } = lab();
    const kept = new Map<string, unknown>([['shift', { step: 'predict', reached: 'predict', round: 'N' }]]);
    const store = { ...openStore(), read: (id: string) => kept.get(id) };
    restoreProgress(session, store);
    expect(session.state.experiments.shift?.settings).toMatchObject({ a: 3, b: 2 });
  });
});

test('a place that needs a whole engine waits for one; the others take either', () => {
  const { session } = lab();
  const needy = [{ ...fakeExperiment, needs: 'whole engine' as const }, shift];
  const { words, numbers } = session.options;
  const own = new Session({ experiments: needy, words, numbers, steps, experiment: 'permute' });
  own.engine = fakeEngine();
  own.flush();
  expect([own.fitting, own.report]).toEqual([null, null]);
  own.send({ type: 'open', experiment: 'shift' });
  own.flush();
  expect(own.report).toEqual({ sum: 3 });
  own.send({ type: 'open', experiment: 'permute' });
  own.engine = Object.assign(fakeEngine(), { checkClaim: () => null });
  own.flush();
  expect(own.report).toEqual({ sum: 3 });
});

describe('what is listed', () => {
  test.each(places.experiments.map((one) => [one.id, one] as const))(
    '%s: its core is that of the whole',
    async (_, listed) => {
      const { load, ...listedCore } = listed;
      const whole = await load();
      const { rounds, ...same } = listedCore;
      expect(whole).toMatchObject(same);
      expect(whole.rounds.map(({ id, conditions }) => ({ id, conditions }))).toEqual(
        rounds.map(({ id, conditions }) => ({ id, conditions })),
      );
      for (const { id, questions } of whole.rounds) expect(questions[0]?.id).toBe(id);
    },
  );
  test.each(places.pages.map((one) => [one.id, one] as const))(
    '%s: its core is that of the whole',
    async (_, listed) => {
      const { load, quotes: _quotes, ...listedCore } = listed;
      expect(await load()).toMatchObject(listedCore);
    },
  );
});
