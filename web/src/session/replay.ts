/**
 * A transcript made and played again. Playing sends the recorded events through the very session that recorded them, so a result
 * that was changed in the file, or an engine that says something else, shows. No DOM: the page and the command line use it alike.
 */
import type { Engine } from '../engine/api.ts';
import type { ExperimentCore } from '../experiments/contract.ts';
import type { Now } from '../host/clock.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import type { Intent } from '../render/tree.ts';
import { strangeField } from '../state/intent-fields.ts';
import { inShort, isObject, type Json, partAt, sameJson } from '../state/json.ts';
import { parseState, type Settings } from '../state/lab-state.ts';
import { type LabEvent, longestRecording } from '../state/recording.ts';
import { format, type Refused, readTranscript, type Transcript, version } from '../state/transcript.ts';
import type { WholePlaces } from './places.ts';
import { placeInWords } from './replay-words.ts';
import { resultOf } from './result.ts';
import { Session } from './session.ts';

type Say = Locale['transcript'];

/** What a replay needs besides the file. */
export interface Bench {
  /** The whole one: what an engine lacks would be missing from the result. */
  readonly engine: Engine;
  readonly places: WholePlaces;
  readonly words: Locale;
  readonly numbers: Numbers;
}

/** One place of the result; absent: it is on one side only. */
export interface Difference {
  readonly at: readonly string[];
  readonly recorded?: Json;
  readonly replayed?: Json;
  readonly sentence: string;
}

export interface Replayed {
  readonly transcript: Transcript;
  /** At its end. */
  readonly session: Session;
  readonly result: Json;
  readonly differences: readonly Difference[];
  /** A sentence if another version of the product made the transcript. */
  readonly note: string | null;
}

/** Why there is no replay, or no transcript, in one sentence. */
export interface Refusal {
  readonly refused: string;
}

/** The session so far. Ask the engine before: what waits for it is not in the result. */
export function transcriptOf(session: Session): Transcript | Refusal {
  const { recording, engine, initial, options } = session;
  const { start, events } = recording;
  if (events === null) return { refused: options.words.transcript.tooLong(options.numbers.integer(longestRecording)) };
  const result = resultOf(session);
  const product = engine?.version ?? '';
  return { format, version, product, steps: options.steps, initial, start: start ?? session.state, events, result };
}

/** How far a replay is. */
export interface Played {
  readonly done: number;
  readonly total: number;
}

/** All at once. */
export function replay(text: string | null, bench: Bench): Replayed | Refusal {
  const playing = replaying(text, bench);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
  }
}

/** One event after the other, so that a page can draw in between. */
export function* replaying(text: string | null, bench: Bench): Generator<Played, Replayed | Refusal> {
  const say = bench.words.transcript;
  const read = readTranscript(text);
  if ('why' in read) return { refused: worded(read, say) };
  let event: LabEvent | null = null;
  const session = open(read, bench, () => nowOf(event));
  if ('refused' in session) return session;
  const refusal = yield* play(read, session, (next) => {
    event = next;
  });
  if (refusal) return refusal;
  const result = resultOf(session);
  const differences = differencesOf(read.result, result, bench);
  const note = read.product === bench.engine.version ? null : say.otherVersion(read.product, bench.engine.version);
  return { transcript: read, session, result, differences, note };
}

const worded = (refused: Refused, say: Say): string => {
  switch (refused.why) {
    case 'unread':
    case 'json':
    case 'deep':
      return say[refused.why];
    case 'format':
    case 'version':
      return say[refused.why](printed(refused.given, say));
    case 'part':
      return say.part(refused.at, printed(refused.given, say));
  }
};

const noPart = (transcript: Transcript, at: string, say: Say): Refusal => ({
  refused: say.part(at, printed(partAt(transcript, at), say)),
});

