/** Questions about sizes: the first entry of a block's input, words beside positions, and where RoPE acts. */
import type { Engine, Matrix } from '../../../engine/api.ts';
import { defaults } from '../settings.ts';
import { type Asked, reportUnder } from './kit.ts';

const width = 32;
const entry = 0.1;

const constant = (value: number): Matrix => ({
  rows: 2,
  cols: width,
  data: new Float64Array(2 * width).fill(value),
});

/** First entry at place 1, of embeddings with one value everywhere, or of this matrix. */
function firstEntry(engine: Engine, given: number | Matrix, scaleByWidth = true, withoutTable = false): number {
  const tokens = typeof given === 'number' ? constant(given) : given;
  const { output, table } = engine.positionalEncoding({ tokens, scaleByWidth });
  return (output.data[width] ?? Number.NaN) - (withoutTable ? (table.data[width] ?? Number.NaN) : 0);
}

const addedFirst = (engine: Engine): number =>
  firstEntry(engine, engine.positionalEncoding({ tokens: constant(entry) }).output, true, true);

const single = (engine: Engine) => ({
  right: firstEntry(engine, entry),
  unscaled: firstEntry(engine, entry, false),
  // Times sqrt(32) of a 32nd part: divided by sqrt(32).
  divided: firstEntry(engine, entry / width),
  after: addedFirst(engine),
  word: firstEntry(engine, entry, true, true),
});

export const blockInput: Asked = {
  id: 'PL6',
  kind: 'number',
  tolerance: 0.001,
  digits: 4,
  answer: (engine) => single(engine).right,
  theories(engine) {
    const { unscaled, divided, after, word } = single(engine);
    return { unscaled, divided, after, word };
  },
  evidence: single,
};

const doubled = (engine: Engine) => ({
  right: firstEntry(engine, 2 * entry),
  single: firstEntry(engine, entry),
  bothDoubled: 2 * firstEntry(engine, entry) - firstEntry(engine, 0),
  word: firstEntry(engine, entry, true, true),
});

export const addedTwice: Asked = {
  id: 'PL9',
  kind: 'number',
  tolerance: 0.001,
  digits: 4,
  answer: (engine) => doubled(engine).right,
  theories: (engine) => ({ single: doubled(engine).single, everything: 2 * doubled(engine).single }),
  evidence: (engine) => ({ ...doubled(engine), everything: 2 * doubled(engine).single }),
};

const ratios = (engine: Engine) => {
  const { unitRatioScaled, unitRatio, positionSize } = reportUnder(engine, defaults, { width: 256 });
  return { right: unitRatioScaled, plain: unitRatio, root: unitRatioScaled * positionSize, size: positionSize };
};

export const wordsBesidePositions: Asked = {
  id: 'PL7',
  kind: 'number',
  relative: 0.05,
  answer: (engine) => ratios(engine).right,
  theories(engine) {
    const { right, root } = ratios(engine);
    return { root, equal: 1, upsideDown: 1 / right };
  },
  evidence: (engine) => ratios(engine),
};

const layers = 12;

/**
 * RoPE, measured layer by layer on twelve layers: with the position ids in reverse order, do the scores change, do the values, and is
 * what it adds to a score the same number along each diagonal?
 */
function ropeProbe(engine: Engine, words: string[], seed: number) {
  const one = engine.permute({ words, seed, layerCount: 1 });
  const n = one.tokens.rows;
  // Where the engine says that rounding ends, of outputs of the same tokens.
  const rounding = one.equivariance.tolerance;
  const maps = (purpose: number): Matrix =>
    engine.learnedTable({ rows: one.tokens.cols, width: one.tokens.cols, seed: purpose });
  const common = { Wq: maps(1), Wk: maps(2), Wv: maps(3), residual: true } as const;
  const stack = engine.encoder({ ...common, tokens: one.tokens, scheme: 'rotary', layerCount: layers, norm: 'pre' });
  const reversed = Int32Array.from({ length: n }, (_, k) => 2 * (n - 1 - k));
  const attend = { Wq: common.Wq, Wk: common.Wk, Wv: common.Wv };
  const own = new Uint8Array(n * n).map((_, i) => (i % (n + 1) === 0 ? 1 : 0));
  let scores = 0;
  let values = 0;
  let additive = true;
  const inputs = [one.tokens, ...stack.layers.slice(0, -1)].map((tokens) => engine.layerNorm({ tokens }));
  for (const tokens of inputs) {
    const plain = engine.attention({ ...attend, tokens });
    const turned = engine.attention({ ...attend, tokens, scheme: 'rotary' });
    const other = engine.attention({ ...attend, tokens, scheme: 'rotary', queryPositions: reversed });
    if (differ(turned.scores[0], other.scores[0], rounding)) scores++;
    const valuesOf = (queryPositions?: Int32Array) =>
      engine.attention({ ...attend, tokens, scheme: 'rotary', mask: own, queryPositions }).output;
    if (differ(valuesOf(), valuesOf(reversed), rounding)) values++;
    if (!alongDiagonals(plain.scores[0], turned.scores[0], rounding)) additive = false;
  }
  return { scores, values, additive: additive ? 1 : 0, layers };
}

function differ(a: Matrix | undefined, b: Matrix | undefined, rounding: number): boolean {
  return a?.data.some((value, i) => Math.abs(value - (b?.data[i] ?? Number.NaN)) > rounding) ?? false;
}

/** b - a is one number along each diagonal. */
function alongDiagonals(a: Matrix | undefined, b: Matrix | undefined, rounding: number): boolean {
  if (!a || !b) return true;
  const added = (row: number, col: number): number =>
    (b.data[row * b.cols + col] ?? 0) - (a.data[row * a.cols + col] ?? 0);
  for (let row = 1; row < a.rows; row++) {
    for (let col = 1; col < a.cols; col++) {
      if (Math.abs(added(row, col) - added(row - 1, col - 1)) > rounding) return false;
    }
  }
  return true;
}

export const rope: Asked = {
  id: 'PL8',
  kind: 'choice',
  choices: ['input', 'firstLayer', 'queryKeyEveryLayer', 'score'],
  answer(engine, { words, seed }) {
    const measured = ropeProbe(engine, words, seed);
    if (measured.additive === 1) return 'score';
    if (measured.values > 0) return 'input';
    return measured.scores === layers ? 'queryKeyEveryLayer' : 'firstLayer';
  },
  evidence: (engine, { words, seed }) => ropeProbe(engine, words, seed),
};
