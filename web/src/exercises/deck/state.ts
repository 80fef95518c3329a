/** The deck's state and what each gesture does to it. Pure: the date and the seed come with the intent (exercises/page.ts). */
import type { Intent } from '../../render/tree.ts';
import { isObject, sameJson } from '../../state/json.ts';
import { type Mark, marks } from '../../state/lab-state.ts';
import type { PageIntent } from '../page.ts';
import { type Refused, readBackup } from './backup.ts';
import { cardOf, cardOfExperiment, ids } from './cards.ts';
import { due, marked, merge, type Schedule, strangeCard } from './schedule.ts';

/** What was just done to dates without a mark, to be said once. undo, redo: with so many of them. */
export type Said =
  | { readonly kind: 'undo' | 'redo'; readonly cards: number }
  | { readonly kind: 'read'; readonly cards: number; readonly taken: number; readonly stayed: number }
  | { readonly kind: 'refused'; readonly why: Refused; readonly card: string }
  | { readonly kind: 'forgotten' };

export interface DeckState {
  /** What is kept of each card that was ever marked. */
  readonly schedule: Schedule;
  /** Cards still to ask in this round, the one asked now first; empty: no round goes on. */
  readonly queue: readonly string[];
  /** Cards of this round that were got, and those of the queue that were missed. */
  readonly got: readonly string[];
  readonly missed: readonly string[];
  /** Of the numbers on the card asked now. */
  readonly seed: number;
  readonly entry: string;
  readonly shown: boolean;
  readonly ideas: readonly string[];
  readonly mark: Mark | null;
  /** Forget all was pressed once. */
  readonly forgetting: boolean;
  readonly said: Said | null;
}

const unanswered = { entry: '', shown: false, ideas: [], mark: null } as const;

export const initial: DeckState = {
  schedule: {},
  queue: [],
  got: [],
  missed: [],
  seed: 0,
  ...unanswered,
  forgetting: false,
  said: null,
};

export const asked = ({ queue }: DeckState): string | null => queue[0] ?? null;

/** A round of these cards, the first one on the table. */
const roundOf = (state: DeckState, queue: readonly string[], seed: number): DeckState => ({
  ...state,
  ...unanswered,
  queue,
  got: [],
  missed: [],
  seed,
});

const without = (list: readonly string[], id: string): string[] => list.filter((one) => one !== id);

const toggled = (list: readonly string[], id: string, on: boolean): readonly string[] =>
  on ? [...without(list, id), id] : without(list, id);

/** After the mark: a missed card goes to the end of the round. */
function next(state: DeckState, seed: number): DeckState {
  const [card, ...rest] = state.queue;
  if (card === undefined || state.mark === null) return state;
  const missed = state.mark === 'missed';
  return {
    ...state,
    ...unanswered,
    seed,
    queue: missed ? [...rest, card] : rest,
    got: missed ? without(state.got, card) : [...without(state.got, card), card],
    missed: missed ? [...without(state.missed, card), card] : without(state.missed, card),
  };
}

function pick(state: DeckState, id: string, seed: number): DeckState {
  if (!ids.includes(id) || id === asked(state)) return state;
  return { ...state, ...unanswered, seed, queue: [id, ...without(state.queue, id)] };
}

const keepMark = (state: DeckState, card: string, mark: Mark, today: string): DeckState => ({
  ...state,
  schedule: { ...state.schedule, [card]: marked(state.schedule[card], mark, today) },
});

function read(state: DeckState, text: unknown): DeckState {
  const backup = readBackup(text);
  if ('why' in backup) return { ...state, said: { kind: 'refused', ...backup } };
  const { schedule, taken, stayed } = merge(state.schedule, backup.schedule);
  return { ...state, schedule, said: { kind: 'read', cards: taken + stayed, taken, stayed } };
}

/** The first press asks, the second forgets; anything else in between takes the first back. */
const forget = (state: DeckState): DeckState =>
  state.forgetting ? { ...initial, said: { kind: 'forgotten' } } : { ...state, forgetting: true, said: null };

