/** What is asked of each model. A field's name begins with its model, so that the answers of all are kept. */
import type { EntryModel, EntryPointsOptions } from '../../../engine/closed-book-tasks.ts';
import type { Answers, AnswersState, Fields } from '../answers.ts';

export const models: readonly [EntryModel, ...EntryModel[]] = [
  'd2l',
  'drawing',
  'detr',
  'rope',
  't5',
  'clipped',
  'alibi',
  'bert',
  'vit',
];
/** Those of the unit; the others are extra. */
export const ofTheUnit: readonly EntryModel[] = ['d2l', 'drawing', 'detr'];

export const choices = {
  where: ['input', 'everyLayer'],
  how: ['add', 'turn', 'scoreNumber', 'offsetVector'],
  index: ['position', 'offset'],
} as const;
export const operands = ['intoQuery', 'intoKey', 'intoValue'] as const;
const ticked = ['yes'] as const;

const ofModel: Fields = { ...choices, ...Object.fromEntries(operands.map((name) => [name, ticked])) };
export const fieldOf = (model: string, name: string): string => `${model}-${name}`;
export const fields: Fields = Object.fromEntries(
  models.flatMap((model) => Object.entries(ofModel).map(([name, values]) => [fieldOf(model, name), values])),
);

/** Where, how and by what are all chosen; null: not yet. */
export function choiceOf(answers: Answers, model: EntryModel): EntryPointsOptions | null {
  const of = (name: string): string => answers[fieldOf(model, name)] ?? '';
  if (!['where', 'how', 'index'].every((name) => of(name) !== '')) return null;
  const into = Object.fromEntries(operands.map((name) => [name, of(name) !== '']));
  return { model, where: of('where'), how: of('how'), index: of('index'), ...into } as EntryPointsOptions;
}

/** The choice stands as it was checked. */
export const isAsChecked = ({ given, checked }: AnswersState, model: EntryModel): boolean =>
  Object.keys(ofModel).every((name) => (given[fieldOf(model, name)] ?? '') === (checked[fieldOf(model, name)] ?? ''));

export const isTouched = (answers: Answers, model: EntryModel): boolean =>
  Object.keys(ofModel).some((name) => (answers[fieldOf(model, name)] ?? '') !== '');
