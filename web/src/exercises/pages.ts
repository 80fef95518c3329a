/** The pages in the order of the rail. */
import { deck } from './deck/index.ts';
import type { AnyPage } from './page.ts';

export const pages: readonly AnyPage[] = [deck];
