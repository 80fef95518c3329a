/** A language as a page takes it: what it shows at once, and the sentences that come with what is opened. */
import type { Locale } from './en/index.ts';

/** What is not there at once. */
export type PartId = Exclude<keyof Locale, 'lang' | 'frame'>;
/** An experiment or a page. */
export type PlaceId = Exclude<PartId, 'results' | 'transcript' | 'embedding'>;

type Names<Words> = Pick<Words, Extract<keyof Words, 'name' | 'teaser' | 'question'>>;

export interface Language extends Pick<Locale, 'lang' | 'frame'> {
  /** Which way its lines run; absent: left to right. */
  readonly dir?: 'rtl';
  readonly names: { readonly [Id in PlaceId]: Names<Locale[Id]> };
  readonly parts: { readonly [Id in PartId]: () => Promise<Locale[Id]> };
}

/** All of it at once, for who reads sentences of every place. */
export async function wholeLocale({ lang, frame, names, parts }: Language): Promise<Locale> {
  // A page that leaves the sentences of a place to English (scripts/lib/build.mjs) still calls it by its own name.
  const named = names as Readonly<Record<string, object>>;
  const all = await Promise.all(
    Object.entries(parts).map(async ([id, load]) => [id, { ...(await load()), ...named[id] }]),
  );
  return { lang, frame, ...Object.fromEntries(all) } as Locale;
}
