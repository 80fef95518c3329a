/** A transcript replays to the result that was recorded, whatever was done; what was changed in its file is found. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { de } from '../../web/src/locales/de/index.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import type { Intent } from '../../web/src/render/tree.ts';
import { wholePlaces } from '../../web/src/session/places.ts';
import { type Bench, type Replayed, replay, replaying, transcriptOf } from '../../web/src/session/replay.ts';
import { placeInWords } from '../../web/src/session/replay-words.ts';
import { Session } from '../../web/src/session/session.ts';
import { type Settings, steps } from '../../web/src/state/lab-state.ts';
import { longestRecording } from '../../web/src/state/recording.ts';
import { type Transcript, writeTranscript } from '../../web/src/state/transcript.ts';

const places = await wholePlaces();
const numbers = makeNumbers('en');
let bench: Bench;
beforeAll(async () => {
  bench = { engine: await loadEngine(), places, words: en, numbers };
});

function open(more: { begin?: object; authored?: Settings } = {}): Session {
  let seed = 0;
  const session = new Session({
    ...places,
    words: en,
    numbers,
    steps,
    experiment: 'permute',
    now: () => ({ today: '2026-03-14', seed: ++seed }),
    authored: ({ id }) => (id === 'permute' ? (more.authored ?? {}) : {}),
  });
  if (more.begin) expect(session.begin(more.begin).ok).toBe(true);
  session.engine = bench.engine;
  return session;
}

function written(session: Session): string {
  session.flush();
  const transcript = transcriptOf(session);
  if ('refused' in transcript) throw new Error(transcript.refused);
  return writeTranscript(transcript);
}

function replayed(text: string): Replayed {
  const result = replay(text, bench);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

const refusalOf = (text: string | null): string => {
  const result = replay(text, bench);
  return 'refused' in result ? result.refused : 'none';
};

/** A learner's way through the first experiment: predict, lock, run, mark. */
function worked(): Session {
  const session = open();
  session.flush();
  for (const { id, kind, choices } of session.round.questions)
    session.send({ type: 'guess', id, value: kind === 'choice' ? choices?.[0] : '?' });
  session.send({ type: 'sure', value: 'certain' });
  session.send({ type: 'lock' });
  session.flush();
  session.send({ type: 'moveToken', from: 0, to: 3 }, 'drag 1');
  session.flush();
  session.send({ type: 'moveToken', from: 3, to: 2 }, 'drag 1');
  session.settle();
  session.flush();
  session.send({ type: 'mark', mark: 'got' });
  return session;
}

type Deed = (session: Session) => void;

const value = fc.oneof(fc.integer({ min: -2, max: 70 }), fc.constantFrom('x', '', 0.5, true, 'the cat the'));
const presets = places.experiments.flatMap((experiment) => experiment.presets.map(({ id }) => id));
const rounds = places.experiments.flatMap((experiment) => experiment.rounds.map(({ id }) => id));
const ids = [...places.experiments, ...places.pages].map(({ id }) => id);
const intents: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('open'), experiment: fc.constantFrom(...ids) }),
  fc.record({ type: fc.constant('preset'), id: fc.constantFrom(...presets) }),
  fc.record({ type: fc.constant('ask'), round: fc.constantFrom(...rounds) }),
  fc.record({
    type: fc.constant('guess'),
    id: fc.constantFrom(...rounds),
    value: fc.constantFrom('?', '0', '-3', 'zero'),
  }),
  fc.record({ type: fc.constant('go'), step: fc.constantFrom(...steps) }),
  fc.record({ type: fc.constant('moveToken'), from: fc.nat(6), to: fc.nat(6) }),
  fc.record({ type: fc.constant('restoreRun'), number: fc.nat(5) }),
  fc.record({ type: fc.constant('orientation'), value: fc.constantFrom('rows', 'columns') }),
  fc.record({ type: fc.constant('mark'), mark: fc.constantFrom('got', 'missed') }),
  fc.record({ type: fc.constant('entry'), value: fc.string() }),
  fc.record({
    type: fc.constant('write'),
    field: fc.constantFrom('sine', 'cosine'),
    value: fc.constantFrom('sin(i)', '1/0', ')'),
  }),
  fc.record({ type: fc.constant('start'), all: fc.boolean() }),
  fc.record({ type: fc.constant('pick'), card: fc.constantFrom('ST01', 'ST05', 'S02') }),
  fc.record({
    type: fc.constantFrom('undo', 'redo', 'reset', 'lock', 'showAnswer', 'next', 'check', 'forget', 'shuffle', 'swap'),
  }),
);
const gesture = fc.constantFrom(null, null, 'drag 1', 'input entry');
/** Some setting of the experiment that is open; nothing else can be typed in. */
const set =
  (at: number, value: unknown): Deed =>
  (session) => {
    const names = session.page ? [] : Object.keys(session.current.settings);
    if (names.length > 0) session.send({ type: 'set', name: names[at % names.length], value });
  };
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(intents, gesture).map(
      ([intent, key]): Deed =>
        (session) =>
          session.send(intent, key),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(fc.nat(50), value).map(([at, given]) => set(at, given)) },
  { weight: 4, arbitrary: fc.constant<Deed>((session) => session.flush()) },
  { weight: 1, arbitrary: fc.constant<Deed>((session) => session.settle()) },
  { weight: 1, arbitrary: fc.constant<Deed>((session) => session.cancel('drag 1')) },
  { weight: 1, arbitrary: fc.constant<Deed>((session) => session.restore(session.shared)) },
);

