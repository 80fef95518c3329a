/**
 * Pointer and keys on token chips, by delegation from one wrapper: the views only mark them (data-chip). A drag and its keys mean the
 * same intent, { type: 'moveToken', from, to }. Focus is never moved here. What falls on cells goes to CellCursor, on sliders to ranges.ts.
 */
import type { Cursor } from '../experiments/contract.ts';
import type { Intent } from '../render/tree.ts';
import { CellCursor, figureOf } from './cell-cursor.ts';
import { pageKey, watchFingers } from './ranges.ts';

export interface GestureHost {
  /** Everything drawn is inside it; it stays while its content changes, so it holds the pointer capture. */
  readonly wrapper: HTMLElement;
  send(intent: Intent, gesture: string): void;
  /** Takes back a gesture. */
  cancel(gesture: string): void;
  settle(): void;
  cursor(cursor: Cursor | null): void;
}

/** A press becomes a drag after so many pixels; before that it is a click. */
const slack = 4;

interface Lifted {
  /** The gesture, one step of undo. */
  readonly key: string;
  readonly group: Element;
  /** Its node stays while the tokens change places (template.ts). */
  readonly chip: HTMLElement;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag extends Lifted {
  readonly pointer: number;
  /** Of a point: what counts where chips stand in a row, a list or several rows. */
  readonly along: (point: Point) => Point;
  /** Pointer minus chip centre where it was taken, and the centre of every place. */
  readonly hold: Point;
  readonly centres: readonly Point[];
  readonly start: Point;
  at: number;
  moving: boolean;
  /** Where the pointer is. */
  here: Point;
}

const chipOf = (event: Event): HTMLElement | null =>
  (event.composedPath()[0] as Element | undefined)?.closest?.<HTMLElement>('[data-chip]') ?? null;
const indexOf = (chip: Element): number => Number(chip.getAttribute('data-chip'));
const groupOf = (chip: Element): Element => chip.closest('[data-chips]') ?? chip;

export class Gestures {
  readonly #host: GestureHost;
  readonly #cells: CellCursor;
  #drag: Drag | null = null;
  #grabbed: Lifted | null = null;
  #count = 0;

