/**
 * The prediction card: every question of an experiment, answered before the block runs. "I don't know yet. Show me." is an answer.
 * Once locked, the values stay to be seen and cannot be changed.
 */

import type { PredictionWords } from '../locales/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import { picture } from '../render/picture.ts';
import { formula, plain, rich } from '../render/rich.ts';
import { ruler, rulerHeight } from '../render/ruler.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { type Certainty, certainties, unknown, zero } from '../state/lab-state.ts';
import { type Question, sizeOf } from './grade.ts';

export interface AskedQuestion extends Question {
  readonly id: string;
  readonly choices?: readonly string[];
}

export interface PredictCard {
  readonly questions: readonly AskedQuestion[];
  readonly words: Readonly<Record<string, PredictionWords>>;
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

/** Where the first press of the stepper puts the mark: the middle of the ruler. */
const middle = -8;

function answered({ kind }: AskedQuestion, guess: string, numbers: Numbers): boolean {
  if (guess === unknown) return true;
  if (kind === 'choice') return guess !== '';
  if (kind === 'size') return Number.isFinite(sizeOf(guess) ?? Number.NaN);
  return numbers.read(guess) !== null;
}

/** Every question has an answer; after one "I don't know yet" the others may stay empty. */
export function isComplete(card: Pick<PredictCard, 'questions' | 'guesses' | 'numbers'>): boolean {
  const given = card.questions.map(({ id }) => card.guesses[id] ?? '');
  const free = given.includes(unknown);
  return card.questions.every((question, k) => {
    const guess = given[k] ?? '';
    return (free && guess === '') || answered(question, guess, card.numbers);
  });
}

export function predictCard(card: PredictCard): Branch {
  const { frame, questions, locked, idPrefix } = card;
  const complete = isComplete(card);
  const sized = questions.some(({ kind }) => kind === 'size');
  return h(
    'section',
    { class: 'pred', 'aria-labelledby': `${idPrefix}-commit` },
    h('h2', { class: 'h2', id: `${idPrefix}-commit` }, frame.commit),
    ...questions.map((question, k) => questionOf(card, question, k)),
    certainty(card),
    h(
      'div',
      { class: 'pred-act' },
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
      h('p', { class: 'sm mut' }, note(frame, locked, complete, sized)),
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
  const entry = { choice: choices, size: sizeEntry, number: numberEntry }[question.kind];
  return h(
    'div',
    { class: 'pred-question', key: question.id, role: 'group', 'aria-labelledby': `${id}-question` },
    h('p', { class: index === 0 ? 'ui first' : 'ui', id: `${id}-question` }, rich(words?.question ?? '')),
    entry(card, question, id),
    words?.hint !== undefined && question.kind !== 'choice' && h('p', { class: 'sm mut' }, rich(words.hint)),
  );
}

function choices(card: PredictCard, question: AskedQuestion, id: string): Tree {
  const present = card.guesses[question.id];
  const words = card.words[question.id];
  const option = (value: string, label: string, law?: string): Branch =>
    h(
      'label',
      { class: 'opt', key: value },
      h('input', {
        type: 'radio',
        name: id,
        value,
        disabled: card.locked,
        properties: { checked: present === value },
        on: { change: { type: 'guess', id: question.id, value } },
      }),
      h('span', { class: 'ui' }, rich(label)),
      law !== undefined && formula(law),
    );
  const listed = (question.choices ?? []).map((choice) => {
    const { text = choice, formula: law } = words?.choices?.[choice] ?? {};
    return option(choice, text, law);
  });
  return h(
    'div',
    { class: 'opts', role: 'radiogroup', 'aria-labelledby': `${id}-question` },
    ...listed,
    option(unknown, card.frame.dontKnow),
  );
}

const dontKnow = (card: PredictCard, question: AskedQuestion): Branch => {
  const value = card.guesses[question.id] === unknown ? '' : unknown;
  return checkLine(card, question, card.guesses[question.id] === unknown, value, card.frame.dontKnow);
};

const checkLine = (card: PredictCard, { id }: AskedQuestion, checked: boolean, value: string, label: string): Branch =>
  h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      disabled: card.locked,
      properties: { checked },
      on: { change: { type: 'guess', id, value } },
    }),
    h('span', {}, label),
  );

function sizeEntry(card: PredictCard, question: AskedQuestion, id: string): Tree {
  const { frame, numbers, locked, width, tolerance } = card;
  const guess = card.guesses[question.id] ?? '';
  const size = sizeOf(guess);
  const exponent = guess === zero || guess === unknown ? '' : guess;
  const whole = /^[+-]?\d+$/.test(exponent) ? Number(exponent) : null;
  const step = (by: number, sign: string, label: string): Branch => {
    const value = String(whole === null ? middle : whole + by);
    return h(
      'button',
      {
        type: 'button',
        'aria-label': label,
        disabled: locked,
        on: { click: { type: 'guess', id: question.id, value } },
      },
      sign,
    );
  };
  return [
    picture(
      { width, height: rulerHeight, label: frame.rulerName },
      ruler({ width, numbers, tolerance, words: frame, guess: Number.isNaN(size) ? null : size }),
    ),
    h(
      'div',
      { class: 'pred-row' },
      h('span', { class: 'sm mut', id: `${id}-about` }, frame.about, ' ', h('span', { class: 'fx' }, frame.tenToThe)),
      h(
        'span',
        { class: 'stepper' },
        step(-1, '−', frame.smaller),
        h('input', {
          class: 'num',
          type: 'text',
          inputmode: 'text',
          autocomplete: 'off',
          'aria-label': frame.exponent,
          disabled: locked,
          properties: { value: exponent.replace('-', '−') },
          on: { change: { type: 'guess', id: question.id } },
        }),
        step(1, '+', frame.larger),
      ),
      checkLine(card, question, guess === zero, guess === zero ? '' : zero, frame.exactlyZero),
      dontKnow(card, question),
    ),
    Number.isNaN(size) && h('p', { class: 'error', role: 'alert' }, rich(frame.noNumber(plain(guess)))),
  ];
}

function numberEntry(card: PredictCard, question: AskedQuestion, id: string): Tree {
  const { frame, locked, numbers } = card;
  const guess = card.guesses[question.id] ?? '';
  const typed = guess === unknown ? '' : guess;
  return [
    h(
      'div',
      { class: 'pred-row' },
      h('input', {
        class: 'fld',
        type: 'text',
        inputmode: 'decimal',
        autocomplete: 'off',
        'aria-labelledby': `${id}-question`,
        disabled: locked,
        properties: { value: typed },
        on: { input: { type: 'guess', id: question.id } },
      }),
      dontKnow(card, question),
    ),
    typed !== '' &&
      numbers.read(typed) === null &&
      h('p', { class: 'error', role: 'alert' }, rich(frame.noNumber(plain(typed)))),
  ];
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