test('whatever was done replays to the same state and the same result, and is recorded again as it was', () => {
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 40 }), (done) => {
      const session = open();
      for (const deed of done) deed(session);
      const text = written(session);
      const again = replayed(text);
      expect(again.differences).toEqual([]);
      expect(again.session.state).toEqual(JSON.parse(JSON.stringify(session.state)));
      expect(again.session.report).toEqual(session.report);
      expect(written(again.session)).toBe(text);
    }),
    { numRuns: process.env.POSLAB_LONG ? 1000 : 60 },
  );
}, 600_000);

describe('a transcript', () => {
  test('says where it began, what happened in which room and frame, and what the lab said', () => {
    const { format, version, events, result } = JSON.parse(written(worked())) as Transcript;
    expect([format, version]).toEqual(['position-lab-transcript', 1]);
    expect(events[0]).toEqual({
      frame: 1,
      room: 'permute',
      intent: { type: 'guess', id: 'PM1', value: expect.any(String) },
    });
    expect(events.map(({ frame }) => frame)).toEqual([...events.map(({ frame }) => frame)].sort());
    expect(events.at(-1)).toEqual({
      frame: 4,
      room: 'permute',
      intent: { type: 'mark', mark: 'got' },
      now: { today: '2026-03-14', seed: 1 },
    });
    const { experiments, pages } = result as unknown as Record<string, Record<string, Record<string, unknown>>>;
    expect(experiments?.permute).toMatchObject({ holds: true, mark: 'got', answers: { PM1: [{ sure: 'certain' }] } });
    expect(pages?.deck).toMatchObject({ state: { schedule: expect.any(Object) } });
  });

  test('begins with what the device had kept, and with an author’s settings', () => {
    const begin = { experiments: { permute: { reason: 'Because.', selfTest: { mark: 'missed' } } } };
    const session = open({ begin, authored: { seed: 7 } });
    session.flush();
    session.send({ type: 'reset' });
    const { session: again, differences } = replayed(written(session));
    expect(differences).toEqual([]);
    expect(again.current).toMatchObject({ reason: 'Because.', settings: { seed: 7 }, selfTest: { mark: 'missed' } });
  });

  test('holds of a text that is typed only what it became', () => {
    const session = open();
    for (const text of ['o', 'or', 'order']) session.send({ type: 'reason', value: text }, 'input ');
    expect(session.recording.events).toEqual([
      { frame: 0, room: 'permute', intent: { type: 'reason', value: 'order' }, gesture: 'input ' },
    ]);
  });

  test('replays undo and redo of a page, of a text too that was typed and deleted again', () => {
    const session = open({ begin: { experiment: 'deck' } });
    session.send({ type: 'pick', card: 'ST05' });
    session.send({ type: 'mark', mark: 'got' });
    session.send({ type: 'undo' });
    for (const value of ['o', '']) session.send({ type: 'entry', value }, 'input ');
    session.settle();
    session.send({ type: 'redo' });
    session.send({ type: 'forget' });
    session.send({ type: 'forget' });
    session.send({ type: 'undo' });
    const kept = {
      schedule: { ST05: { last: '2026-03-14', streak: 1 } },
      mark: 'got',
      said: { kind: 'undo', cards: 1 },
    };
    expect(session.state.pages.deck).toMatchObject(kept);
    const { session: again, differences } = replayed(written(session));
    expect(differences).toEqual([]);
    expect(again.state.pages.deck).toEqual(session.state.pages.deck);
    expect(again.history).toEqual(session.history);
  });

  test('is refused whole when a session had more than it holds', () => {
    const session = open();
    const note = 'x'.repeat(longestRecording / 4);
    for (let k = 0; k < 4; k++) session.send({ type: 'reason', value: note });
    expect(transcriptOf(session)).toEqual({
      refused: expect.stringContaining(`at most ${numbers.integer(longestRecording)} characters`),
    });
  });
});

