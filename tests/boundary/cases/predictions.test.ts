/**
 * Numbers that learners are asked to predict, on one small text: six tokens of width 8, one head. Computed apart from this engine,
 * like the values of the other cases.
 */
import { expect, test } from 'vitest';
import type { AttentionOptions, EncoderOptions, Matrix } from '../../../web/src/engine/api.ts';
import {
  add,
  attentionOn,
  dot,
  engine,
  expectNear,
  fill,
  furthest,
  outputOn,
  pick,
  rounding,
  row,
  sinusoids,
  stack,
  tokens,
} from './fixture.ts';

const text = tokens(6, 8);
const table = sinusoids(6, 8);
const order = [2, 0, 3, 1, 5, 4];
const ids = (first: number) => Int32Array.from({ length: 6 }, (_, i) => first + i);

/** How far Sa[XP] is from Sa[X]P. */
const meter = (sa: (x: Matrix) => Matrix, by = order) => furthest(sa(pick(text, by)).data, pick(sa(text), by).data);
/** How far the outputs go when ids begin at `first` instead of 0. */
const change = (options: Partial<AttentionOptions>, first: number) =>
  furthest(outputOn(text, { ...options, queryPositions: ids(first) }).data, outputOn(text, options).data);

const relative = {
  alibi: { scheme: 'alibi' as const },
  t5: { scheme: 't5' as const, t5: { bias: fill(32, 1, (b) => 0.8 * Math.sin(0.7 * b + 0.2)), bidirectional: true } },
  shaw: {
    scheme: 'shaw' as const,
    shaw: {
      clip: 2,
      keyVectors: fill(5, 8, (r, c) => 0.5 * Math.sin(0.5 * r + 0.9 * c + 0.1)),
      valueVectors: fill(5, 8, (r, c) => 0.5 * Math.cos(0.6 * r + 0.7 * c + 0.3)),
    },
  },
  rotary: { scheme: 'rotary' as const },
};

test('permute: without positions rows travel, the matrix changes, the mean stays', () => {
  expect(meter(outputOn)).toBeLessThanOrEqual(rounding);
  expectNear([furthest(outputOn(pick(text, order)).data, outputOn(text).data)], [0.451671384]);
  expectNear([furthest(outputOn(pick(text, [0, 4, 2, 3, 1, 5])).data, outputOn(text).data)], [0.38722554]);
});

test('permute: how far a causal mask and each placement break the law', () => {
  const learned = fill(6, 8, (i, c) => Math.sin(1.3 * i * i + 2.1 * c + 0.4));
  expectNear([meter((x) => outputOn(x, { causal: true }), [1, 0, 2, 3, 4, 5])], [0.359611565]);
  expectNear([meter((x) => outputOn(x, { scheme: 'sinusoidal', table }))], [0.246713833]);
  expectNear([meter((x) => outputOn(add(x, table)))], [0.340086844]);
  expectNear([meter((x) => outputOn(add(x, learned)))], [1.5519572]);
});

test('permute: softmax over the queries keeps the law and has other values', () => {
  const wrongWeights = (x: Matrix) =>
    engine.maskedSoftmax({ scores: engine.attention(attentionOn(x)).scores[0] as Matrix, axis: 'query' });
  // Each token alone with itself: its value.
  const values = (x: Matrix) => outputOn(x, { mask: Uint8Array.from({ length: 36 }, (_, i) => (i % 7 === 0 ? 1 : 0)) });
  const mutant = (x: Matrix) => {
    const [A, V] = [wrongWeights(x), values(x)];
    const column = (c: number) => Array.from({ length: 6 }, (_, r) => V.data[8 * r + c] ?? Number.NaN);
    return fill(6, 8, (r, c) => dot(row(A, r), column(c)));
  };
  expectNear([dot(row(wrongWeights(text), 0), Array(6).fill(1))], [0.942411453]);
  expect(meter(mutant)).toBeLessThanOrEqual(rounding);
  expectNear([furthest(mutant(text).data, outputOn(text).data)], [0.0321008097]);
});

test('permute: with four of six tokens valid, 4! 2! of the 6! orders keep the law', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f'];
  const report = engine.permute({ words, mask: 'padding', validLength: 4, everyOrder: true });
  expect(report.everyOrder).toMatchObject({ orders: 720, holding: 48 });
});

test('permute: reversing keeps every distance and turns every offset', () => {
  const reversed = [5, 4, 3, 2, 1, 0];
  const broken = Object.values(relative).map((scheme) => meter((x) => outputOn(x, scheme), reversed));
  expect(broken[0]).toBeLessThanOrEqual(rounding);
  expectNear(broken.slice(1), [0.249977259, 0.708037571, 0.236626597]);
});

