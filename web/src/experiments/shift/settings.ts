/** Settings of the shift experiment, their controls, and how one setting follows another. */
import type { PageEngine } from '../../engine/page.ts';
import type { ShiftReport, ShiftSettings } from '../../engine/shift.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makeNumbers } from '../../render/numbers.ts';
import { plain } from '../../render/rich.ts';
import type { Control, Experiment, Scene } from '../contract.ts';
import { mostTokens, requireLegible } from '../words.ts';

export type Settings = Required<ShiftSettings>;
export type ShiftScene = Scene<Settings, ShiftReport>;

export const defaults: Settings = {
  words: ['the', 'fox', 'met', 'the', 'crow'],
  seed: 7,
  width: 32,
  headCount: 1,
  offset: 5,
  position: 10,
  pair: 3,
  maxLen: 1000,
  matrix: 'shift',
  act: 'moveIds',
  frontWords: ['yesterday'],
  padCount: 2,
  recheckValid: true,
  padMask: 'pads',
  causal: false,
};

export const presets: Experiment<Settings>['presets'] = [
  { id: 'wholeTurn', settings: { offset: 36 } },
  { id: 'rope', settings: { matrix: 'rope' } },
  { id: 'front', settings: { act: 'prepend' } },
  { id: 'padded', settings: { act: 'padLeft', recheckValid: false, causal: true } },
  { id: 'tableEnd', settings: { position: 994 } },
  { id: 'odd', settings: { width: 7, pair: 2 } },
  { id: 'widthOne', settings: { width: 1, pair: 0 } },
];

/** The chosen pair stays where it is as long as the width has it. */
export function adjust(settings: Settings, changed: string): Settings {
  if (changed !== 'width' || !Number.isInteger(settings.width) || settings.width < 1) return settings;
  const last = Math.max(0, Math.floor(settings.width / 2) - 1);
  return settings.pair > last ? { ...settings, pair: last } : settings;
}

export const reduce = (settings: Settings): Settings => settings;

/** What another act reads stays out: its control is not shown, so a refusal could not be mended. */
export function compute(engine: PageEngine, settings: Settings): ShiftReport {
  const { frontWords, padCount, ...common } = settings;
  requireLegible('words', settings.words);
  if (settings.act === 'padLeft') return engine.shift({ ...common, padCount });
  if (settings.act !== 'prepend') return engine.shift(common);
  requireLegible('frontWords', frontWords, `1 or more tokens, at most ${mostTokens} with the text`);
  return engine.shift({ ...common, frontWords });
}

const pairOf = (width: number): Control => ({
  name: 'pair',
  kind: 'stepper',
  min: 0,
  max: Math.max(0, Math.floor(width / 2) - 1),
  inView: true,
});

/** What belongs to the chosen act; the others are not shown, so that the three are not mixed up. */
function actControls(act: Settings['act']): Control[] {
  if (act === 'prepend') return [{ name: 'frontWords', kind: 'words', inView: true }];
  if (act !== 'padLeft') return [];
  return [
    { name: 'padCount', kind: 'stepper', min: 1, max: 16, inView: true },
    { name: 'padMask', kind: 'segmented', options: ['pads', 'validLens'], inView: true },
    { name: 'recheckValid', kind: 'switch', inView: true },
  ];
}

export function controls(settings: Settings): readonly Control[] {
  const last = Number.isInteger(settings.maxLen) && settings.maxLen > 0 ? settings.maxLen - 1 : defaults.maxLen - 1;
  const middle = Math.round((last + 1) / 2);
  return [
    { name: 'offset', kind: 'slider', min: -64, max: 64, step: 1, ticks: [-64, 0, 64], position: true },
    {
      name: 'position',
      kind: 'slider',
      min: 0,
      max: last,
      step: 1,
      ticks: last > 1 ? [0, middle, last] : [0],
      position: true,
    },
    { name: 'width', kind: 'stops', options: [8, 16, 32, 64] },
    { name: 'words', kind: 'words', more: true },
    { name: 'seed', kind: 'number', more: true },
    { name: 'headCount', kind: 'stepper', min: 1, max: 8, more: true },
    { name: 'maxLen', kind: 'number', more: true },
    { name: 'causal', kind: 'switch', more: true },
    pairOf(Number.isInteger(settings.width) ? settings.width : defaults.width),
    { name: 'matrix', kind: 'segmented', options: ['shift', 'rope'], inView: true },
    { name: 'act', kind: 'segmented', options: ['moveIds', 'prepend', 'padLeft'], inView: true },
    ...actControls(settings.act),
  ];
}

/** One of the controls that the view draws itself. */
export function inView(settings: Settings, name: string): Control {
  const found = controls(settings).find((control) => control.name === name);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

export function conditions(settings: Settings, words: Locale): string {
  const say = words.shift.conditions;
  const { given: print } = makeNumbers(words.lang);
  const { act, recheckValid, padMask } = settings;
  const parts: string[] = [];
  const back = settings.offset < 0;
  const offset = print(back ? -settings.offset : settings.offset);
  if (act === 'moveIds') parts.push(say.moveIds(back ? '−' : '+', offset, print(settings.position)));
  if (act === 'prepend') parts.push(say.prepend(settings.frontWords.map(plain)));
  if (act === 'padLeft') parts.push(say.padLeft(print(settings.padCount), recheckValid, padMask === 'pads'));
  parts.push(say.width(print(settings.width)));
  if (settings.headCount !== defaults.headCount) parts.push(say.heads(print(settings.headCount)));
  if (settings.causal) parts.push(say.causal);
  if (settings.maxLen !== defaults.maxLen) parts.push(say.maxLen(print(settings.maxLen)));
  if (settings.seed !== defaults.seed) parts.push(say.seed(print(settings.seed)));
  if (settings.words.join(' ') !== defaults.words.join(' ')) parts.push(say.words(settings.words.map(plain)));
  return words.frame.join.list(parts);
}
