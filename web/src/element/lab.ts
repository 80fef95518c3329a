/**
 * One lab behind its element: a session, the engine and words that it waits for, the stage it is drawn on, and what is open there. It
 * turns what a control means into what happens, and tells by `tell` what a page may want to know.
 */
import type { Layout } from '../experiments/contract.ts';
import { openedSentence } from '../frame/claims-part.ts';
import { fullPage, linkTo, settingsLink } from '../frame/links.ts';
import type { Moment } from '../frame/moment.ts';
import { spokenNow } from '../frame/page-view.ts';
import { changesNothing, newUi, type ReplayShown, type Ui } from '../frame/ui.ts';
import { wholeView } from '../frame/view.ts';
import { english } from '../locales/en/language.ts';
import type { ListedLanguage } from '../locales/languages.ts';
import { plain } from '../render/rich.ts';
import type { Intent } from '../render/tree.ts';
import { Arrivals } from '../session/arrivals.ts';
import { entered } from '../session/entry.ts';
import { places } from '../session/places.ts';
import type { Session } from '../session/session.ts';
import { type Told, toldOf } from '../session/told.ts';
import { ClaimChecks } from './claim-checks.ts';
import { EmbedPanel } from './embed-panel.ts';
import { EngineStart } from './engine-start.ts';
import { FileActs } from './file-acts.ts';
import { LanguageChoice } from './language-choice.ts';
import { LiveSentence } from './live-sentence.ts';
import { whenNear } from './near.ts';
import { OutActs } from './out-acts.ts';
import { Sessions } from './sessions.ts';
import { Stage } from './stage.ts';

/** In milliseconds: what takes longer leaves a frame no time for drawing. */
const longMeasure = 10;

let labs = 0;

