// Numbers from outside, through the boundary: the sources' own tables, with the arguments of each read as meant. More of them are in
// cases/.
import { describe, expect, test } from 'vitest';
import type { Matrix } from '../../web/src/engine/api.ts';
import { loadEngine, toPlain } from '../../web/src/engine/index.ts';
import { matrix, rows } from './samples.ts';

const engine = await loadEngine();

/** Row r of a matrix. */
const row = ({ cols, data }: Matrix, r: number): number[] => Array.from(data.subarray(r * cols, (r + 1) * cols));

function expectNear(actual: Iterable<number>, expected: readonly number[], tolerance = 1e-8) {
  const values = [...actual];
  expect(values).toHaveLength(expected.length);
  values.forEach((value, i) => {
    expect(Math.abs(value - (expected[i] ?? Number.NaN)), `entry ${i}: ${value}`).toBeLessThanOrEqual(tolerance);
  });
}

describe('tables', () => {
  test("D2L's plot: columns 6 to 9 of 60 x 32", () => {
    const table = engine.sinusoidalTable({ rows: 60, width: 32 });
    expect([table.rows, table.cols]).toEqual([60, 32]);
    expectNear(row(table, 1).slice(6, 10), [0.17689219, 0.98423023, 0.09983342, 0.99500417]);
    expectNear(row(table, 59).slice(6, 10), [-0.87579025, -0.48269187, -0.37387666, 0.92747843]);
  });

  test('rows past 1000 of a rebuilt table, and a first position', () => {
    const expected = [0.826879541, 0.562379076, 0.00375979337, -0.999992932];
    expectNear(row(engine.sinusoidalTable({ rows: 1500, width: 32 }), 1000).slice(0, 4), expected);
    expectNear(engine.sinusoidalTable({ rows: 1, width: 32, firstPosition: 1000 }).data.subarray(0, 4), expected);
  });

  test('float32 gives Float32Array', () => {
    const { data } = engine.sinusoidalTable({ rows: 2, width: 32, precision: 'float32' });
    expect(data).toBeInstanceOf(Float32Array);
    expectNear(data.subarray(38, 42), [0.17689219, 0.98423023, 0.09983342, 0.99500417], 1e-7);
    const { output } = engine.positionalEncoding({ tokens: matrix(2, 4), precision: 'float32' });
    expect(output.data).toBeInstanceOf(Float32Array);
  });

  test('a longer learned table begins with the shorter one', () => {
    const short = engine.learnedTable({ rows: 3, width: 4, seed: 5 });
    const long = engine.learnedTable({ rows: 9, width: 4, seed: 5 });
    expect(long.data.slice(0, 12)).toEqual(short.data);
    expect(new Set(long.data).size).toBe(36);
  });

  test('scale, then add: four first entries of embeddings of 0.1 at position 1', () => {
    const tokens = { rows: 2, cols: 32, data: new Float64Array(64).fill(0.1) };
    const { output, table, keptRows, lostTokens, dropped } = engine.positionalEncoding({ tokens, scaleByWidth: true });
    expectNear(row(output, 1).slice(0, 4), [1.40715641, 1.10598773, 1.09885386, 1.41169454]);
    expect(table).toEqual(engine.sinusoidalTable({ rows: 2, width: 32 }));
    expect([keptRows, lostTokens]).toEqual([2, 0]);
    expect(dropped).toEqual(new Uint8Array(64));
  });
});

describe('softmax and attention', () => {
  test('UDL keys are rows here: softmax(q k^T) v by hand', () => {
    const { output } = engine.attention({ tokens: rows([1, 0], [0, 1]), ...identity, scale: 'none' });
    const near = Math.E / (Math.E + 1);
    expectNear(output.data, [near, 1 - near, 1 - near, near], 1e-15);
  });

  test('float32 attention returns Float32Array everywhere', () => {
    const result = engine.attention({ tokens: rows([1, 0], [0, 1]), ...identity, precision: 'float32' });
    for (const { data } of [result.output, ...result.weights, ...result.usedWeights, ...result.scores]) {
      expect(data).toBeInstanceOf(Float32Array);
    }
  });

  test('two layers of nothing but the residual', () => {
    const tokens = rows([1, 2]);
    const { output, layers, weights } = engine.encoder({ tokens, Wq: none, Wk: none, Wv: none, layerCount: 2 });
    expect(toPlain(output)).toEqual({ rows: 1, cols: 2, data: [1, 2] });
    expect(layers).toHaveLength(2);
    expect(weights.map((heads) => heads.map(({ data }) => [...data]))).toEqual([[[1]], [[1]]]);
  });

  const none = rows([0, 0], [0, 0]);
  const unit = rows([1, 0], [0, 1]);
  const identity = { Wq: unit, Wk: unit, Wv: unit };
});

