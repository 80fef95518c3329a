// Nothing leaks, nothing goes stale, nothing is allocated for a refused result. On an instance of its own, to see its memory.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../web/src/engine/adapter.ts';
import type { AttentionResult } from '../../web/src/engine/api.ts';
import { functionNames } from '../../web/src/engine/index.ts';
import { startModule } from '../../web/src/engine/load.ts';
import factory from '../../web/src/engine/wasm/engine.js';
import { refusal } from '../refusal.ts';
import { experimentSamples } from './experiment-samples.ts';
import { matrix, samples } from './samples.ts';

const wasm = await readFile(new URL('../../web/src/engine/wasm/engine.wasm', import.meta.url));
const module = await startModule(factory, await WebAssembly.compile(wasm));
const engine = engineOf(module, functionNames, true);
const anyEngine = engine as unknown as Record<string, (options: unknown) => unknown>;

/** Where the next blocks of memory come to lie: somewhere else as soon as a single block has not been given back. */
function blocks(): number[] {
  const malloc = module._malloc as (bytes: number) => number;
  const free = module._free as (address: number) => void;
  const addresses = Array.from({ length: 300 }, (_, i) => malloc([16, 100, 1000, 10_000, 100_000][i % 5] as number));
  for (const address of addresses) free(address);
  return addresses;
}

function state() {
  blocks(); // the first ones cut free memory into pieces, which stay so
  return { bytes: module.HEAPU8.length, handles: module.count_emval_handles(), blocks: blocks() };
}

/** Runs often enough to make its memory first, then again, and finds it as it was. */
function expectNoLeak(round: () => void, rounds: number) {
  for (let i = 0; i < 20; ++i) round();
  const before = state();
  for (let i = 0; i < rounds; ++i) round();
  expect(state()).toEqual(before);
}

test('100,000 calls, good and bad, leave memory and handles as they were', { timeout: 300_000 }, () => {
  const names = Object.entries(samples);
  let refused = 0;
  const round = () => {
    for (const [name, { options }] of names) {
      anyEngine[name]?.(options);
      try {
        anyEngine[name]?.({ ...options, colour: 1 });
      } catch {
        ++refused;
      }
    }
    engine.alibiSlopes(12);
  };
  expectNoLeak(round, 100_000 / (2 * names.length + 1));
  expect(refused).toBeGreaterThan(45_000);
});

test('nor do the experiments', { timeout: 300_000 }, () => {
  const round = () => {
    for (const [name, { options, kinds }] of Object.entries(experimentSamples)) {
      anyEngine[name]?.(options);
      for (const option of Object.keys(kinds))
        refusal(() => anyEngine[name]?.({ ...options, [option]: Symbol('odd') }));
    }
  };
  expectNoLeak(round, 100);
});

