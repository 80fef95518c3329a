/** R7: what dropout makes of one entry of X√d + P, with which probabilities; then two entries, and a block of them. */

import type { Engine } from '../../../engine/api.ts';
import type { DropoutOutcomesReport } from '../../../engine/closed-book-tasks.ts';
import type { AnswersState } from '../answers.ts';
import type { Task } from '../task.ts';
import { core } from './core.ts';
import { countFields } from './fields.ts';
import { readList, readNumber } from './list-text.ts';
import { sentences, view } from './view.ts';

function compute(engine: Engine, { seed, variant, checked }: AnswersState): DropoutOutcomesReport {
  const list = readList(checked.list ?? '');
  return engine.checkDropoutOutcomes({
    ...(seed === null ? {} : { seed, cancels: variant === 'cancels' }),
    ...('outcomes' in list ? list : {}),
    counts: countFields.map((field) => readNumber(checked[field] ?? '') ?? ''),
  });
}

export const dropout: Task<'dropout', AnswersState, DropoutOutcomesReport> = {
  ...core,
  asks: ({ seed, variant, checked }) => ({ seed, variant, checked }),
  compute,
  isSolved: ({ holds, counts }) => holds === true && counts.every((mark) => mark?.holds),
  view,
  sentences,
};
