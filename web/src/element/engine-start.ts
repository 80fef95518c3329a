/** The engine of a lab: the one that the open place needs, started once, and in words why there is none. */
import type { LoadError } from '../engine/load.ts';
import { loadPageEngine, loadWholeEngine } from '../engine/page.ts';
import type { Locale } from '../locales/en/index.ts';
import { plain } from '../render/rich.ts';
import type { Session } from '../session/session.ts';

export class EngineStart {
  readonly #session: () => Session;
  readonly #changed: () => void;
  #starting: 'page' | 'whole' | null = null;
  #failure: LoadError | null = null;

  constructor(session: () => Session, changed: () => void) {
    this.#session = session;
    this.#changed = changed;
  }

  get failed(): boolean {
    return this.#failure !== null;
  }

  /** Why there is none, in words; null: nothing failed. */
  failure({ engineNone, engineFailed }: Locale['frame']): string | null {
    if (this.#failure === null) return null;
    const { code, message } = this.#failure;
    return code === 'no-webassembly' ? engineNone : engineFailed(plain(message));
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
      this.#failure = error as LoadError;
    }
    if (this.#starting === starting) this.#starting = null;
    this.#changed();
  }
}
