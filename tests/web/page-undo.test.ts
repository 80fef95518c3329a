/** Undo and redo of the pages: any way there and back, one history each, what experiments report, and what the deck says of it. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { undoIntent } from '../../web/src/element/undo-key.ts';
import { loadWholeEngine } from '../../web/src/engine/page.ts';
import { cards as bugCards } from '../../web/src/exercises/bugs/cards.ts';
import { tasks } from '../../web/src/exercises/closed-book/tasks.ts';
import { writeBackup } from '../../web/src/exercises/deck/backup.ts';
import { ids } from '../../web/src/exercises/deck/cards.ts';
import { type DeckState, initial } from '../../web/src/exercises/deck/state.ts';
import type { PageId } from '../../web/src/exercises/page.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import type { Intent } from '../../web/src/render/tree.ts';
import { wholePlaces } from '../../web/src/session/places.ts';
import { Session } from '../../web/src/session/session.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { historyLimit } from '../../web/src/state/undo.ts';

const places = await wholePlaces();
const engine = await loadWholeEngine();
const today = '2026-11-30';

function open(page: PageId): Session {
  let seed = 0;
  const now = () => ({ today, seed: ++seed });
  const session = new Session({ ...places, words: en, numbers: makeNumbers('en'), steps, experiment: page, now });
  session.engine = engine;
  return session;
}

/** The state without what is said once. */
function lasting(session: Session, id: PageId): unknown {
  const page = session.pages.find((one) => one.id === id);
  const state = session.state.pages[id];
  return page?.lasting?.(state) ?? state;
}

/** Sends as often as there are steps; says how many there were. */
function all(session: Session, type: 'undo' | 'redo'): number {
  const left = (): number => session.history[type === 'undo' ? 'past' : 'future'].length;
  const count = left();
  for (let k = 0; k < count; k++) session.send({ type });
  expect(left()).toBe(0);
  return count;
}

const text = fc.constantFrom('', 'x', 'sin(i)', '1/0', '0.5', '1', '12.3');
const place = fc.nat(5);
const typed = <T extends string>(type: T, field: fc.Arbitrary<string>): fc.Arbitrary<Intent> =>
  fc.record({ type: fc.constant(type), field, value: fc.oneof(text, fc.boolean()) });
const bare = (...types: string[]): fc.Arbitrary<Intent> => fc.record({ type: fc.constantFrom(...types) });

/** What the controls of each page send, and some that they do not. */
const gestures: Readonly<Record<PageId, fc.Arbitrary<Intent>>> = {
  deck: fc.oneof(
    bare('stop', 'showAnswer', 'again', 'next', 'next', 'forget', 'forget', 'moveToken'),
    fc.record({ type: fc.constant('start'), all: fc.boolean() }),
    fc.record({ type: fc.constant('pick'), card: fc.constantFrom(...ids) }),
    fc.record({ type: fc.constant('entry'), value: text }),
    fc.record({ type: fc.constant('idea'), id: fc.constantFrom('block', 'order'), value: fc.boolean() }),
    fc.record({ type: fc.constant('mark'), mark: fc.constantFrom('got', 'missed') }),
    fc.record({
      type: fc.constant('file'),
      text: fc.constantFrom(null, '{', writeBackup({ ST02: { last: '2026-12-24', streak: 2 } }, today).text),
    }),
  ),
  'closed-book': fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('task'), task: fc.constantFrom(...tasks.map(({ id }) => id)) }),
    },
    fc.record({ type: fc.constant('moveToken'), from: place, to: place }),
    { weight: 3, arbitrary: typed('write', fc.constantFrom('sine', 'cosine', 'topLeft')) },
    typed('answer', fc.constantFrom('list', 'both', 'one', 'none')),
    fc.record({
      type: fc.constantFrom('pairOrder', 'pairSide', 'variant'),
      value: fc.constantFrom('row', 'sineCosine'),
    }),
    fc.record({ type: fc.constantFrom('place', 'remove'), line: fc.constantFrom('L1', 'L2', 'L3', 'L4') }),
    bare('check', 'again', 'draw', 'swap'),
  ),
  bugs: fc.oneof(
    bare('keepTest', 'again', 'next'),
    fc.record({ type: fc.constant('pick'), card: fc.constantFrom(...bugCards.map(({ id }) => id)) }),
    fc.record({ type: fc.constant('guess'), id: fc.constantFrom('test', 'value', 'variant'), value: text }),
    fc.record({ type: fc.constant('reveal'), found: fc.boolean() }),
  ),
};
const key = fc.constantFrom(null, null, null, 'input ', 'drag 1');
/** A mark in an experiment, reported to all pages. */
const reported = fc.record({
  experiment: fc.constantFrom('permute', 'shift', 'explorer'),
  mark: fc.constantFrom('got', 'missed'),
});

