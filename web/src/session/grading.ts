/** Grades a learner's locked predictions with the answers the engine gives for their own settings. */
import type { PageEngine } from '../engine/page.ts';
import { printedAll } from '../exercises/asked.ts';
import { type Grade, grade } from '../exercises/grade.ts';
import type { Experiment, Round } from '../experiments/contract.ts';
import { type Numbers, readEither } from '../render/numbers.ts';
import { type Settings, unknown } from '../state/lab-state.ts';
import type { Answer } from '../state/question.ts';

export interface GradedPrediction extends Grade {
  readonly id: string;
  readonly guess: string;
  readonly answer: Answer;
  /** size: whether the law whose residual is the answer holds; null: no such law. */
  readonly holds: boolean | null;
  /** Numbers for the reply, as the page prints them. */
  readonly evidence: Readonly<Record<string, string>>;
}

export function gradeAll(
  experiment: Experiment,
  round: Round<unknown, unknown>,
  engine: PageEngine,
  settings: Settings,
  report: unknown,
  guesses: Readonly<Record<string, string>>,
  numbers: Numbers,
): GradedPrediction[] {
  return round.questions.map((prediction) => {
    const guess = guesses[prediction.id] || unknown;
    const verdict = prediction.verdict?.(report) ?? null;
    const rounding = (verdict ?? experiment.verdict(report)).tolerance;
    const answer = prediction.answer(engine, settings, report);
    return {
      id: prediction.id,
      guess,
      answer,
      holds: verdict?.holds ?? null,
      evidence: printedAll(prediction.evidence?.(engine, settings, report) ?? {}, numbers, prediction.digits),
      ...grade(prediction, guess, {
        answer,
        theories: prediction.theories?.(engine, settings, report) ?? {},
        rounding,
        // It was locked in some language; whoever grades it again may speak another.
        read: readEither,
      }),
    };
  });
}
