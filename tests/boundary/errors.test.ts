// Every function with every kind of bad argument: one RangeError with four words to translate it by, never a number.
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';
import { experimentSamples } from './experiment-samples.ts';
import { refused, withOption } from './refused.ts';
import { type Kind, matrix, type Sample, samples, schemeSamples } from './samples.ts';

const engine = (await loadEngine()) as unknown as Record<string, (argument?: unknown) => unknown>;

const codes = [
  'missing',
  'wrong-type',
  'wrong-shape',
  'not-finite',
  'not-an-integer',
  'out-of-range',
  'unknown-value',
  'unknown-option',
  'too-large',
  'row-out-of-table',
  'not-a-permutation',
];

const show = (value: unknown): string =>
  value !== null && typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);

function checkSample(name: string, title: string, sample: Sample) {
  describe(title, () => {
    const call = (options: unknown) => () => engine[name]?.(options);

    test('accepts the sample', () => expect(call(sample.options)).not.toThrow());

    for (const [path, mark] of Object.entries(sample.kinds)) {
      test(`refuses a bad ${path}`, () => {
        for (const value of refused[mark.replace('!', '') as Kind]) {
          const error = refusal(call(withOption(sample.options, path, value)));
          expect(error.argument.startsWith(path), `${show(value)}: ${error.argument}: ${error.message}`).toBe(true);
          expect(codes).toContain(error.code);
        }
      });
      if (!mark.endsWith('!')) continue;
      test(`asks for ${path}`, () => {
        const error = refusal(call(withOption(sample.options, path, undefined)));
        expect(error).toMatchObject({ code: 'missing', argument: path });
      });
    }

    test('refuses an unknown option, at the top and inside', () => {
      const tops = Object.keys(sample.kinds).filter((path) => sample.kinds[path]?.startsWith('object'));
      for (const path of ['Rows', 'toString2', ...tops.map((top) => `${top}.colour`)]) {
        const error = refusal(call(withOption(sample.options, path, 1)));
        expect(error).toMatchObject({ code: 'unknown-option', argument: path, given: path });
      }
    });

    test('refuses options that are no object', () => {
      expect(refusal(() => engine[name]?.())).toMatchObject({ code: 'missing', argument: 'options' });
      for (const options of [null, 3, 'rows', true, [], new Float64Array(2), () => sample.options]) {
        expect(refusal(call(options))).toMatchObject({ code: 'wrong-type', argument: 'options' });
      }
    });
  });
}

for (const [name, sample] of Object.entries({ ...samples, ...experimentSamples })) checkSample(name, name, sample);
for (const [scheme, sample] of Object.entries(schemeSamples)) checkSample('attention', `attention, ${scheme}`, sample);

test('what an old library gave to every object is no option; the same name in the options is', () => {
  const call = (more: object) => () => engine.sinusoidalTable?.({ rows: 2, width: 2, ...more });
  Object.defineProperty(Object.prototype, 'extend', { value: 1, writable: true, enumerable: true, configurable: true });
  try {
    expect(call({})).not.toThrow();
    expect(refusal(call({ extend: 1 }))).toMatchObject({ code: 'unknown-option', argument: 'extend' });
  } finally {
    delete (Object.prototype as { extend?: unknown }).extend;
  }
});

test('alibiSlopes refuses what is no count', () => {
  for (const headCount of [
    undefined,
    '3',
    true,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2.5,
    0,
    -1,
    1e9,
    [4],
    {},
  ]) {
    expect(refusal(() => engine.alibiSlopes?.(headCount)).argument).toBe('headCount');
  }
});

test('lengths past 32 bits are counted whole', () => {
  const ones = (rows: number, cols: number) => ({ rows, cols, data: new Float64Array(rows * cols).fill(1) });
  const wide = { tokens: ones(2048, 1), Wq: ones(1, 1024), Wk: ones(1, 1024), Wv: ones(1, 1024), headCount: 1024 };
  const headMasks = refusal(() => engine.attention?.({ ...wide, returnWeights: false, headMasks: new Uint8Array(0) }));
  // 1024 heads of 2048 x 2048.
  expect(headMasks).toMatchObject({
    code: 'wrong-shape',
    argument: 'headMasks',
    allowed: 'a list of length 4294967296',
  });
});

test('a list of words with holes is refused by its first one', () => {
  expect(refusal(() => engine.embed?.({ words: new Array(2 ** 25), width: 2, seed: 1 })).argument).toBe('words[0]');
});

test('what permute takes of tokens', () => {
  const sentence = (settings: object) => refusal(() => engine.permute?.(settings)).message;
  expect(sentence({ words: [] })).toBe('words must be 1 to 64 tokens; given 0');
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  // A length is a length, also while no padding mask reads it.
  expect(sentence({ validLength: Number.NaN })).toBe('validLength must be an integer from 0 to 5; given NaN');
  expect(sentence({ words, everyOrder: true })).toBe('everyOrder takes at most 6 tokens; given 7');
});

