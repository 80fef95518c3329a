/** The letters of an entry of the table, p[i, c]: row i, column c of width d, and the pair j of that column. */
import type { Letters, Variables } from './formula-text.ts';

export const width: Variables = { d: 'd', D: 'd', d_model: 'd', dmodel: 'd', num_hiddens: 'd', dim: 'd', width: 'd' };
const column: Variables = { ...width, c: 'c', col: 'c', column: 'c' };

export const ofEntry: Letters = {
  names: { i: 'i', pos: 'i', position: 'i', j: 'j', ...column },
  paper: { pos: 'i', position: 'i', i: 'j', ...column },
  defines: true,
};
