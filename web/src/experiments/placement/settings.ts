/** Settings of the placement experiment, their controls, and what gestures do to them. */
import type { Engine } from '../../engine/api.ts';
import type { PlacementReport, PlacementSettings } from '../../engine/placement.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makeNumbers } from '../../render/numbers.ts';
import { plain } from '../../render/rich.ts';
import type { Intent } from '../../render/tree.ts';
import type { Control, Experiment, Scene } from '../contract.ts';
import { requireLegible } from '../words.ts';

/** Own matrices have no control; a bias is a number, or what was typed for one. */
export type Settings = Required<
  Omit<PlacementSettings, 'offsetBias' | 'probe' | 'tokens' | 'Wq' | 'Wk' | 'Wv' | 'table'>
> & { readonly offsetBias: readonly (number | string)[] };
export type PlacementScene = Scene<Settings, PlacementReport>;
export type BlockName = Settings['placement'];

export const blockNames: readonly BlockName[] = ['input', 'everyLayer', 'queryKey'];

export const defaults: Settings = {
  words: ['the', 'cat', 'saw', 'the', 'fish'],
  seed: 7,
  width: 8,
  headCount: 1,
  layerCount: 2,
  placement: 'input',
  intoQuery: true,
  intoKey: true,
  intoValue: false,
  scaleByWidth: false,
  residual: true,
  norm: 'none',
  offsetBias: [0, 0, 0, 2, 0, 0, 0, 0, 0],
};

export const presets: Experiment<Settings>['presets'] = [
  { id: 'oneLayer', settings: { layerCount: 1 } },
  { id: 'valuesOnly', settings: { placement: 'queryKey', intoQuery: false, intoKey: false, intoValue: true } },
  { id: 'scaled', settings: { scaleByWidth: true, width: 32 } },
  { id: 'near', settings: { offsetBias: [-4, -3, -2, -1, 0, -1, -2, -3, -4] } },
  { id: 'flat', settings: { offsetBias: [1, 1, 1, 1, 1, 1, 1, 1, 1] } },
];

const numbers = makeNumbers('en');

/** { type: 'setBias', index, value }: one field of the table of offsets. */
export function reduce(settings: Settings, { type, index, value }: Intent): Settings {
  if (type !== 'setBias' || !Array.isArray(settings.offsetBias)) return settings;
  const typed = String(value ?? '').trim();
  const next = numbers.read(typed) ?? typed;
  return { ...settings, offsetBias: settings.offsetBias.map((old, k) => (k === index ? next : old)) };
}

/** What was typed and is no number becomes NaN, which the engine refuses. A bias that is no list goes there unchanged. */
export const biasOf = (offsetBias: unknown): Float64Array =>
  Array.isArray(offsetBias)
    ? Float64Array.from(offsetBias, (bias) => numbers.read(String(bias)) ?? Number.NaN)
    : (offsetBias as Float64Array);

export function compute(engine: Engine, settings: Settings, probe = true): PlacementReport {
  requireLegible('words', settings.words);
  return engine.placement({ ...settings, offsetBias: biasOf(settings.offsetBias), probe });
}

export function controls(settings: Settings): readonly Control[] {
  const operands = settings.placement === 'queryKey';
  return [
    { kind: 'segmented', name: 'placement', options: blockNames },
    ...(operands
      ? (['intoQuery', 'intoKey', 'intoValue'] as const).map((name): Control => ({ kind: 'switch', name }))
      : []),
    { kind: 'stepper', name: 'layerCount', min: 1, max: 4 },
    { kind: 'switch', name: 'scaleByWidth' },
    { kind: 'words', name: 'words', more: true },
    { kind: 'number', name: 'seed', more: true },
    { kind: 'stops', name: 'width', options: [8, 16, 32, 64], more: true },
    { kind: 'stepper', name: 'headCount', min: 1, max: 8, more: true },
    { kind: 'segmented', name: 'norm', options: ['none', 'pre', 'post'], more: true },
    { kind: 'switch', name: 'residual', more: true },
    { kind: 'list', name: 'offsetBias', inView: true },
  ];
}

/** Into which of Q, K and V the third block adds the table. */
export const operandsOf = ({ intoQuery, intoKey, intoValue }: Settings): string[] =>
  [intoQuery && '$\\Q$', intoKey && '$\\K$', intoValue && '$\\V$'].filter((name) => name !== false);

/** Everything that the chosen block's verdict depends on, since equal phrases are one run. */
export function conditions(settings: Settings, words: Locale): string {
  const say = words.placement.conditions;
  const { given: print } = makeNumbers(words.lang);
  const { placement, layerCount, width, headCount, seed, norm } = settings;
  const parts = [
    placement === 'queryKey' ? say.operands(operandsOf(settings)) : say[placement],
    say.layers(print(layerCount)),
    say.width(print(width)),
  ];
  if (settings.scaleByWidth) parts.push(say.scaled);
  if (headCount !== defaults.headCount) parts.push(say.heads(print(headCount)));
  if (!settings.residual) parts.push(say.noResidual);
  if (norm !== 'none') parts.push(say.norms[norm]);
  if (seed !== defaults.seed) parts.push(say.seed(print(seed)));
  if (settings.words.join(' ') !== defaults.words.join(' ')) parts.push(say.words(settings.words.map(plain)));
  return words.frame.join.list(parts);
}
