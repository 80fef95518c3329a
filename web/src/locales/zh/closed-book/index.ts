/** The closed book: what stands around the tasks, and each task's own sentences by its id. */
import type { Locale } from '../../en/index.ts';
import { names } from '../names.ts';
import { dropout } from './dropout.ts';
import { entryPoints } from './entry-points.ts';
import { failure } from './failure.ts';
import { forwardOrder } from './forward-order.ts';
import { ordered } from './ordered.ts';
import { proof } from './proof.ts';
import { written } from './written.ts';

export const closedBook: Locale['closed-book'] = {
  ...names['closed-book'],
  about: '凭记忆完成的任务：检查之前，这里不显示答案。你写的内容由引擎计算。',
  tasks: '任务',
  now: '当前',
  solved: '已完成',
  fresh: '未尝试',
  begun: '已开始',
  check: '检查',
  empty: '这里还没有足够完整、可以检查的内容。',
  next: (title) => `下一个任务：${title}`,
  draw: '换新的数值',
  see: (experiment) => `在“${experiment}”中查看`,
  answerTitle: '显示答案',
  ordered,

  written,
  proof,
  'forward-order': forwardOrder,
  failure,
  'entry-points': entryPoints,
  dropout,
};
