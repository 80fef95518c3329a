/** Which letters each kind of field knows. */
import type { Letters } from '../../../formulas/formula-text.ts';
import { ofEntry, width } from '../../../formulas/letters.ts';

const frequency = ['w', 'omega', 'ω', 'w_j', 'omega_j', 'ω_j', 'w_i', 'omega_i', 'ω_i', 'wj', 'ωj'];

export const letters = {
  entry: ofEntry,
  column: { names: { j: 'j', ...width } },
  turn: {
    names: {
      ...Object.fromEntries(frequency.map((name) => [name, 'w'])),
      ...Object.fromEntries(['delta', 'δ', 'Δ', 'offset', 'k'].map((name) => [name, 'delta'])),
      i: 'i',
      pos: 'i',
      j: 'j',
      ...width,
    },
  },
} satisfies Readonly<Record<string, Letters>>;

export type Field = keyof typeof letters;
