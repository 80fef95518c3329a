/**
 * What every translation has in common with English, sentence by sentence: formulas, code, exponents and numbers; the words and numbers
 * that are put in; markup that can be read. Shape and names are held by the compiler.
 */
import { describe, expect, test } from 'vitest';
import { gradingIn } from '../../web/src/locales/grading.ts';
import { type Language, wholeLocale } from '../../web/src/locales/language.ts';
import { languages } from '../../web/src/locales/languages.ts';
import { pages } from '../../web/src/locales/pages.ts';
import { widgetIn } from '../../web/src/locales/widget.ts';
import { worksheetIn } from '../../web/src/locales/worksheet.ts';
import { richRuns } from '../../web/src/render/rich.ts';

type Path = readonly string[];
interface Pair {
  readonly at: Path;
  readonly english: string;
  readonly other: string;
}

const named = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? `⟦${key}⟧` : undefined) });
const texts = Array.from({ length: 9 }, (_, k) => `⟦${k}⟧`);
const lists = [['⟦a⟧', '⟦b⟧'], ['⟦c⟧', '⟦d⟧'], ['⟦e⟧']];
const replaced = (k: number, by: unknown): unknown[] => texts.map((text, at) => (at === k ? by : text));
/** Arguments of every kind that sentences take; a function takes those that suit it. */
const attempts: readonly (readonly unknown[])[] = [
  Array(9).fill(named),
  texts,
  [named, ...texts.slice(1)],
  [named, named, ...texts.slice(2)],
  ...texts.slice(0, 5).flatMap((_, k) => [true, false, null].map((flag) => replaced(k, flag))),
  ...texts.slice(0, 4).map((_, k) => replaced(k, lists[0])),
  [...lists, ...texts],
  ['1', ...texts.slice(1)],
  Array(9).fill('1'),
  [5, 4, 3, 2, 1],
];

/** Every text of both, those that functions make of equal arguments too. */
function* pairs(english: unknown, other: unknown, at: Path = []): Generator<Pair> {
  if (typeof english === 'string') yield { at, english, other: String(other) };
  else if (typeof english === 'function') yield* called(english as Maker, other as Maker, at);
  else if (typeof english === 'object' && english !== null)
    for (const key of Object.keys(english)) yield* pairs(partOf(english, key), partOf(other, key), [...at, key]);
}

type Maker = (...given: readonly unknown[]) => unknown;
const partOf = (whole: unknown, key: string): unknown => (whole as Record<string, unknown> | undefined)?.[key];
const unsuited = /undefined|null|NaN|\[object|=>|true|false/;

function* called(english: Maker, other: Maker, at: Path): Generator<Pair> {
  for (const given of attempts) {
    let said: readonly [unknown, unknown];
    try {
      const first = english(...given);
      if (unsuited.test(JSON.stringify(first) ?? 'undefined')) continue;
      said = [first, other(...given)];
    } catch {
      continue;
    }
    yield* pairs(...said, [...at, '()']);
  }
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? found[0]);
const withPoint = (text: string): string => text.replace(/(\d),(\d)/g, '$1.$2');
const sorted = (found: readonly string[]): string[] => [...found].sort();
/** Of a formula without its words. */
const formulas = (text: string): string[] => sorted(all(text, /\$((?:\\.|[^$\\])*)\$/g).map(withPoint));
const codes = (text: string): string[] => sorted(all(text, /`((?:\\.|[^`\\])*)`/g));
const exponents = (text: string): string[] => sorted(all(text, /\^\{([^}]*)\}/g));
/** Of two digits and more, outside formulas and code: a language has words of its own for 0 and 1. 1,500 is 1.500 and 1500, too. */
const large = (text: string): string[] =>
  all(text.replace(/\$(?:\\.|[^$\\])*\$|`(?:\\.|[^`\\])*`/g, ''), /\d+(?:[.,\u202f]\d+)*/g)
    .map((number) => number.replace(/[.,\u202f]/g, ''))
    .filter((number) => number.length > 1);
const putIn = (text: string): string[] => sorted([...new Set(text.match(/⟦[^⟧]*⟧/g) ?? [])]);

/** Where a language says with its own word what English puts in: an id as a word, a noun by its number, the order of a date, a sign. */
const ownWay = new Set([
  'permute.say.equalWords',
  'mode.figure',
  'explorer.ladder.mark',
  'explorer.layouts.dotsHold',
  'explorer.layouts.dotsBroken',
  'explorer.ownTable.even',
  'overflow.cures.rebuild',
  'overflow.cures.rebuildLearned',
  'deck.date',
  'closed-book.dropout.task',
  'closed-book.dropout.countsTask',
  'closed-book.dropout.listHint',
  'closed-book.dropout.troubles.part',
]);

const parses = (text: string): boolean => {
  try {
    richRuns(text);
    return true;
  } catch {
    return false;
  }
};

/** With what the lab does not say: our other pages and the command do. */
async function allOf(language: Language) {
  const { lang } = language;
  return {
    ...(await wholeLocale(language)),
    grading: gradingIn(lang),
    pages: pages[lang],
    widget: widgetIn([lang]),
    worksheet: worksheetIn(lang),
  };
}
const english = await allOf(await (languages[0] as (typeof languages)[number]).load());

describe.each(languages.slice(1).map(({ name, load }) => [name, load] as const))('%s', (_name, load) => {
  test('says what English says, with the same formulas, code, exponents and words put in', async () => {
    const other = await allOf(await load());
    for (const part of ['grading', 'pages', 'widget', 'worksheet'] as const)
      expect(other[part]).not.toBe(english[part]);
    const strange: string[] = [];
    let compared = 0;
    for (const { at, english: from, other: to } of pairs(english, other)) {
      if (at[0] === 'lang' || ownWay.has(at.filter((part) => part !== '()').join('.'))) continue;
      compared++;
      for (const [what, of] of Object.entries({ formulas, codes, exponents, putIn }))
        if (JSON.stringify(of(from)) !== JSON.stringify(of(to)))
          strange.push(`${at.join('.')}, ${what}: “${from}” is “${to}”`);
      const lost = large(from).filter((number) => !large(to).includes(number));
      if (lost.length > 0) strange.push(`${at.join('.')}, numbers: “${from}” is “${to}”`);
      if (parses(from) && !parses(to)) strange.push(`${at.join('.')}: “${to}” cannot be read`);
    }
    expect(compared).toBeGreaterThan(3000);
    expect([...new Set(strange)]).toEqual([]);
  });
});
