/**
 * Writes the words of a page in web/ into it, in all languages, from web/src/locales: {{title}} and {{description}} in the first of them;
 * {{waiting}} and {{noScript}} in each; {{words}}, which the page's script reads, once the language is known (web/src/page-words.ts).
 */
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../../web/src/locales/pages.ts';
import { escaped } from './markdown.ts';

/** As far as a page has them. */
type Words = Readonly<Partial<Record<'title' | 'description' | 'waiting' | 'fullPage' | 'noScript', string>>>;

/** Text between script tags ends at the first that closes them. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @param name of the file in web/, without its end; one that no language has words for stays as it is */
export function withWords(html: string, name: string): string {
  const all = Object.entries(pages).map(
    ([lang, its]) => [lang, (its as Readonly<Record<string, Words>>)[name]] as const,
  );
  const first = all[0]?.[1];
  if (first === undefined) return html;
  const inEach = (say: (words: Words) => string | undefined): string =>
    all.map(([lang, words]) => `<p lang="${lang}">${words && say(words)}</p>`).join('\n');
  const link = ({ fullPage }: Words): string => (fullPage ? ` <a href="./index.html">${escaped(fullPage)}</a>` : '');
  const titles = all.map(([lang, words]) => [lang, { title: words?.title, description: words?.description }]);
  const put: Readonly<Record<string, () => string>> = {
    title: () => escaped(first.title ?? ''),
    description: () => escaped(first.description ?? ''),
    waiting: () => inEach((words) => escaped(words.waiting ?? '') + link(words)),
    noScript: () => inEach((words) => escaped(words.noScript ?? '')),
    words: () => `<script id="words" type="application/json">${json(Object.fromEntries(titles))}</script>`,
  };
  return html.replace(/\{\{(\w+)\}\}/g, (place, key: string) => put[key]?.() ?? place);
}

export const pageWords: Plugin = {
  name: 'page-words',
  transformIndexHtml: { order: 'pre', handler: (html, { filename }) => withWords(html, basename(filename, '.html')) },
};
