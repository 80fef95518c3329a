/** A transcript in the lab: the field that opens one, and what is said while its end is shown. */
import type { Locale } from '../locales/en/index.ts';
import type { Numbers } from '../render/numbers.ts';
import { type Branch, h } from '../render/tree.ts';
import type { ReplayShown, Ui } from './ui.ts';

type Frame = Locale['frame'];

export const replayField = ({ replay }: Frame): Branch =>
  h(
    'label',
    { class: 'btn small file' },
    h('input', { type: 'file', accept: '.json,application/json', class: 'vh', on: { change: { type: 'replayFile' } } }),
    h('span', {}, replay.open),
  );

/** So many are listed; the command lists all. */
const listed = 12;

/** While a long one is played. */
export function replayingPart(
  { done, total }: NonNullable<Ui['replaying']>,
  numbers: Numbers,
  { replay }: Frame,
): Branch {
  return h(
    'div',
    { class: 'notice replaying', key: 'replaying' },
    h('p', { class: 'sm', role: 'status' }, replay.going),
    h('progress', { class: 'bar', max: total, value: done, 'aria-label': replay.bar }),
    h('span', { class: 'sm' }, replay.progress(numbers.integer(done), numbers.integer(total))),
    h(
      'span',
      {},
      h('button', { type: 'button', class: 'btn small', on: { click: { type: 'stopReplay' } } }, replay.stop),
    ),
  );
}

export function replayPart({ events, differences, note }: ReplayShown, numbers: Numbers, { replay }: Frame): Branch {
  const count = differences.length;
  const said = replay.outcome(events, numbers.integer(events), numbers.integer(count));
  return h(
    'section',
    { class: 'notice replay', 'aria-label': replay.title, tabindex: -1, key: 'replay' },
    h('p', {}, count === 0 ? said.same : said.differs),
    note !== null && h('p', { class: 'sm' }, note),
    count > 0 &&
      h(
        'ul',
        { class: 'sm' },
        ...differences.slice(0, listed).map((sentence) => h('li', {}, sentence)),
        count > listed && h('li', {}, replay.more(String(count - listed))),
      ),
    h('p', { class: 'sm mut' }, replay.notKept),
    h(
      'span',
      {},
      h('button', { type: 'button', class: 'btn small', on: { click: { type: 'endReplay' } } }, replay.back),
    ),
  );
}
