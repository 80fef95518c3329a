/**
 * Reconcile: what you said beside what the block did, both marks on the ruler, the reason for that very guess, one open question,
 * and the reasons to tick. A wrong guess gets an explanation, never a cross.
 */
import type { Locale } from '../locales/en/index.ts';
import { lead } from '../render/lead.ts';
import type { Numbers } from '../render/numbers.ts';
import { picture } from '../render/picture.ts';
import { formula, plain, rich } from '../render/rich.ts';
import { ruler, rulerHeight } from '../render/ruler.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { sign } from '../render/verdict.ts';
import { type Certainty, unknown } from '../state/lab-state.ts';
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

export interface ReconcileCard {
  /** Empty: nothing was predicted. */
  readonly graded: readonly GradedQuestion[];
  readonly words: Readonly<Record<string, AskedWords>>;
  /** The experiment's own: head of the right column, the open question, the verdict in words. */
  readonly did: string;
  readonly why: string;
  /** null: the question was not about the experiment's own law. */
  readonly outcome: string | null;
  readonly verdict: { readonly holds: boolean; readonly residual: number; readonly tolerance: number };
  readonly frame: Locale['frame'];
  readonly numbers: Numbers;
  readonly sure: Certainty | null;
  readonly width: number;
  readonly idPrefix: string;
  readonly reason: string;
  readonly reasons: readonly { readonly id: string; readonly text: string }[];
  readonly ticked: readonly string[];
  readonly toSelfTest: boolean;
  /** The next round of questions, by id; null: there is none. */
  readonly nextRound: string | null;
}

export function reconcileCard(card: ReconcileCard): Tree {
  return [
    h(
      'div',
      { class: 'vs' },
      h('section', {}, h('h2', { class: 'h2', ...lead('reconcile') }, card.frame.youSaid), ...said(card)),
      h('section', {}, h('h2', { class: 'h2' }, rich(card.did)), ...did(card)),
    ),
    bothMarks(card),
    h('div', { class: 'section replies' }, ...card.graded.map((graded) => reply(card, graded))),
    // The open question and its reasons are about that law.
    card.outcome !== null && [openQuestion(card), reasons(card)],
    ending(card),
  ];
}

const choiceWords = (card: ReconcileCard, { question }: GradedQuestion, choice: Answer) =>
  card.words[question.id]?.choices?.[String(choice)];

/** The law a choice states; several choices say theirs in their names. */
const lawOf = (card: ReconcileCard, graded: GradedQuestion, choice: Answer): string | undefined =>
  graded.question.kind === 'choice' ? choiceWords(card, graded, choice)?.formula : undefined;

const counted = (card: ReconcileCard, { question }: GradedQuestion, number: string): string =>
  card.words[question.id]?.counted?.(number) ?? number;

function said(card: ReconcileCard): Tree[] {
  const { graded, frame, numbers, sure } = card;
  if (graded.length === 0) return [h('p', { class: 'sm mut' }, frame.saidNothing)];
  const laws = graded.map((one) => lawOf(card, one, one.guess));
  const known = graded.filter(({ guess }) => guess !== unknown);
  const sentences = known.map((one) => sentenceOf(card, one, numbers));
  if (known.length === 0) sentences.push(frame.saidUnknown);
  else if (sure !== null) sentences.push(frame.certaintySentence[sure]);
  return [
    ...laws.map((law) => law !== undefined && h('p', { class: 'fx' }, formula(law))),
    h('p', { class: 'sm mut' }, rich(sentences.join(' '))),
  ];
}

