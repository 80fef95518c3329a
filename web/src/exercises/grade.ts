/**
 * Compares a locked prediction with the answer the engine gave for the learner's own settings. No answer is written here.
 */
import { unknown, zero } from '../state/lab-state.ts';
import { type Answer, type QuestionKind, splitIds, splitTyped } from '../state/question.ts';

export interface Question {
  readonly kind: QuestionKind;
  readonly tolerance?: number;
  readonly relative?: number;
  readonly digits?: number;
}

export interface Grade {
  /** null: "I don't know yet". */
  readonly right: boolean | null;
  /** 'right', or which reply fits: a theory's or the wrong choice's id, 'low', 'high' or 'other'. null: nothing was claimed. */
  readonly reply: string | null;
}

/** What a guess is compared with. */
export interface Key {
  readonly answer: Answer;
  /** What wrong ways to think answer, by the id of their reply. */
  readonly theories?: Readonly<Record<string, Answer>>;
  /** The tolerance of the law: two sizes below it are both rounding. */
  readonly rounding: number;
  /** A number as the learner's language writes it; null: it is none. */
  readonly read: (text: string) => number | null;
}

const none: Grade = { right: null, reply: null };
const right: Grade = { right: true, reply: 'right' };
const wrong = (reply: string): Grade => ({ right: false, reply });

/** The size a mark on the ruler stands for; null: no mark; NaN: what was typed is no whole exponent. */
export function sizeOf(guess: string | undefined): number | null {
  if (guess === undefined || guess === unknown || guess === '') return null;
  if (guess === zero) return 0;
  return /^[+-]?\d+$/.test(guess) ? Number(`1e${guess}`) : Number.NaN;
}

/** @param guess what was locked: see lab-state.ts */
export function grade(question: Question, guess: string, key: Key): Grade {
  if (guess === unknown) return none;
  if (matches(question, guess, key.answer, key)) return right;
  const theory = Object.entries(key.theories ?? {}).find(([, answer]) => matches(question, guess, answer, key));
  if (theory) return wrong(theory[0]);
  switch (question.kind) {
    case 'choice':
      return wrong(guess);
    case 'number':
      return wrong(side(key.read(guess) ?? Number.NaN, Number(key.answer)));
    case 'size':
      return wrong(side(sizeOf(guess) ?? Number.NaN, Number(key.answer)));
    default:
      return wrong('other');
  }
}

function matches(question: Question, guess: string, answer: Answer, { rounding, read }: Key): boolean {
  switch (question.kind) {
    case 'choice':
      return guess === answer;
    case 'choices':
      return sameSet(splitIds(guess), answer as readonly string[]);
    case 'order':
      return follows(splitIds(guess), answer as readonly (readonly string[])[]);
    case 'cell':
      return guess === (answer as readonly number[]).join(',');
    case 'number':
      return near(read(guess), Number(answer), question);
    case 'numbers': {
      const typed = splitTyped(guess);
      const numbers = answer as readonly number[];
      return (
        typed.length === numbers.length && numbers.every((value, k) => near(read(typed[k] ?? ''), value, question))
      );
    }
    case 'size':
      return nearSize(sizeOf(guess) ?? Number.NaN, Number(answer), rounding);
  }
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

function follows(ids: readonly string[], groups: readonly (readonly string[])[]): boolean {
  let from = 0;
  return (
    groups.every((group) => {
      const part = ids.slice(from, from + group.length);
      from += group.length;
      return sameSet(part, group);
    }) && from === ids.length
  );
}

/** A number that does not exist is never near. */
const near = (typed: number | null, value: number, { tolerance = 0, relative = 0 }: Question): boolean =>
  typed !== null && Math.abs(typed - value) <= Math.max(tolerance, relative * Math.abs(value));

/** Right within half a decade, which is the nearest power of ten, or when both are rounding. */
function nearSize(size: number, answer: number, rounding: number): boolean {
  if (!Number.isFinite(size) || !Number.isFinite(answer)) return false;
  if (size <= rounding && answer <= rounding) return true;
  const halfDecade = Math.sqrt(10);
  return size <= answer * halfDecade && answer <= size * halfDecade;
}

const side = (value: number, answer: number): string => {
  if (!Number.isFinite(value) || !Number.isFinite(answer)) return 'other';
  return value < answer ? 'low' : 'high';
};

/** Self-test: Got it needs all ideas but one; of one or two, all. The learner decides. */
export const suggestsGot = (ticked: number, ideas: number): boolean => ticked >= (ideas > 2 ? ideas - 1 : ideas);
