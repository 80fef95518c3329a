/** The page's engine: all but the claims, for a shorter download. They come with the whole engine, when a learner asks for them. */
import { type FunctionName, functionNames, type Offer } from './adapter.ts';
import { loaderOf } from './load.ts';
import factory from './wasm/page.js';

type PageFunctionName = Exclude<FunctionName, 'checkClaim'>;

export const pageFunctionNames: readonly PageFunctionName[] = functionNames.filter((name) => name !== 'checkClaim');

export type PageEngine = Offer<PageFunctionName>;

export const loadPageEngine: () => Promise<PageEngine> = loaderOf({
  factory,
  wasm: () => new URL('./wasm/page.wasm', import.meta.url),
  names: pageFunctionNames,
});
