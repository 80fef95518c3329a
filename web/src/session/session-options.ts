/** What a session is opened with. */
import type { AnyPage, AnyPageCore } from '../exercises/page.ts';
import type { Experiment, ExperimentCore, Step } from '../experiments/contract.ts';
import type { Now } from '../host/clock.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import type { LabState, Settings } from '../state/lab-state.ts';
import type { Hold } from './hold.ts';
import type { Come } from './places.ts';

interface Options {
  readonly experiments: readonly ExperimentCore[];
  readonly pages?: readonly AnyPageCore[];
  readonly words: Locale;
  readonly numbers: Numbers;
  readonly steps: readonly Step[];
  /** What is open first: an experiment or a page. */
  readonly experiment: string;
  now?(): Now;
  /** An author's settings over an experiment's defaults. */
  authored?(experiment: ExperimentCore): Settings;
  /** What of that makes it another lab than the unit's, which the device keeps apart; absent or '': nothing. */
  readonly variant?: string;
  /** As an author's preset draws it; null: each experiment's own. */
  readonly orientation?: LabState['orientation'];
  /** What the learner cannot change; absent: nothing. */
  readonly hold?: Hold;
}

/** Cores, and what of them has come; or all of everything, for tests and programs without a page. */
export type SessionOptions = Options &
  (
    | { readonly come: Come }
    | { readonly come?: undefined; readonly experiments: readonly Experiment[]; readonly pages?: readonly AnyPage[] }
  );

/** Where an experiment begins, of the steps that are offered. */
export function firstStep({ group }: ExperimentCore, steps: readonly Step[]): Step {
  if (group === 'look' && steps.includes('run')) return 'run';
  return steps[0] ?? 'run';
}
