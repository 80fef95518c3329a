/** What is asked, and when: about an error only whoever says that a step fails. */
import type { FailureField, FailureReport } from '../../../engine/closed-book-tasks.ts';
import type { AnswersState, Fields } from '../answers.ts';

const cures = ['rebuild', 'truncate', 'clamp', 'wrap', 'interpolate'] as const;
export const choices = {
  step: ['none', 'build', 'slice', 'add', 'dropout'],
  kind: ['size', 'index', 'type', 'memory'],
  cure: cures,
  losing: cures,
  open: ['quality', 'oldRows', 'ownRow', 'error'],
} as const;

export type ChoiceField = keyof typeof choices;
export type NumberField = Exclude<FailureField, ChoiceField>;

export const choiceFields = Object.keys(choices) as ChoiceField[];
export const isChoice = (field: FailureField): field is ChoiceField => Object.hasOwn(choices, field);

/** In the order of the page. */
const always: readonly FailureField[] = ['step', 'slicedRows', 'firstRefused', 'smallestMaxLen'];
const ofAnError: readonly FailureField[] = ['kind', 'a', 'b', 'axis', 'cure', 'losing', 'open'];
export const fields: Fields = Object.fromEntries(
  [...always, ...ofAnError].map((field) => [field, isChoice(field) ? choices[field] : null]),
);
export const numberFields = [...always, ...ofAnError].filter((field): field is NumberField => !isChoice(field));

export function askedOf({ given }: AnswersState): readonly FailureField[] {
  const step = given.step ?? '';
  return step === '' || step === 'none' ? always : [...always, ...ofAnError];
}

export const neededFor = ({ fails }: FailureReport): readonly FailureField[] =>
  fails ? [...always, ...ofAnError] : always;

/** Digits, in groups or not; null: something else, or a count that no text has. */
export function readCount(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}
