/** R6: where positions enter a model: where, how, into which of queries, keys and values, and counted by what. */

import type { Engine } from '../../../engine/api.ts';
import type { EntryModel, EntryPointsReport } from '../../../engine/closed-book-tasks.ts';
import type { AnswersState } from '../answers.ts';
import type { Task } from '../task.ts';
import { core } from './core.ts';
import { choiceOf, models, ofTheUnit } from './fields.ts';
import { sentences, view } from './view.ts';

/** Of the models that were answered and checked. */
export type EntryPointsResult = Partial<Readonly<Record<EntryModel, EntryPointsReport>>>;

const compute = (engine: Engine, { checked }: AnswersState): EntryPointsResult =>
  Object.fromEntries(
    models.flatMap((model) => {
      const choice = choiceOf(checked, model);
      return choice ? [[model, engine.checkEntryPoints(choice)]] : [];
    }),
  );

export const entryPoints: Task<'entry-points', AnswersState, EntryPointsResult> = {
  ...core,
  asks: ({ checked }) => checked,
  compute,
  isSolved: (result) => ofTheUnit.every((model) => result[model]?.holds),
  view,
  sentences,
};
