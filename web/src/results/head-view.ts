/** The head of the page of results: its title, and the language it speaks. */
import type { Grading } from '../locales/grading.ts';
import type { Language } from '../locales/language.ts';
import { languageOf, languages } from '../locales/languages.ts';
import { h, type Tree } from '../render/tree.ts';

/** What there is to say before the engine has started. */
export interface Spoken {
  readonly language: Language;
  readonly say: Grading;
}

/** @param noLanguage one that was asked for and there is not; null: none */
export function headPart({ language, say }: Spoken, noLanguage: string | null): Tree {
  const { frame, lang } = language;
  const known = frame.join.names(languages.map(({ tag }) => tag));
  return [
    h(
      'div',
      { class: 'results-head' },
      h('h1', { class: 'h1' }, say.page.title),
      h(
        'span',
        { class: 'segments no-print' },
        h('label', { class: 'sm mut', for: 'results-language' }, frame.language),
        h(
          'select',
          { class: 'fld start choice', id: 'results-language', on: { change: { type: 'language' } } },
          ...languages.map(({ tag, name }) =>
            h(
              'option',
              { key: tag, value: tag, lang: tag, properties: { selected: tag === languageOf([lang])?.tag } },
              name,
            ),
          ),
        ),
      ),
    ),
    noLanguage !== null && h('p', { class: 'notice sm no-print' }, frame.notices.lang(noLanguage, known)),
  ];
}
