/** The list of tasks, each with whether it is solved, and the one that is open. */

import { said } from '../../locales/said.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { sameJson } from '../../state/json.ts';
import type { PageScene } from '../page.ts';
import type { TaskId } from './cores.ts';
import type { ClosedBookState } from './state.ts';
import type { AnyTask, TaskScene } from './task.ts';
import { tasks } from './tasks.ts';

export type ClosedBookResult = Readonly<Record<TaskId, unknown>>;
export type ClosedBookScene = PageScene<ClosedBookState, ClosedBookResult>;

const taskOf = ({ open }: ClosedBookState): AnyTask<TaskId> => tasks.find(({ id }) => id === open) ?? tasks[0];

/** What the open task sees of the page. */
function inner(scene: ClosedBookScene, task: AnyTask<TaskId>): TaskScene<unknown, unknown> {
  const next = tasks[tasks.indexOf(task) + 1];
  const result = scene.result[task.id];
  const state = scene.state.tasks[task.id];
  const seen = {
    ...scene,
    state,
    result,
    solved: task.isSolved(result),
    isEmpty: false,
    next: next ? { id: next.id, title: scene.words['closed-book'][next.id].title } : null,
  };
  const checked = task.reduce(state, { type: 'check', today: '', seed: 0 });
  return { ...seen, isEmpty: sameJson(checked, state) && task.sentences(seen).length === 0 };
}

export function view(scene: ClosedBookScene): Tree {
  const task = taskOf(scene.state);
  return h(
    'div',
    { class: 'closed-book' },
    taskList(scene, task.id),
    h('div', { class: 'book-task', key: task.id }, task.view(inner(scene, task))),
  );
}

function taskList({ words, state, result }: ClosedBookScene, open: TaskId): Branch {
  const own = words['closed-book'];
  const begun = ({ id, initial }: AnyTask<TaskId>): string =>
    sameJson(state.tasks[id], initial) ? own.fresh : own.begun;
  const item = (task: AnyTask<TaskId>, place: number): Branch => {
    const isOpen = task.id === open;
    const solved = task.isSolved(result[task.id]);
    const came = words.frame.join.list(said(isOpen ? own.now : !solved && begun(task), solved && own.solved));
    return h(
      'li',
      { key: task.id },
      h(
        'button',
        {
          type: 'button',
          'aria-current': isOpen ? 'true' : null,
          on: { click: { type: 'task', task: task.id } },
        },
        h('span', { class: 'number', 'aria-hidden': 'true' }, `${place + 1}.`),
        h('span', { class: 'title' }, rich(own[task.id].title)),
        ' ',
        h('span', { class: 'came' }, came),
      ),
    );
  };
  return h('ol', { class: 'task-list', 'aria-label': own.tasks, key: 'tasks' }, ...tasks.map(item));
}

export function sentence(scene: ClosedBookScene): string {
  const task = taskOf(scene.state);
  const { frame, 'closed-book': own } = scene.words;
  return frame.join.sentences(task.sentences(inner(scene, task))) || own.about;
}
