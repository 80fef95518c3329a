/** Fault cases of absolute tables: how they are made, how long they are, what is added to what. */
import { describe, expect, test } from 'vitest';
import { refusal } from '../../refusal.ts';
import {
  add,
  attentionOn,
  dot,
  engine,
  expectNear,
  fill,
  furthest,
  outputOn,
  rounding,
  row,
  rowsOf,
  sinusoids,
  stack,
  tokens,
  weights,
  zeros,
} from './fixture.ts';

test('the inputs are those the values were computed for', () => {
  const expected = [
    0.479425539, 0.78332691, 0.963558185, 0.99166481, 0.863209367, 0.598472144, 0.239249329, -0.157745694,
  ];
  expectNear(row(tokens(4, 8), 0), expected);
  expectNear(
    [tokens(4, 8).data[31] ?? 0, weights(0.1, 8).data[0] ?? 0, weights(0.3, 8).data[63] ?? 0],
    [-0.967807998, 0.0352964429, 0.220750653],
  );
});

const frequencies = (width: number): number[] => [...engine.shift({ width, pair: 0 }).pairs.frequencies];

// codertimo/BERT-pytorch #78
test('crash, contract: odd width has a sine more than cosines (A01)', () => {
  expectNear(sinusoids(3, 5).data, [
    ...[0, 1, 0, 1, 0],
    ...[0.841470985, 0.540302306, 0.0251162229, 0.999684538, 0.000630957303],
    ...[0.909297427, -0.416146837, 0.0502165994, 0.998738351, 0.00126191435],
  ]);
  expectNear(sinusoids(3, 1).data, [0, 0.841470985, 0.909297427]);
  // D2L's own class cannot be built, and the page says so with both numbers.
  const { outcome, cosinesComputed, cosineColumns } = engine.overflow({ width: 5, maxLen: 10, length: 10 });
  expect([outcome, cosinesComputed, cosineColumns]).toEqual(['buildFails', 3, 2]);
});

// jadore801120/attention-is-all-you-need-pytorch #32
test('wrong formula: the exponent is twice the pair number, not twice the column (A02)', () => {
  expectNear(row(sinusoids(2, 4), 1), [0.841470985, 0.540302306, 0.00999983333, 0.99995]);
  expectNear(row(sinusoids(11, 32), 10).slice(6, 10), [0.978552493, -0.20599762, 0.841470985, 0.540302306]);
  for (const entries of rowsOf(sinusoids(60, 32)))
    for (let j = 0; j < 32; j += 2) expectNear([Math.hypot(...entries.slice(j, j + 2))], [1], 1e-15);
});

// OpenNMT/OpenNMT-py PR #884
test('type error, silent: whole-number arithmetic makes every frequency 1 (A04)', () => {
  const expected = [
    0.841470985, 0.540302306, 0.0998334166, 0.995004165, 0.00999983333, 0.99995, 0.000999999833, 0.9999995,
  ];
  expectNear(row(sinusoids(2, 8), 1), expected);
  expect(new Set(frequencies(32)).size).toBe(16);
});

// tensorflow/tensor2tensor #1925
test('layout mismatch: sines and cosines alternate, unless halves are asked for (A05)', () => {
  const pairs = sinusoids(60, 32);
  const halves = engine.sinusoidalTable({ rows: 60, width: 32, layout: 'halves' });
  const eight = [
    0.841470985, 0.0998334166, 0.00999983333, 0.000999999833, 0.540302306, 0.995004165, 0.99995, 0.9999995,
  ];
  expectNear(row(engine.sinusoidalTable({ rows: 2, width: 8, layout: 'halves' }), 1), eight);
  expectNear(row(pairs, 30).slice(6, 10), [-0.812452917, 0.583026807, 0.141120008, -0.989992497]);
  expectNear(row(halves, 30).slice(6, 10), [0.812648897, 0.508536134, 0.295520207, 0.16790331]);
  expectNear([row(pairs, 1)[6] ?? 0, row(halves, 1)[6] ?? 0], [0.176892186, 0.0316175064]);
  for (const [a, b] of [
    [0, 0],
    [3, 59],
    [17, 30],
  ] as const)
    expectNear([dot(row(pairs, a), row(pairs, b))], [dot(row(halves, a), row(halves, b))], 1e-14);
});

// ml-explore/mlx PR #3614
test('variant mismatch, NaN: frequencies end above 1 / base, and width 2 divides by no 0 (A06)', () => {
  expectNear(frequencies(8), [1, 0.1, 0.01, 0.001]);
  const expected = [0, 1, 0.841470985, 0.540302306, 0.909297427, -0.416146837, 0.141120008, -0.989992497];
  expectNear(sinusoids(4, 2).data, expected);
});

// zju3dv/LoFTR #41
test('wrong formula: frequencies fall by one ratio, from 1 to above 1 / 10000 (A07)', () => {
  const ladder = frequencies(32);
  expectNear(ladder.slice(0, 4), [1, 0.562341325, 0.316227766, 0.177827941]);
  expect(Math.min(...ladder)).toBeGreaterThan(1e-4);
  // 10000^(-2/32).
  for (let j = 1; j < 16; ++j) expectNear([(ladder[j] ?? 0) / (ladder[j - 1] ?? 0)], [0.562341325]);
});

