/** R1 and R2, as far as their state goes. */
import type { TaskCore } from '../task.ts';
import { initial, join, parse, reduce, type WrittenState } from './state.ts';

export const core: TaskCore<'written', WrittenState> = { id: 'written', initial, parse, reduce, join };
