/** What a reducer must not look up itself: the learner's own date, and a seed for fresh numbers. */
export interface Now {
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** A whole number from 0 to 4294967295. */
  readonly seed: number;
}

const padded = (part: number, length: number): string => String(part).padStart(length, '0');

/** In the learner's own time zone: a day ends when theirs does. */
export const dateOf = (time: Date): string =>
  [padded(time.getFullYear(), 4), padded(time.getMonth() + 1, 2), padded(time.getDate(), 2)].join('-');

export const now = (): Now => ({
  today: dateOf(new Date()),
  seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
});
