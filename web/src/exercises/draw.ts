/** Choices that a seed makes: the same seed, the same numbers on a card. What follows from the numbers is the engine's to say. */

/** 32 random bits from 32 bits (mulberry32). */
function scramble(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}

export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from `from` to `to`. */
  whole(from: number, to: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    return from + (scramble(this.#state) % (to - from + 1));
  }

  one<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T;
  }

  order(length: number): number[] {
    const order = Array.from({ length }, (_, place) => place);
    for (let last = length - 1; last > 0; last--) {
      const other = this.whole(0, last);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return order;
  }

  /** Draws until it fits; what is drawn must fit often. */
  until<T>(draw: () => T, fits: (drawn: T) => boolean): T {
    for (;;) {
      const drawn = draw();
      if (fits(drawn)) return drawn;
    }
  }
}
