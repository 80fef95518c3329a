/**
 * Where the lab is drawn while it is in a page: a surface, gestures and keys on it, its size, paper. At most one drawing waits; all that
 * happened before it is drawn once. What a hand holds is drawn in the frame that shows it. What was pressed may open a whole step: it is
 * drawn in a task of its own, because together with the frame, which lays it out and paints it, it would keep the page for too long.
 */
import type { Layout } from '../experiments/contract.ts';
import type { Ui } from '../frame/ui.ts';
import type { Language } from '../locales/language.ts';
import type { Tree } from '../render/tree.ts';
import { type GestureHost, Gestures } from './gestures.ts';
import { type Act, coarsePointer, Surface } from './surface.ts';
import type { Send } from './template.ts';
import { undoIntent } from './undo-key.ts';

export interface StageHost extends Omit<GestureHost, 'wrapper' | 'send'> {
  send(intent: Parameters<GestureHost['send']>[0], gesture: string | null): void;
  /** Escape, where nothing is lifted. */
  escape(): void;
  /** A field was left. */
  changed(): void;
  /** What the size of things depends on; null: nothing was opened yet. */
  display(): { readonly ui: Ui; readonly unit: boolean } | null;
  /** Brings up to date what is drawn. */
  update(): void;
  /** Draws it now, for paper. */
  print(): void;
}

type Spoken = Pick<Language, 'lang' | 'dir'>;

export class Stage {
  readonly #element: HTMLElement;
  #language: Spoken;
  readonly #host: StageHost;
  #surface: Surface | null = null;
  #gestures: Gestures | null = null;
  #connection: AbortController | null = null;
  #pendingFrame = 0;
  #pendingTask: ReturnType<typeof setTimeout> | undefined;
  #toPart: string | null = null;
  #act: Act | null = null;
  #drawing = false;

  constructor(element: HTMLElement, language: Spoken, host: StageHost) {
    this.#element = element;
    this.#language = language;
    this.#host = host;
  }

  /** null before the first measure, and while the element has no size. */
  get layout(): Layout | null {
    return this.#surface?.layout ?? null;
  }

  /** The figures on it; null: there are none. */
  get drawn(): Surface['drawn'] {
    return this.#surface?.drawn ?? null;
  }

  /** Nothing is drawn there yet, but a page may look into it. */
  attach(): Surface {
    this.#surface ??= new Surface(this.#element);
    this.#surface.speak(this.#language);
    return this.#surface;
  }

  /** Returns what ends with the connection. */
  connect(): AbortSignal {
    const { wrapper } = this.attach();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const { send, cancel, settle, cursor, changed } = this.#host;
    this.#gestures = new Gestures({ wrapper, send, cancel, settle, cursor }, signal);
    wrapper.addEventListener('keydown', (event) => this.#key(event), { signal });
    wrapper.addEventListener('change', () => changed(), { signal });
    const observer = new ResizeObserver(() => this.measure());
    observer.observe(this.#element);
    signal.addEventListener('abort', () => observer.disconnect());
    // A mouse is put to a tablet, or taken away.
    coarsePointer().addEventListener('change', () => this.measure(), { signal });
    window.addEventListener('beforeprint', () => this.#layOutForPaper(), { signal });
    window.addEventListener('afterprint', () => this.#layOutForWindow(), { signal });
    this.measure();
    return signal;
  }

  /** What is drawn from now on is in this language. */
  speak(language: Spoken): void {
    this.#language = language;
    this.#surface?.speak(language);
  }

  disconnect(): void {
    this.#connection?.abort();
    this.#waitNoMore();
  }

  schedule(): void {
    if (this.#pendingFrame !== 0 || this.#pendingTask !== undefined || !this.#element.isConnected) return;
    this.#pendingFrame = requestAnimationFrame(() => this.#update());
  }

  #scheduleTask(): void {
    if (this.#pendingTask !== undefined || !this.#element.isConnected) return;
    this.#waitNoMore();
    this.#pendingTask = setTimeout(() => this.#update());
  }

  #update(): void {
    this.#waitNoMore();
    this.#host.update();
  }

  #waitNoMore(): void {
    cancelAnimationFrame(this.#pendingFrame);
    clearTimeout(this.#pendingTask);
    this.#pendingFrame = 0;
    this.#pendingTask = undefined;
  }

  measure(): void {
    const display = this.#host.display();
    if (display && this.#surface?.measure(display.ui, display.unit)) this.#scheduleTask();
  }

  /** What was done far from there: the next drawing leads to it. */
  leadTo(part: string): void {
    this.#toPart = part;
  }

  draw(tree: Tree, send: Send): void {
    const heard: Send = (intent, event) => {
      // A field that the drawing takes away says that it was changed: of what is no longer open.
      if (this.#drawing) return;
      this.#acted(intent.type, event.type !== 'input');
      send(intent, event);
    };
    this.#drawing = true;
    try {
      this.#surface?.draw(tree, heard, () => this.#gestures?.redrawn(), this.#act);
    } finally {
      this.#drawing = false;
    }
    this.#act = null;
    if (this.#toPart !== null) this.#surface?.focus(this.#toPart);
    this.#toPart = null;
  }

  /** Drawn in any case, so that no later drawing is taken for its outcome. */
  #acted(type: string, pressed: boolean): void {
    this.#act = type === 'undo' || type === 'redo' ? 'history' : 'any';
    if (pressed) this.#scheduleTask();
    else this.schedule();
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) this.#host.escape();
    const intent = undoIntent(event);
    if (!intent) return;
    event.preventDefault();
    this.#acted(intent.type, true);
    this.#host.send(intent, null);
  }

  #layOutForPaper(): void {
    if (!this.#surface?.layout) return;
    this.#surface.takePaper(this.#host.display()?.unit ?? true);
    this.#host.print();
  }

  #layOutForWindow(): void {
    this.#surface?.leavePaper();
    this.measure();
  }
}
