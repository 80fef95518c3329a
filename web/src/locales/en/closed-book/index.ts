/** The closed book: what stands around the tasks, and each task's own sentences by its id. */
import { names } from '../names.ts';
import { dropout } from './dropout.ts';
import { entryPoints } from './entry-points.ts';
import { failure } from './failure.ts';
import { forwardOrder } from './forward-order.ts';
import { ordered } from './ordered.ts';
import { proof } from './proof.ts';
import { written } from './written.ts';

export const closedBook = {
  ...names['closed-book'],
  about: 'Tasks from memory: nothing here shows the answer before you check. The engine evaluates what you write.',
  tasks: 'Tasks',
  now: 'Now',
  solved: 'Solved',
  fresh: 'Not tried',
  begun: 'Begun',
  check: 'Check',
  empty: 'Nothing here is complete enough to check yet.',
  next: (title: string) => `Next task: ${title}`,
  draw: 'New numbers',
  see: (experiment: string) => `See it in ${experiment}`,
  answerTitle: 'Show the answer',
  ordered,

  written,
  proof,
  'forward-order': forwardOrder,
  failure,
  'entry-points': entryPoints,
  dropout,
};
