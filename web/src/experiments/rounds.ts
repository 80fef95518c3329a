/** The rounds of an experiment, whole again: what belongs to the state, and the questions, which come later. */
import type { Prediction, Round, RoundCore } from './contract.ts';

export const asking = <S, R>(
  rounds: readonly RoundCore<S>[],
  questions: Readonly<Record<string, readonly Prediction<S, R>[]>>,
): readonly Round<S, R>[] => rounds.map((round) => ({ ...round, questions: questions[round.id] ?? [] }));
