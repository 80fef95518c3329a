/** All that one picture depends on, and the scene an experiment's view gets of it. */
import { sizeOf } from '../exercises/grade.ts';
import type { Experiment, Layout, Orientation, Run, Scene, Step } from '../experiments/contract.ts';
import type { ExperimentWords } from '../locales/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import type { Tree } from '../render/tree.ts';
import type { Session } from '../session/session.ts';
import type { KeptRun } from '../state/lab-state.ts';
import type { AnyScene, RunRow } from './run-step.ts';
import type { Ui } from './ui.ts';

export interface Moment {
  readonly session: Session;
  readonly ui: Ui;
  readonly layout: Layout;
  /** The whole unit with top bar and rail, or one experiment. */
  readonly unit: boolean;
  readonly idPrefix: string;
  readonly keeps: boolean;
  /** Address of the same state on a page of its own, or null. */
  readonly fullPage: string | null;
  /** The Embed dialog, if it is open. */
  readonly embed?: (moment: Moment) => Tree;
  /** Address of the settings that are shown, for paper, or null. */
  readonly paperAddress: string | null;
  /** Why there is no engine, in words, or null. */
  readonly engineFailure: string | null;
  /** Why what is open did not come, in words; absent or null: it did, or is on its way. */
  readonly placeFailure?: string | null;
}

export interface Parts {
  readonly moment: Moment;
  readonly experiment: Experiment;
  readonly own: ExperimentWords;
  readonly words: Locale;
  readonly numbers: Numbers;
  readonly steps: readonly Step[];
}

export function partsOf(moment: Moment): Parts {
  const { session } = moment;
  const { experiment } = session;
  const { words, numbers, steps } = session.options;
  return { moment, experiment, own: words[experiment.id], words, numbers, steps };
}

export const orientationOf = ({ session }: Pick<Moment, 'session'>): Orientation =>
  session.state.orientation ?? (session.page ? 'rows' : session.core.orientation);

/** Runs as a view and the table see them. */
export function runsOf({ experiment, moment }: Parts): RunRow[] {
  return moment.session.current.runs.map((run: KeptRun) => ({
    ...run,
    settings: { ...experiment.defaults, ...run.settings },
    phrase: moment.session.phrase(run.settings),
  }));
}

/** The size guess for the ruler: locked, or in Predict the present one. */
function guessOf({ moment }: Parts): number | null {
  const sized = moment.session.round.questions.find(({ kind }) => kind === 'size');
  const size = sized ? sizeOf(moment.session.current.guesses[sized.id]) : null;
  return Number.isNaN(size) ? null : size;
}

export function sceneOf(parts: Parts, settings: unknown, report: unknown, hidden: boolean): AnyScene {
  const { moment, words, numbers } = parts;
  const { session, ui, layout, idPrefix } = moment;
  const runs: readonly Run[] = runsOf(parts);
  const locked = session.current.locked !== null;
  return {
    settings,
    report,
    words,
    numbers,
    layout,
    orientation: orientationOf(moment),
    hidden,
    cursor: ui.cursor,
    guess: hidden || locked ? guessOf(parts) : null,
    runs,
    currentRun: session.current.currentRun,
    entered: session.current.settings,
    errors: session.computed.errors,
    idPrefix,
    parts: { sentence: null, next: null, runTable: null },
  } satisfies Scene<unknown, unknown>;
}

/** The scene of the last accepted settings, which the picture shows. */
export function presentScene(moment: Moment, hidden = false): AnyScene {
  const { accepted, report } = moment.session.computed;
  return sceneOf(partsOf(moment), accepted, report, hidden);
}
