/**
 * The pages of a session: the state after an intent and its undo, the result of the one that is open, and a sentence for what fails,
 * which no caller has to catch.
 *
 * Each page has a history of its own, and every change of its state is a step, going to another card or task too: undo leads back
 * through what was seen and changes nothing out of sight. What an experiment reports to all pages is no step of theirs. It happens to
 * every state that undo can reach, so no undo takes it back.
 */
import type { PageEngine } from '../engine/page.ts';
import type { AnyPage, AnyPageCore } from '../exercises/page.ts';
import type { Now } from '../host/clock.ts';
import type { Locale } from '../locales/en/index.ts';
import type { Intent } from '../render/tree.ts';
import { sameJson } from '../state/json.ts';
import type { LabState } from '../state/lab-state.ts';
import { cancel, changed, type History, type Moved, noHistory, redo, settle, toAll, undo } from '../state/undo.ts';
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

const lastingOf = (page: AnyPageCore, state: unknown): unknown => page.lasting?.(state) ?? state;

const replaced = (states: States, { id }: AnyPageCore, state: unknown): States =>
  state === states[id] ? states : { ...states, [id]: state };

export class PageDesk {
  readonly #pages: readonly AnyPageCore[];
  readonly #words: Locale;
  readonly #now: () => Now;
  readonly #computed = new Map<string, Computed>();
  readonly #histories = new Map<string, History<unknown>>();

  constructor(pages: readonly AnyPageCore[], words: Locale, now: () => Now) {
    this.#pages = pages;
    this.#words = words;
    this.#now = now;
  }

  /** A gesture on one page; the same states when it does not concern it. */
  act(states: States, page: AnyPageCore, intent: Intent, gesture: string | null): States {
    const before = states[page.id];
    const full = { ...intent, ...this.#now() };
    const after = this.#trying(page, () => page.reduce(before, full), before);
    const [from, to] = [lastingOf(page, before), lastingOf(page, after)];
    this.#histories.set(page.id, changed(this.historyOf(page), from, to, gesture));
    return replaced(states, page, after);
  }

  /** What all pages hear. */
  tell(states: States, intent: Intent): States {
    const full = { ...intent, ...this.#now() };
    let next = states;
    for (const page of this.#pages) {
      const heard = (state: unknown): unknown => this.#trying(page, () => page.reduce(state, full), state);
      this.#histories.set(page.id, toAll(this.historyOf(page), heard));
      next = replaced(next, page, heard(states[page.id]));
    }
    return next;
  }

  historyOf({ id }: AnyPageCore): History<unknown> {
    return this.#histories.get(id) ?? noHistory;
  }

  /** One step of undo or redo. */
  lead(states: States, page: AnyPageCore, by: 'undo' | 'redo'): States {
    const from = lastingOf(page, states[page.id]);
    const move = (by === 'undo' ? undo : redo)(this.historyOf(page), from);
    return move ? this.#moved(states, page, move, page.led?.(from, move.present, by)) : states;
  }

  /** Takes back a gesture. */
  cancel(states: States, page: AnyPageCore, gesture: string): States {
    const present = states[page.id];
    return this.#moved(states, page, cancel(this.historyOf(page), gesture, present));
  }

  #moved(states: States, page: AnyPageCore, { present, history }: Moved<unknown>, shown = present): States {
    this.#histories.set(page.id, history);
    return replaced(states, page, shown);
  }

  /** Ends a gesture. */
  settle(page: AnyPageCore): void {
    this.#histories.set(page.id, settle(this.historyOf(page)));
  }

  /** States from elsewhere have come: there is no way back to those before. */
  forgetSteps(): void {
    this.#histories.clear();
  }

  forgetResults(): void {
    this.#computed.clear();
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
