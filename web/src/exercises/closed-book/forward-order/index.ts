/** R4: put in order what happens to words on their way into the first block. */
import type { ForwardOrderReport } from '../../../engine/closed-book-order.ts';
import type { Task } from '../task.ts';
import { core } from './core.ts';
import type { ForwardOrderState } from './state.ts';
import { sentences, view } from './view.ts';

/** null: nothing was checked yet. */
export type ForwardOrderResult = ForwardOrderReport | null;

export const forwardOrder: Task<'forward-order', ForwardOrderState, ForwardOrderResult> = {
  ...core,
  asks: ({ checked }) => checked,
  compute: (engine, { checked }) => (checked.length > 0 ? engine.checkForwardOrder({ steps: [...checked] }) : null),
  isSolved: (report) => report?.run?.holds === true,
  view,
  sentences,
};
