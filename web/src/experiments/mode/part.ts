/** Which part of the tables the pictures show, how large its cells are, and how report and display address them. */
import { at, displayed, type Grid, windowOf } from '../../render/grid.ts';
import { plain } from '../../render/rich.ts';
import type { ModeScene } from './settings.ts';

/** A window of the table in the engine's rows (positions) and columns (features). */
export interface Part {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

/** The first rows and columns, moved only when the largest difference lies elsewhere (in Predict that would tell where). */
export function partOf({ report, layout, hidden }: ModeScene): Part {
  const wanted = layout.size === 'S' ? { rows: 8, cols: 12 } : { rows: 12, cols: 16 };
  const size = { rows: Math.min(wanted.rows, report.sum.rows), cols: Math.min(wanted.cols, report.sum.cols) };
  const start = (spot: number, length: number, all: number): number =>
    spot < length ? 0 : Math.min(spot - Math.floor(length / 2), all - length);
  const { row, col } = hidden ? { row: 0, col: 0 } : report.runs;
  return { ...size, row: start(row, size.rows, report.sum.rows), col: start(col, size.cols, report.sum.cols) };
}

/** Three maps beside each other; where that is too narrow, two and the third below them at full width. */
export interface Places {
  readonly stacked: boolean;
  /** Room for the heads of rows, in front of a map. */
  readonly label: number;
  /** From the left edge of one map to that of the next. */
  readonly pitch: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The map below the other two. */
  readonly wide: { readonly cellWidth: number; readonly cellHeight: number };
}

const gaps = { S: 12, M: 18, L: 34, XL: 47 };
const widest = 48;
/** Cells with numbers (render/heat.ts) and cells beside a word. */
const numbered = { width: 36, height: 22, cells: 60 };
const wordHeight = 18;
/** On a phone every row has its index. */
const leastHeights = { S: 13, M: 0, L: 0, XL: 0 };

export function placesOf(scene: ModeScene, part: Part): Places {
  const { layout, orientation, settings } = scene;
  const byColumns = orientation === 'columns';
  const cols = byColumns ? part.rows : part.cols;
  const wordsAtRows = settings.input === 'embeddings' && !byColumns;
  const lastIndex = byColumns ? part.col + part.cols : part.row + part.rows;
  const label = wordsAtRows ? 56 : Math.max(22, 8 + 7 * String(lastIndex - 1).length);
  const stacked = layout.width < 580;
  const perRow = stacked ? 2 : 3;
  const gap = gaps[layout.size];
  const block = (layout.width - perRow * label - (perRow - 1) * gap) / perRow;
  const cell = (room: number): { cellWidth: number; cellHeight: number } => {
    const cellWidth = Math.floor(Math.min(widest, room / cols) * 100) / 100;
    const withNumbers = cellWidth >= numbered.width && part.rows * part.cols <= numbered.cells;
    const least = wordsAtRows ? wordHeight : leastHeights[layout.size];
    return { cellWidth, cellHeight: withNumbers ? numbered.height : Math.max(least, Math.min(cellWidth, 17)) };
  };
  return { stacked, label, pitch: block + gap + label, ...cell(block), wide: cell(layout.width - label) };
}

/** That part of a matrix of the report, as it is displayed. */
export const shown = (grid: Grid, part: Part, { orientation }: ModeScene): Grid =>
  displayed(windowOf(grid, part.row, part.row + part.rows, part.col, part.col + part.cols), orientation);

export interface Address {
  readonly row: number;
  readonly col: number;
}

/** Display cell -> position and feature. */
export const addressOf = (part: Part, { orientation }: ModeScene, row: number, col: number): Address =>
  orientation === 'columns'
    ? { row: part.row + col, col: part.col + row }
    : { row: part.row + row, col: part.col + col };

/** Position and feature -> display cell, or null outside the part. */
export function cellOf(part: Part, { orientation }: ModeScene, row: number, col: number): Address | null {
  const r = row - part.row;
  const c = col - part.col;
  if (r < 0 || c < 0 || r >= part.rows || c >= part.cols) return null;
  return orientation === 'columns' ? { row: c, col: r } : { row: r, col: c };
}

/** The cell of the tables that is pointed at; null when nothing is, or when the cursor is on the weights. */
export function pointedAt(scene: ModeScene): Address | null {
  const { cursor, report } = scene;
  if (!cursor || cursor.figure === 'weights') return null;
  const here = addressOf(partOf(scene), scene, cursor.row, cursor.col);
  return here.row < report.sum.rows && here.col < report.sum.cols ? here : null;
}

/** The row that the read-out table shows: the one pointed at, else that of the largest difference. */
export const focusedRow = (scene: ModeScene): number => pointedAt(scene)?.row ?? scene.report.runs.row;

export const wasDropped = (dropped: Uint8Array, grid: Grid, row: number, col: number): boolean =>
  dropped[row * grid.cols + col] === 1;

export const valueAt = at;

/** The table's letter: Π in UDL's columns, P in D2L's rows; teal. */
export const tableLetter = ({ orientation }: ModeScene): string => (orientation === 'columns' ? 'Π' : '\\P');

/** What eval mode returns: X + P, which is P itself where X is zero. */
export const sumLetter = (scene: ModeScene): string =>
  scene.settings.input === 'zeros' ? tableLetter(scene) : `X + ${tableLetter(scene)}`;

/** The word at a position, or null where the input is zeros. */
export const wordAt = ({ settings }: ModeScene, row: number): string | null =>
  settings.input === 'embeddings' ? (settings.words[row] ?? null) : null;

/** "row 5, column 4", "position 5, feature 4", or “fish”, feature 4 (rich text). */
export function placeName(scene: ModeScene, { row, col }: Address): string {
  const { numbers, words, orientation } = scene;
  const word = wordAt(scene, row);
  const place = words.mode.place;
  return word === null
    ? place[orientation](numbers.integer(row), numbers.integer(col))
    : place.word(plain(word), numbers.integer(row), numbers.integer(col));
}
