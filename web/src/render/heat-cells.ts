/** The cells of a heat map: drawn one by one with their numbers, or, in large matrices, one path per colour. */
import { at, type ColourMap, type Grid, step, stepCount, stepIndex, stepName } from './grid.ts';
import { place, round } from './picture.ts';
import { type Branch, s, type Tree } from './tree.ts';

export type Cell =
  | { readonly kind: 'value'; readonly value: number; readonly label: string | null }
  /** NaN or infinite: hatched and named. */
  | { readonly kind: 'broken'; readonly label: string | null }
  | { readonly kind: Exclude<Kind, 'value'> };

export interface CellGrid {
  readonly values: Grid;
  readonly map: ColourMap;
  readonly scale: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly colKeys?: readonly string[];
  readonly rowKeys?: readonly string[];
  readonly tolerance?: number;
}

type CellAt = (row: number, col: number) => Cell;

const specials = ['masked', 'missing', 'dropped'] as const;
export type Kind = 'value' | (typeof specials)[number];
export type KindAt = (row: number, col: number) => Kind;

/** 1 between cells, except where it would eat them. */
const gapOf = ({ cellWidth, cellHeight }: CellGrid): number => (Math.min(cellWidth, cellHeight) < 6 ? 0 : 1);

/** Side of the square that stands for a value without colour: area grows with size. 0 when it would be a speck. */
function squareSide(value: number, scale: number, room: number): number {
  const side = Math.sqrt(Math.min(1, Math.abs(value) / scale)) * (room - 3);
  return side > 1 ? round(side) : 0;
}

function oneCell(grid: CellGrid, cell: Cell, x: number, y: number): Tree[] {
  const gap = gapOf(grid);
  const width = round(grid.cellWidth - gap);
  const height = round(grid.cellHeight - gap);
  const box = { x: round(x), y: round(y), width, height };
  if (cell.kind === 'dropped') {
    const stroke = `M${round(x + 2)} ${round(y + height - 2)}L${round(x + width - 2)} ${round(y + 2)}`;
    return [s('rect', { class: 'c paper', ...box }), s('path', { class: 'drop', d: stroke })];
  }
  const middle = { x: round(x + width / 2), y: round(y + height / 2 + 4.3) };
  if (cell.kind === 'broken') {
    return [
      s('rect', { class: 'c missing', ...box }),
      cell.label !== null && s('text', { class: 'm halo-text', ...middle }, cell.label),
    ];
  }
  if (cell.kind !== 'value') return [s('rect', { class: `c ${cell.kind}`, ...box })];
  const colour = step(grid.map, cell.value, grid.scale);
  const drawn: Tree[] = [s('rect', { class: `c ${colour}`, ...box })];
  if (cell.label !== null) drawn.push(s('text', { class: `m t-${colour}`, ...middle }, cell.label));
  else drawn.push(square(grid, cell.value, x, y, width, height));
  return drawn;
}

function square(grid: CellGrid, value: number, x: number, y: number, width: number, height: number): Tree {
  const side = squareSide(value, grid.scale, Math.min(width, height));
  if (side === 0) return null;
  const at = { x: round(x + (width - side) / 2), y: round(y + (height - side) / 2), width: side, height: side };
  return s('rect', { class: value < 0 ? 'sq hollow' : 'sq', ...at });
}

/** A group that slides to its new place when the order changes (a CSS transition on the transform). */
export const slide = (key: string, x: number, y: number, children: readonly Tree[]): Branch =>
  s('g', { class: 'slides', key, style: { transform: `translate(${round(x)}px, ${round(y)}px)` } }, ...children);

