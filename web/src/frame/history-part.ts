/** The buttons of undo and redo, for experiments and pages alike; and the small quiet button that they are. */
import type { Locale } from '../locales/en/index.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import type { History } from '../state/undo.ts';
import { named } from './held.ts';

type Frame = Locale['frame'];
type Intent = { readonly type: string; readonly id?: string };

/** aria-disabled and not disabled: the button at the end of undo keeps the focus, and with it the keys. */
const acting = (label: Tree, className: string, intent: Intent, possible: boolean): Branch =>
  h(
    'button',
    {
      type: 'button',
      class: className,
      'aria-disabled': possible ? null : 'true',
      ...(possible ? { on: { click: intent } } : {}),
    },
    label,
  );

export const quiet = (label: Tree, intent: Intent, possible = true): Branch =>
  acting(h('span', {}, label), 'btn quiet small', intent, possible);

export const undoQuiet = ({ past }: History<unknown>, frame: Frame): Branch =>
  quiet(frame.undo, { type: 'undo' }, past.length > 0);

export const redoQuiet = ({ future }: History<unknown>, frame: Frame): Branch =>
  quiet(frame.redo, { type: 'redo' }, future.length > 0);

/** Undo for a view that has it beside what is undone. */
export const undoPart = ({ past }: History<unknown>, frame: Frame): Branch =>
  named('history', acting(frame.undo, 'btn small', { type: 'undo' }, past.length > 0));
