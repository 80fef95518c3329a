/** The legend of a colour map: its steps in a bar between the two ends of the scale; squares where there is no colour. */
import type { ColourMap } from './grid.ts';
import { round } from './picture.ts';
import { type Branch, h, s } from './tree.ts';

const barHeight = 10;

/** low and high are printed as given, e.g. scale('d', '−1.25', '1.25'). */
export function scale(map: ColourMap, low: string, high: string, width = 84): Branch {
  const steps =
    map === 'd'
      ? Array.from({ length: 21 }, (_, k) => `d${k - 10}`)
      : Array.from({ length: 11 }, (_, k) => `${map}${k}`);
  const step = width / steps.length;
  const bars = steps.map((name, k) =>
    s('rect', { class: name, x: round(k * step), width: round(step + 0.3), height: barHeight }),
  );
  const marks =
    map === 'd'
      ? ([
          [0.06, 7, 'sq hollow'],
          [0.27, 4, 'sq hollow'],
          [0.73, 4, 'sq'],
          [0.94, 7, 'sq'],
        ] as const)
      : ([
          [0.3, 4, 'sq'],
          [0.9, 7, 'sq'],
        ] as const);
  const squares = marks.map(([share, side, name]) =>
    s('rect', {
      class: name,
      x: round(share * width - side / 2),
      y: barHeight / 2 - side / 2,
      width: side,
      height: side,
    }),
  );
  return h(
    'span',
    { class: 'scale' },
    h('span', {}, low),
    s(
      'svg',
      { class: 'pic-inline', width, height: barHeight, 'aria-hidden': 'true', focusable: 'false' },
      ...bars,
      ...squares,
      s('rect', { class: 'fr', x: 0.5, y: 0.5, width: width - 1, height: barHeight - 1 }),
    ),
    h('span', {}, high),
  );
}
