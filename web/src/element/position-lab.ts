/**
 * <position-lab>: the lab as a custom element. It holds a Session, measures itself, draws trees with lit into its open shadow root,
 * and tells the page what happened by three events. It reads and writes no address, and moves the focus or scrolls only to what a
 * button opened elsewhere in it.
 */
import type { LoadError } from '../engine/load.ts';
import { loadPageEngine, loadWholeEngine } from '../engine/page.ts';
import { toPlain } from '../engine/plain.ts';
import type { Layout } from '../experiments/contract.ts';
import { copyText } from '../host/clipboard.ts';
import { readFile, saveBlob, saveFile } from '../host/files.ts';
import { openStore, type Store } from '../host/storage.ts';
import { english } from '../locales/en/language.ts';
import { makeNumbers } from '../render/numbers.ts';
import { plain, rich } from '../render/rich.ts';
import { type Intent, writtenOf } from '../render/tree.ts';
import type { Json } from '../state/json.ts';
import { toJson } from '../state/lab-state.ts';
import { Arrivals } from './arrivals.ts';
import { type Authored, attributes, authored } from './author.ts';
import { ClaimChecks } from './claim-checks.ts';
import { openedSentence } from './claims-part.ts';
import { keepDisplay, restoreDisplay } from './display.ts';
import { entered } from './entry.ts';
import { exportedFile, exportedOf } from './exports.ts';
import { Gestures } from './gestures.ts';
import { fullPage, linkTo, settingsLink } from './links.ts';
import type { Moment } from './moment.ts';
import { fileNow, sentenceNow } from './page-view.ts';
import { places } from './places.ts';
import { keepProgress, restoreProgress } from './progress.ts';
import { Session } from './session.ts';
import { Surface } from './surface.ts';
import { type Told, toldOf } from './told.ts';
import { changesNothing, newUi, type Ui } from './ui.ts';
import { undoIntent } from './undo-key.ts';
import { wholeView } from './view.ts';

/** A page rendered on a server imports this file without a DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const { frame } = english;
const numbers = makeNumbers(english.lang);
/** How long a sentence must stand before the live region says it. */
const liveDelay = 500;
let elements = 0;

export class PositionLab extends Base {
  static readonly observedAttributes: readonly string[] = [...attributes, 'full-page'];

  #idPrefix = `lab${++elements}`;
  #ui: Ui = newUi();
  #store: Store | null = null;
  #authored: Authored | null = null;
  #session: Session | null = null;
  /** The learner's, while the end of a transcript is shown. */
  #own: Session | null = null;
  #surface: Surface | null = null;
  #arrivals = new Arrivals(places, english, () => this.#showAtOnce());
  #claims = new ClaimChecks({ ui: this.#ui, words: this.#arrivals.words, numbers, changed: () => this.#schedule() });
  #gestures: Gestures | null = null;
  #connection: AbortController | null = null;
  #engineFailure: string | null = null;
  #starting: 'page' | 'whole' | null = null;
  #pendingFrame = 0;
  #liveTimer: ReturnType<typeof setTimeout> | undefined;
  #ready = false;
  /** What was done from far below: the next drawing leads there. */
  #toPart: string | null = null;

