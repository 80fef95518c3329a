/** In place of ../files.ts where results are graded again: half the page would be an engine for browsers without WebAssembly. */
export const engineFiles = {
  wasm: () => new URL('../wasm/engine.wasm', import.meta.url),
  withoutWasm: (): URL => {
    throw new TypeError('this page has no engine without WebAssembly');
  },
};
