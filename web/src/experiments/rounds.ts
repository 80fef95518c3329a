/** The rounds of an experiment, whole again: what belongs to the state, and the questions, which come later. */
import type { PageEngine } from '../engine/page.ts';
import type { Prediction, Round, RoundCore } from './contract.ts';

export const asking = <S, R, E extends PageEngine = PageEngine>(
  rounds: readonly RoundCore<S>[],
  questions: Readonly<Record<string, readonly Prediction<S, R, E>[]>>,
): readonly Round<S, R, E>[] => rounds.map((round) => ({ ...round, questions: questions[round.id] ?? [] }));
