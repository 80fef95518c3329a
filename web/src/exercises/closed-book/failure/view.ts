/** The task drawn: what is asked, and under each answer what the engine's emulation of the class says of it. */
import type { FailureField, FailureReport } from '../../../engine/closed-book-tasks.ts';
import type { FailureNumbers } from '../../../locales/en/closed-book/failure.ts';
import { lead } from '../../../render/lead.ts';
import { plain, rich } from '../../../render/rich.ts';
import { type Branch, h, type Tree } from '../../../render/tree.ts';
import { type AnswersState, isChecked, wasChecked } from '../answers.ts';
import { acts, answer, button, choiceField, type Found, seeExperiment, textField } from '../parts.ts';
import type { TaskScene } from '../task.ts';
import { askedOf, isChoice, readCount } from './fields.ts';

type Scene = TaskScene<AnswersState, FailureReport>;

const wordsOf = ({ words }: Scene) => words['closed-book'].failure;

function numbersOf({ result, numbers }: Scene): FailureNumbers {
  const { length, maxLen, right } = result;
  return {
    length: numbers.integer(length),
    maxLen: numbers.integer(maxLen),
    rows: numbers.integer(right.slicedRows),
    firstRefused: numbers.integer(right.firstRefused),
  };
}

function findingOf(scene: Scene, field: FailureField): Found | null {
  const { state, result } = scene;
  if (!isChecked(state, field)) return null;
  const own = wordsOf(scene);
  const text = state.checked[field] ?? '';
  if (!isChoice(field) && readCount(text) === null) return { holds: null, sentence: own.noCount(plain(text)) };
  const mark = result.marks[field];
  if (mark === null) return null;
  if (mark.holds) return { holds: true, sentence: own.right[field](numbersOf(scene)) };
  const slip = mark.form === 'noError' ? own.noError : own.slips[`${field}-${mark.form}`];
  return { holds: false, sentence: slip?.(numbersOf(scene)) ?? own.wrong[field] ?? own.notThat };
}

function fieldOf(scene: Scene, field: FailureField): Branch {
  const own = wordsOf(scene);
  const question = { field, label: own.questions[field] };
  return isChoice(field)
    ? choiceField(scene, question, own.options[field], findingOf(scene, field))
    : textField(scene, question, findingOf(scene, field));
}

/** PyTorch's sentence stands there once its numbers were found: it would give them away. */
function errorText(scene: Scene): Tree {
  const { result } = scene;
  const named = (['step', 'a', 'b', 'axis'] as const).every((field) => result.marks[field]?.holds);
  if (!named || result.text === null) return null;
  return [h('p', { class: 'sm mut' }, wordsOf(scene).says), h('p', {}, h('code', {}, result.text))];
}

/** What stands beside each other: a choice and the numbers that go with it, and three choices. */
const groups: readonly (readonly FailureField[])[] = [
  ['step', 'slicedRows', 'firstRefused', 'smallestMaxLen'],
  ['kind', 'a', 'b', 'axis'],
  ['cure', 'losing', 'open'],
];

function groupOf(scene: Scene, group: readonly FailureField[]): Tree {
  const asked = askedOf(scene.state).filter((field) => group.includes(field));
  if (asked.length === 0) return null;
  const draw = (field: FailureField): Branch => fieldOf(scene, field);
  const numbers = asked.filter((field) => !isChoice(field));
  return h(
    'div',
    { class: numbers.length > 0 ? 'book-fields' : 'book-fields three', key: group[0] },
    ...asked.filter(isChoice).map(draw),
    numbers.length > 0 && h('div', { class: 'book-column', key: 'numbers' }, ...numbers.map(draw)),
  );
}

export function view(scene: Scene): Tree {
  const own = wordsOf(scene);
  const id = `${scene.idPrefix}-failure`;
  return h(
    'section',
    { class: 'book-part', 'aria-labelledby': id },
    h('h2', { class: 'h2', id, ...lead('failure') }, own.title),
    h('p', { class: 'say' }, rich(own.task(numbersOf(scene)))),
    ...groups.map((group) => groupOf(scene, group)),
    h('div', { class: 'found', key: 'text' }, errorText(scene)),
    acts(scene, [
      button(scene.words['closed-book'].draw, { type: 'draw', variant: '' }, 'quiet'),
      seeExperiment(scene, 'overflow'),
    ]),
    wasChecked(scene.state) && answer(scene.words['closed-book'].answerTitle, answerLines(scene)),
  );
}

function answerLines(scene: Scene): string[] {
  const { right, fails, text } = scene.result;
  const own = wordsOf(scene);
  const line = (field: FailureField): string[] => {
    const value = right[field];
    if (value === null) return [];
    const options: Readonly<Record<string, string>> = isChoice(field) ? own.options[field] : {};
    return [
      own.answer(
        own.questions[field],
        typeof value === 'number' ? scene.numbers.integer(value) : (options[value] ?? value),
      ),
    ];
  };
  const all: readonly FailureField[] = [
    'step',
    'kind',
    'a',
    'b',
    'axis',
    'slicedRows',
    'firstRefused',
    'smallestMaxLen',
    'cure',
    'losing',
    'open',
  ];
  return [...all.flatMap(line), ...(fails && text !== null ? [`\`${plain(text)}\``] : [])];
}

/** What was found, for the live region. */
export const sentences = (scene: Scene): string[] =>
  askedOf(scene.state).flatMap((field) => {
    const finding = findingOf(scene, field);
    return finding ? [scene.words.frame.join.reply(wordsOf(scene).questions[field], finding.sentence)] : [];
  });
