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

/** Every function of the engine; the compiler keeps it equal to the Engine interface. */
export const functionNames = Object.keys(listed) as FunctionName[];

/**
 * `wasm` says where the engine's bytes come from; default: engine.wasm beside this file. A failed load may be tried again. Where
 * WebAssembly is missing or refused, the engine runs as plain JavaScript, several times slower; its `webAssembly` is then false.
 */
export const loadEngine: (options?: { wasm?: WasmSource }) => Promise<Engine> = loaderOf({
  factory,
  wasm: () => new URL('./wasm/engine.wasm', import.meta.url),
  names: functionNames,
});
