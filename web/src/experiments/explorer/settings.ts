/** Settings of the encoding explorer, their controls, and how one setting follows another. */
import type { ExplorerReport, ExplorerSettings } from '../../engine/explorer.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makeNumbers } from '../../render/numbers.ts';
import { plain } from '../../render/rich.ts';
import type { Intent } from '../../render/tree.ts';
import type { Control, Experiment, Scene } from '../contract.ts';
import { type FormulaId, formulas, type OwnSettings, ownDefaults, rowsOf, sources } from './own.ts';

export type Settings = Required<Omit<ExplorerSettings, 'formula' | 'ownRows' | 'ownDecimals'>> & OwnSettings;
export type ExplorerScene = Scene<Settings, ExplorerReport>;

/** D2L's heat map, and the columns it plots. */
export const defaults: Settings = {
  rows: 60,
  width: 32,
  base: 10000,
  layout: 'interleaved',
  exponent: 'pair',
  precision: 'float64',
  position: 10,
  firstColumn: 6,
  ...ownDefaults,
};

const { formula: _formula, ownRows: _ownRows, ...withoutTexts } = defaults;
/** The defaults but for what the learner typed or pasted, which stays where it is. */
export const plainTable: Partial<Settings> = withoutTexts;

export const presets: Experiment<Settings>['presets'] = [
  { id: 'd2l', settings: {}, orientation: 'rows' },
  { id: 'columns', settings: { position: 30 }, orientation: 'rows' },
  { id: 'udl', settings: { rows: 80, width: 128 }, orientation: 'columns' },
  { id: 'bits', settings: { rows: 8, position: 5 } },
  { id: 'two', settings: { width: 2, firstColumn: 0 } },
  { id: 'odd', settings: { width: 5, firstColumn: 1 } },
  { id: 'halves', settings: { layout: 'halves' } },
  { id: 'whole', settings: { exponent: 'whole' } },
];

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;

/** The row and the plotted columns stay where they are as long as the table has them. */
export function adjust(settings: Settings, changed: string): Settings {
  if (changed === 'own' || changed === 'ownRows') return shapedLikeOwn(settings);
  const { rows, width, position, firstColumn } = settings;
  if (changed === 'rows' && isCount(rows) && position > rows - 1) return { ...settings, position: rows - 1 };
  if (changed === 'width' && isCount(width) && firstColumn > width - 4)
    return { ...settings, firstColumn: Math.max(0, width - 4) };
  return settings;
}

/** The sinusoidal table beside pasted rows has as many of them, and as many columns. */
function shapedLikeOwn(settings: Settings): Settings {
  const pasted = rowsOf(settings);
  if (pasted === null) return settings;
  const { rows, cols } = pasted;
  const { position, firstColumn } = settings;
  return {
    ...settings,
    rows,
    width: cols,
    position: Math.min(position, rows - 1),
    firstColumn: firstColumn + 4 > cols ? Math.max(0, cols - 4) : firstColumn,
  };
}

/** { type: 'ownFormula', id }: one of the formulas to begin with. */
export const reduce = (settings: Settings, { type, id }: Intent): Settings =>
  type === 'ownFormula' && Object.hasOwn(formulas, String(id))
    ? { ...settings, own: 'formula', formula: formulas[id as FormulaId] }
    : settings;

export const exponents = ['pair', 'column', 'whole', 'half', 'double', 'closed'] as const;

export function controls({ rows, own }: Settings): readonly Control[] {
  const last = isCount(rows) ? rows - 1 : defaults.rows - 1;
  // Pasted rows say themselves how many they are.
  const shape = own !== 'rows';
  const all: readonly (Control | false)[] = [
    { name: 'position', kind: 'slider', min: 0, max: last, step: 1, ticks: [], position: true },
    shape && { name: 'width', kind: 'stops', options: [4, 8, 32, 128] },
    { name: 'base', kind: 'number' },
    { name: 'layout', kind: 'segmented', options: ['interleaved', 'halves'] },
    shape && { name: 'rows', kind: 'number', more: true },
    { name: 'firstColumn', kind: 'number', more: true },
    { name: 'precision', kind: 'segmented', options: ['float64', 'float32'], more: true },
    { name: 'exponent', kind: 'segmented', options: exponents, more: true },
    { name: 'own', kind: 'segmented', options: sources, inView: true },
    own === 'formula' && { name: 'formula', kind: 'text', inView: true },
    own === 'rows' && { name: 'ownRows', kind: 'text', lines: 6, inView: true },
  ];
  return all.filter((control) => control !== false);
}

export function conditions(settings: Settings, words: Locale): string {
  const say = words.explorer.conditions;
  const { given: print } = makeNumbers(words.lang);
  const parts = [say.row(print(settings.position)), say.table(print(settings.rows), print(settings.width))];
  if (settings.base !== defaults.base) parts.push(say.base(print(settings.base)));
  if (settings.layout !== defaults.layout) parts.push(say.halves);
  if (settings.exponent !== defaults.exponent)
    parts.push(say.exponent(words.explorer.options.exponent[settings.exponent]));
  if (settings.precision !== defaults.precision) parts.push(settings.precision);
  if (settings.firstColumn !== defaults.firstColumn) parts.push(say.plotted(print(settings.firstColumn)));
  if (settings.own === 'formula' && settings.formula.trim() !== '') parts.push(say.ownFormula(plain(settings.formula)));
  if (settings.own === 'rows' && settings.ownRows.trim() !== '')
    parts.push(say.ownRows(plain(begin(settings.ownRows))));
  return words.frame.join.list(parts);
}

/** Enough of a pasted text to tell it from another. */
const begin = (text: string): string => {
  const line = text.trim().replace(/\s+/gu, ' ');
  return line.length > 24 ? `${line.slice(0, 24)}…` : line;
};
