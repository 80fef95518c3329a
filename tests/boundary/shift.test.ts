/** Shift on the real WebAssembly: the report's shape and values, and what it refuses. */
import { describe, expect, test } from 'vitest';
import { loadEngine, type ShiftSettings, toPlain } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';

const engine = await loadEngine();
const refused = (settings: unknown) => refusal(() => engine.shift(settings as ShiftSettings));

const sizes = (settings: ShiftSettings): Record<string, number | undefined> =>
  Object.fromEntries(engine.shift(settings).schemes.map(({ scheme, change }) => [scheme, change?.residual]));

describe('shift', () => {
  test('absent settings are pair 3 of width 32, from position 10 by 5', () => {
    const { pairs, chosen, law } = engine.shift({});
    expect(pairs.count).toBe(16);
    expect(pairs.loneColumn).toBeNull();
    // 10000^(-6/32); 5 radians in degrees; 2 pi 10000^(30/32); cosine and sine of 5 * 0.177827941.
    expect(pairs.frequencies[3]).toBeCloseTo(0.177827941, 9);
    expect(pairs.degrees[0]).toBeCloseTo(286.4788976, 6);
    expect(pairs.positionsPerTurn[15]).toBeCloseTo(35332.9, 1);
    expect([pairs.before.rows, pairs.before.cols]).toEqual([16, 2]);
    expect(chosen?.pair).toBe(3);
    expect(Array.from(chosen?.matrix.data ?? [], (entry) => Number(entry.toFixed(8)))).toEqual([
      0.6300803, 0.77652998, -0.77652998, 0.6300803,
    ]);
    expect(law.positions).toBe(995);
    expect(law.ahead.holds).toBe(true);
    expect(law.ahead.residual).toBeLessThan(2e-13);
    expect(law.behind.holds).toBe(false);
  });

  test('the matrix is free of the position', () => {
    const near = engine.shift({ position: 10 }).chosen?.matrix.data;
    expect(engine.shift({ position: 900 }).chosen?.matrix.data).toEqual(near);
  });

  test('RoPE’s matrix goes back', () => {
    const { chosen, law } = engine.shift({ position: 7, matrix: 'rope' });
    // Sine and cosine of (7 - 5) * 0.177827941.
    expect(chosen?.product[0]).toBeCloseTo(0.348205276, 8);
    expect(chosen?.product[1]).toBeCloseTo(0.937418309, 8);
    expect(chosen?.residualBehind).toBeLessThan(1e-14);
    expect(law.ahead.holds).toBe(false);
    expect(law.behind.holds).toBe(true);
  });

  test('eight schemes, in order; integers of offsets change no bit', () => {
    const { schemes } = engine.shift({});
    expect(schemes.map(({ scheme }) => scheme)).toEqual([
      'none',
      'shaw',
      't5',
      'alibi',
      'rotary',
      'sinusoidalQueryKey',
      'sinusoidalInput',
      'learnedInput',
    ]);
    expect(schemes.slice(0, 4).every(({ change }) => change?.identical)).toBe(true);
    expect(schemes[4]?.change?.holds).toBe(true);
    for (const { change } of schemes.slice(5)) expect(change?.residual).toBeGreaterThan(1e-3);
  });

  test('three acts are three different things', () => {
    const front = engine.shift({ act: 'prepend', frontWords: ['one', 'day'] });
    expect(front.frontIds).toEqual(Int32Array.of(0, 1));
    expect(front.idsAfter).toEqual(Int32Array.of(2, 3, 4, 5, 6));
    for (const size of Object.values(sizes({ act: 'prepend' }))) expect(size).toBeGreaterThan(1e-3);
    for (const size of Object.values(sizes({ act: 'padLeft' }))) expect(size).toBeLessThan(1e-12);
    const plain = sizes({ act: 'padLeft', recheckValid: false, causal: true });
    expect(plain.alibi).toBeLessThan(1e-12);
    expect(plain.learnedInput).toBeGreaterThan(1e-3);
    for (const size of Object.values(sizes({ act: 'padLeft', padMask: 'validLens' }))) {
      expect(size).toBeGreaterThan(1e-3);
    }
  });

  test('a scheme that runs past the table stops alone, with its error', () => {
    const { schemes } = engine.shift({ position: 994 });
    expect(schemes.filter(({ error }) => error !== null).map(({ scheme }) => scheme)).toEqual([
      'sinusoidalQueryKey',
      'sinusoidalInput',
      'learnedInput',
    ]);
    expect(schemes[7]?.change).toBeNull();
    expect(schemes[7]?.error).toMatchObject({ code: 'row-out-of-table', argument: 'queryPositions', given: '1000' });
    expect(schemes[2]?.change?.identical).toBe(true);
  });

  test('what does not exist is null', () => {
    const one = engine.shift({ width: 1 });
    expect(one.chosen).toBeNull();
    expect(one.pairs.loneColumn).toBe(0);
    expect(one.schemes[4]?.error?.argument).toBe('scheme');
    const short = engine.shift({ maxLen: 3, position: 0, offset: 1 });
    expect(short.decoding).toBeNull();
    expect(short.decodingError?.code).toBe('row-out-of-table');
    expect(engine.shift({ maxLen: 1, position: 0, offset: 0 }).products.firstRise).toBeNull();
  });

  test('products of rows rise first at offset 5', () => {
    const { products } = engine.shift({});
    expect(products.firstRise).toBe(5);
    expect(products.curve).toHaveLength(65);
    // The sum of cos(10 * 10000^(-2j/32)) over the pairs j = 0 to 15.
    expect(products.curve[10]).toBeCloseTo(10.0589267, 6);
    expect(products.raw.diagonal.holds).toBe(true);
    expect(products.projected.diagonal.holds).toBe(false);
  });

  test('the report is plain JSON', () => {
    const report = engine.shift({});
    expect(JSON.parse(JSON.stringify(toPlain(report)))).toEqual(toPlain(report));
  });
});