test('what a page could not compute is the same in every language', () => {
  const failing = (): never => {
    throw new Error('no memory');
  };
  const pages = places.pages.map((page) => (page.id === 'bugs' ? { ...page, compute: failing } : page));
  const broken = { ...places, pages };
  const session = new Session({ ...broken, words: de, numbers: makeNumbers('de'), steps, experiment: 'bugs' });
  session.engine = bench.engine;
  session.flush();
  expect(session.pageResult.failure).toBe(de.frame.unexpected('no memory'));
  const text = written(session);
  const again = replay(text, { ...bench, places: broken });
  expect(again).toMatchObject({ differences: [] });
  // Where it can be computed, that is a difference.
  expect(replayed(text).differences.map(({ at }) => at.join('.'))).toEqual(['pages.bugs.result', 'pages.bugs.failure']);
});

/** Every leaf of a JSON value, with a way to change it. */
function* leaves(part: unknown, at: string[] = []): Generator<[string[], (to: unknown) => void]> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    const whole = part as Record<string, unknown>;
    if (typeof value !== 'object' || value === null)
      yield [
        [...at, key],
        (to) => {
          whole[key] = to;
        },
      ];
    else yield* leaves(value, [...at, key]);
  }
}

test('whatever is changed in a result is said, with what was recorded and what the engine says', () => {
  const transcript = JSON.parse(written(worked())) as Transcript;
  const all = [...leaves(transcript.result)].map(([at]) => at);
  expect(all.length).toBeGreaterThan(30);
  for (const at of all) {
    const changed = structuredClone(transcript);
    const leaf = [...leaves(changed.result)].find(([place]) => place.join() === at.join());
    leaf?.[1]('changed');
    const { differences } = replayed(JSON.stringify(changed));
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ at, recorded: 'changed' });
  }
}, 60_000);

test('a mark that was changed, and one that was left out', () => {
  const text = written(worked());
  const right = text.includes('"right":true');
  const sentences = (changed: string): string[] => replayed(changed).differences.map(({ sentence }) => sentence);
  expect(sentences(text.replace(`"right":${right}`, `"right":${!right}`))).toEqual([
    `Permute, question 1, part 1, attempt 1, whether it was right: the transcript says ${!right}, the replay says ${right}.`,
  ]);
  expect(sentences(text.replace(/,"mark":"got"(?=\}\},"pages")/, ''))).toEqual([
    'Permute, mark of the self-test: the transcript says nothing, the replay says "got".',
  ]);
});

