/**
 * What counts where results are reported: the first round of questions of each experiment, as it was locked in and graded by the
 * engine. What learners mark themselves never counts. Of several attempts the best one stays, so that coming back lowers nothing.
 */
import { isObject, type Json } from './json.ts';
import type { Settings } from './lab-state.ts';

/** One round, locked in. */
export interface Attempt {
  readonly experiment: string;
  readonly round: string;
  /** What the guesses stand for: what differs from the experiment's defaults. */
  readonly settings: Settings;
  /** By prediction. */
  readonly guesses: Readonly<Record<string, string>>;
  /** By prediction, as the engine graded it; null: "I don't know yet". */
  readonly right: Readonly<Record<string, boolean | null>>;
  /** How often the round was locked in so far. */
  readonly tries: number;
}

/** By experiment, the best attempt. */
export type Attempts = Readonly<Record<string, Attempt>>;

export interface Score {
  /** From 0 to 1: each experiment counts the same, one that was not attempted as 0. */
  readonly scaled: number;
  readonly attempted: number;
  /** How many experiments are asked about. */
  readonly of: number;
}

const shareRight = ({ right }: Attempt): number => {
  const all = Object.values(right);
  return all.length === 0 ? 0 : all.filter((one) => one === true).length / all.length;
};

/** Of two equal attempts the earlier one stays; either way it was one more try. */
export function withAttempt(attempts: Attempts, attempt: Omit<Attempt, 'tries'>): Attempts {
  const before = Object.hasOwn(attempts, attempt.experiment) ? attempts[attempt.experiment] : undefined;
  const now: Attempt = { ...attempt, tries: (before?.tries ?? 0) + 1 };
  const best = before && shareRight(before) >= shareRight(now) ? { ...before, tries: now.tries } : now;
  return { ...attempts, [attempt.experiment]: best };
}

/** @param asked the experiments that are asked about, by id */
export function scoreOf(attempts: Attempts, asked: readonly string[]): Score {
  const made = asked.flatMap((id) => (Object.hasOwn(attempts, id) ? [attempts[id] as Attempt] : []));
  const sum = made.reduce((total, attempt) => total + shareRight(attempt), 0);
  return { scaled: asked.length === 0 ? 0 : sum / asked.length, attempted: made.length, of: asked.length };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isMark = (value: unknown): boolean => value === null || typeof value === 'boolean';
const valuesAre = (value: unknown, check: (one: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(check);

function isAttempt(value: unknown, experiment: string): boolean {
  if (!isObject(value)) return false;
  const { round, settings, guesses, right, tries, ...rest } = value;
  return (
    rest.experiment === experiment &&
    Object.keys(rest).length === 1 &&
    isText(round) &&
    isObject(settings) &&
    valuesAre(guesses, isText) &&
    valuesAre(right, isMark) &&
    Number.isInteger(tries) &&
    (tries as number) > 0
  );
}

/** Attempts that came from outside; null: they are none. Names of experiments and questions are for the caller to know. */
export function parseAttempts(value: unknown): Attempts | null {
  if (!isObject(value)) return null;
  return Object.entries(value).every(([id, attempt]) => isAttempt(attempt, id)) ? (value as unknown as Attempts) : null;
}

export const attemptsJson = (attempts: Attempts): Json => JSON.parse(JSON.stringify(attempts)) as Json;
