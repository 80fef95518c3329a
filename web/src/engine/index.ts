/** The public engine module: `import { loadEngine } from 'position-lab/engine'`. Every function; the page's is page.ts. */
import type { FunctionName } from './adapter.ts';
import type { Engine } from './api.ts';
import { loaderOf, type WasmSource } from './load.ts';
import factory from './wasm/engine.js';

export type * from './api.ts';
export type * from './claim.ts';
export type { LoadError, WasmSource } from './load.ts';
export type * from './mode.ts';
export type * from './overflow.ts';
export type * from './permute.ts';
export { type Plain, toPlain } from './plain.ts';
export type * from './shift.ts';

const listed = {
  sinusoidalTable: true,
  learnedTable: true,
  extendLearnedTable: true,
  positionalEncoding: true,
  shiftMatrices: true,
  rotary: true,
  alibiSlopes: true,
  t5Bucket: true,
  attention: true,
  maskedSoftmax: true,
  embed: true,
  layerNorm: true,
  dropout: true,
  encoder: true,
  permute: true,
  shift: true,
  overflow: true,
  mode: true,
  checkClaim: true,
} satisfies Record<FunctionName, true>;

/** The names of all functions of an engine; the compiler keeps them equal to those of the Engine interface. */
export const functionNames: FunctionName[] = Object.keys(listed) as FunctionName[];

/**
 * Starts the engine, once per source and page. `wasm` says where its bytes come from: the bytes, an address, or in Node a path; by
 * default engine.wasm beside the module. A failed load may be tried again. Where WebAssembly is missing or refused, the engine runs as
 * plain JavaScript, several times slower.
 */
export const loadEngine: (options?: { wasm?: WasmSource }) => Promise<Engine> = loaderOf({
  factory,
  wasm: () => new URL('./wasm/engine.wasm', import.meta.url),
  names: functionNames,
});
