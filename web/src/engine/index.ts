/** The public engine module: `import { loadEngine } from 'position-lab/engine'`. Every function; the page's is page.ts. */
import { functionNames } from './adapter.ts';
import type { Engine } from './api.ts';
import { engineFiles } from './files.ts';
import { loaderOf, type WasmSource } from './load.ts';
import factory from './wasm/engine.js';

export { functionNames } from './adapter.ts';
export type * from './api.ts';
export type * from './bugs.ts';
export type * from './claim.ts';
export type * from './closed-book.ts';
export type * from './closed-book-order.ts';
export type * from './explorer.ts';
export type { LoadError, WasmSource } from './load.ts';
export type * from './mode.ts';
export type * from './overflow.ts';
export type * from './permute.ts';
export type * from './placement.ts';
export { type Plain, toPlain } from './plain.ts';
export type * from './shift.ts';

/**
 * Starts the engine, once per source and page. `wasm` says where its bytes come from: the bytes, an address, or in Node a path; by
 * default engine.wasm beside the module. A failed load may be tried again. Where WebAssembly is missing or refused, the engine runs as
 * plain JavaScript, several times slower.
 */
export const loadEngine: (options?: { wasm?: WasmSource }) => Promise<Engine> = loaderOf({
  factory,
  ...engineFiles,
  names: functionNames,
});
