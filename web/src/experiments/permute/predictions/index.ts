/** The questions of permute; the engine's report and its functions for the learner's own text and seed are the answers. */
import type { PermuteRound } from './asked.ts';
import { causalMask, paddingMask } from './masks.ts';
import { anySettings, outputs, weights } from './order.ts';
import { backwards, fairTest, sizes } from './positions.ts';
import { wrongSoftmax } from './wrong-softmax.ts';

export const rounds: readonly PermuteRound[] = [
  anySettings,
  outputs,
  weights,
  fairTest,
  causalMask,
  sizes,
  wrongSoftmax,
  paddingMask,
  backwards,
];
