/** The table, its plotted columns and a binary counter on one axis of positions, with the chosen row framed through all three. */
import type { LineStyle } from '../../render/curves.ts';
import { at } from '../../render/grid.ts';
import { type Head, heat } from '../../render/heat.ts';
import { picture, richText, round, text } from '../../render/picture.ts';
import { scale } from '../../render/scale.ts';
import { trackKey, tracks } from '../../render/tracks.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { type Panel, type Places, placesOf, shownBits, shownTable } from './places.ts';
import { columnSpan } from './sentences.ts';
import type { ExplorerScene } from './settings.ts';

/** D2L's four line styles in the look's terms: sine solid, cosine dashed, the second pair in ink. */
const styles: readonly LineStyle[] = ['position', 'position-dashed', 'ink', 'ink-dotted'];

/** Where a panel begins in the picture. */
const corner = (places: Places, { start }: Panel): { x: number; y: number } =>
  places.transposed ? { x: places.left, y: places.top + start } : { x: places.left + start, y: places.top };

export function figure(scene: ExplorerScene): Branch {
  const places = placesOf(scene);
  const { width, height } = places;
  const { words, hidden } = scene;
  return h(
    'figure',
    { class: 'explorer-figure' },
    picture(
      { width, height, label: words.explorer.figure[scene.orientation], interactive: true },
      table(scene, places),
      ...tableAxis(scene, places),
      !hidden && bracket(scene, places),
      bits(scene, places),
      !hidden && bitHeads(scene, places),
      hidden && emptyCurves(places),
      frame(scene, places),
      ...titles(scene, places),
      // Over the frame, so that the rings stay whole.
      !hidden && curves(scene, places),
      !hidden && key(scene, places),
    ),
    !hidden &&
      h('div', { class: 'figure-foot' }, h('p', { class: 'cap' }, shown(scene, places)), scale('d', '−1', '1')),
  );
}

const shown = ({ report, words, numbers, orientation }: ExplorerScene, { first, count }: Places): string =>
  count === report.table.cols
    ? ''
    : words.explorer.shown[orientation](
        numbers.integer(first),
        numbers.integer(first + count - 1),
        numbers.integer(report.table.cols),
      );

/** Narrower panels have short names. */
const roomForNames = { table: 190, curves: 140, bits: 100 };

/** Over the frame, with a rim of paper: where positions run rightwards the frame crosses them. */
function titles(scene: ExplorerScene, places: Places): Tree[] {
  const { words, report, numbers, orientation } = scene;
  const say = words.explorer.titles;
  const [rows = '', cols = ''] = [report.table.rows, report.table.cols].map((n) => numbers.integer(n));
  const span = columnSpan(scene);
  const of = (name: keyof typeof roomForNames, long: string, short: string): Branch => {
    const { x, y } = corner(places, places[name]);
    const title = places.transposed || places[name].size >= roomForNames[name] ? long : short;
    return richText(x, places.transposed ? y - 9 : 12, title, 's title');
  };
  return [
    of('table', say.table[orientation](rows, cols), say.tableShort),
    of('curves', say.curves[orientation](span), say.curvesShort(span)),
    of('bits', say.bits, say.bitsShort),
  ];
}

function table(scene: ExplorerScene, places: Places): Branch {
  const { words, numbers, cursor, hidden } = scene;
  const [cellWidth, cellHeight] = places.transposed ? [places.along, places.column] : [places.column, places.along];
  return heat({
    figure: 'table',
    label: words.explorer.tableName,
    values: shownTable(scene, places),
    map: 'd',
    scale: 1,
    cellWidth,
    cellHeight,
    numbers,
    cursor,
    hidden,
    ...corner(places, places.table),
    rowHeads: places.transposed
      ? heads(places.first, places.count, places.column, ofColumns)
      : positionHeads(scene, places),
    indexRows: true,
    rowHeadWidth: places.left - 4,
  });
}

/** Positions are counted in tens, columns in powers of two. */
const ofPositions = [1, 10, 20, 50, 100];
const ofColumns = [1, 8, 16, 32, 64, 128];

/** The first index, the last, and round ones between them with room for their digits. */
export function marked(count: number, size: number, least: number, steps: readonly number[]): number[] {
  const every = steps.find((step) => step * size >= least) ?? count;
  const round = Array.from({ length: Math.ceil(count / every) }, (_, k) => k * every);
  const last = count - 1;
  return [...round.filter((k) => k === 0 || (last - k) * size >= 0.75 * least || k === last), last].filter(
    (k, index, all) => all.indexOf(k) === index,
  );
}

function heads(first: number, count: number, size: number, steps: readonly number[]): (Head | null)[] {
  const named = new Set(marked(count, size, 16, steps));
  return Array.from({ length: count }, (_, k) => (named.has(k) ? { text: String(first + k) } : null));
}

const positionHeads = ({ report }: ExplorerScene, { along }: Places): (Head | null)[] =>
  heads(0, report.table.rows, along, ofPositions);

