/** What stands for the controls on paper: every setting in words, and the address that brings them back. */
import type { Control, Settings } from '../experiments/contract.ts';
import type { ExperimentWords } from '../locales/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h } from '../render/tree.ts';
import { isObject } from '../state/json.ts';
import type { Parts } from './moment.ts';

/** A setting in words: what its control shows. */
export function saidSetting(
  name: string,
  value: unknown,
  own: ExperimentWords,
  { paper, none }: Locale['frame'],
): string {
  if (typeof value === 'boolean') return value ? paper.on : paper.off;
  if (value === null || value === undefined) return none;
  if (isObject(value)) return plain(`${value.rows} × ${value.cols}`);
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return own.options[name]?.[text] ?? plain(text);
}

export function paperLine(parts: Parts, settings: Settings): Branch {
  const { experiment, own, words, moment } = parts;
  const { paper } = words.frame;
  const said = ({ name }: Control): string => saidSetting(name, settings[name], own, words.frame);
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
