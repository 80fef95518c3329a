/** The rounds of questions, in the order they are offered, and what each sets over the learner's settings. */
import type { RoundCore } from '../contract.ts';
import { plainTable, type Settings } from './settings.ts';

export const rounds: readonly RoundCore<Settings>[] = [
  { id: 'EX1', conditions: () => ({ ...plainTable, width: 8, rows: 8, position: 0, firstColumn: 0 }) },
  { id: 'EX2', conditions: () => ({ ...plainTable, position: 37 }) },
  { id: 'EX7', conditions: () => plainTable },
  { id: 'EX8', conditions: () => ({ ...plainTable, width: 2, rows: 7, position: 0, firstColumn: 0 }) },
  { id: 'EX10', conditions: () => ({ ...plainTable, width: 5, rows: 8, position: 1, firstColumn: 1 }) },
];
