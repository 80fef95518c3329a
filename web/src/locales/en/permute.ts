import type { ExperimentWords } from '../contract.ts';

export const permute = {} as unknown as ExperimentWords;
