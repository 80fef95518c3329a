/**
 * Orders of tokens: order[place] = old index of the token now there. Pure list work; whether what was typed is an order is the
 * engine's to say.
 */
type Typed = readonly (number | string)[];

const identity = (tokens: number): number[] => Array.from({ length: tokens }, (_, place) => place);

/** The engine's default as well (a test compares them): a turn of three tokens, never its own inverse from three tokens on. */
export function defaultOrder(tokens: number): number[] {
  const order = identity(tokens);
  if (tokens < 2) return order;
  if (tokens === 2) return [1, 0];
  const first = tokens === 3 ? 0 : 1;
  order[first] = tokens - 1;
  order[first + 1] = first;
  order[tokens - 1] = first + 1;
  return order;
}

/** What was typed, if it lists every index once; else the default, to have something to move. */
export function usable(order: Typed, tokens: number): number[] {
  const seen = new Set(order);
  const complete = order.length === tokens && identity(tokens).every((index) => seen.has(index));
  return complete ? (order as number[]).slice() : defaultOrder(tokens);
}

export function moved(order: readonly number[], from: number, to: number): number[] {
  const rest = order.filter((_, place) => place !== from);
  const token = order[from];
  if (token === undefined || to < 0 || to >= order.length) return order.slice();
  return [...rest.slice(0, to), token, ...rest.slice(to)];
}

const selfInverse = (order: readonly number[]): boolean => order.every((old, place) => order[old] === place);
const same = (a: readonly number[], b: readonly number[]): boolean => a.every((old, place) => b[place] === old);

/** 32 random bits from 32 bits (mulberry32). */
function scramble(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}

/**
 * Another order, the same one for the same seed and present order: drawing twice gives two different orders, and undoing and
 * drawing again gives the same. From three tokens on never its own inverse.
 */
export function randomOrder(present: readonly number[], seed: number): number[] {
  const tokens = present.length;
  if (tokens < 3) return present.slice().reverse();
  let state = present.reduce((hash, old) => scramble(hash + old + 1), scramble(seed + 0x9e3779b9));
  for (;;) {
    const order = identity(tokens);
    for (let last = tokens - 1; last > 0; last--) {
      state = scramble(state + 0x6d2b79f5);
      const other = state % (last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    if (!selfInverse(order) && !same(order, present)) return order;
    state = scramble(state + 1);
  }
}
