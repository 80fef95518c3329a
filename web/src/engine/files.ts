/** Where the files of the module `engine` lie: beside this one, or in the page itself where the build puts all in one file. */
export const engineFiles = {
  wasm: () => new URL('./wasm/engine.wasm', import.meta.url),
  // An address instead of a name: bundlers put the file beside the page as it is, and add nothing to what every page loads.
  withoutWasm: () => new URL('./wasm/engine-without-wasm.js', import.meta.url),
};
