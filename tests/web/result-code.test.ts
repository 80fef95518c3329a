/** Result codes: whatever is written is read again, whatever was changed is noticed, whatever is given throws nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Attempts } from '../../web/src/state/attempts.ts';
import { codesIn, crc32, readCode, writeCode } from '../../web/src/state/result-code.ts';
import { toBase64Url } from '../../web/src/state/url.ts';

const marks = fc.dictionary(fc.string(), fc.constantFrom(true, false, null));
const attempts: fc.Arbitrary<Attempts> = fc
  .array(
    fc.record({
      experiment: fc.string(),
      round: fc.string(),
      settings: fc.dictionary(fc.string(), fc.jsonValue()),
      guesses: fc.dictionary(fc.string(), fc.string()),
      right: marks,
      tries: fc.integer({ min: 1 }),
    }),
  )
  // JSON has no −0.
  .map((all) => JSON.parse(JSON.stringify(Object.fromEntries(all.map((one) => [one.experiment, one])))));

/** A learner who did all four experiments, with texts of their own. */
const words = ['a', 'longer', 'text', 'than', 'most', 'learners', 'type'];
const one = (experiment: string, round: string, second: string) => ({
  experiment,
  round,
  settings: { words, seed: 4_294_967_295, order: [6, 5, 4, 3, 2, 1, 0], length: 1500 },
  guesses: { [round]: 'follows', [second]: '-16' },
  right: { [round]: true, [second]: false },
  tries: 12,
});
const whole: Attempts = {
  permute: one('permute', 'PM1', 'PM1-size'),
  shift: one('shift', 'SH3', 'SH4-size'),
  overflow: one('overflow', 'OV1', 'OV5'),
  mode: one('mode', 'TE1', 'TE1-size'),
};
const code = writeCode({ product: '0.1.0', attempts: whole });
const sealed = (text: string): string => {
  const crc = crc32(new TextEncoder().encode(text));
  return `${text}.${toBase64Url(Uint8Array.of(crc >>> 24, crc >>> 16, crc >>> 8, crc))}`;
};
const payload = (value: unknown): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

describe('result codes', () => {
  test('the checksum is that of zip and PNG', () => {
    // The check value of CRC-32, as catalogues of checksums print it.
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  test('what is written is read again', () => {
    fc.assert(
      fc.property(fc.string(), attempts, (product, given) => {
        const written = writeCode({ product, attempts: given });
        expect(written).toMatch(/^PL1\.[\w-]+\.[\w-]{6}$/);
        expect(readCode(written)).toEqual({ product, attempts: given });
      }),
    );
  });

  test('the whole unit with own texts is well under 2000 characters', () => {
    expect(code.length).toBeLessThan(1500);
  });

  test('any character that is another one, missing or too many is noticed', () => {
    const signs = fc.constantFrom(...'ABab09-_.+/= P1');
    fc.assert(
      fc.property(fc.nat({ max: code.length - 1 }), signs, (at, sign) => {
        fc.pre(code[at] !== sign);
        const changed = `${code.slice(0, at)}${sign}${code.slice(at + 1)}`;
        const { found } = codesIn(changed);
        for (const text of [changed, ...found.map((part) => part.code)]) expect(readCode(text)).toHaveProperty('why');
        expect(readCode(`${code.slice(0, at)}${code.slice(at + 1)}`)).toHaveProperty('why');
        expect(readCode(`${code.slice(0, at)}${sign}${code.slice(at)}`)).toHaveProperty('why');
      }),
      { numRuns: 1000 },
    );
    for (let length = 0; length < code.length; length++)
      expect(readCode(code.slice(0, length))).toEqual({ why: 'damaged' });
  });

  test('another version, and contents that are none, are told from a damaged code', () => {
    expect(readCode('PL2.anything at all')).toEqual({ why: 'version', given: '2' });
    const permute = ['permute', 'PM1', 1, {}, {}, {}];
    expect(readCode(sealed(`PL1.${payload(['0.1.0', permute])}`))).toHaveProperty('attempts.permute');
    const strange: unknown[] = [
      null,
      7,
      {},
      [],
      [permute],
      ['0.1.0', null],
      ['0.1.0', []],
      ['0.1.0', ['permute', 'PM1', 0, {}, {}, {}]],
      ['0.1.0', ['permute', 'PM1', 1, [], {}, {}]],
      ['0.1.0', ['permute', 'PM1', 1, {}, { PM1: 4 }, {}]],
      ['0.1.0', ['permute', 'PM1', 1, {}, {}, { PM1: 'true' }]],
      ['0.1.0', [...permute, 'more']],
      ['0.1.0', permute, permute],
    ];
    for (const value of strange) expect(readCode(sealed(`PL1.${payload(value)}`))).toEqual({ why: 'foreign' });
    // One byte that no UTF-8 text has; and a length that no base64 has.
    expect(readCode(sealed('PL1._w'))).toEqual({ why: 'foreign' });
    expect(readCode(sealed('PL1.A'))).toEqual({ why: 'foreign' });
  });

  test('nothing throws', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => sealed(`PL1.${text}`)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(readCode(text)).toHaveProperty('why');
        expect(codesIn(text).found.every((part) => text.includes(part.code))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readCode(sealed(`PL1.${payload(value)}`));
        readCode(sealed(`PL1.${payload(['0.1.0', value])}`));
      }),
    );
  });

  test('codes in a line, with what stands before each', () => {
    expect(codesIn(`Aachen: ${code}, Bonn ${code} thanks`)).toEqual({
      found: [
        { before: 'Aachen: ', code },
        { before: ', Bonn ', code },
      ],
      rest: ' thanks',
    });
    expect(codesIn('PL is a language')).toEqual({ found: [], rest: 'PL is a language' });
  });
});
