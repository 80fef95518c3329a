/** What the build puts beside this file: the Emscripten factory of the engine. Only this folder's modules and the boundary tests see it. */

/** Every bound function takes one argument and returns its result, or the RangeError it would have thrown. */
export type BoundFunction = (argument: unknown) => unknown;

export interface EngineModule {
  readonly HEAPU8: Uint8Array;
  /** Values that the C++ side still holds; a call must leave it as it was. */
  count_emval_handles(): number;
  readonly [bound: string]: unknown;
}

export interface FactoryOptions {
  /** Called once with the imports; hands over the instance when it is ready. */
  instantiateWasm(
    imports: WebAssembly.Imports,
    ready: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

export type Factory = (options?: FactoryOptions) => Promise<EngineModule>;

declare const factory: Factory;
export default factory;
