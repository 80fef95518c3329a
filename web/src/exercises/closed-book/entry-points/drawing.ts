/**
 * The layer that is asked about: X, and a table that is added on the way to queries and keys. What the wires carry from there on is
 * the question; they show it once it was answered.
 */
import { boxHeight, joint, operandBox, tableBox } from '../../../render/block.ts';
import { formulaText, picture } from '../../../render/picture.ts';
import { type Branch, s } from '../../../render/tree.ts';

const width = 260;
const height = 190;
const x = { table: 30, q: 84, k: 146, v: 208 };
const y = { in: 22, branch: 40, add: 66, box: 88, join: 134, sum: 158 };
const boxWidth = 44;

type Carries = 'content' | 'position' | 'throughWeights';
const wire = (carries: Carries, ...steps: readonly (string | number)[]): Branch =>
  s('path', { class: `wire ${carries}`, d: steps.join(' ') });

export function drawing(label: string, told: boolean): Branch {
  const summed: Carries = told ? 'position' : 'content';
  const mixed: Carries = told ? 'throughWeights' : 'content';
  const below = y.box + boxHeight;
  const half = (x.q + x.k) / 2;
  return picture(
    { width, height, label },
    formulaText(x.k, 16, 'X'),
    wire('content', 'M', x.k, y.in, 'V', y.add - 9),
    wire('content', 'M', x.k, y.branch, 'H', x.q, 'V', y.add - 9),
    wire('content', 'M', x.k, y.branch, 'H', x.v, 'V', y.box),
    wire('position', 'M', x.table + 12, y.add, 'H', x.k - 9),
    wire(summed, 'M', x.q, y.add + 9, 'V', y.box),
    wire(summed, 'M', x.k, y.add + 9, 'V', y.box),
    joint(x.q, y.add, 'position'),
    joint(x.k, y.add, 'position'),
    tableBox(x.table, y.add, 'P'),
    wire(summed, 'M', x.q, below, 'V', y.join, 'H', x.k, 'V', below, 'M', half, y.join, 'V', y.sum),
    wire('content', 'M', half, y.sum, 'H', x.v, 'V', below),
    operandBox(x.q, y.box, boxWidth, 'q'),
    operandBox(x.k, y.box, boxWidth, 'k'),
    operandBox(x.v, y.box, boxWidth, 'v'),
    wire(mixed, 'M', half, y.sum, 'V', y.sum + 12),
    s('path', { class: `wire-end ${mixed}`, d: `M${half - 5} ${y.sum + 11}h10l-5 11z` }),
  );
}
