/**
 * An experiment or a page comes when it is first opened, its code and its sentences at once. Until then the lab has its core only.
 * What cannot be loaded is said in its place and may be tried again; the others go on.
 */
import type { AnyPage } from '../exercises/page.ts';
import type { Experiment } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Language, PartId } from '../locales/language.ts';
import type { Come, ListedPlaces } from './places.ts';

export class Arrivals implements Come {
  /**
   * The sentences, as far as they have come. Complete by its type: those of a place are read by its own code, which comes after them,
   * and by pages that quote them (ListedPage.quotes).
   */
  readonly words: Locale;
  readonly #places: ListedPlaces;
  readonly #language: Language;
  readonly #changed: () => void;
  readonly #experiments = new Map<string, Experiment>();
  readonly #pages = new Map<string, AnyPage>();
  /** Those under way. */
  readonly #asked = new Set<string>();
  readonly #failures = new Map<string, string>();

  /** @param changed something came, or did not */
  constructor(places: ListedPlaces, language: Language, changed: () => void) {
    const { lang, frame, names } = language;
    this.words = { lang, frame, ...names } as Locale;
    this.#places = places;
    this.#language = language;
    this.#changed = changed;
  }

  experiment(id: string): Experiment | null {
    return this.#experiments.get(id) ?? null;
  }

  page(id: string): AnyPage | null {
    return this.#pages.get(id) ?? null;
  }

  /** Why a place did not come, or null. */
  failure(id: string): string | null {
    return this.#failures.get(id) ?? null;
  }

  /** Asks for a place, unless it is here, under way, or failed: `again` then tries once more. */
  want(id: string, again = false): void {
    if (this.#experiments.has(id) || this.#pages.has(id) || this.#asked.has(id)) return;
    if (this.#failures.has(id) && !again) return;
    const { experiments, pages } = this.#places;
    const experiment = experiments.find((one) => one.id === id);
    const page = pages.find((one) => one.id === id);
    if (experiment) {
      void this.#take(experiment.id, [experiment.id, 'results'], experiment.load(), this.#experiments);
    } else if (page) {
      void this.#take(page.id, [page.id, ...(page.quotes ?? [])], page.load(), this.#pages);
    }
  }

  async #take<T>(id: string, ids: readonly PartId[], loading: Promise<T>, shelf: Map<string, T>): Promise<void> {
    this.#asked.add(id);
    try {
      const [place, ...sentences] = await Promise.all([loading, ...ids.map((one) => this.#language.parts[one]())]);
      Object.assign(this.words, Object.fromEntries(ids.map((one, k) => [one, sentences[k]])));
      shelf.set(id, place);
      this.#failures.delete(id);
    } catch (error) {
      this.#failures.set(id, error instanceof Error ? error.message : String(error));
    }
    this.#asked.delete(id);
    this.#changed();
  }
}
