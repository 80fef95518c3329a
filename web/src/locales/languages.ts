/** The languages there are. English is always here, so that there are words when another does not come. */
import { english } from './en/language.ts';
import type { Language } from './language.ts';

export interface ListedLanguage {
  /** BCP 47, as short as it tells the language from the others here. */
  readonly tag: string;
  /** What its own speakers call it. */
  readonly name: string;
  load(): Promise<Language>;
}

export const languages: readonly ListedLanguage[] = [
  { tag: 'en', name: 'English', load: async () => english },
  { tag: 'zh', name: '简体中文', load: async () => (await import('./zh/language.ts')).chinese },
  { tag: 'de', name: 'Deutsch', load: async () => (await import('./de/language.ts')).german },
  { tag: 'es', name: 'Español', load: async () => (await import('./es/language.ts')).spanish },
];

const pseudo: readonly ListedLanguage[] = [
  { tag: 'en-XA', name: 'en-XA', load: async () => (await import('./pseudo.ts')).longEnglish },
  { tag: 'ar-XB', name: 'ar-XB', load: async () => (await import('./pseudo.ts')).rightToLeft },
];

/**
 * The first of the wanted tags that is here, each made shorter until it is (RFC 4647, section 3.4: de-AT, then de); null: none is.
 * @param among what to choose from
 */
export function languageOf(
  wanted: readonly string[],
  among: readonly ListedLanguage[] = [...languages, ...pseudo],
): ListedLanguage | null {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length--) {
      const shorter = parts.slice(0, length).join('-');
      const found = among.find((one) => one.tag.toLowerCase() === shorter);
      if (found) return found;
    }
  }
  return null;
}
