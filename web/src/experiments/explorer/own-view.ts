/** The learner's own encoding: its field, the three tables on one axis, and each property with what was measured. */
import type { OwnTable } from '../../engine/explorer.ts';
import { said } from '../../locales/said.ts';
import { control } from '../../render/controls.ts';
import { displayed, type Grid, windowOf } from '../../render/grid.ts';
import { type Head, heat } from '../../render/heat.ts';
import { picture, richText, round, text } from '../../render/picture.ts';
import { plain, rich } from '../../render/rich.ts';
import { scale } from '../../render/scale.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { badge, sign } from '../../render/verdict.ts';
import type { Control } from '../contract.ts';
import { formulaOf } from './compute.ts';
import { marked } from './figure-view.ts';
import { type FormulaId, formulas, rowsOf } from './own.ts';
import { type OwnPlaces, ownFigures, ownPlaces, ownPointedAt } from './own-places.ts';
import { differenceSentence, ownReadout } from './own-sentences.ts';
import { kept } from './places.ts';
import { properties } from './sentences.ts';
import { controls, type ExplorerScene, type Settings } from './settings.ts';

export function ownPart(scene: ExplorerScene): Branch {
  const say = scene.words.explorer.ownTable;
  const { own } = scene.report;
  return h(
    'section',
    // Without its field it has nothing to say, unless an author filled it.
    {
      class: 'section ruled explorer-own',
      'aria-label': say.title,
      'data-setting': own === null ? 'own' : null,
    },
    h('h2', { class: 'h2' }, say.title),
    ...fields(scene),
    own !== null && [figure(scene, own), verdicts(scene, own)],
  );
}

function fields(scene: ExplorerScene): Tree[] {
  const { words } = scene;
  const say = words.explorer.ownTable;
  const own = scene.entered.own as Settings['own'];
  const shown = controls({ ...scene.settings, own }).filter(({ inView }) => inView);
  const draw = (data: Control): Branch => control(scene, data, words.explorer);
  return [
    h('div', { class: 'cond-row' }, ...shown.map(draw)),
    own === 'formula' && [h('p', { class: 'cap' }, rich(say.formulaHint)), beginnings(scene)],
    own === 'rows' && h('p', { class: 'cap' }, rich(say.rowsHint)),
    reading(scene),
  ];
}

const beginnings = ({ words }: ExplorerScene): Branch =>
  h(
    'div',
    { class: 'presets own-formulas', 'data-setting': 'formula' },
    h('span', { class: 'sm mut' }, words.frame.presets),
    h(
      'span',
      { class: 'preset-list' },
      ...(Object.keys(formulas) as FormulaId[]).map((id) =>
        h(
          'button',
          { type: 'button', class: 'btn quiet small', key: id, on: { click: { type: 'ownFormula', id } } },
          h('span', {}, words.explorer.ownTable.formulas[id]),
        ),
      ),
    ),
  );

/** How the field was read, where it is the table that is shown. */
function reading(scene: ExplorerScene): Tree {
  const { settings, words, numbers } = scene;
  const say = words.explorer.ownTable;
  const formula = formulaOf(settings);
  if (formula) {
    const read = say.reading(plain(formula.reading));
    return h('p', { class: 'cap' }, rich(words.frame.join.sentences(said(read, formula.paper && say.paper))));
  }
  const rows = rowsOf(settings);
  if (!rows) return null;
  const decimals = rows.decimals === null ? null : numbers.integer(rows.decimals);
  return h('p', { class: 'cap' }, rich(say.rowsRead(numbers.integer(rows.rows), numbers.integer(rows.cols), decimals)));
}

function figure(scene: ExplorerScene, own: OwnTable): Branch {
  const { words, numbers, report, orientation } = scene;
  const say = words.explorer.ownTable;
  const places = ownPlaces(scene);
  // One scale for the three, as large as anything in them.
  const largest = Math.max(1, own.properties.bounded.value, own.difference.residual);
  const tables: readonly (readonly [Grid, 'd' | 'r', string])[] = [
    [report.table, 'd', say.maps.table],
    [own.table, 'd', say.maps.own],
    [own.differences, 'r', say.maps.difference],
  ];
  const here = ownPointedAt(scene);
  const end = Number.isInteger(largest) ? numbers.integer(largest) : numbers.size(largest);
  return h(
    'figure',
    { class: 'own-figure' },
    picture(
      { width: places.width, height: places.height, label: say.figure, interactive: true },
      ...tables.map(([table, map, label], k) => map3(scene, places, { table, map, label, k, largest })),
      ...axis(scene, places),
      frame(scene, places),
    ),
    h(
      'div',
      { class: 'figure-foot' },
      h('p', { class: 'cap', role: 'status' }, rich((here && ownReadout(scene, here)) ?? words.explorer.pointAt)),
      scale('d', `−${end}`, end),
      scale('r', '0', end),
    ),
    h('figcaption', { class: 'say' }, rich(differenceSentence(scene, own))),
    places.count < report.table.cols &&
      h(
        'p',
        { class: 'cap' },
        words.explorer.shown[orientation](
          numbers.integer(places.first),
          numbers.integer(places.first + places.count - 1),
          numbers.integer(report.table.cols),
        ),
      ),
  );
}

