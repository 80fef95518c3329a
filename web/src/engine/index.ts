/** The public engine module: `import { loadEngine } from 'position-lab/engine'`. */

export type * from './api.ts';
export { type LoadError, loadEngine, type WasmSource } from './load.ts';
export type * from './mode.ts';
export type * from './overflow.ts';
export type * from './permute.ts';
export { type Plain, toPlain } from './plain.ts';
export type * from './shift.ts';
