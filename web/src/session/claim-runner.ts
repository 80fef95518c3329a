/**
 * Checks claims without stopping the page: one after the other in one worker per page, started at first use and ended when nothing is
 * left to do. Where workers are refused (a policy, a sandbox, a script from elsewhere) the same parts run here, between frames.
 */
import type { ClaimResult } from '../engine/claim.ts';
import { type ClaimCheck, type ClaimEngine, checkInParts } from '../engine/claim-parts.ts';
import type { ClaimAnswer, ClaimTask } from '../engine/claim-worker.ts';
import { engineFiles } from '../engine/files.ts';
import { startClaimWorker } from '../engine/start-worker.ts';

/** How far a check is. */
export type ClaimState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running' | 'done' | 'stopped'; readonly result: ClaimResult }
  | { readonly kind: 'stopped'; readonly result: null }
  | { readonly kind: 'failed'; readonly message: string };

/** What of a worker is used. */
export interface ClaimWorker {
  onmessage: ((event: { readonly data: ClaimAnswer }) => void) | null;
  onerror: ((event: { preventDefault(): void }) => void) | null;
  postMessage(task: ClaimTask): void;
  terminate(): void;
}

export interface Surroundings {
  /** Throws where workers are refused. */
  startWorker(): ClaimWorker;
  loadEngine(): Promise<ClaimEngine>;
  /** Lets the page draw and take input. */
  pause(): Promise<void>;
}

interface Job {
  readonly check: ClaimCheck;
  readonly tell: (state: ClaimState) => void;
  result: ClaimResult | null;
}

/** An idle worker is kept so long, in milliseconds: the next claim then needs no new engine. */
const idleTime = 30_000;

export class ClaimRunner {
  readonly #around: Surroundings;
  #jobs: Job[] = [];
  #worker: ClaimWorker | null = null;
  #refused = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Gives back what stops this check. */
  start(check: ClaimCheck, tell: (state: ClaimState) => void): () => void {
    const job: Job = { check, tell, result: null };
    this.#jobs.push(job);
    tell({ kind: 'waiting' });
    if (this.#jobs.length === 1) this.#next();
    return () => this.#stop(job);
  }

  #next(): void {
    clearTimeout(this.#idle);
    const [job] = this.#jobs;
    if (!job) {
      this.#idle = setTimeout(() => this.#endWorker(), idleTime);
      // In Node a waiting timer would keep a test alive.
      (this.#idle as { unref?: () => void }).unref?.();
    } else if (this.#refused) void this.#runHere(job);
    else this.#runInWorker(job);
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #stop(job: Job): void {
    const at = this.#jobs.indexOf(job);
    if (at < 0) return;
    this.#jobs.splice(at, 1);
    job.tell({ kind: 'stopped', result: job.result } as ClaimState);
    if (at > 0) return;
    // A worker that computes hears no message: only its end stops it.
    this.#endWorker();
    this.#next();
  }

  /** Takes what is known of the first job; the next begins when it is complete. */
  #know(job: Job, result: ClaimResult): void {
    job.result = result;
    const complete = result.cases === result.total;
    job.tell({ kind: complete ? 'done' : 'running', result });
    if (complete) this.#finish();
  }

  #fail(job: Job, message: string): void {
    job.tell({ kind: 'failed', message });
    this.#finish();
  }

  #finish(): void {
    this.#jobs.shift();
    this.#next();
  }

  #runInWorker(job: Job): void {
    const refused = (): void => {
      this.#refused = true;
      this.#endWorker();
      void this.#runHere(job);
    };
    try {
      this.#worker ??= this.#around.startWorker();
    } catch {
      refused();
      return;
    }
    this.#worker.onmessage = ({ data }) => {
      if (this.#jobs[0] !== job) return;
      if ('result' in data) this.#know(job, data.result);
      else if (data.loaded) this.#fail(job, data.failure);
      else refused();
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      if (this.#jobs[0] === job) refused();
    };
    const { wasm, withoutWasm } = engineFiles;
    this.#worker.postMessage({ check: job.check, wasm: wasm().href, withoutWasm: withoutWasm().href });
  }

  async #runHere(job: Job): Promise<void> {
    try {
      const engine = await this.#around.loadEngine();
      for (const result of checkInParts(engine, job.check)) {
        if (this.#jobs[0] !== job) return;
        this.#know(job, result);
        await this.#around.pause();
      }
    } catch (error) {
      if (this.#jobs[0] === job) this.#fail(job, error instanceof Error ? error.message : String(error));
    }
  }
}

/** The page's own: every lab on it shares one worker. */
export const claimRunner = new ClaimRunner({
  startWorker: () => startClaimWorker() as unknown as ClaimWorker,
  loadEngine: async () => (await import('../engine/index.ts')).loadEngine(),
  pause: () => new Promise((resume) => setTimeout(resume)),
});
