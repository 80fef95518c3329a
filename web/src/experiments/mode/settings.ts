/** Settings of the mode experiment and what gestures do to them. */

import type { ModeReport, ModeSettings } from '../../engine/mode.ts';
import type { PageEngine } from '../../engine/page.ts';
import type { Intent } from '../../render/tree.ts';
import type { Control, Scene } from '../contract.ts';
import { requireLegible } from '../words.ts';

export type Settings = Required<ModeSettings>;
export type ModeScene = Scene<Settings, ModeReport>;

export const defaults: Settings = {
  mode: 'train',
  rate: 0.2,
  passes: 64,
  input: 'zeros',
  rows: 60,
  width: 32,
  words: ['the', 'bird', 'saw', 'the', 'worm'],
  seed: 7,
  maskSeed: 41,
  scaleByWidth: false,
  recordGradients: true,
};

export const presets: readonly { readonly id: string; readonly settings: Partial<Settings> }[] = [
  // D2L's notebook never calls eval(): its plot stands in train mode, with dropout 0.
  { id: 'd2l', settings: { mode: 'train', rate: 0, input: 'zeros', rows: 60, width: 32 } },
  { id: 'train', settings: { mode: 'train', rate: 0.2, input: 'zeros' } },
  { id: 'eval', settings: { mode: 'eval', rate: 0.2, input: 'zeros' } },
  { id: 'half', settings: { mode: 'train', rate: 0.5, input: 'zeros' } },
  { id: 'all', settings: { mode: 'train', rate: 1, input: 'zeros' } },
  { id: 'words', settings: { mode: 'train', rate: 0.2, input: 'embeddings', scaleByWidth: true } },
];

export function controls(settings: Settings): readonly Control[] {
  const embeddings = settings.input === 'embeddings';
  return [
    { kind: 'segmented', name: 'mode', options: ['train', 'eval'] },
    { kind: 'slider', name: 'rate', min: 0, max: 1, step: 0.05, ticks: [], decimals: 2 },
    { kind: 'stepper', name: 'passes', min: 1, max: 1024 },
    { kind: 'segmented', name: 'input', options: ['zeros', 'embeddings'] },
    { kind: 'button', name: 'newMasks', intent: { type: 'newMasks' } },
    ...(embeddings ? ([{ kind: 'words', name: 'words', more: true }] as const) : []),
    ...(embeddings ? [] : ([{ kind: 'number', name: 'rows', more: true }] as const)),
    { kind: 'number', name: 'width', more: true },
    { kind: 'number', name: 'seed', more: true },
    { kind: 'number', name: 'maskSeed', more: true },
    ...(embeddings ? ([{ kind: 'switch', name: 'scaleByWidth', more: true }] as const) : []),
    { kind: 'switch', name: 'recordGradients', more: true },
  ];
}

/** New masks: run A and run B take the next two seeds. A refused seed stays for the engine to refuse. */
export function reduce(settings: Settings, intent: Intent): Settings {
  if (intent.type !== 'newMasks' || !Number.isInteger(settings.maskSeed)) return settings;
  return { ...settings, maskSeed: settings.maskSeed + 2 };
}

/** What the other input reads stays out: its control is not shown, so a refusal could not be mended. */
export function compute(engine: PageEngine, settings: Settings): ModeReport {
  const { words, rows, ...common } = settings;
  if (settings.input !== 'embeddings') return engine.mode({ ...common, rows });
  requireLegible('words', words);
  return engine.mode({ ...common, words });
}
