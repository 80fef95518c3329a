/**
 * The learner's own encoding: a typed formula for entry (i, c), or pasted rows, kept as typed. Formulas are read in compute.ts, which
 * comes with the rest of the experiment.
 */
import { type PastedRows, readRows } from '../../formulas/pasted-rows.ts';

export const sources = ['none', 'formula', 'rows'] as const;
export type Source = (typeof sources)[number];

export interface OwnSettings {
  readonly own: Source;
  readonly formula: string;
  readonly ownRows: string;
}

export const ownDefaults: OwnSettings = { own: 'none', formula: '', ownRows: '' };

/** Formulas to begin with. A half shifts sines by a quarter turn: those are cosines. */
export const formulas = {
  d2l: 'sin(i/10000^(2j/d) + (c - 2j) pi/2)',
  halves: 'sin(i/10000^(2c/d - h) + h pi/2), h = floor(2c/d)',
  rawColumn: 'sin(i/10000^(c/d) + (c - 2j) pi/2)',
  count: 'i',
  ramp: 'i/n',
  oneHot: '0^abs(i - c)',
  binary: 'floor(i/2^c) - 2 floor(i/2^(c+1))',
  noise: '2(x - floor(x)) - 1, x = 437.5 sin(12.9 i + 78.2 c + 0.5)',
} as const;
export type FormulaId = keyof typeof formulas;

/** The pasted rows; null: there are none yet, or none that can be read. */
export function rowsOf({ own, ownRows }: OwnSettings): PastedRows | null {
  if (own !== 'rows' || typeof ownRows !== 'string' || ownRows.trim() === '') return null;
  const read = readRows(ownRows);
  return 'table' in read ? read.table : null;
}
