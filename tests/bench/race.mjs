// Timing of contenders that take turns, in Node and in the browser. A contender is
//   { name, run() -> result or promise of it, read(result) -> Float32Array, begin?() -> promise, before its turn }

import { largestDifference } from './problem.mjs';

const tolerance = 1e-4;
/** Milliseconds after which a first call is the only one: what is so slow needs no second decimal. */
const tooSlow = 1500;
/** Milliseconds that everyone runs before the first turn. */
const warmUp = 150;

/** Calls everyone once and throws unless the result is the expected one (null: nothing is expected). */
export async function lineUp(contenders, expected) {
  const lined = [];
  for (const contender of contenders) {
    await contender.begin?.();
    const begun = performance.now();
    const result = contender.read(await contender.run());
    const first = performance.now() - begun;
    const error = expected ? requireEqual(contender.name, result, expected) : 0;
    lined.push({ contender, first, error });
    // WebAssembly is compiled a second time, and better, while it runs.
    for (let k = 0; performance.now() - begun < warmUp; k++) await batch(contender, 1 + (k >> 3));
  }
  return lined;
}

/** Largest difference; throws above the tolerance. */
export function requireEqual(name, result, expected) {
  const error = largestDifference(result, expected);
  if (!(error <= tolerance)) throw new Error(`${name} is off by ${error}, more than ${tolerance}`);
  return error;
}

/** One turn for everyone: [{ name, ms, error }], milliseconds per call and largest difference; `budget` is each one's, in ms. */
export async function round(lined, budget) {
  const times = [];
  for (const { contender, first, error } of lined) {
    const ms = first > tooSlow ? first : await msPerCall(contender, budget);
    times.push({ name: contender.name, ms, error });
  }
  return times;
}

/** Median of up to ten batches, each long enough for the clocks of browsers, which tick every 0.1 ms. */
async function msPerCall(contender, budget) {
  await contender.begin?.();
  let calls = 1;
  // Finds how many calls make a batch; meanwhile code is compiled and caches fill.
  while ((await batch(contender, calls)) * calls < budget / 10) calls *= 2;
  const times = [];
  for (let spent = 0; times.length < 10 && spent < budget; spent += times.at(-1) * calls) {
    times.push(await batch(contender, calls));
  }
  return median(times);
}

async function batch({ run, read }, calls) {
  const begun = performance.now();
  let result;
  for (let call = 0; call < calls; call++) {
    result = run();
    // Not an await of every result: it would cost as much as a small attention.
    if (typeof result?.then === 'function') result = await result;
  }
  const ms = (performance.now() - begun) / calls;
  read(result);
  return ms;
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

/** The least value that at least this share of the values does not exceed. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1];
}
