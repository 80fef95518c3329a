/**
 * <position-lab>: the lab as a custom element. It holds a Session, measures itself, draws trees with lit into its open shadow root,
 * and tells the page what happened by three events. It reads and writes no address, and moves the focus or scrolls only to what an
 * act in it opened.
 */
import { toPlain } from '../engine/plain.ts';
import type { Layout } from '../experiments/contract.ts';
import { openedSentence } from '../frame/claims-part.ts';
import { fullPage, linkTo, settingsLink } from '../frame/links.ts';
import type { Moment } from '../frame/moment.ts';
import { sentenceNow, spokenNow } from '../frame/page-view.ts';
import { changesNothing, newUi, type ReplayShown, type Ui } from '../frame/ui.ts';
import { wholeView } from '../frame/view.ts';
import { copyText } from '../host/clipboard.ts';
import type { CourseNote } from '../host/course-note.ts';
import { openStore, type Store } from '../host/storage.ts';
import { english } from '../locales/en/language.ts';
import type { ListedLanguage } from '../locales/languages.ts';
import { plain } from '../render/rich.ts';
import type { Intent } from '../render/tree.ts';
import { Arrivals } from '../session/arrivals.ts';
import { type Authored, authored } from '../session/author.ts';
import { entered } from '../session/entry.ts';
import { places } from '../session/places.ts';
import { keepMark, keepProgress } from '../session/progress.ts';
import type { Session } from '../session/session.ts';
import { type Told, toldOf } from '../session/told.ts';
import { attemptsJson, type Score } from '../state/attempts.ts';
import { attributes } from '../state/authoring.ts';
import { givenAt, type Json } from '../state/json.ts';
import { toJson } from '../state/lab-state.ts';
import { ClaimChecks } from './claim-checks.ts';
import { keepDisplay, restoreDisplay } from './display.ts';
import { EmbedPanel } from './embed-panel.ts';
import { EngineStart } from './engine-start.ts';
import { FileActs } from './file-acts.ts';
import { LanguageChoice } from './language-choice.ts';
import { type Came, LiveSentence } from './live-sentence.ts';
import { whenNear } from './near.ts';
import { openSession } from './opening.ts';
import { Stage } from './stage.ts';

