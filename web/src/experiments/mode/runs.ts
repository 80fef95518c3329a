/** The figures of the two runs: what goes in, run A, run B, their difference, and one row in numbers. */
import { commonScale, type Grid } from '../../render/grid.ts';
import { type Head, type Heat, heat, indexHeads } from '../../render/heat.ts';
import { formulaText, picture, text } from '../../render/picture.ts';
import { rich, richSvg } from '../../render/rich.ts';
import { scale } from '../../render/scale.ts';
import { table } from '../../render/table.ts';
import { h, s, type Tree } from '../../render/tree.ts';
import { addressOf, cellOf, focusedRow, type Part, partOf, shown, tableLetter, valueAt, wasDropped } from './part.ts';
import type { ModeScene } from './settings.ts';

/** Cell sides and gaps per size; the figure fills the main column. */
const geometry = {
  S: { cell: 12, wide: 25, gap: 12, label: 20 },
  M: { cell: 11.5, wide: 11.5, gap: 20, label: 20 },
  L: { cell: 13, wide: 13, gap: 40, label: 20 },
  XL: { cell: 17, wide: 17, gap: 70, label: 20 },
};
const top = 74;

function cellSize({ layout, orientation }: ModeScene, wide = false): { width: number; height: number } {
  const { cell, wide: wideCell } = geometry[layout.size];
  const width = wide ? wideCell : cell;
  return orientation === 'columns' ? { width: (width * 4) / 3, height: cell } : { width, height: cell };
}

function heads(count: number, first: number, position: boolean): (Head | null)[] {
  return indexHeads(count, first, position);
}

/** A map of one part of a matrix with its indices at the left and, where wanted, above. */
function map(scene: ModeScene, part: Part, figure: string, label: string, grid: Grid, more: Partial<Heat>): Heat {
  const { width, height } = cellSize(scene);
  const columns = scene.orientation === 'columns';
  const values = shown(grid, part, scene);
  return {
    figure,
    label,
    values,
    map: 'd',
    scale: 1,
    cellWidth: width,
    cellHeight: height,
    numbers: scene.numbers,
    cursor: scene.cursor,
    rowHeads: heads(values.rows, columns ? part.col : part.row, !columns),
    indexRows: true,
    hidden: false,
    ...more,
  };
}

/** Struck where the run dropped the entry. */
const struck = (scene: ModeScene, part: Part, dropped: Uint8Array) => (row: number, col: number) => {
  const here = addressOf(part, scene, row, col);
  return wasDropped(dropped, scene.report.sum, here.row, here.col);
};

/** A bracket over D2L's columns, when the display has features along its width and the part shows them all. */
function bracket(scene: ModeScene, part: Part, options: Heat): Tree {
  const { columns } = scene.report;
  const first = columns[0] ?? 0;
  const last = columns[columns.length - 1] ?? 0;
  const { words, orientation } = scene;
  if (orientation === 'columns' || first < part.col || last >= part.col + part.cols || scene.layout.size === 'S')
    return null;
  const x1 = (options.x ?? 0) + (first - part.col) * options.cellWidth + 1;
  const x2 = (options.x ?? 0) + (last + 1 - part.col) * options.cellWidth - 2;
  return [
    s('path', { class: 'ps', d: `M${x1} ${top - 5}v-5H${x2}v5` }),
    text((x1 + x2) / 2, top - 14, 'pz m', words.mode.columnsMark(String(first), String(last))),
  ];
}

export function inputsFigure(scene: ModeScene): Tree {
  const { report, words, numbers, layout } = scene;
  const part = partOf(scene);
  const { gap, label } = geometry[layout.size];
  const letter = tableLetter(scene);
  const say = words.mode;
  const shownScale = commonScale(report.tokens, report.table, report.sum);
  const zeros = scene.settings.input === 'zeros';
  const names = [say.inputs.tokens, say.inputs.table(letter), say.inputs.sum(letter)];
  const heading = h('h2', { class: 'h2' }, rich(say.inputsHeading(letter, zeros, numbers.integer(report.sum.rows))));
  const { width, height } = cellSize(scene);
  const cols = scene.orientation === 'columns' ? part.rows : part.cols;
  const rows = scene.orientation === 'columns' ? part.cols : part.rows;
  const pitch = cols * width + gap + label;
  const perRow = layout.size === 'S' ? 2 : 3;
  const tall = rows * height + 34;
  const maps = [report.tokens, report.table, report.sum].map((grid, k) => {
    const x = label + (k % perRow) * pitch;
    const y = 26 + Math.floor(k / perRow) * tall;
    const options = map(scene, part, `input-${k}`, say.inputsFigure, grid, { x, y, scale: shownScale });
    return [text(x + (cols * width) / 2, y - 10, 'f m', richSvg(names[k] ?? '')), heat(options)];
  });
  const lines = Math.ceil(3 / perRow);
  return h(
    'figure',
    { class: 'fig' },
    heading,
    picture({ width: layout.width, height: 26 + lines * tall, label: say.inputsFigure, interactive: true }, ...maps),
  );
}

