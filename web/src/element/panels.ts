/** What is said in the place of a picture: something failed, and the way out. */
import type { Locale } from '../locales/en/index.ts';
import { rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';

const panel = (title: string, ...body: Tree[]): Branch =>
  h(
    'section',
    { class: 'err', role: 'alert' },
    h('header', {}, h('span', { class: 'cross', 'aria-hidden': 'true' }, '×'), h('h2', {}, title)),
    h('div', { class: 'err-body' }, ...body),
  );

export const failurePanel = (text: string, frame: Locale['frame']): Branch =>
  panel(
    frame.errorTitle,
    h('p', { class: 'ui' }, rich(text)),
    h('p', { class: 'sm mut' }, frame.errorWayOut),
    h(
      'div',
      { class: 'acts' },
      h('button', { type: 'button', class: 'btn small', on: { click: { type: 'reset' } } }, frame.reset),
    ),
  );

export const enginePanel = (cause: string, frame: Locale['frame']): Branch =>
  panel(
    frame.engineTitle,
    h('p', { class: 'ui' }, rich(cause)),
    h('button', { type: 'button', class: 'btn', on: { click: { type: 'startEngine' } } }, frame.tryAgain),
  );
