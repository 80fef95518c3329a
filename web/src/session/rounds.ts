/** Which questions are asked, and under what settings: each round sets its conditions over the learner's own. */
import { sameJson } from '../state/json.ts';
import type { Settings } from '../state/lab-state.ts';
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
