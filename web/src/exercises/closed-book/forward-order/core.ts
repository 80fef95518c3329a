/** R4, as far as its state goes. */
import type { TaskCore } from '../task.ts';
import { type ForwardOrderState, initial, join, parse, reduce } from './state.ts';

export const core: TaskCore<'forward-order', ForwardOrderState> = { id: 'forward-order', initial, parse, reduce, join };
