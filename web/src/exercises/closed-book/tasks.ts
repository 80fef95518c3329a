/** The tasks in the order of the page. Each has a folder here, and sentences of its own in locales/en/closed-book. */
import type { AnyTask } from './task.ts';
import { written } from './written/index.ts';

const each = [written] as const;
export type TaskId = (typeof each)[number]['id'];
export const tasks: readonly [AnyTask<TaskId>, ...AnyTask<TaskId>[]] = each;
