/** What comes from outside, a state or a transcript, may be any JSON: nothing throws, and every sentence is finished. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOf } from '../../web/src/element/layout.ts';
import { newUi } from '../../web/src/frame/ui.ts';
import { wholeView } from '../../web/src/frame/view.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { type Intent, textOf } from '../../web/src/render/tree.ts';
import { wholePlaces } from '../../web/src/session/places.ts';
import { replay, transcriptOf } from '../../web/src/session/replay.ts';
import { Session } from '../../web/src/session/session.ts';
import { givenAt } from '../../web/src/state/json.ts';
import { steps } from '../../web/src/state/lab-state.ts';
import { branches } from './reading.ts';
import { engine, numbers } from './scene.ts';

const places = await wholePlaces();
const numRuns = process.env.POSLAB_LONG ? 1500 : 150;

function open(): Session {
  const session = new Session({ ...places, words: en, numbers, steps, experiment: 'permute' });
  session.engine = engine;
  return session;
}

function drawn(session: Session, notices: readonly string[] = []): string {
  const layout = layoutOf(1280, 16, true, false);
  if (!layout) throw new Error('no layout');
  const ui = { ...newUi(), notices, claimsOpen: true, tableOpen: true };
  const outside = { fullPage: null, paperAddress: null, engineFailure: null };
  const tree = wholeView({ session, ui, layout, unit: true, idPrefix: 't', keeps: true, ...outside });
  const inFields = branches(tree).flatMap(({ attributes, properties }) => [
    attributes['aria-label'],
    properties?.value,
  ]);
  return [textOf(tree), ...inFields.filter((said) => typeof said === 'string')].join('\n');
}

/** With what stands around them. */
const faultsIn = (text: string): string[] => text.match(/.{0,60}(?:undefined|\[object|NaN).{0,20}/g) ?? [];

/** Names that every object of JavaScript has, and values that no setting is. */
const names = ['constructor', 'toString', '__proto__', 'x'];
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, {}, [], '', 'x', -1, 0.5, 1e300, true, [{}], [null], { x: 1 }, { constructor: [] }),
  fc.json({ maxDepth: 2, stringUnit: fc.constantFrom('a', '1', ' ', '"') }).map((text) => JSON.parse(text) as unknown),
);

function settingsOf(known: Readonly<Record<string, unknown>>, withStrange = true): fc.Arbitrary<object> {
  const name = withStrange ? [...Object.keys(known), ...names] : Object.keys(known);
  return fc.dictionary(fc.constantFrom(...name), junk, { maxKeys: 3 });
}

const state = fc.constantFrom(...places.experiments).chain(({ id, defaults, rounds }) => {
  const settings = settingsOf(defaults);
  const run = fc.record({
    number: fc.nat(5),
    settings,
    residual: fc.constantFrom(0, 1),
    tolerance: fc.constant(1e-12),
    identical: fc.boolean(),
    guess: fc.constant(null),
  });
  const round = fc.constantFrom('', ...rounds.map((one) => one.id));
  const usual = {
    step: fc.constantFrom(...steps),
    settings: settingsOf(defaults, false),
    round,
    asked: fc.array(fc.string(), { maxLength: 2 }),
    guesses: fc.dictionary(
      fc.constantFrom(...names, ...rounds.flatMap((one) => one.questions.map((q) => q.id))),
      fc.string(),
    ),
    locked: fc.oneof(fc.constant(null), settings),
    runs: fc.array(run, { maxLength: 2 }),
    compareWith: fc.oneof(fc.constant(null), settings),
    claimGuesses: fc.dictionary(fc.constantFrom('CL01', ...names), fc.constantFrom('true', '?')),
  };
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.record(usual, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(usual)), junk) },
  );
  return fc.record({ experiment: fc.constant(id), experiments: part.map((one) => ({ [id]: one })) });
});

