// Races of compiled programs: the engine's kernel and Eigen, as wide as WebAssembly's SIMD. One run of the program is one turn.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, firstLine } from '../../../scripts/lib/run.mjs';
import { buildFolder, nativeProgram } from '../build.mjs';
import { drawNumbers } from '../problem.mjs';
import { requireEqual } from '../race.mjs';

export const nativeNames = ['kernel, native', 'Eigen, native'];

const input = join(buildFolder, 'input.f32');
const output = join(buildFolder, 'output.f32');

/** [{ name, ms, error }] of kernel and Eigen. */
export function nativeRound({ n, width, heads }, expected, budget) {
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(input, drawNumbers({ n, width }));
  const line = firstLine(nativeProgram, [n, width, heads, budget, input, output].map(String));
  if (!line) throw new Failure(`${nativeProgram} failed`);
  const { buffer, byteOffset, length } = readFileSync(output);
  const numbers = new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  return line.split(' ').map((ms, k) => ({
    name: nativeNames[k],
    ms: Number(ms),
    error: requireEqual(nativeNames[k], numbers.subarray(k * n * width, (k + 1) * n * width), expected),
  }));
}
