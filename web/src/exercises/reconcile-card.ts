/**
 * Reconcile: what you said beside what the block did, both marks on the ruler, the reason for that very guess, one open question,
 * and the reasons to tick. A wrong guess gets an explanation, never a cross.
 */
import { lead } from '../render/lead.ts';
import { picture } from '../render/picture.ts';
import { formula, rich } from '../render/rich.ts';
import { ruler, rulerHeight } from '../render/ruler.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { sign } from '../render/verdict.ts';
import { type Certainty, unknown } from '../state/lab-state.ts';
import type { Answer } from '../state/question.ts';
import { sizeOf } from './grade.ts';
import { answerText, choiceWords, type GradedQuestion, guessText, type Said } from './said.ts';

export interface ReconcileCard extends Said {
  /** Empty: nothing was predicted. */
  readonly graded: readonly GradedQuestion[];
  /** The experiment's own: head of the right column, the open question, the verdict in words. */
  readonly did: string;
  readonly why: string;
  /** null: the question was not about the experiment's own law. */
  readonly outcome: string | null;
  /** Whether the open question and its reasons are about what was asked. */
  readonly asksWhy: boolean;
  readonly verdict: { readonly holds: boolean; readonly residual: number; readonly tolerance: number };
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
    card.asksWhy && [openQuestion(card), reasons(card)],
    ending(card),
  ];
}

/** The law a choice states; several choices say theirs in their names. What holds no sign of equality is no law: it names a step. */
function lawOf(card: ReconcileCard, graded: GradedQuestion, choice: Answer): string | undefined {
  if (graded.question.kind !== 'choice') return undefined;
  const law = choiceWords(card, graded, choice)?.formula;
  return law && /[=≠]/.test(law) ? law : undefined;
}

function said(card: ReconcileCard): Tree[] {
  const { graded, frame, sure } = card;
  if (graded.length === 0) return [h('p', { class: 'sm mut' }, frame.saidNothing)];
  const laws = graded.map((one) => lawOf(card, one, one.guess));
  const known = graded.filter(({ guess }) => guess !== unknown);
  const sentences = known.map((one) => guessText(card, one));
  if (known.length === 0) sentences.push(frame.saidUnknown);
  else if (sure !== null) sentences.push(frame.certaintySentence[sure]);
  return [
    ...laws.map((law) => law !== undefined && h('p', { class: 'fx' }, formula(law))),
    h('p', { class: 'sm mut' }, rich(frame.join.sentences(sentences))),
  ];
}

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

function ending({ asksWhy, reasons, ticked, frame, toSelfTest, nextRound }: ReconcileCard): Branch {
  const count = reasons.filter(({ id }) => ticked.includes(id)).length;
  const go = (step: string, label: string, className: string): Branch =>
    h('button', { type: 'button', class: className, on: { click: { type: 'go', step } } }, label);
  return h(
    'div',
    { class: 'twin ending' },
    h('p', { class: 'ui' }, asksWhy && frame.reasonCount(count, reasons.length)),
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
