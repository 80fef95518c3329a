/** R5: a text of n tokens meets a table of max_len rows: what fails, with which numbers, and what cures it. */

import type { Engine } from '../../../engine/api.ts';
import type { FailureOptions, FailureReport } from '../../../engine/closed-book-tasks.ts';
import type { AnswersState } from '../answers.ts';
import type { Task } from '../task.ts';
import { core } from './core.ts';
import { choiceFields, neededFor, numberFields, readCount } from './fields.ts';
import { sentences, view } from './view.ts';

function compute(engine: Engine, { seed, checked }: AnswersState): FailureReport {
  const numbers = numberFields.flatMap((field) => {
    const count = readCount(checked[field] ?? '');
    return count === null ? [] : [[field, count]];
  });
  const chosen = choiceFields.flatMap((field) => (checked[field] ? [[field, checked[field]]] : []));
  return engine.checkFailure({
    ...(seed === null ? {} : { seed }),
    ...(Object.fromEntries([...numbers, ...chosen]) as FailureOptions),
  });
}

export const failure: Task<'failure', AnswersState, FailureReport> = {
  ...core,
  asks: ({ seed, checked }) => ({ seed, checked }),
  compute,
  isSolved: (report) => neededFor(report).every((field) => report.marks[field]?.holds),
  view,
  sentences,
};
