/** A long table as strips: one thin row per column of the table, position along the width; what is missing is hatched. */
import { at, type ColourMap, type Grid, step } from './grid.ts';
import { round } from './picture.ts';
import { type Branch, s, type Tree } from './tree.ts';

export interface Strips {
  readonly x?: number;
  readonly y?: number;
  /** Row = strip, column = position. Positions are put into as many pieces as the width shows, each with its first value. */
  readonly values: Grid;
  readonly map: ColourMap;
  readonly scale: number;
  /** Width of all positions. */
  readonly width: number;
  readonly stripHeight: number;
  /** Narrowest piece, 4. */
  readonly piece?: number;
  /** Teal frame: the table of positions. */
  readonly position?: boolean;
}

/** One path per step over all strips; runs of one step are one piece. In forced colours a line per strip shows instead. */
export function strips({
  x = 0,
  y = 0,
  values,
  map,
  scale,
  width,
  stripHeight,
  piece = 4,
  position = false,
}: Strips): Branch {
  const pieces = Math.max(1, Math.min(values.cols, Math.floor(width / piece)));
  const edge = (k: number): number => round((k / pieces) * width);
  const sample = (strip: number, k: number): number => at(values, strip, Math.floor((k * values.cols) / pieces));
  const paths = new Map<string, string>();
  for (let strip = 0; strip < values.rows; strip++) {
    for (let k = 0; k < pieces; ) {
      const name = step(map, sample(strip, k), scale);
      const from = k;
      while (k < pieces && step(map, sample(strip, k), scale) === name) k++;
      const box = `M${edge(from)} ${strip * stripHeight}H${edge(k)}v${stripHeight}H${edge(from)}z`;
      paths.set(name, (paths.get(name) ?? '') + box);
    }
  }
  return s(
    'g',
    { class: 'strips', transform: `translate(${round(x)} ${round(y)})` },
    ...[...paths].map(([name, d]) => s('path', { class: `c ${name}`, d, key: name })),
    ...Array.from({ length: values.rows }, (_, strip) =>
      stripCurve(strip, stripHeight, pieces, edge, (k) => sample(strip, k) / scale),
    ),
    s('rect', { class: position ? 'fr pos' : 'fr', width, height: values.rows * stripHeight }),
  );
}

function stripCurve(
  strip: number,
  height: number,
  pieces: number,
  edge: (k: number) => number,
  value: (k: number) => number,
): Tree {
  const points = Array.from(
    { length: pieces },
    (_, k) => `${edge(k)} ${round((strip + 0.5 - 0.42 * value(k)) * height)}`,
  );
  return s('path', { class: 'strip-curve', d: `M${points.join('L')}` });
}

/** The rows that do not exist: broad stripes in residual colour, framed. */
export const missingRows = (x: number, y: number, width: number, height: number): Branch =>
  s('rect', { class: 'missing framed', x: round(x), y: round(y), width: round(width), height: round(height) });
