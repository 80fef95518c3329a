/**
 * The page of the worksheet: labs that show one step each, which keep nothing. `?answers=no` leaves out the pages with answers, `?lang=de`
 * says all of it in that language; without it in the browser's.
 */
import type { Lab } from './address.ts';
import { english } from './locales/en/language.ts';
import type { Language } from './locales/language.ts';
import { languageOf, languages } from './locales/languages.ts';
import type { Worksheet } from './locales/worksheet.ts';

const labs = [...document.querySelectorAll<Lab>('position-lab')];
const query = new URLSearchParams(location.search);
const asked = query.get('lang');

/** The address of this page with one choice made otherwise. */
function otherwise(name: string, value: string | null): string {
  const other = new URLSearchParams(query);
  if (value === null) other.delete(name);
  else other.set(name, value);
  return `?${other}`;
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function languageChoice({ lang, frame }: Language): HTMLElement {
  const chosen = languageOf([lang])?.tag;
  const options = languages.map(({ tag, name }) =>
    made('option', { value: tag, lang: tag, textContent: name, selected: tag === chosen }),
  );
  const menu = made('select', {}, ...options);
  menu.addEventListener('change', () => location.assign(otherwise('lang', menu.value)));
  return made('label', {}, frame.language, ' ', menu);
}

/** The head, which is not printed, and the line for a name, which only is. */
function speak(language: Language, words: Worksheet): void {
  const { lang, dir } = language;
  Object.assign(document.documentElement, { lang, dir: dir ?? 'ltr' });
  document.title = words.title;
  const write = (place: string, text: string): void => document.querySelector(place)?.replaceChildren(text);
  write('h1', words.title);
  write('.name', words.name);
  const without = made('a', { href: otherwise('answers', 'no'), textContent: words.withoutAnswers });
  const withThem = made('a', { href: otherwise('answers', null), textContent: words.withAnswers });
  const choices = made('p', { className: 'choices' }, without, withThem, languageChoice(language));
  document.querySelector('header')?.append(made('p', { textContent: words.how }), choices);
  for (const lab of labs) lab.lang = lang;
  // The one that says so if there is no such language.
  if (asked !== null && labs[0]) labs[0].lang = asked;
}

const wanted = languageOf(asked === null ? navigator.languages : [asked]);
// Each lab says it where a language does not come.
const language = (await wanted?.load().catch(() => null)) ?? english;
// Apart, or the bundler puts it into what every page begins with.
const { worksheetIn } = await import('./locales/worksheet.ts');
speak(language, worksheetIn(language.lang));
const strange: string[] = [];
for (const [name, value] of query) {
  if (name === 'answers' && value === 'no') for (const lab of labs) lab.setAttribute('hide', 'answers');
  else if (name !== 'lang') strange.push(`${name}=${value}`);
}
await import('./element/index.ts');
for (const given of strange) labs[0]?.refuseChoice({ why: 'query', given });
