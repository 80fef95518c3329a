/**
 * Self-test: the unit's own question, an answer in one's own words, the model answer as ideas to tick. The ticks suggest Got it or
 * Missed; the learner decides.
 */
import type { Locale } from '../locales/en/index.ts';
import { lead } from '../render/lead.ts';
import { formula, rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import type { Mark } from '../state/lab-state.ts';
import { suggestsGot } from './grade.ts';
import { idea } from './reconcile-card.ts';

export interface SelfTestCard {
  /** What is asked, by name: another one is led to. */
  readonly name: string;
  readonly question: string;
  readonly formula?: string;
  readonly ideas: readonly { readonly id: string; readonly text: string }[];
  readonly entry: string;
  readonly shown: boolean;
  readonly ticked: readonly string[];
  readonly mark: Mark | null;
  /** What is said after the mark; absent: the frame's own sentence. */
  readonly marked?: string;
  readonly frame: Locale['frame'];
  readonly idPrefix: string;
  /** The button after the mark: the next question of the unit. */
  readonly next: Tree;
}

export function selfTestCard(card: SelfTestCard): Branch {
  const { frame, idPrefix, shown } = card;
  return h(
    'section',
    { class: 'section self-test' },
    h('h2', { class: 'h2', id: `${idPrefix}-question`, ...lead(card.name) }, rich(card.question)),
    h('textarea', {
      class: 'fld text',
      'aria-labelledby': `${idPrefix}-question`,
      dir: 'auto',
      rows: 4,
      properties: { value: card.entry },
      on: { input: { type: 'entry' } },
    }),
    h('p', { class: 'sm mut' }, frame.wordsStay),
    shown
      ? answer(card)
      : [
          h(
            'div',
            { class: 'next' },
            h(
              'button',
              { type: 'button', class: 'btn primary', on: { click: { type: 'showAnswer' } } },
              frame.showAnswer,
            ),
          ),
          h(
            'div',
            { class: 'print-only answers', part: 'answers' },
            h('h3', { class: 'h3' }, frame.answer),
            ...answerLines(card),
          ),
        ],
  );
}

/** On paper the answer has a page of its own, shown or not. */
const answerLines = ({ formula: laws, ideas }: SelfTestCard): Tree[] => [
  ...lawLines(laws),
  ...ideas.map(({ text }) => h('p', { class: 'idea' }, h('span', {}, rich(text)))),
];

const lawLines = (laws: string | undefined): Branch[] =>
  (laws?.split('\n') ?? []).map((line) => h('p', { class: 'ans-law fx' }, formula(line)));

function answer(card: SelfTestCard): Branch {
  const { frame, ideas, ticked, idPrefix } = card;
  return h(
    'div',
    { class: 'ans answers', role: 'group', 'aria-labelledby': `${idPrefix}-answer` },
    h('h3', { class: 'h3', id: `${idPrefix}-answer`, ...lead('answer') }, frame.answer),
    ...lawLines(card.formula),
    h('p', { class: 'sm mut' }, frame.tickIdeas),
    ...ideas.map(({ id, text }) => idea(id, text, ticked.includes(id), 'idea')),
    card.mark === null ? decide(card) : decided(card, card.mark),
  );
}

function decide({ frame, ideas, ticked }: SelfTestCard): Branch {
  const count = ideas.filter(({ id }) => ticked.includes(id)).length;
  // Before the first tick nobody has compared anything yet.
  const suggested: Mark | null = count === 0 ? null : suggestsGot(count, ideas.length) ? 'got' : 'missed';
  const button = (mark: Mark): Branch =>
    h(
      'button',
      {
        type: 'button',
        class: mark === suggested ? 'btn primary large' : 'btn large',
        on: { click: { type: 'mark', mark } },
      },
      frame[mark],
    );
  return h(
    'div',
    { class: 'next' },
    suggested !== null && h('p', { class: 'sm mut' }, frame.suggest(count, ideas.length, frame[suggested])),
    button('got'),
    button('missed'),
  );
}

function decided({ frame, next, marked }: SelfTestCard, mark: Mark): Branch {
  const sentence = marked ?? (mark === 'got' ? frame.markedGot : frame.markedMissed);
  return h(
    'div',
    { class: 'next' },
    h('p', { class: 'ui', role: 'status', ...lead('marked') }, sentence),
    h('button', { type: 'button', class: 'btn', on: { click: { type: 'again' } } }, frame.writeAgain),
    next,
  );
}
