/** The answers of one submission: each question as it was asked, what was guessed, what the engine says. */
import { askedWords, printedAll } from '../exercises/asked.ts';
import { type GradedQuestion, guessText, type Said, wholeAnswer } from '../exercises/said.ts';
import type { ExperimentWords } from '../locales/contract.ts';
import type { Grading } from '../locales/grading.ts';
import { rich } from '../render/rich.ts';
import { table } from '../render/table.ts';
import { h, type Tree } from '../render/tree.ts';
import type { GradingBench, RegradedAttempt } from '../session/regrade.ts';
import { ownOf } from '../state/json.ts';
import { unknown } from '../state/lab-state.ts';
import type { Row } from './desk.ts';

type Say = Grading['page'];

export function detailsOf(row: Row, bench: GradingBench): Tree {
  const { page } = bench.say;
  if (row.graded.length === 0) return h('p', { class: 'sm mut' }, page.nothingGraded);
  return row.graded.map((one) => {
    try {
      return answers(one, bench);
    } catch {
      // Guesses come from anywhere; words that do not fit them must not take the table along.
      return h('p', { class: 'sm mut' }, page.noDetails);
    }
  });
}

function answers(one: RegradedAttempt, bench: GradingBench): Tree {
  const { experiment, settings, graded, claimed } = one;
  const { words, numbers, engine, say } = bench;
  const { page } = say;
  const own: ExperimentWords = words[experiment.id];
  const report = experiment.compute(engine, settings);
  const questions = experiment.rounds[0]?.questions ?? [];
  const asked = questions.flatMap((question) => {
    const said = own.predictions[question.id];
    const special = printedAll(question.asked?.(settings, report) ?? {}, numbers);
    return said ? [[question.id, askedWords(said, question.laws?.(settings, experiment.orientation), special)]] : [];
  });
  const said: Said = { words: Object.fromEntries(asked), frame: words.frame, numbers };
  const rows = graded.flatMap((answer) => {
    const question = questions.find(({ id }) => id === answer.id);
    const whole = question && { ...answer, question, grid: question.grid?.(settings, report) };
    return whole ? [{ key: answer.id, cells: line(whole, said, page, ownOf(claimed, answer.id)) }] : [];
  });
  return table({
    caption: page.under(own.name, experiment.conditions(settings, words)),
    head: [page.question, page.answered, page.right, page.mark],
    rows,
    numeric: () => false,
  });
}

function line(answer: GradedQuestion, said: Said, page: Say, claimed: boolean | null | undefined): Tree[] {
  const marked = wordFor(answer.right, page);
  return [
    rich(said.words[answer.question.id]?.question ?? answer.question.id),
    rich(answer.guess === unknown ? page.unknown : guessText(said, answer)),
    rich(wholeAnswer(said, answer)),
    claimed === answer.right || claimed === undefined ? marked : page.claimed(marked, wordFor(claimed, page)),
  ];
}

const wordFor = (right: boolean | null, page: Say): string =>
  right === null ? page.marks.unknown : right ? page.marks.right : page.marks.wrong;
