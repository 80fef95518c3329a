/**
 * Line plots: values over an index. Gridlines only at named values, a zero line, labels at the line ends at least 13 apart.
 * Values that are null break the line. Never a log axis for values.
 */
import { richText, round, text } from './picture.ts';
import { type Branch, s, type Tree } from './tree.ts';

export type LineStyle = 'position' | 'position-dashed' | 'ink' | 'ink-dotted' | 'expected';

export interface Curve {
  readonly key: string;
  readonly values: ArrayLike<number | null>;
  readonly style: LineStyle;
  /** Rich text at the line's end; '' for none. */
  readonly label?: string;
}

export interface Curves {
  /** Of the plotting area; labels stand outside it (30 left, 40 right, 30 below). */
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly low: number;
  readonly high: number;
  /** First and last index of the values. */
  readonly first: number;
  readonly last: number;
  readonly curves: readonly Curve[];
  /** Gridlines with their printed names; the one at 0 is the zero line. */
  readonly lines?: readonly { readonly at: number; readonly label: string }[];
  readonly ticks?: readonly { readonly at: number; readonly label: string }[];
  /** Name of the index axis, right below the last tick. */
  readonly axis?: string;
}

/** A <g> with the plot at (x, y). */
export function curves(options: Curves): Branch {
  const { width, height, x = 0, y = 0, low, high, first, last, lines = [], ticks = [], axis } = options;
  const toX = (index: number): number => round(((index - first) / Math.max(1, last - first)) * width);
  const toY = (value: number): number => round(((high - value) / (high - low)) * height);
  return s(
    'g',
    { class: 'curves', transform: `translate(${round(x)} ${round(y)})` },
    ...lines.map(({ at }) => s('path', { class: at === 0 ? 'lg' : 'gr', d: `M0 ${toY(at)}H${width}` })),
    ...lines.map(({ at, label }) => text(-8, toY(at) + 4, 'e s', label)),
    ...ticks.map(({ at, label }) => text(toX(at), height + 36, 'm s', label)),
    axis !== undefined && text(width + 16, height + 36, 'd', axis),
    ...options.curves.map((curve) =>
      s('path', { class: `curve ${curve.style}`, d: linePath(curve.values, first, toX, toY), key: curve.key }),
    ),
    ...endLabels(options.curves, width, height, toY),
  );
}

/** M and L commands; a null or a non-finite value lifts the pen. */
export function linePath(
  values: ArrayLike<number | null>,
  first: number,
  toX: (index: number) => number,
  toY: (value: number) => number,
): string {
  let path = '';
  let pen = 'M';
  for (let k = 0; k < values.length; k++) {
    const value = values[k];
    if (value === null || value === undefined || !Number.isFinite(value)) pen = 'M';
    else {
      path += `${pen}${toX(first + k)} ${toY(value)}`;
      pen = 'L';
    }
  }
  return path;
}

function endLabels(all: readonly Curve[], width: number, height: number, toY: (value: number) => number): Tree[] {
  const labelled = all.filter((curve) => curve.label);
  const wanted = labelled.map(({ values }) => toY(values[values.length - 1] ?? 0) + 4);
  const placed = spread(wanted, 13, 4, height + 8);
  return labelled.map((curve, k) =>
    richText(width + 7, placed[k] ?? 0, curve.label ?? '', curve.style.startsWith('position') ? 'pz' : ''),
  );
}

/** Moves label positions as little as needed so that neighbours are `least` apart, keeping their order and the bounds. */
export function spread(wanted: readonly number[], least: number, low: number, high: number): number[] {
  const order = wanted.map((_, k) => k).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const out = [...wanted];
  let floor = low;
  for (const k of order) {
    out[k] = Math.max(out[k] ?? 0, floor);
    floor = (out[k] ?? 0) + least;
  }
  let ceiling = high;
  for (const k of order.reverse()) {
    out[k] = Math.min(out[k] ?? 0, ceiling);
    ceiling = (out[k] ?? 0) - least;
  }
  return out.map(round);
}
