/** Fault cases of what attention keeps, of dropout, and of the block around attention. */
import { describe, expect, test } from 'vitest';
import type { Matrix } from '../../../web/src/engine/api.ts';
import { rows } from '../samples.ts';
import {
  add,
  attentionOn,
  engine,
  expectNear,
  fill,
  furthest,
  identity,
  outputOn,
  pick,
  rounding,
  row,
  sinusoids,
  stack,
  tokens,
  zeros,
} from './fixture.ts';

const order = [2, 0, 3, 1];
const x = tokens(4, 8);

// kkew3.github.io, 2023-09-24: verify permutation equivariance of multi-head attention
describe('tolerance: equivariance holds up to rounding, and positions break it by far more (E01)', () => {
  const error = (sa: (input: Matrix) => Matrix, input = x) =>
    furthest(sa(pick(input, order)).data, pick(sa(input), order).data);

  test('without positions', () => {
    expect(error(outputOn)).toBeLessThanOrEqual(1e-15);
    const single = error((input) => outputOn(input, { precision: 'float32' }));
    expect(single).toBeLessThanOrEqual(1e-6);
    expect(error((input) => outputOn(input, { summation: 'exact' }))).toBe(0);
  });

  test('with positions at the input; permuting the sum restores it', () => {
    const table = sinusoids(4, 8);
    expect(error((input) => outputOn(add(input, table)))).toBeCloseTo(0.308172488, 8);
    expect(error(outputOn, add(x, table))).toBeLessThanOrEqual(rounding);
  });

  test('permuting columns where tokens are rows is another thing', () => {
    const square = tokens(4, 4);
    const columns = (m: Matrix) => fill(m.rows, m.cols, (r, c) => m.data[r * m.cols + (order[c] ?? 0)] ?? Number.NaN);
    const difference = furthest(outputOn(columns(square)).data, columns(outputOn(square)).data);
    expect(difference).toBeCloseTo(0.704878991, 8);
  });
});

// datascience.stackexchange.com/questions/122865
test('misconception: equivariant is not invariant; only a mean over the tokens is (E02)', () => {
  const before = outputOn(x);
  const after = outputOn(pick(x, order));
  expect(furthest(after.data, before.data)).toBeCloseTo(0.560265407, 8);
  const mean = (m: Matrix) =>
    Array.from({ length: 8 }, (_, c) => [0, 1, 2, 3].reduce((sum, r) => sum + (m.data[8 * r + c] ?? 0), 0) / 4);
  expectNear(mean(after), mean(before), 1e-15);
});

// datascience.stackexchange.com/questions/55901
test('misconception: adding is concatenating with the same weights twice, and a score has four terms (E04)', () => {
  const p = sinusoids(4, 8);
  const beside = fill(4, 16, (r, c) => (c < 8 ? x.data[8 * r + c] : p.data[8 * r + c - 8]) ?? Number.NaN);
  const twice = (w: Matrix) => stack(w, w);
  const { Wq, Wk, Wv } = attentionOn(x);
  const wide = engine.attention({ tokens: beside, Wq: twice(Wq), Wk: twice(Wk), Wv: twice(Wv) });
  expect(furthest(wide.output.data, outputOn(add(x, p)).data)).toBeLessThanOrEqual(1e-15);
  const score = (query: Matrix, key: Matrix) =>
    engine.attention({ ...attentionOn(pick(query, [1])), keys: pick(key, [3]), scale: 'none' }).scores[0]?.data[0] ??
    Number.NaN;
  const terms = [score(x, x), score(x, p), score(p, x), score(p, p)];
  expectNear(terms, [-0.813496527, -0.136437663, -0.219108224, 0.851269812]);
  expectNear([score(add(x, p), add(x, p))], [-0.317772603]);
});

// facebookresearch/XLM #101
test('mode: eval repeats bit for bit; train drops entries of the sum and scales the rest (E05)', () => {
  const encode = (mode: 'train' | 'eval', seed: number, dropout = 0.5) =>
    engine.positionalEncoding({ tokens: x, dropout, mode, seed });
  const sum = add(x, sinusoids(4, 8));
  expect(encode('eval', 1).output).toEqual(sum);
  expect(encode('eval', 2).output).toEqual(sum);
  expect(encode('train', 1, 0).output).toEqual(sum);
  const { output, dropped } = encode('train', 1);
  expect([...output.data]).toEqual([...sum.data].map((entry, i) => (dropped[i] === 1 ? 0 : 2 * entry)));
  expect(encode('train', 1).output).toEqual(output);
  expect(encode('train', 2).dropped).not.toEqual(dropped);
  // The mode reaches what is inside: weights dropped in train mode are kept in eval mode.
  const inside = (mode: 'train' | 'eval') => outputOn(x, { weightDropout: { rate: 0.5, mode, seed: 1 } });
  expect(inside('eval')).toEqual(outputOn(x));
  expect(inside('train')).not.toEqual(outputOn(x));
});

// pytorch/pytorch #42929
test('dropout: rows of weights need not sum to 1 in train mode (E06)', () => {
  const one = identity(1);
  const given = { tokens: rows([1], [2], [3], [4]), Wq: one, Wk: one, Wv: one };
  const used = (third: 0 | 1) => {
    const keep = new Uint8Array(16).fill(1);
    keep[2] = third;
    const weightDropout = { rate: 0.1, mode: 'train' as const, seed: 0, keep };
    const result = engine.attention({ ...given, weightDropout });
    expectNear(row(result.weights[0] as Matrix, 0), [0.0320586033, 0.0871443187, 0.236882818, 0.64391426]);
    return row(result.usedWeights[0] as Matrix, 0);
  };
  const sum = (entries: number[]) => entries.reduce((total, entry) => total + entry, 0);
  expectNear(used(0), [0.0356206703, 0.0968270208, 0, 0.715460289]);
  expectNear([sum(used(0)), sum(used(1))], [0.84790798, 1.11111111]);
});

// pytorch/pytorch #61165
test('block wiring: pre-norm adds to the raw tokens (E10)', () => {
  // One token attends to itself with weight 1, so that attention is Wv.
  const block = (Wv: Matrix, norm: 'pre' | 'post') =>
    engine.encoder({ tokens: rows([1, 2, 3, 4]), Wq: zeros(4, 4), Wk: zeros(4, 4), Wv, norm, layerCount: 1 }).output
      .data;
  expectNear(block(identity(4), 'pre'), [-0.34163542, 1.55278819, 3.44721181, 5.34163542]);
  expect([...block(zeros(4, 4), 'pre')]).toEqual([1, 2, 3, 4]);
  expectNear(block(identity(4), 'post'), [-1.34163944, -0.447213148, 0.447213148, 1.34163944]);
});

// codertimo/BERT-pytorch #30
test('formula: layer norm divides by the biased deviation, epsilon inside the root (E11)', () => {
  const { data } = engine.layerNorm({ tokens: rows([1, 0, 0, 0], [1, 2, 3, 4], [7, 7, 7, 7]) });
  expectNear(data.subarray(0, 4), [1.73200462, -0.577334874, -0.577334874, -0.577334874]);
  expectNear(data.subarray(4, 8), [-1.34163542, -0.447211807, 0.447211807, 1.34163542]);
  expect([...data.subarray(8)]).toEqual([0, 0, 0, 0]);
});
