/** The experiment of a session that is open, as its acts (acts.ts), its questions (rounds.ts) and its measuring (measuring.ts) see it. */
import type { Experiment, ExperimentCore, Step } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import type { ExperimentState, Settings } from '../state/lab-state.ts';
import type { Computed } from './computed.ts';

export interface OpenExperiment {
  readonly core: ExperimentCore;
  /** All of it; null: it has not come yet. */
  readonly whole: Experiment | null;
  /** An author's settings over its defaults: what Reset goes back to. */
  readonly first: Settings;
  /** Those that are offered. */
  readonly steps: readonly Step[];
  readonly words: Locale;
  readonly numbers: Numbers;
  readonly computed: Computed;
  /** As it is now. */
  state(): ExperimentState;
  become(next: ExperimentState): void;
}