/** Every way out of a function but the first: a refusal in the middle of the work, NaN that was asked for, a getter that throws. */
test('what goes wrong late gives its memory back', { timeout: 300_000 }, () => {
  const huge = { rows: 3, cols: 4, data: Float64Array.from({ length: 12 }, (_, i) => (i % 2 ? 1e200 : -1e200)) };
  const fails = {
    get tokens(): never {
      throw new Error('not today');
    },
  };
  const nothingAllowed = { mask: new Uint8Array(9), emptyRow: 'nan', headMasks: undefined, validLens: undefined };
  const { attention, encoder, layerNorm, maskedSoftmax } = samples;
  const round = () => {
    expect(refusal(() => anyEngine.attention?.({ ...attention.options, tokens: huge })).code).toBe('overflow');
    expect(refusal(() => anyEngine.encoder?.({ ...encoder.options, tokens: huge, norm: 'none' })).code).toBe(
      'overflow',
    );
    expect(refusal(() => engine.layerNorm({ tokens: huge })).code).toBe('overflow');
    const lost = { ...encoder.options, queryPositions: Int32Array.of(0, 1, 9) };
    expect(refusal(() => anyEngine.encoder?.(lost)).code).toBe('row-out-of-table');
    for (const [name, { options }] of Object.entries({ attention, encoder, layerNorm })) {
      refusal(() =>
        anyEngine[name]?.(Object.create(fails, Object.getOwnPropertyDescriptors({ ...options, tokens: undefined }))),
      );
      refusal(() => anyEngine[name]?.({ ...options, tokens: { rows: 3, cols: 4, data: Array(12).fill(0) } }));
    }
    const blind = anyEngine.attention?.({ ...attention.options, ...nothingAllowed }) as AttentionResult;
    expect(blind.output.data[0]).toBeNaN();
    anyEngine.encoder?.({ ...encoder.options, ...nothingAllowed });
    anyEngine.maskedSoftmax?.({ ...maskedSoftmax.options, mask: new Uint8Array(6), emptyRow: 'nan' });
    // Odd head widths: the report holds the refusal of one scheme.
    engine.shift({ words: ['a'], width: 3, maxLen: 20, position: 1, offset: 1, pair: 0 });
  };
  expectNoLeak(round, 500);
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

describe('what is over the limit of 2^25 numbers is refused before anything is allocated', () => {
  const limit = 2 ** 25;
  // Pages of zeros that nobody has touched: they cost nothing.
  const zeros = (rows: number, cols: number) => ({ rows, cols, data: new Float64Array(rows * cols) });
  const one = { rows: 1, cols: 1, data: Float64Array.of(1) };
  const maps = { Wq: one, Wk: one, Wv: one };
  const tall = zeros(8192, 1);
  const cases: readonly (readonly [string, string, () => unknown])[] = [
    ['sinusoidalTable', 'rows', () => engine.sinusoidalTable({ rows: 100_000, width: 100_000 })],
    ['learnedTable', 'rows', () => engine.learnedTable({ rows: limit, width: 2, seed: 1 })],
    ['extendLearnedTable', 'rows', () => engine.extendLearnedTable({ table: zeros(1, 2), rows: limit, seed: 1 })],
    [
      'positionalEncoding',
      'tokens',
      () => engine.positionalEncoding({ tokens: zeros(limit / 2 + 1, 2), maxLen: limit }),
    ],
    ['rotary', 'vectors', () => engine.rotary({ vectors: zeros(limit, 2), positions: new Int32Array(limit) })],
    ['t5Bucket', 'offsets', () => engine.t5Bucket({ offsets: new Int32Array(limit + 1), bidirectional: true })],
    ['attention', 'tokens', () => engine.attention({ tokens: tall, ...maps })],
    ['attention on keys', 'keys', () => engine.attention({ tokens: tall, keys: tall, ...maps })],
    [
      'attention without weights',
      'keys',
      // 64 rows of scores, and as much again for masks and offsets: 2^25, and the projections.
      () => engine.attention({ tokens: zeros(64, 1), keys: zeros(2 ** 18, 1), ...maps, returnWeights: false }),
    ],
    ['attention, masks', 'mask', () => engine.attention({ tokens: one, ...maps, mask: new Uint8Array(limit + 1) })],
    [
      'attention, Shaw',
      'shaw.clip',
      () => {
        // Without weights 64 rows of 2 clip + 1 products.
        const shaw = { clip: 2 ** 18, keyVectors: zeros(2 ** 19 + 1, 1) };
        return engine.attention({ tokens: tall, ...maps, scheme: 'shaw', shaw, returnWeights: false });
      },
    ],
    ['encoder', 'tokens', () => engine.encoder({ tokens: tall, ...maps, layerCount: 1 })],
    ['encoder, layers', 'layerCount', () => engine.encoder({ tokens: zeros(1000, 1), ...maps, layerCount: 256 })],
    [
      'encoder, feed-forward',
      'feedForward.W1',
      () => {
        const feedForward = { W1: zeros(1, 8192), W2: zeros(8192, 1) };
        return engine.encoder({ tokens: tall, ...maps, layerCount: 1, returnWeights: false, feedForward });
      },
    ],
    ['maskedSoftmax', 'scores', () => engine.maskedSoftmax({ scores: zeros(limit / 2 + 1, 2) })],
    ['embed', 'words', () => engine.embed({ words: Array(2000).fill('a'), width: 2 ** 15, seed: 1 })],
    ['embed, a list', 'words', () => engine.embed({ words: new Array(limit + 1), width: 1, seed: 1 })],
    ['embed, a word', 'words[0]', () => engine.embed({ words: ['a'.repeat(limit + 1)], width: 1, seed: 1 })],
    ['layerNorm', 'tokens', () => engine.layerNorm({ tokens: zeros(limit / 2 + 1, 2) })],
    ['dropout', 'tokens', () => engine.dropout({ tokens: zeros(2, limit / 2 + 1), rate: 0, mode: 'eval', seed: 1 })],
    ['permute', 'tokens', () => engine.permute({ tokens: zeros(limit / 2 + 1, 2) })],
    ['permute, order', 'order', () => engine.permute({ order: new Float64Array(limit + 1) })],
    ['shift', 'words[0]', () => engine.shift({ words: ['a'.repeat(limit + 1)] })],
    ['tableProperties, all rows with all', 'table', () => engine.tableProperties({ table: zeros(8192, 3) })],
    ['mode', 'words', () => engine.mode({ words: new Array(limit + 1) })],
  ];
  test.each(cases)('%s', (_, argument, call) => {
    const before = state();
    expect(refusal(call)).toMatchObject({ code: 'too-large', argument });
    expect(state()).toEqual(before);
  });
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
