/** Spot the bug, as far as its state goes. */
import type { PageCore } from '../page.ts';
import { type BugsState, initial, join, parse, reduce, shared } from './state.ts';

export const core: PageCore<BugsState> = { id: 'bugs', needs: 'whole engine', initial, parse, reduce, join, shared };
