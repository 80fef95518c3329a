/** What pages say where there is no lab to say it, in all languages at once: the build writes it into them (scripts/lib/page-words.ts). */
import { pages as german } from './de/pages.ts';
import { pages as english } from './en/pages.ts';
import { pages as spanish } from './es/pages.ts';
import { pages as chinese } from './zh/pages.ts';

export type Pages = typeof english;

/** By the tag that a document has, the first for what can be said in one only. */
export const pages: Readonly<Record<string, Pages>> = { en: english, 'zh-Hans': chinese, de: german, es: spanish };
