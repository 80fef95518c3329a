/** Fault cases of where positions enter and of the relative schemes: rotary, ALiBi, T5, Shaw, Transformer-XL. */
import { describe, expect, test } from 'vitest';
import type { EncoderOptions, Matrix } from '../../../web/src/engine/api.ts';
import { refusal } from '../../refusal.ts';
import { rows } from '../samples.ts';
import {
  add,
  attentionOn,
  dot,
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
  tokens,
  zeros,
} from './fixture.ts';

// facebookresearch/detr #105
describe('placement: once at the input, at every layer, or in queries and keys only (B01)', () => {
  const stacked = (layerCount: number, placement?: EncoderOptions['placement']) => {
    const table = placement && sinusoids(4, 8);
    return row(engine.encoder({ ...attentionOn(tokens(4, 8)), layerCount, placement, table }).output, 0);
  };
  const none = [0.417251826, 1.1088312, 1.13193067, 1.0357704, 0.827949742, 0.481924047, 0.126771723, -0.292128396];
  const input = [0.742293152, 1.93882436, 1.4327777, 2.07163693, 1.04794767, 0.813079407, 0.153177038, 1.35035018];
  const queryKey = [
    0.557437686, 1.0724333, 1.09792147, 1.02497742, 0.818597209, 0.486371887, 0.128213949, -0.285290456,
  ];

  test('one layer cannot tell input from every layer', () => {
    expectNear(stacked(1), none);
    expectNear(stacked(1, 'input'), input);
    expectNear(stacked(1, 'everyLayer'), input);
    expectNear(stacked(1, 'queryKey'), queryKey);
  });

  test('two layers can', () => {
    expectNear(
      stacked(2, 'input'),
      [1.4104223, 1.62428044, 2.24329856, 2.02219497, 1.16517937, 0.32857928, -0.187429025, 1.61364263],
    );
    expectNear(
      stacked(2, 'everyLayer'),
      [1.90382547, 2.58322613, 2.43589799, 2.77829231, 1.14525443, 0.700716579, 0.172544523, 3.56767937],
    );
    expectNear(
      stacked(2, 'queryKey'),
      [0.750700034, 1.38243013, 1.15116243, 0.974466705, 0.724107432, 0.405802627, 0.0969732288, -0.370580096],
    );
  });
});

// huggingface/transformers #25199
describe('convention mismatch: rotary pairs neighbours or halves (C01)', () => {
  type Layout = 'interleaved' | 'halves';
  const turn = (vector: number[], position: number, layout: Layout) => [
    ...engine.rotary({ vectors: rows(vector), positions: Int32Array.of(position), layout }).data,
  ];
  const q = [1, 0, 0.5, -1];
  const k = [0.25, 2, -1, 0.75];
  const score = (qAt: number, kAt: number, of: Layout, ofKey = of) => dot(turn(q, qAt, of), turn(k, kAt, ofKey));

  test('the two differ from position 1 on', () => {
    const x = [1, 2, 3, 4];
    for (const layout of ['interleaved', 'halves'] as const) expect(turn(x, 0, layout)).toEqual(x);
    expectNear(turn(x, 1, 'interleaved'), [-1.14263966, 1.9220756, 2.95985067, 4.0297995]);
    expectNear(turn(x, 1, 'halves'), [-1.98411065, 1.95990067, 2.4623779, 4.01979967]);
    expectNear(turn(x, 5, 'interleaved'), [2.20151073, -0.391599904, 2.7963341, 4.14493855]);
    expectNear(turn(x, 5, 'halves'), [3.16043501, 1.79758384, -0.107937718, 4.09495938]);
  });

  test('each alone sees the offset only; mixed they do not', () => {
    for (const shift of [0, 100]) {
      expectNear([score(7 + shift, 3 + shift, 'interleaved')], [-2.95100936]);
      expectNear([score(7 + shift, 3 + shift, 'halves')], [0.345392301]);
    }
    expectNear([score(3, 7, 'interleaved'), score(3, 7, 'halves')], [0.126187286, -1.51737065]);
    expectNear(
      [score(7, 3, 'interleaved', 'halves'), score(107, 103, 'interleaved', 'halves')],
      [1.0221386, 1.45225661],
    );
  });

  test('one is the other on channels in another order', () => {
    const reordered = (v: number[]) => [0, 2, 1, 3].map((c) => v[c] ?? Number.NaN);
    const halves = dot(turn(reordered(q), 7, 'halves'), turn(reordered(k), 3, 'halves'));
    expectNear([halves], [-2.95100936]);
  });
});

// facebookresearch/xformers #841
test('axis mix-up: a token turns by its position in every head (C04)', () => {
  const vectors = fill(3, 2, (_, c) => 1 - c);
  const turned = engine.rotary({ vectors, positions: Int32Array.of(0, 1, 2) });
  expectNear(turned.data, [1, 0, 0.540302306, 0.841470985, -0.416146837, 0.909297427]);
  // Two heads on the same columns: their scores are equal, so no head has an angle of its own; and tokens feel an order.
  const twice = fill(2, 4, (r, c) => (c % 2 === r ? 1 : 0));
  const options = {
    tokens: tokens(4, 2),
    Wq: twice,
    Wk: twice,
    Wv: identity(2),
    headCount: 2,
    scheme: 'rotary' as const,
  };
  const { scores, output } = engine.attention(options);
  expect(scores[1]).toEqual(scores[0]);
  const order = [2, 0, 3, 1];
  const permuted = engine.attention({ ...options, tokens: pick(options.tokens, order) }).output;
  expect(furthest(permuted.data, pick(output, order).data)).toBeGreaterThan(0.01);
});

