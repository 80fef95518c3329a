/** The questions of overflow, by round; the engine's report and its functions for the learner's own lengths and seed are the answers. */
import { accepted, lastRow, message, noBatch, step } from './add.ts';
import { change, ownRows, rebuilding, wrapping } from './cures.ts';
import type { Question } from './kit.ts';

export const questions: Readonly<Record<string, readonly Question[]>> = {
  OV1: [step, lastRow],
  OV2: [message],
  OV3: [accepted],
  OV4: [change],
  OV6: [wrapping],
  OV7: [rebuilding],
  OV8: [ownRows],
  OV9: [noBatch],
};