// graykode/nlp-tutorial #73
test('off by one: the first token has position 0 (A08)', () => {
  for (const width of [1, 2, 5, 8, 32])
    expect([...sinusoids(1, width).data]).toEqual(
      row(
        fill(1, width, (_, c) => c % 2),
        0,
      ),
    );
  const { output } = engine.positionalEncoding({ tokens: fill(4, 4, (r, c) => 0.1 * (r + c + 1)) });
  expectNear(output.data, [
    ...[0.1, 1.2, 0.3, 1.4],
    ...[1.04147098, 0.840302306, 0.409999833, 1.49995],
    ...[1.20929743, -0.0161468365, 0.519998667, 1.59980001],
    ...[0.541120008, -0.489992497, 0.6299955, 1.69955003],
  ]);
});

// KasperGroesLudvigsen/influenza_transformer #9
test('axis mix-up: positions go along the tokens of one sequence (A09)', () => {
  // A batch is as many calls: equal samples give equal outputs, tokens inside a sample differ.
  const { output } = engine.positionalEncoding({ tokens: zeros(2, 4) });
  expectNear(output.data, [0, 1, 0, 1, 0.841470985, 0.540302306, 0.00999983333, 0.99995]);
  expect(engine.positionalEncoding({ tokens: zeros(2, 4) }).output).toEqual(output);
});

// SamLynnEvans/Transformer #8
describe('overflow: more tokens than rows (A11)', () => {
  const encode = (n: number, maxLen?: number) => engine.positionalEncoding({ tokens: zeros(n, 32), maxLen });

  test.each([1000, 60, 64])('%i rows take as many tokens and refuse one more, with both numbers', (rows) => {
    const limit = rows === 1000 ? undefined : rows;
    expect(encode(rows, limit).output.rows).toBe(rows);
    for (const n of [rows + 1, rows + 500]) {
      const { message } = refusal(() => encode(n, limit));
      const said = `The size of tensor a (${n}) must match the size of tensor b (${rows}) at non-singleton dimension 1`;
      expect(message).toContain(said);
    }
    expect(encode(rows, limit).output).toEqual(sinusoids(rows, 32));
  });

  test('a rebuilt table goes on by the formula', () => {
    const rebuilt = engine.positionalEncoding({ tokens: zeros(1500, 32), onOverflow: 'rebuild' }).table;
    expectNear(row(rebuilt, 1000).slice(0, 4), [0.826879541, 0.562379076, 0.00375979337, -0.999992932]);
    const last = row(rebuilt, 1499);
    expectNear(last.slice(0, 4), [-0.444220699, -0.89591739, 0.84298876, 0.537931176]);
    expectNear(last.slice(6, 10), [0.454037805, -0.89098242, -0.781113622, 0.624388909]);
  });
});

// huggingface/sentence-transformers #4060
test('silent data loss: no text is cut without saying so (A13)', () => {
  const text = tokens(12, 8);
  const changed = stack({ rows: 10, cols: 8, data: text.data.slice(0, 80) }, tokens(2, 8, 2.5));
  const encode = (x: typeof text, onOverflow: 'error' | 'rebuild' | 'truncate') =>
    engine.positionalEncoding({ tokens: x, maxLen: 8, onOverflow });
  expect(refusal(() => encode(text, 'error')).code).toBe('too-long');
  expect(encode(text, 'rebuild').output.rows).toBe(12);
  expect(encode(changed, 'rebuild').output).not.toEqual(encode(text, 'rebuild').output);
  // Asked for by name, the cut is counted.
  expect(encode(text, 'truncate')).toMatchObject({ lostTokens: 4, output: encode(changed, 'truncate').output });
});

// EleutherAI/gpt-neox #1003
test('precision: no angle is computed in half precision (A16)', () => {
  expectNear(row(sinusoids(1858, 32), 1857).slice(2, 4), [0.951808552, 0.30669281]);
  expectNear(sinusoids(2, 8, 256).data, [
    ...[-0.999208034, -0.0397907599, 0.450440594, 0.892806402, 0.549355436, -0.835588777, 0.253212946, 0.967410566],
    ...[-0.573357175, 0.819305529, 0.537322181, 0.843377065, 0.54097222, -0.841040461, 0.254180229, 0.96715687],
  ]);
  const halfPrecision = { rows: 1, width: 2, precision: 'float16' as 'float32' };
  expect(refusal(() => engine.sinusoidalTable(halfPrecision))).toMatchObject({
    argument: 'precision',
    code: 'unknown-value',
  });
});