describe('tokens', () => {
  test('equal words share a row, whatever their script', () => {
    const words = ['你好', '🙂', '你好', 'שלום', '🙃'];
    const table = engine.embed({ words, width: 8, seed: 3 });
    expect(row(table, 0)).toEqual(row(table, 2));
    expect(new Set(table.data).size).toBe(32);
    expect(row(engine.embed({ words: ['🙂'], width: 8, seed: 3 }), 0)).toEqual(row(table, 1));
  });

  test('dropout keeps what it is told to keep', () => {
    const tokens = rows([1, 2, 3, 4]);
    const train = { tokens, rate: 0.75, mode: 'train' as const, seed: 0, keep: Uint8Array.of(1, 0, 0, 1) };
    expect(toPlain(engine.dropout(train))).toEqual({
      output: { rows: 1, cols: 4, data: [4, 0, 0, 16] },
      dropped: [0, 1, 1, 0],
    });
    expect([...engine.dropout({ ...train, mode: 'eval' }).output.data]).toEqual([1, 2, 3, 4]);
  });
});

describe('never NaN from finite numbers', () => {
  const isNaNFree = (value: unknown) => !JSON.stringify(toPlain(value)).includes('NaN');

  for (const size of [0, 5e-324, 1e-160, 1e-20, 1e20, 1e160, 1.7e308]) {
    test(`entries of ${size}`, () => {
      const big = (r: number, c: number): Matrix => ({
        rows: r,
        cols: c,
        data: matrix(r, c).data.map((x) => x * size),
      });
      const weights = { Wq: big(4, 4), Wk: big(4, 4), Wv: big(4, 4) };
      const calls = [
        () => engine.attention({ tokens: big(3, 4), ...weights }),
        () => engine.attention({ tokens: big(3, 4), ...weights, precision: 'float32' }),
        () => engine.attention({ tokens: big(3, 4), ...weights, scheme: 'rotary', causal: true, maskedScore: -1e6 }),
        () => engine.encoder({ tokens: big(3, 4), ...weights, layerCount: 3, norm: 'pre' }),
        () => engine.encoder({ tokens: big(3, 4), ...weights, layerCount: 3, norm: 'post' }),
        () => engine.maskedSoftmax({ scores: big(3, 4) }),
        () => engine.layerNorm({ tokens: big(3, 4) }),
        () => engine.positionalEncoding({ tokens: big(3, 4), scaleByWidth: true, dropout: 0.9, mode: 'train' }),
        () => engine.dropout({ tokens: big(3, 4), rate: 0.9, mode: 'train', seed: 1 }),
        () => engine.rotary({ vectors: big(3, 4), positions: Int32Array.of(-7, 2 ** 31 - 1, -(2 ** 31)) }),
      ];
      for (const call of calls) {
        let result: unknown;
        try {
          result = call();
        } catch (error) {
          expect(error, String(error)).toMatchObject({ code: expect.stringMatching(/^(overflow|not-finite)$/) });
          continue;
        }
        expect(isNaNFree(result), String(call)).toBe(true);
      }
    });
  }
});

describe('options of attention for size and exactness', () => {
  const options = {
    tokens: matrix(70, 4),
    Wq: matrix(4, 4, 1),
    Wk: matrix(4, 4, 2),
    Wv: matrix(4, 4, 3),
    headCount: 2,
  };

  test('without weights the output is the same, bit for bit, and the lists are empty', () => {
    const { output } = engine.attention(options);
    const lean = engine.attention({ ...options, returnWeights: false });
    expect(lean).toEqual({ output, weights: [], usedWeights: [], scores: [] });
  });

  test('with exact sums an order moves the outputs and changes no bit', () => {
    const order = Array.from({ length: 70 }, (_, place) => (place * 31 + 5) % 70);
    const reordered = ({ rows, cols, data }: Matrix): Matrix => ({
      rows,
      cols,
      data: Float64Array.from({ length: rows * cols }, (_, i) => {
        const old = order[Math.floor(i / cols)] ?? 0;
        return data[old * cols + (i % cols)] ?? Number.NaN;
      }),
    });
    const run = (tokens: Matrix, summation: 'fast' | 'exact') =>
      engine.attention({ ...options, tokens, summation }).output;
    expect(run(reordered(options.tokens), 'exact')).toEqual(reordered(run(options.tokens, 'exact')));
    expect(run(reordered(options.tokens), 'fast')).not.toEqual(reordered(run(options.tokens, 'fast')));
    const report = engine.permute({ summation: 'exact' });
    expect(report.equivariance).toMatchObject({ holds: true, identical: true, residual: 0 });
  });

  test('a longer learned table keeps its rows and says where untrained ones begin', () => {
    const short = engine.learnedTable({ rows: 3, width: 4, seed: 5 });
    const { table, firstNewRow } = engine.extendLearnedTable({ table: short, rows: 5, seed: 6 });
    expect([table.rows, table.cols, firstNewRow]).toEqual([5, 4, 3]);
    expect(table.data.slice(0, 12)).toEqual(short.data);
    expect(engine.extendLearnedTable({ table: short, rows: 5, seed: 5 }).table).toEqual(
      engine.learnedTable({ rows: 5, width: 4, seed: 5 }),
    );
  });
});
