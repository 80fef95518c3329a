/**
 * Compares a locked prediction with the answer the engine gave for the learner's own settings. No answer is written here.
 */
import { unknown, zero } from '../state/lab-state.ts';

export type Answer = string | number;

export interface Question {
  readonly kind: 'choice' | 'size' | 'number';
  readonly tolerance?: number;
}

export interface Grade {
  /** null: "I don't know yet". */
  readonly right: boolean | null;
  /** 'right', or which reply fits: the wrong choice's id, 'low', 'high' or 'other'. null: nothing was claimed. */
  readonly reply: string | null;
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

/**
 * @param guess what was locked: see lab-state.ts
 * @param rounding the tolerance of the law: two sizes below it are both rounding
 * @param typed the number that was typed, read in the learner's language, or null
 */
export function grade(
  question: Question,
  guess: string,
  answer: Answer,
  rounding: number,
  typed: number | null,
): Grade {
  if (guess === unknown) return none;
  if (question.kind === 'choice') return guess === answer ? right : wrong(guess);
  const expected = Number(answer);
  if (question.kind === 'size') return gradeSize(sizeOf(guess) ?? Number.NaN, expected, rounding);
  if (typed === null || !Number.isFinite(expected)) return wrong('other');
  if (Math.abs(typed - expected) <= (question.tolerance ?? 0)) return right;
  return wrong(typed < expected ? 'low' : 'high');
}

/** Right within half a decade, which is the nearest power of ten, or when both are rounding. */
function gradeSize(size: number, answer: number, rounding: number): Grade {
  if (Number.isNaN(size) || !Number.isFinite(answer)) return wrong('other');
  if (size <= rounding && answer <= rounding) return right;
  const halfDecade = Math.sqrt(10);
  if (size <= answer * halfDecade && answer <= size * halfDecade) return right;
  return wrong(size < answer ? 'low' : 'high');
}

/** Self-test: Got it needs all ideas but one; of one or two, all. The learner decides. */
export const suggestsGot = (ticked: number, ideas: number): boolean => ticked >= (ideas > 2 ? ideas - 1 : ideas);
