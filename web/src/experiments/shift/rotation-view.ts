/** The chosen pair as a clock beside its live matrix, and one small clock per pair. */
import { control } from '../../render/controls.ts';
import { bigDial, dialRow, dialRowHeight } from '../../render/dial.ts';
import { at } from '../../render/grid.ts';
import { equation } from '../../render/matrix.ts';
import { picture, richText } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { badge } from '../../render/verdict.ts';
import { degrees, lawSentence, lawSpoken, perTurn, placeReached } from './sentences.ts';
import { inView, type ShiftScene } from './settings.ts';
import { tonesOf } from './tones.ts';

export function rotation(scene: ShiftScene): Tree {
  const { report, words } = scene;
  if (report.chosen === null) return h('p', { class: 'notice shift-notice' }, rich(words.shift.noPair));
  return h(
    'div',
    { class: scene.hidden ? 'shift-pair asked' : 'shift-pair' },
    dial(scene),
    liveMatrix(scene),
    h('div', { class: 'shift-verdict' }, ...verdict(scene)),
  );
}

/** Room around the rim for the hands' labels, and for the names of the axes at the right and above. */
const room = { left: 76, right: 88, top: 36, bottom: 56 };
const widest = { S: 372, M: 306, L: 372, XL: 372 };

function dial(scene: ShiftScene): Branch {
  const { report, settings, words, numbers, layout } = scene;
  const chosen = report.chosen;
  if (chosen === null) throw new Error('no pair');
  const say = words.shift;
  const width = Math.min(widest[layout.size], layout.width);
  const radius = Math.min(104, Math.floor((width - room.left - room.right) / 2));
  const cx = room.left + radius;
  const cy = room.top + radius;
  const height = cy + radius + room.bottom;
  const { pair, product, turn } = chosen;
  const backwards = settings.matrix === 'rope';
  const two = (value: number | undefined): string => numbers.fixed(value ?? 0, 2);
  const turned = say.turned(
    `${backwards ? '-' : ''}δω_{${numbers.integer(pair)}}`,
    numbers.fixed(turn, 4),
    degrees(chosen.degrees, numbers, 1),
  );
  return picture(
    { width, height, label: say.dialName(numbers.integer(pair), placeReached(scene)), class: 'shift-dial' },
    bigDial({
      cx,
      cy,
      radius,
      from: report.pairs.angles[pair] ?? 0,
      turn,
      sin: two(product[0]),
      cos: two(product[1]),
      labels: {
        sin: say.axis(numbers.integer(2 * pair), 'sin'),
        cos: say.axis(numbers.integer(2 * pair + 1), 'cos'),
        from: say.handFrom(numbers.integer(settings.position)),
        to: say.handTo(numbers.integer(chosen.goal), backwards),
      },
    }),
    richText(cx, height - 8, turned, 'pz m t13'),
  );
}

/** Symbols above, the same with numbers below; the matrix is ink, what holds a position is teal. */
function liveMatrix(scene: ShiftScene): Branch {
  const { report, settings, numbers, words, hidden } = scene;
  const chosen = report.chosen;
  if (chosen === null) throw new Error('no pair');
  const { pair, matrix, before, product } = chosen;
  const backwards = settings.matrix === 'rope';
  const four = (value: number | undefined): string => numbers.fixed(value ?? 0, 4);
  const entry = (place: string): string[][] => [[`p_{${place}, ${2 * pair}}`], [`p_{${place}, ${2 * pair + 1}}`]];
  const column = (values: ArrayLike<number>): string[][] => [[four(values[0])], [four(values[1])]];
  const [sin, minusSin] = [`sin δω_{${pair}}`, `−sin δω_{${pair}}`];
  const cos = `cos δω_{${pair}}`;
  const live = [
    [four(at(matrix, 0, 0)), four(at(matrix, 0, 1))],
    [four(at(matrix, 1, 0)), four(at(matrix, 1, 1))],
  ];
  // Predict asks for an entry, and whether the entries depend on i.
  const unsaid = [
    ['?', '?'],
    ['?', '?'],
  ];
  const symbols = [
    {
      rows: hidden
        ? unsaid
        : backwards
          ? [
              [cos, minusSin],
              [sin, cos],
            ]
          : [
              [cos, sin],
              [minusSin, cos],
            ],
    },
    { rows: entry('i'), position: true },
    '=',
    { rows: entry(backwards ? 'i-δ' : 'i+δ'), position: true },
  ];
  if (hidden) return equation([symbols], words.shift.matrixNameHidden);
  return equation(
    [
      symbols,
      [{ rows: live }, { rows: column(before), position: true }, '=', { rows: column(product), position: true }],
    ],
    words.shift.matrixName(live, [four(before[0]), four(before[1])], [four(product[0]), four(product[1])]),
  );
}

