/**
 * Curves of values in [-1, 1] along an axis that other pictures share: downwards (rows of a table) or rightwards (its columns). One
 * place along the axis can be ringed on every curve.
 */
import type { LineStyle } from './curves.ts';
import { round, text } from './picture.ts';
import { type Branch, s } from './tree.ts';

export interface Track {
  readonly key: string;
  readonly values: readonly number[];
  readonly style: LineStyle;
}

export interface Tracks {
  readonly tracks: readonly Track[];
  /** true: along means rightwards, with 1 at the top. */
  readonly transposed: boolean;
  /** Size of one place along the axis, and from -1 to 1 across it. */
  readonly along: number;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly ringed: number;
  /** Names of -1, 0 and 1. */
  readonly labels: readonly [low: string, zero: string, high: string];
}

/** The outer names stay inside, away from the neighbours' axes. */
const anchors = ['', 'm', 'e'];

export function tracks(options: Tracks): Branch {
  const { transposed, along, size, ringed, labels } = options;
  const length = along * (options.tracks[0]?.values.length ?? 0);
  const across = (value: number): number => round(((transposed ? 1 - value : 1 + value) / 2) * size);
  const point = (k: number, value: number): readonly [number, number] => {
    const place = round((k + 0.5) * along);
    return transposed ? [place, across(value)] : [across(value), place];
  };
  const line = (value: number): string =>
    transposed ? `M0 ${across(value)}H${length}` : `M${across(value)} 0V${length}`;
  const path = ({ values }: Track): string =>
    values.map((value, k) => `${k ? 'L' : 'M'}${point(k, value).join(' ')}`).join('');
  return s(
    'g',
    { class: 'tracks', transform: `translate(${round(options.x)} ${round(options.y)})` },
    s('path', { class: 'gr', d: line(-1) + line(1) }),
    s('path', { class: 'lg', d: line(0) }),
    ...labels.map((label, k) =>
      transposed
        ? text(-8, across(k - 1) + 4, 'e s', label)
        : text(across(k - 1), length + 17, `${anchors[k]} s`.trim(), label),
    ),
    ...options.tracks.map((track) => s('path', { class: `curve ${track.style}`, d: path(track), key: track.key })),
    ...options.tracks.map(({ key, values, style }) => {
      const [cx, cy] = point(ringed, values[ringed] ?? 0);
      return s('circle', {
        class: style.startsWith('position') ? 'ring-at pos' : 'ring-at',
        cx,
        cy,
        r: 4,
        key: `at ${key}`,
      });
    }),
  );
}

/** A short piece of the line and its name, for a key under the curves. */
export const trackKey = (x: number, y: number, length: number, style: LineStyle, label: string): Branch =>
  s(
    'g',
    {},
    s('path', { class: `curve ${style}`, d: `M${round(x)} ${round(y) - 4}h${length}` }),
    text(x + length + 5, y, 's', label),
  );
