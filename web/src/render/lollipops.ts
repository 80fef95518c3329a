/** Several sizes on the ruler's axis, one per line: a hollow head where the law holds, a filled one in residual colour where not. */
import type { Numbers } from './numbers.ts';
import { richText, round, text } from './picture.ts';
import { logAxis } from './ruler.ts';
import { type Branch, s } from './tree.ts';

export interface Lollipop {
  readonly key: string;
  readonly size: number;
  readonly holds: boolean;
}

export interface Lollipops {
  readonly width: number;
  /** Distance of the lines; 30 in the scheme comparison. The first head stands at rowHeight / 2. */
  readonly rowHeight: number;
  readonly tolerance: number;
  readonly numbers: Numbers;
  readonly words: { readonly roundingOnly: string; readonly realChange: string };
  /** null: the line stays empty, for something else to be said there. */
  readonly items: readonly (Lollipop | null)[];
}

/** Height with the axis and its labels. */
export const lollipopsHeight = (rows: number, rowHeight: number): number => rows * rowHeight + 36;

/** A <g> for a picture(). The row labels and the sizes in figures stand beside it, in the HTML rows or as text of the view. */
export function lollipops({ width, rowHeight, tolerance, numbers, words, items }: Lollipops): Branch {
  const axis = logAxis(width);
  const bottom = items.length * rowHeight;
  const exponents = [-16, -12, -8, -4, 0];
  return s(
    'g',
    { class: 'lollipops' },
    s('rect', {
      class: 'rounding plain',
      x: axis.start,
      y: 0,
      width: round(axis.x(tolerance) - axis.start),
      height: bottom,
    }),
    s('path', { class: 'gr', d: [-8, -4, 0].map((e) => `M${axis.x(10 ** e)} 0V${bottom}`).join('') }),
    s('path', { class: 'lg', d: `M${axis.x(0)} 0V${bottom}M${axis.x(tolerance)} 0V${bottom}` }),
    s('path', { class: 'ln', d: `M2 ${bottom}H14M${axis.start} ${bottom}H${width}` }),
    text(axis.x(0), bottom + 17, 'm s', '0'),
    ...exponents.map((e) => richText(axis.x(10 ** e), bottom + 17, numbers.power(e), 'm s')),
    text(axis.start + 2, bottom + 33, 'd', words.roundingOnly),
    text(width, bottom + 33, 'd e', words.realChange),
    ...items.map((item, row) => {
      if (item === null) return null;
      const { key, size, holds } = item;
      const y = round((row + 0.5) * rowHeight);
      const x = axis.x(size);
      return s(
        'g',
        { class: holds ? 'result holds' : 'result broken', key },
        s('path', { d: `M${axis.x(0)} ${y}H${x}` }),
        s('circle', { cx: x, cy: y, r: 6.5 }),
      );
    }),
  );
}
