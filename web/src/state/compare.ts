/**
 * A beside B: A are settings that were kept, B the present ones. Pure: what each act makes of both, null for an intent that is none of
 * these acts. Settings, A and what was said of claims are one step of undo together.
 */
import type { ExperimentState, Settings } from './lab-state.ts';
import { fromDefaults } from './reduce.ts';

/** What undo takes back. */
export type Undoable = Pick<ExperimentState, 'settings' | 'compareWith' | 'claimGuesses'>;

export const undoable = ({ settings, compareWith, claimGuesses }: Undoable): Undoable => ({
  settings,
  compareWith,
  claimGuesses,
});

interface Intent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** `shown`: the settings of the picture; what was entered after them may have been refused. */
export function reduceCompared(
  state: ExperimentState,
  intent: Intent,
  shown: Settings,
  defaults: Settings,
): Undoable | null {
  const { settings, compareWith, runs } = state;
  const now = undoable(state);
  const kept = compareWith === null ? settings : { ...defaults, ...compareWith };
  switch (intent.type) {
    case 'keepA':
      return { ...now, compareWith: fromDefaults(shown, defaults) };
    case 'keepRunAsA':
      return { ...now, compareWith: runs.find(({ number }) => number === intent.number)?.settings ?? compareWith };
    case 'swapAB':
      return compareWith === null ? now : { ...now, settings: kept, compareWith: fromDefaults(shown, defaults) };
    case 'backToA':
      return { ...now, settings: kept };
    case 'forgetA':
      return { ...now, compareWith: null };
    default:
      return null;
  }
}
