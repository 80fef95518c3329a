/**
 * The same square with tokens as rows (D2L): it lies on its side. X at the top left, shuffled to the right, attended downwards; the
 * braid joins row to row, and the right column carries the two results with their difference between them.
 */
import { braid } from '../../render/braid.ts';
import { figureWith, over } from '../../render/chips.ts';
import { arrow, formulaText, picture, richText, text } from '../../render/picture.ts';
import type { Branch, Tree } from '../../render/tree.ts';
import { type Cells, type Kit, type MatrixName, matrixOf, nameOf } from './kit.ts';
import { orderChips } from './order-parts.ts';

export interface Lying {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** Upper edges: X and X shuffled, its output, the difference, and the output shuffled with the output beside it. */
  readonly ys: readonly [number, number, number, number];
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly across: number;
  readonly down: number;
  readonly chipRow: boolean;
  readonly large: boolean;
}

const wordWidth = 50;
const chipWidth = 52;
const between = 48;
/** More rows than this are lower than a mouse can hit, and for a finger any are: the chips then stand in a row of their own. */
const mostChips = 8;

export function lyingOf(kit: Kit, width: number, large: boolean, middleHeight: number): Lying {
  const { tokens, features, positions } = kit;
  const index = positions ? 22 : 0;
  const left = wordWidth + index;
  const bridge = (large ? 66 : 44) + chipWidth + 6 + index;
  const cap = large ? 40 : 28;
  const fitting = Math.min(cap, (width - left - bridge - 2) / 2 / features);
  const cellWidth = fitting >= 8 ? Math.floor(fitting) : Math.floor(fitting * 100) / 100;
  const few = tokens <= mostChips;
  const chipRow = few && !kit.scene.layout.coarse;
  const cellHeight = few ? 26 : Math.min(20, Math.floor(30000 / tokens) / 100);
  const across = features * cellWidth;
  const down = tokens * cellHeight;
  const pitch = Math.max(down + between, (middleHeight + down + 56) / 3);
  const ys = [0, 1, 2, 3].map((k) => Math.round(50 + k * pitch)) as unknown as Lying['ys'];
  return {
    width,
    height: ys[3] + down + 12,
    left,
    right: left + across + bridge,
    ys,
    cellWidth,
    cellHeight,
    across,
    down,
    chipRow,
    large,
  };
}

/** Under X, beside the long arrow down. */
export const middleOfLying = ({ left, right, ys, down }: Lying): { x: number; y: number; width: number } => ({
  x: left,
  y: ys[0] + down + 14,
  width: right - left - chipWidth - 12,
});

export function rowsFigure(kit: Kit, lying: Lying, ...laidOver: Branch[]): Branch {
  const { left, right, ys, width, height, cellWidth, cellHeight, chipRow } = lying;
  const cells = (
    name: MatrixName,
    x: number,
    y: number,
    extra: { tokens?: boolean; positions?: boolean; features?: boolean },
  ): Branch => matrixOf(kit, name, { x, y, cellWidth, cellHeight } satisfies Cells, extra);
  const index = kit.positions ? 22 : 0;
  const chips =
    chipRow &&
    over(
      right - chipWidth - 4 - index,
      ys[0] + 0.5,
      orderChips(kit.scene, { width: chipWidth, height: cellHeight - 2, gap: 2, vertical: true }),
    );
  return figureWith(
    picture(
      { width, height, label: kit.scene.words.permute.figure.label, interactive: true },
      cells('tokens', left, ys[0], { tokens: true, positions: true, features: true }),
      kit.positions && wordsBeside(kit, lying),
      cells('permutedTokens', right, ys[0], { tokens: !chipRow, positions: true, features: true }),
      cells('outputOfPermuted', right, ys[1], { tokens: true }),
      cells('difference', right, ys[2], { tokens: true }),
      cells('output', left, ys[3], { tokens: true }),
      cells('permutedOutput', right, ys[3], { tokens: true }),
      braids(kit, lying),
      names(kit, lying),
      arrows(kit, lying),
    ),
    ...[chips, ...laidOver].filter((child) => child !== false),
  );
}

/** With positions at the rows of X the words stand in front of them, and i above. */
function wordsBeside(kit: Kit, { left, right, ys, cellHeight }: Lying): Tree {
  const { words } = kit.scene.settings;
  return [
    cellHeight >= 12 &&
      words.map((word, k) => text(left - 26, ys[0] + (k + 0.5) * cellHeight + 4.5, 'e tk', shortened(word))),
    formulaText(left - 8, ys[0] - 7, 'i', 'f e pz t14'),
    formulaText(right - 8, ys[0] - 7, 'i', 'f e pz t14'),
  ];
}

const shortened = (word: string): string => ([...word].length > 6 ? `${[...word].slice(0, 5).join('')}…` : word);

function braids(kit: Kit, { left, right, ys, cellHeight, across, chipRow }: Lying): Tree {
  const order = Array.from(kit.scene.report.order);
  const index = kit.positions ? 22 : 0;
  const shared = { order, cellWidth: cellHeight, sideways: true, top: left + across + 4 };
  const upperEnd = chipRow ? right - chipWidth - 8 - index : right - 8 - Math.max(index, wordWidth - 8);
  const label = (y: number): Branch => formulaText((left + across + upperEnd) / 2, y - 8, kit.formulas.order, 'f m');
  return [
    braid({ ...shared, x: ys[0] + cellHeight / 2 - 0.5, bottom: upperEnd }),
    braid({ ...shared, x: ys[3] + cellHeight / 2 - 0.5, bottom: right - wordWidth - 2 }),
    label(ys[0]),
    label(ys[3]),
  ];
}

function names(kit: Kit, { left, right, ys, across }: Lying): Tree {
  const { formulas, scene } = kit;
  const { difference } = scene.words.permute.figure;
  const rightCentre = right + across / 2;
  return [
    nameOf(left + across / 2, 18, formulas.tokens),
    nameOf(rightCentre, 18, formulas.permutedTokens),
    nameOf(rightCentre, ys[1] - 11, formulas.outputOfPermuted),
    text(rightCentre, ys[2] - 11, 'f m', scene.hidden ? difference : `|${difference}|`),
    nameOf(rightCentre, ys[3] - 11, formulas.permutedOutput),
    nameOf(left + across / 2, ys[3] - 11, formulas.output),
  ];
}

/** Attend goes down on both sides; at the right the two results point at their difference. */
function arrows(kit: Kit, { left, right, ys, down, across, large }: Lying): Tree {
  const { formulas, scene } = kit;
  const { figure } = scene.words.permute;
  const act = formulas.added ? figure.addAttend(`$${formulas.table}$`) : figure.attend;
  const x = right + Math.min(20, across / 6);
  const under = (k: 0 | 1 | 2): number => ys[k] + down + 6;
  const longX = left - 34;
  return [
    arrow(x, under(0), x, ys[1] - 6),
    arrow(x, under(1), x, ys[2] - 6),
    arrow(x, ys[3] - 7, x, under(2)),
    arrow(longX, under(0), longX, ys[3] - 6),
    large && across >= 240 && richText(right + across, ys[1] - 11, act, 'f e t14'),
  ];
}
