/** All cards, each with what came of it: a word, and a sign of its own shape. */
import type { BugCard } from '../../engine/bugs.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h } from '../../render/tree.ts';
import type { PageScene } from '../page.ts';
import { type Card, cards } from './cards.ts';
import type { BugsState, Tally } from './state.ts';

type Scene = PageScene<BugsState, BugCard>;

export function allCards(scene: Scene): Branch {
  const { words, state, numbers, layout } = scene;
  const { bugs } = words;
  const tallies = Object.values(state.tally);
  const found = tallies.filter(({ last }) => last === 'found').length;
  return h(
    'details',
    { class: 'all-cards', open: layout.size === 'XL', key: 'all' },
    h('summary', {}, bugs.all),
    tallies.length > 0 &&
      h('p', { class: 'sm mut' }, bugs.counts(numbers.integer(found), numbers.integer(tallies.length))),
    h('ul', {}, ...cards.map((card) => line(scene, card))),
  );
}

function line(scene: Scene, card: Card): Branch {
  const { words, state } = scene;
  const tally = state.tally[card.id];
  const now = state.card === card.id;
  return h(
    'li',
    { key: card.id },
    h(
      'button',
      {
        type: 'button',
        class: 'rail-link',
        'aria-current': now ? 'true' : null,
        on: { click: { type: 'pick', card: card.id } },
      },
      h(
        'span',
        {},
        h('span', { class: 'tally', 'aria-hidden': 'true' }, shape(tally)),
        rich(words.bugs.cards[card.id].title),
      ),
      ' ',
      h('span', { class: 'sm mut' }, came(scene, tally, now)),
    ),
  );
}

const shape = (tally: Tally | undefined): string => (tally ? (tally.last === 'found' ? '●' : '○') : '–');

function came({ words, numbers }: Scene, tally: Tally | undefined, now: boolean): string {
  const { states, now: present } = words.bugs;
  if (!tally) return now ? present : states.fresh;
  return states[tally.last](numbers.integer(tally.found), numbers.integer(tally.found + tally.missed));
}
