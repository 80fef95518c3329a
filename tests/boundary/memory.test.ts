// Nothing leaks, nothing goes stale, nothing is allocated for a refused result. On an instance of its own, to see its memory.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { engineOf } from '../../web/src/engine/adapter.ts';
import { functionNames } from '../../web/src/engine/index.ts';
import { startModule } from '../../web/src/engine/load.ts';
import factory from '../../web/src/engine/wasm/engine.js';
import { refusal } from '../refusal.ts';
import { matrix, samples } from './samples.ts';

const wasm = await readFile(new URL('../../web/src/engine/wasm/engine.wasm', import.meta.url));
const module = await startModule(factory, await WebAssembly.compile(wasm));
const engine = engineOf(module, functionNames, true);
const anyEngine = engine as unknown as Record<string, (options: unknown) => unknown>;

const state = () => ({ bytes: module.HEAPU8.length, handles: module.count_emval_handles() });

test('10,000 calls, good and bad, leave memory and handles as they were', { timeout: 60_000 }, () => {
  const names = Object.entries(samples);
  const round = () => {
    for (const [name, { options }] of names) {
      anyEngine[name]?.(options);
      refusal(() => anyEngine[name]?.({ ...options, colour: 1 }));
    }
    engine.alibiSlopes(12);
  };
  for (let i = 0; i < 20; ++i) round();
  const before = state();
  for (let calls = 0; calls < 10_000; calls += 2 * names.length + 1) round();
  expect(state()).toEqual(before);
});

test('results are copies: memory that grows or is used again leaves them alone', () => {
  const first = engine.sinusoidalTable({ rows: 100, width: 8 });
  const kept = first.data.slice();
  const before = module.HEAPU8.length;
  const large = engine.sinusoidalTable({ rows: 40_000, width: 128 });
  expect(module.HEAPU8.length).toBeGreaterThan(before);
  expect(first.data).toEqual(kept);
  expect(first.data.buffer).not.toBe(module.HEAPU8.buffer);
  expect(large.data.subarray(0, 2)).toEqual(Float64Array.of(0, 1));
});

test('a result over the limit is refused before it is allocated', () => {
  const before = module.HEAPU8.length;
  expect(refusal(() => engine.sinusoidalTable({ rows: 100_000, width: 100_000 })).code).toBe('too-large');
  expect(refusal(() => engine.learnedTable({ rows: 2 ** 25, width: 2, seed: 1 })).code).toBe('too-large');
  expect(refusal(() => engine.embed({ words: Array(2000).fill('a'), width: 2 ** 15, seed: 1 })).code).toBe('too-large');
  const tall = { rows: 8192, cols: 1, data: new Float64Array(8192) };
  const one = { rows: 1, cols: 1, data: Float64Array.of(1) };
  expect(refusal(() => engine.attention({ tokens: tall, Wq: one, Wk: one, Wv: one })).code).toBe('too-large');
  expect(module.HEAPU8.length - before).toBeLessThan(2 ** 20);
});

test('arguments are read as they are: views into other buffers, Float32Array, and never written', () => {
  const wide = matrix(4, 4);
  const view = { rows: 2, cols: 4, data: new Float64Array(wide.data.buffer, 32, 8) };
  const copy = { rows: 2, cols: 4, data: wide.data.slice(4, 12) };
  const kept = wide.data.slice();
  expect(engine.layerNorm({ tokens: view })).toEqual(engine.layerNorm({ tokens: copy }));
  expect(wide.data).toEqual(kept);

  const narrow = { rows: 2, cols: 4, data: Float32Array.from({ length: 10 }, (_, i) => i / 8).subarray(2) };
  const widened = { ...narrow, data: Float64Array.from(narrow.data) };
  expect(engine.layerNorm({ tokens: narrow })).toEqual(engine.layerNorm({ tokens: widened }));

  const ids = Int32Array.of(9, 9, -3, 200).subarray(2);
  expect([...engine.t5Bucket({ offsets: ids, bidirectional: true })]).toEqual([3, 31]);
  const keep = Uint8Array.of(9, 1, 0, 0, 1, 1, 0, 0, 1).subarray(1);
  const { dropped } = engine.dropout({ tokens: copy, rate: 0.5, mode: 'train', seed: 0, keep });
  expect([...dropped]).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
});
