/** The rounds of placement, in the order they are offered. */
import type { Round } from '../../contract.ts';
import type { Report } from '../index.ts';
import { defaults, type Settings } from '../settings.ts';
import { agree, apart, fromNone, oneOperand, replaced, valuesOnly } from './blocks.ts';
import { over } from './kit.ts';
import { addedTwice, blockInput, rope, wordsBesidePositions } from './numbers.ts';

const valueAlone = { placement: 'queryKey', intoQuery: false, intoKey: false, intoValue: true } as const;

export const rounds: readonly Round<Settings, Report>[] = [
  { id: 'PL1', conditions: over({ layerCount: 1 }), questions: [agree] },
  { id: 'PL2', conditions: over({}), questions: [apart] },
  { id: 'PL3', conditions: over({ layerCount: 1, placement: 'queryKey' }), questions: [replaced] },
  { id: 'PL4', conditions: over({}), questions: [fromNone] },
  { id: 'PL5', conditions: over({ ...valueAlone, layerCount: 1, residual: false }), questions: [valuesOnly] },
  { id: 'PL6', questions: [blockInput] },
  { id: 'PL7', questions: [wordsBesidePositions] },
  {
    id: 'PL8',
    // Fewer than three words have no two scores on one diagonal beside the main one.
    conditions: (settings) => ({
      ...over({})(settings),
      words: settings.words.length < 3 ? defaults.words : settings.words,
    }),
    questions: [rope],
  },
  { id: 'PL9', questions: [addedTwice] },
  { id: 'PL10', conditions: over({ layerCount: 1, residual: false, placement: 'queryKey' }), questions: [oneOperand] },
];
