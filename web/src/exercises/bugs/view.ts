/** The card drawn: what is to be built, the variants, the three questions, then what every test reads; beside it all cards. */
import type { BugCard } from '../../engine/bugs.ts';
import { lead } from '../../render/lead.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { type AskedQuestion, entryOf, isAnswered } from '../entries/index.ts';
import type { PageScene } from '../page.ts';
import { allCards } from './card-list.ts';
import { cards } from './cards.ts';
import { judged } from './judge.ts';
import { shown } from './shown-view.ts';
import type { BugsState, Part } from './state.ts';
import { letterOf, type Texts, textsOf } from './texts.ts';

export type BugsScene = PageScene<BugsState, BugCard>;

export const view = (scene: BugsScene): Tree =>
  h(
    'div',
    { class: 'deck-page bugs-page' },
    h('div', { class: 'deck-main', key: 'main' }, cardNow(scene)),
    h('div', { class: 'deck-side', key: 'side' }, allCards(scene)),
  );

/** For the live region. */
export function sentence(scene: BugsScene): string {
  const { words, state, result, numbers } = scene;
  const texts = textsOf(scene);
  if (state.step !== 'shown') return words.bugs.describe(texts.title, texts.wanted);
  const right = letterOf(scene, result.right);
  return judged(result, state, numbers).found ? words.bugs.found(right) : words.bugs.missed(right);
}

function cardNow(scene: BugsScene): Tree {
  const { words, state, numbers, idPrefix } = scene;
  const { bugs } = words;
  const texts = textsOf(scene);
  const place = cards.findIndex(({ id }) => id === state.card) + 1;
  return [
    h('p', { class: 'ui' }, rich(bugs.about)),
    h(
      'section',
      { class: 'section bug', 'aria-labelledby': `${idPrefix}-bug`, key: `${state.card}-${state.seed}` },
      h('p', { class: 'sm mut' }, bugs.card(numbers.integer(place), numbers.integer(cards.length))),
      h('h2', { class: 'h2', id: `${idPrefix}-bug`, ...lead(`${state.card}-${state.seed}`) }, rich(texts.title)),
      h('p', { class: 'say' }, rich(texts.wanted)),
      variants(scene, texts),
      asks(scene, texts),
      state.step === 'shown' && shown(scene, texts),
    ),
  ];
}

const variants = (scene: BugsScene, texts: Texts): Branch =>
  h(
    'dl',
    { class: 'variants' },
    ...texts.variants.map((text, k) =>
      h('div', { key: String(k) }, h('dt', {}, letterOf(scene, k)), h('dd', {}, rich(text))),
    ),
  );

/** The questions of a card as the entries take them. */
function questionOf({ result }: BugsScene, part: Part): AskedQuestion {
  const each = result.variants.map((_, k) => String(k));
  switch (part) {
    case 'test':
      return { id: part, kind: 'choice', choices: result.tests.map(({ id }) => id) };
    case 'variant':
      return { id: part, kind: 'choice', choices: each };
    case 'value':
      return result.asked.kind === 'which'
        ? { id: part, kind: 'choices', choices: each }
        : { id: part, kind: 'numbers', count: each.length };
  }
}

function entry(scene: BugsScene, texts: Texts, part: Part, locked: boolean): Tree {
  const { words, state, result, numbers, layout, idPrefix } = scene;
  const letters = result.variants.map((_, k) => letterOf(scene, k));
  const choices = part === 'test' ? texts.tests : Object.fromEntries(letters.map((text, k) => [String(k), { text }]));
  return entryOf({
    question: questionOf(scene, part),
    words: { question: '', labels: letters, choices, right: () => '', replies: {} },
    guess: state.said[part],
    locked,
    frame: words.frame,
    numbers,
    tolerance: 0,
    width: layout.width,
    id: `${idPrefix}-${part}`,
  });
}

function ask(scene: BugsScene, texts: Texts, part: Part, question: string, locked: boolean): Branch {
  const id = `${scene.idPrefix}-${part}-question`;
  return h(
    'div',
    { class: 'pred-question', role: 'group', 'aria-labelledby': id, key: part },
    h('p', { class: part === 'test' ? 'ui first' : 'ui', id, ...(part === 'value' && lead(part)) }, rich(question)),
    entry(scene, texts, part, locked),
  );
}

function answered(scene: BugsScene, part: Part): boolean {
  return isAnswered(questionOf(scene, part), scene.state.said[part], scene.numbers);
}

/** A question 'in which variants' says itself that it is about each. */
const valueQuestion = ({ words, result }: BugsScene, { value }: Texts): string =>
  result.asked.kind === 'which' ? value : words.bugs.predictEach(value);

function asks(scene: BugsScene, texts: Texts): Branch {
  const { words, state } = scene;
  const { bugs } = words;
  const kept = state.step !== 'test';
  const locked = state.step === 'shown';
  return h(
    'div',
    { class: 'pred' },
    ask(scene, texts, 'test', bugs.pickTest, kept),
    kept
      ? [
          ask(scene, texts, 'value', valueQuestion(scene, texts), locked),
          ask(scene, texts, 'variant', bugs.which, locked),
        ]
      : null,
    !locked && act(scene),
  );
}

/** One button a step; it says what it waits for. */
function act(scene: BugsScene): Branch {
  const { words, state, result, numbers } = scene;
  const { bugs } = words;
  const first = state.step === 'test';
  const ready = first ? answered(scene, 'test') : answered(scene, 'value') && answered(scene, 'variant');
  const intent = first ? { type: 'keepTest' } : { type: 'reveal', found: judged(result, state, numbers).found };
  return h(
    'div',
    { class: 'pred-act' },
    !ready && h('p', { class: 'sm mut' }, first ? bugs.keepWhen : bugs.revealWhen),
    h(
      'button',
      { type: 'button', class: 'btn primary large', disabled: !ready, on: { click: intent }, key: 'act' },
      first ? bugs.keepTest : bugs.reveal,
    ),
  );
}
