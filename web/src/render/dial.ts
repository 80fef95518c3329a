/**
 * Clocks of one frequency pair. Twelve o'clock is position 0, clockwise: x = sin = column 2j, y = cos = column 2j + 1. The
 * dashed hand is the present position, the thick hand the shifted one; the arc between them is the turn, with a full ring when
 * it exceeds one turn. Angles are in radians, clockwise from twelve.
 */
import { richText, round, text } from './picture.ts';
import { type Branch, h, s, type Tree } from './tree.ts';

interface Hands {
  readonly from: number;
  /** The angle turned on from there; any size and sign. */
  readonly turn: number;
}

export interface BigDial extends Hands {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** The values the thick hand drops on the axes, printed: sin below twelve, cos at the left. */
  readonly sin: string;
  readonly cos: string;
  /** Rich text at the ends of the axes and hands, e.g. "column 7, $cos$"; '' leaves one out. */
  readonly labels: { readonly sin: string; readonly cos: string; readonly from: string; readonly to: string };
}

const fullTurn = 2 * Math.PI;
const point = (cx: number, cy: number, radius: number, angle: number): readonly [number, number] => [
  round(cx + radius * Math.sin(angle)),
  round(cy - radius * Math.cos(angle)),
];

/** The arc from `from` on by `turn`, and a ring if that is more than once around. */
function arc(cx: number, cy: number, radius: number, { from, turn }: Hands): Tree {
  const rest = turn % fullTurn;
  const [x1, y1] = point(cx, cy, radius, from);
  const [x2, y2] = point(cx, cy, radius, from + rest);
  const large = Math.abs(rest) > Math.PI ? 1 : 0;
  const d = Math.abs(rest) < 1e-3 ? '' : `M${x1} ${y1}A${radius} ${radius} 0 ${large} ${rest > 0 ? 1 : 0} ${x2} ${y2}`;
  return [
    Math.abs(turn) >= fullTurn && s('circle', { class: 'ps turn', cx, cy, r: round(radius) }),
    d !== '' && s('path', { class: 'ps turn', d }),
  ];
}

/** What belongs to the hands' new place and cannot turn along with them. Made anew with every place: a style lets it appear after the turn. */
function settled({ from, turn }: Hands, ...parts: Tree[]): Branch {
  return s('g', { class: 'settled', key: `${from} ${turn}` }, ...parts);
}

/** Turned by a transform of any number of turns, so that a style can move it the way the angle went: clockwise for more. */
function hand(className: string, cx: number, cy: number, length: number, angle: number): Branch {
  return s('path', {
    class: `hand ${className}`,
    d: `M0 0V${round(-length)}`,
    style: { transform: `translate(${round(cx)}px, ${round(cy)}px) rotate(${angle.toFixed(5)}rad)` },
  });
}

/** The large dial with dotted lines to both axes. Leave 36 at the left, 110 at the right, 36 above and below. */
export function bigDial({ cx, cy, radius, from, turn, sin, cos, labels }: BigDial): Branch {
  const to = from + turn;
  const [x, y] = point(cx, cy, radius * 0.97, to);
  const reach = radius + 12;
  const below = y > cy;
  const right = x >= cx;
  return s(
    'g',
    { class: 'dial big', key: `${labels.sin} ${labels.cos}` },
    s('path', { class: 'gr', d: `M${cx - reach} ${cy}H${cx + reach}M${cx} ${cy - reach}V${cy + reach}` }),
    s('circle', { class: 'face', cx, cy, r: radius }),
    s('path', { class: 'lg', d: `M${cx} ${cy - radius}v9` }),
    hand('from', cx, cy, radius * 0.97, from),
    hand('to', cx, cy, radius * 0.97, to),
    s('circle', { class: 'ink', cx, cy, r: 4 }),
    settled(
      { from, turn },
      arc(cx, cy, round(radius * 0.36), { from, turn }),
      s('path', { class: 'ps dropped', d: `M${x} ${y}V${cy}M${x} ${y}H${cx}` }),
      text(x, below ? cy - 6 : cy + 16, 'pz m on-face', sin),
      text(cx + (right ? -8 : 8), Math.max(y + 4, cy - radius + 18), right ? 'pz e on-face' : 'pz on-face', cos),
      ...handLabels(cx, cy, radius, { from, turn }, labels),
    ),
    labels.sin !== '' && richText(cx + radius + 16, cy - 12, labels.sin, 's'),
    labels.cos !== '' && richText(cx, cy - radius - 18, labels.cos, 's m'),
  );
}

