/** S: one column. The two rows of words with the braid between them, the verdict, two small outputs, then the difference in full. */
import { braid } from '../../render/braid.ts';
import { displayed } from '../../render/grid.ts';
import { type Head, heat } from '../../render/heat.ts';
import { clipped } from '../../render/measure.ts';
import { guessed } from '../../render/numbers.ts';
import { formulaText, picture, place, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { type Kit, type MatrixName, matrixOf, wordHeads } from './kit.ts';
import { orderButtons, orderChips } from './order-parts.ts';
import { rulerOf, verdictOf } from './verdict-parts.ts';

const chipHeight = 48;
const gap = 6;
/** Narrower chips could not be hit: the row then scrolls. */
const narrowest = 44;

export function phoneOrder(kit: Kit, width: number): Tree {
  const { scene, tokens } = kit;
  const pitch = Math.max(narrowest + gap, (width + gap) / tokens);
  const across = tokens * pitch - gap;
  const centre = (k: number): number => k * pitch + (pitch - gap) / 2;
  const order = Array.from(scene.report.order);
  const row = picture(
    { width: Math.max(across, width), height: 71, label: '' },
    scene.settings.words.map((word, k) => text(centre(k), 16, 'm tk t17', clipped(word, pitch - gap, 17))),
    braid({ order, x: centre(0), cellWidth: pitch, top: 24, bottom: 66 }),
  );
  const chips = h(
    'div',
    { class: 'phone-chips' },
    orderChips(scene, { width: pitch - gap, height: chipHeight, gap, choosing: !scene.hidden }),
  );
  return [h('div', { class: across > width ? 'chip-strip' : null }, row, chips), !scene.hidden && orderButtons(scene)];
}

export function phoneVerdict(kit: Kit, width: number): Branch {
  const { scene } = kit;
  const said = scene.guess !== null && scene.words.permute.verdict.said(guessed(scene.guess, scene.numbers));
  return h('div', { class: 'phone-verdict' }, verdictOf(kit, said), !scene.hidden && rulerOf(kit, width));
}

/** Both outputs side by side with the sign between them. */
export function phoneOutputs(kit: Kit, width: number): Branch {
  const { scene, formulas, byColumns, tokens, features } = kit;
  const half = (width - 18) / 2;
  const [cols, rows] = byColumns ? [tokens, features] : [features, tokens];
  const cellWidth = Math.floor((half / cols) * 100) / 100;
  const cellHeight = Math.min(13, Math.floor(20000 / rows) / 100);
  const down = rows * cellHeight;
  const second = width - cols * cellWidth;
  const of = (name: MatrixName, x: number): Branch => matrixOf(kit, name, { x, y: 26, cellWidth, cellHeight });
  return h(
    'figure',
    { class: 'phone-outputs' },
    picture(
      { width, height: 30 + down, label: scene.words.permute.figure.bothOutputs, interactive: true },
      formulaText((cols * cellWidth) / 2, 16, formulas.outputOfPermuted, 'f m'),
      formulaText(second + (cols * cellWidth) / 2, 16, formulas.permutedOutput, 'f m'),
      of('outputOfPermuted', 0),
      of('permutedOutput', second),
    ),
    h(
      'span',
      { class: 'between-outputs', style: { top: `${(26 + down / 2) / 16}em` } },
      scene.report.equivariance.holds ? h('span', {}, '=') : h('span', { class: 'res' }, '≠'),
    ),
  );
}

export function phoneDifference(kit: Kit, width: number): Branch {
  const { scene, byColumns, tokens, features } = kit;
  const { report, numbers } = scene;
  const { figure } = scene.words.permute;
  const law = report.equivariance;
  const label = byColumns ? 0 : 46;
  const [cols, rows] = byColumns ? [tokens, features] : [features, tokens];
  const cellWidth = Math.floor(((width - label) / cols) * 100) / 100;
  const cellHeight = Math.min(24, Math.floor(28000 / rows) / 100);
  const words: Head[] = wordHeads(kit, true);
  const top = byColumns ? 28 : 6;
  return h(
    'figure',
    { class: 'phone-difference' },
    h(
      'p',
      { class: 'cap' },
      h('b', {}, figure.differenceName),
      ' ',
      rich(figure.rounding(numbers.size(law.tolerance))),
    ),
    picture(
      { width, height: top + rows * cellHeight + 4, label: figure.difference, interactive: true },
      place(
        label,
        top,
        heat({
          figure: 'difference',
          label: figure.cells.difference,
          values: displayed(report.difference, scene.orientation),
          map: 'r',
          scale: report.largestOutput || 1,
          cellWidth,
          cellHeight,
          numbers,
          tolerance: law.tolerance,
          ring: law.holds ? null : byColumns ? { row: law.col, col: law.row } : { row: law.row, col: law.col },
          cursor: scene.cursor,
          colHeads: byColumns && cellWidth >= 20 ? words : [],
          rowHeads: !byColumns && cellHeight >= 12 ? words : [],
          rowHeadWidth: 40,
        }),
      ),
    ),
  );
}

/** In Predict at S: what goes in, and what is asked. */
export function phoneInputs(kit: Kit, width: number): Branch {
  const { formulas, byColumns, tokens, features } = kit;
  const [cols, rows] = byColumns ? [tokens, features] : [features, tokens];
  const half = (width - 18) / 2;
  const cellWidth = Math.floor((half / cols) * 100) / 100;
  const cellHeight = Math.min(13, Math.floor(20000 / rows) / 100);
  const second = width - cols * cellWidth;
  return picture(
    { width, height: 30 + rows * cellHeight, label: kit.scene.words.permute.figure.label, interactive: true },
    formulaText((cols * cellWidth) / 2, 16, formulas.tokens, 'f m'),
    formulaText(second + (cols * cellWidth) / 2, 16, formulas.permutedTokens, 'f m'),
    s(
      'g',
      {},
      matrixOf(kit, 'tokens', { x: 0, y: 26, cellWidth, cellHeight }),
      matrixOf(kit, 'permutedTokens', { x: second, y: 26, cellWidth, cellHeight }),
    ),
  );
}
