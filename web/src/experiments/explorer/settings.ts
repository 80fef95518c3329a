/** Settings of the encoding explorer, their controls, and how one setting follows another. */

import type { Engine } from '../../engine/api.ts';
import type { ExplorerReport, ExplorerSettings } from '../../engine/explorer.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makeNumbers } from '../../render/numbers.ts';
import type { Control, Experiment, Scene } from '../contract.ts';

export type Settings = Required<ExplorerSettings>;
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
};

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
  const { rows, width, position, firstColumn } = settings;
  if (changed === 'rows' && isCount(rows) && position > rows - 1) return { ...settings, position: rows - 1 };
  if (changed === 'width' && isCount(width) && firstColumn > width - 4)
    return { ...settings, firstColumn: Math.max(0, width - 4) };
  return settings;
}

export const reduce = (settings: Settings): Settings => settings;

export const compute = (engine: Engine, settings: Settings): ExplorerReport => engine.explorer(settings);

export const exponents = ['pair', 'column', 'whole', 'half', 'double', 'closed'] as const;

export function controls({ rows }: Settings): readonly Control[] {
  const last = isCount(rows) ? rows - 1 : defaults.rows - 1;
  return [
    { name: 'position', kind: 'slider', min: 0, max: last, step: 1, ticks: [], position: true },
    { name: 'width', kind: 'stops', options: [4, 8, 32, 128] },
    { name: 'base', kind: 'number' },
    { name: 'layout', kind: 'segmented', options: ['interleaved', 'halves'] },
    { name: 'rows', kind: 'number', more: true },
    { name: 'firstColumn', kind: 'number', more: true },
    { name: 'precision', kind: 'segmented', options: ['float64', 'float32'], more: true },
    { name: 'exponent', kind: 'segmented', options: exponents, more: true },
  ];
}

export function conditions(settings: Settings, words: Locale): string {
  const say = words.explorer.conditions;
  const numbers = makeNumbers(words.lang);
  const print = (value: number): string => (Number.isInteger(value) ? numbers.integer(value) : String(value));
  const parts = [say.row(print(settings.position)), say.table(print(settings.rows), print(settings.width))];
  if (settings.base !== defaults.base) parts.push(say.base(print(settings.base)));
  if (settings.layout !== defaults.layout) parts.push(say.halves);
  if (settings.exponent !== defaults.exponent)
    parts.push(say.exponent(words.explorer.options.exponent[settings.exponent]));
  if (settings.precision !== defaults.precision) parts.push(settings.precision);
  if (settings.firstColumn !== defaults.firstColumn) parts.push(say.plotted(print(settings.firstColumn)));
  return parts.join(', ');
}