  constructor(host: GestureHost, signal: AbortSignal) {
    this.#host = host;
    this.#cells = new CellCursor((cursor) => host.cursor(cursor));
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => host.wrapper.addEventListener(type, listener, { signal });
    watchFingers(host.wrapper, signal);
    on('pointerdown', (event) => this.#press(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#release(event));
    on('pointercancel', (event) => this.#abandon(event.pointerId));
    on('keydown', (event) => this.#key(event));
    on('focusout', (event) => this.#leave(event));
    // A finger leaves whenever it is lifted: what it tapped is to be read then.
    on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && !this.#drag && host.cursor(null));
    // Taken out of the page in the middle of a drag: it must not come back with a lifted chip.
    signal.addEventListener('abort', () => {
      this.#end();
      this.#drop();
    });
  }

  /** After each drawing, which knows nothing of lifting: the dragged chip stays under the pointer, whatever place it has now. */
  redrawn(): void {
    if (this.#drag?.moving) this.#follow(this.#drag);
    if (this.#grabbed) lift(this.#grabbed, 'keys');
  }

  #press(event: PointerEvent): void {
    const figure = figureOf(event);
    if (figure) this.#cells.point(figure, event);
    const chip = chipOf(event);
    if (!chip || event.button !== 0 || this.#drag || chip.hasAttribute('disabled')) return;
    const group = groupOf(chip);
    const along = alongOf(group);
    const centres = [...group.querySelectorAll('[data-chip]')]
      .sort((a, b) => indexOf(a) - indexOf(b))
      .map((other) => along(centreOf(other)));
    const here = along(pointOf(event));
    const at = indexOf(chip);
    const hold = from(here, centres[at] ?? here);
    const key = `drag ${++this.#count}`;
    this.#drop();
    this.#drag = {
      pointer: event.pointerId,
      key,
      group,
      chip,
      along,
      hold,
      centres,
      start: here,
      at,
      moving: false,
      here,
    };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) {
      const figure = figureOf(event);
      if (figure && event.pointerType === 'mouse') this.#cells.point(figure, event);
      return;
    }
    if (event.pointerId !== drag.pointer) return;
    drag.here = drag.along(pointOf(event));
    if (!drag.moving) {
      if (distance(drag.here, drag.start) < slack) return;
      drag.moving = true;
      this.#host.wrapper.setPointerCapture(drag.pointer);
    }
    const to = nearest(drag.centres, from(drag.here, drag.hold));
    this.#follow(drag);
    if (to === drag.at) return;
    this.#host.send({ type: 'moveToken', from: drag.at, to }, drag.key);
    drag.at = to;
  }

  #release(event: PointerEvent): void {
    if (event.pointerId !== this.#drag?.pointer) return;
    this.#end();
    this.#host.settle();
  }

  #abandon(pointer: number): void {
    const drag = this.#drag;
    if (drag?.pointer !== pointer) return;
    this.#end();
    if (drag.moving) this.#host.cancel(drag.key);
  }

  #end(): void {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag) return;
    if (this.#host.wrapper.hasPointerCapture(drag.pointer)) this.#host.wrapper.releasePointerCapture(drag.pointer);
    setDown(drag);
  }

  #follow(drag: Drag): void {
    lift(drag, 'pointer');
    const { x, y } = from(from(drag.here, drag.hold), drag.centres[drag.at] ?? drag.start);
    drag.chip.style.setProperty('translate', `${x}px ${y}px`);
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const chip = chipOf(event);
    const figure = figureOf(event);
    if (event.key === 'Escape' && (this.#drag || this.#grabbed)) this.#escape(event);
    else if (chip) this.#chipKey(chip, event);
    else if (figure) this.#cells.key(figure, event);
    else pageKey(event);
  }

  #escape(event: KeyboardEvent): void {
    event.preventDefault();
    const lifted = (this.#drag ?? this.#grabbed) as Lifted;
    this.#end();
    this.#grabbed = null;
    setDown(lifted);
    this.#host.cancel(lifted.key);
  }

  #chipKey(chip: HTMLElement, event: KeyboardEvent): void {
    const group = groupOf(chip);
    const from = indexOf(chip);
    const last = Number(group.getAttribute('data-chips')) - 1;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (this.#grabbed) this.#drop();
      else this.#grab(group, chip);
      return;
    }
    const places: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowUp: from - 1,
      ArrowRight: from + 1,
      ArrowDown: from + 1,
      Home: 0,
      End: last,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to > last || to === from) return;
    if (!this.#grabbed) this.#count++;
    this.#host.send({ type: 'moveToken', from, to }, this.#grabbed?.key ?? `key ${this.#count}`);
  }

  /** Space lifts a chip: the moves until it is set down are one step of undo, and Esc takes them back. */
  #grab(group: Element, chip: HTMLElement): void {
    this.#grabbed = { key: `grab ${++this.#count}`, group, chip };
    lift(this.#grabbed, 'keys');
  }

  #drop(): void {
    const grabbed = this.#grabbed;
    this.#grabbed = null;
    if (!grabbed) return;
    setDown(grabbed);
    this.#host.settle();
  }

  #leave(event: FocusEvent): void {
    const to = event.relatedTarget as Element | null;
    const left = figureOf(event);
    if (left) this.#cells.leave(left);
    // A drawing that moves the chip takes the focus away for a moment, without a new place for it.
    if (this.#grabbed && to && !to.closest('[data-chip]')) this.#drop();
  }
}

/** Lifts a chip by classes that no drawing knows of. data-held on the row: its nodes stay where they are (template.ts). */
function lift({ group, chip }: Lifted, by: 'pointer' | 'keys'): void {
  group.setAttribute('data-held', by);
  chip.classList.add('grabbed');
  chip.parentElement?.classList.add('slot');
}

function setDown({ group, chip }: Lifted): void {
  group.removeAttribute('data-held');
  chip.classList.remove('grabbed');
  chip.parentElement?.classList.remove('slot');
  chip.style.removeProperty('translate');
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const from = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function alongOf(group: Element): Drag['along'] {
  const along = group.getAttribute('data-along') ?? 'x';
  return ({ x, y }) => ({ x: along.includes('x') ? x : 0, y: along.includes('y') ? y : 0 });
}

function centreOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nearest(centres: readonly Point[], to: Point): number {
  const far = centres.map((centre) => distance(centre, to));
  return far.indexOf(Math.min(...far));
}
