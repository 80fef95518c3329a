/** Checks claims in a worker: takes a check, answers with what is known after each part. The whole engine is fetched here only. */
import { type ClaimCheck, checkInParts } from './claim-parts.ts';
import { loadEngine } from './index.ts';

/** What the page hears; `loaded: false` before any part means that there is no engine here. */
export type ClaimAnswer =
  | { readonly result: import('./claim.ts').ClaimResult }
  | { readonly failure: string; readonly loaded: boolean };

const page = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ClaimCheck>) => void) | null;
  postMessage(answer: ClaimAnswer): void;
};

page.onmessage = async ({ data }) => {
  let loaded = false;
  try {
    const engine = await loadEngine();
    loaded = true;
    for (const result of checkInParts(engine, data)) page.postMessage({ result });
  } catch (error) {
    page.postMessage({ failure: error instanceof Error ? error.message : String(error), loaded });
  }
};
