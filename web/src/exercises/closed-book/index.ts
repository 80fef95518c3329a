/** Write it with the book closed: the entries of the table, and the matrix that turns a pair. */
import type { Page } from '../page.ts';
import { type ClosedBookResult, check } from './check.ts';
import { type ClosedBookState, initial, join, parse, reduce } from './state.ts';
import { sentences, view } from './view.ts';

export const closedBook: Page<ClosedBookState, ClosedBookResult> = {
  id: 'closed-book',
  initial,
  parse,
  reduce,
  asks: ({ checked, pairOrder, pairSide }) => ({ checked, pairOrder, pairSide }),
  compute: check,
  view,
  join,
  describe(scene) {
    return sentences(scene).join(' ') || scene.words['closed-book'].about;
  },
};
