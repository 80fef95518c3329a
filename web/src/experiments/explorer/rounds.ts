/** The rounds of questions, in the order they are offered, and what each sets over the learner's settings. */
import type { RoundCore } from '../contract.ts';
import { defaults, type Settings } from './settings.ts';

export const rounds: readonly RoundCore<Settings>[] = [
  { id: 'EX1', conditions: () => ({ ...defaults, width: 8, rows: 8, position: 0, firstColumn: 0 }) },
  { id: 'EX2', conditions: () => ({ ...defaults, position: 37 }) },
  { id: 'EX7', conditions: () => defaults },
  { id: 'EX8', conditions: () => ({ ...defaults, width: 2, rows: 7, position: 0, firstColumn: 0 }) },
  { id: 'EX10', conditions: () => ({ ...defaults, width: 5, rows: 8, position: 1, firstColumn: 1 }) },
];
