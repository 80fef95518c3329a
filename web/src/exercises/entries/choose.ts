/** One of several answers, or some of them. */
import { formula, rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { unknown } from '../../state/lab-state.ts';
import { joinIds, noneOf, splitIds } from '../../state/question.ts';
import { choiceText, type Entry, guessing } from './parts.ts';

/** A full-row answer: a radio or a box. */
function option(entry: Entry, type: 'radio' | 'checkbox', value: string, checked: boolean, next: string): Branch {
  const known = value !== unknown && value !== noneOf;
  const label =
    value === unknown ? entry.frame.dontKnow : value === noneOf ? entry.frame.noneOfThem : choiceText(entry, value);
  const law = known ? entry.words?.choices?.[value]?.formula : undefined;
  return h(
    'label',
    { class: 'opt', key: value },
    h('input', {
      type,
      name: type === 'radio' ? entry.id : null,
      value,
      disabled: entry.locked,
      properties: { checked },
      on: { change: guessing(entry, next) },
    }),
    h('span', { class: 'ui' }, rich(label)),
    law !== undefined && formula(law),
  );
}

export function choice(entry: Entry): Tree {
  const radio = (value: string): Branch => option(entry, 'radio', value, entry.guess === value, value);
  return h(
    'div',
    { class: 'opts', role: 'radiogroup', 'aria-labelledby': `${entry.id}-question` },
    ...(entry.question.choices ?? []).map(radio),
    radio(unknown),
  );
}

/** Some, or none: an empty answer is not the same as none given. */
export function choices(entry: Entry): Tree {
  const { question, guess, id } = entry;
  const ticked = guess === unknown ? [] : splitIds(guess);
  const box = (value: string): Branch => {
    const checked = ticked.includes(value);
    const next = checked ? ticked.filter((one) => one !== value) : [...ticked, value];
    return option(entry, 'checkbox', value, checked, joinIds(next));
  };
  const alone = (value: string): Branch =>
    option(entry, 'checkbox', value, guess === value, guess === value ? '' : value);
  return h(
    'div',
    { class: 'opts', role: 'group', 'aria-labelledby': `${id}-question` },
    ...(question.choices ?? []).map(box),
    alone(noneOf),
    alone(unknown),
  );
}
