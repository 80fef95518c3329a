/** The rounds of shift, in the order they are offered. */
import type { ShiftReport } from '../../../engine/shift.ts';
import type { Round } from '../../contract.ts';
import type { Settings } from '../settings.ts';
import { oneWordInFront, padded } from './acts.ts';
import { over } from './kit.ts';
import { firstShared, oppositeOffsets } from './offsets.ts';
import { matrixEntries, productOrder, topRight } from './pairs.ts';
import { farAway, inputWeights, outputChange, schemeOrder } from './schemes.ts';

export const rounds: readonly Round<Settings, ShiftReport>[] = [
  { id: 'SH3', questions: [matrixEntries, outputChange] },
  { id: 'SH1', conditions: over({ position: 0, offset: 37 }), questions: [schemeOrder] },
  { id: 'SH2', conditions: over({ pair: 3, offset: 5 }), questions: [topRight] },
  { id: 'SH4', conditions: over({ position: 0, offset: 10 }), questions: [inputWeights] },
  { id: 'SH5', conditions: over({}), questions: [productOrder] },
  // The table must hold the text so far away.
  { id: 'SH6', conditions: over({ position: 0, offset: 1000, maxLen: 2048 }), questions: [farAway] },
  { id: 'SH7', conditions: over({ offset: 3 }), questions: [oppositeOffsets] },
  oneWordInFront,
  { id: 'SH9', conditions: over({ act: 'padLeft', recheckValid: false, causal: true }), questions: [padded] },
  { id: 'SH10', conditions: over({}), questions: [firstShared] },
];