/** Half of the room that the name of the cosine axis takes above the rim. */
const axisLabel = 46;

/** The angle where a hand's label stands: at the hand, but not where the cosine axis has its name. */
function labelAngle(angle: number, reach: number, side: number): number {
  const around = (((angle % fullTurn) + fullTurn + Math.PI) % fullTurn) - Math.PI;
  const free = Math.asin(Math.min(1, axisLabel / reach));
  return Math.abs(around) < free ? side * free : around;
}

/** Labels outside the rim; near twelve o'clock they stand at either side, elsewhere the earlier one moves a line away. */
function handLabels(cx: number, cy: number, radius: number, { from, turn }: Hands, labels: BigDial['labels']): Tree[] {
  const reach = radius + 12;
  const place = (angle: number, side: number): { x: number; y: number; end: string } => {
    const [x, y] = point(cx, cy, reach, labelAngle(angle, reach, side));
    return { x, y: y + 5, end: x < cx - 8 ? ' e' : Math.abs(x - cx) <= 8 ? ' m' : '' };
  };
  const a = place(from, turn > 0 ? -1 : 1);
  const b = place(from + turn, turn > 0 ? 1 : -1);
  if (Math.abs(a.y - b.y) < 15 && Math.abs(a.x - b.x) < 70) a.y = b.y + (a.y < b.y ? -15 : 15);
  return [
    labels.from !== '' && richText(a.x, a.y, labels.from, `s${a.end}`),
    labels.to !== '' && richText(b.x, b.y, labels.to, `pz${b.end}`),
  ];
}

export interface SmallDial extends Hands {
  readonly cx: number;
  readonly cy: number;
  readonly radius?: number;
}

/** Face, both hands and the turn, radius 24. */
export function smallDial({ cx, cy, radius = 24, from, turn }: SmallDial): Branch {
  return s(
    'g',
    { class: 'dial small' },
    s('circle', { class: 'face', cx, cy, r: radius }),
    s('path', { class: 'lg', d: `M${cx} ${cy - radius}v5` }),
    settled({ from, turn }, arc(cx, cy, radius / 2, { from, turn })),
    hand('from', cx, cy, radius * 0.92, from),
    hand('to', cx, cy, radius * 0.92, from + turn),
    s('circle', { class: 'ink', cx, cy, r: 2 }),
  );
}

export interface DialOption extends Hands {
  readonly key: string;
  /** The pair's number, above; degrees and rows per turn below. */
  readonly head: string;
  readonly below: readonly [string, string];
  readonly label: string;
}

/**
 * A row (or rows) of dials to choose from: one figure of column width 61, row height 124; `perRow` 16, 8 or 4. Over each dial
 * lies a native radio, so focus and arrow keys are the browser's; the intent is { type: 'set', name, value: index }. `first` is
 * the index of the first dial, when a window of many is shown.
 */
export function dialRow(
  name: string,
  chosen: number,
  perRow: number,
  dials: readonly DialOption[],
  cellWidth = 61,
  first = 0,
): Branch {
  return s(
    'g',
    { class: 'dials' },
    ...dials.map((dial, k) =>
      dialOption(
        name,
        first + k,
        first + k === chosen,
        (k % perRow) * cellWidth,
        Math.floor(k / perRow) * dialRowHeight,
        cellWidth,
        dial,
      ),
    ),
  );
}

export const dialRowHeight = 124;

function dialOption(
  name: string,
  k: number,
  chosen: boolean,
  x: number,
  y: number,
  width: number,
  dial: DialOption,
): Branch {
  const cx = width / 2;
  return s(
    'g',
    {
      class: chosen ? 'option chosen' : 'option',
      transform: `translate(${round(x)} ${y})`,
      key: dial.key,
    },
    s('rect', { class: 'box', x: 1.5, y: 2, width: round(width - 3), height: 116, rx: 4 }),
    text(cx, 20, 'm s', dial.head),
    smallDial({ cx, cy: 53, radius: Math.min(24, width / 2 - 6), from: dial.from, turn: dial.turn }),
    text(cx, 95, 'm', dial.below[0]),
    text(cx, 111, 'm d', dial.below[1]),
    s(
      'foreignObject',
      { width: round(width), height: 120 },
      h('input', {
        type: 'radio',
        name: `${name}-dial`,
        class: 'cover',
        'aria-label': dial.label,
        properties: { checked: chosen },
        on: { change: { type: 'set', name, value: k } },
      }),
    ),
  );
}
