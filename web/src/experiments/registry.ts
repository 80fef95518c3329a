/** The experiments: the unit's questions in its order, then what there is to look things up. */
import type { Experiment, ListedExperiment } from './contract.ts';
import { core as explorer } from './explorer/core.ts';
import { core as mode } from './mode/core.ts';
import { core as overflow } from './overflow/core.ts';
import { core as permute } from './permute/core.ts';
import { core as placement } from './placement/core.ts';
import { core as shift } from './shift/core.ts';

export const experiments: readonly ListedExperiment[] = [
  { ...permute, load: async () => (await import('./permute/index.ts')).experiment },
  { ...shift, load: async () => (await import('./shift/index.ts')).experiment },
  { ...overflow, load: async () => (await import('./overflow/index.ts')).experiment },
  { ...mode, load: async () => (await import('./mode/index.ts')).experiment },
  { ...explorer, load: async () => (await import('./explorer/index.ts')).experiment },
  { ...placement, load: async () => (await import('./placement/index.ts')).experiment },
];

/** All of all of them, for who has no need to wait for one: tests, and programs without a page. */
export const wholeExperiments = (): Promise<readonly Experiment[]> =>
  Promise.all(experiments.map(({ load }) => load()));
