/** The permutation P drawn: the path of each column from its old place to its new one. */
import { round } from './picture.ts';
import { type Branch, s } from './tree.ts';

export interface Braid {
  /** order[k] is the old place of what now stands at k. */
  readonly order: readonly number[];
  /** Centre of the first column and distance of columns. */
  readonly x: number;
  readonly cellWidth: number;
  /** From the lower edge above to the upper edge below. */
  readonly top: number;
  readonly bottom: number;
  /** Tokens are rows (D2L): the braid runs from left (`top`) to right (`bottom`), `x` and `cellWidth` are vertical. */
  readonly sideways?: boolean;
}

/** More strands than this do not glide: each step of a drag would lay them all out again, frame after frame. */
const mostGliding = 16;

/** Fixed columns grey and straight, moved ones in ink with an arrow, drawn over the fixed ones. */
export function braid({ order, x, cellWidth, top, bottom, sideways = false }: Braid): Branch {
  const centre = (k: number): number => round(x + k * cellWidth);
  const bend = (share: number): number => round(top + share * (bottom - top));
  const point = (across: number, along: number): string => (sideways ? `${along} ${across}` : `${across} ${along}`);
  const strand = (from: number, to: number): string =>
    `M${point(centre(from), top)}C${point(centre(from), bend(0.55))} ${point(centre(to), bend(0.45))} ${point(centre(to), bottom)}`;
  // By old place: the nodes keep their order and glide.
  const paths = order.map((from, to) => ({ from, to, d: strand(from, to) })).sort((a, b) => a.from - b.from);
  return s(
    'g',
    { class: order.length > mostGliding ? 'braid many' : 'braid', 'aria-hidden': 'true' },
    ...paths
      .filter(({ from, to }) => from === to)
      .map(({ d, from }) => s('path', { class: 'fixed', d, key: `${from}` })),
    ...paths
      .filter(({ from, to }) => from !== to)
      .map(({ d, from }) => s('path', { class: 'moved', d, 'marker-end': 'url(#arrow)', key: `${from}` })),
  );
}
