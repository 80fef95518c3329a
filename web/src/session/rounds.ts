/** Which questions are asked, and under what settings: each round sets its conditions over the learner's own. */
import type { ExperimentCore } from '../experiments/contract.ts';
import { sameJson } from '../state/json.ts';
import type { ExperimentState, LabState, Settings } from '../state/lab-state.ts';
import { reduceCards } from '../state/reduce.ts';
import type { OpenExperiment } from './open-experiment.ts';

/** The present one of an experiment's rounds. */
export function roundOf<T extends { readonly id: string }>(rounds: readonly T[], id: string): T {
  return rounds.find((round) => round.id === id) ?? (rounds[0] as T);
}

/** Sets settings as one step of undo. */
type Set = (conditions: Settings) => void;

/** Another round: its questions unanswered, its conditions set over the learner's own settings. */
export function ask(open: OpenExperiment, id: string, set: Set): void {
  const { whole, computed } = open;
  const round = whole?.rounds.find((one) => one.id === id);
  if (!whole || !round) return;
  const questions = round.questions.map((question) => question.id);
  const left = roundOf(whole.rounds, open.state().round).conditions?.(computed.accepted);
  open.become(reduceCards(open.state(), { type: 'ask', round: id, questions }));
  if (round.conditions || !left) setConditions(open, set);
  else takeBack(open, left, set);
}

/** A round without conditions is about what the learner began with, not about what the round before it had set. */
function takeBack({ state, first }: OpenExperiment, left: Settings, set: Set): void {
  const { settings } = state();
  const names = Object.keys(left).filter((name) => sameJson(settings[name], left[name]));
  set(Object.fromEntries(names.map((name) => [name, first[name]])));
}

/** Those of the present round, over the learner's own settings. */
export function setConditions({ core, state, computed }: OpenExperiment, set: Set): void {
  const conditions = roundOf(core.rounds, state().round).conditions?.(computed.accepted);
  if (conditions) set(conditions);
}

/** One who begins with a question, as an embed may, or comes back to it: it is about its conditions. */
export function underConditions(core: ExperimentCore | undefined, state: ExperimentState): ExperimentState {
  if (!core || state.locked || state.step !== 'predict') return state;
  const conditions = roundOf(core.rounds, state.round)?.conditions?.(state.settings);
  return conditions ? { ...state, settings: { ...state.settings, ...conditions } } : state;
}

/** The same of all that can be opened. */
export function asking(cores: readonly ExperimentCore[], state: LabState): LabState {
  const asked = cores.map((core) => [core.id, underConditions(core, state.experiments[core.id] as ExperimentState)]);
  return { ...state, experiments: Object.fromEntries(asked) };
}
