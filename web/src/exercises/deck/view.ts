/** The deck drawn: the card asked now, or how to begin; beside it when cards come back, the files, and all cards. */
import { lead } from '../../render/lead.ts';
import { plain, rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import type { PageScene } from '../page.ts';
import { selfTestCard } from '../self-test-card.ts';
import { type Card, cardOf, cards, ids, levels } from './cards.ts';
import { hasNumbers, type Values } from './numbers.ts';
import { due, dueOn } from './schedule.ts';
import { asked, type DeckState, type Said } from './state.ts';
import { textsOf, titleOf } from './texts.ts';

/** The values of the card asked now. */
export interface DeckResult {
  readonly card: string | null;
  readonly values: Values;
}

export type DeckScene = PageScene<DeckState, DeckResult>;

const button = (label: Tree, className: string, intent: Record<string, unknown> & { type: string }): Branch =>
  h('button', { type: 'button', class: className, on: { click: intent } }, label);

const count = ({ numbers }: DeckScene, of: number): string => numbers.integer(of);

function dateOf({ words, today }: DeckScene, date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return words.deck.date(year, month, day, !date.startsWith(today.slice(0, 4)));
}

export const view = (scene: DeckScene): Tree => {
  const card = cardOf(asked(scene.state) ?? '');
  return h(
    'div',
    { class: 'deck-page' },
    h('div', { class: 'deck-main', key: 'main' }, card ? question(scene, card) : beginning(scene)),
    h('div', { class: 'deck-side', key: 'side' }, comeBack(scene), allCards(scene)),
  );
};

export function dueLine(scene: DeckScene): string {
  const { now, next } = due(scene.state.schedule, ids, scene.today);
  return scene.words.deck.due(count(scene, now.length), next === null ? null : dateOf(scene, next));
}

function beginning(scene: DeckScene): Tree {
  const { state, words, today } = scene;
  const { now } = due(state.schedule, ids, today);
  return [
    h('p', { class: 'ui' }, rich(words.deck.about)),
    state.got.length > 0 &&
      h(
        'p',
        { class: 'say', role: 'status', ...lead('finished') },
        words.deck.finished(count(scene, state.got.length)),
      ),
    h(
      'div',
      { class: 'next' },
      h('p', { class: 'say' }, dueLine(scene)),
      now.length < ids.length && button(words.deck.startAll, 'btn large', { type: 'start', all: true }),
      now.length > 0 &&
        button(words.deck.start(count(scene, now.length)), 'btn primary large', { type: 'start', all: false }),
    ),
  ];
}

function question(scene: DeckScene, card: Card): Tree {
  const { state, result, words, numbers, idPrefix } = scene;
  const { deck, frame } = words;
  const texts = textsOf(card, result.values, words, numbers);
  const { queue, missed } = state;
  return [
    h(
      'div',
      { class: 'deck-line' },
      h(
        'p',
        { class: 'sm mut' },
        frame.join.sentences([
          frame.join.ended(deck.levels[card.level]),
          deck.left(count(scene, queue.length), count(scene, missed.length)),
        ]),
      ),
      button(deck.stop, 'btn quiet small', { type: 'stop' }),
    ),
    selfTestCard({
      name: card.id,
      question: texts.question,
      ...(texts.formula === undefined ? {} : { formula: texts.formula }),
      ideas: texts.ideas,
      entry: state.entry,
      shown: state.shown,
      ticked: state.ideas,
      mark: state.mark,
      marked: markedSentence(scene, card),
      frame,
      idPrefix,
      next: button(queue.length > 1 || state.mark === 'missed' ? deck.next : deck.finish, 'btn primary', {
        type: 'next',
      }),
    }),
    state.shown && [often(scene, texts.often), see(scene, card)],
  ];
}

function markedSentence(scene: DeckScene, card: Card): string {
  const { state, words } = scene;
  const kept = state.schedule[card.id];
  if (state.mark === 'got' && kept) return words.deck.got(dateOf(scene, dueOn(kept)));
  return hasNumbers(card.id) ? words.deck.missed : words.deck.missedAsWritten;
}

const often = ({ words }: DeckScene, list: readonly { id: string; said: string; reply: string }[]): Branch =>
  h(
    'details',
    { class: 'often', key: 'often' },
    h('summary', {}, words.deck.often),
    h('dl', {}, ...list.map(({ said, reply }) => [h('dt', {}, rich(said)), h('dd', {}, rich(reply))])),
  );

function see({ words, experiments }: DeckScene, card: Card): Tree {
  const shown = card.shows.flatMap((id) => experiments.find((one) => one.id === id) ?? [])[0];
  if (!shown) return null;
  const open = button(words.deck.see(shown.name), 'btn quiet', { type: 'open', experiment: shown.id });
  return h('div', { class: 'acts', key: 'see' }, open);
}

function comeBack(scene: DeckScene): Branch {
  const { state, words, idPrefix } = scene;
  const { deck } = words;
  return h(
    'section',
    { class: 'come-back', 'aria-labelledby': `${idPrefix}-come-back` },
    h('h2', { class: 'h2', id: `${idPrefix}-come-back` }, deck.comeBack),
    asked(state) !== null && h('p', { class: 'ui' }, dueLine(scene)),
    h('p', { class: 'sm mut' }, deck.rule),
    h('p', { class: 'sm mut' }, deck.kept),
    h(
      'div',
      { class: 'deck-row' },
      button(deck.save, 'btn small', { type: 'saveFile', file: 'backup' }),
      h(
        'label',
        { class: 'btn small file' },
        h('input', {
          type: 'file',
          accept: '.json,application/json',
          class: 'vh',
          on: { change: { type: 'openFile' } },
        }),
        h('span', {}, deck.open),
      ),
      button(deck.anki, 'btn small', { type: 'saveFile', file: 'anki' }),
      forgetting(scene),
    ),
    scene.offer,
    h('p', { class: 'sm', role: 'status' }, state.said && rich(saidSentence(scene, state.said))),
  );
}

/** Once it is done the button stays, and with it the focus and the keys of undo. */
function forgetting(scene: DeckScene): Tree {
  const { state, words } = scene;
  const { deck } = words;
  const marks = Object.keys(state.schedule).length;
  if (marks > 0)
    return button(state.forgetting ? deck.forgetSure(count(scene, marks)) : deck.forget, 'btn small', {
      type: 'forget',
    });
  if (state.said?.kind !== 'forgotten') return null;
  return h('button', { type: 'button', class: 'btn small', 'aria-disabled': 'true' }, deck.forget);
}

function saidSentence(scene: DeckScene, said: Said): string {
  const { deck } = scene.words;
  switch (said.kind) {
    case 'undo':
    case 'redo':
      return deck.led[said.kind](count(scene, said.cards));
    case 'forgotten':
      return deck.forgotten;
    case 'read':
      return deck.read(count(scene, said.cards), count(scene, said.taken), count(scene, said.stayed));
    case 'refused':
      return said.why === 'card' ? deck.refused.card(plain(said.card)) : deck.refused[said.why];
  }
}

function allCards(scene: DeckScene): Branch {
  const { words, layout, state } = scene;
  const { deck } = words;
  return h(
    'details',
    { class: 'all-cards', open: layout.size === 'XL' || asked(state) === null, key: 'all' },
    h('summary', {}, deck.all),
    ...levels.map((level) => [
      h('h3', {}, deck.levels[level]),
      h('ul', {}, ...cards.filter((card) => card.level === level).map((card) => cardLine(scene, card))),
    ]),
  );
}

function cardLine(scene: DeckScene, card: Card): Branch {
  const now = asked(scene.state) === card.id;
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
      h('span', {}, titleOf(card, scene.words)),
      ' ',
      h('span', { class: 'sm mut' }, stateOf(scene, card.id)),
    ),
  );
}

function stateOf(scene: DeckScene, id: string): string {
  const { state, words, today } = scene;
  const { states } = words.deck;
  if (asked(state) === id && state.mark === null) return states.now;
  if (state.missed.includes(id)) return states.again;
  const kept = state.schedule[id];
  if (!kept) return states.fresh;
  const on = dueOn(kept);
  return on <= today ? states.due : states.on(dateOf(scene, on));
}
