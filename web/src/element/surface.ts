/** What the element draws on: a wrapper in its open shadow root, as wide as the window leaves it or as paper is. */
import { render } from 'lit/html.js';
import type { Layout } from '../experiments/contract.ts';
import type { Ui } from '../frame/ui.ts';
import type { Language } from '../locales/language.ts';
import { styles } from '../render/styles.ts';
import type { Tree } from '../render/tree.ts';
import { sameJson } from '../state/json.ts';
import { refuseFaintAccent } from './accent.ts';
import ownStyles from './element.css?inline';
import { layoutOf } from './layout.ts';
import { focusOn, ledTo, trailOf } from './leading.ts';
import { type Send, toTemplate } from './template.ts';

/** A4 and Letter between usual margins, in units of 1/16 em. */
const paperWidth = 700;
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Shared by all elements of a document, made at first need: a server has no CSSStyleSheet. A document takes only those of its own window,
 * and a page may move an element into a frame.
 */
function sheetOf(place: Document): CSSStyleSheet {
  let sheet = sheets.get(place);
  if (!sheet) {
    sheet = new (place.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(`${styles}\n${ownStyles}`);
    sheets.set(place, sheet);
  }
  return sheet;
}

/** As the style sheet asks for targets that a finger hits. */
export const coarsePointer = (): MediaQueryList => matchMedia('(pointer: coarse)');

/** Undo and redo open nothing: who presses them again stays on them. */
export type Act = 'any' | 'history';

export class Surface {
  readonly wrapper: HTMLElement;
  readonly #root: ShadowRoot;
  #layout: Layout | null = null;
  #printing = false;
  /** The frame that will lead to what a drawing opened, unless the drawing was led elsewhere. */
  #leading = 0;

  constructor(host: HTMLElement) {
    this.#root = host.attachShadow({ mode: 'open' });
    this.wrapper = document.createElement('div');
    this.wrapper.className = 'pl';
    this.#root.append(this.wrapper);
  }

  speak({ lang, dir }: Pick<Language, 'lang' | 'dir'>): void {
    this.wrapper.lang = lang;
    this.wrapper.dir = dir ?? 'ltr';
  }

  /** Leads there: what has the focus is scrolled into view, and read aloud. */
  focus(selector: string): void {
    const part = this.#root.querySelector<HTMLElement>(selector);
    if (!part) return;
    cancelAnimationFrame(this.#leading);
    part.focus();
  }

  /** The figures of what is open, with the patterns they are filled with; null: there are none. */
  get drawn(): { readonly figures: Element; readonly defs: Element | null } | null {
    const figures = this.#root.querySelector('.figures');
    return figures && { figures, defs: this.#root.querySelector('.defs > defs') };
  }

  /** null before the first measure, and while the element has no size. */
  get layout(): Layout | null {
    return this.#layout;
  }

  /** Whether there is another layout than before. */
  measure({ theme, projector }: Ui, unit: boolean): boolean {
    if (this.#printing) return false;
    // Moved into another document, it loses those it had.
    if (this.#root.adoptedStyleSheets.length === 0)
      this.#root.adoptedStyleSheets = [sheetOf(this.wrapper.ownerDocument)];
    this.wrapper.dataset.theme = theme;
    this.wrapper.toggleAttribute('data-projector', projector);
    refuseFaintAccent(this.#root.host, this.wrapper);
    // As laid out, not as painted: a page may scale or zoom what is around us, as slides do. Without a box it is no number.
    const { fontSize, width } = getComputedStyle(this.wrapper);
    const font = Number.parseFloat(fontSize) || 16;
    const sized = layoutOf(Number.parseFloat(width) || 0, font, unit, projector);
    const layout = sized && { ...sized, coarse: coarsePointer().matches };
    const same = sameJson(layout, this.#layout);
    this.#layout = layout;
    return layout !== null && !same;
  }

  /** Paper is as wide as a tablet, whatever the window is; until `leavePaper` nothing is measured. */
  takePaper(unit: boolean): void {
    this.#printing = true;
    this.#layout = layoutOf(paperWidth, 16, unit, false);
  }

  leavePaper(): void {
    this.#printing = false;
  }

  /** `act`: the learner did something here since the last drawing. Without that no focus goes anywhere. */
  draw(tree: Tree, send: Send, drawn: () => void, act: Act | null): void {
    const trail = act && trailOf(this.#root);
    const focused = this.#root.activeElement as HTMLElement | null;
    render(toTemplate(tree, send), this.wrapper);
    drawn();
    // Moving a node in the document blurs it: the chip that was moved keeps the focus it had. Last, because focusing lays out.
    if (focused?.isConnected && this.#root.activeElement !== focused) focused.focus({ preventScroll: true });
    const mark = trail && ledTo(this.#root, trail, act === 'any');
    // In the frame that lays it out anyway: here that would be one task with the drawing.
    if (mark) this.#leading = requestAnimationFrame(() => mark.isConnected && focusOn(mark));
  }
}