describe('shift refuses', () => {
  test.each([
    [{ position: 996 }, 'offset', 'row-out-of-table', '5'],
    [{ offset: -11 }, 'offset', 'row-out-of-table', '-11'],
    [{ offset: 2 ** 31 }, 'offset', 'out-of-range', '2147483648'],
    [{ offset: 0.5 }, 'offset', 'not-an-integer', '0.5'],
    [{ offset: Number.NaN }, 'offset', 'not-finite', 'NaN'],
    [{ position: -1 }, 'position', 'out-of-range', '-1'],
    [{ width: 0 }, 'width', 'out-of-range', '0'],
    [{ width: 6 }, 'pair', 'out-of-range', '3'],
    [{ maxLen: 4097 }, 'maxLen', 'out-of-range', '4097'],
    [{ headCount: 5 }, 'headCount', 'out-of-range', '5'],
    [{ words: [] }, 'words', 'out-of-range', '0'],
    [{ words: Array(65).fill('a') }, 'words', 'out-of-range', '65'],
    [{ act: 'prepend', frontWords: [] }, 'frontWords', 'out-of-range', '0, 5 with the text'],
    [{ act: 'padLeft', padCount: 17 }, 'padCount', 'out-of-range', '17'],
    [{ matrix: 'Rope' }, 'matrix', 'unknown-value', 'Rope'],
    [{ act: 'move' }, 'act', 'unknown-value', 'move'],
    [{ words: 'the fox' }, 'words', 'wrong-type', undefined],
    [{ causal: 1 }, 'causal', 'wrong-type', undefined],
    [{ base: 100 }, 'base', 'unknown-option', undefined],
  ])('%j', (settings, argument, code, given) => {
    const error = refused(settings);
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ argument, code });
    if (given !== undefined) expect(error.given).toContain(given);
    expect(error.message).toContain(argument);
  });
});
