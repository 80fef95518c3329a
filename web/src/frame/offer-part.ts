/**
 * What is offered when a browser may refuse in silence: the text of a file that was saved inside another page, which may allow no
 * downloads and does not say so; and a text that could not be copied.
 */
import type { Locale } from '../locales/en/index.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import type { Moment } from './moment.ts';

type Frame = Locale['frame'];

export const textToCopy = (text: string, frame: Frame, label = frame.textToCopy): Branch =>
  h('textarea', {
    class: 'fld text',
    readonly: true,
    rows: 2,
    'aria-label': label,
    properties: { value: text },
  });

export const close = (field: 'copied' | 'offered', frame: Frame): Branch =>
  h(
    'span',
    {},
    h('button', { type: 'button', class: 'btn small', on: { click: { type: 'ui', field, value: null } } }, frame.close),
  );

/** It stands beside the button that saved. */
export function offerPart({ ui, session }: Moment): Tree {
  const { frame } = session.options.words;
  if (ui.offered === null) return null;
  const { name, text } = ui.offered;
  const say = text === null ? frame.export.offeredPicture : frame.export.offeredText;
  return h(
    'div',
    { class: 'notice no-print', key: 'offered' },
    h('p', { class: 'sm', role: 'status' }, rich(say(plain(name)))),
    text !== null && textToCopy(text, frame),
    close('offered', frame),
  );
}
