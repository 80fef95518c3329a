/** The page's engine: a module with the four experiments only, for a shorter download. */
import type { Offer } from './adapter.ts';
import { loaderOf } from './load.ts';
import factory from './wasm/page.js';

export const pageFunctionNames = ['permute', 'shift', 'overflow', 'mode'] as const;

export type PageEngine = Offer<(typeof pageFunctionNames)[number]>;

export const loadPageEngine: () => Promise<PageEngine> = loaderOf({
  factory,
  wasm: () => new URL('./wasm/page.wasm', import.meta.url),
  names: pageFunctionNames,
});
