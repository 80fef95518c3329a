/**
 * The weights that an experiment draws from its seed (engine/experiments/drawn_layer.cpp), as literals, bit for bit. The engine draws
 * them from seeds of 64 bits and offers draws from seeds below 2^53 only; but its generator moves its state by a constant step, so
 * that a state below 2^53 lies some thousand draws before any other, and what follows it is the same.
 */
import type { Matrix } from '../../engine/api.ts';
import type { PageEngine } from '../../engine/page.ts';
import { float, tensor } from './literals.ts';

const step = 0x9e3779b97f4a7c15n;
const unsigned = (value: bigint): bigint => BigInt.asUintN(64, value);

/** splitmix64's finalizer. */
function mix(state: bigint): bigint {
  const first = unsigned((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
  const second = unsigned((first ^ (first >> 27n)) * 0x94d049bb133111ebn);
  return second ^ (second >> 31n);
}

/** As engine/dropout/random.cpp: FNV-1a of the purpose, mixed with the seed's first draw. */
export function derivedSeed(seed: number, purpose: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(purpose)) hash = unsigned((hash ^ BigInt(byte)) * 0x100000001b3n);
  return mix(hash ^ mix(unsigned(BigInt(seed) + step)));
}

/** The seed of a table that is drawn for a purpose: one that a double holds. */
export const tableSeed = (seed: number, purpose: string): number => Number(derivedSeed(seed, purpose) >> 11n);

export interface Draw {
  readonly rows: number;
  readonly cols: number;
  /** Standard deviation. */
  readonly std: number;
  readonly seed: bigint;
}

/** A map of the drawn layer: N(0, 1 / sqrt(rows)). */
export const mapOf = (seed: number, purpose: string, inner: number, outer: number): Draw => ({
  rows: inner,
  cols: outer,
  std: 1 / Math.sqrt(inner),
  seed: derivedSeed(seed, purpose),
});

export function drawnMatrix(engine: PageEngine, { rows, cols, std, seed }: Draw): Matrix {
  let state = unsigned(seed);
  let before = 0;
  // A normal number takes two draws.
  for (; state >= 2n ** 53n; ++before) state = unsigned(state - 2n * step);
  const { data } = engine.learnedTable({ rows: before + rows * cols, width: 1, seed: Number(state), std });
  return { rows, cols, data: data.slice(before) };
}

/** More numbers than these are drawn by the script itself: the same ones, up to the last digit of a logarithm and a cosine. */
export const mostLiterals = 16384;
export const isLong = ({ rows, cols }: Pick<Draw, 'rows' | 'cols'>): boolean => rows * cols > mostLiterals;

/** name = a tensor; `drawn` says whether the script needs `normals` for it. */
export function drawnTensor(engine: PageEngine, name: string, draw: Draw): { code: string; drawn: boolean } {
  if (!isLong(draw)) return { code: tensor(name, drawnMatrix(engine, draw)), drawn: false };
  const { rows, cols, std, seed } = draw;
  const code = `${name} = normals(${rows}, ${cols}, seed=${BigInt.asIntN(64, seed)}, std=${float(std)})`;
  return { code, drawn: true };
}
