import type { ExperimentWords } from '../contract.ts';

export const mode = {} as unknown as ExperimentWords;
