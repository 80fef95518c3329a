/**
 * The engine of a page. The module `page` has what the four experiments and their questions ask, for a shorter download. A place that
 * needs more says so in its core, and gets the module `engine`, fetched then.
 */
import { type FunctionName, functionNames, type Offer } from './adapter.ts';
import type { Engine } from './api.ts';
import { engineFiles } from './files.ts';
import { loaderOf } from './load.ts';
import factory from './wasm/page.js';

/** CMakeLists.txt says which bindings the module has. */
const elsewhere = [
  'explorer',
  'tableProperties',
  'formulaTable',
  'placement',
  'positionProbe',
  'checkEntries',
  'checkTurn',
  'checkProof',
  'checkForwardOrder',
  'checkFailure',
  'checkEntryPoints',
  'checkDropoutOutcomes',
  'bugCard',
  'checkClaim',
] as const satisfies readonly FunctionName[];

type PageFunctionName = Exclude<FunctionName, (typeof elsewhere)[number]>;

export const pageFunctionNames = functionNames.filter(
  (name): name is PageFunctionName => !(elsewhere as readonly string[]).includes(name),
);

export type PageEngine = Offer<PageFunctionName>;

export const loadPageEngine: () => Promise<PageEngine> = loaderOf({
  factory,
  wasm: () => new URL('./wasm/page.wasm', import.meta.url),
  withoutWasm: engineFiles.withoutWasm,
  names: pageFunctionNames,
});

export const loadWholeEngine = async (): Promise<Engine> => (await import('./index.ts')).loadEngine();

export const isWholeEngine = (engine: PageEngine): engine is Engine => 'checkClaim' in engine;
