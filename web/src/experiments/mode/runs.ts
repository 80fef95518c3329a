/** The figures of the two runs: what goes in, run A, run B, and their difference. */

import { said } from '../../locales/said.ts';
import { commonScale } from '../../render/grid.ts';
import { type Heat, hasNumbers, heat } from '../../render/heat.ts';
import { widthOf } from '../../render/measure.ts';
import { picture, text } from '../../render/picture.ts';
import { rich, richSvg } from '../../render/rich.ts';
import { scale } from '../../render/scale.ts';
import { h, type Tree } from '../../render/tree.ts';
import { bracket, isBracketed, mapOf, struck } from './maps.ts';
import { cellOf, type Part, type Places, partOf, placesOf, sumLetter, tableLetter } from './part.ts';
import { rateText } from './sentences.ts';
import type { ModeScene } from './settings.ts';

/** Name, note, and the bracket or heads of columns stand above a map; without those the name and note come closer. */
const topOf = (scene: ModeScene, part: Part): number =>
  scene.orientation === 'columns' || isBracketed(scene, part) ? 74 : 56;
/** In pixels. */
const noteSize = 12;

const downOf = ({ orientation }: ModeScene, part: Part): number => (orientation === 'columns' ? part.cols : part.rows);
const acrossOf = ({ orientation }: ModeScene, part: Part): number =>
  orientation === 'columns' ? part.rows : part.cols;

/** X, P and X + P: what goes in, before any dropout. */
export function inputsFigure(scene: ModeScene): Tree {
  const { report, words, numbers, layout, settings, hidden } = scene;
  const say = words.mode;
  const part = partOf(scene);
  const places = placesOf(scene, part);
  const { label, pitch, cellWidth, cellHeight, stacked } = places;
  const letter = tableLetter(scene);
  const head = scene.orientation === 'columns' ? 48 : 28;
  const perRow = stacked ? 2 : 3;
  const tall = downOf(scene, part) * cellHeight + head + 8;
  const common = hidden ? commonScale(report.tokens, report.table, report.sum) : valueScale(scene);
  const all = [
    ['tokens', '$X$', report.tokens],
    ['table', `$${letter}$`, report.table],
    ['sum', `$X + ${letter}$`, report.sum],
  ] as const;
  const maps = all.map(([name, formula, grid], k) => {
    const x = label + (k % perRow) * pitch;
    const y = head + Math.floor(k / perRow) * tall;
    const cells = stacked && k === 2 ? { ...places.wide, cellHeight } : { cellWidth, cellHeight };
    const options = mapOf(scene, part, places, name, say.inputs[name], grid, { x, y, scale: common, ...cells });
    const middle = x + (acrossOf(scene, part) * cells.cellWidth) / 2;
    return [text(middle, y - head + 16, 'f m', richSvg(formula)), heat(options), options] as const;
  });
  const height = Math.ceil(3 / perRow) * tall;
  const zeros = settings.input === 'zeros';
  const heading = say.inputsHeading(
    letter,
    zeros,
    numbers.integer(report.sum.rows),
    hidden ? rateText(numbers, settings.rate) : null,
  );
  const bound = numbers.fixed(common, 2);
  return h(
    'figure',
    { class: 'inputs' },
    h('p', { class: 'say' }, rich(heading)),
    picture(
      { width: layout.width, height, label: say.inputsFigure, interactive: true },
      ...maps.map(([name, map]) => [name, map]),
    ),
    hidden &&
      maps.some(([, , options]) => !hasNumbers(options)) &&
      h('div', { class: 'cap figure-foot' }, h('span', {}, rich(where(scene, part))), scale('d', `−${bound}`, bound)),
  );
}

/** One scale for what goes in and what comes out; with zeros what goes in is not shown. */
function valueScale({ report, settings }: ModeScene): number {
  const inputs = settings.input === 'embeddings' ? [report.tokens, report.table, report.sum] : [];
  return commonScale(...inputs, report.runA.output, report.runB.output);
}

