/**
 * The names of the matrices as formulas (render/formula.ts). Columns: UDL, P is the permutation and Π the table. Rows: D2L, X[π]
 * lists the rows in the order π, and P is the table. Teal stands only where position enters.
 */
import type { Orientation } from '../contract.ts';
import type { PermuteState } from './settings.ts';

export interface Formulas {
  readonly tokens: string;
  readonly permutedTokens: string;
  readonly output: string;
  readonly permutedOutput: string;
  readonly outputOfPermuted: string;
  /** The table of positions, and the permutation. */
  readonly table: string;
  readonly order: string;
  /** Whether the table is added to X before the block. */
  readonly added: boolean;
}

const relative = new Set(['shaw', 't5', 'alibi', 'rotary']);

/** Sa, or Block for the whole one; above it the number of layers, below it what brings position in elsewhere than at X. */
function blockName({ block, layerCount, scheme, placement }: PermuteState, table: string): string {
  const name = block === 'preNorm' ? 'Block' : 'Sa';
  const layers = Number(layerCount) > 1 ? `^{${layerCount}}` : '';
  if (relative.has(scheme)) return `${name}${layers}_{\\δ}`;
  return scheme === 'none' || placement === 'input' ? `${name}${layers}` : `${name}${layers}_{${table}}`;
}

export function formulasOf(settings: PermuteState, orientation: Orientation): Formulas {
  const byColumns = orientation === 'columns';
  const table = byColumns ? 'Π' : '\\P';
  const [open, close] = byColumns ? ['[', ']'] : ['(', ')'];
  const [shuffled, order] = byColumns ? ['P', 'P'] : ['[π]', 'π'];
  const added = (settings.scheme === 'sinusoidal' || settings.scheme === 'learned') && settings.placement === 'input';
  const name = blockName(settings, table);
  const of = (input: string): string => `${name}${open}${input}${close}`;
  const plus = added ? ` + ${table}` : '';
  const sums = settings.shuffle === 'sums' && added;
  return {
    tokens: 'X',
    permutedTokens: `X${shuffled}`,
    output: of(`X${plus}`),
    permutedOutput: `${of(`X${plus}`)}${shuffled}`,
    outputOfPermuted: of(sums ? `(X${plus})${shuffled}` : `X${shuffled}${plus}`),
    table,
    order,
    added,
  };
}
