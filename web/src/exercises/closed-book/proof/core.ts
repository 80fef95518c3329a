/** R3, as far as its state goes. */
import type { TaskCore } from '../task.ts';
import { initial, join, type ProofState, parse, reduce } from './state.ts';

export const core: TaskCore<'proof', ProofState> = { id: 'proof', initial, parse, reduce, join };
