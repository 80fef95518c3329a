/** What docs/engine-api.md states is what the engine does: ranges, defaults, limits and codes. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as offered from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';
import { matrix, samples } from './samples.ts';

const engine = (await offered.loadEngine()) as unknown as Record<string, (options: unknown) => unknown>;
const page = readFileSync(new URL('../../docs/engine-api.md', import.meta.url), 'utf8');

interface Row {
  readonly name: string;
  readonly type: string;
  readonly range: string;
  readonly standard: string;
}

/** The rows of a table of the page, with those of the table it refers to. */
function rowsOf(type: string): Row[] {
  const section = page.split(/^##+ /m).find((text) => text.startsWith(`${type}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const own = rows.map((line) => {
    const cells = line.split(/(?<!\\) ?\| ?/).map((cell) => cell.replaceAll('`', ''));
    const [, name = '', type = '', range = '', standard = ''] = cells;
    return { name, type, range, standard };
  });
  const above = section.match(/^And everything of \[(\w+)\]/m)?.[1];
  return above ? [...own, ...rowsOf(above)] : own;
}

test('the way in: what the module exports, and what an engine has besides its functions', () => {
  const functions: string[] = offered.functionNames;
  const others = Object.keys(engine).filter((name) => !functions.includes(name));
  const expected = [...Object.keys(offered), ...others.map((name) => `engine.${name}`)];
  expect(new Set(rowsOf('Loading').map(({ name }) => name))).toEqual(new Set(expected));
});

const square = { tokens: matrix(2, 2), Wq: matrix(2, 2, 1), Wk: matrix(2, 2, 2), Wv: matrix(2, 2, 3) };
const inAttention = (name: string, inner: object, scheme?: string) => (options: object) => ({
  ...square,
  scheme,
  [name]: { ...inner, ...options },
});
const as = (given: object) => (options: object) => ({ ...given, ...options });

/** Least options of every function, and how to add others to them. */
const calls: [name: string, type: string, withOptions: (options: object) => object, prefix?: string][] = [
  ['sinusoidalTable', 'SinusoidalOptions', as({ rows: 2, width: 2 })],
  ['learnedTable', 'LearnedOptions', as({ rows: 2, width: 2, seed: 1 })],
  ['extendLearnedTable', 'ExtendLearnedOptions', as({ table: matrix(2, 2), rows: 3, seed: 1 })],
  ['positionalEncoding', 'PositionalEncodingOptions', as({ tokens: matrix(2, 2) })],
  ['shiftMatrices', 'ShiftMatricesOptions', as({ width: 4, offset: 1 })],
  ['rotary', 'RotateOptions', as({ vectors: matrix(2, 4), positions: Int32Array.of(1, 2) })],
  ['t5Bucket', 'T5OffsetsOptions', as({ offsets: Int32Array.of(-200, 9), bidirectional: true })],
  ['maskedSoftmax', 'MaskedSoftmaxOptions', as({ scores: matrix(2, 2), mask: Uint8Array.of(1, 0, 0, 0) })],
  ['embed', 'EmbedOptions', as({ words: ['a'], width: 2, seed: 1 })],
  ['layerNorm', 'LayerNormOptions', as({ tokens: matrix(2, 2) })],
  ['dropout', 'DropoutTokensOptions', as({ tokens: matrix(2, 2), rate: 0.5, mode: 'train', seed: 1 })],
  ['attention', 'AttentionOptions', as(square)],
  ['attention', 'RotaryOptions', inAttention('rotary', {}, 'rotary'), 'rotary.'],
  ['attention', 'AlibiOptions', inAttention('alibi', {}, 'alibi'), 'alibi.'],
  ['attention', 'T5Options', inAttention('t5', { bias: matrix(32, 1), bidirectional: true }, 't5'), 't5.'],
  ['attention', 'ShawOptions', inAttention('shaw', { clip: 1, keyVectors: matrix(3, 2) }, 'shaw'), 'shaw.'],
  [
    'attention',
    'DropoutOptions',
    inAttention('weightDropout', { rate: 0.5, mode: 'train', seed: 1 }),
    'weightDropout.',
  ],
  ['encoder', 'EncoderOptions', as({ ...square, layerCount: 2 })],
  ['permute', 'PermuteSettings', as({})],
  ['shift', 'ShiftSettings', as({})],
  ['overflow', 'OverflowSettings', as({})],
  ['mode', 'ModeSettings', as({})],
  ['explorer', 'ExplorerSettings', as({})],
  ['tableProperties', 'TablePropertiesOptions', as({ table: matrix(3, 4) })],
  ['formulaTable', 'FormulaTableOptions', as({ formula: ['i', 'c', '+'] })],
  ['difference', 'DifferenceOptions', as({ a: matrix(3, 4), b: matrix(3, 4) })],
  ['checkEntries', 'EntriesOptions', as({ sine: ['i', 'sin'], sineColumn: ['j'], cosineColumn: ['j'] })],
  ['checkTurn', 'TurnOptions', as({ topLeft: ['w'], topRight: ['delta'], bottomLeft: ['0'], bottomRight: ['1'] })],
  ['checkProof', 'ProofOptions', as({ lines: ['L2', 'L4'] })],
  ['checkForwardOrder', 'ForwardOrderOptions', as({ steps: ['lookUp', 'scale', 'add', 'dropout', 'block'] })],
  ['bugCard', 'BugCardOptions', as({ card: 'S01' })],
  ['checkFailure', 'FailureOptions', as({})],
  ['checkEntryPoints', 'EntryPointsOptions', as({ model: 'd2l', where: 'input', how: 'add', index: 'position' })],
  ['checkDropoutOutcomes', 'DropoutOutcomesOptions', as({ seed: 1 })],
  ['placement', 'PlacementSettings', as({})],
  ['positionProbe', 'PositionProbeOptions', as({ rows: matrix(2, 2), positions: Float64Array.of(0, 1) })],
  ['checkClaim', 'ClaimOptions', as({ id: 'CL19' })],
];