// kekzl/imp PR #1325
test.each([
  [60, 1.60971332e-6],
  [1000, 2.82435253e-5],
  [10_000, 2.80453924e-4],
])('precision, test design: float32 angles of %i rows are off by %d (A17)', (rows, expected) => {
  const single = engine.sinusoidalTable({ rows, width: 32, precision: 'float32' });
  expect(furthest(single.data, sinusoids(rows, 32).data)).toBeCloseTo(expected, 7);
});

// SamLynnEvans/Transformer #10
test('missing or inverted scale: tokens times sqrt(width), then the add (A18)', () => {
  const x = fill(2, 32, () => 0.1);
  const { output } = engine.positionalEncoding({ tokens: x, scaleByWidth: true });
  expectNear(row(output, 1).slice(0, 4), [1.40715641, 1.10598773, 1.09885386, 1.41169454]);
  expectNear([Math.hypot(...row(sinusoids(60, 32), 59))], [4], rounding);
  const unscaled = row(engine.positionalEncoding({ tokens: x }).output, 1).slice(0, 4);
  expectNear(unscaled, [0.941470985, 0.640302306, 0.63316844, 0.94600911]);
});

// facebookresearch/fairseq #4420
test('state handling: a fixed table is made anew with the same bits, a learned one never is (A19)', () => {
  expect(sinusoids(1000, 32)).toEqual(sinusoids(1000, 32));
  expect(sinusoids(2000, 32).data.slice(0, 32_000)).toEqual(sinusoids(1000, 32).data);
  const learned = engine.learnedTable({ rows: 4, width: 8, seed: 1 });
  const attend = { ...attentionOn(tokens(5, 8)), scheme: 'learned' as const, table: learned };
  expect(refusal(() => engine.attention(attend)).code).toBe('row-out-of-table');
  const { table, firstNewRow } = engine.extendLearnedTable({ table: learned, rows: 6, seed: 2 });
  expect([firstNewRow, table.data.slice(0, 32)]).toEqual([4, learned.data]);
});

// datascience.stackexchange.com/questions/45691
test('property, misconception: the shift matrix turns both columns ahead and holds no position (A21)', () => {
  const [cos, sin, minusSin, cosAgain] = engine.shiftMatrices({ width: 32, offset: 5 })[3]?.data ?? [];
  expectNear([cos, sin, minusSin, cosAgain] as number[], [0.630080304, 0.77652998, -0.77652998, 0.630080304]);
  const at = (position: number) => engine.shift({ position, offset: 5, pair: 3 }).chosen;
  expectNear(at(0)?.product ?? [], [0.77652998, 0.630080304]);
  expectNear(at(7)?.product ?? [], [0.845583565, -0.533843081]);
  expectNear(at(900)?.product ?? [], [-0.654152268, -0.756362883]);
  expect(engine.shift({ offset: 5 }).law.ahead.holds).toBe(true);
  // RoPE's orientation goes back: from row 7 to row 2, from row 900 to row 895.
  const back = engine.shift({ position: 7, offset: 5, pair: 3, matrix: 'rope' }).chosen;
  expectNear(back?.product ?? [], [0.348205276, 0.937418309]);
  expectNear(row(sinusoids(3, 32), 2).slice(6, 8), [0.348205276, 0.937418309]);
});

// stats.stackexchange.com/questions/618530
test('misconception: products of rows know the offset only, scores and outputs do not (A22)', () => {
  const table = sinusoids(20, 32);
  const raw = (a: number, b: number) => dot(row(table, a), row(table, b));
  expectNear(
    [0, 1, 2, 5, 10].map((k) => raw(0, k)),
    [16, 15.3136492, 13.7301372, 11.7773829, 10.0589267],
    1e-7,
  );
  expectNear([raw(3, 8), raw(8, 3)], [raw(10, 15), raw(10, 15)], rounding);
  const scores = engine.attention({ ...attentionOn(sinusoids(16, 8)), scale: 'none' }).scores[0] ?? zeros(0, 0);
  const score = (i: number, j: number) => scores.data[i * 16 + j] ?? 0;
  expectNear([score(3, 5), score(13, 15), score(5, 3)], [0.682075167, 0.504951966, 0.616807062]);
  const at = (first: number) => outputOn(add(tokens(4, 8), sinusoids(4, 8, first)));
  expect(furthest(at(10).data, at(0).data)).toBeCloseTo(0.862849766, 8);
});

// Kyubyong/transformer #66
test('padding interaction: a pad is no zero row after the add, so masks come from lengths (A23)', () => {
  const padded = stack(tokens(3, 8), zeros(2, 8));
  const { output: sum } = engine.positionalEncoding({ tokens: padded });
  for (const r of [3, 4]) expectNear([Math.hypot(...row(sum, r).slice(0, 2))], [1], 1e-15);
  const alone = outputOn(engine.positionalEncoding({ tokens: tokens(3, 8) }).output);
  const masked = outputOn(sum, { validLens: Int32Array.of(3) });
  expect(furthest(masked.data.subarray(0, 24), alone.data)).toBeLessThanOrEqual(rounding);
  expect(furthest(outputOn(sum).data.subarray(0, 24), alone.data)).toBeGreaterThan(0.01);
});
