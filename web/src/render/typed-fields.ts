/** Fields for what is typed: a number, words, a text. What stands in one is never completed or corrected. */
import type { Field } from './controls.ts';
import { asTyped } from './numbers.ts';
import { type Branch, h, type Intent } from './tree.ts';

/** Without a value: the element adds what was typed. */
export const set = (name: string, value?: unknown): Intent =>
  value === undefined ? { type: 'set', name } : { type: 'set', name, value };

/** What every such field is. */
export const typed = (field: Field): Record<string, string | null> => ({
  type: 'text',
  autocomplete: 'off',
  spellcheck: 'false',
  'aria-describedby': field.described,
  'aria-invalid': field.invalid,
});

export const numberField = (field: Field, label?: string): Branch =>
  h('input', {
    id: field.id,
    ...typed(field),
    class: 'fld',
    inputmode: 'decimal',
    'aria-label': label,
    properties: { value: asTyped(field.value) },
    on: { change: set(field.name) },
  });

/** A list is one line of words; a text with line breaks is a text area. */
export function wordsField(field: Field): Branch {
  const text = Array.isArray(field.value) ? field.value.map(asTyped).join(' ') : asTyped(field.value);
  const several = text.includes('\n');
  return h(several ? 'textarea' : 'input', {
    id: field.id,
    ...typed(field),
    type: several ? null : 'text',
    rows: several ? 3 : null,
    dir: 'auto',
    class: 'fld words',
    properties: { value: text },
    on: { change: set(field.name) },
  });
}

/** No white space is lost. */
export const textField = (field: Field, lines?: number): Branch =>
  h(lines === undefined ? 'input' : 'textarea', {
    id: field.id,
    ...typed(field),
    type: lines === undefined ? 'text' : null,
    rows: lines ?? null,
    autocapitalize: 'off',
    dir: 'ltr',
    class: 'fld plain-text',
    properties: { value: asTyped(field.value) },
    on: { change: set(field.name) },
  });
