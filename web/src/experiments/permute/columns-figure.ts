/**
 * The square of two routes with tokens as columns (UDL): X at the top left, its output at the top right; the shuffle goes down on
 * both sides, and at the bottom the two routes meet around their difference. Columns stand on one axis: the chip is the head of
 * the column it moves, and the braid joins column to column.
 */
import { braid } from '../../render/braid.ts';
import { figureWith, over } from '../../render/chips.ts';
import { clipped, widthOf } from '../../render/measure.ts';
import { arrow, formulaText, picture, richText, text } from '../../render/picture.ts';
import { type Branch, s, type Tree } from '../../render/tree.ts';
import { type Kit, type MatrixName, matrixOf, nameOf, wordHeads } from './kit.ts';
import { orderChips } from './order-parts.ts';

interface Square {
  readonly width: number;
  readonly height: number;
  /** Left edges of the four columns of matrices. */
  readonly xs: readonly [number, number, number, number];
  readonly top: number;
  readonly bottom: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Of a matrix. */
  readonly across: number;
  readonly down: number;
  readonly chipHeight: number;
  readonly large: boolean;
}

/** Heads of columns narrower than this could not be hit with a mouse or a finger: the chips then stand in a row of their own. */
const narrowestHead = { fine: 26, coarse: 40 };
export const chipsInFigure = ({ chipHeight }: Square): boolean => chipHeight > 0;

export function squareOf(kit: Kit, width: number, large: boolean, middleHeight: number): Square {
  const { tokens, features, positions } = kit;
  const label = large ? 24 : 0;
  const gap = large ? 46 : 30;
  const room = (width - label - 1 - 3 * gap) / 4;
  const cap = large ? 40 : 28;
  const fitting = Math.min(cap, room / tokens);
  const cellWidth = fitting >= 8 ? Math.floor(fitting) : Math.floor(fitting * 100) / 100;
  const cellHeight = Math.min(large ? 22 : 15, Math.max(1, Math.floor((300 / features) * 100) / 100));
  const across = tokens * cellWidth;
  const down = features * cellHeight;
  const pitch = (width - label - 1 - across) / 3;
  const xs = [0, 1, 2, 3].map((k) => label + Math.round(k * pitch)) as unknown as Square['xs'];
  const row = positions ? 17 : 0;
  const top = 50 + row;
  const narrowest = narrowestHead[kit.scene.layout.coarse ? 'coarse' : 'fine'];
  const chipHeight = cellWidth < narrowest ? 0 : large ? 40 : 36;
  const between = (large ? 59 : 47) + chipHeight + 13 + row;
  const bottom = Math.max(top + down + between, middleHeight + 76);
  return { width, height: bottom + down + 32, xs, top, bottom, cellWidth, cellHeight, across, down, chipHeight, large };
}

/** Room between the second and the third matrix for verdict, ruler and order. */
export const middleOf = (square: Square): { x: number; width: number } => ({
  x: square.xs[1],
  width: square.xs[2] + square.across - square.xs[1],
});

export function columnsFigure(kit: Kit, square: Square, ...laidOver: Branch[]): Branch {
  const { xs, top, bottom, large, width, height } = square;
  const { words } = kit.scene;
  const cells = (name: MatrixName, x: number, y: number, features: boolean, positions: boolean): Branch =>
    matrixOf(
      kit,
      name,
      { x, y, cellWidth: square.cellWidth, cellHeight: square.cellHeight },
      { tokens: true, features, positions },
    );
  const chipRow = chipsInFigure(square);
  const chips =
    chipRow &&
    over(
      xs[0] + 0.5,
      chipTop(kit, square),
      orderChips(kit.scene, { width: square.cellWidth - 2, height: square.chipHeight, gap: 2 }),
    );
  return figureWith(
    picture(
      { width, height, label: words.permute.figure.label, interactive: true },
      cells('tokens', xs[0], top, large, true),
      kit.positions && wordsOver(kit, square),
      cells('output', xs[3], top, false, false),
      inputMatrix(kit, square, chipRow, large),
      cells('outputOfPermuted', xs[1], bottom, false, false),
      cells('difference', xs[2], bottom, false, false),
      cells('permutedOutput', xs[3], bottom, false, false),
      braids(kit, square),
      routeNames(kit, square),
      arrows(kit, square),
      large && text(0, bottom + square.down + 16, 'd', words.permute.figure.feature),
    ),
    ...[chips, ...laidOver].filter((child) => child !== false),
  );
}

