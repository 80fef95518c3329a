import type { ExperimentWords } from '../contract.ts';

export const shift = {} as unknown as ExperimentWords;
