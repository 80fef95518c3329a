/** Fault cases of masks, of what the scores are divided by, and of how heads are cut. */
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
  rowsOf,
  sinusoids,
  stack,
  tokens,
  zeros,
} from './fixture.ts';

/** Scores 0: the weights show the mask. */
const visible = (queries: number, keys: number) =>
  engine.attention({
    tokens: zeros(queries, 1),
    keys: zeros(keys, 1),
    Wq: identity(1),
    Wk: identity(1),
    Wv: identity(1),
    causal: true,
  }).weights[0] as Matrix;

// d2l-ai/d2l-en PR #2423
describe('empty softmax: a row without a key is zero, uniform or NaN, whichever is asked for (D01)', () => {
  // One query; scores 0.5, 1, -0.25; values [1, 2], [3, 4], [5, 12].
  const attend = (length: number, options = {}) =>
    engine.attention({
      tokens: zeros(1, 3),
      keys: rows([0.5, 1, 2], [1, 3, 4], [-0.25, 5, 12]),
      Wq: zeros(3, 1),
      bq: Float64Array.of(1),
      Wk: rows([1], [0], [0]),
      Wv: rows([0, 0], [1, 0], [0, 1]),
      validLens: Int32Array.of(length),
      ...options,
    });

  test.each([{}, { maskedScore: -1e6 }, { precision: 'float32' }])('zero by default: %o', (options) => {
    const { output, weights } = attend(0, options);
    expect([[...output.data], [...(weights[0]?.data ?? [])]]).toEqual([
      [0, 0],
      [0, 0, 0],
    ]);
  });

  test('uniform, as D2L: the padding is read', () => {
    expectNear(attend(0, { maskedScore: -1e6, emptyRow: 'uniform' }).output.data, [3, 6]);
  });

  test('NaN, as PyTorch', () => {
    expect([...attend(0, { emptyRow: 'nan' }).output.data]).toEqual([Number.NaN, Number.NaN]);
  });

  test('two keys, or all three', () => {
    expectNear(attend(2).weights[0]?.data ?? [], [0.377540669, 0.622459331, 0]);
    expectNear(attend(2).output.data, [2.24491866, 3.24491866]);
    expectNear(attend(3).weights[0]?.data ?? [], [0.320401109, 0.528252124, 0.151346767]);
    expectNear(attend(3).output.data, [2.66189132, 4.56997192]);
  });
});

// awslabs/gluonts PR #1401
test('fill value: what is masked weighs nothing unless the fill is too small (D05)', () => {
  const given = { scores: rows([2, 1, -3, 0.5]), mask: Uint8Array.of(1, 1, 0, 0) };
  for (const maskedScore of [undefined, -1e6])
    expectNear(engine.maskedSoftmax({ ...given, maskedScore }).data, [0.731058579, 0.268941421, 0, 0]);
  const leaking = engine.maskedSoftmax({ ...given, maskedScore: -1e-9 });
  expectNear(leaking.data, [0.610295686, 0.224515236, 0.0825945394, 0.0825945394]);
});

// NVIDIA/apex #93
test('precision: masking selects, so no number format is too small for it (D06)', () => {
  for (const precision of ['float64', 'float32'] as const) {
    for (const maskedScore of [undefined, -1e9, -3e38]) {
      const given = { ...attentionOn(tokens(4, 8)), precision, maskedScore };
      const { data } = engine.attention({ ...given, validLens: Int32Array.of(2, 0, 2, 2) }).weights[0] as Matrix;
      for (const i of [2, 3, 4, 5, 6, 7, 10, 11, 14, 15]) expect(data[i]).toBe(0);
      expect(data.every(Number.isFinite)).toBe(true);
    }
  }
});

// pytorch/pytorch PR #170415
test('polarity: 1 means may attend (D07)', () => {
  const scores = fill(4, 4, (_, key) => Math.log(key + 1));
  const causal = Uint8Array.from({ length: 16 }, (_, i) => (i % 4 <= Math.floor(i / 4) ? 1 : 0));
  expectNear(engine.maskedSoftmax({ scores, mask: causal }).data, [
    ...[1, 0, 0, 0],
    ...[1 / 3, 2 / 3, 0, 0],
    ...[1 / 6, 1 / 3, 0.5, 0],
    ...[0.1, 0.2, 0.3, 0.4],
  ]);
  const inverted = engine.maskedSoftmax({ scores, mask: causal.map((may) => 1 - may) });
  expectNear(row(inverted, 0), [0, 0.222222222, 0.333333333, 0.444444444]);
  expect(row(inverted, 3)).toEqual([0, 0, 0, 0]);
});

// pytorch/pytorch #41508
test('padding: keys are masked, queries are not, and what pads hold does not matter (D09)', () => {
  const real = tokens(3, 8, 1.7);
  const padded = (content: number) =>
    outputOn(
      stack(
        real,
        fill(2, 8, () => content),
      ),
      { validLens: Int32Array.of(3) },
    );
  const alone = outputOn(real);
  expect(furthest(padded(9).data.subarray(0, 24), alone.data)).toBeLessThanOrEqual(rounding);
  expect(padded(-1e6).data.subarray(0, 24)).toEqual(padded(9).data.subarray(0, 24));
  // The pads' own rows give some output, which nobody should read.
  expect(furthest(padded(9).data.subarray(24), new Float64Array(16))).toBeCloseTo(0.465484952, 8);
});

