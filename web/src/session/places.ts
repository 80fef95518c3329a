/** What there is to open: the experiments in the unit's order, and the pages; and what of them has come. */
import type { AnyPage, AnyPageCore, ListedPage } from '../exercises/page.ts';
import { pages, wholePages } from '../exercises/pages.ts';
import type { Experiment, ExperimentCore, ListedExperiment } from '../experiments/contract.ts';
import { experiments, wholeExperiments } from '../experiments/registry.ts';

export interface Places {
  readonly experiments: readonly ExperimentCore[];
  readonly pages: readonly AnyPageCore[];
}

export interface ListedPlaces {
  readonly experiments: readonly ListedExperiment[];
  readonly pages: readonly ListedPage[];
}

export interface WholePlaces extends Places {
  readonly experiments: readonly Experiment[];
  readonly pages: readonly AnyPage[];
}

export const places: ListedPlaces = { experiments, pages };

export const wholePlaces = async (): Promise<WholePlaces> => ({
  experiments: await wholeExperiments(),
  pages: await wholePages(),
});

/** What has come of those that are listed; null: not yet. */
export interface Come {
  experiment(id: string): Experiment | null;
  page(id: string): AnyPage | null;
}
