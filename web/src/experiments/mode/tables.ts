/** The numbers behind the pictures of train or eval. */
import { at } from '../../render/grid.ts';
import type { NumberTable } from '../contract.ts';
import { focusedRow, placeName, sumLetter } from './part.ts';
import type { ModeScene } from './settings.ts';

export function tables(scene: ModeScene): readonly NumberTable[] {
  const { report, words, numbers, orientation } = scene;
  const say = words.mode;
  const t = say.tables;
  const row = focusedRow(scene);
  const letter = sumLetter(scene);
  const inRow = Array.from({ length: report.sum.cols }, (_, col) => [
    numbers.integer(col),
    at(report.sum, row, col),
    at(report.runA.output, row, col),
    at(report.runB.output, row, col),
  ]);
  const plot = Array.from({ length: report.tableColumns.rows }, (_, r) => [
    numbers.integer(r),
    ...Array.from(report.columns, (_c, k) => at(report.tableColumns, r, k)),
    ...Array.from(report.columns, (_c, k) => at(report.outputColumns, r, k)),
  ]);
  const means = Array.from(report.sumMeans.passes, (n, k) => [
    numbers.integer(n),
    report.sumMeans.distances[k] ?? '',
    report.expectedMeans[k] ?? '',
    report.attentionMeans.distances[k] ?? '',
    report.attentionChance[k] ?? '',
  ]);
  const sums = Array.from(report.rowSums, (sum, r) => [numbers.integer(r), sum]);
  const columns = Array.from(report.columns, (column) => say.col[orientation](String(column)));
  return [
    {
      caption: t.row(placeName(scene, { row, col: 0 }).split(',')[0] ?? '', letter),
      head: [say.feature[orientation], `$${letter}$`, say.runA, say.runB],
      rows: inRow,
    },
    { caption: t.plot, head: [say.position[orientation], ...columns, ...columns.map(t.ofRunA)], rows: plot },
    { caption: t.means, head: ['$N$', t.sum, t.law, t.attention, t.chance], rows: means },
    { caption: t.rowSums, head: [t.query, say.rowSum], rows: sums },
  ];
}