export class Lab {
  readonly ui: Ui = newUi();
  readonly sessions: Sessions;
  readonly #element: HTMLElement;
  readonly #tell: (told: Told) => void;
  readonly #idPrefix = `lab${++labs}`;
  #connecting: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #arrivals = new Arrivals(places, english, () => this.#showSoon());
  readonly #engine = new EngineStart(
    () => this.#open(),
    () => this.#showSoon(),
  );
  readonly #claims = new ClaimChecks({
    ui: this.ui,
    words: this.#arrivals.words,
    numbers: () => this.#arrivals.numbers,
    changed: () => this.#stage.schedule(),
  });
  readonly #out = new OutActs({
    moment: () => this.#moment(),
    look: (change) => this.look(change),
    notice: (text) => this.notice(text),
  });
  readonly #files = new FileActs({
    session: () => this.#open(),
    language: () => this.#arrivals.language,
    bringWords: () => this.#arrivals.bring('transcript'),
    moment: () => this.#stage.layout && this.#moment(),
    drawn: () => {
      this.#update();
      return this.#stage.drawn;
    },
    send: (intent) => this.#send(intent, null),
    look: (change) => this.look(change),
    notice: (text) => this.notice(text),
    copy: (text) => this.#out.copy(text),
    show: (session, how) => this.#showReplay(session, how),
  });
  readonly #embed = new EmbedPanel({
    moment: () => this.#moment(),
    bringWords: () => this.#arrivals.bring('embedding'),
    notice: (text) => this.notice(text),
    changed: () => this.#stage.schedule(),
    opened: () => this.#stage.leadTo('.embed-panel h2'),
    // A lab that became narrow meanwhile has no such button.
    closed: () => this.#stage.leadTo('.embed-button, .phone-bar button'),
  });
  readonly #live = new LiveSentence(
    // A state set from outside has no report until the next frame, which says its own sentence later.
    (came) => (this.#open().report === null ? null : spokenNow(this.#moment(), came)),
    (live) => this.look({ live }),
  );
  readonly #language: LanguageChoice;
  readonly #stage: Stage;
  #ready = false;

  constructor(element: HTMLElement, tell: (told: Told) => void) {
    this.#element = element;
    this.#tell = tell;
    this.sessions = new Sessions((name) => element.getAttribute(name), this.#arrivals, this.ui);
    this.#language = new LanguageChoice(element, this.#arrivals, (missing) => this.#speak(missing));
    this.#stage = new Stage(element, english, {
      send: (intent, gesture) => this.#send(intent, gesture),
      cancel: (gesture) => this.#act(() => this.#open().cancel(gesture)),
      settle: () => this.#settle(),
      escape: () => (this.#embed.isOpen ? this.#embed.close() : this.#closeRounds()),
      changed: () => this.sessions.shown?.settle(),
      cursor: (cursor) => this.look({ cursor }),
      display: () => this.sessions.authored && { ui: this.ui, unit: this.sessions.authored.unit },
      update: () => this.#measureAndUpdate(),
      print: () => {
        this.#engine.takeRunning();
        this.#update();
      },
    });
  }

  get frameWords() {
    return this.#arrivals.words.frame;
  }

  /** What it shows comes in a task of its own: the one that defines the element has just evaluated its module. */
  connect(): void {
    this.#stage.attach();
    this.#connecting = setTimeout(() => {
      const session = this.#open();
      this.#language.choose(this.ui.lang);
      const connected = this.#stage.connect();
      this.#arrivals.want(session.state.experiment);
      whenNear(this.#element, () => this.wantEngine(), connected);
    });
  }

  disconnect(): void {
    clearTimeout(this.#connecting);
    this.#stage.disconnect();
    this.#claims.stopAll();
    this.#files.stopReplay();
    this.#live.stop();
  }

  /** An attribute has another value. */
  reauthor(name: string): void {
    if (!this.sessions.shown) return;
    // Another experiment, text or set of steps is another lab; a theme, a language or an address is not.
    const another = name !== 'full-page' && name !== 'theme' && name !== 'lang';
    if (another) this.endReplay();
    this.sessions.reopen(another);
    if (this.#element.isConnected) {
      this.#language.choose(this.ui.lang);
      void this.#engine.start();
    }
    this.schedule();
  }

  wantEngine(): void {
    this.#engine.want();
  }

  schedule(): void {
    this.#stage.schedule();
  }

  notice(text: string): void {
    this.#open();
    this.ui.notices = [...this.ui.notices.filter((notice) => notice !== text), text];
    this.schedule();
  }

  look(change: Partial<Ui>): void {
    if (changesNothing(this.ui, change)) return;
    Object.assign(this.ui, change);
    this.schedule();
  }

  endReplay(): void {
    this.#files.stopReplay();
    if (!this.sessions.isReplay) return;
    this.sessions.endReplay();
    this.look({ replay: null });
  }

  #open(): Session {
    return this.sessions.open();
  }

  /** Another language is spoken from now on. */
  #speak(missing: ListedLanguage | null): void {
    this.sessions.speak();
    this.#stage.speak(this.#arrivals.language);
    if (missing) this.notice(this.frameWords.notices.languageFailed(missing.name));
    this.#showSoon();
  }

  /**
   * What was waited for: a frame of another site gets no animation frames before it is scrolled into view, but its height is wanted.
   * In a task of its own: the one in which a module came has evaluated it.
   */
  #showSoon(update = () => this.#measureAndUpdate()): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      if (this.#element.isConnected) update();
    });
  }

  /** What a control or a chip means; `event` gives the gesture it belongs to. */
  #intend(intent: Intent, event: Event): void {
    if (this.#files.take(intent, event) || this.#out.take(intent)) return;
    if (this.#embed.take(intent) || this.#claims.take(intent)) return;
    switch (intent.type) {
      case 'ui':
        this.#openPart(intent);
        break;
      case 'guessClaim':
        this.#send(intent, null);
        this.look({ claimSaid: openedSentence(this.#moment(), String(intent.id)) });
        break;
      case 'apply':
        this.#send(intent, null);
        this.#stage.leadTo('.conditions');
        break;
      case 'startEngine':
        void this.#engine.start();
        break;
      case 'loadPlace':
        this.#arrivals.want(this.#open().state.experiment, true);
        break;
      case 'endReplay':
        this.endReplay();
        break;
      default:
        this.#enter(intent, event);
    }
  }

  /** What is the session's. Strokes in one field are one step of undo. */
  #enter(intent: Intent, event: Event): void {
    const name = String(intent.name ?? intent.id ?? '');
    const typing = event.type === 'input' || event.type === 'change';
    if (intent.type === 'ask') this.ui.roundsOpen = false;
    if (intent.type === 'open') this.ui.railOpen = false;
    this.#send(entered(this.#open(), intent), typing ? `input ${name}` : null);
  }

  #send(intent: Intent, gesture: string | null): void {
    this.#act(() => this.#open().send(intent, gesture));
  }

  #act(change: () => void): void {
    change();
    this.ui.notices = [];
    this.ui.offered = null;
    if (this.ui.copied?.ok) this.ui.copied = null;
    this.schedule();
  }

  /** The end of a gesture. Drawn once more: while a chip was held, its row kept the order of its nodes. */
  #settle(): void {
    this.#open().settle();
    this.schedule();
  }

  #showReplay(session: Session, replay: ReplayShown): void {
    this.sessions.showReplay(session);
    this.ui.notices = [];
    this.look({ replay, exportOpen: false });
    this.#stage.leadTo('.replay');
  }

  #closeRounds(): void {
    if (!this.ui.roundsOpen) return;
    this.look({ roundsOpen: false });
    this.#stage.leadTo('.rounds-button');
  }

  #openPart({ field, value }: Intent): void {
    if (field === 'size') this.look({ projector: value === 'projector' });
    else this.look({ ...(field === 'exportOpen' && { offered: null }), [field as keyof Ui]: value });
    if (field !== 'size' && field !== 'theme' && field !== 'lang') return;
    this.sessions.keepDisplay();
    this.#language.choose(this.ui.lang);
    this.#stage.measure();
  }

  /** What the engine needed long for is drawn in another task; with all that was done meanwhile, so that a stream of changes is seen. */
  #measureAndUpdate(): void {
    const began = performance.now();
    this.#prepared().measure();
    if (performance.now() - began > longMeasure) this.#showSoon(() => this.#update());
    else this.#update();
  }

  /** The session, and under way what it lacks. */
  #prepared(): Session {
    const session = this.#open();
    this.#arrivals.want(session.state.experiment);
    if (!this.#engine.failed) void this.#engine.start();
    return session;
  }

  #update(): void {
    const session = this.#prepared();
    const changes = session.flush();
    if (changes.stateChanged && this.ui.linkLength !== null) {
      const link = linkTo(session, location.href);
      this.ui.linkLength = typeof link === 'number' ? link : null;
    }
    this.#draw(session);
    // What a transcript shows is not the learner's.
    if (this.sessions.isReplay) return;
    const { keeps } = this.sessions;
    this.sessions.keep(changes);
    // The foot said otherwise.
    if (this.sessions.keeps !== keeps) this.schedule();
    for (const told of toldOf(session, changes)) this.#tell(told);
  }

  /** What the next drawing depends on. Nobody may ask before the first layout. */
  #moment(): Moment {
    const session = this.#open();
    const { unit = true } = this.sessions.authored ?? {};
    const page = this.#element.getAttribute('full-page');
    const missing = this.#arrivals.failure(session.state.experiment);
    return {
      session,
      ui: this.ui,
      layout: this.#stage.layout as Layout,
      unit,
      idPrefix: this.#idPrefix,
      keeps: this.sessions.keeps,
      fullPage: fullPage(session, places, page),
      embed: (moment) => this.#embed.tree(moment),
      // On a page of its own the lab is the unit; elsewhere only `full-page` says where one is.
      paperAddress: settingsLink(session, places, unit ? '' : page, location.href),
      engineFailure: this.#engine.failure(this.frameWords),
      placeFailure: missing === null ? null : this.frameWords.placeFailed(plain(missing)),
    };
  }

  #draw(session: Session): void {
    if (!this.#stage.layout || (this.#language.waits && !this.#ready)) return;
    this.#stage.draw(wholeView(this.#moment()), (intent, event) => this.#intend(intent, event));
    const { page, state } = session;
    const step = page ? null : session.current.step;
    this.#live.sayLater({ place: state.experiment, step, tells: step === null || step === 'run' });
    if (session.report === null || this.#ready) return;
    this.#ready = true;
    this.#tell({ type: 'position-lab-ready', detail: { experiment: session.state.experiment } });
  }
}