/** In the order of their keys, not of their places: the nodes stay, because one that moves in the document does not glide. */
export const byKey = <T extends Tree>(drawn: T[]): T[] => {
  const keyOf = (tree: Tree): string => (tree as Branch | null)?.key ?? '';
  return drawn.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

/** One rectangle (and number) per cell, in one group per column (per row, if rows have keys). */
export function cellsApart(grid: CellGrid, cellAt: CellAt): Branch[] {
  const { rows, cols } = grid.values;
  const byRow = grid.rowKeys !== undefined;
  const keys = byRow ? grid.rowKeys : grid.colKeys;
  const lines = byRow ? rows : cols;
  const size = byRow ? grid.cellHeight : grid.cellWidth;
  const drawn = Array.from({ length: lines }, (_, line) => {
    const cells: Tree[] = [];
    for (let k = 0; k < (byRow ? cols : rows); k++) {
      if (byRow) cells.push(...oneCell(grid, cellAt(line, k), k * grid.cellWidth, 0));
      else cells.push(...oneCell(grid, cellAt(k, line), 0, k * grid.cellHeight));
    }
    const [x, y] = byRow ? [0, line * size] : [line * size, 0];
    const key = keys?.[line];
    return key === undefined ? place(x, y, ...cells) : slide(key, x, y, cells);
  });
  return keys === undefined ? drawn : byKey(drawn);
}

/** Cells smaller than this get no squares: without colour they are filled, hatched or empty (media.css, tiny). */
export const tinyCell = 10;

/**
 * One path per step, always all of them in the same order, so that a redraw only changes their `d`. Equal neighbours in a row
 * are one piece; one path of lines in paper colour then makes the gaps. The paths of steps count in cells and are scaled: whole
 * numbers make thousands of cells a short text, which is most of the cost of a redraw. Patterns must not be scaled.
 */
export function cellsTogether(grid: CellGrid, kindAt: KindAt | null): Tree[] {
  const { tolerance = 0 } = grid;
  const { rows, cols } = grid.values;
  const last = stepCount(grid.map);
  const xs = Array.from({ length: cols + 1 }, (_, col) => round(col * grid.cellWidth));
  const ys = Array.from({ length: rows + 1 }, (_, row) => round(row * grid.cellHeight));
  const paths = new Array<string>(last + specials.length).fill('');
  const indexAt = (row: number, col: number): number => {
    const kind = kindAt?.(row, col) ?? 'value';
    const value = at(grid.values, row, col);
    if (kind !== 'value') return last + specials.indexOf(kind);
    if (!Number.isFinite(value)) return last + specials.indexOf('missing');
    return stepIndex(grid.map, Math.abs(value) <= tolerance ? 0 : value, grid.scale);
  };
  for (let row = 0; row < rows; row++) {
    let from = 0;
    let index = indexAt(row, 0);
    for (let col = 1; col <= cols; col++) {
      const next = col < cols ? indexAt(row, col) : -1;
      if (next === index) continue;
      paths[index] +=
        index < last
          ? `M${from} ${row}H${col}v1H${from}z`
          : `M${xs[from]} ${ys[row]}H${xs[col]}V${ys[row + 1]}H${xs[from]}z`;
      from = col;
      index = next;
    }
  }
  const name = (k: number): string => (k < last ? stepName(grid.map, k) : (specials[k - last] ?? ''));
  const scaled = `scale(${grid.cellWidth} ${grid.cellHeight})`;
  return [
    ...paths.map((d, k) => s('path', { class: `c ${name(k)}`, d, transform: k < last ? scaled : null })),
    Math.min(grid.cellWidth, grid.cellHeight) >= tinyCell && squaresTogether(grid, kindAt),
    gapOf(grid) > 0 && s('path', { class: 'gaps', d: gapLines(xs, ys) }),
    kindAt !== null && s('path', { class: 'drop', d: strokes(grid, kindAt) }),
  ];
}

const gapLines = (xs: readonly number[], ys: readonly number[]): string => {
  const [width, height] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];
  const down = xs.slice(1, -1).map((x) => `M${x - 0.5} 0V${height}`);
  return [...down, ...ys.slice(1, -1).map((y) => `M0 ${y - 0.5}H${width}`)].join('');
};

function strokes(grid: CellGrid, kindAt: KindAt): string {
  let d = '';
  forEachCell(grid, (row, col, x, y) => {
    if (kindAt(row, col) !== 'dropped') return;
    d += `M${round(x + 1)} ${round(y + grid.cellHeight - 2)}L${round(x + grid.cellWidth - 2)} ${round(y + 1)}`;
  });
  return d;
}

function squaresTogether(grid: CellGrid, kindAt: KindAt | null): Tree {
  const room = Math.min(grid.cellWidth, grid.cellHeight) - 1;
  let [filled, hollow] = ['', ''];
  forEachCell(grid, (row, col, x, y) => {
    const value = at(grid.values, row, col);
    if ((kindAt?.(row, col) ?? 'value') !== 'value' || !Number.isFinite(value)) return;
    const side = squareSide(value, grid.scale, room);
    if (side === 0) return;
    const corner = `${round(x + (grid.cellWidth - 1 - side) / 2)} ${round(y + (grid.cellHeight - 1 - side) / 2)}`;
    const square = `M${corner}h${side}v${side}h${-side}z`;
    if (value < 0) hollow += square;
    else filled += square;
  });
  return [s('path', { class: 'sq', d: filled }), s('path', { class: 'sq hollow', d: hollow })];
}

function forEachCell(grid: CellGrid, act: (row: number, col: number, x: number, y: number) => void): void {
  for (let row = 0; row < grid.values.rows; row++) {
    for (let col = 0; col < grid.values.cols; col++) act(row, col, col * grid.cellWidth, row * grid.cellHeight);
  }
}
