/** The cells of a heat map: drawn one by one with their numbers, or, in large matrices, one path per colour. */
import { type ColourMap, step } from './grid.ts';
import { round } from './picture.ts';
import { type Branch, s, type Tree } from './tree.ts';

export type Cell =
  | { readonly kind: 'value'; readonly value: number; readonly label: string | null }
  /** NaN or infinite: hatched and named. */
  | { readonly kind: 'broken'; readonly label: string | null }
  | { readonly kind: 'masked' | 'dropped' | 'missing' };

export interface CellGrid {
  readonly values: { readonly rows: number; readonly cols: number };
  readonly map: ColourMap;
  readonly scale: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly colKeys?: readonly string[];
  readonly squares?: boolean;
}

type CellAt = (row: number, col: number) => Cell;

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

/** One rectangle (and number) per cell, in one group per column; groups with a key slide when the order changes. */
export function cellsApart(grid: CellGrid, cellAt: CellAt): Branch[] {
  return Array.from({ length: grid.values.cols }, (_, col) => {
    const cells: Tree[] = [];
    for (let row = 0; row < grid.values.rows; row++)
      cells.push(...oneCell(grid, cellAt(row, col), 0, row * grid.cellHeight));
    const x = round(col * grid.cellWidth);
    const key = grid.colKeys?.[col];
    return key === undefined
      ? s('g', { transform: `translate(${x} 0)` }, ...cells)
      : s('g', { class: 'slides', key, style: { transform: `translate(${x}px, 0px)` } }, ...cells);
  });
}

/** One path per class. Equal neighbours in a row are one piece when there is no gap between cells. */
export function cellsTogether(grid: CellGrid, cellAt: CellAt): Branch[] {
  const gap = gapOf(grid);
  const width = round(grid.cellWidth - gap);
  const height = round(grid.cellHeight - gap);
  const paths = new Map<string, string[]>();
  const add = (className: string, piece: string): void => {
    const list = paths.get(className);
    if (list) list.push(piece);
    else paths.set(className, [piece]);
  };
  for (let row = 0; row < grid.values.rows; row++) {
    const y = round(row * grid.cellHeight);
    for (let col = 0; col < grid.values.cols; col++) {
      const x = round(col * grid.cellWidth);
      const cell = cellAt(row, col);
      if (cell.kind === 'dropped') {
        add('drop', `M${round(x + 1)} ${round(y + height - 1)}L${round(x + width - 1)} ${round(y + 1)}`);
      } else if (cell.kind === 'value') {
        add(step(grid.map, cell.value, grid.scale), `M${x} ${y}h${width}v${height}h${-width}z`);
        const side = squareSide(cell.value, grid.scale, Math.min(width, height));
        if (side > 0) add(cell.value < 0 ? 'sq hollow' : 'sq', squarePath(x, y, width, height, side));
      } else add(cell.kind === 'broken' ? 'missing' : cell.kind, `M${x} ${y}h${width}v${height}h${-width}z`);
    }
  }
  return [...paths].map(([className, pieces]) =>
    s('path', { class: `c ${className}`, d: pieces.join(''), key: className }),
  );
}

const squarePath = (x: number, y: number, width: number, height: number, side: number): string =>
  `M${round(x + (width - side) / 2)} ${round(y + (height - side) / 2)}h${side}v${side}h${-side}z`;