// pytorch/pytorch #103082
test('alignment: the last query sees the last key, whatever the lengths (D11)', () => {
  expect(rowsOf(visible(2, 5))).toEqual([
    [0.25, 0.25, 0.25, 0.25, 0],
    [0.2, 0.2, 0.2, 0.2, 0.2],
  ]);
  expect(rowsOf(visible(1, 5))).toEqual([[0.2, 0.2, 0.2, 0.2, 0.2]]);
  expect(rowsOf(visible(5, 2))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
    [0.5, 0.5],
  ]);
});

// huggingface/transformers PR #29583
describe('position ids: pads on the left must not count (D12)', () => {
  const real = tokens(3, 8, 1.7);
  const padded = stack(
    fill(2, 8, () => 9),
    real,
  );
  // Row = query: only the real tokens, from column 2 on, may be looked at.
  const mask = Uint8Array.from({ length: 25 }, (_, i) => (i % 5 >= 2 ? 1 : 0));
  const leftPadded = (ids: number[]) => outputOn(add(padded, pick(sinusoids(5, 8), ids)), { causal: true, mask });

  test('sinusoids: ids 0 0 0 1 2 give the unpadded run, plain ids do not', () => {
    const alone = outputOn(add(real, sinusoids(3, 8)), { causal: true });
    const counted = leftPadded([0, 0, 0, 1, 2]);
    expect(furthest(counted.data.subarray(16), alone.data)).toBeLessThanOrEqual(rounding);
    expectNear(
      row(counted, 4),
      [-0.172514495, 0.249838215, 0.485387913, 0.248251956, 0.256390755, -0.796731016, -0.147577398, 0.402519747],
    );
    expect([row(counted, 0), row(counted, 1)]).toEqual([Array(8).fill(0), Array(8).fill(0)]);
    const plain = leftPadded([0, 1, 2, 3, 4]);
    expectNear(
      row(plain, 4),
      [-0.447392668, -0.218239675, 0.20961549, 0.303285709, 0.531170614, -0.606765156, -0.183682955, 0.346096468],
    );
    expect(furthest(plain.data.subarray(16), alone.data)).toBeCloseTo(0.824972332, 8);
  });

  const vectors = fill(5, 8, (r, c) => Math.sin(r + c));
  test.each([
    { scheme: 'rotary' as const },
    { scheme: 'alibi' as const },
    { scheme: 't5' as const, t5: { bias: fill(32, 1, (b) => Math.cos(b)), bidirectional: false } },
    { scheme: 'shaw' as const, shaw: { clip: 2, keyVectors: vectors, valueVectors: vectors } },
  ])('$scheme is right with plain ids', (scheme) => {
    const alone = outputOn(real, { ...scheme, causal: true });
    const left = outputOn(padded, { ...scheme, causal: true, mask });
    expect(furthest(left.data.subarray(16), alone.data)).toBeLessThanOrEqual(rounding);
  });
});

// karpathy/ng-video-lecture PR #6
test('scale: scores are divided by the root of the head width, not of the model width (D13)', () => {
  // Query 1 everywhere, keys 1 and 0 in the four columns of head 0: raw scores 4 and 0.
  const headZero = fill(8, 8, (r, c) => (r === c && c < 4 ? 1 : 0));
  const given = {
    tokens: stack(
      fill(1, 8, () => 1),
      zeros(1, 8),
    ),
    Wq: identity(8),
    Wk: headZero,
    Wv: identity(8),
  };
  expectNear(row(engine.attention({ ...given, headCount: 2 }).weights[0] as Matrix, 0), [0.880797078, 0.119202922]);
  const { weights, output } = engine.attention({ ...attentionOn(tokens(4, 8)), headCount: 2 });
  expectNear(row(weights[0] as Matrix, 0), [0.2474317, 0.245167483, 0.255939193, 0.251461624]);
  expectNear(
    row(output, 0),
    [-0.0629225837, 0.326227121, 0.1683132, 0.0443929188, -0.0351010549, -0.1166268, -0.1121082, -0.134346179],
  );
});

// reczoo/FuxiCTR #30
test('layout: a head holds its columns of every token, and merging is the inverse of cutting (D14)', () => {
  const x = rows([0, 1, 2, 3], [4, 5, 6, 7]);
  const same = { tokens: x, Wq: identity(4), Wk: identity(4), Wv: identity(4), headCount: 2, scale: 'none' as const };
  // Head 0 is [[0, 1], [4, 5]], head 1 [[2, 3], [6, 7]]: products of their rows by hand.
  expect(engine.attention(same).scores.map(rowsOf)).toEqual([
    [
      [1, 5],
      [5, 41],
    ],
    [
      [13, 33],
      [33, 85],
    ],
  ]);
  // Each token looks at itself only, so that the output is the merged values.
  expect(engine.attention({ ...same, mask: Uint8Array.of(1, 0, 0, 1) }).output).toEqual(x);
});

// PetrochukM/PyTorch-NLP #2
test('axis: softmax goes over the keys of a query (D15)', () => {
  const scores = rows([1, 2], [3, 5]);
  const right = engine.maskedSoftmax({ scores });
  expectNear(right.data, [0.268941421, 0.731058579, 0.119202922, 0.880797078]);
  const wrong = engine.maskedSoftmax({ scores, axis: 'query' });
  expectNear(wrong.data, [0.119202922, 0.0474258732, 0.880797078, 0.952574127]);
});
