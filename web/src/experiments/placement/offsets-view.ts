/** Positions without a table: one number per offset, added along the diagonals of the scores. */
import { commonScale, displayed } from '../../render/grid.ts';
import { heat } from '../../render/heat.ts';
import { asTyped } from '../../render/numbers.ts';
import { picture, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { offsetSentence } from './sentences.ts';
import type { PlacementScene } from './settings.ts';

/** One field per offset; a field that is no number is refused under the list. */
function fields(scene: PlacementScene): Branch {
  const { entered, errors, words, numbers, idPrefix } = scene;
  const say = words.placement;
  const given = Array.isArray(entered.offsetBias) ? entered.offsetBias : [];
  const clip = Math.floor(given.length / 2);
  const error = errors.offsetBias;
  return h(
    'div',
    { class: 'control offset-table', key: 'offsetBias', role: 'group', 'aria-label': say.controls.offsetBias },
    ...given.map((bias, index) => {
      const offset = numbers.integer(index - clip);
      return h(
        'label',
        { class: 'offset-field', key: String(index) },
        h('span', { class: 'lab position' }, index - clip > 0 ? `+${offset}` : offset),
        h('input', {
          class: 'fld',
          type: 'text',
          inputmode: 'decimal',
          autocomplete: 'off',
          'aria-label': say.biasAt(offset),
          'aria-describedby': error === undefined ? null : `${idPrefix}-offsetBias-error`,
          'aria-invalid': error === undefined ? null : 'true',
          properties: { value: asTyped(bias) },
          on: { change: { type: 'setBias', index } },
        }),
      );
    }),
    error !== undefined && h('p', { class: 'error', id: `${idPrefix}-offsetBias-error`, role: 'alert' }, rich(error)),
  );
}

function maps(scene: PlacementScene): Branch {
  const { report, words, numbers, layout, orientation, settings, cursor } = scene;
  const say = words.placement;
  const { bias, plainWeights, weights } = report.offsets;
  const n = bias.rows;
  const perRow = layout.size === 'S' ? 1 : 3;
  const heads = n <= 12;
  const left = heads ? 56 : 8;
  const pitch = Math.floor(layout.width / perRow);
  const cell = Math.min(40, Math.floor((pitch - left - 12) / n));
  const top = heads ? 52 : 30;
  const cellHeight = Math.min(cell, 24) < 6 ? cell : Math.min(cell, 24);
  const tall = top + n * cellHeight + 22;
  const named = settings.words.map((word) => ({ text: word }));
  const all = [
    ['bias', say.maps.bias, bias, 'd', commonScale(bias)],
    ['plainWeights', say.maps.plainWeights, plainWeights, 'w', 1],
    ['biasedWeights', say.maps.weights, weights, 'w', 1],
  ] as const;
  return picture(
    { width: layout.width, height: tall * (perRow === 1 ? 3 : 1), label: say.mapsFigure, interactive: true },
    ...all.map(([figure, label, matrix, map, scale], k): Tree => {
      const x = (perRow === 1 ? 0 : k * pitch) + left;
      const y = (perRow === 1 ? k * tall : 0) + top;
      return [
        text(x, y - top + 14, 't13', label),
        heat({
          figure,
          label,
          values: displayed(matrix, orientation),
          map,
          scale: scale || 1,
          cellWidth: cell,
          cellHeight,
          x,
          y,
          numbers,
          cursor,
          ...(heads ? { rowHeads: named, colHeads: named, rowHeadWidth: left - 4 } : {}),
        }),
      ];
    }),
  );
}

export function offsets(scene: PlacementScene): Tree {
  const { words } = scene;
  const say = words.placement;
  return h(
    'section',
    { class: 'section ruled' },
    h('h2', { class: 'h2' }, rich(say.offsetsHeading)),
    h('p', { class: 'cap' }, rich(say.offsetsNote)),
    fields(scene),
    h('figure', { class: 'offset-maps' }, maps(scene)),
    h('p', { class: 'cap', role: 'status' }, rich(readout(scene) ?? say.pointAt)),
    h('p', { class: 'say' }, rich(offsetSentence(scene))),
  );
}

/** What the cursor's cell says. */
export function readout({ cursor, report, words, numbers, orientation, settings }: PlacementScene): string | null {
  if (!cursor) return null;
  const say = words.placement;
  const { bias, plainWeights, weights } = report.offsets;
  const matrix = { bias, plainWeights, biasedWeights: weights }[cursor.figure];
  const [query, key] = orientation === 'columns' ? [cursor.col, cursor.row] : [cursor.row, cursor.col];
  if (!matrix || query >= matrix.rows || key >= matrix.cols) return null;
  const value = numbers.fixed(matrix.data[query * matrix.cols + key] ?? 0, 2);
  const name = (place: number): string => `${settings.words[place]} (${place})`.replace(/[\\*`$^_{}]/g, '\\$&');
  return say.readout(name(query), name(key), numbers.integer(key - query), value, cursor.figure === 'bias');
}
