/** The engine of a lab: the one that the open place needs, started once, and in words why there is none. */
import type { LoadError } from '../engine/load.ts';
import { loadPageEngine, loadWholeEngine } from '../engine/page.ts';
import { english } from '../locales/en/language.ts';
import { plain } from '../render/rich.ts';
import type { Session } from '../session/session.ts';

const { frame } = english;

export class EngineStart {
  readonly #session: () => Session;
  readonly #changed: () => void;
  #starting: 'page' | 'whole' | null = null;
  #failure: string | null = null;

  constructor(session: () => Session, changed: () => void) {
    this.#session = session;
    this.#changed = changed;
  }

  get failure(): string | null {
    return this.#failure;
  }

  /** Unless it is there or under way. */
  async start(): Promise<void> {
    const { fitting, needsWhole } = this.#session();
    const starting = needsWhole ? 'whole' : 'page';
    if (fitting || this.#starting === starting) return;
    this.#starting = starting;
    try {
      const engine = await (needsWhole ? loadWholeEngine() : loadPageEngine());
      const session = this.#session();
      // The whole one does for every place.
      if (!session.engine || needsWhole) session.engine = engine;
      this.#failure = null;
    } catch (error) {
      const { code, message } = error as LoadError;
      this.#failure = code === 'no-webassembly' ? frame.engineNone : frame.engineFailed(plain(message));
    }
    if (this.#starting === starting) this.#starting = null;
    this.#changed();
  }
}
