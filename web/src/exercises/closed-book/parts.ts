/** What the tasks of the closed book draw alike: choices, typed fields, what was found under them, and the buttons. */
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Intent, type Tree } from '../../render/tree.ts';
import { sign } from '../../render/verdict.ts';
import { type AnswersState, wasChecked } from './answers.ts';
import type { TaskScene } from './task.ts';

type Scene = TaskScene<AnswersState, unknown>;

/** A verdict and its sentence, or only a sentence: what was typed is no answer. */
export interface Found {
  /** null: it could not be checked. */
  readonly holds: boolean | null;
  readonly sentence: string;
}

export const found = (finding: Found | null): Tree =>
  finding !== null &&
  (finding.holds === null
    ? h('p', { class: 'error', role: 'alert' }, rich(finding.sentence))
    : h('p', { class: 'badge wrap' }, sign({ holds: finding.holds }), ' ', h('span', {}, rich(finding.sentence))));

export interface Question {
  readonly field: string;
  readonly label: string;
}

export function choiceField(
  { state, idPrefix }: Scene,
  { field, label }: Question,
  options: Readonly<Record<string, string>>,
  finding: Found | null,
): Branch {
  const option = (value: string): Branch =>
    h(
      'label',
      { class: 'opt', key: value },
      h('input', {
        type: 'radio',
        name: `${idPrefix}-${field}`,
        value,
        properties: { checked: state.given[field] === value },
        on: { change: { type: 'answer', field, value } },
      }),
      h('span', { class: 'ui' }, rich(options[value] ?? value)),
    );
  return h(
    'fieldset',
    { class: 'book-choice', key: field },
    h('legend', { class: 'ui' }, rich(label)),
    h('div', { class: 'opts' }, ...Object.keys(options).map(option)),
    h('div', { class: 'found' }, found(finding)),
  );
}

/** A field for a number; one with a hint takes a line of text. */
export function textField(
  { state, idPrefix }: Scene,
  { field, label, hint }: Question & { readonly hint?: string },
  finding: Found | null,
): Branch {
  const id = `${idPrefix}-${field}`;
  const isLine = hint !== undefined;
  return h(
    'div',
    { class: isLine ? 'book-line' : 'book-number', key: field },
    h('label', { class: 'ui', for: id }, rich(label)),
    h('input', {
      id,
      class: `fld typed ${isLine ? 'wide' : 'short'}`,
      type: 'text',
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      'aria-invalid': finding?.holds === null ? 'true' : null,
      'aria-describedby': isLine ? `${id}-hint ${id}-found` : `${id}-found`,
      properties: { value: state.given[field] ?? '' },
      on: { input: { type: 'answer', field } },
    }),
    isLine && h('p', { class: 'sm mut', id: `${id}-hint` }, rich(hint)),
    h('div', { class: 'found', id: `${id}-found` }, found(finding)),
  );
}

type Look = 'primary' | 'plain' | 'quiet';

export const button = (label: string, intent: Intent, look: Look = 'plain'): Branch =>
  h(
    'button',
    {
      type: 'button',
      class: { primary: 'btn primary large', plain: 'btn', quiet: 'btn quiet' }[look],
      on: { click: intent },
    },
    rich(label),
  );

/** What else can be done, then Check. One button is filled: Check, or the way on once there is nothing left to check. */
export function acts(scene: TaskScene<unknown, unknown>, more: readonly Tree[], way: Branch | null = null): Branch {
  const { words, solved, next } = scene;
  const book = words['closed-book'];
  const on = solved && next ? button(book.next(next.title), { type: 'task', task: next.id }, 'primary') : way;
  return h(
    'div',
    { class: 'book-acts', key: 'acts' },
    ...more,
    h(
      'div',
      { class: 'next' },
      scene.isEmpty && h('p', { class: 'sm mut' }, book.empty),
      scene.isEmpty ? emptyCheck(book.check) : button(book.check, { type: 'check' }, on ? 'plain' : 'primary'),
      on,
    ),
  );
}

const emptyCheck = (label: string): Branch =>
  h('button', { type: 'button', class: 'btn primary large', disabled: true }, label);

/** The experiment in which the task can be looked at, once something was checked. */
export function seeExperiment({ words, experiments, state }: Scene, id: string): Tree {
  const shown = experiments.find((one) => one.id === id);
  return (
    shown &&
    wasChecked(state) &&
    button(words['closed-book'].see(shown.name), { type: 'open', experiment: id }, 'quiet')
  );
}

/** Lines of the right answer, folded; not before something was checked. */
export const answer = (title: string, lines: readonly string[]): Branch =>
  h(
    'details',
    { class: 'often', key: 'answer' },
    h('summary', {}, title),
    ...lines.map((line) => h('p', { class: 'sm' }, rich(line))),
  );
