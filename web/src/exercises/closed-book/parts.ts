/** What the tasks of the closed book draw alike: choices, typed fields, what was found under them, and the buttons. */
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Intent, type Tree } from '../../render/tree.ts';
import { sign } from '../../render/verdict.ts';
import type { PageScene } from '../page.ts';
import { type AnswersState, wasChecked } from './answers.ts';

type Scene = PageScene<AnswersState, unknown>;

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

export function textField(
  { state, idPrefix }: Scene,
  { field, label, wide = false }: Question & { readonly wide?: boolean },
  finding: Found | null,
): Branch {
  const id = `${idPrefix}-${field}`;
  return h(
    'div',
    { class: 'book-number', key: field },
    h('label', { class: 'ui', for: id }, rich(label)),
    h('input', {
      id,
      class: `fld typed ${wide ? 'wide' : 'short'}`,
      type: 'text',
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      'aria-invalid': finding?.holds === null ? 'true' : null,
      'aria-describedby': `${id}-found`,
      properties: { value: state.given[field] ?? '' },
      on: { input: { type: 'answer', field } },
    }),
    h('div', { class: 'found', id: `${id}-found` }, found(finding)),
  );
}

export const button = (label: string, intent: Intent, quiet = false): Branch =>
  h('button', { type: 'button', class: quiet ? 'btn quiet' : 'btn', on: { click: intent } }, label);

/** The experiment in which the task can be looked at, once something was checked. */
export function seeExperiment({ words, experiments, state }: Scene, id: string): Tree {
  const shown = experiments.find((one) => one.id === id);
  return (
    shown && wasChecked(state) && button(words['closed-book'].see(shown.name), { type: 'open', experiment: id }, true)
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
