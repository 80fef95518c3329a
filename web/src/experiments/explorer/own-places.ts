/** Where the sinusoidal table, the own one and their difference stand: one axis of positions, one scale, the same columns. */
import { type Address, fitted, shownColumns } from './places.ts';
import type { ExplorerScene } from './settings.ts';

export const ownFigures = ['own-sinusoidal', 'own-table', 'own-difference'] as const;

export interface OwnPlaces {
  /** Positions run rightwards. */
  readonly transposed: boolean;
  /** Size of one position and of one column. */
  readonly along: number;
  readonly column: number;
  /** The columns that are shown. */
  readonly first: number;
  readonly count: number;
  readonly left: number;
  readonly top: number;
  /** From the beginning of one picture to that of the next. */
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
}

const thinnest = 2;
const downLength = 300;
const acrossLength = 132;

export function ownPlaces(scene: ExplorerScene): OwnPlaces {
  const { layout, orientation, report, settings } = scene;
  const { rows, cols } = report.table;
  const transposed = orientation === 'columns';
  const left = layout.size === 'S' ? 24 : 34;
  const top = 24;
  if (transposed) {
    const along = fitted(layout.width - left - 6, rows, 1, 24);
    const { first, count } = shownColumns(cols, acrossLength / thinnest, settings.firstColumn);
    const column = fitted(acrossLength, count, thinnest, 16);
    const pitch = count * column + 34;
    return { transposed, along, column, first, count, left, top, pitch, width: layout.width, height: top + 3 * pitch };
  }
  const gap = layout.size === 'S' ? 10 : 28;
  const room = Math.floor((layout.width - left - 2 * gap - 6) / 3);
  const { first, count } = shownColumns(cols, Math.floor(room / thinnest), settings.firstColumn);
  const column = fitted(room, count, thinnest, 40);
  const along = fitted(downLength, rows, 2, 24);
  const height = top + rows * along + 40;
  return { transposed, along, column, first, count, left, top, pitch: room + gap, width: layout.width, height };
}

/** The cell that is pointed at in one of the three; null: none. */
export function ownPointedAt(scene: ExplorerScene): Address | null {
  const { cursor, report, orientation } = scene;
  if (!report.own || !(ownFigures as readonly string[]).includes(cursor?.figure ?? '') || !cursor) return null;
  const { first } = ownPlaces(scene);
  const [position, column] = orientation === 'columns' ? [cursor.col, cursor.row] : [cursor.row, cursor.col];
  const here = { position, column: column + first };
  return here.position < report.table.rows && here.column < report.table.cols ? here : null;
}
