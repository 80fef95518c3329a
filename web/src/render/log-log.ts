/** Size against a count, both logarithmic: error of the mean of N passes, with the law as a line. For residuals only. */
import { richText, round, text } from './picture.ts';
import { type Branch, s } from './tree.ts';

export interface LogPoint {
  readonly n: number;
  readonly size: number;
}

export interface LogLog {
  /** Of the plotting area; 40 at the left and 36 below are for the numbers. */
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly points: readonly LogPoint[];
  /** The points of the law, joined by a line. */
  readonly law?: readonly LogPoint[];
  readonly lawLabel?: string;
  /** Points lie above the law: its label stands below it. */
  readonly lawBelow?: boolean;
  /** Ringed, with its label (rich text). */
  readonly current?: LogPoint & { readonly label: string };
  readonly from: LogPoint;
  readonly to: LogPoint;
  readonly ticks: readonly { readonly n: number; readonly label: string }[];
  readonly lines: readonly { readonly size: number; readonly label: string }[];
  /** Name of the count. */
  readonly axis?: string;
}

/** A <g>; `from` is the corner of the smallest count and size, `to` of the largest. Sizes of 0 have no place and are left out. */
export function logLog(options: LogLog): Branch {
  const {
    width,
    height,
    x = 0,
    y = 0,
    points,
    law = [],
    lawLabel,
    lawBelow,
    current,
    from,
    to,
    ticks,
    lines,
    axis,
  } = options;
  const share = (value: number, a: number, b: number): number => Math.log(value / a) / Math.log(b / a);
  const toX = (n: number): number => round(share(n, from.n, to.n) * width);
  const toY = (size: number): number => round((1 - share(size, from.size, to.size)) * height);
  const shown = points.filter(({ size }) => size > 0);
  const path = law.filter(({ size }) => size > 0).map(({ n, size }) => `${toX(n)} ${toY(size)}`);
  const middle = law[Math.floor((law.length * (lawBelow ? 2 : 1)) / 3)];
  return s(
    'g',
    { class: 'log-log', transform: `translate(${round(x)} ${round(y)})` },
    ...lines.map(({ size }) => s('path', { class: 'gr', d: `M0 ${toY(size)}H${width}` })),
    ...lines.map(({ size, label }) => text(-8, toY(size) + 4, 'e s', label)),
    ...ticks.map(({ n, label }) => text(toX(n), height + 30, 'm s', label)),
    axis !== undefined && text(width + 18, height + 30, 'd', axis),
    path.length > 1 && s('path', { class: 'law', d: `M${path.join('L')}` }),
    lawLabel !== undefined && middle && lawName(toX(middle.n), toY(middle.size), lawLabel, lawBelow),
    ...shown.map(({ n, size }) => s('circle', { class: 'ink', cx: toX(n), cy: toY(size), r: 3.5 })),
    current && current.size > 0 && s('circle', { class: 'now', cx: toX(current.n), cy: toY(current.size), r: 6 }),
    current && current.size > 0 && currentName(toX(current.n), toY(current.size), current.label),
  );
}

const lawName = (x: number, y: number, label: string, below = false): Branch =>
  below ? richText(x - 8, y + 18, label, 'e s') : richText(x + 10, y - 8, label, 's');

/** Left of the ring and below the falling points; at the left end, where the label has no room, right of it. */
const currentName = (x: number, y: number, label: string): Branch =>
  x < 45 ? richText(x + 12, y - 2, label, 'fb') : richText(x - 10, y + 20, label, 'e fb');
