/** The pages in the order of the rail. */
import { bugs } from './bugs/index.ts';
import { closedBook } from './closed-book/index.ts';
import { deck } from './deck/index.ts';
import type { AnyPage } from './page.ts';

export const pages: readonly AnyPage[] = [deck, closedBook, bugs];
