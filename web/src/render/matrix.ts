/** Live matrices and column vectors in brackets, and equations of them with symbols and numbers in aligned rows. */
import { formula } from './rich.ts';
import { type Branch, h, type Tree } from './tree.ts';

export interface Bracketed {
  /** Rows of formulas or of formatted numbers. */
  readonly rows: readonly (readonly string[])[];
  /** Teal: its entries are positions. */
  readonly position?: boolean;
}

/** Brackets around rows of entries, right aligned. `label` says it in words for screen readers. */
export function matrix({ rows, position = false }: Bracketed, label?: string): Branch {
  const cols = rows[0]?.length ?? 0;
  return h(
    'span',
    {
      class: `mat cols-${cols}${position ? ' pos' : ''}`,
      role: label === undefined ? null : 'img',
      'aria-label': label,
    },
    ...rows.flat().map((entry) => h('span', {}, formula(entry))),
  );
}

/** One row of an equation: matrices and signs. */
export type EquationRow = readonly (Bracketed | string)[];

/** Rows stand under each other, column by column: symbols above, the same with numbers below. */
export function equation(rows: readonly EquationRow[], label: string): Branch {
  const cols = rows[0]?.length ?? 0;
  const cell = (part: Bracketed | string): Tree =>
    typeof part === 'string' ? h('span', {}, formula(part)) : matrix(part);
  return h('div', { class: `equation cols-${cols}`, role: 'img', 'aria-label': label }, ...rows.flat().map(cell));
}
