/** Sizes as marks on one logarithmic axis: equal ratios are equal steps. */
import { richText, round, text } from './picture.ts';
import { type Branch, s } from './tree.ts';

export interface LogMarks {
  readonly width: number;
  readonly x?: number;
  readonly y?: number;
  readonly sizes: ArrayLike<number>;
  /** Index of the mark that stands out, with its name; -1: none. */
  readonly chosen: number;
  readonly label: string;
  /** 10^exponent as rich text. */
  readonly power: (exponent: number) => string;
}

export const logMarksHeight = 76;
const [markTop, axisAt] = [22, 52];

/** A <g>; the axis reaches from the power of ten below the smallest size to that above the largest. */
export function logMarks({ width, x = 0, y = 0, sizes, chosen, label, power }: LogMarks): Branch {
  const logs = Array.from(sizes, (size) => Math.log10(size));
  const low = Math.floor(Math.min(...logs) + 1e-9);
  const high = Math.max(low + 1, Math.ceil(Math.max(...logs) - 1e-9));
  const toX = (log: number): number => round(((log - low) / (high - low)) * width);
  const every = Math.ceil((44 * (high - low)) / width);
  const decades = Array.from({ length: high - low + 1 }, (_, k) => low + k);
  const mark = (log: number): string => `M${toX(log)} ${markTop}V${axisAt}`;
  const at = logs[chosen];
  const end = at !== undefined && toX(at) > width / 2;
  return s(
    'g',
    { class: 'log-marks', transform: `translate(${round(x)} ${round(y)})` },
    s('path', { class: 'ln', d: `M0 ${axisAt}H${width}${decades.map((log) => `M${toX(log)} ${axisAt}v5`).join('')}` }),
    ...decades
      .filter((log) => (log - low) % every === 0)
      .map((log) => richText(toX(log), axisAt + 19, power(log), 'm s')),
    s('path', { class: 'marks', d: logs.map(mark).join('') }),
    at !== undefined && s('path', { class: 'mark chosen', d: `M${toX(at)} ${markTop - 6}V${axisAt}` }),
    at !== undefined && text(toX(at) + (end ? 3 : -3), markTop - 10, end ? 'e pz' : 'pz', label),
  );
}
