/** Live matrices and column vectors in brackets, and equations of them with symbols and numbers in aligned rows. */
import { formulaRuns } from './formula.ts';
import { type MathCell, mathRows } from './math.ts';
import { letters } from './rich.ts';
import { type Branch, h } from './tree.ts';

export interface Bracketed {
  /** Rows of formulas or of formatted numbers. */
  readonly rows: readonly (readonly string[])[];
  /** Teal: its entries are positions. */
  readonly position?: boolean;
}

/** Brackets around rows of entries, right aligned. */
function matrix({ rows, position = false }: Bracketed): Branch {
  const cols = rows[0]?.length ?? 0;
  return h(
    'span',
    { class: `mat cols-${cols}${position ? ' pos' : ''}`, 'aria-hidden': 'true' },
    ...rows.flat().map((entry) => h('span', {}, letters(entry))),
  );
}

/** One row of an equation: matrices and signs. */
export type EquationRow = readonly (Bracketed | string)[];

const mathCell = (part: Bracketed | string): MathCell =>
  typeof part === 'string' ? formulaRuns(part) : part.rows.map((entries) => entries.map(formulaRuns));

/** Rows stand under each other, column by column: symbols above, the same with numbers below. `label` says it in a sentence. */
export function equation(rows: readonly EquationRow[], label: string): Branch {
  const cols = rows[0]?.length ?? 0;
  const cell = (part: Bracketed | string): Branch =>
    typeof part === 'string' ? h('span', { 'aria-hidden': 'true' }, letters(part)) : matrix(part);
  return h(
    'div',
    { class: `math equation cols-${cols}`, role: 'group', 'aria-label': label },
    ...rows.flat().map(cell),
    mathRows(rows.map((parts) => parts.map(mathCell))),
  );
}
