/** The self-test deck, as far as its state goes. */
import type { PageCore } from '../page.ts';
import { answered, type DeckState, initial, join, lasting, led, parse, reduce, shared } from './state.ts';

export const core: PageCore<DeckState> = { id: 'deck', initial, parse, reduce, answered, lasting, led, join, shared };
