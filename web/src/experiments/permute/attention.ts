/** The weights of one head before and after the shuffle: rows and columns move. Columns: a column is a query (UDL); rows: a row is. */
import { control } from '../../render/controls.ts';
import { displayed } from '../../render/grid.ts';
import { heat } from '../../render/heat.ts';
import { axisWord, picture, place, text } from '../../render/picture.ts';
import { type Branch, h, type Tree } from '../../render/tree.ts';
import { type Kit, wordHeads } from './kit.ts';

/** Index of the shown head; the engine has no say in what is shown. */
export const headOf = ({ scene }: Kit): number => {
  const shown = Number(scene.settings.head);
  return Number.isInteger(shown) && shown >= 1 && shown <= scene.report.weights.length ? shown - 1 : 0;
};

interface Panel {
  readonly label: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly across: number;
  readonly down: number;
}

/** Room for heads above a matrix. */
const headHeight = 66;
const gap = 18;

function panelOf({ tokens }: Kit, room: number, label: number): Panel {
  const cellWidth = Math.floor(Math.min(40, room / tokens) * 100) / 100;
  const cellHeight = Math.min(cellWidth, 26);
  return { label, cellWidth, cellHeight, across: tokens * cellWidth, down: tokens * cellHeight };
}

/** Beside each other, on a phone one under the other. */
export function attentionFigure(kit: Kit, width: number): Branch {
  const { scene } = kit;
  const { figure } = scene.words.permute;
  const stacked = width < 480;
  const label = 48;
  const panel = panelOf(kit, stacked ? width - label - 2 : Math.min(180, width / 2 - label - gap), label);
  const step = stacked
    ? { x: 0, y: headHeight + panel.down + gap }
    : { x: Math.max(244, panel.across + label + gap), y: 0 };
  const size = { width: step.x + label + panel.across + 2, height: step.y + headHeight + panel.down + 4 };
  const heads = scene.report.weights.length;
  return h(
    'figure',
    { class: 'attention' },
    heads > 1 && control(scene, { name: 'head', kind: 'stepper', min: 1, max: heads }, scene.words.permute),
    picture(
      { ...size, label: figure.attentionLabel, interactive: true },
      place(label, 0, half(kit, panel, false)),
      place(step.x + label, step.y, half(kit, panel, true)),
    ),
  );
}

function half(kit: Kit, panel: Panel, after: boolean): Tree {
  const { scene, byColumns, tokens } = kit;
  const { report } = scene;
  const { figure } = scene.words.permute;
  const weights = (after ? report.weightsOfPermuted : report.weights)[headOf(kit)] ?? {
    rows: tokens,
    cols: tokens,
    data: [],
  };
  const words = wordHeads(kit, after);
  const name = after ? 'after' : 'before';
  const [across, down] = byColumns
    ? ([figure.queries, figure.keys] as const)
    : ([figure.keys, figure.queries] as const);
  const allowed = (row: number, col: number): boolean =>
    report.mask[byColumns ? col * tokens + row : row * tokens + col] === 1;
  return [
    text(0, 15, 'f', after ? figure.after : figure.before),
    axisWord(0, 38, across, byColumns ? 'q' : 'k', false),
    axisWord(-8, 58, down, byColumns ? 'k' : 'q', true),
    heat({
      figure: name,
      label: figure.cells[name],
      values: displayed(weights, scene.orientation),
      map: 'w',
      scale: 1,
      cellWidth: panel.cellWidth,
      cellHeight: panel.cellHeight,
      numbers: scene.numbers,
      y: headHeight,
      masked: scene.settings.mask === 'none' ? undefined : (row, col) => !allowed(row, col),
      cursor: scene.cursor,
      colHeads: panel.cellWidth >= 20 ? words : [],
      rowHeads: panel.cellHeight >= 16 ? words : [],
      rowHeadWidth: panel.label - 8,
    }),
  ];
}
