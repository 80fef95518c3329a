/** The numbers behind the pictures of shift. */
import { at } from '../../render/grid.ts';
import { plain } from '../../render/rich.ts';
import type { NumberTable } from '../contract.ts';
import { refusalOf } from './sentences.ts';
import type { ShiftScene } from './settings.ts';

export function tables(scene: ShiftScene): readonly NumberTable[] {
  return [
    ...(scene.report.pairs.count > 0 ? [pairTable(scene)] : []),
    schemeTable(scene),
    productTable(scene),
    ...(scene.report.decoding === null ? [] : [decodingTable(scene, scene.report.decoding.differences)]),
  ];
}

function pairTable({ report, words, numbers }: ShiftScene): NumberTable {
  const { pairs } = report;
  const say = words.shift.tables;
  const rows = Array.from({ length: pairs.count }, (_, j) => [
    numbers.integer(j),
    pairs.frequencies[j] ?? '',
    pairs.turns[j] ?? '',
    pairs.degrees[j] ?? '',
    pairs.positionsPerTurn[j] ?? '',
    at(pairs.before, j, 0),
    at(pairs.before, j, 1),
    at(pairs.after, j, 0),
    at(pairs.after, j, 1),
  ]);
  return { caption: say.pairs, head: say.pairHead, rows };
}

function schemeTable({ report, words }: ShiftScene): NumberTable {
  const say = words.shift;
  const rows = report.schemes.map(({ scheme, change, error }) => {
    const { name, how } = say.schemes[scheme];
    if (change === null) return [name, how, '', error === null ? '' : refusalOf(error, words)];
    const verdict = change.identical ? words.frame.identical : change.holds ? words.frame.holds : words.frame.broken;
    return [name, how, change.residual, verdict];
  });
  const { scheme, how, change } = say.schemeHead;
  return { caption: say.schemesName, head: [scheme, how, change, words.frame.runHead.verdict], rows };
}

/** Over the offset; the projected products reach only as far as the matrix. */
function productTable({ report, words, numbers }: ShiftScene): NumberTable {
  const { curve, projected, rows } = report.products;
  const say = words.shift.tables;
  const lines = Array.from(curve, (product, k) => {
    const inside = k < rows;
    const [low, high] = [projected.low[rows - 1 + k], projected.high[rows - 1 + k]];
    return [numbers.integer(k), product, inside ? (low ?? '') : '', inside ? (high ?? '') : ''];
  });
  return { caption: say.products, head: say.productHead, rows: lines };
}

function decodingTable({ settings, words, numbers }: ShiftScene, differences: Float64Array): NumberTable {
  const say = words.shift.tables;
  const rows = Array.from(differences, (size, k) => [numbers.integer(k), plain(settings.words[k] ?? ''), size]);
  return { caption: say.decoding, head: say.decodingHead, rows };
}
