/** One row in numbers: what was lost is struck and followed by a bold 0. */
import type { Grid } from '../../render/grid.ts';
import { plain, rich } from '../../render/rich.ts';
import { table } from '../../render/table.ts';
import { h, type Tree } from '../../render/tree.ts';
import { focusedRow, pointedAt, sumLetter, tableLetter, valueAt, wasDropped, wordAt } from './part.ts';
import { readout } from './sentences.ts';
import type { ModeScene } from './settings.ts';

/** The columns beside D2L's, moved only as far as needed to show the one that is pointed at, else that of the largest difference. */
function columnsOf(scene: ModeScene): number[] {
  const { report, layout } = scene;
  const small = layout.size === 'S';
  const count = Math.min(small ? 4 : 8, report.sum.cols);
  const usual = (report.columns[0] ?? 0) - (small ? 0 : 2);
  const asked = pointedAt(scene)?.col ?? (scene.hidden ? null : report.runs.col);
  const wanted = asked === null ? usual : Math.max(asked - count + 1, Math.min(usual, asked));
  const first = Math.max(0, Math.min(wanted, report.sum.cols - count));
  return Array.from({ length: count }, (_, k) => first + k);
}

/** The cell that is pointed at. */
export const pointed = (scene: ModeScene): Tree =>
  h('p', { class: 'cap', role: 'status' }, rich(readout(scene, 'tables') ?? scene.words.mode.pointAt));

export function rowTable(scene: ModeScene): Tree {
  const { report, words, numbers, settings } = scene;
  const say = words.mode;
  const row = focusedRow(scene);
  const columns = columnsOf(scene);
  const three = (value: number): string => numbers.fixed(value, 3);
  const plainRow = (name: string, grid: Grid) => ({
    key: name,
    cells: [rich(name), ...columns.map((col) => three(valueAt(grid, row, col)))],
  });
  const runRow = (name: string, run: ModeScene['report']['runA']) => ({
    key: name,
    cells: [
      name,
      ...columns.map(
        (col): Tree =>
          wasDropped(run.dropped, report.sum, row, col)
            ? [h('s', {}, three(valueAt(report.sum, row, col))), ' ', h('b', {}, '0')]
            : three(valueAt(run.output, row, col)),
      ),
    ],
  });
  const inputs =
    settings.input === 'embeddings'
      ? [plainRow('$X$', report.tokens), plainRow(`$${tableLetter(scene)}$`, report.table)]
      : [];
  const named = new Set(report.columns);
  const word = wordAt(scene, row);
  const head = say.rowHead[scene.orientation](numbers.integer(row), word === null ? null : plain(word));
  return h(
    'div',
    { class: 'row-table' },
    pointed(scene),
    table({
      caption: head,
      captionHidden: true,
      head: [
        rich(head),
        ...columns.map((col) => h('span', { class: named.has(col) ? 'pos' : null }, numbers.integer(col))),
      ],
      rows: [
        ...inputs,
        plainRow(say.rowEval(sumLetter(scene)), report.sum),
        runRow(say.runA, report.runA),
        runRow(say.runB, report.runB),
      ],
      class: 'close',
    }),
  );
}
