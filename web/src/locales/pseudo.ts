/**
 * Two languages that nobody speaks, to see what a translation will do to the layout: en-XA makes every text of English two fifths
 * longer, ar-XB runs from right to left. They are in no menu.
 */
import { english } from './en/language.ts';
import type { Language } from './language.ts';

const filler = ' one two three four five six seven eight nine ten eleven twelve';
const growth = 0.4;

function lengthened(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2) return text;
  const more = Math.ceil(text.length * growth);
  return (
    text +
    filler
      .repeat(Math.ceil(more / filler.length))
      .slice(0, more)
      .trimEnd()
  );
}

/** Formulas are in no language, and what puts words together has none of its own. */
const kept: readonly string[] = ['formula', 'join', 'fromEngine'];

/** Every text of a part, those that its functions make too. */
function changed<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (typeof value === 'function') return ((...given: unknown[]) => changed(value(...given), change)) as T;
  if (Array.isArray(value)) return value.map((one) => changed(one, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, kept.includes(key) ? part : changed(part, change)]);
  return Object.fromEntries(parts) as T;
}

const pseudo = (lang: string, change: (text: string) => string): Language => ({
  lang,
  frame: changed(english.frame, change),
  names: changed(english.names, change),
  parts: Object.fromEntries(
    Object.entries(english.parts).map(([id, load]) => [id, async () => changed<unknown>(await load(), change)]),
  ) as unknown as Language['parts'],
});

/** Words of English that belong to no Language. */
export const longer = <T>(words: T): T => changed(words, lengthened);

export const longEnglish: Language = pseudo('en-XA', lengthened);
export const rightToLeft: Language = { ...pseudo('ar-XB-u-nu-latn', (text) => text), dir: 'rtl' };