export function runsFigure(scene: ModeScene): Tree {
  const { report, words, numbers, layout, hidden } = scene;
  const say = words.mode;
  const part = partOf(scene);
  const { gap, label } = geometry[layout.size];
  const { width, height } = cellSize(scene);
  const columns = scene.orientation === 'columns';
  const cols = columns ? part.rows : part.cols;
  const rows = columns ? part.cols : part.rows;
  const pitch = cols * width + gap + (layout.size === 'S' ? 0 : label);
  const all = numbers.integer(report.runs.entries);
  const common = commonScale(report.runA.output, report.runB.output);
  const sizes = commonScale(report.difference);
  const small = layout.size === 'S';
  const maps = [report.runA, report.runB].map((run, k) => {
    const x = label + k * pitch;
    const name = k === 0 ? say.runA : say.runB;
    const options = map(scene, part, k === 0 ? 'a' : 'b', name, run.output, {
      x,
      y: top,
      scale: common,
      hidden,
      dropped: struck(scene, part, run.dropped),
      ...(small && k === 1 ? { rowHeads: [] } : {}),
    });
    const note = hidden ? say.notRun : say.dropped(numbers.integer(run.droppedCount), all);
    return [
      text(x, 16, 'f', name),
      ...(small ? twoLines(x, 34, note) : [text(x, 36, 's', note)]),
      heat(options),
      bracket(scene, part, options),
    ];
  });
  const low = top + rows * height + 62;
  const at = small ? { x: label, y: low } : { x: label + 2 * pitch, y: top };
  const wide = small ? { cellWidth: Math.min(25, (layout.width - label) / cols) } : {};
  const ring = report.runs.identical ? null : cellOf(part, scene, report.runs.row, report.runs.col);
  const difference = map(scene, part, 'difference', say.difference, report.difference, {
    ...at,
    ...wide,
    map: 'r',
    scale: sizes,
    hidden,
    ring,
  });
  const differing = say.differ(numbers.integer(report.runs.differing), all, numbers.fixed(report.runs.residual, 2));
  const bottom = small ? low + rows * height + 6 : top + rows * height + 6;
  return h(
    'figure',
    { class: 'fig' },
    picture(
      { width: layout.width, height: bottom, label: say.figure(scene.settings.mode), interactive: !hidden },
      ...maps,
      !small && betweenSign(scene, label + cols * width + (gap + label) / 2 - 8, top + (rows * height) / 2),
      text(at.x, at.y - 58, 'f', say.difference),
      text(at.x, at.y - 38, 's', hidden ? say.notRun : differing),
      heat(difference),
      small ? null : bracket(scene, part, difference),
    ),
    !hidden && legend(scene, part, common, sizes),
  );
}

/** "363 of 1920 entries dropped" in two lines where the picture is narrow. */
function twoLines(x: number, y: number, note: string): Tree[] {
  const cut = note.lastIndexOf(' ', Math.ceil(note.length / 2) + 2);
  return cut < 0
    ? [text(x, y, 's', note)]
    : [text(x, y, 's', note.slice(0, cut)), text(x, y + 16, 's', note.slice(cut + 1))];
}

const betweenSign = ({ report, hidden }: ModeScene, x: number, y: number): Tree =>
  formulaText(x, y, hidden ? '?' : report.runs.identical ? '=' : '≠', 'f m');

function legend(scene: ModeScene, part: Part, common: number, sizes: number): Tree {
  const { report, words, numbers } = scene;
  const say = words.mode;
  const span = (from: number, count: number): string => `${numbers.integer(from)}–${numbers.integer(from + count - 1)}`;
  const where = say.part(
    span(part.row, part.rows),
    span(part.col, part.cols),
    numbers.integer(report.sum.rows),
    numbers.integer(report.sum.cols),
  );
  return h(
    'div',
    { class: 'cap figure-foot' },
    h('span', {}, rich(`${where} ${say.evalAgrees(tableLetter(scene))}`)),
    scale('d', numbers.fixed(-common, 2), numbers.fixed(common, 2)),
    !report.runs.identical && scale('r', '0', numbers.fixed(sizes, 2)),
  );
}

/** One row in numbers: what was lost is struck and followed by a bold 0. */
export function rowTable(scene: ModeScene): Tree {
  const { report, words, numbers, settings, layout } = scene;
  const say = words.mode;
  const row = focusedRow(scene);
  const count = Math.min(layout.size === 'S' ? 4 : 8, report.sum.cols);
  const first = Math.max(
    0,
    Math.min((report.columns[0] ?? 0) - (layout.size === 'S' ? 0 : 2), report.sum.cols - count),
  );
  const picked = Array.from({ length: count }, (_, k) => first + k);
  const three = (value: number): string => numbers.fixed(value, 3);
  const plainRow = (name: string, grid: Grid) => ({
    key: name,
    cells: [rich(name), ...picked.map((col) => three(valueAt(grid, row, col)))],
  });
  const runRow = (name: string, run: ModeScene['report']['runA']) => ({
    key: name,
    cells: [
      name,
      ...picked.map(
        (col): Tree =>
          wasDropped(run.dropped, report.sum, row, col)
            ? [h('s', {}, three(valueAt(report.sum, row, col))), ' ', h('b', {}, '0')]
            : three(valueAt(run.output, row, col)),
      ),
    ],
  });
  const letter = tableLetter(scene);
  const inputs =
    settings.input === 'embeddings'
      ? [plainRow(say.rowTokens, report.tokens), plainRow(say.rowTable(letter), report.table)]
      : [];
  const evalName = say.rowEval(settings.input === 'embeddings' ? `X + ${letter}` : letter);
  const named = new Set(report.columns);
  return table({
    head: [
      say.rowHead(numbers.integer(row)),
      ...picked.map((col) => h('span', { class: named.has(col) ? 'pos' : null }, numbers.integer(col))),
    ],
    rows: [...inputs, plainRow(evalName, report.sum), runRow(say.runA, report.runA), runRow(say.runB, report.runB)],
    class: 'close',
  });
}
