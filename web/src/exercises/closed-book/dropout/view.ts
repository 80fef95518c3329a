/** The task drawn: the numbers, the list, the counts, and what the engine says of each. */
import type { DropoutOutcomesReport } from '../../../engine/closed-book-tasks.ts';
import { lead } from '../../../render/lead.ts';
import { plain, rich } from '../../../render/rich.ts';
import { h, type Tree } from '../../../render/tree.ts';
import { type AnswersState, isChecked, wasChecked } from '../answers.ts';
import { acts, answer, button, type Found, seeExperiment, textField } from '../parts.ts';
import type { TaskScene } from '../task.ts';
import { type CountField, countFields } from './fields.ts';
import { readList, readNumber } from './list-text.ts';

type Scene = TaskScene<AnswersState, DropoutOutcomesReport>;

const wordsOf = ({ words }: Scene) => words['closed-book'].dropout;

/** A minus sign as it is set. */
const set = (fraction: string): string => fraction.replace('-', '−');
const listed = ({ words }: Scene, outcomes: readonly string[], probabilities: readonly string[]): string =>
  words.frame.join.clauses(
    outcomes.map((one, k) => words['closed-book'].dropout.outcome(set(one), probabilities[k] ?? '')),
  );

function listFinding(scene: Scene): Found | null {
  const { state, result } = scene;
  if (!isChecked(state, 'list')) return null;
  const own = wordsOf(scene);
  const list = readList(state.checked.list ?? '');
  if ('kind' in list)
    return {
      holds: null,
      sentence: 'part' in list ? own.troubles[list.kind](plain(list.part)) : own.troubles[list.kind],
    };
  if (result.holds === null) return null;
  if (result.holds) return { holds: true, sentence: own.right[result.right.outcomes.length > 1 ? 'several' : 'one'] };
  const half = result.outcomesHold ? own.probabilitiesWrong : own.wrong;
  return { holds: false, sentence: result.form === null ? half : own.forms[result.form](set(result.sum)) };
}

function countFinding(scene: Scene, field: CountField): Found | null {
  const { state, result } = scene;
  if (!isChecked(state, field)) return null;
  const own = wordsOf(scene);
  const text = state.checked[field] ?? '';
  if (readNumber(text) === null) return { holds: null, sentence: own.troubles.number(plain(text)) };
  const mark = result.counts[countFields.indexOf(field)];
  if (!mark) return null;
  const reply = result.mode === 'eval' ? 'evalMode' : field;
  if (mark.holds) return { holds: true, sentence: own.rightCount[reply] };
  return { holds: false, sentence: own.countSlips[mark.form ?? ''] ?? own.wrongCount[reply] };
}

export function view(scene: Scene): Tree {
  const { result, words, idPrefix, state } = scene;
  const own = wordsOf(scene);
  const id = `${idPrefix}-dropout`;
  const { word, position, rate, mode } = result;
  return h(
    'section',
    { class: 'book-part', 'aria-labelledby': id },
    h('h2', { class: 'h2', id, ...lead('dropout') }, rich(own.title)),
    h('p', { class: 'say' }, rich(own.task(set(word), set(position), rate, mode))),
    textField(scene, { field: 'list', label: own.list, hint: own.listHint }, listFinding(scene)),
    h('p', { class: 'say' }, rich(own.countsTask(rate, mode))),
    h(
      'div',
      { class: 'book-fields' },
      ...countFields.map((field) => textField(scene, { field, label: own.counts[field] }, countFinding(scene, field))),
    ),
    acts(scene, [
      button(words['closed-book'].draw, { type: 'draw', variant: 'usual' }, 'quiet'),
      (result.holds || state.variant === 'cancels') &&
        button(own.drawLast, { type: 'draw', variant: 'cancels' }, 'quiet'),
      seeExperiment(scene, 'mode'),
    ]),
    wasChecked(state) &&
      answer(words['closed-book'].answerTitle, [
        own.answer(listed(scene, result.right.outcomes, result.right.probabilities)),
        ...countFields.map((field, k) => words.frame.join.reply(own.counts[field], result.right.counts[k] ?? '')),
      ]),
  );
}

/** What was found, for the live region. */
export function sentences(scene: Scene): string[] {
  const own = wordsOf(scene);
  const list = listFinding(scene);
  const counts = countFields.flatMap((field) => {
    const finding = countFinding(scene, field);
    return finding ? [scene.words.frame.join.reply(own.counts[field], finding.sentence)] : [];
  });
  return [...(list ? [list.sentence] : []), ...counts];
}