export function runsFigure(scene: ModeScene): Tree {
  const { report, words, numbers, layout, hidden } = scene;
  const say = words.mode;
  const part = partOf(scene);
  const places = placesOf(scene, part);
  const { stacked, label, pitch } = places;
  const common = valueScale(scene);
  const top = topOf(scene, part);
  const bottom = top + downOf(scene, part) * places.cellHeight;
  const runs = [report.runA, report.runB].map((run, k): readonly [Tree, Heat] => {
    const x = label + k * pitch;
    const options = mapOf(scene, part, places, k === 0 ? 'a' : 'b', k === 0 ? say.runA : say.runB, run.output, {
      x,
      y: top,
      scale: common,
      hidden,
      dropped: struck(scene, part, run.dropped),
    });
    const count = numbers.integer(run.droppedCount);
    const seed = numbers.integer(scene.settings.maskSeed + k);
    const all = numbers.integer(report.runs.entries);
    const dropped = stacked ? say.droppedShort(count, all) : say.dropped(seed, count, all);
    const note = hidden ? say.notRun : dropped;
    return [
      [
        ...titled(options, top, note, stacked ? pitch - label - 10 : pitch - 8),
        heat({ ...options, label: words.frame.join.list([options.label, note]) }),
        bracket(scene, part, options),
      ],
      options,
    ];
  });
  const difference = differenceOf(scene, part, places, top, bottom);
  const differing = say.differ(numbers.integer(report.runs.differing), numbers.integer(report.runs.entries));
  const height = (stacked ? (difference.y ?? 0) + downOf(scene, part) * places.wide.cellHeight : bottom) + 6;
  const end = label + acrossOf(scene, part) * places.cellWidth;
  const large = layout.width >= 780;
  return h(
    'figure',
    { class: 'two-runs' },
    picture(
      { width: layout.width, height, label: say.figure(scene.settings.mode), interactive: !hidden },
      ...runs.map(([drawn]) => drawn),
      !stacked && text((end + pitch) / 2, (top + bottom) / 2 + 8, large ? 'between m' : 'f m', betweenSign(scene)),
      ...titled(difference, top, hidden ? say.notRun : differing, layout.width),
      heat({ ...difference, label: words.frame.join.list([difference.label, hidden ? say.notRun : differing]) }),
      bracket(scene, part, difference),
    ),
    !hidden &&
      foot(
        scene,
        part,
        runs.map(([, options]) => options),
        difference,
      ),
  );
}

function differenceOf(scene: ModeScene, part: Part, places: Places, top: number, bottom: number): Heat {
  const { report, words, hidden } = scene;
  const ring = report.runs.identical ? null : cellOf(part, scene, report.runs.row, report.runs.col);
  const place = places.stacked
    ? { x: places.label, y: bottom + top + 16, ...places.wide }
    : { x: places.label + 2 * places.pitch, y: top };
  return mapOf(scene, part, places, 'difference', words.mode.difference, report.difference, {
    ...place,
    map: 'r',
    scale: commonScale(report.difference),
    hidden,
    ring,
  });
}

/** Name and note at the upper end of the room above a map; a note too long for its room takes two lines. */
function titled({ label, x = 0, y = 0 }: Heat, above: number, note: string, room: number): Tree[] {
  const start = y - above;
  const title = text(x, start + 16, 'f', label);
  const cut = widthOf(note, noteSize) > room ? note.lastIndexOf(' ', Math.ceil(note.length / 2) + 4) : -1;
  if (cut < 0) return [title, text(x, start + 36, 's', note)];
  return [title, text(x, start + 32, 's', note.slice(0, cut)), text(x, start + 47, 's', note.slice(cut + 1))];
}

const betweenSign = ({ report, hidden }: ModeScene): string => (hidden ? '?' : report.runs.identical ? '=' : '≠');

function where({ report, words, numbers, orientation }: ModeScene, part: Part): string {
  const span = (from: number, count: number): string =>
    count === 1 ? numbers.integer(from) : `${numbers.integer(from)}–${numbers.integer(from + count - 1)}`;
  const { rows, cols } = report.sum;
  return words.mode.part[orientation](
    span(part.row, part.rows),
    span(part.col, part.cols),
    numbers.integer(rows),
    numbers.integer(cols),
  );
}

function foot(scene: ModeScene, part: Part, runs: readonly Heat[], difference: Heat): Tree {
  const { report, words, numbers, settings } = scene;
  const say = words.mode;
  const dropped = settings.mode === 'train' && report.runA.droppedCount + report.runB.droppedCount > 0;
  const sentences = said(where(scene, part), dropped && say.struck, say.evalAgrees(sumLetter(scene)));
  const bound = numbers.fixed(runs[0]?.scale ?? 1, 2);
  return h(
    'div',
    { class: 'cap figure-foot' },
    h('span', {}, rich(words.frame.join.sentences(sentences))),
    runs.some((options) => !hasNumbers(options)) && scale('d', `−${bound}`, bound),
    !report.runs.identical && !hasNumbers(difference) && scale('r', '0', numbers.fixed(difference.scale, 2), 60),
  );
}