test('shift: place numbers 37 to 42 change tables only', () => {
  const at = (first: number) => outputOn(add(text, sinusoids(6, 8, first)));
  for (const scheme of [relative.alibi, relative.t5, relative.shaw]) expect(change(scheme, 37)).toBe(0);
  expect(change(relative.rotary, 1000)).toBeLessThanOrEqual(rounding);
  expectNear([change({ scheme: 'sinusoidal', table: sinusoids(43, 8) }, 37)], [0.288436403]);
  expectNear([furthest(at(37).data, at(0).data)], [1.14584262]);
  const weightsAt = (first: number) =>
    engine.attention(attentionOn(add(text, sinusoids(6, 8, first)))).weights[0]?.data ?? [];
  expectNear([furthest(weightsAt(10), weightsAt(0)), furthest(at(10).data, at(0).data)], [0.224241674, 0.803039862]);
});

test('shift: a real word in front changes what is kept by renumbering', () => {
  const front = fill(1, 8, (_, c) => Math.sin(2.9 + 0.4 * c));
  const behind = outputOn(stack(front, text), relative.t5).data.subarray(8);
  expect(change(relative.t5, 1)).toBe(0);
  expect(furthest(behind, outputOn(text, relative.t5).data)).toBeGreaterThan(0.01);
});

test('overflow: what the cures do to the first tokens when a late word is replaced', () => {
  const long = tokens(12, 8);
  const replaced = pick(long, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11]);
  const changeBy = (onOverflow: 'truncate' | 'clamp' | 'wrap' | 'rebuild') => {
    const first = (x: Matrix) =>
      outputOn(engine.positionalEncoding({ tokens: x, maxLen: 8, onOverflow }).output).data.subarray(0, 64);
    return furthest(first(replaced), first(long));
  };
  expect(changeBy('truncate')).toBe(0);
  for (const cure of ['clamp', 'wrap', 'rebuild'] as const) expect(changeBy(cure)).toBeGreaterThan(0.01);
});

test('train mode: twelve of 48 entries go with seed 7, and one seed hits other tokens after a shuffle', () => {
  const drop = (x: Matrix, rate: number, seed: number) => engine.dropout({ tokens: x, rate, mode: 'train', seed });
  expect(drop(text, 0.25, 7).dropped.reduce((count, byte) => count + byte, 0)).toBe(12);
  expectNear([meter((x) => outputOn(drop(x, 0.2, 5).output))], [0.493864088]);
});

test('explorer: which column changes first, how often signs change, how far layouts differ', () => {
  const [zero, one] = [row(sinusoids(2, 8), 0), row(sinusoids(2, 8), 1)];
  expectNear(
    one.map((entry, c) => Math.abs(entry - (zero[c] ?? 0))),
    [
      0.841470985, 0.459697694, 0.0998334166, 0.00499583472, 0.00999983333, 4.99995833e-5, 0.000999999833,
      4.99999958e-7,
    ],
  );
  const wide = sinusoids(60, 32);
  const signChanges = (c: number) =>
    Array.from(
      { length: 58 },
      (_, i) => (wide.data[32 * (i + 1) + c] ?? 0) * (wide.data[32 * (i + 2) + c] ?? 0),
    ).filter((product) => product < 0).length;
  expect([0, 4, 6, 8, 30].map(signChanges)).toEqual([18, 5, 3, 1, 0]);
  const halves = engine.sinusoidalTable({ rows: 60, width: 32, layout: 'halves' });
  expectNear([furthest(halves.data, wide.data)], [1.99701367]);
  const narrow = sinusoids(7, 2);
  const distance = (a: number, b: number) =>
    Math.hypot(...row(narrow, a).map((entry, c) => entry - (row(narrow, b)[c] ?? 0)));
  expectNear([distance(0, 6), distance(0, 1)], [0.282240016, 0.958851077]);
});

const stacked = (layerCount: number, placement?: EncoderOptions['placement'], options: Partial<EncoderOptions> = {}) =>
  engine.encoder({ ...attentionOn(text), layerCount, placement, table: placement && table, ...options }).output.data;

test('placement: input and every layer agree for one layer and part with depth', () => {
  expect(stacked(1, 'input')).toEqual(stacked(1, 'everyLayer'));
  expectNear([furthest(stacked(1, 'input'), stacked(1, 'queryKey'))], [1.83504849]);
  const parted = [2, 3, 4].map((layers) => furthest(stacked(layers, 'input'), stacked(layers, 'everyLayer')));
  expectNear(parted, [2.05630286, 5.19616526, 10.254739], 1e-7);
  const placements = ['queryKey', 'input', 'everyLayer'] as const;
  const felt = placements.map((placement) => furthest(stacked(2, placement), stacked(2)));
  expectNear(felt, [1.00355599, 3.57335793, 5.27642504]);
});

test('placement: into one of query, key and value', () => {
  const into = (operand: 'query' | 'key' | 'value', x = text) =>
    engine.encoder({
      ...attentionOn(x),
      layerCount: 1,
      residual: false,
      placement: 'queryKey',
      positionOperands: [operand],
      table,
    });
  const none = engine.attention(attentionOn(text));
  expect(into('value').weights[0]).toEqual(none.weights);
  expectNear([furthest(into('value').output.data, none.output.data)], [0.723970186]);
  const operands = ['query', 'key', 'value'] as const;
  const broken = operands.map((operand) => meter((x) => into(operand, x).output));
  expectNear(broken, [0.103708019, 0.0988650086, 0.09910838]);
});