test('a pattern that keeps an entry at rate 1 is refused in train mode only', () => {
  const options = { tokens: matrix(1, 2), rate: 1, seed: 1, keep: Uint8Array.of(1, 0) };
  expect(refusal(() => engine.dropout?.({ ...options, mode: 'train' })).argument).toBe('keep');
  expect(engine.dropout?.({ ...options, mode: 'eval' })).toMatchObject({ output: options.tokens });
});

test('an encoder attends to its own tokens', () => {
  const keys = refusal(() => engine.encoder?.({ ...samples.encoder.options, keys: matrix(3, 4) }));
  expect(keys).toMatchObject({ code: 'unknown-option', argument: 'keys' });
});

test('an option that is undefined is absent', () => {
  const table = engine.sinusoidalTable?.({ rows: 2, width: 2, base: undefined, colour: undefined });
  expect(table).toEqual(engine.sinusoidalTable?.({ rows: 2, width: 2 }));
});

test('a getter that throws is refused, and the engine goes on', () => {
  const options = {
    width: 2,
    get rows(): number {
      throw new Error('not today');
    },
  };
  for (let i = 0; i < 100; ++i) expect(refusal(() => engine.sinusoidalTable?.(options)).argument).toBe('rows');
  expect(engine.sinusoidalTable?.({ rows: 1, width: 2 })).toMatchObject({ rows: 1, cols: 2 });
});

describe('what throws when it is looked at', () => {
  const fail = (): never => {
    throw new Error('not today');
  };
  const revoked = (target: object) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  class Lying extends Float64Array {
    override get length(): number {
      return fail();
    }
  }
  const cases: [string, () => unknown][] = [
    ['keys', () => new Proxy({ tokens: matrix(2, 2) }, { ownKeys: fail })],
    ['an unknown option', () => Object.defineProperty({ tokens: matrix(2, 2) }, 'x', { enumerable: true, get: fail })],
    ['revoked options', () => revoked({})],
    ['revoked numbers', () => ({ tokens: { rows: 1, cols: 1, data: revoked(new Float64Array(1)) } })],
    ['a length', () => ({ tokens: { rows: 2, cols: 2, data: new Lying(3) } })],
  ];
  test.each(cases)('%s: refused, however often, and the engine goes on', (_, options) => {
    for (let i = 0; i < 100; ++i) expect(refusal(() => engine.layerNorm?.(options())).code).not.toBe('internal');
    expect(engine.layerNorm?.({ tokens: matrix(2, 2) })).toMatchObject({ rows: 2, cols: 2 });
  });
  test.each(cases.slice(0, 2))('%s: the sentence says so', (_, options) => {
    const sentence = 'options must be an object whose keys and values can be read; given one that throws';
    expect(refusal(() => engine.layerNorm?.(options())).message).toBe(sentence);
  });
  test('the length of a list', () => {
    const words = new Proxy(['a'], { get: fail });
    expect(refusal(() => engine.embed?.({ words, width: 2, seed: 1 })).argument).toBe('words');
  });
});

test('an unknown option without a name, or with a long one, is named all the same', () => {
  const argument = (key: string) => refusal(() => engine.layerNorm?.({ tokens: matrix(1, 2), [key]: 1 })).argument;
  expect(argument('')).toBe('""');
  expect(argument('x'.repeat(1000))).toBe(`${'x'.repeat(40)}...`);
});

test('permute takes the order that its report gives', () => {
  const report = engine.permute?.({}) as { order: Int32Array };
  expect(report.order).toBeInstanceOf(Int32Array);
  expect(engine.permute?.({ order: report.order })).toEqual(report);
});

test('the sentence names the argument, what is allowed and what was given', () => {
  const sentence = (options: unknown) => refusal(() => engine.sinusoidalTable?.(options)).message;
  expect(sentence({ rows: '3', width: 4 })).toBe('rows must be a number; given "3"');
  expect(sentence({ rows: 3 })).toBe('width must be a number; given nothing');
  expect(sentence({ rows: 3, width: 4, layout: 'half' })).toBe(
    `layout must be one of 'interleaved', 'halves'; given "half"`,
  );
  expect(sentence({ rows: 3, width: 4, colour: 1 })).toBe(
    'there is no option colour; the options are rows, width, base, firstPosition, layout, precision',
  );
});

test("more tokens than rows: our sentence, then PyTorch's", () => {
  const tokens = { rows: 1500, cols: 32, data: new Float64Array(1500 * 32) };
  expect(refusal(() => engine.positionalEncoding?.({ tokens })).message).toMatch(
    /The size of tensor a \(1500\) must match the size of tensor b \(1000\) at non-singleton dimension 1/,
  );
});

test('a matrix without rows is refused by its rows, not by the data that would not fit', () => {
  const tokens = { rows: 0, cols: 2, data: Float64Array.of(1, 2) };
  const refused = refusal(() => engine.layerNorm?.({ tokens }));
  expect(refused.message).toBe('tokens.rows must be an integer from 1 to 33554432; given 0');
});
