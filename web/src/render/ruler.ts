/**
 * The log ruler, one for every law: a zero post, a gap, then 10^−17 to 10; the rounding zone is dotted and ends at the report's
 * tolerance. The learner's guess, earlier runs and the present result stand on it. The lollipops share its axis.
 */
import type { Numbers } from './numbers.ts';
import { place, richText, round, text } from './picture.ts';
import { type Branch, s, type Tree } from './tree.ts';

export interface LogAxis {
  /** Where a size stands; 0 is the post at the left, everything outside is at the nearest end. */
  x(size: number): number;
  readonly start: number;
  readonly end: number;
}

const lowest = -17;
const highest = 1;
const postX = 8;
const axisStart = 34;

export function logAxis(width: number, lo = lowest, hi = highest): LogAxis {
  const x = (size: number): number => {
    if (size === 0) return postX;
    const share = (Math.log10(Math.abs(size)) - lo) / (hi - lo);
    return round(axisStart + Math.max(0, Math.min(1, share)) * (width - axisStart));
  };
  return { x, start: axisStart, end: width };
}

export interface Mark {
  readonly number: number;
  readonly size: number;
}

export interface Ruler {
  readonly width: number;
  readonly numbers: Numbers;
  readonly tolerance: number;
  readonly words: { readonly you: string; readonly roundingOnly: string; readonly realChange: string };
  /** The learner's size guess; null: none. */
  readonly guess?: number | null;
  /** The present run. `label` is printed above (rich text), by default the size when the law is broken. */
  readonly result?: (Mark & { readonly holds: boolean; readonly label?: string }) | null;
  /** Earlier runs; those that would overlap a later mark are left out. */
  readonly past?: readonly Mark[];
  /** Where the axis line stands, 40 leaves room for the guess. */
  readonly y?: number;
}

/** Height of the ruler with its labels. */
export const rulerHeight = 90;

/** A <g>, `width` wide and 90 high, for a picture(). */
export function ruler(options: Ruler): Branch {
  const { width, tolerance, words, guess = null, result = null, past = [], y = 40, numbers } = options;
  const axis = logAxis(width);
  // Tolerance 0 has no zone.
  const zoneEnd = Math.max(axis.start, axis.x(tolerance));
  return s(
    'g',
    { class: 'ruler' },
    s('rect', { class: 'rounding', x: axis.start, y: y - 5, width: round(zoneEnd - axis.start), height: 10 }),
    s('path', { class: 'ln', d: `M${zoneEnd} ${y}H${width}M${postX} ${y - 5}V${y + 5}M2 ${y}H14` }),
    ticks(axis, y, numbers, zoneEnd),
    zoneEnd > axis.start && text(axis.start + 2, y + 43, 'd', words.roundingOnly),
    text(width, y + 43, 'd e', words.realChange),
    ...apart(past, result, axis).map((mark) => pastMark(axis.x(mark.size), y, mark.number)),
    guess !== null && guessMark(axis.x(guess), y, words.you),
    result &&
      resultMark(axis, y, { ...result, label: result.label ?? (result.holds ? '' : numbers.size(result.size)) }, guess),
  );
}

/** Ticks every four decades with their powers, and 0 under the post. One that would touch the end of the zone has its power only. */
function ticks(axis: LogAxis, y: number, numbers: Numbers, zoneEnd: number): Branch {
  const exponents = [-16, -12, -8, -4, 0];
  const free = exponents.map((e) => axis.x(10 ** e)).filter((x) => Math.abs(x - zoneEnd) >= 5);
  return s(
    'g',
    {},
    s('path', { class: 'ln', d: free.map((x) => `M${x} ${y - 4}V${y + 4}`).join('') }),
    text(postX, y + 25, 'm s', '0'),
    ...exponents.map((e) => richText(axis.x(10 ** e), y + 25, numbers.power(e), 'm s')),
  );
}

/** The newest stay; what would touch a mark already there is hidden (the run table keeps it). */
function apart(past: readonly Mark[], result: Mark | null, axis: LogAxis): Mark[] {
  const taken = result ? [axis.x(result.size)] : [];
  const shown: Mark[] = [];
  for (const mark of [...past].reverse()) {
    const x = axis.x(mark.size);
    if (mark.number === result?.number || taken.some((other) => Math.abs(other - x) < 17)) continue;
    taken.push(x);
    shown.push(mark);
  }
  return shown.reverse();
}

const pastMark = (x: number, y: number, number: number): Branch =>
  s('g', { class: 'past' }, s('circle', { cx: x, cy: y, r: 7.5 }), text(x, y + 4, 'm t11', String(number)));

const guessMark = (x: number, y: number, word: string): Branch =>
  s('g', { class: 'guess' }, s('path', { d: `M${x} ${y - 10}l-6 -10h12z` }), text(Math.max(x, 11), y - 25, 'm', word));

/** The mark comes once from the guess to its place (an animation of the stylesheet, from --from). */
function resultMark(
  axis: LogAxis,
  y: number,
  result: Mark & { holds: boolean; label: string },
  guess: number | null,
): Tree {
  const x = axis.x(result.size);
  const labelX = Math.max(24, Math.min(axis.end - 16, x));
  const at = (position: number): string => `translate(${position}px, ${y}px)`;
  const style = { transform: at(x), '--from': at(axis.x(guess ?? result.size)) };
  return s(
    'g',
    { class: result.holds ? 'result holds' : 'result broken' },
    s(
      'g',
      { class: guess === null ? 'mark' : 'mark arrives', style },
      s('circle', { r: 9 }),
      text(0, 4.2, 'm fb', String(result.number)),
    ),
    result.label !== '' && richText(labelX, y - 16, result.label, 'm fb t13'),
  );
}

/** Places a ruler in a picture. */
export const rulerAt = (x: number, y: number, options: Ruler): Branch => place(x, y, ruler(options));
