/** The rounds of the two modes, in the order they are offered. */
import type { ModeReport } from '../../../engine/mode.ts';
import type { Round } from '../../contract.ts';
import type { Settings } from '../settings.ts';
import { droppedWeight, meanOfOutputs, reversedWords } from './attention.ts';
import { howMany, keptEntry, possibleValues, relativeChange } from './entries.ts';
import { over } from './kit.ts';
import { agreeing, dropBeforeAdd, runDifference, withoutGradients } from './runs.ts';

export const rounds: readonly Round<Settings, ModeReport>[] = [
  { id: 'TE1', questions: [agreeing, runDifference] },
  { id: 'TE2', conditions: over({ rate: 0.2 }), questions: [keptEntry] },
  { id: 'TE3', conditions: over({ rate: 0.5 }), questions: [possibleValues] },
  // A table small enough to count in.
  { id: 'TE4', conditions: over({ rate: 0.25, input: 'embeddings', width: 8 }), questions: [howMany] },
  { id: 'TE5', conditions: over({ rate: 0.5, recordGradients: false }), questions: [withoutGradients] },
  { id: 'TE6', conditions: over({ rate: 0.1 }), questions: [relativeChange] },
  { id: 'TE7', conditions: over({ rate: 0.1 }), questions: [droppedWeight] },
  { id: 'TE8', conditions: over({ rate: 0.5 }), questions: [meanOfOutputs] },
  { id: 'TE9', conditions: over({ input: 'embeddings' }), questions: [reversedWords] },
  { id: 'TE10', conditions: over({ input: 'embeddings' }), questions: [dropBeforeAdd] },
];
