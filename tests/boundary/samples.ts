/** One valid call of every function that is no experiment, with all of its options and the kind of each. */
import type { Matrix } from '../../web/src/engine/api.ts';

/** What an option may be; refused.ts holds the values each kind refuses. */
export type Kind =
  | 'size'
  | 'integer'
  | 'seed'
  | 'positive'
  | 'rate'
  | 'score'
  | 'choice'
  | 'flag'
  | 'matrix'
  | 'numbers'
  | 'oddCount'
  | 'order'
  | 'ids'
  | 'bytes'
  | 'words'
  | 'object';

export interface Sample {
  readonly options: Record<string, unknown>;
  /** Kind of each option; 'rotary.base' is an option inside an option. A '!' marks one that must be given. */
  readonly kinds: Record<string, Kind | `${Kind}!`>;
}

/** Entries between -1 and 1 that follow no formula of the engine. */
export function matrix(rows: number, cols: number, shift = 0): Matrix {
  const data = Float64Array.from({ length: rows * cols }, (_, i) => (((i + shift) * 37 + 11) % 41) / 20.5 - 1);
  return { rows, cols, data };
}

/** A matrix from its rows. */
export function rows(...lines: number[][]): Matrix {
  return { rows: lines.length, cols: lines[0]?.length ?? 0, data: Float64Array.from(lines.flat()) };
}

const attentionOptions = {
  tokens: matrix(3, 4),
  Wq: matrix(4, 4, 1),
  Wk: matrix(4, 4, 2),
  Wv: matrix(4, 4, 3),
  Wo: matrix(4, 4, 4),
  bq: new Float64Array(4),
  bk: new Float32Array(4),
  bv: new Float64Array(4),
  bo: new Float64Array(4),
  headCount: 2,
  scale: 'headWidth',
  queryPositions: Int32Array.of(0, 1, 2),
  causal: true,
  mask: new Uint8Array(9).fill(1),
  headMasks: new Uint8Array(18).fill(1),
  validLens: Int32Array.of(1, 2, 3),
  maskedScore: -1e6,
  emptyRow: 'zero',
  returnWeights: true,
  summation: 'exact',
  precision: 'float64',
};

const attentionKinds = {
  tokens: 'matrix!',
  Wq: 'matrix!',
  Wk: 'matrix!',
  Wv: 'matrix!',
  Wo: 'matrix',
  bq: 'numbers',
  bk: 'numbers',
  bv: 'numbers',
  bo: 'numbers',
  headCount: 'size',
  scale: 'choice',
  scheme: 'choice',
  queryPositions: 'ids',
  causal: 'flag',
  mask: 'bytes',
  headMasks: 'bytes',
  validLens: 'ids',
  maskedScore: 'score',
  emptyRow: 'choice',
  returnWeights: 'flag',
  summation: 'choice',
  precision: 'choice',
} as const;

const weightDropout = { rate: 0.5, mode: 'train', seed: 1, keep: new Uint8Array(18).fill(1) };
const weightDropoutKinds = {
  weightDropout: 'object',
  'weightDropout.rate': 'rate!',
  'weightDropout.mode': 'choice!',
  'weightDropout.seed': 'seed!',
  'weightDropout.keep': 'bytes',
} as const;

