/** Matrices as the engine gives them, and what a display does with them: turn, look up, find the step of a colour map. */

/** Row-major; in the engine a row is a token. */
export interface Grid {
  readonly rows: number;
  readonly cols: number;
  readonly data: ArrayLike<number>;
}

/** Signed values, weights 0..1, residuals (absolute differences). */
export type ColourMap = 'd' | 'w' | 'r';

export const at = (grid: Grid, row: number, col: number): number => grid.data[row * grid.cols + col] ?? Number.NaN;

export function transpose(grid: Grid): Grid {
  const data = new Float64Array(grid.rows * grid.cols);
  for (let r = 0; r < grid.rows; r++) for (let c = 0; c < grid.cols; c++) data[c * grid.rows + r] = at(grid, r, c);
  return { rows: grid.cols, cols: grid.rows, data };
}

/** Reports do not change once they are made: each matrix is turned once. */
const turned = new WeakMap<Grid, Grid>();

/** The engine's matrix (row = token) as it is displayed: tokens are columns (UDL) or rows (D2L). */
export function displayed(grid: Grid, orientation: 'columns' | 'rows'): Grid {
  if (orientation === 'rows') return grid;
  const known = turned.get(grid) ?? transpose(grid);
  turned.set(grid, known);
  return known;
}

/** Rows and columns from..to (end excluded) of a large matrix. */
export function windowOf(grid: Grid, fromRow: number, toRow: number, fromCol: number, toCol: number): Grid {
  const rows = toRow - fromRow;
  const cols = toCol - fromCol;
  const data = Float64Array.from({ length: rows * cols }, (_, k) =>
    at(grid, fromRow + Math.floor(k / cols), fromCol + (k % cols)),
  );
  return { rows, cols, data };
}

/** The largest absolute finite value of several matrices: the common scale of one figure. 1 when all are zero. */
export function commonScale(...grids: readonly Grid[]): number {
  let largest = 0;
  for (const { data } of grids) {
    for (let k = 0; k < data.length; k++) {
      const size = Math.abs(data[k] ?? 0);
      if (size > largest && size < Number.POSITIVE_INFINITY) largest = size;
    }
  }
  return largest === 0 ? 1 : largest;
}

/** How many named steps a map has: signed −10..10, weights and residuals 0..10. */
export const stepCount = (map: ColourMap): number => (map === 'd' ? 21 : 11);

/** The step of a value, counted from 0; scale is the value of the last step. */
export function stepIndex(map: ColourMap, value: number, scale: number): number {
  const share = Math.round((10 * value) / scale);
  if (map === 'd') return 10 + Math.max(-10, Math.min(10, share));
  return Math.min(10, map === 'r' ? Math.abs(share) : Math.max(0, share));
}

/** Name of a step: "d-10".."d10", "w0".."w10", "r0".."r10". The stylesheet has a fill class of that name and a text class "t-" + name. */
export const stepName = (map: ColourMap, index: number): string => `${map}${map === 'd' ? index - 10 : index}`;

/** The named step of a value. */
export const step = (map: ColourMap, value: number, scale: number): string =>
  stepName(map, stepIndex(map, value, scale));
