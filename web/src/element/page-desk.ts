/**
 * The pages of a session: the state after an intent, the result of the one that is open, and a sentence for what fails, which no
 * caller has to catch.
 */
import type { PageEngine } from '../engine/page.ts';
import type { AnyPage, AnyPageCore } from '../exercises/page.ts';
import type { Now } from '../host/clock.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Intent } from '../render/tree.ts';
import { sameJson } from '../state/json.ts';
import type { LabState } from '../state/lab-state.ts';
import { pageSentence } from './refusal.ts';

type States = LabState['pages'];

export interface PageResult {
  /** null: nothing was computed yet. */
  readonly result: unknown;
  /** Why the last state could not be computed or reached; the result is that of the state before. */
  readonly failure: string | null;
}

interface Computed extends PageResult {
  /** The part of the state that it is the result of. */
  readonly asked: unknown;
}

const nothing: PageResult = { result: null, failure: null };

export class PageDesk {
  readonly #pages: readonly AnyPageCore[];
  readonly #words: Locale;
  readonly #now: () => Now;
  readonly #computed = new Map<string, Computed>();

  constructor(pages: readonly AnyPageCore[], words: Locale, now: () => Now) {
    this.#pages = pages;
    this.#words = words;
    this.#now = now;
  }

  /** An intent for one page, or for all; the same states when it concerns none. */
  reduce(states: States, intent: Intent, only?: AnyPageCore): States {
    const full = { ...intent, ...this.#now() };
    let next = states;
    for (const page of only ? [only] : this.#pages) {
      const before = states[page.id];
      const after = this.#trying(page, () => page.reduce(before, full), before);
      if (after !== before) next = { ...next, [page.id]: after };
    }
    return next;
  }

  #trying(page: AnyPageCore, act: () => unknown, otherwise: unknown): unknown {
    try {
      return act();
    } catch (error) {
      const { result = null, asked } = this.#computed.get(page.id) ?? {};
      this.#computed.set(page.id, { result, asked, failure: pageSentence(error, this.#words) });
      return otherwise;
    }
  }

  /** What came from outside over what is here, as each page wants it. */
  joined(here: States, given: States): States {
    const parts = this.#pages.map(({ id, join }) => [id, join ? join(here[id], given[id]) : given[id]] as const);
    return Object.fromEntries(parts);
  }

  /** What a link carries. */
  shared(states: States): States {
    const parts = this.#pages.map(({ id, shared }) => [id, shared ? shared(states[id]) : states[id]] as const);
    return Object.fromEntries(parts);
  }

  /** Computes what the state asks for, unless that is known. */
  compute(engine: PageEngine, page: AnyPage, state: unknown): void {
    const asked = page.asks ? page.asks(state) : state;
    const known = this.#computed.get(page.id);
    if (known && sameJson(known.asked, asked)) return;
    try {
      this.#computed.set(page.id, { asked, result: page.compute(engine, state), failure: null });
    } catch (error) {
      this.#computed.set(page.id, { asked, result: known?.result ?? null, failure: pageSentence(error, this.#words) });
    }
  }

  resultOf({ id }: AnyPageCore): PageResult {
    return this.#computed.get(id) ?? nothing;
  }
}
