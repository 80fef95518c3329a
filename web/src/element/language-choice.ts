/**
 * Which language a lab speaks: its author's, else the one its learner chose, else that of the part of the page it stands in, else the
 * browser's, else English.
 */
import { english } from '../locales/en/language.ts';
import { type ListedLanguage, languageOf, languages } from '../locales/languages.ts';
import type { Arrivals } from '../session/arrivals.ts';

/** The language that the page gives the place of an element; '': none. A shadow root stands where its host does. */
function languageAround(element: Element): string {
  for (let at: Node | null = element.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    const lang = at instanceof Element ? at.getAttribute('lang') : null;
    if (lang !== null) return lang;
  }
  return '';
}

export class LanguageChoice {
  readonly #element: HTMLElement;
  readonly #arrivals: Arrivals;
  readonly #changed: (missing: ListedLanguage | null) => void;
  #wanted: ListedLanguage = languageOf([english.lang]) as ListedLanguage;
  #waits = false;

  /** @param changed another language is spoken from now on; `missing`: the one that was wanted did not come */
  constructor(element: HTMLElement, arrivals: Arrivals, changed: (missing: ListedLanguage | null) => void) {
    this.#element = element;
    this.#arrivals = arrivals;
    this.#changed = changed;
  }

  /** One is under way: what is drawn now is drawn again. */
  get waits(): boolean {
    return this.#waits;
  }

  /** @param chosen by the learner */
  choose(chosen: string | null): void {
    const wanted = this.#wantedOf(chosen);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#waits = true;
    void this.#come(wanted);
  }

  #wantedOf(chosen: string | null): ListedLanguage {
    const authored = this.#element.getAttribute('lang')?.trim() ?? '';
    const tags = authored !== '' ? [authored] : [chosen ?? '', languageAround(this.#element), ...navigator.languages];
    return languageOf([...tags, english.lang]) ?? (languages[0] as ListedLanguage);
  }

  async #come(wanted: ListedLanguage): Promise<void> {
    let missing: ListedLanguage | null = null;
    try {
      const language = await wanted.load();
      if (wanted === this.#wanted) await this.#arrivals.speak(language);
    } catch {
      missing = wanted;
    }
    if (wanted !== this.#wanted) return;
    this.#waits = false;
    this.#changed(missing);
  }
}