export const samples = {
  sinusoidalTable: {
    options: { rows: 3, width: 4, base: 100, firstPosition: -2, layout: 'halves', precision: 'float64' },
    kinds: {
      rows: 'size!',
      width: 'size!',
      base: 'positive',
      firstPosition: 'integer',
      layout: 'choice',
      precision: 'choice',
    },
  },
  learnedTable: {
    options: { rows: 3, width: 4, seed: 1, std: 0.5 },
    kinds: { rows: 'size!', width: 'size!', seed: 'seed!', std: 'positive' },
  },
  extendLearnedTable: {
    options: { table: matrix(3, 4), rows: 5, seed: 1, std: 0.5 },
    kinds: { table: 'matrix!', rows: 'size!', seed: 'seed!', std: 'positive' },
  },
  positionalEncoding: {
    options: {
      tokens: matrix(3, 4),
      maxLen: 5,
      dropout: 0.5,
      mode: 'train',
      seed: 1,
      keep: new Uint8Array(12),
      scaleByWidth: true,
      base: 100,
      onOverflow: 'wrap',
      precision: 'float64',
    },
    kinds: {
      tokens: 'matrix!',
      maxLen: 'size',
      dropout: 'rate',
      mode: 'choice',
      seed: 'seed',
      keep: 'bytes',
      scaleByWidth: 'flag',
      base: 'positive',
      onOverflow: 'choice',
      precision: 'choice',
    },
  },
  shiftMatrices: {
    options: { width: 4, offset: -2, base: 100 },
    kinds: { width: 'size!', offset: 'integer!', base: 'positive' },
  },
  rotary: {
    options: { vectors: matrix(3, 4), positions: Int32Array.of(0, -1, 5), base: 100, layout: 'halves' },
    kinds: { vectors: 'matrix!', positions: 'ids!', base: 'positive', layout: 'choice' },
  },
  t5Bucket: {
    options: { offsets: Int32Array.of(-3, 0, 200), bucketCount: 8, maxDistance: 20, bidirectional: true },
    kinds: { offsets: 'ids!', bucketCount: 'size', maxDistance: 'size', bidirectional: 'flag!' },
  },
  attention: {
    options: { ...attentionOptions, scheme: 'rotary', rotary: { base: 100, layout: 'halves' }, weightDropout },
    kinds: {
      ...attentionKinds,
      rotary: 'object',
      'rotary.base': 'positive',
      'rotary.layout': 'choice',
      ...weightDropoutKinds,
    },
  },
  encoder: {
    options: {
      ...attentionOptions,
      scheme: 'sinusoidal',
      table: matrix(3, 4, 5),
      layerCount: 2,
      placement: 'queryKey',
      positionOperands: ['query'],
      norm: 'pre',
      residual: true,
      feedForward: { W1: matrix(4, 5), b1: new Float64Array(5), W2: matrix(5, 4), b2: new Float64Array(4) },
    },
    kinds: {
      ...attentionKinds,
      table: 'matrix',
      layerCount: 'size!',
      placement: 'choice',
      positionOperands: 'words',
      norm: 'choice',
      residual: 'flag',
      feedForward: 'object',
      'feedForward.W1': 'matrix!',
      'feedForward.b1': 'numbers',
      'feedForward.W2': 'matrix!',
      'feedForward.b2': 'numbers',
    },
  },
  maskedSoftmax: {
    options: {
      scores: matrix(2, 3),
      mask: Uint8Array.of(1, 1, 0, 1, 0, 0),
      maskedScore: -1e6,
      emptyRow: 'uniform',
      axis: 'key',
    },
    kinds: { scores: 'matrix!', mask: 'bytes', maskedScore: 'score', emptyRow: 'choice', axis: 'choice' },
  },
  embed: {
    options: { words: ['a', 'b', 'a'], width: 4, seed: 1 },
    kinds: { words: 'words!', width: 'size!', seed: 'seed!' },
  },
  layerNorm: {
    options: { tokens: matrix(3, 4), epsilon: 1e-3, gain: new Float64Array(4).fill(1), bias: new Float64Array(4) },
    kinds: { tokens: 'matrix!', epsilon: 'positive', gain: 'numbers', bias: 'numbers' },
  },
  dropout: {
    options: { tokens: matrix(3, 4), rate: 0.5, mode: 'train', seed: 1, keep: new Uint8Array(12).fill(1) },
    kinds: { tokens: 'matrix!', rate: 'rate!', mode: 'choice!', seed: 'seed!', keep: 'bytes' },
  },
  tableProperties: {
    options: { table: matrix(3, 4), base: 100, layout: 'halves', precision: 'float32', decimals: 3 },
    kinds: { table: 'matrix!', base: 'positive', layout: 'choice', precision: 'choice', decimals: 'integer' },
  },
  formulaTable: {
    options: { formula: ['i', 'c', '*', 'sin'], rows: 3, width: 4 },
    kinds: { formula: 'words!', rows: 'size', width: 'size' },
  },
  difference: {
    options: { a: matrix(3, 4), b: matrix(3, 4, 5) },
    kinds: { a: 'matrix!', b: 'matrix!' },
  },
  positionProbe: {
    options: {
      rows: matrix(4, 4),
      positions: Float64Array.of(0, 1, 2, 3),
      heldOutRows: matrix(2, 4, 5),
      heldOutPositions: Float64Array.of(0, 1),
    },
    kinds: { rows: 'matrix!', positions: 'numbers!', heldOutRows: 'matrix', heldOutPositions: 'numbers' },
  },
  checkClaim: {
    options: { id: 'CL03', draws: 2, seed: 1, first: 1, count: 1 },
    kinds: { id: 'choice!', draws: 'size', seed: 'seed', first: 'size', count: 'size' },
  },
} satisfies Record<string, Sample>;

/** Options of the other schemes, each on top of attention's common ones. */
export const schemeSamples: Record<string, Sample> = {
  learned: { options: { ...attentionOptions, scheme: 'learned', table: matrix(3, 4) }, kinds: { table: 'matrix!' } },
  alibi: {
    options: { ...attentionOptions, scheme: 'alibi', alibi: { slopes: Float64Array.of(0.5, 0.25), form: 'keyOnly' } },
    kinds: { alibi: 'object', 'alibi.slopes': 'numbers', 'alibi.form': 'choice' },
  },
  t5: {
    options: {
      ...attentionOptions,
      scheme: 't5',
      t5: { bias: matrix(8, 2), bucketCount: 8, maxDistance: 20, bidirectional: false },
    },
    kinds: {
      t5: 'object!',
      't5.bias': 'matrix!',
      't5.bucketCount': 'size',
      't5.maxDistance': 'size',
      't5.bidirectional': 'flag!',
    },
  },
  shaw: {
    options: {
      ...attentionOptions,
      scheme: 'shaw',
      shaw: { clip: 1, keyVectors: matrix(3, 2), valueVectors: matrix(3, 2) },
    },
    kinds: { shaw: 'object!', 'shaw.clip': 'size!', 'shaw.keyVectors': 'matrix!', 'shaw.valueVectors': 'matrix' },
  },
};
