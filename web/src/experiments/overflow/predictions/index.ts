/** The questions of overflow; the engine's report and its functions for the learner's own lengths and seed are the answers. */
import { batchAxis, itsLimit, itsWords, whereItStops } from './add.ts';
import type { OverflowRound } from './conditions.ts';
import { ownRowRound, rebuildRound, silentCut, wrapRound } from './cures.ts';

export const rounds: readonly OverflowRound[] = [
  whereItStops,
  itsWords,
  itsLimit,
  silentCut,
  wrapRound,
  rebuildRound,
  ownRowRound,
  batchAxis,
];
