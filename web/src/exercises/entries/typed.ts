/** Numbers in fields, and a size as a mark on the log ruler. */
import { picture } from '../../render/picture.ts';
import { plain, rich } from '../../render/rich.ts';
import { ruler, rulerHeight } from '../../render/ruler.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { unknown, zero } from '../../state/lab-state.ts';
import { joinTyped, splitTyped } from '../../state/question.ts';
import { sizeOf } from '../grade.ts';
import { checkLine, dontKnow, type Entry, guessing } from './parts.ts';

/** Where the first press of the stepper puts the mark: the middle of the ruler. */
const middle = -8;

export function number(entry: Entry): Tree {
  const typed = entry.guess === unknown ? '' : entry.guess;
  return [
    h(
      'div',
      { class: 'pred-row' },
      h('input', {
        class: 'fld',
        type: 'text',
        inputmode: 'decimal',
        autocomplete: 'off',
        'aria-labelledby': `${entry.id}-question`,
        ...refusedBy(entry, typed),
        disabled: entry.locked,
        properties: { value: typed },
        on: { input: { type: 'guess', id: entry.question.id } },
      }),
      dontKnow(entry),
    ),
    noNumber(entry, typed),
  ];
}

const isRefused = ({ numbers }: Entry, typed: string): boolean => typed !== '' && numbers.read(typed) === null;
const errorId = ({ id }: Entry, place: number): string => `${id}-error-${place}`;

/** A field says which sentence is about it. */
const refusedBy = (entry: Entry, typed: string, place = 0) =>
  isRefused(entry, typed) && { 'aria-invalid': 'true', 'aria-describedby': errorId(entry, place) };

const noNumber = (entry: Entry, typed: string, place = 0): Tree =>
  isRefused(entry, typed) &&
  h(
    'p',
    { class: 'error', id: errorId(entry, place), role: 'alert', key: `error ${place}` },
    rich(entry.frame.noNumber(plain(typed))),
  );

export function numbers(entry: Entry): Tree {
  const { question, words, guess, locked } = entry;
  const typed = guess === unknown ? [] : splitTyped(guess);
  const all = Array.from({ length: question.count ?? 0 }, (_, k) => typed[k] ?? '');
  return [
    h(
      'div',
      { class: 'pred-row' },
      ...all.map((value, k) =>
        h(
          'label',
          { class: 'labelled', key: String(k) },
          h('span', { class: 'sm mut' }, rich(words?.labels?.[k] ?? '')),
          h('input', {
            class: 'fld',
            type: 'text',
            inputmode: 'decimal',
            autocomplete: 'off',
            ...refusedBy(entry, value, k),
            disabled: locked,
            properties: { value },
            on: { input: { type: 'guess', id: question.id, before: joinTyped(all), at: k } },
          }),
        ),
      ),
      dontKnow(entry),
    ),
    ...all.map((value, k) => noNumber(entry, value, k)),
  ];
}

export function size(entry: Entry): Tree {
  const { question, frame, numbers, locked, width, tolerance, guess, id } = entry;
  const mark = sizeOf(guess);
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
        on: { click: guessing(entry, value) },
      },
      sign,
    );
  };
  return [
    picture(
      { width, height: rulerHeight, label: frame.rulerName },
      ruler({ width, numbers, tolerance, words: frame, guess: Number.isNaN(mark) ? null : mark }),
    ),
    h(
      'div',
      { class: 'pred-row' },
      h('span', { class: 'sm mut', id: `${id}-about` }, frame.aboutTenToThe),
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
          ...(Number.isNaN(mark) && { 'aria-invalid': 'true', 'aria-describedby': errorId(entry, 0) }),
          disabled: locked,
          properties: { value: exponent.replace('-', '−') },
          on: { change: { type: 'guess', id: question.id } },
        }),
        step(1, '+', frame.larger),
      ),
      checkLine(entry, guess === zero, guess === zero ? '' : zero, frame.exactlyZero),
      dontKnow(entry),
    ),
    Number.isNaN(mark) &&
      h('p', { class: 'error', id: errorId(entry, 0), role: 'alert' }, rich(frame.noNumber(plain(guess)))),
  ];
}
