/** What the figures of permute share: one heat map per matrix, with one scale, heads and cursor. */
import { displayed, type Grid } from '../../render/grid.ts';
import { type Head, heat, indexHeads, tokenHeads } from '../../render/heat.ts';
import { formulaText } from '../../render/picture.ts';
import type { Branch } from '../../render/tree.ts';
import { type Formulas, formulasOf } from './formulas.ts';
import type { PermuteScene } from './settings.ts';

export type MatrixName = 'tokens' | 'permutedTokens' | 'output' | 'permutedOutput' | 'outputOfPermuted' | 'difference';

export interface Cells {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** Which heads a matrix shows: tokens along their axis, positions (teal) where a scheme has any, features along the other. */
export interface Heads {
  readonly tokens?: boolean;
  readonly positions?: boolean;
  readonly features?: boolean;
}

export interface Kit {
  readonly scene: PermuteScene;
  readonly formulas: Formulas;
  readonly byColumns: boolean;
  readonly tokens: number;
  readonly features: number;
  /** Positions are shown: a scheme is on. */
  readonly positions: boolean;
  readonly scale: number;
}

export function kitOf(scene: PermuteScene): Kit {
  const { report, settings, orientation } = scene;
  return {
    scene,
    formulas: formulasOf(settings, orientation),
    byColumns: orientation === 'columns',
    tokens: report.tokens.rows,
    features: report.tokens.cols,
    positions: settings.scheme !== 'none',
    scale: Math.max(report.largestToken, report.largestOutput) || 1,
  };
}

/** The words at their first places, or as they stand after the shuffle. */
export function wordHeads({ scene }: Kit, shuffled: boolean): Head[] {
  const { words } = scene.settings;
  if (!shuffled) return tokenHeads(words);
  const order = Array.from(scene.report.order);
  return tokenHeads(
    order.map((old) => words[old] ?? ''),
    (place) => order[place] !== place,
  );
}

const fromPlaces: ReadonlySet<MatrixName> = new Set<MatrixName>(['tokens', 'output']);
const inputs: ReadonlySet<MatrixName> = new Set<MatrixName>(['tokens', 'permutedTokens']);

/** Cells narrower than this have no words over them. */
const narrowest = 20;

export function matrixOf(kit: Kit, name: MatrixName, cells: Cells, heads: Heads = {}): Branch {
  const { scene, byColumns, tokens, features, positions } = kit;
  const { report } = scene;
  const grid: Grid = displayed(report[name], scene.orientation);
  const isDifference = name === 'difference';
  const law = report.equivariance;
  const along = byColumns ? cells.cellWidth : cells.cellHeight;
  const tokenAxis =
    heads.positions && positions
      ? indexHeads(tokens, 0, true)
      : heads.tokens
        ? wordHeads(kit, !fromPlaces.has(name))
        : [];
  const words = !(heads.positions && positions);
  const shown = words && along < (byColumns ? narrowest : 12) ? [] : tokenAxis;
  const featureAxis = heads.features ? indexHeads(features) : [];
  return heat({
    ...cells,
    figure: name,
    label: scene.words.permute.figure.cells[name],
    values: grid,
    map: isDifference ? 'r' : 'd',
    scale: isDifference ? report.largestOutput || 1 : kit.scale,
    numbers: scene.numbers,
    tolerance: isDifference ? law.tolerance : undefined,
    ring:
      isDifference && !law.holds ? (byColumns ? { row: law.col, col: law.row } : { row: law.row, col: law.col }) : null,
    hidden: scene.hidden && !inputs.has(name),
    cursor: scene.cursor,
    colHeads: byColumns ? shown : featureAxis,
    rowHeads: byColumns ? featureAxis : shown,
    indexCols: byColumns ? !words : true,
    indexRows: byColumns ? true : !words,
    rowHeadWidth: byColumns ? 24 : 46,
    colKeys: byColumns && name !== 'difference' ? keysOf(kit, fromPlaces.has(name)) : undefined,
  });
}

/** Columns slide with their tokens. */
function keysOf({ scene, tokens }: Kit, unshuffled: boolean): string[] {
  return Array.from({ length: tokens }, (_, place) => String(unshuffled ? place : scene.report.order[place]));
}

/** The formula that names a matrix, centred at x. */
export const nameOf = (x: number, y: number, formula: string): Branch => formulaText(x, y, formula, 'f m');
