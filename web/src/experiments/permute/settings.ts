/** Settings of permute, its controls and presets, and what each gesture does to them. */
import type { Placement, Precision, Scheme, Summation } from '../../engine/api.ts';
import type { PageEngine } from '../../engine/page.ts';
import type { PermuteReport } from '../../engine/permute.ts';
import type { Intent } from '../../render/tree.ts';
import type { Control, Scene } from '../contract.ts';
import { mostTokens, requireLegible } from '../words.ts';
import { defaultOrder, moved, randomOrder, usable } from './order.ts';

/** A matrix as plain JSON. */
export interface Given {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

/** The engine's options as entered (a refused text stays a text), and two choices that only the page knows: head and chosen. */
export type PermuteState = {
  readonly words: readonly string[];
  readonly order: readonly (number | string)[];
  readonly seed: number | string;
  readonly width: number | string;
  readonly headCount: number | string;
  readonly scheme: Scheme;
  readonly placement: Placement;
  readonly mask: 'none' | 'causal' | 'padding';
  readonly validLength: number | string;
  readonly layerCount: number | string;
  readonly block: 'attention' | 'preNorm';
  readonly scaleByWidth: boolean;
  readonly shuffle: 'tokens' | 'sums';
  readonly scale: 'headWidth' | 'none';
  readonly summation: Summation;
  readonly precision: Precision;
  readonly everyOrder: boolean;
  /** Whose attention is shown, from 1. */
  readonly head: number | string;
  /** Old index of the token that Left and Right move; null: the first that moved. */
  readonly chosen: number | null;
  /** In place of drawn numbers: an example that came from somewhere else, such as a counter-example to the claim of this id. */
  readonly tokens: Given | null;
  readonly Wq: Given | null;
  readonly Wk: Given | null;
  readonly Wv: Given | null;
  readonly claim: string | null;
};

export type PermuteScene = Scene<PermuteState, PermuteReport>;

const words = ['the', 'fox', 'fed', 'the', 'hen'];

/** No given numbers: the seed draws them. */
const drawn = { tokens: null, Wq: null, Wk: null, Wv: null, claim: null } as const;

export const hasGiven = ({ tokens, Wq, Wk, Wv }: PermuteState): boolean =>
  [tokens, Wq, Wk, Wv].some((own) => own !== null);

export const defaults: PermuteState = {
  words,
  order: defaultOrder(words.length),
  seed: 7,
  width: 8,
  headCount: 1,
  scheme: 'none',
  placement: 'input',
  mask: 'none',
  validLength: words.length - 1,
  layerCount: 1,
  block: 'attention',
  scaleByWidth: false,
  shuffle: 'tokens',
  scale: 'headWidth',
  summation: 'fast',
  precision: 'float64',
  everyOrder: false,
  head: 1,
  chosen: null,
  ...drawn,
};

const alike = ['the', 'the', 'the', 'the', 'the'];
/** Moves only tokens before the last, so that the last sees the same tokens in another order. */
const beforeTheLast = [2, 0, 1, 3, 4];

export const presets: readonly { readonly id: string; readonly settings: Partial<PermuteState> }[] = [
  { id: 'none', settings: {} },
  { id: 'sinusoid', settings: { scheme: 'sinusoidal' } },
  { id: 'sums', settings: { scheme: 'sinusoidal', shuffle: 'sums' } },
  { id: 'alike', settings: { scheme: 'sinusoidal', placement: 'queryKey', words: alike } },
  { id: 'causal', settings: { mask: 'causal', order: beforeTheLast } },
  { id: 'causalTwice', settings: { mask: 'causal', layerCount: 2, order: beforeTheLast } },
  { id: 'block', settings: { block: 'preNorm' } },
  { id: 'float32', settings: { precision: 'float32' } },
];

const mostOrders = 6;

const hasTable = ({ scheme }: PermuteState): boolean => scheme === 'sinusoidal' || scheme === 'learned';

export function controls(settings: PermuteState): readonly Control[] {
  const list: (Control | false)[] = [
    { name: 'words', kind: 'words' },
    { name: 'scheme', kind: 'segmented', options: ['none', 'sinusoidal', 'learned', 'shaw', 't5', 'alibi', 'rotary'] },
    hasTable(settings) && { name: 'placement', kind: 'segmented', options: ['input', 'everyLayer', 'queryKey'] },
    { name: 'mask', kind: 'segmented', options: ['none', 'causal', 'padding'] },
    settings.mask === 'padding' && { name: 'validLength', kind: 'stepper', min: 0, max: settings.words.length },
    { name: 'layerCount', kind: 'stepper', min: 1, max: 4 },
    { name: 'shuffle', kind: 'segmented', options: ['tokens', 'sums'], more: true },
    { name: 'block', kind: 'segmented', options: ['attention', 'preNorm'], more: true },
    { name: 'summation', kind: 'segmented', options: ['fast', 'exact'], more: true },
    { name: 'precision', kind: 'segmented', options: ['float64', 'float32'], more: true },
    { name: 'width', kind: 'stepper', min: 1, max: 512, more: true },
    { name: 'headCount', kind: 'stepper', min: 1, max: 64, more: true },
    { name: 'seed', kind: 'stepper', min: 0, max: Number.MAX_SAFE_INTEGER, more: true },
    { name: 'scale', kind: 'segmented', options: ['headWidth', 'none'], more: true },
    { name: 'scaleByWidth', kind: 'switch', more: true },
    settings.words.length <= mostOrders && { name: 'everyOrder', kind: 'switch', more: true },
    { name: 'order', kind: 'list', inView: true },
    Number(settings.headCount) > 1 && {
      name: 'head',
      kind: 'stepper',
      min: 1,
      max: Number(settings.headCount),
      inView: true,
    },
  ];
  return list.filter((control) => control !== false);
}

/** A new text needs a new order and length (one too long is refused: the order then stays); fewer heads may not have the head that was shown. */
export function adjust(before: PermuteState, changed: string): PermuteState {
  // Given numbers belong to their words and their width.
  const settings = changed === 'words' || changed === 'width' ? { ...before, ...drawn } : before;
  const tokens = settings.words.length;
  if (changed === 'words' && tokens > 0 && tokens <= mostTokens && tokens !== settings.order.length) {
    return {
      ...settings,
      order: defaultOrder(tokens),
      validLength: Math.max(1, tokens - 1),
      everyOrder: settings.everyOrder && tokens <= mostOrders,
      chosen: null,
    };
  }
  if (changed === 'headCount') return { ...settings, head: 1 };
  return settings;
}

/** The token that Left and Right move: the chosen one, else the first that stands elsewhere than at first. */
export function chosenPlace(order: readonly number[], chosen: number | null): number {
  const place = chosen === null ? order.findIndex((old, at) => old !== at) : order.indexOf(chosen);
  return Math.max(0, place);
}

export function reduce(settings: PermuteState, intent: Intent): PermuteState {
  // A link's words may be anything: the engine refuses them, and there is no token to move.
  if (!Array.isArray(settings.words)) return settings;
  const order = usable(settings.order, settings.words.length);
  const move = (from: number, to: number): PermuteState => ({
    ...settings,
    order: moved(order, from, to),
    chosen: order[from] ?? settings.chosen,
  });
  switch (intent.type) {
    case 'moveToken':
      return move(intent.from as number, intent.to as number);
    case 'nudge': {
      const from = chosenPlace(order, settings.chosen);
      return move(from, from + (intent.by as number));
    }
    case 'chooseToken':
      return { ...settings, chosen: intent.token as number };
    case 'randomOrder':
      return { ...settings, order: randomOrder(order, Number(settings.seed) || 0) };
    case 'drawAgain':
      return { ...settings, ...drawn };
    case 'reverse':
      return { ...settings, order: order.slice().reverse() };
    default:
      return settings;
  }
}

/** A list of numbers as the engine takes it; a word among them goes to the engine alone, to be refused by name. */
function orderOption(order: PermuteState['order']): Float64Array {
  const stray = order.find((item) => typeof item !== 'number');
  return stray === undefined ? Float64Array.from(order as number[]) : (stray as unknown as Float64Array);
}

/** A matrix from a link may be anything: what is none goes to the engine as it is, to be refused by name. */
function matrixOption(given: Given | null): unknown {
  if (given === null) return undefined;
  const { data } = given as Partial<Given>;
  const numbers = Array.isArray(data) && data.every((entry) => typeof entry === 'number');
  return numbers ? { ...given, data: Float64Array.from(data) } : given;
}

export function compute(engine: PageEngine, settings: PermuteState): PermuteReport {
  requireLegible('words', settings.words);
  const { head: _head, chosen: _chosen, claim: _claim, tokens, Wq, Wk, Wv, order, validLength, ...options } = settings;
  const asked = {
    ...options,
    tokens: matrixOption(tokens),
    Wq: matrixOption(Wq),
    Wk: matrixOption(Wk),
    Wv: matrixOption(Wv),
    order: orderOption(order),
    validLength: settings.mask === 'padding' ? validLength : undefined,
  };
  // What was typed goes on as it is: the engine refuses what does not fit.
  return engine.permute(asked as Parameters<PageEngine['permute']>[0]);
}
