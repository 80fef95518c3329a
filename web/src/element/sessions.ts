/**
 * The sessions of one lab: the learner's, made from the attributes and what the device kept when it is first needed; and, while the end
 * of a transcript is shown, the one that stands there. The learner's own waits meanwhile.
 */
import type { Ui } from '../frame/ui.ts';
import { openStore, type Store } from '../host/storage.ts';
import { plain } from '../render/rich.ts';
import type { Arrivals } from '../session/arrivals.ts';
import { type Authored, authored } from '../session/author.ts';
import { places } from '../session/places.ts';
import { keepMark, keepProgress, keepsAnything, restoreProgress } from '../session/progress.ts';
import { type Changes, Session } from '../session/session.ts';
import type { StrangeChoice } from '../state/authoring.ts';
import { shortened } from '../state/json.ts';
import { keepDisplay, restoreDisplay } from './display.ts';

export class Sessions {
  readonly #attribute: (name: string) => string | null;
  readonly #arrivals: Arrivals;
  readonly #ui: Ui;
  #store: Store | null = null;
  #authored: Authored | null = null;
  #shown: Session | null = null;
  #own: Session | null = null;
  /** What pages read of the author's choices and could not use. */
  #strange: readonly StrangeChoice[] = [];
  /** The author's mistakes, as they were said. */
  #said: readonly string[] = [];

  /** @param ui gets the author's theme and mistakes, and what the device kept of the display */
  constructor(attribute: (name: string) => string | null, arrivals: Arrivals, ui: Ui) {
    this.#attribute = attribute;
    this.#arrivals = arrivals;
    this.#ui = ui;
  }

  /** What the author chose; null: nothing was opened yet. */
  get authored(): Authored | null {
    return this.#authored;
  }

  /** null: nothing was opened yet. */
  get shown(): Session | null {
    return this.#shown;
  }

  /** The end of a transcript is shown. */
  get isReplay(): boolean {
    return this.#own !== null;
  }

  /** Whether the device keeps what is done here. */
  get keeps(): boolean {
    return (this.#store?.keeps ?? false) && this.#shown !== null && keepsAnything(this.#shown);
  }

  /** The session that is shown. */
  open(): Session {
    this.#store ??= openStore();
    if (!this.#authored) {
      this.#authored = this.#asAuthored();
      this.#said = this.#sayAll(this.#authored);
      this.#ui.notices = this.#authored.notices;
      restoreDisplay(this.#ui, this.#store, this.#authored);
    }
    this.#shown ??= this.#begun(this.#authored, this.#store);
    return this.#shown;
  }

  /** The learner's, also while it waits. */
  learners(): Session {
    return this.#own ?? this.open();
  }

  showReplay(session: Session): void {
    this.#own ??= this.#shown;
    session.hold = this.#own?.hold ?? session.hold;
    this.#shown = session;
  }

  /** The learner's own is shown again. */
  endReplay(): void {
    this.#shown = this.#own ?? this.#shown;
    this.#own = null;
  }

  /** The attributes changed. `another`: what they describe is another lab, which begins with the engine that is there. */
  reopen(another: boolean): Session {
    const engine = this.#shown?.engine ?? null;
    if (another) this.#shown = null;
    this.#authored = null;
    const session = this.open();
    session.engine ??= engine;
    return session;
  }

  /** From now on nothing is kept on the device, and nothing that it kept is used. */
  forgetDevice(): void {
    this.#store = openStore(() => undefined);
    const { engine } = this.open();
    this.#shown = null;
    this.open().engine = engine;
  }

  /** The words have become those of another language: so do the author's mistakes, where they are shown. */
  speak(): void {
    const before = this.#said;
    this.#authored = this.#asAuthored();
    this.#said = this.#sayAll(this.#authored);
    this.#ui.notices = this.#ui.notices.map((notice) => this.#said[before.indexOf(notice)] ?? notice);
    for (const session of [this.#shown, this.#own]) session?.speak(this.#arrivals.numbers);
  }

  /** Says that something an author chose means nothing. */
  refuse(choice: StrangeChoice): void {
    this.open();
    this.#strange = [...this.#strange, choice];
    this.#said = [...this.#said, this.#worded(choice)];
    this.#ui.notices = [...this.#ui.notices, this.#worded(choice)];
  }

  #sayAll({ notices }: Authored): string[] {
    return [...notices, ...this.#strange.map((choice) => this.#worded(choice))];
  }

  #worded({ why, given }: StrangeChoice): string {
    return this.#arrivals.words.frame.notices[why](plain(shortened(given)));
  }

  keep({ stateChanged, justLocked, marked }: Pick<Changes, 'stateChanged' | 'justLocked' | 'marked'>): void {
    if (!this.#store) return;
    if (stateChanged || justLocked) keepProgress(this.learners(), this.#store);
    if (marked) keepMark(this.learners(), places.pages, this.#store);
  }

  keepDisplay(): void {
    if (this.#store) keepDisplay(this.#ui, this.#store);
  }

  /** In words of the language that is spoken now. */
  #asAuthored(): Authored {
    const { words, numbers } = this.#arrivals;
    return authored(this.#attribute, places, words, numbers);
  }

  #begun({ experiments, pages, steps, settings, variant, orientation, hold }: Authored, store: Store): Session {
    const { words, numbers } = this.#arrivals;
    const experiment = (experiments[0] ?? pages[0])?.id ?? '';
    const own = { experiment, authored: settings, variant, orientation, hold };
    const session = new Session({ experiments, pages, steps, come: this.#arrivals, words, numbers, ...own });
    restoreProgress(session, store);
    return session;
  }
}
