/** Which task is open, and the state of each. */
import { isObject } from '../../state/json.ts';
import type { PageIntent } from '../page.ts';
import { cores, type TaskId } from './cores.ts';
import type { AnyTaskCore } from './task.ts';

export interface ClosedBookState {
  readonly open: TaskId;
  /** By task id, as each task describes it. */
  readonly tasks: Readonly<Record<TaskId, unknown>>;
}

const isTask = (id: unknown): id is TaskId => cores.some((task) => task.id === id);

const ofEach = <T>(make: (task: AnyTaskCore<TaskId>) => T): Readonly<Record<TaskId, T>> =>
  Object.fromEntries(cores.map((task) => [task.id, make(task)])) as Record<TaskId, T>;

export const initial: ClosedBookState = { open: cores[0].id, tasks: ofEach((task) => task.initial) };

export function reduce(state: ClosedBookState, intent: PageIntent): ClosedBookState {
  if (intent.type === 'task') return isTask(intent.task) ? { ...state, open: intent.task } : state;
  const { open } = state;
  const before = state.tasks[open];
  const after = cores.find(({ id }) => id === open)?.reduce(before, intent) ?? before;
  return after === before ? state : { ...state, tasks: { ...state.tasks, [open]: after } };
}

/** Tasks that are not named are as in the beginning. */
export function parse(value: unknown): ClosedBookState | null {
  if (!isObject(value)) return null;
  const { open = initial.open, tasks: given = {}, ...strange } = value;
  if (Object.keys(strange).length > 0 || !isTask(open) || !isObject(given) || !Object.keys(given).every(isTask))
    return null;
  const states = ofEach(({ id, initial: own, parse: read }) => (Object.hasOwn(given, id) ? read(given[id]) : own));
  return Object.values(states).includes(null) ? null : { open, tasks: states };
}

/** A link opens its task; each task keeps what was done here. */
export const join = (here: ClosedBookState, given: ClosedBookState): ClosedBookState => ({
  open: given.open,
  tasks: ofEach(({ id, join: joined }) => joined(here.tasks[id], given.tasks[id])),
});
