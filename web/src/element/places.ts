/** What there is to open: the experiments in the unit's order, and the pages. */
import type { AnyPage } from '../exercises/page.ts';
import { pages } from '../exercises/pages.ts';
import type { Experiment } from '../experiments/contract.ts';
import { experiments } from '../experiments/registry.ts';

export interface Places {
  readonly experiments: readonly Experiment[];
  readonly pages: readonly AnyPage[];
}

export const places: Places = { experiments, pages };
