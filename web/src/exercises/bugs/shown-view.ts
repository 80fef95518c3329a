/** After the reveal: what was said and what holds, every test's readings, numbers side by side, and where the fault was seen. */
import type { BugCard, BugTest } from '../../engine/bugs.ts';
import { said } from '../../locales/said.ts';
import { lead } from '../../render/lead.ts';
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
    h(
      'p',
      { class: 'badge wrap', role: 'status', ...lead('shown') },
      rich(found ? bugs.found(letter) : bugs.missed(letter)),
    ),
    h('p', { class: 'ui' }, rich(testSentence(scene, texts))),
    h('p', { class: 'ui' }, rich(valueSentence(scene))),
    h('p', { class: 'ui' }, rich(variantSentence(scene, texts))),
    h('h3', { class: 'h3' }, bugs.faultTitle),
    h('p', { class: 'ui' }, rich(texts.fault)),
  );
}

/** For the very test that was picked, with what it reads; without one, for a test that separates. */
function testSentence(scene: Scene, texts: Texts): string {
  const { words, state, result, numbers } = scene;
  const { yours, readings } = words.bugs;
  const { join } = words.frame;
  const { test } = judged(result, state, numbers);
  const about = pickedTest(result, state) ?? result.tests.find(({ separates }) => separates);
  const { text = '', why = '' } = texts.tests[about?.id ?? ''] ?? {};
  const read = (pass: 0 | 1): string =>
    join.list(
      result.variants.flatMap((_, k) =>
        about?.passes[k] === pass ? [join.reading(letterOf(scene, k), readingOf(scene, about, k))] : [],
      ),
    );
  return join.sentences(said(yours[test ?? 'none'](text), readings(read(1), read(0)), why));
}

const readingOf = ({ numbers }: Scene, { readings }: BugTest, variant: number): string =>
  numbers.size(readings[variant] ?? Number.NaN);

function valueSentence(scene: Scene): string {
  const { words, state, result, numbers } = scene;
  const { value } = words.bugs;
  const { right } = judged(result, state, numbers).value;
  const { values, kind } = result.asked;
  const found = byLetter(scene, (k) => askedValue(scene, values[k] ?? 0));
  if (right === null || state.said.value === '') return value.unknown(found);
  if (right) return value.right(found);
  const ids = splitIds(state.said.value);
  const parts = splitTyped(state.said.value);
  const predicted = (k: number): string =>
    kind === 'which' ? changes(scene, ids.includes(String(k))) : plain(parts[k] ?? '');
  return value.wrong(byLetter(scene, predicted), found);
}

/** "A 1, B 0.5". */
function byLetter(scene: Scene, text: (variant: number) => string): string {
  const { list, reading } = scene.words.frame.join;
  return list(scene.result.variants.map((_, k) => reading(letterOf(scene, k), text(k))));
}

/** The engine's answer to what was asked of a variant. */
const askedValue = (scene: Scene, value: number): string =>
  scene.result.asked.kind === 'which' ? changes(scene, value !== 0) : listParts([value], scene.numbers).join('');

const changes = ({ words }: Scene, is: boolean): string => words.bugs.changes(is);

/** A variant that was taken for the right one: a test that it fails, and where it stands there. */
function variantSentence(scene: Scene, texts: Texts): string {
  const { words, state, result } = scene;
  const { variant } = words.bugs;
  if (state.said.variant === unknown || state.said.variant === '') return variant.unknown;
  const chosen = Number(state.said.variant);
  const letter = letterOf(scene, chosen);
  const failed = result.tests.find(({ separates, passes }) => separates && passes[chosen] === 0);
  if (chosen === result.right || !failed) return variant.right(letter);
  return variant.wrong(letter, texts.tests[failed.id]?.text ?? '', readingOf(scene, failed, chosen));
}

function testTable(scene: Scene, texts: Texts): Branch {
  const { words, result } = scene;
  const { bugs } = words;
  return variantTable({
    name: 'tests',
    caption: [h('b', {}, bugs.testsTitle), h('span', { class: 'note' }, bugs.testsNote)],
    label: bugs.testsTitle,
    head: [bugs.heads.test, ...letters(scene), bugs.heads.separates],
    rows: result.tests.map((test) => testRow(scene, texts, test)),
  });
}

