/** The engine of a lab: the one that the open place needs, started when it is wanted, and in words why there is none. */
import type { LoadError } from '../engine/load.ts';
import { loadPageEngine, loadWholeEngine, type PageEngine } from '../engine/page.ts';
import type { Locale } from '../locales/en/index.ts';
import { plain } from '../render/rich.ts';
import type { Session } from '../session/session.ts';

/** Those that run in this page, for any lab that has no time to wait. */
const running: { page?: PageEngine; whole?: PageEngine } = {};

export class EngineStart {
  readonly #session: () => Session;
  readonly #changed: () => void;
  #starting: 'page' | 'whole' | null = null;
  #failure: LoadError | null = null;
  #wanted = false;

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

  /** From now on the lab has an engine: it came near the window, or was asked for its report. */
  want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    void this.start();
  }

  /** For paper, which waits for nothing: the engine that another lab in this page has started. */
  takeRunning(): void {
    this.want();
    const session = this.#session();
    const fitting = session.needsWhole ? running.whole : (running.page ?? running.whole);
    if (!session.fitting && fitting) session.engine = fitting;
  }

  /** Unless it is not wanted yet, there, or under way. */
  async start(): Promise<void> {
    const { fitting, needsWhole } = this.#session();
    if (!this.#wanted) return;
    const starting = needsWhole ? 'whole' : 'page';
    if (fitting || this.#starting === starting) return;
    this.#starting = starting;
    try {
      const engine = await (needsWhole ? loadWholeEngine() : loadPageEngine());
      running[starting] = engine;
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
