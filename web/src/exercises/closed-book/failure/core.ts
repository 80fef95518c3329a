/** R5, as far as its state goes. */
import { type AnswersState, answersOf } from '../answers.ts';
import type { TaskCore } from '../task.ts';
import { fields } from './fields.ts';

export const core: TaskCore<'failure', AnswersState> = { id: 'failure', ...answersOf({ fields }) };
