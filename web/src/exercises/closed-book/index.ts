/** The closed book: tasks done from memory, one at a time. */
import type { Engine } from '../../engine/api.ts';
import type { Page } from '../page.ts';
import { core } from './core.ts';
import { type ClosedBookState, ofEach } from './state.ts';
import { type ClosedBookResult, sentence, view } from './view.ts';

export const closedBook: Page<ClosedBookState, ClosedBookResult, Engine> = {
  ...core,
  asks: ({ tasks }) => ofEach((task) => (task.asks ? task.asks(tasks[task.id]) : tasks[task.id])),
  compute: (engine, { tasks }) => ofEach((task) => task.compute(engine, tasks[task.id])),
  view,
  describe: sentence,
};
