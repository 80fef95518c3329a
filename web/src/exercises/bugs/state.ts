/**
 * Which card, what the learner said, and how far it is: pick a test, keep it, predict, reveal. Pure: the seed comes with the intent, and
 * whether the bug was found comes with 'reveal', from the view, which has the engine's result.
 */
import type { BugCardId } from '../../engine/bugs.ts';
import { isObject } from '../../state/json.ts';
import { joinTyped, splitTyped } from '../../state/question.ts';
import type { PageIntent } from '../page.ts';
import { cardAfter, isCard } from './cards.ts';

export const steps = ['test', 'predict', 'shown'] as const;
export type Step = (typeof steps)[number];

/** What is said: the test that separates, the prediction, the right variant. */
export const parts = ['test', 'value', 'variant'] as const;
export type Part = (typeof parts)[number];

export interface Tally {
  readonly found: number;
  readonly missed: number;
  /** Of the last time. */
  readonly last: 'found' | 'missed';
}

export interface BugsState {
  readonly card: BugCardId;
  readonly seed: number;
  readonly step: Step;
  /** Guesses as the entries keep them (state/question.ts); '' is none. */
  readonly said: Readonly<Record<Part, string>>;
  readonly tally: Readonly<Partial<Record<BugCardId, Tally>>>;
}

const nothingSaid: BugsState['said'] = { test: '', value: '', variant: '' };

export const initial: BugsState = { card: 'S01', seed: 0, step: 'test', said: nothingSaid, tally: {} };

const dealt = (state: BugsState, card: BugCardId, seed: number): BugsState => ({
  ...state,
  card,
  seed,
  step: 'test',
  said: nothingSaid,
});

const isPart = (id: unknown): id is Part => (parts as readonly unknown[]).includes(id);

function guessed({ value, before, at }: PageIntent): string {
  if (typeof at !== 'number') return String(value);
  return joinTyped(splitTyped(String(before)).map((typed, k) => (k === at ? String(value) : typed)));
}

/** The test is kept before the prediction is asked for, which would give it away. */
const isOpen = (step: Step, part: Part): boolean => step === (part === 'test' ? 'test' : 'predict');

function counted(before: Tally | undefined, found: boolean): Tally {
  const { found: hits, missed } = before ?? { found: 0, missed: 0 };
  return found ? { found: hits + 1, missed, last: 'found' } : { found: hits, missed: missed + 1, last: 'missed' };
}

export function reduce(state: BugsState, intent: PageIntent): BugsState {
  const { card, step, said, tally } = state;
  switch (intent.type) {
    case 'guess':
      return isPart(intent.id) && isOpen(step, intent.id)
        ? { ...state, said: { ...said, [intent.id]: guessed(intent) } }
        : state;
    case 'keepTest':
      return step === 'test' && said.test !== '' ? { ...state, step: 'predict' } : state;
    case 'reveal':
      return step === 'predict'
        ? { ...state, step: 'shown', tally: { ...tally, [card]: counted(tally[card], intent.found === true) } }
        : state;
    case 'again':
      return dealt(state, card, intent.seed);
    case 'next':
      return dealt(state, cardAfter(card), intent.seed);
    case 'pick':
      return isCard(intent.card) && intent.card !== card ? dealt(state, intent.card, intent.seed) : state;
    default:
      return state;
  }
}

type Check = (value: unknown) => boolean;
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isTally: Check = (value) =>
  isObject(value) &&
  Object.keys(value).length === 3 &&
  isCount(value.found) &&
  isCount(value.missed) &&
  (value.last === 'found' || value.last === 'missed');

const fields: Readonly<Record<keyof BugsState, Check>> = {
  card: isCard,
  seed: (value) => isCount(value) && (value as number) <= 0xffff_ffff,
  step: (value) => (steps as readonly unknown[]).includes(value),
  said: (value) =>
    isObject(value) && Object.entries(value).every(([part, guess]) => isPart(part) && typeof guess === 'string'),
  tally: (value) => isObject(value) && Object.entries(value).every(([id, tally]) => isCard(id) && isTally(tally)),
};

export function parse(value: unknown): BugsState | null {
  if (!isObject(value)) return null;
  const strange = Object.entries(value).some(
    ([key, part]) => !Object.hasOwn(fields, key) || !fields[key as keyof BugsState](part),
  );
  if (strange) return null;
  const given = value as Partial<BugsState>;
  return { ...initial, ...given, said: { ...nothingSaid, ...given.said } };
}

/** A link carries the card and what was said of it; what was found before stays here. */
export const shared = (state: BugsState): BugsState => ({ ...state, tally: {} });

/** The card of a link over the one that is here; of each card the tally that counts more. */
export function join(here: BugsState, given: BugsState): BugsState {
  const count = (tally: Tally | undefined): number => (tally ? tally.found + tally.missed : 0);
  const more = Object.entries(given.tally).filter(([id, tally]) => count(tally) > count(here.tally[id as BugCardId]));
  return { ...given, tally: { ...here.tally, ...Object.fromEntries(more) } };
}
