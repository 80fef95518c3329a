/**
 * What the frame's own intents hold. A lab sends no others, but a transcript is a file, and a value that is not there would become a
 * setting that is not there.
 */
import { isObject } from './json.ts';
import { certainties, claimGuesses, marks, steps } from './lab-state.ts';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const anything: Check = (value) => value !== undefined;
const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isPlain: Check = (value) => ['string', 'number', 'boolean'].includes(typeof value);
const oneOf =
  (allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const absentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** In any place. */
const everywhere: Readonly<Record<string, Fields>> = {
  open: { experiment: isText },
  orientation: { value: oneOf(['columns', 'rows']) },
};

/** In an experiment; a page has intents of its own under some of these names. */
const inExperiments: Readonly<Record<string, Fields>> = {
  set: { name: isText, value: anything },
  preset: { id: isText },
  ask: { round: isText },
  apply: { conditions: isObject },
  go: { step: oneOf(steps) },
  guess: { id: isText, value: isPlain, before: absentOr(isText), at: absentOr(isCount) },
  sure: { value: oneOf(certainties) },
  reason: { value: isText },
  tick: { id: isText, value: isFlag },
  entry: { value: isText },
  idea: { id: isText, value: isFlag },
  mark: { mark: oneOf(marks) },
  restoreRun: { number: isCount },
  keepRunAsA: { number: isCount },
  guessClaim: { id: isText, value: oneOf(claimGuesses) },
};

/** The first field of an intent that is not as the lab writes it; null: none. */
export function strangeField(intent: Readonly<Record<string, unknown>>, onPage: boolean): string | null {
  const type = String(intent.type);
  const known = (list: Readonly<Record<string, Fields>>): Fields =>
    Object.hasOwn(list, type) ? (list[type] ?? {}) : {};
  const fields = { ...known(everywhere), ...(onPage ? {} : known(inExperiments)) };
  return Object.keys(fields).find((name) => !fields[name]?.(intent[name])) ?? null;
}
