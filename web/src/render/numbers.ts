/**
 * Numbers as the page prints them: the language's decimal sign, a true minus (U+2212), never "-0", thin spaces in large integers.
 * One object per language; nothing here changes afterwards.
 */
export interface Numbers {
  readonly lang: string;
  /** 1.842 -> "1.84" for digits 2. A value that rounds to zero has no sign. NaN and infinities are named: "NaN", "∞", "−∞". */
  fixed(value: number, digits: number): string;
  /** The size of a difference, as rich text: 0 -> "0", 1.842 -> "1.84", 0.0004 -> "4.0·10^{−4}". Scientific below 0.01. */
  size(value: number): string;
  /** A whole number with thin spaces from 10 000 on: 1500 -> "1500", 16000 -> "16 000". */
  integer(value: number): string;
  /** What was given for a number, with all its digits: 16000 -> "16 000", 0.25 -> "0.25"; what is none stays as it is. */
  given(value: unknown): string;
  /** 0.2 -> "20 %". */
  percent(share: number, digits?: number): string;
  /** 10^exponent as rich text: −15 -> "10^{−15}", 0 -> "1". */
  power(exponent: number): string;
  /** Printed numbers, one after the other: apart by semicolons where a comma stands inside one. */
  list(printed: readonly string[]): string;
  /** What was typed, with either decimal sign and either minus, or null when it is no number or could be two. */
  read(text: string): number | null;
}

/** As it is typed elsewhere: the signs, digits and blanks of a Chinese or Japanese keyboard, each in the place it has. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, ' ');

const minus = '−';
/** Narrow, and no line breaks at it. */
const thinSpace = '\u202f';

function named(value: number): string | null {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return null;
  return value > 0 ? '∞' : `${minus}∞`;
}

/** Digits of |value|, sign kept only when a digit other than 0 is left. */
function signed(value: number, digits: string): string {
  return value < 0 && /[1-9]/.test(digits) ? minus + digits : digits;
}

const grouped = (digits: string): string =>
  digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thinSpace);

/** Mantissa and exponent of a positive value, the mantissa with one decimal and below 10 after rounding. */
function scientific(value: number): readonly [mantissa: string, exponent: number] {
  const [mantissa = '0', exponent = '0'] = value.toExponential(1).split('e');
  return [mantissa, Number(exponent)];
}

/**
 * Languages that run from right to left: there a number with a sign or a factor is put between marks that keep its order. Digits alone
 * need none, and get none: sentences ask whether a number is '1' or '0'.
 */
const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;
const isolate = (number: string): string => (/^\d+$/.test(number) ? number : `\u2066${number}\u2069`);

export function makeNumbers(lang: string): Numbers {
  const numbers = leftToRight(lang);
  if (!rightToLeft.test(lang)) return numbers;
  const { fixed, size, integer, given, percent, power } = numbers;
  return {
    ...numbers,
    fixed: (value, digits) => isolate(fixed(value, digits)),
    size: (value) => isolate(size(value)),
    integer: (value) => isolate(integer(value)),
    given: (value) => isolate(given(value)),
    percent: (share, digits) => isolate(percent(share, digits)),
    power: (exponent) => isolate(power(exponent)),
  };
}

function leftToRight(lang: string): Numbers {
  const decimal = new Intl.NumberFormat(lang).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const local = (digits: string): string => digits.replace('.', decimal);

  const fixed = (value: number, digits: number): string =>
    named(value) ?? signed(value, local(Math.abs(value).toFixed(digits)));
  const integer = (value: number): string => named(value) ?? signed(value, grouped(Math.abs(value).toFixed(0)));
  const given = (value: unknown): string => {
    if (typeof value !== 'number') return String(value);
    return Number.isInteger(value) ? integer(value) : (named(value) ?? signed(value, local(String(Math.abs(value)))));
  };
  const power = (exponent: number): string => (exponent === 0 ? '1' : `10^{${integer(exponent)}}`);
  const size = (value: number): string => {
    const name = named(value);
    if (name !== null) return name;
    const magnitude = Math.abs(value);
    if (magnitude === 0) return '0';
    if (magnitude >= 0.01) return fixed(value, 2);
    const [mantissa, exponent] = scientific(magnitude);
    return `${value < 0 ? minus : ''}${local(mantissa)}·${power(exponent)}`;
  };
  const percent = (share: number, digits = 0): string => `${fixed(share * 100, digits)} %`;
  const list = (printed: readonly string[]): string =>
    printed.join(printed.some((number) => number.includes(',')) ? '; ' : ', ');
  // In English 10,000 is ten thousand, elsewhere ten: the other sign before just three digits is refused, not guessed.
  const ambiguous = new RegExp(`^[+-]?[1-9]\\d{0,2}[${decimal === ',' ? '.' : ','}]\\d{3}$`);
  const read = (text: string): number | null => (ambiguous.test(tidied(text)) ? null : readEither(text));
  return { lang, fixed, size, integer, given, percent, power, list, read };
}

/** Marks of direction, blanks around it and between thousands, a true minus: none of them is part of the number. */
const tidied = (text: string): string =>
  halfWidth(text)
    .replace(/[\u2066-\u2069]/g, '')
    .trim()
    .replace(minus, '-')
    .replace(/^([+-])\s+/, '$1')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');

/**
 * A number that some language's `read` has taken: a language tells only what it refuses as two numbers in one, so what one has taken
 * is the same number for all. null: it is none.
 */
export function readEither(text: string): number | null {
  const plain = tidied(text).replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  // Too small for a double, such as 1e-400: not the same as zero.
  return value === 0 && /[1-9].*?(?=e)/i.test(plain) ? null : value;
}

/** A guessed size is a power of ten, or 0, and is printed as one wherever it stands. */
export const guessed = (size: number, numbers: Numbers): string =>
  size === 0 ? '0' : numbers.power(Number(size.toExponential().split('e')[1]));

/** What a field shows of a setting. From outside it may be anything, and stays to be seen and mended. */
export const asTyped = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
