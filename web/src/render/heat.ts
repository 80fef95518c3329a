/**
 * A heat map of a matrix. Zero is paper, ink grows with size; every colour is a class (a named step), so a theme change is CSS
 * only. Numbers stand in the cells when there is room for all of them; large matrices become one path per step, so that six
 * matrices of 64 x 64 follow a drag. Without colour (forced colours, "Show as squares") cells without numbers are squares.
 */

import { at, type ColourMap, type Grid } from './grid.ts';
import { byKey, type Cell, cellsApart, cellsTogether, type KindAt, slide, tinyCell } from './heat-cells.ts';
import { clipped } from './measure.ts';
import type { Numbers } from './numbers.ts';
import { place, round, text } from './picture.ts';
import { type Branch, s, type Tree } from './tree.ts';

/** A head of a row or column. */
export interface Head {
  readonly text: string;
  readonly moved?: boolean;
  /** Teal: the number of a position. */
  readonly position?: boolean;
}

export interface Place {
  readonly row: number;
  readonly col: number;
}

/** Data and geometry of a heat map; rows and columns are those of the display. */
export interface Heat {
  /** Which figure the cursor names, unique among the pictures of a view. */
  readonly figure: string;
  /** Its name in words, for the focusable cell layer. */
  readonly label: string;
  readonly values: Grid;
  readonly map: ColourMap;
  /** Value of the last step. One scale for all matrices of a figure (grid.ts commonScale). */
  readonly scale: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly numbers: Numbers;
  readonly x?: number;
  readonly y?: number;
  /** Decimals of the numbers in cells, 2; null: they are too small for any, and colour and read-out say them. */
  readonly digits?: number | null;
  /** For differences: exact 0 prints 0, up to here a dot, above the number; they are printed at any cell of 14 x 14 or more. */
  readonly tolerance?: number;
  /** The largest entry. Left out when the law holds. */
  readonly ring?: Place | null;
  readonly masked?: (row: number, col: number) => boolean;
  readonly dropped?: (row: number, col: number) => boolean;
  /** No row of the table: overflow. */
  readonly missing?: (row: number, col: number) => boolean;
  /** Not run yet: dots at the final size, no numbers and no cursor. */
  readonly hidden?: boolean;
  /** Serif token heads above (chip heads are drawn by chips.ts); null: no head. */
  readonly colHeads?: readonly (Head | null)[];
  /** Labels at the left, right aligned: tokens are serif, indices sans (`indexRows`). */
  readonly rowHeads?: readonly (Head | null)[];
  /** Heads are indices (sans 12) rather than tokens (serif 15). */
  readonly indexRows?: boolean;
  readonly indexCols?: boolean;
  /** Room for row heads in front of the matrix; longer words end in an ellipsis. 56. */
  readonly rowHeadWidth?: number;
  /** Where the display stands, when the matrix shows a part: the first row and column for read-outs of the cursor. */
  readonly cursor?: { readonly figure: string; readonly row: number; readonly col: number } | null;
  /** Identity of columns, so that they slide when their order changes (small matrices only). */
  readonly colKeys?: readonly string[];
  /** The same for rows, where tokens are rows. */
  readonly rowKeys?: readonly string[];
  /** Show squares even where colours are allowed. */
  readonly squares?: boolean;
}

/** Above so many cells one path per step is drawn instead of one rectangle per cell. */
export const manyCells = 100;
const mostNumbers = 60;

/** Cells carry numbers: 36 x 20 or more, at most 60 of them. Then a figure needs no legend. */
export const hasNumbers = (heat: Pick<Heat, 'values' | 'cellWidth' | 'cellHeight'>): boolean =>
  heat.cellWidth >= 36 && heat.cellHeight >= 20 && heat.values.rows * heat.values.cols <= mostNumbers;

/** The last picture of each matrix: drawn the same way again it is the same tree, and the element passes over it. */
const lastDrawn = new WeakMap<Grid, { readonly options: Heat; readonly tree: Branch }>();

/** The heat map at (x, y) with frame, heads, ring and cursor; a <g> for a picture() with `interactive`. */
export function heat(given: Heat): Branch {
  const options = given.cursor?.figure === given.figure ? given : { ...given, cursor: null };
  const last = lastDrawn.get(options.values);
  if (last && alike(last.options, options)) return last.tree;
  const tree = drawn(options);
  lastDrawn.set(options.values, { options, tree });
  return tree;
}

