/** Spot the bug: published faults beside the right variant, and which test tells them apart. */
import type { Engine } from '../../engine/api.ts';
import type { BugCard } from '../../engine/bugs.ts';
import type { Page } from '../page.ts';
import { core } from './core.ts';
import type { BugsState } from './state.ts';
import { sentence, view } from './view.ts';

export const bugs: Page<BugsState, BugCard, Engine> = {
  ...core,
  asks: ({ card, seed }) => ({ card, seed }),
  compute: (engine, { card, seed }) => engine.bugCard({ card, seed }),
  view,
  describe: sentence,
};
