/** The worker that checks claims, in a file of its own. Throws where workers are refused. */
export const startClaimWorker = (): Worker =>
  new Worker(new URL('./claim-worker.ts', import.meta.url), { type: 'module' });
