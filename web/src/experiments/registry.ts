/** The experiments in the unit's order. */
import type { Experiment } from './contract.ts';

export const experiments: readonly Experiment[] = [];