test('any JSON as a state', () => {
  fc.assert(
    fc.property(
      fc.oneof({ weight: 5, arbitrary: state as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: junk }),
      (given) => {
        const session = open();
        session.flush();
        const parsed = session.restore(given);
        session.flush();
        session.flush();
        const notices = parsed.ok ? [] : [en.frame.notices.state(parsed.at, givenAt(given, parsed.at))];
        expect(faultsIn(drawn(session, notices))).toEqual([]);
        session.send({ type: 'go', step: 'run' });
        session.flush();
        expect(faultsIn(drawn(session))).toEqual([]);
      },
    ),
    { numRuns },
  );
}, 600_000);

/** Intents as the frame makes them, of which any part may be junk or missing. */
const intent = fc.constantFrom(...places.experiments).chain(({ defaults, presets }) => {
  const type = fc.constantFrom(
    ...[
      'set',
      'apply',
      'guess',
      'go',
      'preset',
      'ask',
      'open',
      'orientation',
      'sure',
      'tick',
      'mark',
      'moveToken',
      'nudge',
    ],
    ...[
      'chooseToken',
      'slideLength',
      'setBias',
      'ownFormula',
      'restoreRun',
      'keepRunAsA',
      'guessClaim',
      'lock',
      'undo',
    ],
    ...['write', 'start', 'next', 'check', 'file', 'pick', 'task', 'draw', 'place', 'forget', 'constructor'],
  );
  const id = fc.oneof(fc.constantFrom(...presets.map((preset) => preset.id), ...names), junk);
  const place = fc.oneof(fc.constantFrom(...ids), junk);
  const rest = {
    name: fc.oneof(fc.constantFrom(...Object.keys(defaults), ...names), junk),
    value: junk,
    id,
    step: fc.oneof(fc.constantFrom(...steps), junk),
    experiment: place,
    conditions: fc.oneof(settingsOf(defaults), junk),
  };
  const others = [
    'from',
    'to',
    'by',
    'token',
    'index',
    'number',
    'mark',
    'round',
    'field',
    'text',
    'card',
    'task',
    'at',
  ];
  return fc
    .tuple(type, fc.record(rest, { requiredKeys: [] }), fc.dictionary(fc.constantFrom(...others), junk, { maxKeys: 3 }))
    .map(([name, ...parts]) => Object.assign({}, ...parts, { type: name }) as Intent);
});

/** A transcript to begin with, in any place. */
function recorded(place: string): Record<string, unknown> {
  const session = open();
  session.flush();
  session.send({ type: 'open', experiment: place });
  session.flush();
  return JSON.parse(JSON.stringify(transcriptOf(session))) as Record<string, unknown>;
}
const ids = [...places.experiments, ...places.pages].map((one) => one.id);
const begun = new Map(ids.map((id) => [id, recorded(id)]));
const bench = { engine, places, words: en, numbers };

const said = (text: string): string => {
  const replayed = replay(text, bench);
  if ('refused' in replayed) return replayed.refused;
  return [...replayed.differences.map(({ sentence }) => sentence), drawn(replayed.session)].join('\n');
};

test('any intents in a transcript', () => {
  const now = { today: '2026-11-30', seed: 5 };
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.array(fc.tuple(intent, fc.boolean()), { maxLength: 6 }), (room, acts) => {
      const before = begun.get(room) as { events: readonly unknown[] };
      const more = acts.map(([one, dated], k) => ({ frame: k + 2, room, intent: one, ...(dated ? { now } : {}) }));
      expect(faultsIn(said(JSON.stringify({ ...before, events: [...before.events, ...more] })))).toEqual([]);
    }),
    { numRuns },
  );
}, 600_000);

test('any JSON in any place of a transcript', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ids),
      fc.constantFrom('format', 'version', 'product', 'steps', 'initial', 'start', 'events', 'result', ...names),
      fc.oneof(junk, state as fc.Arbitrary<unknown>),
      (room, part, given) => {
        expect(faultsIn(said(JSON.stringify({ ...begun.get(room), [part]: given })))).toEqual([]);
      },
    ),
    { numRuns },
  );
}, 600_000);
