/**
 * The frame of a drawing. Geometry is in units of 1/16 em: the svg's size is written in em, so a larger text size enlarges the
 * picture with its text, and nothing is ever scaled to fit.
 */
import { widthOf } from './measure.ts';
import { formulaSvg, richSvg } from './rich.ts';
import { type Branch, s, type Tree } from './tree.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The figure's name in words. Empty: decoration, hidden from screen readers. */
  readonly label: string;
  /** true when something inside takes the focus (heat cursors, dials); otherwise the picture is one image. */
  readonly interactive?: boolean;
  readonly class?: string;
}

/** An svg of the given size. */
export function picture({ width, height, label, interactive, class: more }: Picture, ...children: Tree[]): Branch {
  const spoken =
    label === '' ? { 'aria-hidden': 'true' } : { role: interactive ? 'group' : 'img', 'aria-label': label };
  return s(
    'svg',
    {
      class: more ? `pic ${more}` : 'pic',
      viewBox: `0 0 ${width} ${height}`,
      width: `${width / 16}em`,
      height: `${height / 16}em`,
      direction: 'ltr',
      focusable: 'false',
      ...spoken,
    },
    ...children,
  );
}

/** Children moved to (x, y). */
export const place = (x: number, y: number, ...children: Tree[]): Branch =>
  s('g', { transform: `translate(${round(x)} ${round(y)})` }, ...children);

/**
 * Text at (x, y) (baseline), for eyes: read aloud, the letters of a picture are a heap, and its name, its sentence and its table say the
 * same in order. Classes of the stylesheet: m middle, e end; s secondary, d tertiary; fb bold, fi italic, pz teal,
 * rz residual; tk token, f formula (17), t13 size 13.
 */
export const text = (x: number, y: number, className: string, ...children: Tree[]): Branch =>
  s('text', { 'aria-hidden': 'true', x: round(x), y: round(y), class: className || null }, ...children);

/** The name of a matrix or an operation, a formula centred at x. */
export const formulaText = (x: number, y: number, source: string, className = 'f m'): Branch =>
  text(x, y, className, formulaSvg(source));

/** Rich text inside a picture. */
export const richText = (x: number, y: number, source: string, className = ''): Branch =>
  text(x, y, className, richSvg(source));

/** The word of an axis, underlined in its role: solid for queries, dashed for keys. `end`: it ends at x. */
export function axisWord(x: number, y: number, word: string, role: 'q' | 'k', end = false): Branch {
  // In 12 pixels without serifs, which are narrower than widthOf() allows for.
  const length = widthOf(word, 11);
  const from = round(end ? x - length : x);
  return s(
    'g',
    {},
    text(x, y, `${end ? 'e ' : ''}axis-${role}`, word),
    s('path', { class: `axis-line ${role}`, d: `M${from} ${round(y) + 4}h${round(length)}` }),
  );
}

/** A straight ink arrow, e.g. from a matrix to the next. */
export const arrow = (x1: number, y1: number, x2: number, y2: number): Branch =>
  s('path', { d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, class: 'ln', 'marker-end': 'url(#arrow)' });

/** Two decimals are finer than any screen and keep trees short and equal. */
export const round = (value: number): number => Math.round(value * 100) / 100;