/** The lab as it was opened: its experiments and pages, its steps, an author's settings. */
function open(transcript: Transcript, bench: Bench, now: () => Now): Session | Refusal {
  const { steps, initial, start } = transcript;
  const say = bench.words.transcript;
  const listed = (part: unknown, id: string): boolean => isObject(part) && Object.hasOwn(part, id);
  const experiments = bench.places.experiments.filter(({ id }) => listed(initial.experiments, id));
  const pages = bench.places.pages.filter(({ id }) => listed(initial.pages, id));
  const experiment = [...experiments, ...pages][0]?.id;
  if (experiment === undefined) return noPart(transcript, 'initial.experiments', say);
  const options = { experiments, pages, words: bench.words, numbers: bench.numbers, steps, now };
  const parsed = new Session({ ...options, experiment }).begin(initial);
  if (!parsed.ok) return noPart(transcript, `initial.${parsed.at}`, say);
  const settings = ({ id }: ExperimentCore): Settings => parsed.value.experiments[id]?.settings ?? {};
  const session = new Session({ ...options, experiment: parsed.value.experiment, authored: settings });
  session.engine = bench.engine;
  const begun = session.begin(start);
  return begun.ok ? session : noPart(transcript, `start.${begun.at}`, say);
}

/** Asks the engine as often as it was asked: two intents of one frame are one question. */
function* play(
  transcript: Transcript,
  session: Session,
  happens: (event: LabEvent) => void,
): Generator<Played, Refusal | null> {
  const { events } = transcript;
  const say = session.options.words.transcript;
  let frame = 0;
  for (const [k, event] of events.entries()) {
    if (event.frame > frame) session.flush();
    frame = event.frame;
    const strange = strangePart(event, session);
    if (strange !== null) return noPart(transcript, `events.${k}.${strange}`, say);
    happens(event);
    try {
      act(session, event);
    } catch (error) {
      return { refused: say.failed(`events.${k}`, error instanceof Error ? error.message : String(error)) };
    }
    yield { done: k + 1, total: events.length };
  }
  session.flush();
  const end = parseState(session.state, session.initial, session.pages);
  return end.ok ? null : { refused: say.end(end.at) };
}

/** What of an event no lab in this state writes; null: nothing. */
function strangePart(event: LabEvent, session: Session): string | null {
  if (event.room !== session.state.experiment) return 'room';
  if (!('intent' in event)) return null;
  const { intent } = event;
  const field = strangeField(intent, session.page !== null) ?? strangeName(intent, session);
  return field && `intent.${field}`;
}

/** A name that this lab does not know. */
function strangeName(intent: Intent, { options, pages, page, state }: Session): string | null {
  const { experiments } = options;
  if (intent.type === 'open')
    return [...experiments, ...pages].some(({ id }) => id === intent.experiment) ? null : 'experiment';
  if (page) return null;
  const settings = state.experiments[state.experiment]?.settings ?? {};
  if (intent.type === 'set' && !Object.hasOwn(settings, intent.name as string)) return 'name';
  if (intent.type !== 'apply') return null;
  const name = Object.keys(intent.conditions as Settings).find((one) => !Object.hasOwn(settings, one));
  return name === undefined ? null : `conditions.${name}`;
}

function act(session: Session, event: LabEvent): void {
  if ('intent' in event) session.send(event.intent, event.gesture ?? null);
  else if ('cancel' in event) session.cancel(event.cancel);
  else if ('settle' in event) session.settle();
  else {
    const parsed = session.restore(event.restore);
    if (!parsed.ok) throw new TypeError(`restore.${parsed.at}`);
  }
}

function nowOf(event: LabEvent | null): Now {
  if (event && 'now' in event && event.now) return event.now;
  throw new TypeError('now is missing');
}

function differencesOf(
  recorded: Json | undefined,
  replayed: Json | undefined,
  bench: Bench,
  at: readonly string[] = [],
): Difference[] {
  if (sameJson(recorded, replayed)) return [];
  if (!isParts(recorded) || !isParts(replayed) || Array.isArray(recorded) !== Array.isArray(replayed)) {
    const say = bench.words.transcript;
    const sentence = say.differs(placeInWords(at, bench), printed(recorded, say), printed(replayed, say));
    return [{ at, recorded, replayed, sentence }];
  }
  const keys = new Set([...Object.keys(recorded), ...Object.keys(replayed)]);
  const part = (whole: Parts, key: string): Json | undefined => (Object.hasOwn(whole, key) ? whole[key] : undefined);
  return [...keys].flatMap((key) => differencesOf(part(recorded, key), part(replayed, key), bench, [...at, key]));
}

type Parts = Readonly<Record<string, Json>>;
/** A list is an object of its places. */
const isParts = (value: Json | undefined): value is Json & Parts => typeof value === 'object' && value !== null;

const printed = (value: unknown, say: Say): string => inShort(value) ?? say.nothing;
