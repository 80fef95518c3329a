/** What an intent does to the experiment that is open, and the way back: every change of its settings and of A is a step of undo. */
import type { ExperimentCore, Step } from '../experiments/contract.ts';
import type { Intent } from '../render/tree.ts';
import { reduceClaimGuesses } from '../state/claim-guesses.ts';
import { reduceCompared, type Undoable, undoable } from '../state/compare.ts';
import { sameJson } from '../state/json.ts';
import type { Settings } from '../state/lab-state.ts';
import { reduceCards, reduceSettings } from '../state/reduce.ts';
import { cancel, changed, type Moved, redo, settle, undo } from '../state/undo.ts';
import type { OpenExperiment } from './open-experiment.ts';
import { sentenceOf } from './refusal.ts';
import { ask, roundOf, setConditions } from './rounds.ts';

/** Says whether it was an act of the frame, on a step or a card, and not one on settings. */
export function act(open: OpenExperiment, intent: Intent, gesture: string | null): boolean {
  if (intent.type === 'ask') ask(open, String(intent.round), settingConditions(open));
  else if (compare(open, intent)) return false;
  else if (turnCard(open, intent)) return true;
  else set(open, intent.type === 'restoreRun' ? restoring(open, intent.number as number) : intent, gesture);
  return false;
}

/** One step of undo or redo. */
export function lead(open: OpenExperiment, by: 'undo' | 'redo'): void {
  const move = (by === 'undo' ? undo : redo)(open.computed.history, undoable(open.state()));
  if (move) moved(open, move);
}

/** Takes back a gesture. */
export function takeBack(open: OpenExperiment, gesture: string): void {
  moved(open, cancel(open.computed.history, gesture, undoable(open.state())));
}

/** Ends a gesture. */
export function end({ computed }: OpenExperiment): void {
  computed.history = settle(computed.history);
  computed.gestureRun = null;
}

function moved(open: OpenExperiment, { present, history }: Moved<Undoable>): void {
  open.computed.history = history;
  open.computed.gestureRun = null;
  change(open, present);
}

function change(open: OpenExperiment, next: Undoable): void {
  const now = undoable(open.state());
  if (next.settings !== now.settings) open.computed.stale = true;
  else if (sameJson(next, now)) return;
  open.become({ ...open.state(), ...next });
}

function compare(open: OpenExperiment, intent: Intent): boolean {
  const { computed, core } = open;
  const current = open.state();
  // Of the picture, unless it is about to change: what was entered before may have been refused.
  const shown = computed.stale ? current.settings : computed.accepted;
  const beside = reduceCompared(current, intent, shown, core.defaults) ?? reduceClaimGuesses(current, intent);
  if (beside !== null) step(open, beside, null);
  return beside !== null;
}

function turnCard(open: OpenExperiment, intent: Intent): boolean {
  const { computed, core, steps } = open;
  const current = open.state();
  const full =
    intent.type === 'lock'
      ? {
          ...intent,
          next: after('predict', steps),
          settings: computed.accepted,
          round: roundOf(core.rounds, current.round).id,
        }
      : intent;
  const cards = reduceCards(current, full);
  if (cards === current) return false;
  open.become(cards);
  // Who began with Run may have changed anything before going to the question.
  if (intent.type === 'go' && intent.step === 'predict' && !current.locked)
    setConditions(open, settingConditions(open));
  return true;
}

const after = (step: Step, steps: readonly Step[]): Step => steps[steps.indexOf(step) + 1] ?? step;

const settingConditions =
  (open: OpenExperiment) =>
  (conditions: Settings): void =>
    set(open, { type: 'ask', conditions }, null);

function set(open: OpenExperiment, intent: Intent, gesture: string | null): void {
  const { core, first, computed, words } = open;
  const current = open.state();
  let settings: Settings;
  try {
    settings = reduceSettings(current.settings, intent, { ...rulesOf(core), defaults: first });
  } catch (error) {
    computed.failure = sentenceOf(error, core, current.settings, words).text;
    return;
  }
  step(open, { ...undoable(current), settings }, gesture);
}

/** A change that undo takes back. */
function step(open: OpenExperiment, next: Undoable, gesture: string | null): void {
  const { computed } = open;
  const before = undoable(open.state());
  if (sameJson(next, before)) return;
  if (gesture === null || gesture !== computed.history.gesture) computed.gestureRun = null;
  computed.history = changed(computed.history, before, next, gesture);
  change(open, next);
}

const rulesOf = (core: ExperimentCore) => ({
  presets: core.presets as readonly { id: string; settings: Settings }[],
  reduce: (settings: Settings, intent: Intent): Settings => core.reduce(settings, intent),
  adjust: (settings: Settings, name: string): Settings => core.adjust?.(settings, name) ?? settings,
});

function restoring({ core, state }: OpenExperiment, number: number): Intent {
  const run = state().runs.find((kept) => kept.number === number);
  return { type: 'restore', settings: { ...core.defaults, ...run?.settings } };
}
