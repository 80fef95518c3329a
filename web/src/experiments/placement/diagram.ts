/**
 * One block as a drawing, top to bottom: where the table is added, queries, keys, values, weights, and on to the next layer. How a
 * wire is drawn is what the engine measured on it; which wires there are follows from the settings.
 */
import type { LayerWires, PlacementBlock, Wire } from '../../engine/placement.ts';
import { boxHeight, joint, operandBox, tableBox } from '../../render/block.ts';
import { formulaText, picture, place, round, text } from '../../render/picture.ts';
import { type Branch, s, type Tree } from '../../render/tree.ts';
import type { BlockName, PlacementScene } from './settings.ts';

/** Heights within a layer, from its top. */
const y = { add: 16, skip: 38, branch: 48, operand: 66, box: 84, join: 124, mix: 138, sum: 158, end: 178 };
const first = 34;
const last = 26;

interface Geometry {
  readonly q: number;
  readonly k: number;
  readonly v: number;
  readonly box: number;
  readonly table: number;
  readonly skip: number;
}

function geometryOf(width: number): Geometry {
  const pitch = Math.min(84, round(width * 0.29));
  const middle = round(width / 2);
  const box = Math.min(56, round(pitch * 0.72));
  const v = middle + pitch;
  return { q: middle - pitch, k: middle, v, box, table: 12, skip: Math.min(width - 3, v + box / 2 + 12) };
}

const wire = ({ carries }: Wire, ...steps: readonly (string | number)[]): Branch =>
  s('path', { class: `wire ${carries}`, d: steps.join(' ') });

interface LayerPlan {
  readonly wires: LayerWires;
  readonly next: Wire;
  readonly addsToStream: boolean;
  readonly into: Readonly<Record<'q' | 'k' | 'v', boolean>>;
}

function layerDrawing(scene: PlacementScene, plan: LayerPlan, at: Geometry, letter: string, hidden: boolean): Tree {
  const { wires, next } = plan;
  const { norm, residual } = scene.settings;
  const say = scene.words.placement;
  const { q, k, v, box } = at;
  const shown = (one: Wire): Wire => (hidden ? { ...one, carries: 'content' } : one);
  const { stream, query, key, value, weights, mixed, entering } = wires;
  const below = y.box + boxHeight;
  const half = round((q + k) / 2);
  const operands = [
    [q, query, plan.into.q],
    [k, key, plan.into.k],
    [v, value, plan.into.v],
  ] as const;
  const chosen = operands.filter(([, , into]) => into).map(([x]) => x);
  const tableClass = hidden ? 'content' : 'position';
  return [
    wire(shown(entering), 'M', k, 0, 'V', plan.addsToStream ? y.add - 9 : y.branch),
    plan.addsToStream && [
      s('path', { class: `wire ${tableClass}`, d: `M${at.table + 12} ${y.add}H${k - 9}` }),
      wire(shown(stream), 'M', k, y.add + 9, 'V', y.branch),
      joint(k, y.add, tableClass),
      tableBox(at.table, y.add, letter),
    ],
    residual && wire(shown(stream), 'M', k, y.skip, 'H', at.skip, 'V', y.sum, 'H', k + 9),
    ...operands.map(([x, own, into]) => [
      wire(shown(stream), 'M', k, y.branch, 'H', x, 'V', into ? y.operand - 9 : y.box),
      into && wire(shown(own), 'M', x, y.operand + 9, 'V', y.box),
    ]),
    chosen.length > 0 && [
      s('path', { class: `wire ${tableClass}`, d: `M${at.table + 12} ${y.operand}H${Math.max(...chosen) - 9}` }),
      ...chosen.map((x) => joint(x, y.operand, tableClass)),
      tableBox(at.table, y.operand, letter),
    ],
    wire(shown(query), 'M', q, below, 'V', y.join),
    wire(shown(key), 'M', k, below, 'V', y.join),
    wire(shown(weights), 'M', q, y.join, 'H', k, 'M', half, y.join, 'V', y.mix, 'H', k),
    wire(shown(value), 'M', v, below, 'V', y.mix, 'H', k),
    wire(shown(mixed), 'M', k, y.mix, 'V', residual ? y.sum - 9 : y.end),
    residual && [wire(shown(next), 'M', k, y.sum + 9, 'V', y.end), joint(k, y.sum, 'content')],
    operandBox(q, y.box, box, 'q'),
    operandBox(k, y.box, box, 'k'),
    operandBox(v, y.box, box, 'v'),
    text(half - 6, y.mix + 2, 'e d', say.weightsLabel),
    norm !== 'none' && text(k - 8, norm === 'pre' ? y.skip + 4 : y.end - 4, 'e d', say.normLabel),
  ];
}

export function diagram(scene: PlacementScene, name: BlockName, block: PlacementBlock, width: number): Branch {
  const { settings, orientation, words, hidden } = scene;
  const at = geometryOf(width);
  const letter = orientation === 'columns' ? 'Π' : 'P';
  const operands = name === 'queryKey';
  const into = {
    q: operands && settings.intoQuery,
    k: operands && settings.intoKey,
    v: operands && settings.intoValue,
  };
  const end = first + block.layers.length * y.end;
  const output = hidden ? 'content' : block.output.carries;
  return picture(
    {
      width,
      height: end + last,
      label: words.placement.diagramName(words.placement.blocks[name].title, block.layers.length),
    },
    formulaText(at.k, 16, 'X'),
    s('path', { class: 'wire content', d: `M${at.k} 22V${first}` }),
    ...block.layers.map((wires, layer) => {
      const next = block.layers[layer + 1]?.entering ?? block.output;
      const adds = name === 'everyLayer' || (name === 'input' && layer === 0);
      return place(
        0,
        first + layer * y.end,
        layerDrawing(scene, { wires, next, addsToStream: adds, into }, at, letter, hidden),
      );
    }),
    s('path', { class: `wire ${output}`, d: `M${at.k} ${end}v8` }),
    s('path', { class: `wire-end ${output}`, d: `M${at.k - 5} ${end + 7}h10l-5 11z` }),
  );
}
