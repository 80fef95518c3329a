/** What the engine says in English can be said in another language: each of its phrases is listed, and no other is. */
import { describe, expect, test } from 'vitest';
import { en } from '../../web/src/locales/en/index.ts';
import { type EnginePhrase, type EngineWords, enginePhrases, fromEngine } from '../../web/src/locales/from-engine.ts';
import { languages } from '../../web/src/locales/languages.ts';
import { phrasesUnder } from './engine-phrases.ts';

/** What a page does not ask, or asks only what it has read and checked: nothing of it is heard by a learner. */
const unheard =
  /^(attention|dropout|claims|closed_book|bug_cards)\/|^bindings\/closed_book|^encoding\/(learned|rotary|t5_bucket)|^experiments\/position_probe/;
/** What no JSON brings about, whole sentences for a programmer, and a value that is given back. */
const unsaid = [
  'a readable list',
  'a readable property',
  'a getter that throws',
  'an object whose keys and values can be read',
  'one that throws',
  'what this browser or machine can still give',
  'no failure',
  'error',
];
/** Said in JavaScript inside a string of C++, or put together in a loop, or in a room that is heard through shift alone. */
const apart = ['an array of {}', 'an object', 'one of {}', 'ids from 0 to {}'];

const heard = new Set(
  [...phrasesUnder('engine', '.cpp'), ...phrasesUnder('web/src/experiments', '.ts')]
    .filter(([file]) => !unheard.test(file))
    .flatMap(([, phrases]) => phrases)
    .filter((phrase) => !unsaid.includes(phrase)),
);

/** Every phrase in another order or case, so that one that was missed shows. */
const words = {
  ...Object.fromEntries(
    enginePhrases.map((phrase) => {
      let count = 0;
      return [phrase, phrase.replace(/#|\{\}/g, () => `$${++count}`).toUpperCase()];
    }),
  ),
  '# at row #, column #': 'Zeile $2, Spalte $3: $1',
} as EngineWords;

const said = fromEngine(words, ',');

describe('the phrases of the engine', () => {
  test('each that is heard is listed', () => {
    const filled = [...heard].map((phrase) => phrase.replaceAll('{}', '7'));
    expect(filled.filter((phrase) => said(phrase) === phrase)).toEqual([]);
    expect(heard.size).toBeGreaterThan(50);
  });
  test('each that is listed is in the sources', () => {
    const listed = enginePhrases.map((phrase) => phrase.replaceAll('#', '{}'));
    expect(listed.filter((phrase) => !heard.has(phrase) && !apart.includes(phrase))).toEqual([]);
  });
  test('none is listed twice', () => {
    expect(new Set(enginePhrases).size).toBe(enginePhrases.length);
  });
});

describe('in another language', () => {
  test.each([
    ['a number from -0.5 to 1e-05', 'A NUMBER FROM -0,5 TO 1e-05'],
    ['an integer from -10 to 49 at position 10', 'AN INTEGER FROM -10 TO 49 AT POSITION 10'],
    ['NaN at row 3, column 0', 'Zeile 3, Spalte 0: NaN'],
    ['one of "a", "b"', 'ONE OF "a", "b"'],
    ['2 x 3 (rows x columns)', '2 X 3 (ROWS X COLUMNS)'],
    ['a matrix {rows, cols, data}', 'A MATRIX {ROWS, COLS, DATA}'],
    ['0.5', '0,5'],
    // Words of a learner stay.
    ['"1 to 2 tokens"', '"1 to 2 tokens"'],
    ['seven rows', 'seven rows'],
    ['3.2.1 of it', '3.2.1 of it'],
  ])('%s', (phrase, expected) => {
    expect(said(phrase)).toBe(expected);
  });
  test('every phrase is recognised', () => {
    for (const phrase of enginePhrases) {
      const made = phrase.replaceAll('#', '7').replaceAll('{}', 'x');
      expect([phrase, said(made) !== made || made.toUpperCase() === made]).toEqual([phrase, true]);
    }
  });
});

test('no language of the lab loses a number or a name', async () => {
  for (const { tag, load } of languages) {
    const { frame } = await load();
    for (const phrase of enginePhrases) {
      let count = 100;
      const filled = phrase.replaceAll('{}', 'wxyz').replace(/#/g, () => String(++count));
      const wanted = filled.match(/\b10\d\b|wxyz/g) ?? [];
      expect([tag, ...(frame.fromEngine(filled).match(/\b10\d\b|wxyz/g) ?? []).sort()]).toEqual([
        tag,
        ...wanted.sort(),
      ]);
    }
  }
});

test('English is as the engine says it', () => {
  for (const phrase of enginePhrases satisfies readonly EnginePhrase[])
    expect(en.frame.fromEngine(phrase)).toBe(phrase);
});