/** Under the table the columns; where positions run rightwards, they stand under the last picture. */
function tableAxis(scene: ExplorerScene, places: Places): Tree[] {
  const { words, report, numbers } = scene;
  const say = words.explorer.axis;
  if (places.transposed) {
    const y = places.top + places.bits.start + places.bits.size;
    return [
      ...marked(report.table.rows, places.along, 28, ofPositions).map((k) =>
        text(places.left + (k + 0.5) * places.along, y + 16, 'm s', numbers.integer(k)),
      ),
      text(places.left + places.length / 2, y + 36, 'm d', say.position),
    ];
  }
  const y = places.top + places.length;
  return [
    ...marked(places.count, places.column, 24, ofColumns).map((k) =>
      text(places.left + (k + 0.5) * places.column, y + 17, 'm s', numbers.integer(places.first + k)),
    ),
    text(places.left + places.table.size / 2, y + 36, 'm d', say.column),
  ];
}

/** Over (or beside) the columns that are plotted. */
function bracket(scene: ExplorerScene, places: Places): Tree {
  const { plotted } = scene.report;
  const from = ((plotted[0] ?? 0) - places.first) * places.column;
  const to = from + plotted.length * places.column;
  const { x, y } = corner(places, places.table);
  if (places.transposed) {
    const d = `M${round(x + places.length + 2)} ${round(y + from)}h4V${round(y + to)}h-4`;
    return s('path', { class: 'ps', d });
  }
  const d = `M${round(x + from + 1)} ${y - 5}v-5H${round(x + to - 2)}v5`;
  return [s('path', { class: 'ps', d }), text(Math.max(x + (from + to) / 2, 12), y - 14, 'pz m', columnSpan(scene))];
}

function curves(scene: ExplorerScene, places: Places): Branch {
  const { report, settings, numbers } = scene;
  const { table: values, plotted } = report;
  return tracks({
    tracks: Array.from(plotted, (column, k) => ({
      key: String(column),
      values: Array.from({ length: values.rows }, (_, row) => at(values, row, column)),
      style: styles[k] ?? 'ink',
    })),
    transposed: places.transposed,
    along: places.along,
    size: places.curves.size,
    ...corner(places, places.curves),
    ringed: Math.min(settings.position, values.rows - 1),
    labels: [numbers.integer(-1), '0', '1'],
  });
}

function emptyCurves(places: Places): Branch {
  const [along, across] = [places.length, places.curves.size];
  const size = places.transposed ? { width: along, height: across } : { width: across, height: along };
  return s('rect', { class: 'empty framed', ...corner(places, places.curves), ...size });
}

function key(scene: ExplorerScene, places: Places): Tree[] {
  const { words, report, layout, orientation } = scene;
  const { x, y } = corner(places, places.curves);
  const short = layout.size === 'S';
  const name = (column: number): string =>
    short ? String(column) : words.explorer.column[orientation](String(column));
  if (places.transposed) {
    const step = short ? 44 : 78;
    const from = places.left + places.length - step * report.plotted.length;
    return Array.from(report.plotted, (column, k) =>
      trackKey(Math.max(0, from) + k * step, y + places.curves.size + 20, 20, styles[k] ?? 'ink', name(column)),
    );
  }
  const step = short ? 42 : 70;
  const perLine = step * 4 > places.curves.size + 8 ? 2 : 4;
  return Array.from(report.plotted, (column, k) =>
    trackKey(
      x + (k % perLine) * step,
      y + places.length + 36 + 18 * Math.floor(k / perLine),
      short ? 18 : 20,
      styles[k] ?? 'ink',
      name(column),
    ),
  );
}

function bits(scene: ExplorerScene, places: Places): Branch {
  const { words, numbers, hidden } = scene;
  const [cellWidth, cellHeight] = places.transposed ? [places.along, places.bit] : [places.bit, places.along];
  return heat({
    figure: 'bits',
    label: words.explorer.bitsName,
    values: shownBits(scene),
    map: 'w',
    scale: 1,
    cellWidth,
    cellHeight,
    numbers,
    cursor: scene.cursor,
    hidden,
    ...corner(places, places.bits),
  });
}

/** What each bit is worth; the first and the last where there is no room for all. */
function bitHeads({ report, numbers }: ExplorerScene, places: Places): Tree[] {
  const { bits: count } = report.counter;
  const { x, y } = corner(places, places.bits);
  const all = places.transposed ? [0, count - 1] : places.bit >= 17 ? [...Array(count).keys()] : [0, count - 1];
  const worth = (bit: number): string => numbers.integer(report.counter.worth[bit] ?? 0);
  return [...new Set(all)].map((bit) =>
    places.transposed
      ? text(x - 8, y + (bit + 0.5) * places.bit + 4, 'e s', worth(bit))
      : text(x + (bit + 0.5) * places.bit, y - 8, 'm s', worth(bit)),
  );
}

/** One line through all three pictures. */
function frame({ settings }: ExplorerScene, places: Places): Tree {
  const across = places.bits.start + places.bits.size;
  const from = settings.position * places.along;
  const box = places.transposed
    ? { x: places.left + from - 2, y: places.top - 3, width: places.along + 3, height: across + 6 }
    : { x: places.left - 3, y: places.top + from - 2, width: across + 6, height: places.along + 3 };
  const rounded = Object.fromEntries(Object.entries(box).map(([name, value]) => [name, round(value)]));
  return s(
    'g',
    { class: 'row-frame' },
    s('rect', { class: 'halo', ...rounded }),
    s('rect', { class: 'line', ...rounded }),
  );
}