function mark(session: Session, { experiment, mark }: { experiment: string; mark: string }): void {
  const page = session.state.experiment;
  session.send({ type: 'open', experiment });
  session.send({ type: 'mark', mark });
  session.send({ type: 'open', experiment: page });
}

describe.each<PageId>(['deck', 'closed-book', 'bugs'])('%s', (id) => {
  /** null: the end of a gesture. */
  const deeds = fc.array(fc.oneof({ weight: 6, arbitrary: fc.tuple(gestures[id], key) }, reported, fc.constant(null)), {
    maxLength: 40,
    size: 'max',
  });

  test('any way there, and as many undos lead to the beginning, as many redos to the end', () => {
    let most = 0;
    fc.assert(
      fc.property(deeds, (done) => {
        const session = open(id);
        const untouched = open(id);
        for (const deed of done) {
          if (deed === null) session.settle();
          else if (Array.isArray(deed)) session.send(...deed);
          else {
            mark(session, deed);
            mark(untouched, deed);
          }
        }
        const last = lasting(session, id);
        most = Math.max(most, all(session, 'undo'));
        expect(lasting(session, id)).toEqual(lasting(untouched, id));
        session.flush();
        all(session, 'redo');
        expect(lasting(session, id)).toEqual(last);
      }),
      { numRuns: process.env.POSLAB_LONG ? 1000 : 60 },
    );
    // They were steps, and not only refused.
    expect(most).toBeGreaterThan(3);
  }, 120_000);

  test('what does not change the state is no step, and a bounded number of them is kept', () => {
    const session = open(id);
    for (const type of ['set', 'lock', 'ask', 'undo', 'redo']) session.send({ type, round: 'PM1' });
    expect(session.history.past).toEqual([]);
    const places = { deck: ['ST01', 'ST02'], 'closed-book': ['proof', 'dropout'], bugs: ['S02', 'S03'] }[id];
    for (let k = 0; k < 2 * historyLimit; k++)
      session.send({ type: id === 'closed-book' ? 'task' : 'pick', card: places[k % 2], task: places[k % 2] });
    expect(session.history.past).toHaveLength(historyLimit);
  });
});

describe('the steps of a page', () => {
  let session: Session;
  beforeEach(() => {
    session = open('deck');
  });
  const deckOf = (): DeckState => session.state.pages.deck as DeckState;
  const send = (type: string, more: object = {}, gesture: string | null = null): void =>
    session.send({ type, ...more }, gesture);

  test('are its own: undo elsewhere does not reach them', () => {
    send('pick', { card: 'ST05' });
    send('open', { experiment: 'closed-book' });
    send('undo');
    expect(deckOf().queue).toEqual(['ST05']);
    send('open', { experiment: 'permute' });
    send('undo');
    expect(deckOf().queue).toEqual(['ST05']);
    send('open', { experiment: 'deck' });
    send('undo');
    expect(deckOf()).toEqual(initial);
  });
  test('a typed text is one; what comes after the field was left is another', () => {
    send('pick', { card: 'ST05' });
    for (const value of ['o', 'on', 'one']) send('entry', { value }, 'input ');
    session.settle();
    for (const value of ['one ', 'one t']) send('entry', { value }, 'input ');
    const entries: string[] = [];
    for (let k = 0; k < 2; k++) {
      send('undo');
      entries.push(deckOf().entry);
    }
    expect(entries).toEqual(['one', '']);
  });
  test('a line that is dragged is one, and Esc takes it back', () => {
    send('open', { experiment: 'closed-book' });
    send('task', { task: 'forward-order' });
    const before = session.state.pages['closed-book'];
    for (const to of [1, 2, 3]) send('moveToken', { from: to - 1, to }, 'drag 1');
    session.cancel('drag 1');
    expect(session.state.pages['closed-book']).toEqual(before);
    for (const to of [1, 2, 3]) send('moveToken', { from: to - 1, to }, 'drag 2');
    session.settle();
    send('undo');
    expect(session.state.pages['closed-book']).toEqual(before);
  });
  test('are over when a state comes from elsewhere', () => {
    send('pick', { card: 'ST05' });
    expect(session.restore(session.shared).ok).toBe(true);
    send('undo');
    expect(deckOf().queue).toEqual(['ST05']);
  });
});

