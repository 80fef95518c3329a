/**
 * A pair of positions for the ear. The clock's angle is the pitch, and a full turn is an octave, so that twelve o'clock comes back after
 * it. The second tone lies the turn of the offset above the first: the same interval wherever the first one is, as the law says.
 */

/** Of twelve o'clock, in hertz: the A below middle C. Two octaves above it are the most. */
const lowest = 220;

const octaves = (radians: number): number => {
  const turns = radians / (2 * Math.PI);
  return turns - Math.floor(turns);
};

/** In hertz, of the hands at i and where the turn leads; both in radians clockwise. */
export function tonesOf(angle: number, turn: number): readonly [number, number] {
  const first = lowest * 2 ** octaves(angle);
  return [first, first * 2 ** octaves(turn)];
}
