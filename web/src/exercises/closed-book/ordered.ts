/** A list that is put in order: each item has a grip to drag, the same by keys, and buttons. All of them send moveToken. */
import { type Branch, h, type Tree } from '../../render/tree.ts';

export interface OrderedItem {
  readonly id: string;
  /** What it is called, for the labels of its buttons. */
  readonly name: string;
  readonly content: Tree;
  readonly wrong?: boolean;
  /** Behind the buttons that move it. */
  readonly end?: Tree;
}

export interface OrderedWords {
  readonly grip: (name: string) => string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
}

/** A drag goes by [data-chip] and the keys that move it (element/gestures.ts). */
export function ordered(items: readonly OrderedItem[], label: string, words: OrderedWords): Branch {
  const button = (from: number, to: number, sign: string, name: string): Branch => {
    // aria-disabled and not disabled: what was moved to an end keeps the focus, and with it the keys.
    const atEnd = to < 0 || to >= items.length;
    const on = atEnd ? {} : { on: { click: { type: 'moveToken', from, to } } };
    const look = { type: 'button', class: 'btn small square', 'aria-disabled': atEnd ? 'true' : null };
    return h('button', { ...look, 'aria-label': name, ...on }, sign);
  };
  return h(
    'ol',
    { class: 'ordered', 'aria-label': label, 'data-chips': items.length, 'data-along': 'y' },
    ...items.map(({ id, name, content, wrong, end }, place) =>
      h(
        'li',
        // While an item is dragged its node stays where it is (element/template.ts): order shows its place.
        { key: id, class: wrong ? 'wrong' : null, style: { order: String(place) } },
        h('button', { type: 'button', class: 'grip', 'data-chip': place, 'aria-label': words.grip(name) }, '⠿'),
        h('span', { class: 'sm mut place', 'aria-hidden': 'true' }, String(place + 1)),
        h('div', { class: 'content' }, content),
        button(place, place - 1, '↑', words.up(name)),
        button(place, place + 1, '↓', words.down(name)),
        end,
      ),
    ),
  );
}
