/** The questions of shift, by round. */
import { frontOrIds, padded } from './acts.ts';
import type { Asked } from './kit.ts';
import { firstShared, oppositeOffsets } from './offsets.ts';
import { matrixEntries, productOrder, topRight } from './pairs.ts';
import { farAway, inputWeights, outputChange, schemeOrder } from './schemes.ts';

export const questions: Readonly<Record<string, readonly Asked[]>> = {
  SH3: [matrixEntries, outputChange],
  SH1: [schemeOrder],
  SH2: [topRight],
  SH4: [inputWeights],
  SH5: [productOrder],
  SH6: [farAway],
  SH7: [oppositeOffsets],
  SH8: [frontOrIds],
  SH9: [padded],
  SH10: [firstShared],
};
