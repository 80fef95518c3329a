/** The questions of an experiment to choose from, each with whether it was answered. */
import type { Locale } from '../locales/en/index.ts';
import { rich } from '../render/rich.ts';
import { type Branch, h } from '../render/tree.ts';

export interface RoundItem {
  readonly id: string;
  /** The sentence of its first question (rich text). */
  readonly question: string;
  readonly asked: boolean;
}

export const roundList = (items: readonly RoundItem[], current: string, frame: Locale['frame']): Branch =>
  h(
    'ol',
    { class: 'rounds' },
    ...items.map(({ id, question, asked }, k) =>
      h(
        'li',
        { key: id, 'aria-current': id === current ? 'true' : null },
        h('span', { class: 'sm mut', 'aria-hidden': 'true' }, String(k + 1)),
        h('button', { type: 'button', on: { click: { type: 'ask', round: id } } }, rich(question)),
        h('span', { class: 'sm mut' }, id === current ? frame.askedNow : asked ? frame.askedBefore : ''),
      ),
    ),
  );