function sentenceOf(card: ReconcileCard, graded: GradedQuestion, numbers: Numbers): string {
  const { frame } = card;
  const { question, guess } = graded;
  switch (question.kind) {
    case 'choice':
      return choiceWords(card, graded, guess)?.text ?? plain(guess);
    case 'choices':
      return listed(card, graded, splitIds(guess));
    case 'order':
      return sorted(card, graded, splitIds(guess));
    case 'cell':
      return graded.grid ? cellText(guess, graded.grid, card.words[question.id], frame) : plain(guess);
    case 'number':
      return counted(card, graded, typedOf(guess, numbers, question.digits));
    case 'numbers':
      return labelled(
        card,
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
function answerText(card: ReconcileCard, graded: GradedQuestion): string | null {
  const { question, answer } = graded;
  switch (question.kind) {
    case 'choice': {
      const chosen = choiceWords(card, graded, answer);
      return chosen?.formula === undefined ? (chosen?.text ?? null) : null;
    }
    case 'size':
      return card.words[question.id]?.counted?.(card.numbers.size(Number(answer))) ?? null;
    case 'choices':
      return listed(card, graded, answer as readonly string[]);
    case 'order':
      return sorted(card, graded, (answer as readonly (readonly string[])[]).flat());
    case 'cell':
      return graded.grid ? cellText(String(answer), graded.grid, card.words[question.id], card.frame) : null;
    case 'number':
      return counted(card, graded, printed(Number(answer), card.numbers, question.digits));
    case 'numbers':
      return labelled(
        card,
        graded,
        (answer as readonly number[]).map((value) => printed(value, card.numbers, question.digits)),
      );
    default:
      return null;
  }
}

const typedOf = (typed: string, numbers: Numbers, digits?: number): string => {
  const value = numbers.read(typed);
  return value === null ? plain(typed) : printed(value, numbers, digits);
};

const namesOf = (card: ReconcileCard, graded: GradedQuestion, ids: readonly string[]): string[] =>
  ids.map((id) => {
    const { text = plain(id), formula: law } = choiceWords(card, graded, id) ?? {};
    return `${text.replace(/\.$/, '')}${law === undefined ? '' : ` ($${law}$)`}`;
  });

const listed = (card: ReconcileCard, graded: GradedQuestion, ids: readonly string[]): string =>
  `${ids.length === 0 || ids[0] === noneOf ? card.frame.noneOfThem.replace(/\.$/, '') : namesOf(card, graded, ids).join(' · ')}.`;

const sorted = (card: ReconcileCard, graded: GradedQuestion, ids: readonly string[]): string =>
  `${namesOf(card, graded, ids).join(' · ')}.`;

const labelled = ({ words }: ReconcileCard, { question }: GradedQuestion, values: readonly string[]): string =>
  `${values.map((value, k) => `${words[question.id]?.labels?.[k] ?? ''} ${value}`.trim()).join(', ')}.`;

function did(card: ReconcileCard): Tree[] {
  const laws = card.graded.map((one) => lawOf(card, one, one.answer));
  return [
    ...laws.map((law) => law !== undefined && h('p', { class: 'fx' }, withSign(law, card.verdict.holds))),
    card.outcome !== null && h('p', { class: 'sm mut' }, rich(card.outcome)),
    ...card.graded.map((one) => {
      const text = answerText(card, one);
      return text !== null && h('p', { class: 'sm mut' }, rich(text));
    }),
  ];
}

/** The verdict's sign stands inside the formula, when the formula says what the verdict says. */
function withSign(law: string, holds: boolean): Tree {
  const mark = holds ? ' = ' : ' ≠ ';
  const parts = law.split(mark);
  if (parts.length !== 2) return formula(law);
  return [formula(parts[0] as string), ' ', sign({ holds }), ' ', formula(parts[1] as string)];
}

function bothMarks(card: ReconcileCard): Tree {
  const { width, numbers, verdict, frame } = card;
  const sized = card.graded.find(({ question }) => question.kind === 'size');
  if (!sized) return null;
  const guess = sizeOf(sized.guess);
  const size = Number(sized.answer);
  // A size that no law of the report is about is still a mark: rounding, or a change. One that does not exist is none.
  const holds = sized.holds ?? size <= verdict.tolerance;
  const result = Number.isNaN(size) ? null : { number: 1, size, holds };
  return h(
    'figure',
    { class: 'ruler-figure' },
    picture(
      { width, height: rulerHeight, label: frame.rulerName },
      ruler({
        width,
        numbers,
        tolerance: verdict.tolerance,
        words: frame,
        guess: Number.isNaN(guess) ? null : guess,
        result,
      }),
    ),
  );
}

function reply(card: ReconcileCard, graded: GradedQuestion): Tree {
  const words = card.words[graded.question.id];
  if (!words) return null;
  const wrong = graded.right === false ? (words.replies[graded.reply ?? ''] ?? words.replies.other) : undefined;
  return h(
    'section',
    { class: 'reply', key: graded.question.id },
    h('h3', { class: 'sm mut' }, rich(words.question)),
    h('p', { class: 'say' }, rich((wrong ?? words.right)(graded.evidence))),
  );
}

function openQuestion({ why, reason, frame, idPrefix }: ReconcileCard): Branch {
  return h(
    'section',
    { class: 'section ruled' },
    h('h2', { class: 'h2', id: `${idPrefix}-why` }, rich(why)),
    h('textarea', {
      'aria-labelledby': `${idPrefix}-why`,
      class: 'fld text',
      dir: 'auto',
      rows: 3,
      properties: { value: reason },
      on: { input: { type: 'reason' } },
    }),
    h('p', { class: 'sm mut' }, frame.wordsStay),
  );
}

function reasons({ reasons, ticked, frame, idPrefix }: ReconcileCard): Branch {
  return h(
    'section',
    { class: 'section answers', role: 'group', 'aria-labelledby': `${idPrefix}-reasons` },
    h('h2', { class: 'h2', id: `${idPrefix}-reasons` }, frame.tickReasons),
    ...reasons.map(({ id, text }) => idea(id, text, ticked.includes(id), 'tick')),
  );
}

/** One line to tick. */
export const idea = (id: string, text: string, checked: boolean, intent: string): Branch =>
  h(
    'label',
    { class: 'idea', key: id },
    h('input', { type: 'checkbox', properties: { checked }, on: { change: { type: intent, id } } }),
    h('span', {}, rich(text)),
  );

function ending({ outcome, reasons, ticked, frame, toSelfTest, nextRound }: ReconcileCard): Branch {
  const count = reasons.filter(({ id }) => ticked.includes(id)).length;
  const go = (step: string, label: string, className: string): Branch =>
    h('button', { type: 'button', class: className, on: { click: { type: 'go', step } } }, label);
  return h(
    'div',
    { class: 'twin ending' },
    h('p', { class: 'ui' }, outcome !== null && frame.reasonCount(count, reasons.length)),
    h(
      'span',
      { class: 'next' },
      go('run', frame.runAgain, 'btn'),
      nextRound !== null &&
        h('button', { type: 'button', class: 'btn', on: { click: { type: 'ask', round: nextRound } } }, frame.askNext),
      toSelfTest && go('self-test', frame.selfTest, 'btn primary'),
    ),
  );
}
