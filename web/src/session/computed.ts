/** What the engine said for one experiment, and what belongs to it but not to the state: errors, undo, the run of a gesture. */
import type { Undoable } from '../state/compare.ts';
import type { Settings } from '../state/lab-state.ts';
import { type History, noHistory } from '../state/undo.ts';
import type { Compared } from './comparing.ts';
import type { GradedPrediction } from './grading.ts';

/** What the engine said for one experiment; asked again when the state is restored, never part of it. */
export interface Computed {
  /** The settings of the report. */
  accepted: Settings;
  report: unknown;
  /** Sentences under controls, by control name. */
  errors: Readonly<Record<string, string>>;
  /** A failure that belongs to no control. */
  failure: string | null;
  history: History<Undoable>;
  /** A beside B, while there is an A. */
  compared: Compared | null;
  /** Whether the settings changed since the last call. */
  stale: boolean;
  /** The run made by the gesture going on, which replaces its own row. */
  gestureRun: number | null;
  locked: {
    readonly settings: Settings;
    readonly report: unknown;
    readonly graded: readonly GradedPrediction[];
  } | null;
}

export const nothingYet = (accepted: Settings): Computed => ({
  accepted,
  report: null,
  errors: {},
  failure: null,
  history: noHistory,
  compared: null,
  stale: true,
  gestureRun: null,
  locked: null,
});