const letters = (scene: Scene): string[] => scene.result.variants.map((_, k) => letterOf(scene, k));

function testRow(scene: Scene, texts: Texts, test: BugTest): Row {
  const { words, state, numbers } = scene;
  const { bugs, frame } = words;
  const picked = state.said.test === test.id;
  const reading = (value: number, k: number): Branch => {
    const holds = test.passes[k] === 1;
    const spoken = h('span', { class: 'vh' }, frame.join.added(holds ? bugs.passes : bugs.fails));
    return badge({ holds }, [rich(numbers.size(value)), spoken]);
  };
  return {
    key: test.id,
    now: picked,
    name: [
      rich(texts.tests[test.id]?.text ?? ''),
      picked && [' ', h('span', { class: 'mut' }, frame.join.aside(bugs.yourTest))],
    ],
    cells: [...Array.from(test.readings, reading), test.separates ? bugs.separates : bugs.separatesNot],
  };
}

function valueTable(scene: Scene, texts: Texts): Branch {
  const { words, result, numbers } = scene;
  const { bugs } = words;
  const { asked } = result;
  return variantTable({
    name: 'values',
    caption: h('b', {}, bugs.valuesTitle),
    label: bugs.valuesTitle,
    head: [bugs.heads.value, ...letters(scene)],
    rows: [
      {
        key: 'asked',
        name: rich(words.frame.join.labelled(bugs.predicted, texts.value)),
        cells: Array.from(asked.values, (value) => askedValue(scene, value)),
      },
      ...result.values.map(({ id, lists }) => ({
        key: id,
        name: rich(texts.values[id] ?? ''),
        cells: lists.map((list) => listParts(list, numbers).map((part) => [h('span', {}, part), ' '])),
      })),
    ],
  });
}

interface Row {
  readonly key: string;
  readonly name: Tree;
  readonly cells: readonly Tree[];
  readonly now?: boolean;
}

interface VariantTable {
  readonly name: string;
  readonly label: string;
  readonly caption: Tree;
  /** Of the names of the rows, then of each cell. */
  readonly head: readonly [string, ...string[]];
  readonly rows: readonly Row[];
}

/**
 * A column per variant. On a phone each row becomes a block, and its cells say the head of their column themselves (bugs.css): the
 * roles are written out because a table that is not laid out as one would lose them.
 */
function variantTable({ name, label, caption, head, rows }: VariantTable): Branch {
  const row = ({ key, name: rowName, cells, now }: Row): Branch =>
    h(
      'tr',
      { key, role: 'row', class: now ? 'now' : null },
      h('th', { scope: 'row', role: 'rowheader' }, rowName),
      ...cells.map((cell, k) => h('td', { key: String(k), role: 'cell', 'data-head': head[k + 1] }, cell)),
    );
  return h(
    'div',
    { class: 'table-box', tabindex: 0, role: 'region', 'aria-label': label, key: name },
    h(
      'table',
      { class: `tb bug-${name}`, role: 'table' },
      h('caption', {}, caption),
      h(
        'thead',
        { role: 'rowgroup' },
        h('tr', { role: 'row' }, ...head.map((text) => h('th', { scope: 'col', role: 'columnheader' }, text))),
      ),
      h('tbody', { role: 'rowgroup' }, ...rows.map(row)),
    ),
  );
}

function acts({ words, state, experiments }: Scene): Branch {
  const { bugs } = words;
  const shows = cards.find(({ id }) => id === state.card)?.shows;
  const experiment = experiments.find(({ id }) => id === shows);
  const button = (label: string, className: string, intent: { type: string; experiment?: string }): Branch =>
    h('button', { type: 'button', class: className, on: { click: intent } }, label);
  return h(
    'div',
    { class: 'next', key: 'acts' },
    experiment && button(bugs.see(experiment.name), 'btn quiet', { type: 'open', experiment: experiment.id }),
    button(bugs.again, 'btn', { type: 'again' }),
    button(bugs.next, 'btn primary', { type: 'next' }),
  );
}
