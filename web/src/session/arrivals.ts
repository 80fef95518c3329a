/**
 * An experiment or a page comes when it is first opened, its code and its sentences at once. Until then the lab has its core only.
 * What cannot be loaded is said in its place and may be tried again; the others go on.
 *
 * Another language replaces the sentences that have come, all at once, in the object that all readers hold.
 */
import type { AnyPage } from '../exercises/page.ts';
import type { Experiment } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Language, PartId, PlaceId } from '../locales/language.ts';
import { makeNumbers, type Numbers } from '../render/numbers.ts';
import type { Come, ListedPlaces } from './places.ts';

const sentencesOf = async ({ parts }: Language, ids: readonly PartId[]): Promise<Partial<Locale>> =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await parts[id]()] as const)));

export class Arrivals implements Come {
  /**
   * The sentences, as far as they have come. Complete by its type: those of a place are read by its own code, which comes after them,
   * and by pages that quote them (ListedPage.quotes).
   */
  readonly words: Locale;
  readonly #places: ListedPlaces;
  #language: Language;
  #numbers: Numbers;
  readonly #changed: () => void;
  readonly #experiments = new Map<string, Experiment>();
  readonly #pages = new Map<string, AnyPage>();
  /** Sentences that have come. */
  readonly #said = new Set<PartId>();
  /** Those under way. */
  readonly #asked = new Set<string>();
  readonly #failures = new Map<string, string>();

  /** @param changed something came, or did not */
  constructor(places: ListedPlaces, language: Language, changed: () => void) {
    const { lang, frame, names } = language;
    this.words = { lang, frame, ...names } as Locale;
    this.#places = places;
    this.#language = language;
    this.#numbers = makeNumbers(lang);
    this.#changed = changed;
  }

  get language(): Language {
    return this.#language;
  }

  /** As the language prints and reads them. */
  get numbers(): Numbers {
    return this.#numbers;
  }

  /** Another language from now on. Fails if it does not come; then the one before stays. */
  async speak(language: Language): Promise<void> {
    const before = this.#language;
    this.#language = language;
    try {
      const parts = await sentencesOf(language, [...this.#said]);
      if (this.#language !== language) return;
      const { lang, frame, names } = language;
      // What has come meanwhile came in this language, and is more than its name.
      const unsaid = Object.entries(names).filter(([id]) => !this.#said.has(id as PlaceId));
      Object.assign(this.words, { lang, frame, ...Object.fromEntries(unsaid), ...parts });
      this.#numbers = makeNumbers(lang);
    } catch (error) {
      if (this.#language === language) this.#language = before;
      throw error;
    }
  }

  /** Sentences in the language that is spoken once they are here, and the code that reads them. */
  async #learn(ids: readonly PartId[], code?: Promise<unknown>): Promise<void> {
    const language = this.#language;
    const [sentences] = await Promise.all([sentencesOf(language, ids), code]);
    if (language !== this.#language) return this.#learn(ids);
    Object.assign(this.words, sentences);
    for (const id of ids) this.#said.add(id);
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

  /** The sentences of what is no place. */
  async bring(id: Exclude<PartId, PlaceId>): Promise<void> {
    await this.#learn([id]);
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
      const [place] = await Promise.all([loading, this.#learn(ids, loading)]);
      shelf.set(id, place);
      this.#failures.delete(id);
    } catch (error) {
      this.#failures.set(id, error instanceof Error ? error.message : String(error));
    }
    this.#asked.delete(id);
    this.#changed();
  }
}
