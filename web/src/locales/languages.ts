/** The languages there are. English is always here, so that there are words when another does not come. */
import { english } from './en/language.ts';
import type { Language } from './language.ts';
import { matching } from './matching.ts';

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

/** The first of the wanted tags that is here; null: none is. */
export const languageOf = (
  wanted: readonly string[],
  among: readonly ListedLanguage[] = [...languages, ...pseudo],
): ListedLanguage | null => matching(wanted, among);
