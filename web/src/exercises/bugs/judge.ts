/** What was said beside what the engine found. */
import type { BugCard, BugTest } from '../../engine/bugs.ts';
import type { Numbers } from '../../render/numbers.ts';
import { type Grade, grade } from '../grade.ts';
import type { BugsState } from './state.ts';

/** How the picked test comes out: it separates, all variants pass, or it tells only some faults; null: none was picked. */
export type Outcome = 'separates' | 'allPass' | 'someFail' | null;

export interface Judged {
  readonly test: Outcome;
  readonly value: Grade;
  readonly variant: Grade;
  /** The test separates and the variant is the right one. */
  readonly found: boolean;
}

export const pickedTest = ({ tests }: BugCard, { said }: BugsState): BugTest | undefined =>
  tests.find(({ id }) => id === said.test);

export function outcomeOf(test: BugTest | undefined): Outcome {
  if (!test) return null;
  if (test.separates) return 'separates';
  return test.passes.every((pass) => pass === 1) ? 'allPass' : 'someFail';
}

/** Variants of a 'which' question for which it is so, as choices. */
export const chosen = ({ asked }: BugCard): string[] =>
  [...asked.values].flatMap((value, k) => (value === 0 ? [] : [String(k)]));

export function judged(card: BugCard, state: BugsState, numbers: Numbers): Judged {
  const { asked, right } = card;
  const compare = { rounding: 0, read: numbers.read };
  const test = outcomeOf(pickedTest(card, state));
  const variant = grade({ kind: 'choice' }, state.said.variant, { ...compare, answer: String(right) });
  const value =
    asked.kind === 'which'
      ? grade({ kind: 'choices' }, state.said.value, { ...compare, answer: chosen(card) })
      : grade({ kind: 'numbers', tolerance: asked.tolerance }, state.said.value, {
          ...compare,
          answer: [...asked.values],
        });
  return { test, value, variant, found: test === 'separates' && variant.right === true };
}
