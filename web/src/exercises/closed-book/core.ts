/** The closed book, as far as its state goes. */
import type { PageCore } from '../page.ts';
import { type ClosedBookState, initial, join, parse, reduce } from './state.ts';

export const core: PageCore<ClosedBookState> = {
  id: 'closed-book',
  needs: 'whole engine',
  initial,
  parse,
  reduce,
  join,
};
