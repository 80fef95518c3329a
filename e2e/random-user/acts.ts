/**
 * What a random user does, as plain data: a kind and five numbers from 0 to 1, from which the kind takes what it needs when its turn
 * comes. So a seed gives the same list every time, and a list with some acts left out is still a list.
 */
import type { hands } from './hands.ts';

export interface Act {
  readonly kind: string;
  readonly draws: readonly number[];
  /** What it was done to, once it was done: a shorter list does it to the same thing. */
  readonly on?: string;
}

/** Numbers from 0 to 1: splitmix32. */
export function drawer(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last + 0x9e3779b9) | 0;
    let z = Math.imul(last ^ (last >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(list: readonly T[], draw: number): T => list[Math.floor(draw * list.length)] as T;

/** How often each is done, beside the others. */
const weights: Readonly<Record<keyof typeof hands, number>> = {
  click: 34,
  type: 14,
  key: 18,
  drag: 7,
  touch: 6,
  wheel: 2,
  choose: 3,
  resize: 4,
  media: 3,
  paper: 1,
  attribute: 4,
  remove: 2,
  history: 3,
  address: 2,
  reload: 1,
  file: 3,
  restore: 3,
};

export function actsOf(seed: number, count: number): Act[] {
  const draw = drawer(seed);
  const often = Object.entries(weights).flatMap(([kind, weight]) => Array<string>(weight).fill(kind));
  const act = (): Act => ({ kind: pick(often, draw()), draws: Array.from({ length: 5 }, draw) });
  return Array.from({ length: count }, act);
}

/** Where a walk begins. */
export const openings = {
  unit: ['index.html'],
  embed: ['permute', 'shift', 'overflow', 'mode', 'explorer', 'placement', 'deck', 'closed-book', 'bugs'].flatMap(
    (id) => [`embed.html?experiment=${id}`, `embed.html?experiment=${id}&steps=run`],
  ),
} as const;
