/**
 * The prediction card: every question of an experiment, answered before the block runs. "I don't know yet. Show me." is an answer.
 * Once locked, the values stay to be seen and cannot be changed.
 */

import type { Locale } from '../locales/en/index.ts';
import { lead } from '../render/lead.ts';
import type { Numbers } from '../render/numbers.ts';
import { rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { type Certainty, certainties, unknown } from '../state/lab-state.ts';
import type { Grid } from '../state/question.ts';
import type { AskedWords } from './asked.ts';
import { type AskedQuestion, entryOf, isAnswered } from './entries/index.ts';

export interface PredictCard {
  readonly questions: readonly AskedQuestion[];
  readonly words: Readonly<Record<string, AskedWords>>;
  /** By question id, for cells to pick. */
  readonly grids?: Readonly<Record<string, Grid>>;
  /** Which question of how many, and what it is asked under (rich text); absent: the first, under any settings. */
  readonly under?: Tree;
  readonly frame: Locale['frame'];
  readonly numbers: Numbers;
  readonly guesses: Readonly<Record<string, string>>;
  readonly sure: Certainty | null;
  readonly locked: boolean;
  /** Where the rounding zone of the ruler ends. */
  readonly tolerance: number;
  /** Inside the card, in units of 1/16 em. */
  readonly width: number;
  readonly idPrefix: string;
}

/** Every question has an answer; after one "I don't know yet" the others may stay empty. */
export function isComplete(card: Pick<PredictCard, 'questions' | 'guesses' | 'numbers'>): boolean {
  const given = card.questions.map(({ id }) => card.guesses[id] ?? '');
  const free = given.includes(unknown);
  return card.questions.every((question, k) => {
    const guess = given[k] ?? '';
    return (free && guess === '') || isAnswered(question, guess, card.numbers);
  });
}

export function predictCard(card: PredictCard): Branch {
  const { frame, questions, locked, idPrefix } = card;
  const complete = isComplete(card);
  const sized = questions.some(({ kind }) => kind === 'size');
  return h(
    'section',
    { class: 'pred', 'aria-labelledby': `${idPrefix}-commit` },
    h('h2', { class: 'h2', id: `${idPrefix}-commit`, ...lead(`predict ${questions[0]?.id}`) }, frame.commit),
    card.under,
    ...questions.map((question, k) => questionOf(card, question, k)),
    certainty(card),
    h(
      'div',
      { class: 'pred-act' },
      h('p', { class: 'sm mut' }, note(frame, locked, complete, sized)),
      locked
        ? h(
            'button',
            { type: 'button', class: 'btn primary large', on: { click: { type: 'go', step: 'run' } } },
            frame.toRun,
          )
        : h(
            'button',
            { type: 'button', class: 'btn primary large', disabled: !complete, on: { click: { type: 'lock' } } },
            frame.lock,
          ),
    ),
  );
}

function note(frame: Locale['frame'], locked: boolean, complete: boolean, sized: boolean): string {
  if (locked) return frame.locked;
  if (!complete) return frame.lockWhen;
  return sized ? frame.lockNote : frame.lockNoteNumber;
}

function questionOf(card: PredictCard, question: AskedQuestion, index: number): Branch {
  const id = `${card.idPrefix}-${question.id}`;
  const words = card.words[question.id];
  return h(
    'div',
    { class: 'pred-question', key: question.id, role: 'group', 'aria-labelledby': `${id}-question` },
    h('p', { class: index === 0 ? 'ui first' : 'ui', id: `${id}-question` }, rich(words?.question ?? '')),
    entryOf({ ...card, question, grid: card.grids?.[question.id], words, guess: card.guesses[question.id] ?? '', id }),
    words?.hint !== undefined && h('p', { class: 'sm mut hint' }, rich(words.hint)),
  );
}

function certainty({ frame, sure, locked, idPrefix }: PredictCard): Branch {
  const option = (value: Certainty): Branch =>
    h(
      'label',
      { class: 'segment', key: value },
      h('input', {
        type: 'radio',
        name: `${idPrefix}-sure`,
        value,
        disabled: locked,
        properties: { checked: sure === value },
        on: { change: { type: 'sure', value } },
      }),
      h('span', {}, frame.certainties[value]),
    );
  return h(
    'div',
    { class: 'pred-row sure' },
    h('span', { class: 'sm mut', id: `${idPrefix}-sure` }, frame.howSure),
    h('span', { class: 'seg', role: 'radiogroup', 'aria-labelledby': `${idPrefix}-sure` }, ...certainties.map(option)),
  );
}
