/** After the reveal: what was said and what holds, every test's readings, numbers side by side, and where the fault was seen. */
import type { BugCard, BugTest } from '../../engine/bugs.ts';
import { plain, rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { badge } from '../../render/verdict.ts';
import { unknown } from '../../state/lab-state.ts';
import { splitIds, splitTyped } from '../../state/question.ts';
import type { PageScene } from '../page.ts';
import { cards } from './cards.ts';
import { judged, pickedTest } from './judge.ts';
import type { BugsState } from './state.ts';
import { letterOf, listParts, type Texts } from './texts.ts';

type Scene = PageScene<BugsState, BugCard>;

export const shown = (scene: Scene, texts: Texts): Tree => [
  verdict(scene, texts),
  testTable(scene, texts),
  valueTable(scene, texts),
  h('h3', { class: 'h3' }, scene.words.bugs.reportedTitle),
  h('p', { class: 'ui' }, rich(texts.reported)),
  acts(scene),
];

function verdict(scene: Scene, texts: Texts): Branch {
  const { words, state, result, numbers } = scene;
  const { bugs } = words;
  const { found } = judged(result, state, numbers);
  const letter = letterOf(scene, result.right);
  return h(
    'div',
    { class: 'ans', key: 'verdict' },
    h('p', { class: 'badge wrap', role: 'status' }, rich(found ? bugs.found(letter) : bugs.missed(letter))),
    h('p', { class: 'ui' }, rich(testSentence(scene, texts))),
    h('p', { class: 'ui' }, rich(valueSentence(scene))),
    h('p', { class: 'ui' }, rich(variantSentence(scene))),
    h('h3', { class: 'h3' }, bugs.faultTitle),
    h('p', { class: 'ui' }, rich(texts.fault)),
  );
}

/** For the very test that was picked; without one, a test that separates. */
function testSentence(scene: Scene, texts: Texts): string {
  const { words, state, result, numbers } = scene;
  const { yours } = words.bugs;
  const { test } = judged(result, state, numbers);
  const about = pickedTest(result, state) ?? result.tests.find(({ separates }) => separates);
  const { text = '', why = '' } = texts.tests[about?.id ?? ''] ?? {};
  return `${yours[test ?? 'none'](text)} ${why}`;
}

function valueSentence(scene: Scene): string {
  const { words, state, result, numbers } = scene;
  const { value } = words.bugs;
  const { right } = judged(result, state, numbers).value;
  if (right === null || state.said.value === '') return value.unknown;
  return right ? value.right : value.wrong(guessText(scene));
}

/** What was predicted, by letter: "A 1, B 0.5". */
function guessText(scene: Scene): string {
  const { state, result } = scene;
  const ids = splitIds(state.said.value);
  const parts = splitTyped(state.said.value);
  return result.variants
    .map((_, k) => {
      const said = result.asked.kind === 'which' ? changes(scene, ids.includes(String(k))) : plain(parts[k] ?? '');
      return `${letterOf(scene, k)} ${said}`;
    })
    .join(', ');
}

const changes = ({ words }: Scene, is: boolean): string => words.bugs.changes(is);

function variantSentence(scene: Scene): string {
  const { words, state, result } = scene;
  const { variant } = words.bugs;
  if (state.said.variant === unknown || state.said.variant === '') return variant.unknown;
  const said = Number(state.said.variant);
  return said === result.right ? variant.right(letterOf(scene, said)) : variant.wrong(letterOf(scene, said));
}

const letterHeads = (scene: Scene): Branch[] =>
  scene.result.variants.map((_, k) => h('th', { scope: 'col', key: String(k) }, letterOf(scene, k)));

function testTable(scene: Scene, texts: Texts): Branch {
  const { words, result } = scene;
  const { bugs } = words;
  return h(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': bugs.testsTitle, key: 'tests' },
    h(
      'table',
      { class: 'tb bug-tests' },
      h('caption', {}, h('b', {}, bugs.testsTitle), h('span', { class: 'note' }, bugs.testsNote)),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, bugs.heads.test),
          ...letterHeads(scene),
          h('th', { scope: 'col' }, bugs.heads.separates),
        ),
      ),
      h('tbody', {}, ...result.tests.map((test) => testRow(scene, texts, test))),
    ),
  );
}

function testRow(scene: Scene, texts: Texts, test: BugTest): Branch {
  const { words, state, numbers } = scene;
  const { bugs } = words;
  const picked = state.said.test === test.id;
  return h(
    'tr',
    { key: test.id, class: picked ? 'now' : null },
    h(
      'th',
      { scope: 'row' },
      rich(texts.tests[test.id]?.text ?? ''),
      picked && [' ', h('span', { class: 'mut' }, `(${bugs.yourTest})`)],
    ),
    ...Array.from(test.readings, (reading, k) => {
      const holds = test.passes[k] === 1;
      return h(
        'td',
        { key: String(k) },
        badge({ holds }, [
          rich(numbers.size(reading)),
          h('span', { class: 'vh' }, `, ${holds ? bugs.passes : bugs.fails}`),
        ]),
      );
    }),
    h('td', {}, test.separates ? bugs.separates : bugs.separatesNot),
  );
}

function valueTable(scene: Scene, texts: Texts): Branch {
  const { words, result, numbers } = scene;
  const { bugs } = words;
  const { asked } = result;
  const answer = (value: number): string =>
    asked.kind === 'which' ? changes(scene, value !== 0) : listParts([value], numbers).join('');
  return h(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': bugs.valuesTitle, key: 'values' },
    h(
      'table',
      { class: 'tb bug-values' },
      h('caption', {}, h('b', {}, bugs.valuesTitle)),
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, bugs.heads.value), ...letterHeads(scene))),
      h(
        'tbody',
        {},
        valueRow('asked', `${bugs.predicted}: ${texts.value}`, Array.from(asked.values, answer)),
        ...result.values.map(({ id, lists }) =>
          valueRow(
            id,
            texts.values[id] ?? '',
            lists.map((list) => listParts(list, numbers).map((part) => [h('span', {}, part), ' '])),
          ),
        ),
      ),
    ),
  );
}

const valueRow = (key: string, name: string, cells: readonly Tree[]): Branch =>
  h('tr', { key }, h('th', { scope: 'row' }, rich(name)), ...cells.map((cell, k) => h('td', { key: String(k) }, cell)));

function acts({ words, state, experiments }: Scene): Branch {
  const { bugs } = words;
  const shows = cards.find(({ id }) => id === state.card)?.shows;
  const experiment = experiments.find(({ id }) => id === shows);
  const button = (label: string, className: string, intent: { type: string; experiment?: string }): Branch =>
    h('button', { type: 'button', class: className, on: { click: intent } }, label);
  return h(
    'div',
    { class: 'deck-row', key: 'acts' },
    button(bugs.next, 'btn primary', { type: 'next' }),
    button(bugs.again, 'btn', { type: 'again' }),
    experiment && button(bugs.see(experiment.name), 'btn quiet', { type: 'open', experiment: experiment.id }),
  );
}
