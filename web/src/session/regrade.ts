/**
 * Results graded again, from nothing but settings and guesses: each attempt's settings are given to the engine, its guesses are graded
 * anew, and what the results claim is compared with that. Nothing from outside is believed but the number of tries, which nobody can
 * check.
 */
import type { Experiment } from '../experiments/contract.ts';
import type { Grading } from '../locales/grading.ts';
import { plain } from '../render/rich.ts';
import type { Attempt, Attempts } from '../state/attempts.ts';
import { ownOf, sameJson } from '../state/json.ts';
import type { Settings } from '../state/lab-state.ts';
import { type GradedPrediction, gradeAll } from './grading.ts';
import { sentenceOf } from './refusal.ts';
import type { Bench } from './replay.ts';

/** With the words for what is found. */
export interface GradingBench extends Bench {
  readonly say: Grading;
}

/** One attempt as the engine grades it. */
export interface RegradedAttempt {
  readonly experiment: Experiment;
  /** With the marks of the engine. */
  readonly attempt: Attempt;
  /** All of them. */
  readonly settings: Settings;
  readonly graded: readonly GradedPrediction[];
  /** By question, the mark that was claimed. */
  readonly claimed: Attempt['right'];
}

export interface Regraded {
  /** What could be graded. */
  readonly graded: readonly RegradedAttempt[];
  /** A sentence each (rich text). */
  readonly differences: readonly string[];
}

export const attemptsOf = ({ graded }: Pick<Regraded, 'graded'>): Attempts =>
  Object.fromEntries(graded.map(({ attempt }) => [attempt.experiment, attempt]));

/** The experiments whose first round counts. */
export const counting = ({ places }: Pick<Bench, 'places'>): Experiment[] =>
  places.experiments.filter(({ group }) => group === 'question');

export function regrade(attempts: Attempts, bench: GradingBench): Regraded {
  const all = Object.values(attempts).map((attempt) => regradeOne(attempt, bench));
  return {
    graded: all.flatMap(({ graded }) => graded),
    differences: all.flatMap(({ differences }) => differences),
  };
}

export function regradeOne(attempt: Attempt, bench: GradingBench): Regraded {
  const experiment = counting(bench).find(({ id }) => id === attempt.experiment);
  if (!experiment) {
    const known = counting(bench).map(({ id }) => id);
    return refused(bench.say.regrade.noExperiment(short(attempt.experiment), listed(known, bench)));
  }
  const settings: Settings = { ...experiment.defaults, ...attempt.settings };
  const strange = strangePart(attempt, settings, experiment, bench);
  return strange === null ? graded(attempt, settings, experiment, bench) : refused(strange);
}

const listed = (ids: readonly string[], { words }: Bench): string => words.frame.join.names(ids);

const refused = (sentence: string): Regraded => ({ graded: [], differences: [sentence] });

/** What of a code a sentence repeats. */
const longest = 40;
const short = (given: string): string => plain(given.length > longest ? `${given.slice(0, longest)}…` : given);

/** Why there is no first round to grade, before the engine is asked. */
function strangePart(attempt: Attempt, settings: Settings, experiment: Experiment, bench: GradingBench): string | null {
  const say = bench.say.regrade;
  const { name } = bench.words[experiment.id];
  const [round] = experiment.rounds;
  if (!round || attempt.round !== round.id) return say.round(name, short(attempt.round), round?.id ?? '');
  const setting = Object.keys(attempt.settings).find((one) => !Object.hasOwn(experiment.defaults, one));
  if (setting !== undefined) return say.setting(name, short(setting));
  const ids = round.questions.map(({ id }) => id);
  const question = Object.keys(attempt.guesses).find((id) => !ids.includes(id));
  if (question !== undefined) return say.noQuestion(name, short(question), listed(ids, bench));
  try {
    const due = round.conditions?.(settings) ?? {};
    return sameJson({ ...settings, ...due }, settings) ? null : say.conditions(name);
  } catch {
    return say.conditions(name);
  }
}

function graded(attempt: Attempt, settings: Settings, experiment: Experiment, bench: GradingBench): Regraded {
  const { engine, words, numbers } = bench;
  const say = bench.say.regrade;
  const { name } = words[experiment.id];
  const round = experiment.rounds[0] as Experiment['rounds'][number];
  try {
    const report = experiment.compute(engine, settings);
    const all = gradeAll(experiment, round, engine, settings, report, attempt.guesses, numbers);
    const right = Object.fromEntries(all.map((one) => [one.id, one.right]));
    const regraded = { experiment, attempt: { ...attempt, right }, settings, graded: all };
    return { graded: [{ ...regraded, claimed: attempt.right }], differences: differencesOf(attempt, all, name, say) };
  } catch (error) {
    return refused(say.refused(name, sentenceOf(error, experiment, settings, words).text));
  }
}

function differencesOf(
  { guesses, right }: Attempt,
  all: readonly GradedPrediction[],
  name: string,
  say: Grading['regrade'],
): string[] {
  return all.flatMap((one, k) => {
    const question = say.question(String(k + 1), String(all.length));
    const claimed = ownOf(right, one.id);
    if (ownOf(guesses, one.id) === undefined && claimed === undefined) return [say.noGuess(name, question)];
    return claimed === one.right ? [] : [say.changedMark(name, question, claimed, one.right)];
  });
}
