/** The one axis of positions that slider, input bar and stored table share. Geometry only. */

export interface Axis {
  readonly width: number;
  readonly reach: number;
  /** Where `count` rows end. */
  x(count: number): number;
}

export function axisOf(width: number, reach: number): Axis {
  return { width, reach, x: (count) => (count / reach) * width };
}

const steps = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000];

/** Round positions, at most ten and at least 60 apart, without those whose number would touch the label at `limit` of the given half width. */
export function ticksOf(axis: Axis, limit: number, limitHalf: number): number[] {
  const step = steps.find((size) => axis.x(size) >= Math.max(60, axis.width / 10)) ?? 1000;
  const at = limitAt(axis, limit, limitHalf);
  const ticks: number[] = [];
  for (let value = 0; value <= axis.reach; value += step) {
    if (Math.abs(tickAt(axis, value) - at) > limitHalf + 24) ticks.push(value);
  }
  return ticks;
}

/** Centre of a label, kept inside the picture. */
export const limitAt = (axis: Axis, limit: number, half: number): number =>
  Math.max(half, Math.min(axis.width - half, axis.x(limit)));

export const tickAt = (axis: Axis, value: number): number => Math.max(4, Math.min(axis.width - 16, axis.x(value)));
