/** The pages in the order of the rail. */
import { core as bugs } from './bugs/core.ts';
import { core as closedBook } from './closed-book/core.ts';
import { core as deck } from './deck/core.ts';
import type { AnyPage, AnyPageCore, ListedPage } from './page.ts';

export const pages: readonly ListedPage[] = [
  {
    ...(deck as AnyPageCore),
    quotes: ['permute', 'shift', 'overflow', 'mode'],
    load: async () => (await import('./deck/index.ts')).deck,
  },
  { ...(closedBook as AnyPageCore), load: async () => (await import('./closed-book/index.ts')).closedBook },
  { ...(bugs as AnyPageCore), load: async () => (await import('./bugs/index.ts')).bugs },
];

/** All of all of them (experiments/registry.ts). */
export const wholePages = (): Promise<readonly AnyPage[]> => Promise.all(pages.map(({ load }) => load()));
