/** The cell that is read out: which one a pointer or the arrow keys mean. The views only mark the maps (data-figure). */
import type { Cursor } from '../experiments/contract.ts';

export const figureOf = (event: Event): SVGElement | null =>
  (event.composedPath()[0] as Element | undefined)?.closest?.<SVGElement>('[data-figure]') ?? null;
const nameOf = (figure: Element): string => figure.getAttribute('data-figure') ?? '';
const sizeOf = (figure: Element): { rows: number; cols: number } => ({
  rows: Number(figure.getAttribute('data-rows')),
  cols: Number(figure.getAttribute('data-cols')),
});

export class CellCursor {
  readonly #changed: (cursor: Cursor | null) => void;
  /** Where arrow keys go on from. */
  #last: Cursor | null = null;

  constructor(changed: (cursor: Cursor | null) => void) {
    this.#changed = changed;
  }

  point(figure: SVGElement, event: PointerEvent): void {
    const box = figure.getBoundingClientRect();
    const { rows, cols } = sizeOf(figure);
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    const col = Math.floor(((event.clientX - box.left) / box.width) * cols);
    if (row >= 0 && row < rows && col >= 0 && col < cols) this.#show({ figure: nameOf(figure), row, col });
  }

  #show(cursor: Cursor): void {
    this.#last = cursor;
    this.#changed(cursor);
  }

  key(figure: SVGElement, event: KeyboardEvent): void {
    const { rows, cols } = sizeOf(figure);
    const steps: Record<string, readonly [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -cols],
      End: [0, cols],
      PageUp: [-10, 0],
      PageDown: [10, 0],
    };
    const step = steps[event.key];
    if (event.key === 'Escape') this.#changed(null);
    if (!step) return;
    event.preventDefault();
    const here = this.#last?.figure === nameOf(figure) ? this.#last : null;
    const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
    this.#show(
      here
        ? { ...here, row: within(here.row + step[0], rows), col: within(here.col + step[1], cols) }
        : { figure: nameOf(figure), row: 0, col: 0 },
    );
  }

  /** A tap on another map has shown its cell before this one is left. */
  leave(figure: SVGElement): void {
    if (nameOf(figure) === this.#last?.figure) this.#changed(null);
  }
}
