/** What was guessed and what the engine answered, in words (rich text). */
import type { Locale } from '../locales/en/index.ts';
import { type Numbers, readEither } from '../render/numbers.ts';
import { plain } from '../render/rich.ts';
import { type Answer, type Grid, noneOf, splitIds, splitTyped } from '../state/question.ts';
import { type AskedWords, printed } from './asked.ts';
import { type AskedQuestion, cellText } from './entries/index.ts';
import { type Grade, sizeOf } from './grade.ts';

export interface GradedQuestion extends Grade {
  readonly question: AskedQuestion;
  readonly guess: string;
  readonly answer: Answer;
  /** size: whether the law whose residual is the answer holds; null: no such law. */
  readonly holds: boolean | null;
  readonly evidence: Readonly<Record<string, string>>;
  readonly grid?: Grid | undefined;
}

/** What the words are made of. */
export interface Said {
  readonly words: Readonly<Record<string, AskedWords>>;
  readonly frame: Locale['frame'];
  readonly numbers: Numbers;
}

/** Of one of its choices; undefined: it has none of that name. */
export const choiceWords = (said: Said, { question }: GradedQuestion, choice: Answer) =>
  said.words[question.id]?.choices?.[String(choice)];

const counted = (said: Said, { question }: GradedQuestion, number: string): string =>
  said.words[question.id]?.counted?.(number) ?? number;

/** What was guessed. */
export function guessText(said: Said, graded: GradedQuestion): string {
  const { frame, numbers } = said;
  const { question, guess } = graded;
  switch (question.kind) {
    case 'choice':
      return choiceWords(said, graded, guess)?.text ?? plain(guess);
    case 'choices':
      return listed(said, graded, splitIds(guess));
    case 'order':
      return choices(said, graded, splitIds(guess));
    case 'cell':
      return graded.grid ? cellText(guess, graded.grid, said.words[question.id], frame) : plain(guess);
    case 'number':
      return counted(said, graded, typedOf(guess, numbers, question.digits));
    case 'numbers':
      return labelled(
        said,
        graded,
        splitTyped(guess).map((typed) => typedOf(typed, numbers, question.digits)),
      );
    case 'size': {
      const size = sizeOf(guess);
      if (size === 0) return frame.saidExactly(numbers.size(0));
      return Number.isFinite(size) ? frame.saidAbout(numbers.power(Number(guess))) : plain(guess);
    }
  }
}

/** What the engine answered, in the same form; null: the outcome and the ruler say it. */
export function answerText(said: Said, graded: GradedQuestion): string | null {
  const { question, answer } = graded;
  switch (question.kind) {
    case 'choice': {
      const chosen = choiceWords(said, graded, answer);
      return chosen?.formula === undefined ? (chosen?.text ?? null) : null;
    }
    case 'size':
      return said.words[question.id]?.counted?.(said.numbers.size(Number(answer))) ?? null;
    case 'choices':
      return listed(said, graded, answer as readonly string[]);
    case 'order':
      return choices(said, graded, (answer as readonly (readonly string[])[]).flat());
    case 'cell':
      return graded.grid ? cellText(String(answer), graded.grid, said.words[question.id], said.frame) : null;
    case 'number':
      return counted(said, graded, printed(Number(answer), said.numbers, question.digits));
    case 'numbers':
      return labelled(
        said,
        graded,
        (answer as readonly number[]).map((value) => printed(value, said.numbers, question.digits)),
      );
    default:
      return null;
  }
}

/** The same, never null: a choice with its law, a size as a number. */
export function wholeAnswer(said: Said, graded: GradedQuestion): string {
  const { question, answer } = graded;
  if (question.kind === 'choice') return choices(said, graded, [String(answer)]);
  return answerText(said, graded) ?? (typeof answer === 'number' ? said.numbers.size(answer) : plain(String(answer)));
}

const typedOf = (typed: string, numbers: Numbers, digits?: number): string => {
  const value = readEither(typed);
  return value === null ? plain(typed) : printed(value, numbers, digits);
};

const choices = (said: Said, graded: GradedQuestion, ids: readonly string[]): string =>
  said.frame.join.choices(
    ids.map((id) => {
      const { text = plain(id), formula: law } = choiceWords(said, graded, id) ?? {};
      return { text, formula: law === undefined ? '' : `$${law}$` };
    }),
  );

const listed = (said: Said, graded: GradedQuestion, ids: readonly string[]): string =>
  ids.length === 0 || ids[0] === noneOf ? said.frame.noneOfThem : choices(said, graded, ids);

function labelled({ words, frame, numbers }: Said, { question }: GradedQuestion, values: readonly string[]): string {
  const labels = words[question.id]?.labels;
  const { ended, list, reading } = frame.join;
  return ended(labels ? list(values.map((value, k) => reading(labels[k] ?? '', value))) : numbers.list(values));
}