// huggingface/transformers #48101
test('contract: rotary refuses an odd head width by its name (C06)', () => {
  const wide = { ...attentionOn(tokens(4, 10)), headCount: 2 };
  expect(refusal(() => engine.attention({ ...wide, scheme: 'rotary' })).message).toMatch(/head width.*5/);
  const twelve = { ...attentionOn(tokens(4, 12)), headCount: 4 };
  expect(refusal(() => engine.attention({ ...twelve, scheme: 'rotary' })).message).toMatch(/head width.*3/);
  expect(engine.attention({ ...twelve, scheme: 'alibi' }).output.rows).toBe(4);
});

// ml-explore/mlx-lm PR #93
describe('offset: the token after a cache has the next position (C07)', () => {
  const x = tokens(5, 8);
  const last = pick(x, [4]);
  /** The last token alone, on all keys. */
  const step = (queryAt: number, keysAt = [0, 1, 2, 3, 4]) =>
    outputOn(last, {
      keys: x,
      scheme: 'rotary',
      causal: true,
      queryPositions: Int32Array.of(queryAt),
      keyPositions: Int32Array.from(keysAt),
    }).data;

  test('rotary', () => {
    const whole = row(outputOn(x, { scheme: 'rotary', causal: true }), 4);
    expectNear(
      whole,
      [0.218154117, -0.382024119, 0.16894476, 0.121128041, -0.014829519, -0.00317603492, -0.0997523524, -0.00954449538],
    );
    expectNear(step(4), whole, rounding);
    // What two common faults give.
    expectNear(
      step(0),
      [
        -0.270266707, 0.107080655, 0.204221651, 0.0726572734, -0.00421747285, -0.0821656371, -0.0869600454,
        -0.101192572,
      ],
    );
    expectNear(
      step(0, [0, 1, 2, 3, 0]),
      [-0.122258843, -0.372977917, 0.210077401, 0.11990807, 0.0144837179, -0.0082232111, -0.0731963105, -0.0195660562],
    );
  });

  test('sinusoids at the input', () => {
    const sum = add(x, sinusoids(5, 8));
    const whole = row(outputOn(sum, { causal: true }), 4);
    expectNear(
      whole,
      [0.0271260063, -1.48558742, 0.2444119, 0.228498516, 0.499609712, -0.397026322, -0.0214506489, 0.6968143],
    );
    expectNear(outputOn(pick(sum, [4]), { keys: sum, causal: true }).data, whole, rounding);
    const restarted = pick(sum, [0, 1, 2, 3, 4]);
    restarted.data.set(add(last, sinusoids(1, 8)).data, 32);
    expectNear(
      outputOn(pick(restarted, [4]), { keys: restarted, causal: true }).data,
      [0.458522728, -0.756956426, 0.411427854, -0.0149716927, 0.0987900449, -0.582991015, 0.1880837, 0.891001197],
    );
  });
});

// ml-explore/mlx #343
test("formula choice: ALiBi slopes follow the authors' code at every head count (C08)", () => {
  expect([1, 2, 4].map((heads) => [...engine.alibiSlopes(heads)])).toEqual([
    [0.00390625],
    [0.0625, 0.00390625],
    [0.25, 0.0625, 0.015625, 0.00390625],
  ]);
  expect([...engine.alibiSlopes(3)]).toEqual([0.0625, 0.00390625, 0.25]);
  expect([...engine.alibiSlopes(6)]).toEqual([0.25, 0.0625, 0.015625, 0.00390625, 0.5, 0.125]);
  const eight = [0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125, 0.00390625];
  const between = [Math.SQRT1_2, Math.SQRT1_2 / 2, Math.SQRT1_2 / 4, Math.SQRT1_2 / 8];
  expectNear(engine.alibiSlopes(12), [...eight, ...between]);
});

// paiml/aprender PR #2143
test('off by one: eight ALiBi slopes go from one half to 1 / 256 (C09)', () => {
  const slopes = engine.alibiSlopes(8);
  expect([slopes[0], slopes[7]]).toEqual([0.5, 0.00390625]);
});