  /** Plain JSON. Setting a value that cannot be used keeps what was and says so in the lab. */
  get state(): Json {
    return toJson(this.#open().state);
  }
  set state(value: unknown) {
    this.#endReplay();
    const parsed = this.#open().restore(value);
    this.#ui.notices = parsed.ok ? [] : [frame.notices.state(plain(parsed.at))];
    this.#schedule();
  }

  /** The state as an address carries it: without what is the learner's alone. */
  get sharedState(): Json {
    return toJson(this.#open().shared);
  }

  /** The state before the learner did anything: what an address need not carry. */
  get initialState(): Json {
    return toJson(this.#open().initial);
  }

  /** The engine's last report as plain JSON; null before the first. */
  get report(): Json {
    const report = this.#session?.report ?? null;
    return report === null ? null : (toPlain(report) as Json);
  }

  /** For the page that reads addresses: says that a link could not be read. */
  refuseLink(): void {
    this.#notice(frame.notices.link);
  }

  /** For the page that writes addresses: says that the state is too long for one. */
  refuseLength(length: number): void {
    this.#look({ linkLength: length });
  }

  /** For the page that reads addresses: says that a part of it means nothing. */
  refuseQuery(name: string): void {
    this.#notice(frame.notices.query(plain(name)));
  }

  #notice(text: string): void {
    this.#open();
    this.#ui.notices = [...this.#ui.notices.filter((notice) => notice !== text), text];
    this.#schedule();
  }

  connectedCallback(): void {
    const session = this.#open();
    this.#surface ??= new Surface(this, english.lang);
    const { wrapper } = this.#surface;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#gestures = new Gestures(
      {
        wrapper,
        send: (intent, gesture) => this.#send(intent, gesture),
        cancel: (gesture) => this.#act(() => this.#open().cancel(gesture)),
        settle: () => this.#settle(),
        cursor: (cursor) => this.#look({ cursor }),
      },
      signal,
    );
    wrapper.addEventListener('keydown', (event) => this.#undoKey(event), { signal });
    wrapper.addEventListener('change', () => this.#session?.settle(), { signal });
    const observer = new ResizeObserver(() => this.#measure());
    observer.observe(this);
    signal.addEventListener('abort', () => observer.disconnect());
    window.addEventListener('beforeprint', () => this.#layOutForPaper(), { signal });
    window.addEventListener('afterprint', () => this.#layOutForWindow(), { signal });
    this.#measure();
    this.#arrivals.want(session.state.experiment);
    void this.#startEngine();
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    this.#claims.stopAll();
    cancelAnimationFrame(this.#pendingFrame);
    clearTimeout(this.#liveTimer);
    this.#pendingFrame = 0;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#session) return;
    // Another experiment, text or set of steps is another lab; a theme or an address is not.
    if (name !== 'full-page' && name !== 'theme') {
      this.#endReplay();
      this.#session = null;
    }
    const { engine = null } = this.#session ?? {};
    this.#authored = null;
    const session = this.#open();
    session.engine ??= engine;
    if (this.isConnected) void this.#startEngine();
    this.#schedule();
  }

  /** The session, made from the attributes at first need. */
  #open(): Session {
    this.#store ??= openStore();
    if (!this.#authored) {
      this.#authored = authored((name) => this.getAttribute(name), places, this.#arrivals.words, numbers);
      this.#ui.notices = this.#authored.notices;
      restoreDisplay(this.#ui, this.#store, this.#authored);
    }
    if (!this.#session) {
      const { experiments, pages, steps, settings, orientation } = this.#authored;
      const experiment = (experiments[0] ?? pages[0])?.id ?? '';
      const authoredSettings = { experiment, authored: settings, orientation };
      const { words } = this.#arrivals;
      const here = { come: this.#arrivals, words, numbers };
      this.#session = new Session({ experiments, pages, steps, ...here, ...authoredSettings });
      restoreProgress(this.#session, this.#store);
    }
    return this.#session;
  }

  /** Starts the engine that the open place needs, unless it is there or under way. */
  async #startEngine(): Promise<void> {
    const { fitting, needsWhole } = this.#open();
    const starting = needsWhole ? 'whole' : 'page';
    if (fitting || this.#starting === starting) return;
    this.#starting = starting;
    try {
      const engine = await (needsWhole ? loadWholeEngine() : loadPageEngine());
      const session = this.#open();
      // The whole one does for every place.
      if (!session.engine || needsWhole) session.engine = engine;
      this.#engineFailure = null;
    } catch (error) {
      const { code, message } = error as LoadError;
      this.#engineFailure = code === 'no-webassembly' ? frame.engineNone : frame.engineFailed(plain(message));
    }
    if (this.#starting === starting) this.#starting = null;
    this.#showAtOnce();
  }

  /** What was waited for: a frame of another site gets no animation frames before it is scrolled into view, but its height is wanted. */
  #showAtOnce(): void {
    if (this.isConnected) this.#update();
  }

  #measure(): void {
    if (!this.#authored) return;
    if (this.#surface?.measure(this.#ui, this.#authored.unit)) this.#schedule();
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
        void this.#copy(this.#sentence());
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
        this.#look({ claimSaid: this.#openedSentence(String(intent.id)) });
        break;
      case 'apply':
        this.#send(intent, null);
        this.#toPart = '.conditions';
        break;
      case 'startEngine':
        void this.#startEngine();
        break;
      case 'loadPlace':
        this.#arrivals.want(this.#open().state.experiment, true);
        break;
      case 'openFile':
        void this.#openFile(event.target as HTMLInputElement);
        break;
      case 'saveFile':
        this.#saveFile(String(intent.file));
        break;
      case 'replayFile':
        void this.#replayFile(event.target as HTMLInputElement);
        break;
      case 'endReplay':
        this.#endReplay();
        break;
      case 'saveExport':
      case 'copyExport':
        void this.#export(intent);
        break;
      default: {
        const name = String(intent.name ?? intent.id ?? '');
        const typing = event.type === 'input' || event.type === 'change';
        if (intent.type === 'ask') this.#ui.roundsOpen = false;
        this.#send(entered(this.#open(), intent), typing ? `input ${name}` : null);
      }
    }
  }

  async #openFile(field: HTMLInputElement): Promise<void> {
    const text = await readFile(field);
    if (text !== undefined) this.#send({ type: 'file', text }, null);
  }

  #saveFile(name: string): void {
    const file = this.#surface?.layout && fileNow(this.#moment(this.#open(), this.#surface.layout), name);
    if (file) saveFile(file);
  }

  async #export({ type, entry }: Intent): Promise<void> {
    this.#look({ notices: [] });
    const made = this.#surface?.layout && exportedFile(this.#moment(this.#open(), this.#surface.layout), entry);
    if (!made) {
      await this.#exportMade(type, entry);
      return;
    }
    try {
      // Waited for only if it must be: some browsers copy within the click alone.
      const file = made instanceof Promise ? await made : made;
      if (type === 'saveExport') saveFile(file);
      else await this.#copy(file.text);
    } catch {
      this.#notice(frame.export.failed);
    }
  }

  /** Pictures and the transcript. What waits for a frame is part of them. */
  async #exportMade(type: string, entry: unknown): Promise<void> {
    this.#update();
    const { layout, drawn } = this.#surface ?? {};
    const exported = layout && exportedOf(this.#moment(this.#open(), layout));
    if (!exported || !drawn) return;
    const about = { title: this.#sentence(), description: writtenOf(rich(exported.origin.conditions)) };
    const made = await this.#instrument();
    const file = await made?.fileOf(String(entry), this.#open(), exported, { ...drawn, ...about });
    if (file === null) this.#notice(frame.replay.noPicture);
    else if (!file) return;
    else if ('refused' in file) this.#notice(plain(file.refused));
    else if ('blob' in file) saveBlob(file.name, file.blob);
    else if (type === 'saveExport') saveFile(file);
    else void this.#copy(file.text);
  }

  #instrument(): Promise<typeof import('./instrument.ts') | null> {
    return this.#arrived(() => import('./instrument.ts'));
  }

  /** null: something that it needs did not come. */
  async #arrived<T>(asked: () => Promise<T>): Promise<T | null> {
    this.#look({ notices: [] });
    try {
      return await asked();
    } catch (error) {
      this.#notice(frame.replay.notLoaded(plain(String(error))));
      return null;
    }
  }

  async #replayFile(field: HTMLInputElement): Promise<void> {
    const made = await this.#instrument();
    const text = made ? await readFile(field, made.longestFile) : undefined;
    const { engine } = this.#open();
    if (!made || !engine || text === undefined) return;
    const outcome = await this.#arrived(() => made.replayed(text, engine));
    if (!outcome) return;
    if ('refused' in outcome) {
      this.#notice(plain(outcome.refused));
      return;
    }
    const { transcript, session, differences, note } = outcome;
    this.#own ??= this.#session;
    this.#session = session;
    this.#ui.notices = [];
    const sentences = differences.map(({ sentence }) => sentence);
    this.#look({ replay: { events: transcript.events.length, differences: sentences, note }, exportOpen: false });
    this.#toPart = '.replay';
  }

  #endReplay(): void {
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
    if (this.#ui.copied?.ok) this.#ui.copied = null;
    this.#schedule();
  }

  /** The end of a gesture. Drawn once more: while a chip was held, its row kept the order of its nodes. */
  #settle(): void {
    this.#open().settle();
    this.#schedule();
  }

  #look(change: Partial<Ui>): void {
    if (changesNothing(this.#ui, change)) return;
    Object.assign(this.#ui, change);
    this.#schedule();
  }

  #openPart({ field, value }: Intent): void {
    if (field === 'size') this.#look({ projector: value === 'projector' });
    else this.#look({ [field as keyof Ui]: value });
    if (field !== 'size' && field !== 'theme') return;
    if (this.#store) keepDisplay(this.#ui, this.#store);
    this.#measure();
  }

  #undoKey(event: KeyboardEvent): void {
    const intent = undoIntent(event);
    if (!intent) return;
    event.preventDefault();
    this.#send(intent, null);
  }

  #sentence(): string {
    const session = this.#open();
    return sentenceNow(this.#moment(session, this.#surface?.layout as Layout));
  }

  #openedSentence(id: string): string {
    return openedSentence(this.#moment(this.#open(), this.#surface?.layout as Layout), id);
  }

  #copyLink(): void {
    const link = linkTo(this.#open(), location.href);
    if (typeof link === 'number') this.refuseLength(link);
    else void this.#copy(link);
  }

  async #copy(text: string): Promise<void> {
    this.#look({ copied: { ok: await copyText(text), text } });
  }

  /** At most one frame waits; everything that happened before it is one engine call and one drawing. */
  #schedule(): void {
    if (this.#pendingFrame !== 0 || !this.isConnected) return;
    this.#pendingFrame = requestAnimationFrame(() => {
      this.#pendingFrame = 0;
      this.#update();
    });
  }

  #update(): void {
    const session = this.#open();
    this.#arrivals.want(session.state.experiment);
    if (this.#engineFailure === null) void this.#startEngine();
    const changes = session.flush();
    if (changes.stateChanged && this.#ui.linkLength !== null) {
      const link = linkTo(session, location.href);
      this.#ui.linkLength = typeof link === 'number' ? link : null;
    }
    this.#draw(session);
    // What a transcript shows is not the learner's.
    if (this.#own) return;
    if (changes.stateChanged && this.#store) keepProgress(session, this.#store);
    for (const told of toldOf(session, changes)) this.#tell(told);
  }

  #moment(session: Session, layout: Layout): Moment {
    const { unit = true } = this.#authored ?? {};
    const page = this.getAttribute('full-page');
    return {
      session,
      ui: this.#ui,
      layout,
      unit,
      idPrefix: this.#idPrefix,
      keeps: this.#store?.keeps ?? false,
      fullPage: fullPage(session, places, page),
      // On a page of its own the lab is the unit; elsewhere only `full-page` says where one is.
      paperAddress: settingsLink(session, places, unit ? '' : page, location.href),
      engineFailure: this.#engineFailure,
      placeFailure: this.#placeFailure(session),
    };
  }

  #placeFailure({ state: { experiment } }: Session): string | null {
    const cause = this.#arrivals.failure(experiment);
    return cause === null ? null : frame.placeFailed(plain(cause));
  }

  #layOutForPaper(): void {
    if (!this.#surface?.layout) return;
    this.#surface.takePaper(this.#authored?.unit ?? true);
    this.#draw(this.#open());
  }

  #layOutForWindow(): void {
    this.#surface?.leavePaper();
    this.#measure();
  }

  #draw(session: Session): void {
    if (!this.#surface?.layout) return;
    this.#surface.draw(
      wholeView(this.#moment(session, this.#surface.layout)),
      (intent, event) => this.#intend(intent, event),
      () => this.#gestures?.redrawn(),
    );
    if (this.#toPart !== null) this.#surface.focus(this.#toPart);
    this.#toPart = null;
    if (session.report === null) return;
    this.#sayLater(session);
    if (this.#ready) return;
    this.#ready = true;
    this.#tell({ type: 'position-lab-ready', detail: { experiment: session.state.experiment } });
  }

  #sayLater(session: Session): void {
    clearTimeout(this.#liveTimer);
    if (!session.page && session.current.step !== 'run') return;
    this.#liveTimer = setTimeout(() => {
      // A state set from outside has no report until the next frame, which says its own sentence later.
      if (session.report !== null) this.#look({ live: this.#sentence() });
    }, liveDelay);
  }

  #tell({ type, detail }: Told): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}
