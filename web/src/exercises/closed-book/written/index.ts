/** R1 and R2: the entries of the table, and the matrix that turns a pair, written in fields. */
import type { Task } from '../task.ts';
import { check, type WrittenResult } from './check.ts';
import { core } from './core.ts';
import type { WrittenState } from './state.ts';
import { sentences, view } from './view.ts';

export const written: Task<'written', WrittenState, WrittenResult> = {
  ...core,
  asks: ({ checked, pairOrder, pairSide }) => ({ checked, pairOrder, pairSide }),
  compute: check,
  isSolved: ({ entries, turn }) =>
    [entries?.sine, entries?.cosine, entries?.columns, turn].every((report) => report?.holds === true),
  view,
  sentences,
};
