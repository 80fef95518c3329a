/**
 * The learner's results as a code to copy (state/result-code.ts): once there is something to report, a button at the foot of every place
 * opens it. The code stands there as text, since a page may allow neither the clipboard nor downloads.
 */
import type { TextFile } from '../host/files.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { writeCode } from '../state/result-code.ts';
import { named } from './held.ts';
import type { Moment } from './moment.ts';
import { textToCopy } from './offer-part.ts';

/** null: there is nothing to report, or what is shown is not the learner's. */
export function resultCode({ session, ui }: Moment): string | null {
  const attempts = session.attempts.all;
  const { engine } = session;
  if (engine === null || ui.replay || Object.keys(attempts).length === 0) return null;
  return writeCode({ product: engine.version, attempts });
}

/** Equal results have one name. */
export function resultFile(moment: Moment): TextFile | null {
  const code = resultCode(moment);
  const sum = code?.split('.').at(-1);
  return code === null ? null : { name: `position-lab-result-${sum}.txt`, type: 'text/plain', text: `${code}\n` };
}

/** Whether the code is what was copied last: said beside it then. */
export const isCopiedCode = (moment: Moment): boolean =>
  moment.ui.codeOpen && moment.ui.copied !== null && moment.ui.copied.text === resultCode(moment);

export function resultButton(moment: Moment): Tree {
  if (resultCode(moment) === null) return null;
  const { ui, session, idPrefix } = moment;
  const button = h(
    'button',
    {
      type: 'button',
      class: 'btn quiet small',
      'aria-expanded': String(ui.codeOpen),
      'aria-controls': ui.codeOpen ? `${idPrefix}-result-code` : null,
      on: { click: { type: 'ui', field: 'codeOpen', value: !ui.codeOpen } },
    },
    session.options.words.frame.resultCode.title,
  );
  return named('result-code', button);
}

export function resultPart(moment: Moment): Tree {
  const code = moment.ui.codeOpen ? resultCode(moment) : null;
  if (code === null) return null;
  const { frame } = moment.session.options.words;
  const { copied } = moment.ui;
  const say = frame.resultCode;
  const act = (label: string, type: string): Branch =>
    h('button', { type: 'button', class: 'btn small', on: { click: { type } } }, label);
  return h(
    'section',
    {
      class: 'result-code no-print',
      part: 'result-code',
      id: `${moment.idPrefix}-result-code`,
      'aria-label': say.title,
      key: 'result-code',
    },
    h('p', { class: 'sm' }, say.how),
    textToCopy(code, frame, say.title),
    h(
      'div',
      { class: 'code-acts' },
      act(say.copy, 'copyCode'),
      act(say.save, 'saveCode'),
      h(
        'span',
        { class: 'sm', role: 'status' },
        isCopiedCode(moment) && (copied?.ok ? frame.copied : frame.copyByHand),
      ),
    ),
  );
}
