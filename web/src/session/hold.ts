/**
 * What an author holds: settings that the learner cannot change, because they are hidden or locked, and whole labs that are read only.
 * A held setting is as it is, or as the author set it: an intent that would give it another value is not done, and the same rule
 * disables its button. Presets and questions that need another value are not offered. Whoever sets the state from outside may set anything.
 */
import type { ExperimentCore, Settings, Step } from '../experiments/contract.ts';
import type { Intent } from '../render/tree.ts';
import { sameJson } from '../state/json.ts';
import type { ExperimentState } from '../state/lab-state.ts';
import type { OpenExperiment } from './open-experiment.ts';

export interface Hold {
  /** Names of controls, or of parts (state/authoring.ts). */
  readonly hidden: ReadonlySet<string>;
  /** Names of controls. */
  readonly locked: ReadonlySet<string>;
  readonly readonly: boolean;
}

export const nothingHeld: Hold = { hidden: new Set(), locked: new Set(), readonly: false };

export const holdsNothing = ({ hidden, locked, readonly }: Hold): boolean =>
  hidden.size === 0 && locked.size === 0 && !readonly;

const isHeld = ({ hidden, locked }: Hold, name: string): boolean => hidden.has(name) || locked.has(name);

/** What of an experiment a hold may be about: its settings, but for given numbers and what only follows, and its buttons. */
export function controlNames(core: ExperimentCore): string[] {
  const settings = Object.entries(core.defaults as Settings).flatMap(([name, usual]) => (usual === null ? [] : [name]));
  const buttons = core.controls(core.defaults).flatMap(({ kind, name }) => (kind === 'button' ? [name] : []));
  return [...settings.filter((name) => !core.follows?.includes(name)), ...buttons];
}

/** The controls an intent is a hand on; none: it is about something else. */
export function handsOn(core: ExperimentCore, { type, name }: Intent): readonly string[] {
  if (type === 'set') return [String(name)];
  const buttons = core
    .controls(core.defaults)
    .flatMap((control) => (control.kind === 'button' && control.intent.type === type ? [control.name] : []));
  const hands = core.hands ?? {};
  return [...buttons, ...(Object.hasOwn(hands, type) ? (hands[type] ?? []) : [])];
}

export const isHiddenHand = (core: ExperimentCore, hold: Hold, intent: Intent): boolean =>
  handsOn(core, intent).some((name) => hold.hidden.has(name));

/** The settings whole: what those acts make that set many at once. null: none of them. */
function wholesale(core: ExperimentCore, state: ExperimentState, intent: Intent): Settings | null {
  const run = state.runs.find(({ number }) => number === intent.number);
  switch (intent.type) {
    case 'restoreRun':
      return run ? { ...core.defaults, ...run.settings } : null;
    case 'swapAB':
    case 'backToA':
      return state.compareWith && { ...core.defaults, ...state.compareWith };
    case 'apply':
      return { ...state.settings, ...(intent.conditions as Settings) };
    default:
      return null;
  }
}

/** Whether a held setting keeps its value, or gets the author's (`first`) again. */
const keeps = (hold: Hold, now: Settings, next: Settings, first: Settings): boolean =>
  [...hold.hidden, ...hold.locked].every(
    (name) => !(name in next) || sameJson(next[name], now[name]) || sameJson(next[name], first[name]),
  );

/** In an experiment. What follows a change that is allowed (a new text needs a new order) is allowed too. */
export function allowsHere(hold: Hold, { core, first, state }: OpenExperiment, intent: Intent): boolean {
  if (handsOn(core, intent).some((name) => isHeld(hold, name))) return false;
  const whole = wholesale(core, state(), intent);
  return whole === null || keeps(hold, state().settings, whole, first);
}

/** What a lab that is only read takes: where one looks, and how. */
const looks: readonly string[] = ['open', 'go', 'orientation'];
export const onlyLooks = ({ type }: Intent): boolean => looks.includes(type);

const fits = (hold: Hold, first: Settings, over: Settings): boolean => keeps(hold, first, { ...first, ...over }, first);

/** Questions whose conditions, over the author's settings, leave what is held. */
export const fittingRounds = <R extends ExperimentCore['rounds'][number]>(
  rounds: readonly R[],
  hold: Hold,
  first: Settings,
): R[] => rounds.filter(({ conditions }) => fits(hold, first, (conditions?.(first) ?? {}) as Settings));

export type Holder = <E extends ExperimentCore>(core: E) => E;

/** Makes what can be offered of each experiment, once. */
export function holder(hold: Hold, first: (core: ExperimentCore) => Settings): Holder {
  const made = new Map<ExperimentCore, ExperimentCore>();
  return <E extends ExperimentCore>(core: E): E => {
    const held = made.get(core) ?? heldExperiment(core, hold, first(core));
    made.set(core, held);
    return held as E;
  };
}

/** The experiment with what can be offered of it. Without a question that fits it keeps its first, which then sets its own conditions. */
function heldExperiment<E extends ExperimentCore>(core: E, hold: Hold, first: Settings): E {
  if (holdsNothing(hold)) return core;
  const rounds = fittingRounds(core.rounds, hold, first);
  const isShown = (control: ReturnType<E['controls']>[number]): boolean =>
    !hold.hidden.has(control.name) && !(control.kind === 'button' && isHiddenHand(core, hold, control.intent));
  return {
    ...core,
    presets: core.presets.filter(({ settings }) => fits(hold, first, settings as Settings)),
    controls: (settings: Settings) => core.controls(settings).filter(isShown),
    rounds: rounds.length > 0 ? rounds : core.rounds.slice(0, 1),
  };
}

/** Without a question that fits, and in a lab that is only read, nothing can be predicted. */
export function stepsLeft(
  steps: readonly Step[],
  cores: readonly ExperimentCore[],
  hold: Hold,
  first: (core: ExperimentCore) => Settings,
): readonly Step[] {
  if (holdsNothing(hold)) return steps;
  const asks = cores.length === 0 || cores.some((core) => fittingRounds(core.rounds, hold, first(core)).length > 0);
  const left = asks ? steps : steps.filter((step) => step !== 'predict' && step !== 'reconcile');
  return left.length > 0 ? left : ['run'];
}