function verdict(scene: ShiftScene): Tree[] {
  const { report, settings, words, numbers, hidden } = scene;
  const say = words.shift;
  const pair = numbers.integer(report.chosen?.pair ?? 0);
  if (hidden) return [h('p', { class: 'verdict-why' }, badge(null, words.frame.notRun))];
  const backwards = settings.matrix === 'rope';
  const { ahead, behind } = report.law;
  return [
    h('p', { class: 'verdict-why' }, badge(ahead, ''), ' ', rich(lawSentence(scene))),
    backwards && h('p', { class: 'verdict-why' }, badge(behind, ''), ' ', rich(lawSpoken(scene))),
    h('p', { class: 'say' }, rich(backwards ? say.ropeTrap : say.matrixHolds(pair))),
    h(
      'button',
      {
        type: 'button',
        class: 'btn small',
        on: { click: { type: 'set', name: 'matrix', value: backwards ? 'shift' : 'rope' } },
      },
      rich(backwards ? say.backToShift : say.tryRope),
    ),
  ];
}

const most = 16;

/** A clock per pair; of very many, the sixteen around the chosen one. */
export function dialFigure(scene: ShiftScene): Tree {
  const { report, settings, words, numbers, layout } = scene;
  const { pairs, chosen } = report;
  if (chosen === null) return null;
  const say = words.shift;
  const perRow = layout.size === 'S' ? 4 : layout.width >= 16 * 48 ? 16 : 8;
  const shown = pairs.count > 2 * most ? most : pairs.count;
  const first = pairs.count > 2 * most ? Math.min(Math.floor(chosen.pair / most) * most, pairs.count - most) : 0;
  const cell = Math.floor(Math.min(layout.width, 976) / perRow);
  const dials = Array.from({ length: shown }, (_, k) => {
    const j = first + k;
    const below = [degrees(pairs.degrees[j] ?? 0, numbers), perTurn(pairs.positionsPerTurn[j] ?? 0, numbers)] as const;
    return {
      key: String(j),
      head: numbers.integer(j),
      below,
      label: say.pairOption(numbers.integer(j), below[0], below[1]),
      from: pairs.angles[j] ?? 0,
      turn: pairs.turns[j] ?? 0,
    };
  });
  const rows = Math.ceil(shown / perRow);
  return h(
    'figure',
    { class: 'section' },
    h(
      'div',
      { class: 'head-row shift-head' },
      h('h2', { class: 'h2' }, rich(say.dialsHeading)),
      control(scene, inView(settings, 'pair'), say),
      h(
        'button',
        {
          type: 'button',
          class: 'btn small',
          on: { click: { type: 'hear', tones: tonesOf(pairs.angles[chosen.pair] ?? 0, chosen.turn) } },
        },
        rich(say.hear(numbers.integer(chosen.pair))),
      ),
      h(
        'p',
        { class: 'cap' },
        rich(say.dialsCaption(numbers.integer(settings.offset))),
        shown < pairs.count &&
          ` ${say.dialsWindow(numbers.integer(first), numbers.integer(first + shown - 1), numbers.integer(pairs.count))}`,
      ),
    ),
    picture(
      {
        width: cell * Math.min(perRow, shown),
        height: rows * dialRowHeight - 4,
        label: say.dialsName,
        interactive: true,
      },
      dialRow('pair', chosen.pair, perRow, dials, cell, first),
    ),
    h('p', { class: 'cap shift-heard' }, rich(say.heard(settings.matrix === 'rope'))),
  );
}

/** An odd width: its last sine. */
export function loneSine({ report, words, numbers }: ShiftScene): Tree {
  const column = report.pairs.loneColumn;
  if (column === null || report.chosen === null) return null;
  return h('p', { class: 'notice shift-notice' }, rich(words.shift.loneSine(numbers.integer(column))));
}
