/**
 * <position-lab>: the lab as a custom element. It holds a Session, measures itself, draws trees with lit into its open shadow root,
 * and tells the page what happened by three events. It reads and writes no address, moves no focus and scrolls nothing.
 */
import { render } from 'lit/html.js';
import type { LoadError } from '../engine/load.ts';
import { loadPageEngine } from '../engine/page.ts';
import { toPlain } from '../engine/plain.ts';
import type { Layout } from '../experiments/contract.ts';
import { experiments as registered } from '../experiments/registry.ts';
import { copyText } from '../host/clipboard.ts';
import { openStore, type Store } from '../host/storage.ts';
import { en } from '../locales/en/index.ts';
import { makeNumbers } from '../render/numbers.ts';
import { plain, rich } from '../render/rich.ts';
import { styles } from '../render/styles.ts';
import { type Intent, textOf } from '../render/tree.ts';
import type { Json } from '../state/json.ts';
import { toJson } from '../state/lab-state.ts';
import { type Authored, attributes, authored } from './author.ts';
import ownStyles from './element.css?inline';
import { asEntered } from './entry.ts';
import { Gestures } from './gestures.ts';
import { layoutOf } from './layout.ts';
import { fullPage, linkTo, settingsLink } from './links.ts';
import { type Moment, presentScene } from './moment.ts';
import { keepProgress, restoreProgress } from './progress.ts';
import { Session } from './session.ts';
import { toTemplate } from './template.ts';
import { newUi, type Theme, type Ui } from './ui.ts';
import { wholeView } from './view.ts';

/** A page rendered on a server imports this file without a DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const numbers = makeNumbers(en.lang);
/** How long a sentence must stand before the live region says it. */
const liveDelay = 500;
/** A4 and Letter between usual margins, in units of 1/16 em. */
const paperWidth = 700;
let elements = 0;
let sheet: CSSStyleSheet | undefined;

