/** A transcript in the lab: the field that opens one, and what is said while its end is shown. */
import type { Locale } from '../locales/en/index.ts';
import { type Branch, h } from '../render/tree.ts';
import type { ReplayShown } from './ui.ts';

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

export function replayPart({ events, differences, note }: ReplayShown, { replay }: Frame): Branch {
  const count = differences.length;
  const said = count === 0 ? replay.same(String(events)) : replay.differs(String(events), String(count));
  return h(
    'section',
    { class: 'notice replay', 'aria-label': replay.title, tabindex: -1, key: 'replay' },
    h('p', {}, said),
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
