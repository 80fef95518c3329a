/** R6, as far as its state goes. */
import { type AnswersState, answersOf } from '../answers.ts';
import type { TaskCore } from '../task.ts';
import { fields, models } from './fields.ts';

export const core: TaskCore<'entry-points', AnswersState> = {
  id: 'entry-points',
  ...answersOf({ fields, variants: models, keepsAnswers: true }),
};
