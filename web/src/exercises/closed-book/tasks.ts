/** The tasks in the order of the page. Each has a folder here, and sentences of its own in locales/en/closed-book. */
import { dropout } from './dropout/index.ts';
import { entryPoints } from './entry-points/index.ts';
import { failure } from './failure/index.ts';
import { forwardOrder } from './forward-order/index.ts';
import { proof } from './proof/index.ts';
import type { AnyTask } from './task.ts';
import { written } from './written/index.ts';

const each = [written, proof, forwardOrder, failure, entryPoints, dropout] as const;
export type TaskId = (typeof each)[number]['id'];
export const tasks: readonly [AnyTask<TaskId>, ...AnyTask<TaskId>[]] = each;
