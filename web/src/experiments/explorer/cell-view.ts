/** The formula of one cell with its live numbers, and the chosen row as text. */
import { at } from '../../render/grid.ts';
import { formula, rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { readCell } from './places.ts';
import { cellFormula, functionName, live, readout } from './sentences.ts';
import type { ExplorerScene } from './settings.ts';

export function cell(scene: ExplorerScene): Branch {
  const { report, words, numbers, settings, orientation } = scene;
  const say = words.explorer;
  const { position, column } = readCell(scene);
  const { columns } = report;
  const wave = functionName(scene, column);
  const facts: readonly (readonly [string, string])[] = [
    [say.facts.pair, numbers.integer(columns.pairs[column] ?? 0)],
    [say.facts.exponent(say.options.exponent[settings.exponent]), live(columns.exponents[column] ?? 0, numbers)],
    [say.facts.frequency, live(columns.frequencies[column] ?? 0, numbers)],
    [say.facts.angle, live(at(report.angles, position, column), numbers)],
    [say.facts.value(wave), live(at(report.table, position, column), numbers)],
  ];
  return h(
    'section',
    { class: 'explorer-cell', 'aria-label': say.cellHeading },
    h('h2', { class: 'h3' }, rich(say.cell[orientation](numbers.integer(position), numbers.integer(column)))),
    h('p', { class: 'cell-formula' }, formula(cellFormula(scene))),
    h(
      'dl',
      { class: 'facts' },
      ...facts.map(([name, value]) => h('div', {}, h('dt', {}, rich(name)), h('dd', {}, rich(value)))),
    ),
    h('p', { class: 'cap', role: 'status' }, rich(readout(scene) ?? say.pointAt)),
  );
}

/** All entries of the chosen row, to copy. */
export function rowText({ report, settings, words, numbers, orientation }: ExplorerScene): Tree {
  const { table } = report;
  const entries = Array.from({ length: table.cols }, (_, c) => numbers.fixed(at(table, settings.position, c), 4));
  return h(
    'details',
    { class: 'row-text' },
    h('summary', {}, words.explorer.rowAsText[orientation](numbers.integer(settings.position))),
    h('p', { class: 'mono' }, entries.join('  ')),
  );
}
