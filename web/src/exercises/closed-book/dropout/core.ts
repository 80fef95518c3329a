/** R7, as far as its state goes. */
import { type AnswersState, answersOf } from '../answers.ts';
import type { TaskCore } from '../task.ts';
import { fields, levels } from './fields.ts';

export const core: TaskCore<'dropout', AnswersState> = { id: 'dropout', ...answersOf({ fields, variants: levels }) };
