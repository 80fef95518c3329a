/** What is said in the place of a picture: something failed, and the way out. */
import type { Locale } from '../locales/en/index.ts';
import { rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import type { Moment } from './moment.ts';

const panel = (title: string, ...body: Tree[]): Branch =>
  h(
    'section',
    { class: 'err', role: 'alert' },
    h('header', {}, h('span', { class: 'cross', 'aria-hidden': 'true' }, '×'), h('h2', {}, title)),
    h('div', { class: 'err-body' }, ...body),
  );

/** An experiment has a reset, a page only the way back. */
export function failurePanel(of: 'experiment' | 'page', text: string, frame: Locale['frame']): Branch {
  const { title, wayOut } = frame.stopped[of];
  const act = of === 'experiment' ? 'reset' : 'undo';
  return panel(
    title,
    h('p', { class: 'ui' }, rich(text)),
    h('p', { class: 'sm mut' }, wayOut),
    h(
      'div',
      { class: 'acts' },
      h('button', { type: 'button', class: 'btn small', on: { click: { type: act } } }, frame[act]),
    ),
  );
}

const again = (title: string, cause: string, type: string, frame: Locale['frame']): Branch =>
  panel(
    title,
    h('p', { class: 'ui' }, rich(cause)),
    h('button', { type: 'button', class: 'btn', on: { click: { type } } }, frame.tryAgain),
  );

/** What a picture needs and did not come: the engine, or what is open. */
export function missing({ session, engineFailure, placeFailure = null }: Moment): Tree {
  const { frame } = session.options.words;
  return [
    engineFailure !== null && again(frame.engineTitle, engineFailure, 'startEngine', frame),
    placeFailure !== null && again(frame.placeTitle, placeFailure, 'loadPlace', frame),
  ];
}
