/** Which part of the tables the pictures show, and how report and display address its cells. */
import { at, displayed, type Grid, windowOf } from '../../render/grid.ts';
import type { ModeScene } from './settings.ts';

/** A window of the table in the engine's rows (positions) and columns (features). */
export interface Part {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

const wanted = {
  S: { rows: 8, cols: 12 },
  M: { rows: 12, cols: 16 },
  L: { rows: 12, cols: 16 },
  XL: { rows: 12, cols: 16 },
};

/** The first rows and columns, moved only when the largest difference lies elsewhere. */
export function partOf({ report, layout }: ModeScene): Part {
  const { rows, cols } = wanted[layout.size];
  const size = { rows: Math.min(rows, report.sum.rows), cols: Math.min(cols, report.sum.cols) };
  const start = (spot: number, length: number, all: number): number =>
    spot < length ? 0 : Math.min(spot - Math.floor(length / 2), all - length);
  const { row, col } = report.runs;
  return { ...size, row: start(row, size.rows, report.sum.rows), col: start(col, size.cols, report.sum.cols) };
}

/** That part of a matrix of the report, as it is displayed. */
export const shown = (grid: Grid, part: Part, { orientation }: ModeScene): Grid =>
  displayed(windowOf(grid, part.row, part.row + part.rows, part.col, part.col + part.cols), orientation);

/** Display cell -> position and feature. */
export function addressOf(
  part: Part,
  { orientation }: ModeScene,
  row: number,
  col: number,
): { row: number; col: number } {
  return orientation === 'columns'
    ? { row: part.row + col, col: part.col + row }
    : { row: part.row + row, col: part.col + col };
}

/** Position and feature -> display cell, or null outside the part. */
export function cellOf(
  part: Part,
  { orientation }: ModeScene,
  row: number,
  col: number,
): { row: number; col: number } | null {
  const r = row - part.row;
  const c = col - part.col;
  if (r < 0 || c < 0 || r >= part.rows || c >= part.cols) return null;
  return orientation === 'columns' ? { row: c, col: r } : { row: r, col: c };
}

export const wasDropped = (dropped: Uint8Array, grid: Grid, row: number, col: number): boolean =>
  dropped[row * grid.cols + col] === 1;

/** The row that the read-out table shows: the cursor's, else that of the largest difference. */
export function focusedRow(scene: ModeScene): number {
  const { cursor, report } = scene;
  if (!cursor) return report.runs.row;
  return addressOf(partOf(scene), scene, cursor.row, cursor.col).row;
}

export const valueAt = at;

/** The table's letter: Π in UDL's columns, P in D2L's rows; teal. */
export const tableLetter = ({ orientation }: ModeScene): string => (orientation === 'columns' ? 'Π' : '\\P');