function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${styles}\n${ownStyles}`);
  }
  return sheet;
}

export class PositionLab extends Base {
  static readonly observedAttributes: readonly string[] = [...attributes, 'full-page'];

  #idPrefix = `lab${++elements}`;
  #ui: Ui = newUi();
  #store: Store | null = null;
  #authored: Authored | null = null;
  #session: Session | null = null;
  #wrapper: HTMLElement | null = null;
  #gestures: Gestures | null = null;
  #connection: AbortController | null = null;
  #layout: Layout | null = null;
  #engineFailure: string | null = null;
  #pendingFrame = 0;
  #liveTimer: ReturnType<typeof setTimeout> | undefined;
  #ready = false;
  #printing = false;

  /** Plain JSON. Setting a value that cannot be used keeps what was and says so in the lab. */
  get state(): Json {
    return toJson(this.#open().state);
  }
  set state(value: unknown) {
    const parsed = this.#open().restore(value);
    this.#ui.notices = parsed.ok ? [] : [en.frame.notices.state(plain(parsed.at))];
    this.#schedule();
  }

  /** The state before the learner did anything: what an address need not carry. */
  get initialState(): Json {
    return toJson(this.#open().initial);
  }

  /** The engine's last report as plain JSON; null before the first. */
  get report(): Json {
    const report = this.#session?.computed.report ?? null;
    return report === null ? null : (toPlain(report) as Json);
  }

  /** For the page that reads addresses: says that a link could not be read. */
  refuseLink(): void {
    this.#notice(en.frame.notices.link);
  }

  /** For the page that writes addresses: says that the state is too long for one. */
  refuseLength(length: number): void {
    this.#look({ linkLength: length });
  }

  /** For the page that reads addresses: says that a part of it means nothing. */
  refuseQuery(name: string): void {
    this.#notice(en.frame.notices.query(plain(name)));
  }

  #notice(text: string): void {
    this.#open();
    this.#ui.notices = [...this.#ui.notices.filter((notice) => notice !== text), text];
    this.#schedule();
  }

  connectedCallback(): void {
    const session = this.#open();
    const wrapper = this.#prepare();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#gestures = new Gestures(
      {
        wrapper,
        send: (intent, gesture) => this.#send(intent, gesture),
        cancel: (gesture) => this.#act(() => session.cancel(gesture)),
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
    if (!session.engine) void this.#startEngine();
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    cancelAnimationFrame(this.#pendingFrame);
    clearTimeout(this.#liveTimer);
    this.#pendingFrame = 0;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#session) return;
    // Another experiment, text or set of steps is another lab; a theme or an address is not.
    if (name !== 'full-page' && name !== 'theme') this.#session = null;
    const { engine = null } = this.#session ?? {};
    this.#authored = null;
    const session = this.#open();
    session.engine ??= engine;
    if (!session.engine && this.isConnected) void this.#startEngine();
    this.#schedule();
  }

  /** The session, made from the attributes at first need. */
  #open(): Session {
    this.#store ??= openStore();
    if (!this.#authored) {
      this.#authored = authored((name) => this.getAttribute(name), registered, en, numbers);
      this.#ui.notices = this.#authored.notices;
      this.#readDisplay(this.#store, this.#authored);
    }
    if (!this.#session) {
      const { experiments, steps, settings } = this.#authored;
      const experiment = experiments[0]?.id ?? '';
      this.#session = new Session({ experiments, words: en, numbers, steps, experiment, authored: settings });
      restoreProgress(this.#session, this.#store);
    }
    return this.#session;
  }

  #readDisplay(store: Store, { theme, unit }: Authored): void {
    const kept = unit ? (store.read('display') as { theme?: Theme; projector?: boolean } | undefined) : undefined;
    const known = kept?.theme === 'light' || kept?.theme === 'dark' ? kept.theme : 'auto';
    this.#ui.theme = theme ?? known;
    this.#ui.projector = kept?.projector === true;
  }

  #prepare(): HTMLElement {
    if (this.#wrapper) return this.#wrapper;
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sharedSheet()];
    this.#wrapper = document.createElement('div');
    this.#wrapper.className = 'pl';
    this.#wrapper.lang = en.lang;
    root.append(this.#wrapper);
    return this.#wrapper;
  }

  async #startEngine(): Promise<void> {
    try {
      const engine = await loadPageEngine();
      this.#open().engine = engine;
      this.#engineFailure = null;
    } catch (error) {
      const { code, message } = error as LoadError;
      this.#engineFailure = code === 'no-webassembly' ? en.frame.engineNone : en.frame.engineFailed(plain(message));
    }
    // At once: a frame of another site gets no animation frames before it is scrolled into view, but its height is wanted.
    if (this.isConnected) this.#update();
  }

  #measure(): void {
    if (!this.#wrapper || !this.#authored || this.#printing) return;
    this.#wrapper.dataset.theme = this.#ui.theme;
    this.#wrapper.toggleAttribute('data-projector', this.#ui.projector);
    const font = Number.parseFloat(getComputedStyle(this.#wrapper).fontSize) || 16;
    const layout = layoutOf(this.getBoundingClientRect().width, font, this.#authored.unit, this.#ui.projector);
    const same = layout?.size === this.#layout?.size && layout?.width === this.#layout?.width;
    this.#layout = layout;
    if (layout && !same) this.#schedule();
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
      case 'startEngine':
        void this.#startEngine();
        break;
      default: {
        const name = String(intent.name ?? intent.id ?? '');
        const typing = event.type === 'input' || event.type === 'change';
        const { experiment, current } = this.#open();
        const controls = experiment.controls(current.settings);
        this.#send(asEntered(intent, controls, current.settings, numbers), typing ? `input ${name}` : null);
      }
    }
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
    const same = Object.entries(change).every(
      ([name, value]) => JSON.stringify(this.#ui[name as keyof Ui]) === JSON.stringify(value),
    );
    if (same) return;
    Object.assign(this.#ui, change);
    this.#schedule();
  }

  #openPart({ field, value }: Intent): void {
    if (field === 'size') this.#look({ projector: value === 'projector' });
    else this.#look({ [field as keyof Ui]: value });
    if (field !== 'size' && field !== 'theme') return;
    this.#store?.write('display', { theme: this.#ui.theme, projector: this.#ui.projector });
    this.#measure();
  }

  #undoKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    const from = event.composedPath()[0] as Element;
    if (from.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="range"])')) return;
    event.preventDefault();
    this.#send({ type: event.shiftKey ? 'redo' : 'undo' }, null);
  }

  #sentence(): string {
    const session = this.#open();
    return textOf(rich(session.experiment.describe(presentScene(this.#moment(session, this.#layout as Layout)))));
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
    if (session.options.experiments.length === 0) return;
    const changes = session.flush();
    if (changes.stateChanged && this.#ui.linkLength !== null) {
      const link = linkTo(session, location.href);
      this.#ui.linkLength = typeof link === 'number' ? link : null;
    }
    this.#draw(session);
    if (changes.stateChanged) {
      if (this.#store) keepProgress(session, this.#store);
      this.#tell('position-lab-state', { state: toJson(session.state) });
    }
    if (changes.justLocked) this.#tellPredictions(session);
    if (changes.marked) {
      const { mark } = session.current.selfTest;
      this.#tell('position-lab-answer', { experiment: session.experiment.id, step: 'self-test', mark });
    }
  }

  #moment(session: Session, layout: Layout): Moment {
    return {
      session,
      ui: this.#ui,
      layout,
      unit: this.#authored?.unit ?? true,
      idPrefix: this.#idPrefix,
      keeps: this.#store?.keeps ?? false,
      fullPage: fullPage(session, registered, this.getAttribute('full-page')),
      paperAddress: this.#paperAddress(session),
      engineFailure: this.#engineFailure,
    };
  }

  /** On a page of its own the lab is the unit; elsewhere only `full-page` says where one is. */
  #paperAddress(session: Session): string | null {
    const page = this.#authored?.unit ? '' : this.getAttribute('full-page');
    return page === null ? null : settingsLink(session, registered, new URL(page, location.href).href);
  }

  /** Paper is as wide as a tablet, whatever the window is. */
  #layOutForPaper(): void {
    if (!this.#layout) return;
    this.#printing = true;
    this.#layout = layoutOf(paperWidth, 16, this.#authored?.unit ?? true, false);
    this.#draw(this.#open());
  }

  #layOutForWindow(): void {
    this.#printing = false;
    this.#measure();
  }

  #draw(session: Session): void {
    if (!this.#layout || !this.#wrapper) return;
    const root = this.#wrapper.getRootNode() as ShadowRoot;
    const focused = root.activeElement as HTMLElement | null;
    const tree = wholeView(this.#moment(session, this.#layout));
    render(
      toTemplate(tree, (intent, event) => this.#intend(intent, event)),
      this.#wrapper,
    );
    this.#gestures?.redrawn();
    // Moving a node in the document blurs it: the chip that was moved keeps the focus it had. Last, because focusing lays out.
    if (focused?.isConnected && root.activeElement !== focused) focused.focus({ preventScroll: true });
    if (session.computed.report === null) return;
    this.#sayLater(session);
    if (this.#ready) return;
    this.#ready = true;
    this.#tell('position-lab-ready', { experiment: session.experiment.id });
  }

  #sayLater(session: Session): void {
    clearTimeout(this.#liveTimer);
    if (session.current.step !== 'run') return;
    this.#liveTimer = setTimeout(() => {
      // A state set from outside has no report until the next frame, which says its own sentence later.
      if (session.computed.report !== null) this.#look({ live: this.#sentence() });
    }, liveDelay);
  }

  #tellPredictions(session: Session): void {
    for (const { id, guess, answer, right } of session.computed.locked?.graded ?? []) {
      const detail = { experiment: session.experiment.id, step: 'predict', prediction: id, guess, answer, right };
      this.#tell('position-lab-answer', toPlain({ ...detail, sure: session.current.sure }) as object);
    }
  }

  #tell(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}
