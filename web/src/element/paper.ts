/** What stands for the controls on paper: every setting in words, and the address that brings them back. */
import type { Control, Settings } from '../experiments/contract.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h } from '../render/tree.ts';
import type { Parts } from './moment.ts';

export function paperLine(parts: Parts, settings: Settings): Branch {
  const { experiment, own, words, moment } = parts;
  const { paper } = words.frame;
  const said = ({ name }: Control): string => {
    const value = settings[name];
    if (typeof value === 'boolean') return value ? paper.on : paper.off;
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return own.options[name]?.[text] ?? plain(text);
  };
  const controls = experiment.controls(settings).filter(({ kind }) => kind !== 'button');
  const lines = controls.map((control) => `${own.controls[control.name] ?? control.name}: ${said(control)}.`);
  return h(
    'p',
    { class: 'print-only paper sm mut', 'aria-hidden': 'true' },
    rich([experiment.note?.(settings, words)?.text, ...lines].filter(Boolean).join(' ')),
    moment.paperAddress !== null && [
      ' ',
      paper.back,
      ' ',
      h('a', { href: moment.paperAddress, tabindex: '-1' }, moment.paperAddress),
    ],
  );
}
