/** What can be set, and how one setting follows another. */
import type { OverflowSettings } from '../../engine/overflow.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makeNumbers } from '../../render/numbers.ts';
import type { Intent } from '../../render/tree.ts';
import { inShort } from '../../state/json.ts';
import type { Control, Experiment } from '../contract.ts';
import { refuse } from '../refuse.ts';

/** `reach` is no setting of the engine: how many positions the slider and the picture show. */
export type Settings = Required<OverflowSettings> & { readonly reach: number };

export const defaults: Settings = {
  length: 1500,
  maxLen: 1000,
  width: 32,
  base: 10000,
  table: 'sinusoidal',
  framework: 'pytorch',
  cure: 'rebuild',
  seed: 7,
  reach: 1600,
};

export const presets: Experiment<Settings>['presets'] = [
  { id: 'd2l', settings: {} },
  { id: 'onePast', settings: { length: 1001 } },
  { id: 'full', settings: { length: 1000 } },
  { id: 'small', settings: { length: 64, maxLen: 60, reach: 80 } },
  { id: 'oneRow', settings: { length: 60, maxLen: 1, reach: 80 } },
  { id: 'odd', settings: { width: 31 } },
  { id: 'bert', settings: { length: 640, maxLen: 512, table: 'learned', reach: 800 } },
  { id: 'vit', settings: { length: 65, maxLen: 37, width: 512, table: 'vit', reach: 80 } },
];

export const controls: readonly Control[] = [
  { name: 'length', kind: 'stops', options: [999, 1000, 1001, 1500] },
  { name: 'framework', kind: 'segmented', options: ['pytorch', 'tensorflow', 'jax', 'numpy'] },
  { name: 'maxLen', kind: 'number' },
  { name: 'table', kind: 'segmented', options: ['sinusoidal', 'learned', 'vit'], more: true },
  { name: 'width', kind: 'number', more: true },
  { name: 'base', kind: 'number', more: true },
  { name: 'seed', kind: 'number', more: true },
];

export const longest = 4096;
const reaches = [8, 16, 32, 80, 160, 320, 800, 1600, 2400, longest];

/** A length the engine will refuse moves no axis: the last picture stays as it is. */
export const usable = (length: number): boolean => Number.isInteger(length) && length >= 1 && length <= longest;

/** The shortest axis on which both lengths leave the slider some room. */
function reachFor(settings: Settings): number {
  const largest = Math.max(1, ...[settings.length, settings.maxLen].filter(usable));
  return reaches.find((reach) => reach >= 1.05 * largest) ?? longest;
}

/** The axis grows with a longer text, but shrinks only with another table: it must not move under a thumb that goes back. */
export function adjust(settings: Settings, changed: string): Settings {
  if ((changed !== 'length' && changed !== 'maxLen') || !usable(settings[changed])) return settings;
  const needed = reachFor(settings);
  return { ...settings, reach: changed === 'maxLen' ? needed : Math.max(needed, settings.reach) };
}

/** The slider begins at 0, like the picture below it; its thumb stops at one token. */
export function reduce(settings: Settings, intent: Intent): Settings {
  if (intent.type !== 'slideLength') return settings;
  const length = Number(intent.value);
  if (Number.isNaN(length)) refuse('not-finite', 'length', 'a number', inShort(intent.value) ?? 'nothing');
  return adjust({ ...settings, length: Math.max(1, length) }, 'length');
}

export function conditions(settings: Settings, words: Locale): string {
  const { conditions: say } = words.overflow;
  const { given: print } = makeNumbers(words.lang);
  const parts = [say.base(print(settings.length), print(settings.maxLen), say.cures[settings.cure])];
  if (settings.table !== 'sinusoidal') parts.push(settings.table === 'vit' ? say.vit : say.learned);
  if (settings.width !== defaults.width) parts.push(say.width(print(settings.width)));
  if (settings.table === 'sinusoidal' && settings.base !== defaults.base)
    parts.push(say.baseNumber(print(settings.base)));
  if (settings.table !== 'sinusoidal' && settings.seed !== defaults.seed) parts.push(say.seed(print(settings.seed)));
  return words.frame.join.list(parts);
}
