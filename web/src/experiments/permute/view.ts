/** The figures of Run and, hidden, of Predict, put together per size. */
import { over } from '../../render/chips.ts';
import { hasNumbers } from '../../render/heat.ts';
import { rich } from '../../render/rich.ts';
import { scale } from '../../render/scale.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { attentionFigure } from './attention.ts';
import { chipsInFigure, columnsFigure, middleOf, squareOf } from './columns-figure.ts';
import { intro, whyNotZero } from './describe.ts';
import { type Kit, kitOf } from './kit.ts';
import { lawTable } from './laws.ts';
import { orderChips, orderLine } from './order-parts.ts';
import { phoneDifference, phoneInputs, phoneOrder, phoneOutputs, phoneVerdict } from './phone.ts';
import { readout } from './readout.ts';
import { lyingOf, middleOfLying, rowsFigure } from './rows-figure.ts';
import type { PermuteScene } from './settings.ts';
import { rulerOf, verdictOf } from './verdict-parts.ts';

export function view(scene: PermuteScene): Tree {
  const kit = kitOf(scene);
  return scene.layout.size === 'S' ? phone(kit) : wide(kit);
}

const em = (units: number): string => `${units / 16}em`;

function phone(kit: Kit): Tree {
  const { scene } = kit;
  const { width } = scene.layout;
  const { parts } = scene;
  const order = h('div', { class: 'phone-order', key: 'order' }, phoneOrder(kit, width));
  if (scene.hidden) {
    return [
      introduction(scene),
      order,
      h('div', { class: 'phone-inputs' }, phoneInputs(kit, width), pointed(kit)),
      phoneVerdict(kit, width),
    ];
  }
  return [
    order,
    phoneVerdict(kit, width),
    phoneOutputs(kit, width),
    phoneDifference(kit, width),
    pointed(kit),
    parts.sentence,
    notZero(kit),
    parts.next,
    h('section', { class: 'section ruled' }, attentionFigure(kit, width)),
    parts.runTable,
    lawTable(kit),
  ];
}

function wide(kit: Kit): Tree {
  const { scene } = kit;
  const { width, size } = scene.layout;
  const large = size !== 'M';
  const roomy = large && width >= roomBeside;
  const { figure, inFigure, withNumbers } = drawn(kit, width, large, roomy);
  if (scene.hidden) return [introduction(scene), !inFigure && chipRows(kit), figure, pointed(kit, withNumbers)];
  const { parts } = scene;
  return [
    !inFigure && chipRows(kit),
    figure,
    !roomy && orderLine(scene),
    pointed(kit, withNumbers),
    parts.sentence,
    notZero(kit),
    h(
      'section',
      { class: roomy ? 'section ruled beside-runs' : 'section ruled' },
      attentionFigure(kit, roomy ? 500 : width),
      h('div', { class: 'runs-and-next' }, parts.runTable, parts.next),
    ),
    lawTable(kit),
  ];
}

const introduction = (scene: PermuteScene): Branch => h('p', { class: 'say intro' }, rich(intro(scene)));

/** Of the main column. Narrower, and the longest words of the order, and a table of runs beside attention, would not fit. */
const roomBeside = 960;

/** Verdict, ruler and, where there is room, the order. */
function middle(kit: Kit, width: number, large: boolean, roomy: boolean): Branch {
  const { hidden } = kit.scene;
  return h(
    'div',
    { class: large ? 'permute-middle' : 'permute-middle narrow', style: { width: em(width) } },
    verdictOf(kit),
    !hidden && rulerOf(kit, width),
    !hidden && roomy && orderLine(kit.scene),
  );
}

interface Drawn {
  readonly figure: Branch;
  /** The chips stand in it. */
  readonly inFigure: boolean;
  readonly withNumbers: boolean;
}

function drawn(kit: Kit, width: number, large: boolean, roomy: boolean): Drawn {
  const { hidden } = kit.scene;
  // Three tokens or fewer leave a narrow middle, in which the verdict takes two lines.
  const secondLine = kit.tokens > 3 ? 0 : 24;
  const middleHeight = hidden ? 110 : secondLine + (roomy ? 250 : 186);
  if (kit.byColumns) {
    const square = squareOf(kit, width, large, middleHeight);
    const place = middleOf(square);
    return {
      figure: columnsFigure(kit, square, over(place.x, 44, middle(kit, place.width, large, roomy))),
      inFigure: chipsInFigure(square),
      withNumbers: numbered(kit, square),
    };
  }
  const lying = lyingOf(kit, width, large, middleHeight);
  const place = middleOfLying(lying);
  return {
    figure: rowsFigure(kit, lying, over(place.x, place.y, middle(kit, place.width, large, roomy))),
    inFigure: lying.chipRow,
    withNumbers: numbered(kit, lying),
  };
}

const numbered = ({ scene }: Kit, cells: { readonly cellWidth: number; readonly cellHeight: number }): boolean =>
  hasNumbers({ values: scene.report.tokens, ...cells });

/** More tokens than fit over their columns: rows of their own, as few and as even as a finger can hit. */
function chipRows(kit: Kit): Branch {
  const { tokens, scene } = kit;
  const { coarse, width: across } = scene.layout;
  const gap = 4;
  const rows = Math.ceil(tokens / Math.floor((across + gap) / (44 + gap)));
  const perRow = Math.ceil(tokens / rows);
  const width = Math.min(coarse && rows === 1 ? across : 96, Math.floor(across / perRow) - gap);
  return h('div', { class: 'chip-rows' }, orderChips(scene, { width, height: 44, gap, perRow }));
}

/** The cell that is pointed at, and the legend where cells have no numbers. */
function pointed(kit: Kit, withNumbers = false): Branch {
  const { scene, scale: largest } = kit;
  const { numbers, words } = scene;
  const bound = numbers.fixed(largest, 2);
  return h(
    'div',
    { class: 'pointed' },
    h('p', { class: 'cap', role: 'status' }, rich(readout(scene) ?? words.permute.figure.pointAt)),
    !withNumbers && scale('d', `−${bound}`, bound),
  );
}

function notZero({ scene }: Kit): Tree {
  const { holds, identical } = scene.report.equivariance;
  if (!holds || identical) return null;
  return h(
    'details',
    { class: 'not-zero' },
    h('summary', { class: 'sm' }, scene.words.permute.verdict.notZero),
    h('p', { class: 'sm mut' }, rich(whyNotZero(scene))),
  );
}