interface Map3 {
  readonly table: Grid;
  readonly map: 'd' | 'r';
  readonly label: string;
  readonly k: number;
  readonly largest: number;
}

const corner = ({ transposed, left, top, pitch }: OwnPlaces, k: number): { x: number; y: number } =>
  transposed ? { x: left, y: top + k * pitch } : { x: left + k * pitch, y: top };

function map3(scene: ExplorerScene, places: OwnPlaces, { table, map, label, k, largest }: Map3): Tree {
  const { transposed, along, column, first, count } = places;
  const { x, y } = corner(places, k);
  // A part of its own even where all is shown: heat() keeps one drawing for each matrix, and the table is drawn above.
  const part = kept(table, `own ${first} ${count}`, () => windowOf(table, 0, table.rows, first, first + count));
  const heads = transposed ? columnHeads(places) : k === 0 ? rowHeads(table.rows, along) : [];
  return [
    richText(x, y - 8, label, 's title'),
    heat({
      figure: ownFigures[k] ?? '',
      label: scene.words.explorer.ownTable.names[ownFigures[k] ?? 'own-table'],
      values: displayed(part, scene.orientation),
      map,
      scale: largest,
      cellWidth: transposed ? along : column,
      cellHeight: transposed ? column : along,
      numbers: scene.numbers,
      cursor: scene.cursor,
      x,
      y,
      rowHeads: heads,
      indexRows: true,
      rowHeadWidth: places.left - 4,
    }),
  ];
}

function rowHeads(rows: number, along: number): (Head | null)[] {
  const named = new Set(marked(rows, along, 16, [1, 10, 20, 50, 100]));
  return Array.from({ length: rows }, (_, k) => (named.has(k) ? { text: String(k) } : null));
}

function columnHeads({ first, count, column }: OwnPlaces): (Head | null)[] {
  const named = new Set(marked(count, column, 16, [1, 8, 16, 32, 64]));
  return Array.from({ length: count }, (_, k) => (named.has(k) ? { text: String(first + k) } : null));
}

/** Under each table its columns; where positions run rightwards, they stand under the last one. */
function axis({ report, numbers }: ExplorerScene, places: OwnPlaces): Tree[] {
  const { transposed, along, column, first, count } = places;
  if (transposed) {
    const { x, y } = corner(places, 2);
    return marked(report.table.rows, along, 28, [1, 10, 20, 50, 100]).map((k) =>
      text(x + (k + 0.5) * along, y + count * column + 15, 'm s', numbers.integer(k)),
    );
  }
  return [0, 1, 2].flatMap((which) => {
    const { x, y } = corner(places, which);
    return marked(count, column, 26, [1, 8, 16, 32, 64, 128]).map((k) =>
      text(x + (k + 0.5) * column, y + report.table.rows * along + 16, 'm s', numbers.integer(first + k)),
    );
  });
}

/** The chosen row, through all three. */
function frame({ settings }: ExplorerScene, places: OwnPlaces): Tree {
  const { transposed, along, column, count, left, top, pitch } = places;
  const across = 2 * pitch + count * column;
  const from = settings.position * along;
  const box = transposed
    ? { x: left + from - 2, y: top - 3, width: along + 3, height: across + 6 }
    : { x: left - 3, y: top + from - 2, width: across + 6, height: along + 3 };
  const rounded = Object.fromEntries(Object.entries(box).map(([name, value]) => [name, round(value)]));
  return s(
    'g',
    { class: 'row-frame' },
    s('rect', { class: 'halo', ...rounded }),
    s('rect', { class: 'line', ...rounded }),
  );
}

/** Each property in one sentence, with the place where it breaks; under it what was measured, of both tables. */
function verdicts(scene: ExplorerScene, own: OwnTable): Branch {
  const { words, numbers, report } = scene;
  const say = words.explorer.ownTable;
  const table = properties(scene);
  const size = (value: number): string => numbers.size(value);
  return h(
    'div',
    {},
    h('h3', { class: 'h3' }, say.verdictsTitle),
    h(
      'ul',
      { class: 'property-list own-list' },
      ...properties(scene, own.properties).map(({ key, holds, text: sentence, found }, k) =>
        h(
          'li',
          { key },
          badge({ holds }, rich(sentence)),
          h(
            'p',
            { class: 'cap' },
            rich(say.measured(size(found.value), size(found.tolerance))),
            ' ',
            sign({ holds: table[k]?.holds ?? false }),
            ' ',
            rich(size(table[k]?.found.value ?? 0)),
          ),
        ),
      ),
      h('li', { key: 'parity' }, badge({ holds: !report.properties.oddWidth }, rich(parity(scene)))),
    ),
  );
}

function parity({ report, words, numbers, orientation }: ExplorerScene): string {
  const { loneColumn } = report.properties;
  const nouns = words.explorer.nouns[orientation];
  const { even, odd } = words.explorer.ownTable;
  return loneColumn === null ? even(nouns) : odd(nouns, numbers.integer(loneColumn));
}
