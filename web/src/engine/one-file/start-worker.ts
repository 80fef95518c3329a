/** In place of ../start-worker.ts where all is one file: the worker is in it too. */
import ClaimWorker from '../claim-worker.ts?worker&inline';

export const startClaimWorker = (): Worker => new ClaimWorker();
