/** What the worksheet says beside its labs, in all languages at once: a few lines each. */
import { worksheet as german } from './de/worksheet.ts';
import { worksheet as english } from './en/worksheet.ts';
import { worksheet as spanish } from './es/worksheet.ts';
import { languageOf } from './languages.ts';
import { longer } from './pseudo.ts';
import { worksheet as chinese } from './zh/worksheet.ts';

export type Worksheet = typeof english;

const all: Readonly<Record<string, Worksheet>> = {
  en: english,
  zh: chinese,
  de: german,
  es: spanish,
  'en-XA': longer(english),
};

/** @param lang of a language as it was loaded */
export const worksheetIn = (lang: string): Worksheet => all[languageOf([lang])?.tag ?? ''] ?? english;
