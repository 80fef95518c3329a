/** R3: order the proof that self-attention without positions is equivariant (UDL, problem 12.3). */
import type { ProofReport } from '../../../engine/closed-book-order.ts';
import type { Task } from '../task.ts';
import { core } from './core.ts';
import type { ProofState } from './state.ts';
import { sentences, view } from './view.ts';

export interface ProofResult {
  /** null: nothing was checked yet. */
  readonly report: ProofReport | null;
  /** Of the report. Of a swap some false lines are true, so that a proof made with one is none yet. */
  readonly permutation: ProofState['permutation'];
}

export const proof: Task<'proof', ProofState, ProofResult> = {
  ...core,
  asks: ({ seed, permutation, checked }) => ({ seed, permutation, checked }),
  compute: (engine, { seed, permutation, checked }) => ({
    report: checked.length > 0 ? engine.checkProof({ lines: [...checked], seed, permutation }) : null,
    permutation,
  }),
  isSolved: ({ report, permutation }) => report?.complete === true && permutation === 'drawn',
  view,
  sentences,
};