describe('a file that is no transcript is refused in one sentence', () => {
  // biome-ignore lint/suspicious/noExplicitAny: what is changed is no transcript any more
  const changed = (change: (transcript: any) => void): string => {
    const transcript = JSON.parse(written(worked()));
    change(transcript);
    return JSON.stringify(transcript);
  };

  test.each<[string, () => string | null, string]>([
    ['unreadable', () => null, 'This file cannot be read'],
    ['no JSON', () => '{"format": ', 'a transcript is JSON, and this is not.'],
    ['a heap of brackets', () => `{"format": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'it is nested deeper'],
    [
      'a result that is one',
      () => changed((all) => (all.result = '@')).replace('"@"', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`),
      'it is nested deeper',
    ],
    ['a list', () => '[1]', 'this one’s is [1].'],
    ['a deck', () => '{"format":"position-lab-deck","version":1}', 'this one’s is "position-lab-deck".'],
    ['a later version', () => changed((all) => (all.version = 2)), 'version 1 can be read here, and this one is of 2.'],
    [
      'no steps',
      () => changed((all) => (all.steps = [])),
      'steps takes what the lab writes there, and this file has [].',
    ],
    [
      'no result',
      () => changed((all) => delete all.result),
      'result takes what the lab writes there, and this file has nothing.',
    ],
    ['an odd event', () => changed((all) => (all.events[2] = { room: 'permute' })), 'events.2 takes'],
    ['events out of order', () => changed((all) => (all.events[0].frame = 9)), 'events.1 takes'],
    ['two acts in one', () => changed((all) => (all.events[1].settle = true)), 'events.1 takes'],
    [
      'another room',
      () => changed((all) => (all.events[1].room = 'mode')),
      'events.1.room takes what the lab writes there, and this file has "mode".',
    ],
    [
      'an unknown experiment',
      () => changed((all) => (all.initial.experiments.swim = {})),
      'initial.experiments.swim takes',
    ],
    ['no experiment', () => changed((all) => (all.initial.experiments = {})), 'initial.experiment takes'],
    [
      'an odd start',
      () => changed((all) => (all.start.experiments.permute.step = 'fly')),
      'start.experiments.permute.step takes what the lab writes there, and this file has "fly".',
    ],
    ['no seed', () => changed((all) => delete all.events.at(-1).now), 'events.7: now is missing.'],
    [
      'a way to nowhere',
      () => changed((all) => (all.events[0].intent = { type: 'open', experiment: 'swim' })),
      'cannot be replayed',
    ],
    [
      'a step that is none',
      () => changed((all) => (all.events.at(-1).intent = { type: 'go', step: 'fly' })),
      'cannot be replayed',
    ],
    [
      'a setting without a value',
      () => changed((all) => (all.events[0].intent = { type: 'set', name: 'width' })),
      'events.0.intent.value takes what the lab writes there, and this file has nothing.',
    ],
    [
      'a setting that nobody knows',
      () => changed((all) => (all.events[0].intent = { type: 'set', name: 'constructor', value: 1 })),
      'events.0.intent.name takes what the lab writes there, and this file has "constructor".',
    ],
    [
      'a restored state that is none',
      () => changed((all) => (all.events[0] = { frame: 1, room: 'permute', restore: 3 })),
      'restore.state',
    ],
  ])('%s', (_name, text, sentence) => {
    const refusal = refusalOf(text());
    expect(refusal).toContain(sentence);
    expect(refusal).toMatch(/^This [^\n]*\.$/);
  });

  test('no text at all makes it throw', () => {
    const text = written(worked());
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 6 }), (at, cut, put) => {
        expect(() => replay(text.slice(0, at) + put + text.slice(at + cut), bench)).not.toThrow();
      }),
      { numRuns: process.env.POSLAB_LONG ? 2000 : 100 },
    );
  }, 120_000);
});

test('places of a result go by the names a reader knows', () => {
  const said = (...at: string[]): string => placeInWords(at, bench);
  expect(said('experiments', 'mode', 'settings', 'passes')).toBe('Train or eval, Passes N');
  expect(said('experiments', 'permute', 'settings', 'order', '2')).toBe('Permute, Order, place 3');
  expect(said('experiments', 'overflow', 'residual')).toBe('Overflow, difference');
  expect(said('experiments', 'permute', 'settings', 'constructor')).toBe('Permute, constructor');
  expect(said('pages', 'deck', 'state', 'schedule')).toBe('Self-test deck, state, schedule');
  expect(said('pages')).toBe('the pages');
});

test('a replay can be stopped between two events, and says how far it is', () => {
  const playing = replaying(written(worked()), bench);
  expect(playing.next()).toEqual({ done: false, value: { done: 1, total: 8 } });
  expect(playing.next()).toEqual({ done: false, value: { done: 2, total: 8 } });
});

test('a transcript of another version says so', () => {
  const transcript = { ...JSON.parse(written(worked())), product: '0.0.9' };
  expect(replayed(JSON.stringify(transcript)).note).toContain('version 0.0.9');
});
