/**
 * A beside B: A are settings that were kept, B the present ones. Pure: what each act makes of both, null for an intent that is none of
 * these acts. Settings and A are one step of undo together.
 */
import type { ExperimentState, Settings } from './lab-state.ts';
import { fromDefaults } from './reduce.ts';

/** What undo takes back. */
export type Undoable = Pick<ExperimentState, 'settings' | 'compareWith'>;

export const undoable = ({ settings, compareWith }: Undoable): Undoable => ({ settings, compareWith });

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
  const kept = compareWith === null ? settings : { ...defaults, ...compareWith };
  switch (intent.type) {
    case 'keepA':
      return { settings, compareWith: fromDefaults(shown, defaults) };
    case 'keepRunAsA':
      return { settings, compareWith: runs.find(({ number }) => number === intent.number)?.settings ?? compareWith };
    case 'swapAB':
      return compareWith === null
        ? { settings, compareWith }
        : { settings: kept, compareWith: fromDefaults(shown, defaults) };
    case 'backToA':
      return { settings: kept, compareWith };
    case 'forgetA':
      return { settings, compareWith: null };
    default:
      return null;
  }
}
