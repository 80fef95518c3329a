/**
 * Where the focus goes when a drawing opened something, or took away what was pressed. Views mark headings by name (render/lead.ts): a
 * name that was not there before is what opened.
 */

/** What a drawing may take away. */
export interface Trail {
  readonly names: readonly string[];
  readonly focused: Element | null;
  /** The marks above what has the focus, the nearest first. */
  readonly above: readonly HTMLElement[];
  /** The item of a list that has the focus, and which button of it. */
  readonly item: Element | null;
  readonly list: Element | null;
  readonly place: number;
  readonly nth: number;
}

const marked = (root: ShadowRoot): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-lead]')];
const nameOf = (mark: HTMLElement): string => mark.dataset.lead ?? '';
const buttonsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll('button')];

export function trailOf(root: ShadowRoot): Trail {
  const focused = root.activeElement;
  const marks = marked(root);
  const isAbove = (mark: HTMLElement): boolean =>
    focused !== null && (mark.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const item = focused?.closest('li') ?? null;
  const list = item?.parentElement ?? null;
  return {
    names: marks.map(nameOf),
    focused,
    above: marks.filter(isAbove).reverse(),
    item,
    list,
    place: item && list ? [...list.children].indexOf(item) : -1,
    nth: item ? buttonsOf(item).indexOf(focused as HTMLElement) : -1,
  };
}

/** The place of the first name that was not there before; -1: nothing opened. */
export const openedAt = (before: readonly string[], after: readonly string[]): number =>
  after.findIndex((name) => !before.includes(name));

/** What is disabled hears no keys either. */
const keepsFocus = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/** null: the focus is where it should be. After undo and redo (`opens` false) only what is gone is made up for. */
export function ledTo(root: ShadowRoot, trail: Trail, opens: boolean): HTMLElement | null {
  const marks = marked(root);
  const opened = opens ? marks[openedAt(trail.names, marks.map(nameOf))] : undefined;
  if (opened) return opened;
  if (trail.focused === null || keepsFocus(trail.focused)) return null;
  return inItsPlace(trail) ?? trail.above.find((mark) => mark.isConnected) ?? marks[0] ?? null;
}

/** An item left its list: the same button of the one that is there now. */
function inItsPlace({ item, list, place, nth }: Trail): HTMLElement | null {
  if (item?.isConnected || !list?.isConnected) return null;
  const now = list.children[place] ?? list.lastElementChild;
  return (now && buttonsOf(now)[nth]) ?? null;
}

/** Scrolls only to what is out of sight. */
export function focusOn(mark: HTMLElement): void {
  mark.focus({ preventScroll: true });
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) mark.scrollIntoView({ block: 'start' });
}
