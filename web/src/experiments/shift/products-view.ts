/** Products of table rows as a matrix and over the offset: raw, where each diagonal is one number, and through learned maps. */
import type { Products } from '../../engine/shift.ts';
import { curves } from '../../render/curves.ts';
import { commonScale } from '../../render/grid.ts';
import { type Heat, heat } from '../../render/heat.ts';
import { picture, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { scale } from '../../render/scale.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { badge } from '../../render/verdict.ts';
import { diagonalSentence, productSentence, readout } from './sentences.ts';
import type { ShiftScene } from './settings.ts';

const room = { left: 28, top: 20 };

export function products(scene: ShiftScene): Branch {
  const { report, words, numbers } = scene;
  const { raw, projected } = report.products;
  const say = words.shift;
  const bound = numbers.fixed(commonScale(raw.matrix, projected.matrix), 1);
  return h(
    'section',
    { class: 'section ruled' },
    h(
      'div',
      { class: 'head-row' },
      h('h2', { class: 'h2' }, rich(say.productsHeading)),
      scale('d', `−${bound}`, bound),
    ),
    h(
      'div',
      { class: 'shift-products' },
      productFigure(scene, 'raw', raw),
      productFigure(scene, 'projected', projected),
      curveFigure(scene),
    ),
    h('p', { class: 'cap', role: 'status' }, rich(readout(scene) ?? say.pointAt)),
    h('p', { class: 'say' }, rich(productSentence(scene))),
  );
}

function productFigure(scene: ShiftScene, kind: 'raw' | 'projected', { matrix, diagonal }: Products): Branch {
  const { report, words, numbers, layout, cursor } = scene;
  const say = words.shift;
  const cell = layout.size === 'S' ? Math.min(12, Math.floor((layout.width - room.left) / 24)) : 11;
  const options: Heat = {
    figure: `products-${kind}`,
    label: say.products[kind].name,
    values: matrix,
    map: 'd',
    scale: commonScale(report.products.raw.matrix, report.products.projected.matrix),
    cellWidth: cell,
    cellHeight: cell,
    numbers,
    x: room.left,
    y: room.top,
    rowHeads: Array.from({ length: matrix.rows }, (_, k) => (k % 4 === 0 ? { text: String(k), position: true } : null)),
    indexRows: true,
    cursor,
  };
  const width = room.left + 24 * cell;
  return h(
    'figure',
    {},
    h('h3', { class: 'h3' }, rich(say.products[kind].title)),
    picture(
      { width, height: room.top + matrix.rows * cell + 2, label: say.products[kind].name, interactive: true },
      ...columnHeads(matrix.rows, cell),
      heat(options),
    ),
    h('figcaption', { class: 'sm mut' }, badge(diagonal, ''), h('span', {}, rich(diagonalSentence(scene, kind)))),
  );
}

/** Two digits are wider than a cell, so every fourth column has a head. */
const columnHeads = (count: number, cell: number): Branch[] =>
  Array.from({ length: Math.ceil(count / 4) }, (_, k) =>
    text(room.left + (4 * k + 0.5) * cell, room.top - 7, 'm pz', String(4 * k)),
  );

function curveFigure({ report, words, numbers, layout }: ShiftScene): Tree {
  const { raw, projected, rows, firstRise } = report.products;
  if (rows < 2) return null;
  const say = words.shift;
  const reach = rows - 1;
  const largest = Math.max(...raw.high, ...projected.high, 0);
  const smallest = Math.min(...raw.low, ...projected.low, 0);
  const width = layout.size === 'XL' ? 300 : layout.size === 'L' ? Math.max(180, layout.width - 660) : layout.width;
  const height = layout.size === 'XL' || layout.size === 'L' ? 236 : 170;
  const marks = [
    -reach,
    0,
    ...(firstRise !== null && firstRise > 2 && firstRise < reach - 2 ? [firstRise] : []),
    reach,
  ];
  const diagonal = raw.high[reach] ?? 0;
  return h(
    'figure',
    {},
    h('h3', { class: 'h3' }, rich(say.curveTitle)),
    picture(
      { width, height: height + 44, label: say.curveName },
      curves({
        width: width - 52,
        height: height - 4,
        x: 32,
        y: 8,
        low: smallest - 0.5,
        high: largest + 0.5,
        first: -reach,
        last: reach,
        lines: [
          { at: 0, label: '0' },
          { at: diagonal, label: numbers.fixed(diagonal, diagonal % 1 === 0 ? 0 : 1) },
        ],
        ticks: marks.map((mark) => ({ at: mark, label: numbers.integer(mark) })),
        axis: say.offsetAxis,
        curves: [
          { key: 'low', values: projected.low, style: 'ink-dotted' },
          { key: 'high', values: projected.high, style: 'ink' },
          { key: 'raw', values: raw.high, style: 'position' },
        ],
      }),
    ),
    h('figcaption', { class: 'sm mut' }, rich(say.curveCaption)),
  );
}
