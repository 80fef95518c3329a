/**
 * The engine speaks English: what it allows and what it was given are phrases with numbers in them, made in C++. A language that is not
 * English has its own for each of them, by these patterns: # is a number, {} any text.
 */
export const enginePhrases = [
  // What it takes.
  'a number',
  'a number from # to #',
  'a number above 0',
  'a number above 0 that float32 can hold',
  'a number below 1.8e308',
  'an integer from # to #',
  'an integer from # to # at position #',
  'a divisor of the width, #',
  'rotary only with an even head width',
  'an odd count of numbers, 1 to #',
  'finite numbers',
  'finite results',
  'a finite number for every entry',
  'true or false',
  'false with more than # tokens',
  'a string',
  'a string without lone surrogates',
  'a string of at most # characters',
  'an array of strings',
  'a text',
  'a formula',
  'one of {}',
  'rebuild, truncate, clamp, wrap or interpolate',
  'a list of length #',
  'the one index 0',
  'each index from 0 to # once',
  'ids from 0 to #',
  '1 to # tokens',
  '1 or more tokens, at most # with the text',
  '1 to # characters',
  'at least one visible character',
  '1 to # words',
  'a number, a variable, an operator or a function',
  'after # values',
  'at most # values at once',
  'words that leave 1 value',
  'no rows beside a formula',
  'decimals with ownRows only',
  'a matrix {rows, cols, data}',
  'a matrix with at least 1 row and 1 column',
  '# x # (rows x columns)',
  'rows * cols = # entries',
  'a Float64Array or Float32Array',
  'an Int32Array, Float64Array or Float32Array',
  'an Int32Array',
  'a Uint8Array',
  'an options object',
  'at most # numbers',
  'at most # for rows * rows * columns',
  'at most # for rows * width * words',
  'at most maxLen = # rows',
  // What it was given.
  'nothing',
  'both',
  'more',
  '# x #',
  '# at row #, column #',
  '# at index #',
  '# at i = #, c = #',
  '# rows',
  '# characters',
  '# entries',
  '# index',
  '# indices',
  '{} twice',
  '#, # with the text',
  '# in word #',
  'none in word #',
  'head width #',
  'an array of #',
  'an object',
] as const;

export type EnginePhrase = (typeof enginePhrases)[number];

/** For each phrase the language's own, with $1, $2 where its numbers or texts go. */
export type EngineWords = Readonly<Record<EnginePhrase, string>>;

const number = String.raw`(-?(?:\d[\d.]*(?:e[-+]?\d+)?|Infinity)|NaN)`;
const plainNumber = new RegExp(`^${number}$`);

const patternOf = (phrase: string): RegExp =>
  new RegExp(
    `^${phrase
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('#', number)
      .replaceAll('{}', '(.+)')}$`,
    's',
  );

/**
 * What a language makes of a phrase of the engine. One that is none of them, such as a word that was given, stays as it is.
 * @param decimal the sign in its numbers
 */
export function fromEngine(words: EngineWords, decimal: '.' | ','): (phrase: string) => string {
  const all = Object.entries(words).map(([phrase, said]) => ({ pattern: patternOf(phrase), said }));
  const printed = (part: string): string => (plainNumber.test(part) ? part.replace('.', decimal) : part);
  return (phrase) => {
    const found = all.find(({ pattern }) => pattern.test(phrase));
    const parts = found?.pattern.exec(phrase) ?? [];
    return found ? found.said.replace(/\$(\d)/g, (_, k) => printed(parts[Number(k)] ?? '')) : printed(phrase);
  };
}
