import type { ExperimentWords } from '../contract.ts';

export const overflow = {} as unknown as ExperimentWords;
