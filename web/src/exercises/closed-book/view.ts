/** The list of tasks, each with whether it is solved, and the one that is open. */
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import type { PageScene } from '../page.ts';
import { type ClosedBookState, taskOf } from './state.ts';
import type { AnyTask } from './task.ts';
import { type TaskId, tasks } from './tasks.ts';

export type ClosedBookResult = Readonly<Record<TaskId, unknown>>;
export type ClosedBookScene = PageScene<ClosedBookState, ClosedBookResult>;

/** What the open task sees of the page. */
const inner = (scene: ClosedBookScene, { id }: AnyTask<TaskId>): PageScene<unknown, unknown> => ({
  ...scene,
  state: scene.state.tasks[id],
  result: scene.result[id],
});

export function view(scene: ClosedBookScene): Tree {
  const task = taskOf(scene.state);
  return h(
    'div',
    { class: 'closed-book' },
    taskList(scene, task.id),
    h('div', { class: 'book-task', key: task.id }, task.view(inner(scene, task))),
  );
}

function taskList({ words, result }: ClosedBookScene, open: TaskId): Branch {
  const own = words['closed-book'];
  const item = (task: AnyTask<TaskId>, place: number): Branch =>
    h(
      'li',
      { key: task.id, 'aria-current': task.id === open ? 'true' : null },
      h('span', { class: 'sm mut', 'aria-hidden': 'true' }, String(place + 1)),
      h('button', { type: 'button', on: { click: { type: 'task', task: task.id } } }, rich(own[task.id].title)),
      h('span', { class: 'sm mut' }, task.isSolved(result[task.id]) ? own.solved : task.id === open ? own.open : ''),
    );
  return h('ol', { class: 'rounds', 'aria-label': own.tasks, key: 'tasks' }, ...tasks.map(item));
}

export function sentence(scene: ClosedBookScene): string {
  const task = taskOf(scene.state);
  return task.sentences(inner(scene, task)).join(' ') || scene.words['closed-book'].about;
}