/** Equal values in equal lists and plain objects; matrices and functions only if they are the same. */
function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && alike(a[key], b[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

function drawn(options: Heat): Branch {
  const { x = 0, y = 0, hidden = false, squares, cellWidth, cellHeight } = options;
  const tiny = Math.min(cellWidth, cellHeight) < tinyCell;
  return s(
    'g',
    {
      class: `heat${squares ? ' squares' : ''}${tiny ? ' tiny' : ''}`,
      transform: `translate(${round(x)} ${round(y)})`,
      key: options.figure,
    },
    s(
      'g',
      { 'aria-hidden': 'true' },
      ...heads(options),
      ...cells(options),
      frame(options),
      !hidden && ring(options),
      !hidden && drawnCursor(options),
    ),
    !hidden && cursorLayer(options),
  );
}

/** null: every cell is a value. */
function kinds({ masked, dropped, missing }: Heat): KindAt | null {
  if (!masked && !dropped && !missing) return null;
  return (row, col) => {
    if (missing?.(row, col)) return 'missing';
    if (masked?.(row, col)) return 'masked';
    return dropped?.(row, col) ? 'dropped' : 'value';
  };
}

function cellAt(options: Heat, kindAt: KindAt | null): (row: number, col: number) => Cell {
  const { values, numbers, digits = 2, tolerance } = options;
  const printed = hasNumbers(options) ? digits : null;
  const withClasses = tolerance !== undefined && options.cellWidth >= 14 && options.cellHeight >= 14;
  return (row, col) => {
    const value = at(values, row, col);
    const kind = kindAt?.(row, col) ?? 'value';
    if (kind !== 'value') return { kind };
    if (!Number.isFinite(value)) return { kind: 'broken', label: printed === null ? null : numbers.fixed(value, 0) };
    if (withClasses && value === 0) return { kind, value: 0, label: '0' };
    if (withClasses && Math.abs(value) <= tolerance) return { kind, value: 0, label: '•' };
    return { kind, value, label: printed === null ? null : numbers.fixed(value, printed) };
  };
}

function cells(options: Heat): Tree[] {
  const { rows, cols } = options.values;
  if (options.hidden) return [emptyCells(options)];
  const kindAt = kinds(options);
  return rows * cols > manyCells ? cellsTogether(options, kindAt) : cellsApart(options, cellAt(options, kindAt));
}

const emptyCells = ({ values, cellWidth, cellHeight }: Heat): Branch =>
  s('rect', { class: 'empty', width: round(values.cols * cellWidth - 1), height: round(values.rows * cellHeight - 1) });

const frame = ({ values, cellWidth, cellHeight }: Heat): Branch =>
  s('rect', {
    class: 'fr',
    x: -0.5,
    y: -0.5,
    width: round(values.cols * cellWidth),
    height: round(values.rows * cellHeight),
  });

function around(cell: Place, { cellWidth, cellHeight }: Heat, className: string): Branch {
  const box = {
    x: round(cell.col * cellWidth - 1.5),
    y: round(cell.row * cellHeight - 1.5),
    width: round(cellWidth + 2),
    height: round(cellHeight + 2),
  };
  return s('g', { class: className }, s('rect', { class: 'halo', ...box }), s('rect', { class: 'line', ...box }));
}

const ring = (options: Heat): Tree => options.ring && around(options.ring, options, 'ring');

function drawnCursor(options: Heat): Tree {
  const { cursor, figure, values } = options;
  const here = cursor?.figure === figure && cursor.row < values.rows && cursor.col < values.cols;
  return here && cursor && around(cursor, options, 'cursor');
}

/** Narrow columns have smaller heads, so that short words stay whole. */
const headSize = (index: boolean | undefined, cellWidth: number): number => (index ? 12 : cellWidth < 36 ? 13 : 15);

function headText(
  head: Head,
  x: number,
  y: number,
  align: string,
  index: boolean | undefined,
  width: number,
  size: number,
): Branch {
  const names = [
    align,
    index ? !head.position && 's' : 'tk',
    size === 13 && 't13',
    head.position && 'pz',
    head.moved && 'fb',
  ];
  return text(x, y, names.filter(Boolean).join(' '), clipped(head.text, width, size, head.moved));
}

/** Heads of columns and rows; they slide with what they name. */
function heads(options: Heat): Tree[] {
  const { colHeads = [], rowHeads = [], cellWidth, cellHeight, indexCols, indexRows, rowHeadWidth = 56 } = options;
  const slid = (key: string | undefined, x: number, y: number, drawn: Branch): Branch =>
    key === undefined ? place(x, y, drawn) : slide(`head ${key}`, x, y, [drawn]);
  const cols = colHeads.map((head, c) => {
    const size = headSize(indexCols, cellWidth);
    const drawn = head && headText(head, 0, indexCols ? -7 : -8, 'm', indexCols, Math.max(cellWidth - 1, 12), size);
    return drawn && slid(indexCols ? undefined : options.colKeys?.[c], (c + 0.5) * cellWidth, 0, drawn);
  });
  const rows = rowHeads.map((head, r) => {
    const drawn =
      head && headText(head, -8, indexRows ? 4 : 4.5, 'e', indexRows, rowHeadWidth, headSize(indexRows, 40));
    return drawn && slid(indexRows ? undefined : options.rowKeys?.[r], 0, (r + 0.5) * cellHeight, drawn);
  });
  return [...(options.colKeys ? byKey(cols) : cols), ...(options.rowKeys ? byKey(rows) : rows)];
}

/**
 * One transparent layer takes pointer, tap and arrow keys for all cells. role application: screen readers then pass the arrow
 * keys on, and the read-out (a live region of the view) says the cell. The element reads the data-* attributes.
 */
function cursorLayer({ figure, label, values, cellWidth, cellHeight, x = 0, y = 0 }: Heat): Branch {
  return s('rect', {
    class: 'cells',
    width: round(values.cols * cellWidth),
    height: round(values.rows * cellHeight),
    tabindex: 0,
    role: 'application',
    'aria-label': label,
    'data-figure': figure,
    'data-rows': values.rows,
    'data-cols': values.cols,
    'data-cell-width': cellWidth,
    'data-cell-height': cellHeight,
    'data-x': x,
    'data-y': y,
  });
}

/** Every row up to 10, else every second or tenth: the heads of an index axis. */
export function indexHeads(count: number, first = 0, position = false): (Head | null)[] {
  const every = count <= 10 ? 1 : count <= 24 ? 2 : 10;
  return Array.from({ length: count }, (_, k) =>
    (first + k) % every === 0 ? { text: String(first + k), position } : null,
  );
}

/** Heads from tokens; `moved` tells which stand elsewhere than at first. */
export const tokenHeads = (tokens: readonly string[], moved?: (k: number) => boolean): Head[] =>
  tokens.map((text, k) => ({ text, moved: moved?.(k) ?? false }));

/** Places a name under or over the matrix, centred. */
export const named = (options: Heat, name: Tree, y: number): Branch =>
  text((options.x ?? 0) + (options.values.cols * options.cellWidth) / 2, y, 'f m', name);
