/** What stands for the controls on paper: every setting in words, and the address that brings them back. */
import type { Control, Settings } from '../experiments/contract.ts';
import type { ExperimentWords } from '../locales/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { said } from '../locales/said.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h } from '../render/tree.ts';
import { inShort, isObject, ownOf } from '../state/json.ts';
import type { Parts } from './moment.ts';

/** A setting in words: what its control shows. From outside it may be anything, if nothing reads it just now. */
export function saidSetting(
  name: string,
  value: unknown,
  own: ExperimentWords,
  { paper, none }: Locale['frame'],
): string {
  if (typeof value === 'boolean') return value ? paper.on : paper.off;
  if (value === null || value === undefined) return none;
  if (isObject(value))
    return plain(typeof value.rows === 'number' ? `${value.rows} × ${value.cols}` : (inShort(value) ?? none));
  const items = Array.isArray(value) ? value : [value];
  const text = items.some((item) => typeof item === 'object') ? (inShort(value) ?? none) : items.join(' ');
  return ownOf(own.options[name], text) ?? plain(text);
}

export function paperLine(parts: Parts, settings: Settings): Branch {
  const { experiment, own, words, moment } = parts;
  const { paper, join } = words.frame;
  const setting = ({ name }: Control): string => saidSetting(name, settings[name], own, words.frame);
  const controls = experiment.controls(settings).filter(({ kind }) => kind !== 'button');
  const lines = controls.map((control) =>
    join.ended(join.labelled(ownOf(own.controls, control.name) ?? control.name, setting(control))),
  );
  return h(
    'p',
    { class: 'print-only paper sm mut', 'aria-hidden': 'true' },
    rich(join.sentences(said(experiment.note?.(settings, words)?.text, ...lines))),
    moment.paperAddress !== null && [
      ' ',
      paper.back,
      ' ',
      h('a', { href: moment.paperAddress, tabindex: '-1' }, moment.paperAddress),
    ],
  );
}
