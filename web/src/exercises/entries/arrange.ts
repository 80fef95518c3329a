/** A list to sort and a grid to pick a cell from. */
import type { Locale } from '../../locales/en/index.ts';
import { plain, rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { unknown } from '../../state/lab-state.ts';
import { type Grid, joinIds, splitIds } from '../../state/question.ts';
import type { AskedWords } from '../asked.ts';
import { choiceText, dontKnow, type Entry, guessing } from './parts.ts';

/** Sorted by buttons; the order that is shown first is nobody's answer until it is kept. */
export function order(entry: Entry): Tree {
  const { question, guess, frame, locked, id } = entry;
  const given = guess === unknown ? [] : splitIds(guess);
  const ids = given.length > 0 ? given : (question.choices ?? []);
  const button = (from: number, by: number, sign: string, label: string): Branch => {
    // aria-disabled and not disabled: what was moved to an end keeps the focus, and with it the keys.
    const atEnd = from + by < 0 || from + by >= ids.length;
    const value = joinIds(swapped(ids, from, from + by));
    return h(
      'button',
      {
        type: 'button',
        class: 'btn small square',
        disabled: locked,
        'aria-disabled': atEnd ? 'true' : null,
        'aria-label': label,
        ...(atEnd ? {} : { on: { click: guessing(entry, value) } }),
      },
      sign,
    );
  };
  return [
    h(
      'ol',
      { class: 'sortable', 'aria-labelledby': `${id}-question` },
      ...ids.map((one, k) => {
        const text = choiceText(entry, one);
        return h(
          'li',
          { key: one },
          h('span', { class: 'ui mut' }, String(k + 1)),
          h('span', { class: 'ui name' }, rich(text)),
          button(k, -1, '↑', frame.moveUp(plain(text))),
          button(k, 1, '↓', frame.moveDown(plain(text))),
        );
      }),
    ),
    h(
      'div',
      { class: 'pred-row' },
      !locked &&
        h(
          'button',
          {
            type: 'button',
            class: 'btn small',
            'aria-disabled': given.length > 0 ? 'true' : null,
            ...(given.length > 0 ? {} : { on: { click: guessing(entry, joinIds(ids)) } }),
          },
          frame.keepOrder,
        ),
      dontKnow(entry),
    ),
  ];
}

const swapped = (ids: readonly string[], a: number, b: number): string[] =>
  ids.map((id, k) => (k === a ? (ids[b] ?? id) : k === b ? (ids[a] ?? id) : id));

/** One radio per cell, so that arrow keys move through the grid; the pick is said in words below. */
export function cell(entry: Entry): Tree {
  const { grid, words, guess, frame, locked, id } = entry;
  if (!grid) return null;
  const { row = '', column = '' } = words?.axes ?? {};
  const pick = (r: number, c: number): Branch => {
    const value = `${r},${c}`;
    return h(
      'td',
      {},
      h(
        'label',
        { class: 'pick' },
        h('input', {
          type: 'radio',
          name: id,
          value,
          disabled: locked,
          'aria-label':
            row === ''
              ? `${column} ${grid.columns[c]}`
              : frame.cellName(row, grid.rows[r] ?? '', column, grid.columns[c] ?? ''),
          properties: { checked: guess === value },
          on: { change: guessing(entry, value) },
        }),
      ),
    );
  };
  return [
    h(
      'div',
      { class: 'table-box', role: 'radiogroup', 'aria-labelledby': `${id}-question` },
      h(
        'table',
        { class: 'tb picks' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', {}, row !== '' && `${row} \u2193 `, `${column} \u2192`),
            ...grid.columns.map((name) => h('th', { scope: 'col' }, name)),
          ),
        ),
        h(
          'tbody',
          {},
          ...grid.rows.map((name, r) =>
            h('tr', { key: String(r) }, h('th', { scope: 'row' }, name), ...grid.columns.map((_, c) => pick(r, c))),
          ),
        ),
      ),
    ),
    h('div', { class: 'pred-row' }, dontKnow(entry)),
  ];
}

/** The cell of a guess or an answer in words. */
export function cellText(guess: string, grid: Grid, words: AskedWords | undefined, frame: Locale['frame']): string {
  const [r = Number.NaN, c = Number.NaN] = guess.split(',').map(Number);
  const { row = '', column = '' } = words?.axes ?? {};
  // Of one row only the column is said, in words of the question's own.
  if (row === '') return words?.counted?.(grid.columns[c] ?? '?') ?? '';
  return frame.cellName(row, plain(grid.rows[r] ?? '?'), column, plain(grid.columns[c] ?? '?'));
}
