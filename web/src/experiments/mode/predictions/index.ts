/** The questions about the two modes, by round. */
import { droppedWeight, meanOfOutputs, reversedWords } from './attention.ts';
import { howMany, keptEntry, possibleValues, relativeChange } from './entries.ts';
import type { Asked } from './kit.ts';
import { agreeing, dropBeforeAdd, runDifference, withoutGradients } from './runs.ts';

export const questions: Readonly<Record<string, readonly Asked[]>> = {
  TE1: [agreeing, runDifference],
  TE2: [keptEntry],
  TE3: [possibleValues],
  TE4: [howMany],
  TE5: [withoutGradients],
  TE6: [relativeChange],
  TE7: [droppedWeight],
  TE8: [meanOfOutputs],
  TE9: [reversedWords],
  TE10: [dropBeforeAdd],
};
