/** The tasks in the order of the page, as far as their state goes. Each has a folder here, and its sentences in locales/en/closed-book. */
import { core as dropout } from './dropout/core.ts';
import { core as entryPoints } from './entry-points/core.ts';
import { core as failure } from './failure/core.ts';
import { core as forwardOrder } from './forward-order/core.ts';
import { core as proof } from './proof/core.ts';
import type { AnyTaskCore } from './task.ts';
import { core as written } from './written/core.ts';

const each = [written, proof, forwardOrder, failure, entryPoints, dropout] as const;
export type TaskId = (typeof each)[number]['id'];
export const cores: readonly [AnyTaskCore<TaskId>, ...AnyTaskCore<TaskId>[]] = each;
