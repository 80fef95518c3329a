/**
 * Where the three pictures stand. They share the axis of positions: downwards where tokens are rows (D2L), rightwards where tokens
 * are columns (UDL). `along` is that axis, `across` the other one.
 */
import { displayed, type Grid, windowOf } from '../../render/grid.ts';
import type { ExplorerScene } from './settings.ts';

export interface Panel {
  /** Across: where it begins, and how far it reaches. */
  readonly start: number;
  readonly size: number;
}

export interface Places {
  /** Positions run rightwards. */
  readonly transposed: boolean;
  /** Room in front of the pictures and above them. */
  readonly left: number;
  readonly top: number;
  /** Size of one position. */
  readonly along: number;
  /** Of all positions. */
  readonly length: number;
  /** Size of a column of the table and of a bit. */
  readonly column: number;
  readonly bit: number;
  readonly table: Panel;
  readonly curves: Panel;
  readonly bits: Panel;
  /** Which columns of the table are shown: all, or as many as can be told apart around the plotted ones. */
  readonly first: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

const gaps = { S: 12, M: 28, L: 40, XL: 62 };
/** Thinner columns could not be told apart, nor pointed at. */
const thinnest = 2;
const widestColumn = 40;
const down = { length: 420, least: 2, most: 24 };

export const fitted = (room: number, count: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.floor((room / count) * 100) / 100));

/** The part that is shown moves only when the plotted columns lie outside of it. */
export function shownColumns(all: number, most: number, firstColumn: number): { first: number; count: number } {
  const count = Math.min(all, most);
  const inside = firstColumn + 4 <= count;
  return { first: inside ? 0 : Math.min(all - count, Math.max(0, firstColumn + 2 - Math.floor(count / 2))), count };
}

function downwards({ report, layout, settings }: ExplorerScene): Places {
  const { rows, cols } = report.table;
  const gap = gaps[layout.size];
  const left = layout.size === 'S' ? 24 : 30;
  const top = 46;
  const room = layout.width - left - 2 * gap - 4;
  const bit = Math.min(18, Math.floor((0.14 * room) / report.counter.bits));
  const tableRoom = Math.floor(0.53 * room);
  const { first, count } = shownColumns(cols, Math.floor(tableRoom / thinnest), settings.firstColumn);
  const column = fitted(tableRoom, count, thinnest, widestColumn);
  const along = fitted(down.length, rows, down.least, down.most);
  const length = rows * along;
  const bitsSize = bit * report.counter.bits;
  const table = { start: 0, size: count * column };
  const curves = { start: table.size + gap, size: room - table.size - bitsSize };
  const bits = { start: curves.start + curves.size + gap, size: bitsSize };
  const height = top + length + (layout.size === 'S' ? 62 : 56);
  const rest = { transposed: false, left, top, along, length, column, bit, table, curves, bits, first, count };
  return { ...rest, width: layout.width, height };
}

function rightwards({ report, layout, settings }: ExplorerScene): Places {
  const { rows, cols } = report.table;
  const left = 34;
  const top = 22;
  const along = fitted(layout.width - left - 6, rows, 1, 24);
  const length = rows * along;
  const { first, count } = shownColumns(cols, Math.floor(down.length / thinnest), settings.firstColumn);
  const column = fitted(down.length, count, thinnest, down.most);
  const bit = 12;
  const between = 50;
  const table = { start: 0, size: count * column };
  const curves = { start: table.size + between, size: layout.size === 'S' ? 90 : 120 };
  const bits = { start: curves.start + curves.size + between, size: bit * report.counter.bits };
  const height = top + bits.start + bits.size + 44;
  const rest = { transposed: true, left, top, along, length, column, bit, table, curves, bits, first, count };
  return { ...rest, width: layout.width, height };
}

export const placesOf = (scene: ExplorerScene): Places =>
  scene.orientation === 'columns' ? rightwards(scene) : downwards(scene);

export interface Address {
  readonly position: number;
  readonly column: number;
}

/** The cell that is read: the one pointed at, else the first plotted column of the chosen row. */
export function readCell(scene: ExplorerScene): Address {
  const { settings, report } = scene;
  return pointedAt(scene) ?? { position: settings.position, column: report.plotted[0] ?? 0 };
}

export function pointedAt(scene: ExplorerScene): Address | null {
  const { cursor, report, orientation } = scene;
  if (cursor?.figure !== 'table') return null;
  const { first } = placesOf(scene);
  const [position, column] = orientation === 'columns' ? [cursor.col, cursor.row] : [cursor.row, cursor.col];
  const here = { position, column: column + first };
  return here.position < report.table.rows && here.column < report.table.cols ? here : null;
}

/** Parts and counters as grids: made once per report, so that an unchanged picture is not drawn again. */
const parts = new WeakMap<Grid, Map<string, Grid>>();

export function shownTable({ report, orientation }: ExplorerScene, { first, count }: Places): Grid {
  const { table } = report;
  if (count === table.cols) return displayed(table, orientation);
  return displayed(
    kept(table, `${first} ${count}`, () => windowOf(table, 0, table.rows, first, first + count)),
    orientation,
  );
}

export function shownBits({ report, orientation }: ExplorerScene): Grid {
  const { counter, table } = report;
  const grid = kept(table, 'bits', () => ({ rows: table.rows, cols: counter.bits, data: counter.values }));
  return displayed(grid, orientation);
}

export function kept(table: Grid, key: string, make: () => Grid): Grid {
  const known = parts.get(table) ?? new Map<string, Grid>();
  parts.set(table, known);
  const grid = known.get(key) ?? make();
  known.set(key, grid);
  return grid;
}
