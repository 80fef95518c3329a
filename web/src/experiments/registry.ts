/** The experiments: the unit's questions in its order, then what there is to look things up. */
import type { Experiment } from './contract.ts';
import { experiment as explorer } from './explorer/index.ts';
import { experiment as mode } from './mode/index.ts';
import { experiment as overflow } from './overflow/index.ts';
import { experiment as permute } from './permute/index.ts';
import { experiment as placement } from './placement/index.ts';
import { experiment as shift } from './shift/index.ts';

export const experiments: readonly Experiment[] = [permute, shift, overflow, mode, explorer, placement];
