/** Every sentence that takes a count: where one language has another word for 1 than for 2, so has every language whose plural rules part them. */
import { expect, test } from 'vitest';
import { gradingIn } from '../../web/src/locales/grading.ts';
import { type Language, wholeLocale } from '../../web/src/locales/language.ts';
import { languages } from '../../web/src/locales/languages.ts';
import { pages } from '../../web/src/locales/pages.ts';
import { widgetIn } from '../../web/src/locales/widget.ts';
import { worksheetIn } from '../../web/src/locales/worksheet.ts';

/** Whose count is never 1, or whose words say it without a plural, by the beginning of the name. */
const exceptions = {
  'closed-book.failure.': 'the engine draws more tokens and rows than one',
  'deck.ownCards.ST': 'drawn from more than one, or degrees',
  'frame.claims.parts.': 'what differs from one is said',
  'frame.claims.show': 'each experiment has several claims',
  'permute.conditions.heads': 'said of several',
  'shift.conditions.heads': 'said of several',
  'placement.conditions.heads': 'said of several',
  'permute.say.equalWords': 'its flag is no count',
  'shift.conditions.padLeft': 'padding is no plural in Spanish',
  'overflow.cures.rebuild': 'it takes spans',
  'placement.probeNote': 'the engine fits several texts',
  'deck.date': 'a day',
  'deck.left': 'missed has one form',
  'bugs.cards.S13': 'drawn from more than one',
} as const;

type Maker = (...given: readonly unknown[]) => unknown;
type Given = (count: number) => unknown[];
const unsuited = /undefined|null|NaN|\[object|=>|true|false/;

async function allOf(language: Language) {
  const { lang } = language;
  const own = { grading: gradingIn(lang), pages: pages[lang], widget: widgetIn([lang]), worksheet: worksheetIn(lang) };
  return { ...(await wholeLocale(language)), ...own };
}

const locales = await Promise.all(
  languages.map(async ({ load }) => {
    const language = await load();
    return { lang: language.lang, rules: new Intl.PluralRules(language.lang), whole: await allOf(language) };
  }),
);

const partOf = (whole: unknown, key: string): unknown => (whole as Record<string, unknown> | undefined)?.[key];

/** Every sentence that is made, in all languages. */
function* makers(parts: readonly unknown[], at = ''): Generator<readonly [string, readonly Maker[]]> {
  const [english] = parts;
  if (typeof english === 'function') yield [at, parts as Maker[]];
  else if (typeof english === 'object' && english !== null)
    for (const key of Object.keys(english))
      yield* makers(
        parts.map((part) => partOf(part, key)),
        at === '' ? key : `${at}.${key}`,
      );
}

const placed = (at: number, put: unknown, flags: readonly unknown[] = []): unknown[] =>
  Array.from({ length: 9 }, (_, k) => (k === at ? put : (flags[k] ?? `⟦${k}⟧`)));

/** Of an object: `counted` has the count, every other name has itself. */
const named = (counted: string | null, count: number, read: Set<string> = new Set()): object =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (typeof key !== 'string') return undefined;
        read.add(key);
        return key === counted ? `${count}` : `⟦${key}⟧`;
      },
    },
  );

/** The count in each place where a sentence may take it: as text, as a number, by a name. */
function givens(say: Maker): Given[] {
  return Array.from({ length: Math.max(say.length, 1) }, (_, at): Given[] => {
    const read = new Set<string>();
    try {
      say(...placed(at, named(null, 0, read)));
    } catch {
      // It takes no names there.
    }
    const flagged = [true, false].map(
      (flag): Given =>
        (count) =>
          placed(at, `${count}`, Array(9).fill(flag)),
    );
    const names = [...read].map(
      (name): Given =>
        (count) =>
          placed(at, named(name, count)),
    );
    return [(count) => placed(at, `${count}`), (count) => placed(at, count), ...flagged, ...names];
  }).flat();
}

function saidBy(say: Maker, given: unknown[]): string | null {
  try {
    const text = say(...given);
    return typeof text === 'string' && !unsuited.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** The words around the count; every number in them may be it. */
const words = (text: string | null, count: number): string | null =>
  text === null ? null : text.replace(new RegExp(`(?<!\\d)${count}(?!\\d)`, 'g'), '#');

const excepted = (at: string): boolean => Object.keys(exceptions).some((begin) => at.startsWith(begin));

test('a language that parts one from many does so wherever another does', () => {
  const missed: string[] = [];
  let parted = 0;
  for (const [at, says] of makers(locales.map(({ whole }) => whole)))
    for (const given of excepted(at) ? [] : givens(says[0] as Maker)) {
      const parts = says.map((say) => {
        const [one, two] = [1, 2].map((count) => words(saidBy(say, given(count)), count));
        return one === null || two === null ? null : one !== two;
      });
      if (!parts.includes(true)) continue;
      parted++;
      for (const [k, { lang, rules }] of locales.entries())
        if (parts[k] === false && rules.select(1) !== rules.select(2))
          missed.push(
            `${lang} ${at}: ${saidBy(says[k] as Maker, given(1))} | ${saidBy(says[parts.indexOf(true)] as Maker, given(1))}`,
          );
    }
  expect(parted).toBeGreaterThan(100);
  expect([...new Set(missed)]).toEqual([]);
});
