/** A script is text that is made when the learner asks for it: each experiment's `pytorch.ts` is loaded then. */
import type { PageEngine } from '../../engine/page.ts';
import type { ExperimentId } from '../contract.ts';

export interface ScriptContext<S, R> {
  readonly engine: PageEngine;
  readonly settings: S;
  /** What `compute` gave for these settings. */
  readonly report: R;
  /** Of a page that shows them. */
  readonly address?: string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: scripts are of different settings and reports, as the experiments are
export type Script = (context: ScriptContext<any, any>) => string;

const modules: Readonly<Record<ExperimentId, () => Promise<{ readonly script: Script }>>> = {
  permute: () => import('../permute/pytorch.ts'),
  shift: () => import('../shift/pytorch.ts'),
  overflow: () => import('../overflow/pytorch.ts'),
  mode: () => import('../mode/pytorch.ts'),
  explorer: () => import('../explorer/pytorch.ts'),
  placement: () => import('../placement/pytorch.ts'),
};

export const loadScript = async (id: ExperimentId): Promise<Script> => (await modules[id]()).script;
