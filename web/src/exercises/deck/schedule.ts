/**
 * When a card comes back: 1, 3, 7 and 21 days after Got it in a row; Missed begins again with 1. Spaced practice (Cepeda 2006), in
 * the plainest form that a learner can check by hand. Dates are the learner's own, 'YYYY-MM-DD', so they compare as texts.
 */
import { isObject } from '../../state/json.ts';
import type { Mark } from '../../state/lab-state.ts';

/** What is kept of a card that was marked. */
export interface Kept {
  /** The date of the last mark. */
  readonly last: string;
  /** How many Got it in a row, each on a day of its own; 0 after Missed. */
  readonly streak: number;
}

export type Schedule = Readonly<Record<string, Kept>>;

const days = [1, 3, 7, 21] as const;
const msPerDay = 86_400_000;

export const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** In UTC, where every day has 24 hours. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * msPerDay).toISOString().slice(0, 10);

export const dueOn = ({ last, streak }: Kept): string =>
  addDays(last, days[Math.min(Math.max(streak, 1), days.length) - 1] ?? 1);

/** Got it a second time on one day counts once: it was not forgotten in between. */
export function marked(before: Kept | undefined, mark: Mark, today: string): Kept {
  if (mark === 'missed') return { last: today, streak: 0 };
  const streak = before?.streak ?? 0;
  return { last: today, streak: before?.last === today && streak > 0 ? streak : streak + 1 };
}

export interface Due {
  /** Cards to ask today, those never marked among them. */
  readonly now: readonly string[];
  /** The first date on which another one is due; null: none is waiting. */
  readonly next: string | null;
}

export function due(schedule: Schedule, ids: readonly string[], today: string): Due {
  const dates = ids.map((id) => ({ id, on: schedule[id] ? dueOn(schedule[id]) : '' }));
  const later = dates.map(({ on }) => on).filter((on) => on > today);
  return { now: dates.filter(({ on }) => on <= today).map(({ id }) => id), next: later.sort()[0] ?? null };
}

export interface Merged {
  readonly schedule: Schedule;
  /** How many cards were taken from what came, and how many stay because what is here is as late or later. */
  readonly taken: number;
  readonly stayed: number;
}

/** The later mark of each card. */
export function merge(here: Schedule, coming: Schedule): Merged {
  const newer = Object.entries(coming).filter(([id, { last }]) => !here[id] || last > here[id].last);
  return {
    schedule: { ...here, ...Object.fromEntries(newer) },
    taken: newer.length,
    stayed: Object.keys(coming).length - newer.length,
  };
}

/** A streak no calendar can hold is none. */
const longestStreak = 100_000;

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  Object.keys(value).every((key) => key === 'last' || key === 'streak') &&
  isDate(value.last) &&
  Number.isInteger(value.streak) &&
  (value.streak as number) >= 0 &&
  (value.streak as number) <= longestStreak;

/** The first card that is none of the deck's or holds something else; null: it is a schedule. */
export function strangeCard(value: Readonly<Record<string, unknown>>, ids: readonly string[]): string | null {
  return Object.keys(value).find((id) => !ids.includes(id) || !isKept(value[id])) ?? null;
}
