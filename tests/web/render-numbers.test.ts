import { describe, expect, it } from 'vitest';
import { makeNumbers, readEither } from '../../web/src/render/numbers.ts';

const en = makeNumbers('en');
const de = makeNumbers('de');

describe('numbers', () => {
  it('prints a true minus, and none before a zero', () => {
    expect(en.fixed(-1.842, 2)).toBe('−1.84');
    expect(en.fixed(-0.001, 2)).toBe('0.00');
    expect(en.fixed(-0, 2)).toBe('0.00');
    expect(en.integer(-0.2)).toBe('0');
  });

  it('keeps the order of signs and factors in lines from right to left, and reads back what it printed', () => {
    const ar = makeNumbers('ar-XB-u-nu-latn');
    expect(ar.integer(-64)).toBe('\u2066−64\u2069');
    expect(ar.size(4.44e-16)).toBe('\u20664.4·10^{−16}\u2069');
    // Sentences ask whether a count is '1' and a difference '0'.
    expect([ar.integer(1), ar.integer(0), ar.size(0), ar.integer(12)]).toEqual(['1', '0', '0', '12']);
    expect(ar.read(ar.fixed(-1.5, 1))).toBe(-1.5);
  });

  it('names what is not finite', () => {
    expect(en.fixed(Number.NaN, 2)).toBe('NaN');
    expect(en.size(Number.POSITIVE_INFINITY)).toBe('∞');
    expect(en.integer(Number.NEGATIVE_INFINITY)).toBe('−∞');
  });

  it('prints sizes with two decimals, scientific below 0.01', () => {
    expect(en.size(0)).toBe('0');
    expect(en.size(1.842)).toBe('1.84');
    expect(en.size(0.01)).toBe('0.01');
    expect(en.size(0.00999)).toBe('1.0·10^{−2}');
    expect(en.size(4.44e-16)).toBe('4.4·10^{−16}');
    expect(en.size(9.96e-5)).toBe('1.0·10^{−4}');
  });

  it('prints what was given with all its digits', () => {
    expect(en.given(0.15)).toBe('0.15');
    expect(de.given(-0.15)).toBe('−0,15');
    expect(de.given(16000)).toBe('16\u202f000');
    expect(de.given(1e-7)).toBe('1e-7');
    expect(en.given('lots')).toBe('lots');
  });

  it('sets thin spaces from five digits on', () => {
    expect(en.integer(1500)).toBe('1500');
    expect(en.integer(16000)).toBe('16\u202f000');
    expect(en.integer(-1234567)).toBe('−1\u202f234\u202f567');
  });

  it('uses the decimal sign of its language, and of no other', () => {
    expect(de.fixed(1.5, 1)).toBe('1,5');
    expect(de.size(4.44e-16)).toBe('4,4·10^{−16}');
    expect(en.fixed(1.5, 1)).toBe('1.5');
    expect(en.percent(0.2)).toBe('20 %');
    expect(en.power(0)).toBe('1');
    expect(en.power(-15)).toBe('10^{−15}');
  });

  it('reads both decimal signs and both minuses, and nothing else', () => {
    expect(en.read(' −1,5 ')).toBe(-1.5);
    expect(en.read('1.5e-3')).toBe(0.0015);
    expect(en.read('16 000')).toBe(16000);
    expect(en.read('（３）')).toBeNull();
    expect(en.read('１．５ｅ－３')).toBe(0.0015);
    expect(en.read('16\u202f000')).toBe(16000);
    expect(en.read('1 000 000')).toBe(1e6);
    expect(en.read('0,125')).toBe(0.125);
    expect(en.read('1,500.5')).toBeNull();
    expect(en.read('12abc')).toBeNull();
    expect(en.read('')).toBeNull();
    expect(en.read('Infinity')).toBeNull();
  });

  it('reads what some language took as one number the same in all', () => {
    expect([en.read('1,234'), de.read('1,234'), readEither('1,234')]).toEqual([null, 1.234, 1.234]);
    expect([en.read('1.234'), de.read('1.234'), readEither('1.234')]).toEqual([1.234, null, 1.234]);
    expect(readEither('1,500.5')).toBeNull();
  });

  it.each(['10,000', '-1,500', '1 0', '12 34', '1e-400'])('does not guess what %s is', (text) => {
    expect(en.read(text)).toBeNull();
  });
});
