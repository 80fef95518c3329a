/** CL17 to CL25: what a sinusoidal table has, and what it only seems to have. */
import type { ExplorerReport, TableProperty } from '../../engine/explorer.ts';
import type { ClaimView, Seen } from '../contract.ts';
import { defaults, plainTable, type Settings } from './settings.ts';

type Claim = ClaimView<Settings, ExplorerReport>;

/** The table of the paper at an even width, where each sine has its cosine. */
const paper = ({ width }: Settings): Partial<Settings> => ({
  base: defaults.base,
  exponent: 'pair',
  precision: 'float64',
  own: 'none',
  ...(Number(width) % 2 === 0 ? {} : { width: defaults.width }),
});

const read = ({ value, tolerance, holds }: TableProperty): Seen => ({
  verdict: { residual: value, tolerance, holds },
  agrees: holds,
});

/** Rows that are the same are nearest to each other as well. */
const nearest = ({ properties: { nearestRows } }: ExplorerReport): Seen => ({
  agrees: nearestRows.holds,
  named: {
    row: nearestRows.row ?? 0,
    other: nearestRows.otherRow ?? 0,
    apart: nearestRows.value,
  },
});

export const claims: readonly Claim[] = [
  { id: 'CL17', finite: true, shown: paper, seen: ({ properties }) => read(properties.unitPairs) },
  {
    id: 'CL18',
    finite: true,
    shown: paper,
    seen: ({ ladder }) => ({
      verdict: { residual: ladder.ratioResidual, tolerance: ladder.ratioTolerance, holds: ladder.ratioHolds },
      agrees: ladder.ratioHolds,
    }),
  },
  { id: 'CL19', shown: paper, seen: ({ properties }) => read(properties.offsetOnlyDots) },
  {
    id: 'CL20',
    finite: true,
    shown: (settings) => ({ ...paper(settings), position: 0 }),
    seen: ({ firstRise, table }) => ({
      agrees: firstRise === null,
      named: { rise: firstRise ?? 'none', last: table.rows - 1 },
    }),
    open: ({ width, offset = 0 }) => ({ ...plainTable, width, firstColumn: 0, position: 0, rows: offset + 2 }),
  },
  { id: 'CL21' },
  {
    id: 'CL22',
    finite: true,
    shown: () => ({ ...plainTable, width: 2, firstColumn: 0 }),
    seen: nearest,
    open: ({ offset = 0 }) => ({ ...plainTable, width: 2, firstColumn: 0, position: 0, rows: offset + 1 }),
  },
  {
    id: 'CL23',
    finite: true,
    shown: (settings) => ({ ...paper(settings), ...(Number(settings.width) < 12 ? { width: defaults.width } : {}) }),
    seen: nearest,
  },
  {
    id: 'CL24',
    shown: paper,
    seen: ({ layoutDots }) => ({ verdict: layoutDots, agrees: layoutDots.holds }),
  },
  {
    id: 'CL25',
    finite: true,
    shown: () => ({ exponent: 'whole' }),
    seen: ({ ladder, columns }) => ({
      agrees: ladder.different === new Set(columns.pairs).size,
      named: { different: ladder.different, pairs: new Set(columns.pairs).size },
    }),
    open: ({ width = 1, position = 0 }) => ({
      ...plainTable,
      exponent: 'whole',
      width,
      firstColumn: 0,
      position,
      rows: Math.max(2, position + 1),
    }),
  },
];
