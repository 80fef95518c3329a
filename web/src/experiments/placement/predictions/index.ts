/** The questions of placement, by round. */
import { agree, apart, fromNone, oneOperand, replaced, valuesOnly } from './blocks.ts';
import type { Asked } from './kit.ts';
import { addedTwice, blockInput, rope, wordsBesidePositions } from './numbers.ts';

export const questions: Readonly<Record<string, readonly Asked[]>> = {
  PL1: [agree],
  PL2: [apart],
  PL3: [replaced],
  PL4: [fromNone],
  PL5: [valuesOnly],
  PL6: [blockInput],
  PL7: [wordsBesidePositions],
  PL8: [rope],
  PL9: [addedTwice],
  PL10: [oneOperand],
};
