/** B − A of one result: its map with zero as paper, its largest entry in a sentence, the cell that is pointed at, and its numbers. */
import { unmarked } from '../experiments/files.ts';
import type { MatrixResult } from '../experiments/results.ts';
import { at, type Grid, windowOf } from '../render/grid.ts';
import { type Head, heat, indexHeads } from '../render/heat.ts';
import { picture } from '../render/picture.ts';
import { plain, rich } from '../render/rich.ts';
import { scale } from '../render/scale.ts';
import { table } from '../render/table.ts';
import { h, type Tree } from '../render/tree.ts';
import type { Pair } from '../session/comparing.ts';
import type { Parts } from './moment.ts';
import { type AnyScene, printer } from './run-step.ts';

const figure = 'a-beside-b';
/** So many rows and columns are shown at once; of more, those around the largest entry. */
const mostRows = 64;
const mostCols = 64;

interface Part {
  readonly grid: Grid;
  readonly firstRow: number;
  readonly firstCol: number;
}

/** The first index of `shown` of `all` that has `wanted` in its middle, as far as there is room. */
const around = (wanted: number, shown: number, all: number): number =>
  Math.max(0, Math.min(all - shown, wanted - Math.floor(shown / 2)));

function partOf(matrix: Grid, row: number, col: number): Part {
  const rows = Math.min(mostRows, matrix.rows);
  const cols = Math.min(mostCols, matrix.cols);
  const firstRow = around(row, rows, matrix.rows);
  const firstCol = around(col, cols, matrix.cols);
  const whole = rows === matrix.rows && cols === matrix.cols;
  const grid = whole ? matrix : windowOf(matrix, firstRow, firstRow + rows, firstCol, firstCol + cols);
  return { grid, firstRow, firstCol };
}

/** A name where A and B have the same one; else the number. */
function nameOf(pair: Pair, names: 'rowNames' | 'columnNames', index: number): string {
  const [a, b] = [pair.a[names]?.[index], pair.b[names]?.[index]];
  return a !== undefined && a === b ? a : String(index);
}

export function differenceMap(parts: Parts, scene: AnyScene, pair: Pair): Tree {
  const { words, numbers, moment } = parts;
  const { difference, b } = pair;
  if (difference === null) return null;
  const say = words.frame.compare;
  const { row, col, largest, differing, matrix } = difference;
  const entries = numbers.integer(matrix.rows * matrix.cols);
  const shown = partOf(matrix, row, col);
  const sentence =
    differing === 0
      ? say.same(b.title, entries)
      : say.differs(
          b.title,
          numbers.size(largest),
          nameOf(pair, 'rowNames', row),
          nameOf(pair, 'columnNames', col),
          numbers.integer(differing),
          entries,
        );
  const open = moment.ui.compareNumbers;
  return h(
    'div',
    { class: 'compare-map' },
    h('p', { class: 'say' }, rich(sentence)),
    (shown.grid.rows < matrix.rows || shown.grid.cols < matrix.cols) &&
      h(
        'p',
        { class: 'sm mut' },
        say.part(span(shown.firstRow, shown.grid.rows), span(shown.firstCol, shown.grid.cols)),
      ),
    map(parts, scene, pair, shown),
    h(
      'div',
      { class: 'pointed' },
      h('p', { class: 'cap', role: 'status' }, rich(pointed(scene, pair, shown) ?? say.pointAt)),
      differing > 0 && scale('d', `−${unmarked(numbers.size(largest))}`, unmarked(numbers.size(largest))),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'btn quiet small',
        'aria-expanded': String(open),
        on: { click: { type: 'ui', field: 'compareNumbers', value: !open } },
      },
      open ? words.frame.hideTable : words.frame.numbersAsTable,
    ),
    open && numbersOf(pair, shown, say.map(b.title), printer(numbers)),
  );
}

const span = (first: number, count: number): string => (count === 1 ? String(first) : `${first}–${first + count - 1}`);

function map({ numbers, words }: Parts, { layout, cursor }: AnyScene, pair: Pair, { grid, firstRow, firstCol }: Part) {
  const { difference, b } = pair;
  if (difference === null) return null;
  const { row, col, largest, differing } = difference;
  const named = b.rowNames !== undefined;
  const left = !named ? 36 : layout.size === 'S' ? 92 : 168;
  const widest = b.columnNames && grid.cols <= 8 ? 104 : 40;
  const cellWidth = Math.max(2, Math.min(widest, Math.floor((layout.width - left - 2) / grid.cols)));
  const cellHeight = grid.rows <= 24 ? 24 : Math.max(4, Math.min(cellWidth, 14));
  const rowHeads = headsOf(pair, 'rowNames', grid.rows, firstRow, cellHeight >= 14);
  const colHeads = headsOf(pair, 'columnNames', grid.cols, firstCol, cellWidth >= 36);
  const label = unmarked(words.frame.compare.map(b.title));
  const top = 26;
  return picture(
    {
      width: Math.min(layout.width, left + grid.cols * cellWidth + 2),
      height: top + grid.rows * cellHeight + 2,
      label,
      interactive: true,
    },
    heat({
      figure,
      label,
      values: grid,
      map: 'd',
      scale: largest || 1,
      cellWidth,
      cellHeight,
      numbers,
      x: left,
      y: top,
      // Two decimals would print a small difference as 0.00.
      digits: largest < 0.05 ? null : 2,
      ring: differing > 0 ? { row: row - firstRow, col: col - firstCol } : null,
      rowHeads,
      colHeads,
      indexRows: !named || cellHeight < 14,
      indexCols: b.columnNames === undefined || cellWidth < 36,
      rowHeadWidth: left - 12,
      cursor,
    }),
  );
}

function headsOf(
  pair: Pair,
  names: 'rowNames' | 'columnNames',
  count: number,
  first: number,
  room: boolean,
): (Head | null)[] {
  if (pair.b[names] === undefined || !room) return indexHeads(count, first);
  return Array.from({ length: count }, (_, k) => ({ text: unmarked(nameOf(pair, names, first + k)) }));
}

const entry = ({ matrix }: MatrixResult, row: number, col: number): number => at(matrix, row, col);

/** A, B and the difference of the cell under the cursor. */
function pointed({ cursor, words, numbers }: AnyScene, pair: Pair, { grid, firstRow, firstCol }: Part): string | null {
  if (cursor?.figure !== figure || cursor.row >= grid.rows || cursor.col >= grid.cols) return null;
  const [row, col] = [firstRow + cursor.row, firstCol + cursor.col];
  const print = printer(numbers);
  return words.frame.compare.cell(
    nameOf(pair, 'rowNames', row),
    nameOf(pair, 'columnNames', col),
    print(entry(pair.a, row, col)),
    print(entry(pair.b, row, col)),
    print(at(grid, cursor.row, cursor.col)),
  );
}

function numbersOf(
  pair: Pair,
  { grid, firstRow, firstCol }: Part,
  caption: string,
  print: (value: number) => string,
): Tree {
  const cols = Array.from({ length: grid.cols }, (_, c) => rich(nameOf(pair, 'columnNames', firstCol + c)));
  return table({
    caption,
    head: [plain('B − A'), ...cols],
    rows: Array.from({ length: grid.rows }, (_, r) => ({
      cells: [rich(nameOf(pair, 'rowNames', firstRow + r)), ...cols.map((_, c) => rich(print(at(grid, r, c))))],
    })),
    class: 'close',
  });
}
