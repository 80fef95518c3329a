/** The questions of an experiment to choose from, each with whether it was answered. */
import type { Locale } from '../locales/en/index.ts';
import { rich } from '../render/rich.ts';
import { type Branch, h } from '../render/tree.ts';

export interface RoundItem {
  readonly id: string;
  /** Of its questions: "1 and 2". */
  readonly numbers: string;
  /** The sentence of its first question (rich text). */
  readonly question: string;
  readonly asked: boolean;
}

export const roundList = (items: readonly RoundItem[], current: string, frame: Locale['frame']): Branch =>
  h(
    'ol',
    { class: 'rounds' },
    ...items.map(({ id, numbers, question, asked }) =>
      h(
        'li',
        { key: id, 'aria-current': id === current ? 'true' : null },
        h('span', { class: 'sm mut', 'aria-hidden': 'true' }, numbers),
        h('button', { type: 'button', on: { click: { type: 'ask', round: id } } }, rich(question)),
        h('span', { class: 'sm mut' }, id === current ? frame.askedNow : asked ? frame.askedBefore : ''),
      ),
    ),
  );
