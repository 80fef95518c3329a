/** The questions of permute, by round; the engine's report and its functions for the learner's own text and seed are the answers. */
import type { Question } from './asked.ts';
import { causal, padding } from './masks.ts';
import { law, lawSize, mean, placeByPlace, weight } from './order.ts';
import { reversed, sortWays, whichRun } from './positions.ts';
import { faultySoftmax } from './wrong-softmax.ts';

export const questions: Readonly<Record<string, readonly Question[]>> = {
  PM1: [law, lawSize],
  PM2: [placeByPlace, mean],
  PM3: [weight],
  PM4: [whichRun],
  PM5: [causal],
  PM6: [sortWays],
  PM7: [faultySoftmax],
  PM8: [padding],
  PM10: [reversed],
};
