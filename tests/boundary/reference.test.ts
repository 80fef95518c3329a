/** Every scheme, mask, placement and precision against PyTorch: tests/fixtures/make_reference.py made the numbers and says how. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../web/src/engine/adapter.ts';
import { functionNames, loadEngine, toPlain } from '../../web/src/engine/index.ts';
import factoryWithoutWasm from '../../web/src/engine/wasm/engine-without-wasm.js';

interface Case {
  readonly name: string;
  readonly function: string;
  readonly options: unknown;
  readonly expected: unknown;
}

const text = readFileSync(new URL('../fixtures/reference.json', import.meta.url), 'utf8');
const { cases } = JSON.parse(text) as { cases: Case[] };
const engines = [
  ['as WebAssembly', await loadEngine()],
  ['without it', engineOf(await factoryWithoutWasm(), functionNames, false)],
] as const;

/** Sums of at most some dozen products of size about 1; a float32 stack of layers multiplies its rounding. */
const tolerance = { float64: 1e-12, float32: 4e-6 };
/** Angles in float32, as D2L's class computes them, give PyTorch's table almost to the bit. */
const float32Table = 1e-6;

/** The recipes of tests/fixtures/arrays.py. */
function expand(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { matrix, vector, int32, bytes } = value as Record<string, number[]>;
  if (matrix) return { rows: matrix[0], cols: matrix[1], data: wave(matrix) };
  if (vector) return wave([1, ...vector]);
  if (int32) return Int32Array.from(int32);
  if (bytes) return Uint8Array.from(bytes);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, expand(part)]));
}

function wave([rows = 0, cols = 0, phase = 0, size = 0]: number[]): Float64Array {
  return Float64Array.from({ length: rows * cols }, (_, i) => {
    const r = Math.floor(i / cols);
    const c = i % cols;
    return Math.round(1024 * size * Math.sin(phase + 0.9 * r + 0.4 * c + 0.25 * r * c)) / 1024;
  });
}

/** What is expected stands in `actual`, which may have more fields; numbers within the tolerance, relative to max(1, |number|). */
function expectWithin(actual: unknown, expected: unknown, limit: number, path: string): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    if (!(Math.abs(actual - expected) <= limit * Math.max(1, Math.abs(expected))))
      expect.fail(`${path}: ${actual}, PyTorch says ${expected}`);
  } else if (typeof expected === 'object' && expected !== null && typeof actual === 'object' && actual !== null) {
    if (Array.isArray(expected)) expect(actual, path).toHaveLength(expected.length);
    for (const [name, part] of Object.entries(expected))
      expectWithin((actual as Record<string, unknown>)[name], part, limit, `${path}.${name}`);
  } else {
    expect(actual, path).toEqual(expected);
  }
}

test('there are at least 300 cases, each with a name of its own', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

describe.each(engines)('%s', (_, engine) => {
  test.each(cases)('$name', ({ function: name, options, expected }) => {
    const call = (engine as unknown as Record<string, (options: unknown) => unknown>)[name];
    const { precision = 'float64' } = Object(options) as { precision?: keyof typeof tolerance };
    const limit = name === 'sinusoidalTable' ? Math.min(float32Table, tolerance[precision]) : tolerance[precision];
    expectWithin(toPlain(call?.(expand(options))), expected, limit, name);
  });
});
