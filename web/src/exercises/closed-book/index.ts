/** The closed book: tasks done from memory, one at a time. */
import type { Engine } from '../../engine/api.ts';
import type { Page } from '../page.ts';
import { core } from './core.ts';
import type { ClosedBookState } from './state.ts';
import { ofEachTask } from './tasks.ts';
import { type ClosedBookResult, sentence, view } from './view.ts';

export const closedBook: Page<ClosedBookState, ClosedBookResult, Engine> = {
  ...core,
  asks: ({ tasks }) => ofEachTask((task) => (task.asks ? task.asks(tasks[task.id]) : tasks[task.id])),
  compute: (engine, { tasks }) => ofEachTask((task) => task.compute(engine, tasks[task.id])),
  view,
  describe: sentence,
};
