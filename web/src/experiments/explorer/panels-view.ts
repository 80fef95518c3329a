/** Under the three pictures: the frequencies, the products of the chosen row, and which properties the table has. */
import { curves } from '../../render/curves.ts';
import { logMarks, logMarksHeight } from '../../render/log-marks.ts';
import { picture } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { badge } from '../../render/verdict.ts';
import { readCell } from './places.ts';
import {
  dotsSentence,
  ladderSentence,
  layoutSentence,
  live,
  nounsOf,
  precisionSentence,
  properties,
} from './sentences.ts';
import type { ExplorerScene } from './settings.ts';

const panel = (title: string, drawing: Tree, note: string): Branch =>
  h(
    'figure',
    { class: 'panel' },
    h('h2', { class: 'h2' }, rich(title)),
    drawing,
    h('figcaption', { class: 'cap' }, rich(note)),
  );

const widthOf = ({ layout }: ExplorerScene): number =>
  layout.size === 'S' ? layout.width : Math.floor((layout.width - 40) / 2);

export function panels(scene: ExplorerScene): Branch {
  const { words } = scene;
  const say = words.explorer;
  return h(
    'div',
    { class: 'section ruled explorer-panels' },
    panel(say.ladder.title, ladder(scene), ladderSentence(scene)),
    panel(
      say.dots.title(nounsOf(scene), scene.numbers.integer(scene.settings.position)),
      dots(scene),
      dotsSentence(scene),
    ),
  );
}

function ladder(scene: ExplorerScene): Branch {
  const { report, words, numbers } = scene;
  const { frequencies, positionsPerTurn } = report.ladder;
  const { column } = readCell(scene);
  const pair = report.columns.pairs[column] ?? 0;
  const perPair = frequencies.length === Math.ceil(report.table.cols / 2);
  const chosen = perPair ? pair : 2 * pair + (report.columns.cosines[column] ?? 0);
  const turn = positionsPerTurn[chosen] ?? 0;
  const width = widthOf(scene);
  const say = words.explorer.ladder;
  return picture(
    { width, height: logMarksHeight + 8, label: say.name },
    logMarks({
      x: 16,
      y: 6,
      width: width - 32,
      sizes: frequencies,
      chosen,
      label: say.mark(
        nounsOf(scene),
        numbers.integer(pair),
        turn < 100 ? numbers.fixed(turn, 2) : numbers.integer(turn),
      ),
      power: (exponent) => numbers.power(exponent),
    }),
  );
}

function dots(scene: ExplorerScene): Branch {
  const { report, settings, words, numbers } = scene;
  const { firstRise } = report;
  const last = report.dots.length - 1;
  const width = widthOf(scene);
  const high = Math.max(...report.dots, 0);
  const low = Math.min(...report.dots, 0);
  const room = Math.max(0.1 * (high - low), 0.1);
  const plot = width - 76;
  const far = (a: number, b: number): boolean => Math.abs(a - b) * plot >= 22 * Math.max(1, last);
  const ticks = [settings.position, ...(firstRise === null ? [] : [firstRise]), 0, last].filter((tick, k, all) =>
    all.slice(0, k).every((other) => far(tick, other)),
  );
  return picture(
    { width, height: 178, label: words.explorer.dots.name },
    curves({
      x: 40,
      y: 8,
      width: plot,
      height: 126,
      low: low - room,
      high: high + room,
      first: 0,
      last,
      curves: [{ key: 'dots', values: report.dots, style: 'position' }],
      lines: [
        { at: 0, label: '0' },
        { at: high, label: live(high, numbers) },
      ],
      ticks: ticks.map((tick) => ({ at: tick, label: numbers.integer(tick) })),
    }),
  );
}

export function propertyList(scene: ExplorerScene): Branch {
  const { words } = scene;
  const say = words.explorer;
  return h(
    'section',
    { class: 'section ruled' },
    h('h2', { class: 'h2' }, rich(say.propertiesTitle)),
    h(
      'ul',
      { class: 'property-list' },
      ...properties(scene).map(({ key, holds, text }) => h('li', { key }, badge({ holds }, rich(text)))),
    ),
    h('p', { class: 'cap' }, rich(words.frame.join.sentences([layoutSentence(scene), precisionSentence(scene)]))),
  );
}
