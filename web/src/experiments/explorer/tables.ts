/** The numbers behind the pictures of the explorer. */
import type { TableProperties } from '../../engine/explorer.ts';
import { at } from '../../render/grid.ts';
import type { NumberTable } from '../contract.ts';
import { bitsOf, functionName, properties } from './sentences.ts';
import type { ExplorerScene } from './settings.ts';

export function tables(scene: ExplorerScene): readonly NumberTable[] {
  return [rowTable(scene), plotTable(scene), ladderTable(scene), propertyTable(scene), ...ownTables(scene)];
}

function rowTable(scene: ExplorerScene): NumberTable {
  const { report, settings, words, numbers, orientation } = scene;
  const { columns } = report;
  const say = words.explorer.tables;
  const rows = Array.from({ length: report.table.cols }, (_, c) => [
    numbers.integer(c),
    numbers.integer(columns.pairs[c] ?? 0),
    functionName(scene, c),
    columns.frequencies[c] ?? '',
    at(report.angles, settings.position, c),
    at(report.table, settings.position, c),
    columns.signFlips[c] ?? '',
  ]);
  return { caption: say.row[orientation](numbers.integer(settings.position)), head: say.rowHead[orientation], rows };
}

function plotTable(scene: ExplorerScene): NumberTable {
  const { report, words, numbers, orientation } = scene;
  const say = words.explorer;
  const rows = Array.from({ length: report.table.rows }, (_, r) => [
    numbers.integer(r),
    ...Array.from(report.plotted, (c) => at(report.table, r, c)),
    bitsOf(scene, r),
    report.dots[r] ?? '',
  ]);
  const columns = Array.from(report.plotted, (c) => say.column[orientation](String(c)));
  const [first, bits, dots] = say.tables.plotHead[orientation];
  return { caption: say.tables.plot, head: [first ?? '', ...columns, bits ?? '', dots ?? ''], rows };
}

function ladderTable({ report, words, numbers }: ExplorerScene): NumberTable {
  const { frequencies, positionsPerTurn } = report.ladder;
  const say = words.explorer.tables;
  const rows = Array.from(frequencies, (frequency, k) => [numbers.integer(k), frequency, positionsPerTurn[k] ?? '']);
  const perPair = frequencies.length === Math.ceil(report.table.cols / 2);
  return { caption: say.ladder, head: [perPair ? say.pair : say.column, ...say.ladderHead], rows };
}

function propertyTable(scene: ExplorerScene): NumberTable {
  const { report, words } = scene;
  const say = words.explorer.tables;
  return { caption: say.properties, head: say.propertyHead, rows: propertyRows(scene, report.properties) };
}

const propertyRows = (scene: ExplorerScene, of: TableProperties): NumberTable['rows'] =>
  properties(scene, of).map(({ holds, text, found }) => [
    text,
    found.value,
    found.tolerance,
    holds ? scene.words.frame.holds : scene.words.frame.broken,
  ]);

/** The chosen row of the own table beside this one, and its properties. */
function ownTables(scene: ExplorerScene): NumberTable[] {
  const { report, settings, words, numbers, orientation } = scene;
  const { own } = report;
  if (own === null) return [];
  const say = words.explorer.tables;
  const rows = Array.from({ length: own.table.cols }, (_, c) => [
    numbers.integer(c),
    at(own.table, settings.position, c),
    at(report.table, settings.position, c),
    at(own.differences, settings.position, c),
  ]);
  return [
    { caption: say.ownRow[orientation](numbers.integer(settings.position)), head: say.ownRowHead[orientation], rows },
    { caption: say.ownProperties, head: say.propertyHead, rows: propertyRows(scene, own.properties) },
  ];
}
