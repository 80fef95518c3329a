/** One heat map of the figures of train or eval: its heads, what was dropped, and the bracket over D2L's columns. */
import type { Grid } from '../../render/grid.ts';
import { type Head, type Heat, hasNumbers, indexHeads, tokenHeads } from '../../render/heat.ts';
import { text } from '../../render/picture.ts';
import { s, type Tree } from '../../render/tree.ts';
import { addressOf, type Part, type Places, shown, wasDropped } from './part.ts';
import type { ModeScene } from './settings.ts';

/** Indices of positions are teal; of features, D2L's columns. */
function heads(scene: ModeScene, part: Part, ofPositions: boolean): (Head | null)[] {
  const { settings, report } = scene;
  if (ofPositions && settings.input === 'embeddings') {
    return tokenHeads(settings.words.slice(part.row, part.row + part.rows));
  }
  if (ofPositions) return indexHeads(part.rows, part.row, true);
  const marked = new Set(report.columns);
  return indexHeads(part.cols, part.col).map((head) => head && { ...head, position: marked.has(Number(head.text)) });
}

/** A map of one part of a matrix with its indices or words at the left and, where tokens are columns, above. */
export function mapOf(
  scene: ModeScene,
  part: Part,
  places: Places,
  figure: string,
  label: string,
  grid: Grid,
  more: Partial<Heat>,
): Heat {
  const byColumns = scene.orientation === 'columns';
  const words = scene.settings.input === 'embeddings';
  const options: Heat = {
    figure,
    label,
    values: shown(grid, part, scene),
    map: 'd',
    scale: 1,
    cellWidth: places.cellWidth,
    cellHeight: places.cellHeight,
    numbers: scene.numbers,
    cursor: scene.cursor,
    rowHeads: heads(scene, part, !byColumns),
    indexRows: byColumns || !words,
    rowHeadWidth: places.label - 7,
    ...(byColumns ? { colHeads: heads(scene, part, true), indexCols: !words } : {}),
    ...more,
  };
  return options.map === 'r' && hasNumbers(options) ? { ...options, tolerance: 0 } : options;
}

/** Struck where the run dropped the entry. */
export const struck = (scene: ModeScene, part: Part, dropped: Uint8Array) => (row: number, col: number) => {
  const here = addressOf(part, scene, row, col);
  return wasDropped(dropped, scene.report.sum, here.row, here.col);
};

/** Whether D2L's columns have their bracket: the display has features along its width and the part shows them all. */
export const isBracketed = ({ report: { columns }, orientation }: ModeScene, part: Part): boolean =>
  orientation === 'rows' && (columns[0] ?? 0) >= part.col && (columns[columns.length - 1] ?? 0) < part.col + part.cols;

/** A bracket over D2L's columns. */
export function bracket(scene: ModeScene, part: Part, options: Heat): Tree {
  if (!isBracketed(scene, part)) return null;
  const { columns } = scene.report;
  const first = columns[0] ?? 0;
  const last = columns[columns.length - 1] ?? 0;
  const x1 = (options.x ?? 0) + (first - part.col) * options.cellWidth + 1;
  const x2 = (options.x ?? 0) + (last + 1 - part.col) * options.cellWidth - 2;
  const top = options.y ?? 0;
  const name = scene.words.mode.columnsMark(String(first), String(last));
  return [s('path', { class: 'ps', d: `M${x1} ${top - 5}v-5H${x2}v5` }), text((x1 + x2) / 2, top - 14, 'pz m', name)];
}
