/** The tasks in the order of the page, all of each. */
import type { TaskId } from './cores.ts';
import { dropout } from './dropout/index.ts';
import { entryPoints } from './entry-points/index.ts';
import { failure } from './failure/index.ts';
import { forwardOrder } from './forward-order/index.ts';
import { proof } from './proof/index.ts';
import type { AnyTask } from './task.ts';
import { written } from './written/index.ts';

export const tasks: readonly [AnyTask<TaskId>, ...AnyTask<TaskId>[]] = [
  written,
  proof,
  forwardOrder,
  failure,
  entryPoints,
  dropout,
];

/** Something of each task, by its id. */
export const ofEachTask = <T>(make: (task: AnyTask<TaskId>) => T): Readonly<Record<TaskId, T>> =>
  Object.fromEntries(tasks.map((task) => [task.id, make(task)])) as Record<TaskId, T>;
