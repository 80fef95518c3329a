/** The weights of one head before and after the shuffle: rows and columns move. Columns: a column is a query (UDL); rows: a row is. */
import { control } from '../../render/controls.ts';
import { displayed } from '../../render/grid.ts';
import { heat } from '../../render/heat.ts';
import { picture, place, text } from '../../render/picture.ts';
import { type Branch, type Tree, h, s } from '../../render/tree.ts';
import { type Kit, wordHeads } from './kit.ts';

/** Index of the shown head; the engine has no say in what is shown. */
export const headOf = ({ scene }: Kit): number => {
  const shown = Number(scene.settings.head);
  return Number.isInteger(shown) && shown >= 1 && shown <= scene.report.weights.length ? shown - 1 : 0;
};

export interface Panel {
  readonly width: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly label: number;
}

function panelOf({ tokens }: Kit, width: number): Panel {
  const label = width < 480 ? 42 : 48;
  const room = Math.min(196, (width - 2 * label - 24) / 2);
  const fit = (cap: number): number => Math.floor(Math.min(cap, room / tokens) * 100) / 100;
  const cellWidth = fit(36);
  return { width, label, cellWidth, cellHeight: Math.min(cellWidth, 26) };
}

export function attentionFigure(kit: Kit, width: number): Branch {
  const panel = panelOf(kit, width);
  const { figure } = kit.scene.words.permute;
  const across = kit.tokens * panel.cellWidth;
  const second = Math.max(panel.label + across + 24, Math.min(246, width - panel.label - across - 1));
  const height = 66 + kit.tokens * panel.cellHeight + 4;
  return h(
    'figure',
    { class: 'attention' },
    kit.scene.report.weights.length > 1 &&
      control(kit.scene, { name: 'head', kind: 'stepper', min: 1, max: kit.scene.report.weights.length }, kit.scene.words.permute),
    picture(
      { width: Math.min(width, second + panel.label + across + 2), height, label: figure.attentionLabel, interactive: true },
      place(panel.label, 0, half(kit, panel, false)),
      place(second + panel.label, 0, half(kit, panel, true)),
    ),
  );
}

/** A trailing `true` mark of the underline: solid for queries, dashed for keys, as everywhere. */
function axisWord(x: number, y: number, word: string, role: 'q' | 'k', end: boolean): Tree {
  const length = word.length * 6.2;
  const from = end ? x - length : x;
  return [text(x, y, `${end ? 'e ' : ''}axis-${role}`, word), s('path', { class: `axis-line ${role}`, d: `M${from} ${y + 4}h${length}` })];
}

function half(kit: Kit, panel: Panel, after: boolean): Tree {
  const { scene, byColumns, tokens } = kit;
  const { report } = scene;
  const { figure } = scene.words.permute;
  const weights = (after ? report.weightsOfPermuted : report.weights)[headOf(kit)] ?? { rows: tokens, cols: tokens, data: [] };
  const words = wordHeads(kit, after);
  const name = after ? 'after' : 'before';
  const [across, down] = byColumns ? ([figure.queries, figure.keys] as const) : ([figure.keys, figure.queries] as const);
  const allowed = (row: number, col: number): boolean => report.mask[byColumns ? col * tokens + row : row * tokens + col] === 1;
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
      y: 66,
      masked: scene.settings.mask === 'none' ? undefined : (row, col) => !allowed(row, col),
      cursor: scene.cursor,
      colHeads: panel.cellWidth >= 20 ? words : [],
      rowHeads: panel.cellHeight >= 12 ? words : [],
      rowHeadWidth: panel.label - 8,
    }),
  ];
}