export function reduce(before: DeckState, intent: PageIntent): DeckState {
  if (intent.type === 'forget') return forget(before);
  const state = lasting(before);
  const { today, seed } = intent;
  const card = asked(state);
  switch (intent.type) {
    case 'start':
      return roundOf(state, intent.all === true ? ids : due(state.schedule, ids, today).now, seed);
    case 'stop':
      return roundOf(state, [], seed);
    case 'pick':
      return pick(state, String(intent.card), seed);
    case 'entry':
      return { ...state, entry: String(intent.value) };
    case 'showAnswer':
      return { ...state, shown: true };
    case 'idea':
      return { ...state, ideas: toggled(state.ideas, String(intent.id), intent.value === true) };
    case 'mark':
      if (card === null) return state;
      return { ...keepMark(state, card, intent.mark as Mark, today), mark: intent.mark as Mark };
    case 'again':
      return { ...state, ...unanswered, seed };
    case 'next':
      return next(state, seed);
    case 'file':
      return read(state, intent.text);
    case 'marked': {
      const own = cardOfExperiment(String(intent.experiment));
      return own === null ? before : keepMark(before, own, intent.mark as Mark, today);
    }
    default:
      return before;
  }
}

/** As the self-test of an experiment is told, with the card; `of`: the experiment whose question it is. */
export function answered(before: DeckState, { type, mark }: Intent): object | null {
  const card = type === 'mark' ? asked(lasting(before)) : null;
  return card === null ? null : { step: 'self-test', card, of: cardOf(card)?.of ?? null, mark };
}

export const lasting = (state: DeckState): DeckState =>
  state.forgetting || state.said ? { ...state, forgetting: false, said: null } : state;

/** A date that goes or comes back is no small thing: it is said. */
export function led(from: DeckState, to: DeckState, by: 'undo' | 'redo'): DeckState {
  const cards = ids.filter((id) => !sameJson(from.schedule[id], to.schedule[id])).length;
  return cards === 0 ? to : { ...to, said: { kind: by, cards } };
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isSeed: Check = (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffff_ffff;
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const areCards: Check = (value) =>
  Array.isArray(value) && value.every((id) => ids.includes(id)) && new Set(value).size === value.length;

const fields: Readonly<Record<keyof DeckState, Check>> = {
  schedule: (value) => isObject(value) && strangeCard(value, ids) === null,
  queue: areCards,
  got: areCards,
  missed: areCards,
  seed: isSeed,
  entry: isText,
  shown: isFlag,
  ideas: isTexts,
  mark: (value) => value === null || (marks as readonly unknown[]).includes(value),
  forgetting: isFlag,
  said: (value) => value === null || isObject(value),
};

/** What was said and half a press are over when a state comes from elsewhere. */
export function parse(value: unknown): DeckState | null {
  if (!isObject(value)) return null;
  const strange = Object.entries(value).some(
    ([key, part]) => !Object.hasOwn(fields, key) || !fields[key as keyof DeckState](part),
  );
  return strange ? null : { ...initial, ...value, forgetting: false, said: null };
}

/** A link shows one question with its numbers and an answer. How the learner marked this or any card stays where it was earned. */
export const shared = (state: DeckState): DeckState => ({
  ...state,
  schedule: {},
  queue: state.queue.slice(0, 1),
  got: [],
  missed: [],
  mark: null,
  forgetting: false,
  said: null,
});

/** No mark is lost, nor the round that goes on here: a link without a question leaves it, one with the same question goes on in it. */
export function join(here: DeckState, given: DeckState): DeckState {
  const { schedule } = merge(here.schedule, given.schedule);
  if (asked(given) === null) return { ...here, schedule };
  if (asked(given) !== asked(here) || given.seed !== here.seed) return { ...given, schedule };
  const { queue, got, missed } = here;
  return { ...given, schedule, queue, got, missed, mark: given.mark ?? here.mark };
}