/** What the page's defaults stand for: numbers, names in quotes, true and false. */
function standardValue(text: string): unknown {
  return text === '-Infinity' ? Number.NEGATIVE_INFINITY : JSON.parse(text.replaceAll("'", '"'));
}

/** Values on either side of a range with numbers in it. */
function outside(range: string): number[] {
  const bounds =
    range
      .match(/^an? (?:number|integer) from (\S+) to (\S+)$/)
      ?.slice(1)
      .map(Number) ?? [];
  if (range === 'a number above 0') return [0];
  return bounds.some(Number.isNaN)
    ? []
    : bounds.map((bound, i) => bound + (i === 0 ? -1 : 1) * Math.max(1, Math.abs(bound) / 2));
}

describe.each(calls)('%s: %s', (name, type, withOptions, prefix = '') => {
  const options = rowsOf(type);
  const call = (given: object) => engine[name]?.(withOptions(given));

  test('the page lists options', () => expect(options.length).toBeGreaterThan(0));

  test.each(options.filter(({ range }) => outside(range).length > 0))('$name must be $range', (option) => {
    for (const value of outside(option.range)) {
      const { argument, allowed } = refusal(() => call({ [option.name]: Math.trunc(value) }));
      expect({ argument, allowed }).toEqual({ argument: prefix + option.name, allowed: option.range });
    }
  });

  test.each(options.filter(({ standard }) => standard && standard !== 'required'))('$name is $standard', (option) => {
    expect(call({ [option.name]: standardValue(option.standard) })).toEqual(call({ [option.name]: undefined }));
  });
});

test('every function and every option of the samples is on the page', () => {
  for (const [name, { kinds }] of Object.entries(samples)) {
    const [, type = ''] = calls.find(([function_]) => function_ === name) ?? [];
    const listed = rowsOf(type).map((option) => option.name);
    const given = Object.keys(kinds).map((path) => path.split('.')[0]);
    expect(listed, name).toEqual(expect.arrayContaining(given));
  }
});

/** A result has the fields of its table, and so have the results inside it. */
function expectFields(value: unknown, type: string): void {
  const fields = rowsOf(type);
  expect(Object.keys(value as object).sort(), type).toEqual(fields.map(({ name }) => name).sort());
  for (const field of fields) {
    const inner = field.type.match(/\[(\w+)\]\(/)?.[1];
    const [one] = [(value as Record<string, unknown>)[field.name]].flat(2);
    if (inner && one !== null && one !== undefined) expectFields(one, inner);
  }
}

test('results have the fields of their tables', () => {
  const tables = new Map(calls.map(([name, , withOptions]) => [name, withOptions]));
  for (const [, name = '', type = ''] of page.matchAll(/^(\w+)\(.*\): (\w+);$/gm)) {
    if (rowsOf(type).length > 0) expectFields(engine[name]?.(tables.get(name)?.({})), type);
  }
  expectFields(engine.permute?.({ everyOrder: true }), 'PermuteReport');
  expectFields(engine.shift?.({ maxLen: 3, position: 0, offset: 0 }), 'ShiftReport');
});

test('the limits are those of the refusals', () => {
  const [limits = ''] = page.match(/^Limits,(?:.+\n)+/m) ?? [];
  const allowed = (name: string, options: unknown) => refusal(() => engine[name]?.(options)).allowed;
  expect(allowed('sinusoidalTable', { rows: 1e6, width: 1e6 })).toBe('at most 33554432 numbers');
  expect(allowed('sinusoidalTable', { rows: 1, width: 1e9 })).toBe('an integer from 1 to 1048576');
  expect(allowed('alibiSlopes', 1e9)).toBe('an integer from 1 to 1024');
  expect(allowed('encoder', { ...square, layerCount: 1e9 })).toBe('an integer from 1 to 256');
  expect(limits.match(/\d{3,}/g)).toEqual(['33554432', '256', '1048576', '1024', '256']);
  expect(33554432 * 8).toBe(256 * 2 ** 20);
});

test('every code of the engine is explained', () => {
  const folder = new URL('../../engine/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cpp'));
  const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
  const thrown = [...sources.matchAll(/(?:refuse|EngineError)\(\s*(?:[\w.:() ]+\? )?"([a-z-]+)"(?: : "([a-z-]+)")?/g)];
  const codes = new Set(thrown.flatMap(([, first, second]) => [first, second]).filter((code) => code !== undefined));
  const explained = [...page.matchAll(/^- ([a-z-]+):/gm)].map((match) => match[1]);
  expect(codes.size).toBeGreaterThan(10);
  expect(explained).toEqual(expect.arrayContaining([...codes]));
});