describe('marks and dates of the deck', () => {
  const session = (): Session => {
    const one = open('deck');
    one.send({ type: 'pick', card: 'ST03' });
    one.send({ type: 'mark', mark: 'got' });
    return one;
  };
  const deckOf = (one: Session): DeckState => one.state.pages.deck as DeckState;

  test('undo takes a mark back and says so, redo as well', () => {
    const one = session();
    one.send({ type: 'undo' });
    expect(deckOf(one)).toMatchObject({ schedule: {}, mark: null, said: { kind: 'undo', cards: 1 } });
    one.send({ type: 'redo' });
    const kept = { ST03: { last: today, streak: 1 } };
    expect(deckOf(one)).toMatchObject({ schedule: kept, mark: 'got', said: { kind: 'redo', cards: 1 } });
    one.send({ type: 'entry', value: 'x' });
    expect(deckOf(one).said).toBeNull();
    one.send({ type: 'undo' });
    expect(deckOf(one).said).toBeNull();
  });
  test('what was marked in an experiment is no step, and stays when earlier marks here are undone', () => {
    const one = session();
    const before = one.history.past.length;
    mark(one, { experiment: 'permute', mark: 'got' });
    mark(one, { experiment: 'shift', mark: 'missed' });
    expect(one.history.past).toHaveLength(before);
    one.send({ type: 'undo' });
    // ST03 is the card of shift: missed there after it was got here.
    const reports = { ST01: { last: today, streak: 1 }, ST03: { last: today, streak: 0 } };
    expect(deckOf(one)).toMatchObject({ schedule: reports, mark: null, said: null });
    one.send({ type: 'redo' });
    expect(deckOf(one)).toMatchObject({ schedule: reports, mark: 'got' });
  });
  test('Forget all is undone with all dates and the round, also after a mark elsewhere', () => {
    const one = session();
    const before = deckOf(one);
    one.send({ type: 'forget' });
    one.send({ type: 'forget' });
    expect(deckOf(one)).toEqual({ ...initial, said: { kind: 'forgotten' } });
    mark(one, { experiment: 'permute', mark: 'got' });
    one.send({ type: 'undo' });
    const schedule = { ...before.schedule, ST01: { last: today, streak: 1 } };
    expect(deckOf(one)).toEqual({ ...before, schedule, said: { kind: 'undo', cards: 1 } });
  });
  test('a file that was added is taken out again', () => {
    const one = session();
    const before = deckOf(one);
    one.send({ type: 'file', text: writeBackup({ ST02: { last: '2026-11-01', streak: 2 } }, today).text });
    expect(deckOf(one).schedule).toHaveProperty('ST02');
    one.send({ type: 'undo' });
    expect(deckOf(one).schedule).toEqual(before.schedule);
  });
  test('a file that was refused and half of Forget all are no steps', () => {
    const one = session();
    const { past } = one.history;
    one.send({ type: 'file', text: '{' });
    one.send({ type: 'forget' });
    expect(one.history.past).toEqual(past);
  });
});

describe('the keys', () => {
  const press = (key: string, held: object, typing = false) =>
    undoIntent({
      ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held },
      composedPath: () => [{ matches: () => typing }],
    } as unknown as KeyboardEvent);

  test.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['Z', { metaKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    // The history of the browser.
    ['y', { metaKey: true }, undefined],
    ['z', { ctrlKey: true, altKey: true }, undefined],
    ['z', {}, undefined],
    ['a', { ctrlKey: true }, undefined],
  ])('%s with %j: %s', (key, held, type) => {
    expect(press(key, held)?.type).toBe(type);
    expect(press(key, held, true)).toBeNull();
  });
});
