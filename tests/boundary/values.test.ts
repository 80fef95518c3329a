// Numbers from outside, through the boundary: the sources' own tables and worked cases, with the arguments of each read as meant.
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

  test('odd width ends in a lone sine; halves are the same columns in another order', () => {
    const odd = [0.841470985, 0.540302306, 0.0251162229, 0.999684538, 0.000630957303];
    expectNear(row(engine.sinusoidalTable({ rows: 2, width: 5 }), 1), odd);
    const halves = [
      0.841470985, 0.0998334166, 0.00999983333, 0.000999999833, 0.540302306, 0.995004165, 0.99995, 0.9999995,
    ];
    expectNear(row(engine.sinusoidalTable({ rows: 2, width: 8, layout: 'halves' }), 1), halves);
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

  test('the shift matrix turns (sin, cos) ahead', () => {
    const matrices = engine.shiftMatrices({ width: 32, offset: 5 });
    expect(matrices).toHaveLength(16);
    expectNear(matrices[3]?.data ?? [], [0.630080304, 0.77652998, -0.77652998, 0.630080304]);
  });
});

describe('relative schemes', () => {
  test('rotary pairs neighbours or halves', () => {
    const vectors = rows([1, 2, 3, 4], [1, 2, 3, 4]);
    const positions = Int32Array.of(0, 1);
    const turned = engine.rotary({ vectors, positions });
    expect(row(turned, 0)).toEqual([1, 2, 3, 4]);
    expectNear(row(turned, 1), [-1.14263966, 1.9220756, 2.95985067, 4.0297995]);
    const halves = engine.rotary({ vectors, positions, layout: 'halves' });
    expectNear(row(halves, 1), [-1.98411065, 1.95990067, 2.4623779, 4.01979967]);
  });

  test('ALiBi slopes of six heads, T5 buckets either way', () => {
    expect([...engine.alibiSlopes(6)]).toEqual([0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125]);
    const offsets = Int32Array.of(0, -1, -8, -16, -91, 1, 8, 128);
    const both = engine.t5Bucket({ offsets, bidirectional: true });
    expect([...both]).toEqual([0, 1, 8, 10, 15, 17, 24, 31]);
    expect([...engine.t5Bucket({ offsets: Int32Array.of(3, -16, -19, -113), bidirectional: false })]).toEqual([
      0, 16, 17, 31,
    ]);
  });
});

describe('softmax and attention', () => {
  const scores = rows([0.5, 1, -0.25]);
  const nobody = new Uint8Array(3);

  test('an empty row is zero, uniform as in D2L, or NaN', () => {
    expect([...engine.maskedSoftmax({ scores, mask: nobody }).data]).toEqual([0, 0, 0]);
    expectNear(engine.maskedSoftmax({ scores, mask: nobody, emptyRow: 'uniform' }).data, [1 / 3, 1 / 3, 1 / 3]);
    expect([...engine.maskedSoftmax({ scores, mask: nobody, emptyRow: 'nan' }).data]).toEqual([NaN, NaN, NaN]);
    const two = engine.maskedSoftmax({ scores, mask: Uint8Array.of(1, 1, 0), maskedScore: -1e6 });
    expectNear(two.data, [0.377540669, 0.622459331, 0], 1e-9);
  });

  test('rows are queries', () => {
    const given = rows([1, 2], [3, 5]);
    expectNear(
      engine.maskedSoftmax({ scores: given }).data,
      [0.268941421, 0.731058579, 0.119202922, 0.880797078],
      1e-9,
    );
    const wrong = engine.maskedSoftmax({ scores: given, axis: 'query' });
    expectNear(wrong.data, [0.119202922, 0.0474258732, 0.880797078, 0.952574127], 1e-9);
  });

  const one = rows([1]);
  const attend = (n: number, m: number) => ({
    tokens: { rows: n, cols: 1, data: new Float64Array(n) },
    keys: { rows: m, cols: 1, data: new Float64Array(m) },
    Wq: one,
    Wk: one,
    Wv: one,
  });

  test('causal lengths align at the end', () => {
    expect(engine.attention({ ...attend(2, 5), causal: true }).weights.map(toPlain)).toEqual([
      { rows: 2, cols: 5, data: [0.25, 0.25, 0.25, 0.25, 0, 0.2, 0.2, 0.2, 0.2, 0.2] },
    ]);
  });

  test('ALiBi prefers near keys', () => {
    const { weights, scores: biased } = engine.attention({
      ...attend(4, 4),
      keys: undefined,
      scheme: 'alibi',
      alibi: { slopes: Float64Array.of(0.5) },
      causal: true,
    });
    expectNear(row(weights[0] as Matrix, 3), [0.101536324, 0.167405097, 0.276004345, 0.455054234], 1e-9);
    expect(row(biased[0] as Matrix, 1)).toEqual([-0.5, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  });

  test('weights stay as they are, used weights are dropped and scaled', () => {
    const tokens = { rows: 4, cols: 1, data: Float64Array.of(1, 2, 3, 4) };
    const keep = new Uint8Array(16).fill(1);
    keep[2] = 0;
    const weightDropout = { rate: 0.1, mode: 'train' as const, seed: 0, keep };
    const { weights, usedWeights } = engine.attention({ tokens, Wq: one, Wk: one, Wv: one, weightDropout });
    const before = [0.0320586033, 0.0871443187, 0.236882818, 0.64391426];
    expectNear(row(weights[0] as Matrix, 0), before, 1e-9);
    expectNear(row(usedWeights[0] as Matrix, 0), [0.0356206703, 0.0968270208, 0, 0.715460289], 1e-9);
  });

  test('each head scales by its own width', () => {
    // Query row 0 is 1 everywhere, the keys are 2 and 0 in the columns of head 0: raw scores 8 and 0, head width 4.
    const tokens = rows([1, 1, 1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0, 0, 0]);
    const twice = { rows: 8, cols: 8, data: new Float64Array(64) };
    const same = { rows: 8, cols: 8, data: new Float64Array(64) };
    for (let i = 0; i < 8; ++i) {
      twice.data[i * 9] = i < 4 ? 1 : 0;
      same.data[i * 9] = 1;
    }
    const { weights } = engine.attention({ tokens, Wq: same, Wk: twice, Wv: same, headCount: 2 });
    expectNear(row(weights[0] as Matrix, 0), [0.880797078, 0.119202922], 1e-9);
    expectNear(row(weights[1] as Matrix, 0), [0.5, 0.5], 1e-9);
  });

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

  test('layer norm: biased variance, epsilon inside the root', () => {
    const normed = engine.layerNorm({ tokens: rows([1, 0, 0, 0], [1, 2, 3, 4], [5, 5, 5, 5]) });
    expectNear(row(normed, 0), [1.73200462, -0.577334874, -0.577334874, -0.577334874]);
    expectNear(row(normed, 1), [-1.34163542, -0.447211807, 0.447211807, 1.34163542]);
    expect(row(normed, 2)).toEqual([0, 0, 0, 0]);
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
