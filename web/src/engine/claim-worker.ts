/**
 * Checks claims in a worker: takes a check, answers with what is known after each part. The page says where the engine's files lie, so
 * that the worker carries none of them where the build puts all in one file.
 */
import { functionNames } from './adapter.ts';
import type { Engine } from './api.ts';
import { type ClaimCheck, checkInParts } from './claim-parts.ts';
import { loaderOf } from './load.ts';
import factory from './wasm/engine.js';

/** A check, and the addresses of the engine's files. */
export interface ClaimTask {
  readonly check: ClaimCheck;
  readonly wasm: string;
  readonly withoutWasm: string;
}

/** What the page hears; `loaded: false` before any part means that there is no engine here. */
export type ClaimAnswer =
  | { readonly result: import('./claim.ts').ClaimResult }
  | { readonly failure: string; readonly loaded: boolean };

const page = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ClaimTask>) => void) | null;
  postMessage(answer: ClaimAnswer): void;
};

let engine: Promise<Engine> | undefined;
const start = ({ wasm, withoutWasm }: ClaimTask): Promise<Engine> =>
  loaderOf({ factory, names: functionNames, wasm: () => new URL(wasm), withoutWasm: () => new URL(withoutWasm) })();

page.onmessage = async ({ data }) => {
  let loaded = false;
  try {
    engine ??= start(data);
    const { checkClaim } = await engine;
    loaded = true;
    for (const result of checkInParts({ checkClaim }, data.check)) page.postMessage({ result });
  } catch (error) {
    page.postMessage({ failure: error instanceof Error ? error.message : String(error), loaded });
  }
};