// meta-pytorch/attention-gym PR #86
test('sign: ALiBi favours the nearest key (C10)', () => {
  const none = { ...attentionOn(tokens(4, 8)), Wq: zeros(8, 8) };
  const alibi = { slopes: Float64Array.of(0.5) };
  const { weights, scores } = engine.attention({ ...none, scheme: 'alibi', alibi, causal: true });
  expect(row(scores[0] as Matrix, 1)).toEqual([-0.5, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  expectNear(weights[0]?.data ?? [], [
    ...[1, 0, 0, 0],
    ...[0.377540669, 0.622459331, 0, 0],
    ...[0.186323723, 0.307195886, 0.506480391, 0],
    ...[0.101536324, 0.167405097, 0.276004345, 0.455054234],
  ]);
});

// lucidrains/x-transformers PR #10, PR #11
test('formula: T5 buckets have the released thresholds, signs and cap (C12)', () => {
  const bucket = (offsets: number[], bidirectional: boolean) => [
    ...engine.t5Bucket({ offsets: Int32Array.from(offsets), bidirectional }),
  ];
  /** The first distance of every bucket above the exact ones, and the distance before it. */
  const steps = (firsts: number[]) => firsts.flatMap((distance) => [1 - distance, -distance]);
  const past = [0, -1, -7, ...steps([8, 12, 16, 23, 32, 46, 64, 91]), -1000, -(2 ** 31)];
  expect(bucket(past, true)).toEqual([
    ...[0, 1, 7],
    ...[7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15],
    ...[15, 15],
  ]);
  expect(bucket([1, 7, 8, 16, 20, 32, 64, 128, 1000], true)).toEqual([17, 23, 24, 26, 26, 28, 30, 31, 31]);
  const firsts = [19, 21, 24, 27, 31, 35, 40, 46, 52, 59, 67, 77, 87, 99, 113];
  expect(bucket([5, 0, -15, -16, ...steps(firsts), -1000], false)).toEqual([
    ...[0, 0, 15, 16],
    ...firsts.flatMap((_, i) => [16 + i, 17 + i]),
    31,
  ]);
});

// huggingface/transformers PR #9164
describe("indexing: Shaw's vectors by clipped offset (C14)", () => {
  const scoresOf = (n: number, clip: number): Matrix => {
    // Queries of 1, keys of 0: score (i, j) is entry 0 of the vector, which is its index.
    const keyVectors = fill(2 * clip + 1, 1, (r) => r);
    const one = fill(1, 1, () => 1);
    const options = { tokens: fill(n, 1, () => 1), Wq: one, Wk: zeros(1, 1), Wv: one, scheme: 'shaw' as const };
    return engine.attention({ ...options, shaw: { clip, keyVectors } }).scores[0] as Matrix;
  };

  test('index = clip(key - query) + clip, of 2 clip + 1 rows', () => {
    expect(rowsOf(scoresOf(5, 2))).toEqual([
      [2, 3, 4, 4, 4],
      [1, 2, 3, 4, 4],
      [0, 1, 2, 3, 4],
      [0, 0, 1, 2, 3],
      [0, 0, 0, 1, 2],
    ]);
    const used = new Set(scoresOf(3, 10).data);
    expect([Math.min(...used), Math.max(...used)]).toEqual([8, 12]);
  });

  test('scores and values of a worked case', () => {
    const keyVectors = fill(5, 4, (r, c) => [Math.cos(r), Math.sin(r), 0.1 * r, -0.1 * r][c] ?? Number.NaN);
    const valueVectors = fill(5, 4, (r, c) => [0.1 * r, 0, 0.2, Math.sin(r)][c] ?? Number.NaN);
    const shaw = { clip: 2, keyVectors, valueVectors };
    const output = outputOn(tokens(4, 4), { scheme: 'shaw', shaw });
    expectNear(row(output, 0), [0.503559659, 0.231559424, 0.438052367, 0.110718712]);
    expectNear(row(output, 3), [-0.0627587836, 0.0716148858, 0.555413929, 0.882131346]);
    const moved = outputOn(tokens(4, 4), { scheme: 'shaw', shaw, queryPositions: Int32Array.of(100, 101, 102, 103) });
    expect(moved).toEqual(output);
  });
});

// labmlai/annotated_deep_learning_paper_implementations #185
test("index trick: what Transformer-XL's shift must give, found by offsets (C15)", () => {
  // Entry (i, r) of the 3 x 5 matrix 1..15 is query i on the vector of offset r - 2; the trick is to read it at key j = i + r - 2.
  const keyVectors = fill(5, 3, (r, i) => 5 * i + r + 1);
  const relative = {
    tokens: identity(3),
    Wq: identity(3),
    Wk: zeros(3, 3),
    Wv: identity(3),
    scale: 'none' as const,
    scheme: 'shaw' as const,
    shaw: { clip: 2, keyVectors },
  };
  expect(rowsOf(engine.attention(relative).scores[0] as Matrix)).toEqual([
    [3, 4, 5],
    [7, 8, 9],
    [11, 12, 13],
  ]);
  // One direction needs n columns, 1..9 row by row, and a causal mask: without it the trick's left-over cells are read.
  const past = { clip: 2, keyVectors: fill(5, 3, (r, i) => (r < 3 ? 3 * i + r + 1 : 0)) };
  const hidden = Number.NEGATIVE_INFINITY;
  expect(rowsOf(engine.attention({ ...relative, shaw: past, causal: true }).scores[0] as Matrix)).toEqual([
    [3, hidden, hidden],
    [5, 6, hidden],
    [7, 8, 9],
  ]);
});
