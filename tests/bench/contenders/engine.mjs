// This engine in two forms: the kernel alone, built once and applied, and the call of the API, which checks, copies and packs.
import { partsOf } from '../problem.mjs';

/** module: a running copy of tests/bench/native/module.cpp; it holds one layer, so the kernel of an earlier shape ends here. */
export function kernel(name, module, shape, numbers) {
  const { n, width, heads } = shape;
  module.HEAPF32.set(numbers, module._benchNumbers(numbers.length) / 4);
  module._benchBuild(n, width, heads);
  return {
    name,
    run: () => module._benchRun(),
    read: (place) => module.HEAPF32.slice(place / 4, place / 4 + n * width),
  };
}

export function attentionCall(name, engine, shape, numbers, precision = 'float32') {
  const { n, width, heads } = shape;
  const { X, ...weights } = partsOf(shape, numbers);
  const options = { tokens: { rows: n, cols: width, data: X }, headCount: heads, precision, returnWeights: false };
  for (const [matrix, data] of Object.entries(weights)) options[matrix] = { rows: width, cols: width, data };
  return { name, run: () => engine.attention(options), read: ({ output }) => output.data };
}

export function tableCall(name, engine, { rows, width }) {
  const options = { rows, width, precision: 'float32' };
  return { name, run: () => engine.sinusoidalTable(options), read: ({ data }) => data };
}

export function experimentCall(name, engine, id, settings) {
  return { name, run: () => engine[id](settings), read: (report) => report };
}
