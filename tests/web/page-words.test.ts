/** The words of our pages stand in the locale files, and the build writes them into the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withWords } from '../../scripts/lib/page-words.ts';
import { languages } from '../../web/src/locales/languages.ts';
import { pages } from '../../web/src/locales/pages.ts';

const folder = join(import.meta.dirname, '../../web');
const sourceOf = (name: string): string => readFileSync(join(folder, `${name}.html`), 'utf8');
/** In no build is the gallery. */
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.html') && file !== 'gallery.html')
  .map((file) => file.slice(0, -'.html'.length));
const withPeople = names.filter((name) => name !== 'embedding');

/** What a page says: the text between its tags, and the text of attributes that are read out. */
function saidIn(html: string): string[] {
  const seen = html.replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>/g, '');
  const between = [...seen.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
  const attributes = [
    ...seen.matchAll(
      /<(?!meta (?:name="(?:viewport|color-scheme)"|charset))[^>]*?(?:content|title|alt|aria-label)="([^"]*)"/g,
    ),
  ];
  return [...between, ...attributes.map(([, text = '']) => text)].filter((text) => text !== '');
}

test('each language has words for the pages', async () => {
  const tags = await Promise.all(languages.map(async ({ load }) => (await load()).lang));
  expect(Object.keys(pages)).toEqual(tags);
});

test.each(names)('%s.html says nothing of its own', (name) => {
  const said = saidIn(sourceOf(name));
  expect(said.filter((text) => !/^\{\{\w+\}\}$/.test(text))).toEqual([]);
});

describe.each(withPeople)('%s.html as it is built', (name) => {
  const html = withWords(sourceOf(name), name);

  test('has every place filled', () => {
    expect(html).not.toMatch(/\{\{|undefined|content=""|<p lang[^>]+><\/p>/);
    expect(html).toMatch(/<title>Position Lab/);
  });

  test('says without scripts in each language what it needs, and each is told apart', () => {
    const block = /<noscript>([\s\S]*)<\/noscript>/.exec(html)?.[1] ?? '';
    const lines = [...block.matchAll(/<p lang="([^"]+)">([^<]+)<\/p>/g)].map(([, lang, text]) => [lang, text]);
    expect(lines.map(([lang]) => lang)).toEqual(['en', 'zh-Hans', 'de', 'es']);
    for (const [, text] of lines) expect(text).toContain('JavaScript');
    expect(new Set(lines.map(([, text]) => text)).size).toBe(4);
  });
});

test('the full page is linked from the frame in each language', () => {
  const html = withWords(sourceOf('embed'), 'embed');
  const links = [...html.matchAll(/<p lang="([^"]+)">[^<]+<a href="\.\/index\.html">([^<]+)<\/a><\/p>/g)];
  expect(links.map(([, lang, text]) => [lang, text])).toEqual([
    ['en', 'Open full page'],
    ['zh-Hans', '打开完整页面'],
    ['de', 'Ganze Seite öffnen'],
    ['es', 'Abrir la página entera'],
  ]);
});

test('titles and descriptions are in the page for its script', () => {
  const html = withWords(sourceOf('index'), 'index');
  const words = JSON.parse(/<script id="words"[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
  expect(Object.keys(words)).toEqual(['en', 'zh-Hans', 'de', 'es']);
  expect(words.de.description).toMatch(/^Permutieren, /);
  expect(html).toContain(`<meta name="description" content="${words.en.description}"`);
});