/** Under the chips X shuffled needs no words, only positions where a scheme has them. */
function inputMatrix(kit: Kit, square: Square, chipRow: boolean, features: boolean): Branch {
  const { xs, bottom, cellWidth, cellHeight } = square;
  return matrixOf(
    kit,
    'permutedTokens',
    { x: xs[0], y: bottom, cellWidth, cellHeight },
    { tokens: !chipRow, positions: true, features },
  );
}

const chipTop = (kit: Kit, { bottom, chipHeight }: Square): number =>
  bottom - 6 - chipHeight - (kit.positions ? 17 : 0);

/** The words over X, above its positions; and the letter i of both rows of positions. */
function wordsOver(kit: Kit, { xs, top, bottom, cellWidth, large }: Square): Tree {
  const words =
    cellWidth >= 20 &&
    wordHeads(kit, false).map((head, k) =>
      text(
        xs[0] + (k + 0.5) * cellWidth,
        top - 25,
        cellWidth < 36 ? 'm tk t13' : 'm tk',
        clipped(head.text, cellWidth - 2, cellWidth < 36 ? 13 : 15),
      ),
    );
  const i = large && [top, bottom].map((y) => formulaText(xs[0] - 8, y - 7, 'i', 'f e pz t14'));
  return s('g', { 'aria-hidden': 'true' }, words, i);
}

function braids(kit: Kit, square: Square): Tree {
  const { xs, top, bottom, down, cellWidth, across, chipHeight } = square;
  const order = Array.from(kit.scene.report.order);
  const from = top + down + 4;
  const shared = { order, cellWidth, top: from };
  const heads = cellWidth >= 20 ? 24 : 6;
  const leftEnd = chipHeight > 0 ? chipTop(kit, square) - 3 : bottom - (kit.positions ? 22 : heads);
  const middle = from + 36;
  const label = kit.formulas.order;
  return [
    braid({ ...shared, x: xs[0] + cellWidth / 2 - 0.5, bottom: leftEnd }),
    braid({ ...shared, x: xs[3] + cellWidth / 2 - 0.5, bottom: bottom - heads }),
    formulaText(xs[0] + across + 10, middle, label, 'f'),
    formulaText(xs[3] - 10, middle, label, 'f e'),
  ];
}

function routeNames(kit: Kit, square: Square): Tree {
  const { xs, bottom, down, across } = square;
  const { formulas, scene } = kit;
  const centre = (k: 0 | 1 | 2 | 3): number => xs[k] + across / 2;
  const { difference } = scene.words.permute.figure;
  const under = bottom + down + 22;
  return [
    nameOf(centre(0), 16, formulas.tokens),
    nameOf(centre(3), 16, formulas.output),
    nameOf(centre(0), under, formulas.permutedTokens),
    nameOf(centre(1), under, formulas.outputOfPermuted),
    text(centre(2), under, 'f m', scene.hidden ? difference : `|${difference}|`),
    nameOf(centre(3), under, formulas.permutedOutput),
  ];
}

/** Attend along the top, attend at the lower left, and the two routes into the difference. */
function arrows(kit: Kit, square: Square): Tree {
  const { xs, bottom, down, across, large } = square;
  const { formulas, scene } = kit;
  const { figure } = scene.words.permute;
  const act = formulas.added ? figure.addAttend(`$${formulas.table}$`) : figure.attend;
  const from = xs[0] + across / 2 + 22;
  const to = xs[3] + across / 2 - (formulas.output.length > 8 ? 52 : 36);
  const centre = (from + to) / 2;
  const half = Math.max(formulas.added ? 62 : 34, widthOf(act.replace(/[$\\]/g, ''), 16) / 2 + 8);
  const middle = bottom + down / 2;
  const end = (k: 0 | 1 | 2 | 3): number => xs[k] + across;
  const gap = xs[1] - end(0);
  const wide = gap >= 44;
  return [
    s('path', { class: 'ln', d: `M${from} 11H${centre - half}` }),
    arrow(centre + half, 11, to, 11),
    richText(centre, 16, act, 'f m'),
    arrow(end(0) + 5, middle, xs[1] - 5, middle),
    arrow(end(1) + 5, middle, xs[2] - 5, middle),
    arrow(xs[3] - 6, middle, end(2) + 4, middle),
    large && wide && formulas.added && formulaText((end(0) + xs[1]) / 2, middle - 9, `+${formulas.table}`, 'f m t15'),
    large &&
      wide &&
      widthOf(figure.attend, 14) <= gap &&
      richText((end(0) + xs[1]) / 2, middle + 20, figure.attend, 'f m t14'),
  ];
}