/** A page rendered on a server imports this file without a DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

let elements = 0;

export class PositionLab extends Base {
  static readonly observedAttributes: readonly string[] = [...attributes.map(({ name }) => name), 'full-page'];

  #idPrefix = `lab${++elements}`;
  #ui: Ui = newUi();
  #store: Store | null = null;
  #authored: Authored | null = null;
  #session: Session | null = null;
  /** The learner's, while the end of a transcript is shown. */
  #own: Session | null = null;
  #arrivals = new Arrivals(places, english, () => this.#showAtOnce());
  #claims = new ClaimChecks({
    ui: this.#ui,
    words: this.#arrivals.words,
    numbers: () => this.#arrivals.numbers,
    changed: () => this.#stage.schedule(),
  });
  #language = new LanguageChoice(this, this.#arrivals, (missing) => this.#speak(missing));
  #engine = new EngineStart(
    () => this.#open(),
    () => this.#showAtOnce(),
  );
  #files = new FileActs({
    session: () => this.#open(),
    language: () => this.#arrivals.language,
    bringWords: () => this.#arrivals.bring('transcript'),
    moment: () => this.#stage.layout && this.#moment(),
    drawn: () => {
      this.#update();
      return this.#stage.drawn;
    },
    send: (intent) => this.#send(intent, null),
    look: (change) => this.#look(change),
    notice: (text) => this.#notice(text),
    copy: (text) => this.#copy(text),
    show: (session, how) => this.#showReplay(session, how),
  });
  #stage = new Stage(this, english, {
    send: (intent, gesture) => this.#send(intent, gesture),
    cancel: (gesture) => this.#act(() => this.#open().cancel(gesture)),
    settle: () => this.#settle(),
    escape: () => (this.#embed.isOpen ? this.#embed.close() : this.#closeRounds()),
    changed: () => this.#session?.settle(),
    cursor: (cursor) => this.#look({ cursor }),
    display: () => this.#authored && { ui: this.#ui, unit: this.#authored.unit },
    update: () => this.#update(),
    print: () => {
      this.#engine.takeRunning();
      this.#update();
    },
  });
  #embed = new EmbedPanel({
    moment: () => this.#moment(),
    bringWords: () => this.#arrivals.bring('embedding'),
    notice: (text) => this.#notice(text),
    changed: () => this.#stage.schedule(),
    closed: () => this.#stage.leadTo('.embed-button'),
  });
  #live = new LiveSentence((came) => this.#sayNow(came));
  #ready = false;

  /** Plain JSON. Setting a value that cannot be used keeps what was and says so in the lab. */
  get state(): Json {
    return toJson(this.#open().state);
  }
  set state(value: unknown) {
    this.#endReplay();
    const parsed = this.#open().restore(value);
    const given = parsed.ok ? undefined : givenAt(value, parsed.at);
    this.#ui.notices = parsed.ok ? [] : [this.#frame.notices.state(plain(parsed.at), given && plain(given))];
    this.#stage.schedule();
  }

  /** What counts for a score, as plain JSON: set by a page that kept it, after `state`. */
  get attempts(): Json {
    return attemptsJson(this.#learners().attempts.all);
  }
  set attempts(value: unknown) {
    const session = this.#learners();
    const parsed = session.attempts.take(value);
    if (parsed.ok && this.#store) keepProgress(session, this.#store);
    const given = parsed.ok ? undefined : givenAt(value, parsed.at === 'attempts' ? 'state' : parsed.at);
    if (!parsed.ok) this.#notice(this.#frame.notices.attempts(plain(parsed.at), given && plain(given)));
  }

  /** Of the best attempts: `scaled` from 0 to 1, and how many of the lab's questions were attempted. */
  get score(): Score {
    return this.#learners().attempts.score;
  }

  /** While a transcript is shown, the session that waits. */
  #learners(): Session {
    return this.#own ?? this.#open();
  }

  /** For a page in a course: what the foot says of it. */
  get course(): CourseNote {
    return this.#ui.course;
  }
  set course(note: CourseNote) {
    this.#look({ course: note });
  }

  /** For a page in a course: that keeps what is learned from now on, and the device no longer. The lab begins anew. */
  keepInCourse(): void {
    this.#endReplay();
    this.#store = openStore(() => undefined);
    const { engine } = this.#open();
    this.#session = null;
    this.#open().engine = engine;
    this.#stage.schedule();
  }

  /** The state as an address carries it: without what is the learner's alone. */
  get sharedState(): Json {
    return toJson(this.#open().shared);
  }

  /** The state before the learner did anything: what an address need not carry. */
  get initialState(): Json {
    return toJson(this.#open().initial);
  }

  /** The engine's last report as plain JSON; null before the first. Asked for, a lab far from the window starts. */
  get report(): Json {
    if (this.isConnected) this.#engine.want();
    const report = this.#session?.report ?? null;
    return report === null ? null : (toPlain(report) as Json);
  }

  /** For the page that reads addresses: says that a link could not be read. */
  refuseLink(): void {
    this.#notice(this.#frame.notices.link);
  }

  /** For the page that writes addresses: says that the state is too long for one. */
  refuseLength(length: number): void {
    this.#look({ linkLength: length });
  }

  /** For the page that reads addresses: says that a part of it means nothing. */
  refuseQuery(name: string): void {
    this.#notice(this.#frame.notices.query(plain(name)));
  }

  get #frame() {
    return this.#arrivals.words.frame;
  }

  /** Another language is spoken from now on. */
  #speak(missing: ListedLanguage | null): void {
    const before = this.#authored?.notices ?? [];
    this.#authored = this.#asAuthored();
    const after = this.#authored.notices;
    this.#ui.notices = this.#ui.notices.map((notice) => after[before.indexOf(notice)] ?? notice);
    for (const session of [this.#session, this.#own]) session?.speak(this.#arrivals.numbers);
    this.#stage.speak(this.#arrivals.language);
    if (missing) this.#notice(this.#frame.notices.languageFailed(missing.name));
    this.#showAtOnce();
  }

  #notice(text: string): void {
    this.#open();
    this.#ui.notices = [...this.#ui.notices.filter((notice) => notice !== text), text];
    this.#stage.schedule();
  }

  connectedCallback(): void {
    const session = this.#open();
    this.#language.choose(this.#ui.lang);
    const connected = this.#stage.connect();
    this.#arrivals.want(session.state.experiment);
    whenNear(this, () => this.#engine.want(), connected);
  }

  disconnectedCallback(): void {
    this.#stage.disconnect();
    this.#claims.stopAll();
    this.#files.stopReplay();
    this.#live.stop();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#session) return;
    // Another experiment, text or set of steps is another lab; a theme, a language or an address is not.
    if (name !== 'full-page' && name !== 'theme' && name !== 'lang') {
      this.#endReplay();
      this.#session = null;
    }
    const { engine = null } = this.#session ?? {};
    this.#authored = null;
    const session = this.#open();
    session.engine ??= engine;
    if (this.isConnected) this.#language.choose(this.#ui.lang);
    if (this.isConnected) void this.#engine.start();
    this.#stage.schedule();
  }

  /** The session, made from the attributes at first need. */
  #open(): Session {
    this.#store ??= openStore();
    if (!this.#authored) {
      this.#authored = this.#asAuthored();
      this.#ui.notices = this.#authored.notices;
      restoreDisplay(this.#ui, this.#store, this.#authored);
    }
    this.#session ??= openSession(this.#authored, this.#arrivals, this.#store);
    return this.#session;
  }

  /** In words of the language that is spoken now. */
  #asAuthored(): Authored {
    const { words, numbers } = this.#arrivals;
    return authored((name) => this.getAttribute(name), places, words, numbers);
  }

  /** What was waited for: a frame of another site gets no animation frames before it is scrolled into view, but its height is wanted. */
  #showAtOnce(): void {
    if (this.isConnected) this.#update();
  }

  /** What a control or a chip means; `event` gives the gesture it belongs to. */
  #intend(intent: Intent, event: Event): void {
    switch (intent.type) {
      case 'ui':
        this.#openPart(intent);
        break;
      case 'copyLink':
        this.#copyLink();
        break;
      case 'copySentence':
        void this.#copy(sentenceNow(this.#moment()));
        break;
      case 'print':
        window.print();
        break;
      case 'tryClaim':
      case 'stopClaim':
        this.#claims.send(intent);
        break;
      case 'guessClaim':
        this.#send(intent, null);
        this.#look({ claimSaid: openedSentence(this.#moment(), String(intent.id)) });
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
        this.#endReplay();
        break;
      default: {
        if (this.#files.take(intent, event) || this.#embed.take(intent)) break;
        const name = String(intent.name ?? intent.id ?? '');
        const typing = event.type === 'input' || event.type === 'change';
        if (intent.type === 'ask') this.#ui.roundsOpen = false;
        if (intent.type === 'open') this.#ui.railOpen = false;
        this.#send(entered(this.#open(), intent), typing ? `input ${name}` : null);
      }
    }
  }

  /** The learner's own session waits. */
  #showReplay(session: Session, replay: ReplayShown): void {
    this.#own ??= this.#session;
    session.hold = this.#own?.hold ?? session.hold;
    this.#session = session;
    this.#ui.notices = [];
    this.#look({ replay, exportOpen: false });
    this.#stage.leadTo('.replay');
  }

  #endReplay(): void {
    this.#files.stopReplay();
    if (!this.#own) return;
    this.#session = this.#own;
    this.#own = null;
    this.#look({ replay: null });
  }

  #send(intent: Intent, gesture: string | null): void {
    this.#act(() => this.#open().send(intent, gesture));
  }

  #act(change: () => void): void {
    change();
    this.#ui.notices = [];
    this.#ui.offered = null;
    if (this.#ui.copied?.ok) this.#ui.copied = null;
    this.#stage.schedule();
  }

  /** The end of a gesture. Drawn once more: while a chip was held, its row kept the order of its nodes. */
  #settle(): void {
    this.#open().settle();
    this.#stage.schedule();
  }

  #look(change: Partial<Ui>): void {
    if (changesNothing(this.#ui, change)) return;
    Object.assign(this.#ui, change);
    this.#stage.schedule();
  }

  #closeRounds(): void {
    if (!this.#ui.roundsOpen) return;
    this.#look({ roundsOpen: false });
    this.#stage.leadTo('.rounds-button');
  }

  #openPart({ field, value }: Intent): void {
    if (field === 'size') this.#look({ projector: value === 'projector' });
    else this.#look({ ...(field === 'exportOpen' && { offered: null }), [field as keyof Ui]: value });
    if (field !== 'size' && field !== 'theme' && field !== 'lang') return;
    if (this.#store) keepDisplay(this.#ui, this.#store);
    this.#language.choose(this.#ui.lang);
    this.#stage.measure();
  }

  #copyLink(): void {
    const link = linkTo(this.#open(), location.href);
    if (typeof link === 'number') this.refuseLength(link);
    else void this.#copy(link);
  }

  async #copy(text: string): Promise<void> {
    this.#look({ copied: { ok: await copyText(text), text } });
  }

  #update(): void {
    const session = this.#open();
    this.#arrivals.want(session.state.experiment);
    if (!this.#engine.failed) void this.#engine.start();
    const changes = session.flush();
    if (changes.stateChanged && this.#ui.linkLength !== null) {
      const link = linkTo(session, location.href);
      this.#ui.linkLength = typeof link === 'number' ? link : null;
    }
    this.#draw(session);
    // What a transcript shows is not the learner's.
    if (this.#own) return;
    if ((changes.stateChanged || changes.justLocked) && this.#store) keepProgress(session, this.#store);
    if (changes.marked && this.#store) keepMark(session, places.pages, this.#store);
    for (const told of toldOf(session, changes)) this.#tell(told);
  }

  /** What the next drawing depends on. Nobody may ask before the first layout. */
  #moment(): Moment {
    const session = this.#open();
    const { unit = true } = this.#authored ?? {};
    const page = this.getAttribute('full-page');
    return {
      session,
      ui: this.#ui,
      layout: this.#stage.layout as Layout,
      unit,
      idPrefix: this.#idPrefix,
      keeps: this.#store?.keeps ?? false,
      fullPage: fullPage(session, places, page),
      embed: (moment) => this.#embed.tree(moment),
      // On a page of its own the lab is the unit; elsewhere only `full-page` says where one is.
      paperAddress: settingsLink(session, places, unit ? '' : page, location.href),
      engineFailure: this.#engine.failure(this.#frame),
      placeFailure: this.#placeFailure(session),
    };
  }

  #placeFailure({ state: { experiment } }: Session): string | null {
    const cause = this.#arrivals.failure(experiment);
    return cause === null ? null : this.#frame.placeFailed(plain(cause));
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

  /** A state set from outside has no report until the next frame, which says its own sentence later. */
  #sayNow(came: Came): boolean {
    if (this.#open().report === null) return false;
    this.#look({ live: spokenNow(this.#moment(), came) });
    return true;
  }

  #tell({ type, detail }: Told): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}
