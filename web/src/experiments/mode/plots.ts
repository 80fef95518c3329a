/** D2L's curves from the table, the same columns from the output, and means of N train passes against their law. */
import type { Means } from '../../engine/mode.ts';
import { spokenText } from '../../render/controls.ts';
import { type Curve, curves, type LineStyle } from '../../render/curves.ts';
import { at, commonScale, type Grid } from '../../render/grid.ts';
import { type LogPoint, logLog } from '../../render/log-log.ts';
import { picture } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { h, type Tree } from '../../render/tree.ts';
import { sumLetter, tableLetter } from './part.ts';
import { distance, factor } from './sentences.ts';
import { type ModeScene, presets } from './settings.ts';

/** D2L's four line styles in the look's terms: sine solid, cosine dashed, the second pair in ink. */
const styles: readonly LineStyle[] = ['position', 'position-dashed', 'ink', 'ink-dotted'];

/** Right of the curves: "col 31" or "feat. 31". */
const endLabelRoom = { rows: 44, columns: 52 };

/** Width of one of the panels that stand side by side: three, at M two, at S one. `whole`: alone in its row at M. */
export function panelWidth({ layout }: ModeScene, whole = false): number {
  if (layout.size === 'S' || (layout.size === 'M' && whole)) return layout.width;
  return Math.floor(layout.size === 'M' ? (layout.width - 40) / 2 : (layout.width - 80) / 3);
}

export const framed = (title: string, note: string, drawing: Tree, className = ''): Tree =>
  h(
    'figure',
    { class: `panel ${className}`.trim() },
    h('h3', { class: 'h2' }, rich(title)),
    h('p', { class: 'cap' }, rich(note)),
    drawing,
  );

function columnCurves(scene: ModeScene, values: Grid, title: string, named: boolean): Tree {
  const { numbers, words, report, orientation } = scene;
  const width = panelWidth(scene);
  const say = words.mode;
  const bound = 1.13 * Math.max(1, commonScale(values));
  const lines: Curve[] = Array.from(report.columns, (column, k) => ({
    key: String(column),
    values: Array.from({ length: values.rows }, (_, row) => at(values, row, k)),
    style: styles[k] ?? 'ink',
    label: named ? say.col[orientation](String(column)) : '',
  }));
  const line = named ? 1 : (niceSizes(1, bound / 1.13).at(-1) ?? 1);
  const last = values.rows - 1;
  const thirds = last < 30 ? [] : [1, 2].map((k) => Math.round((k * last) / 30) * 10);
  const ticks = [...new Set([0, ...thirds, last])];
  return picture(
    { width, height: 168, label: spokenText(title) },
    curves({
      x: 34,
      y: 14,
      width: width - 34 - endLabelRoom[orientation],
      height: 112,
      low: -bound,
      high: bound,
      first: 0,
      last,
      curves: lines,
      lines: [line, 0, -line].map((value) => ({ at: value, label: numbers.integer(value) })),
      ticks: ticks.map((tick) => ({ at: tick, label: numbers.integer(tick) })),
      axis: say.axis[orientation],
    }),
  );
}

function outputNote(scene: ModeScene): string {
  const { settings, report, words } = scene;
  const say = words.mode;
  if (settings.mode === 'eval') return say.plotEvalRunNote(sumLetter(scene));
  if (report.relativeChange === 0) return say.plotAllKeptNote(sumLetter(scene));
  return report.keptFactor === 0 ? say.plotNothingNote : say.plotTrainNote(factor(scene, report.keptFactor));
}

/** Zeros of D2L's size: then the left panel is its plot. */
function isD2l({ settings }: ModeScene): boolean {
  const d2l = presets.find(({ id }) => id === 'd2l')?.settings;
  return settings.input === d2l?.input && settings.rows === d2l?.rows && settings.width === d2l?.width;
}

/** The two curve panels. */
export function columnPanels(scene: ModeScene): Tree[] {
  const { report, words, settings, orientation } = scene;
  const say = words.mode;
  const first = report.columns[0] ?? 0;
  const last = report.columns[report.columns.length - 1] ?? 0;
  const which = say.columnsBy[orientation](String(first), String(last));
  const d2l = isD2l(scene);
  const title = d2l ? say.plotTable : say.plotOwnTable;
  const output = say.plotOutput[settings.mode];
  return [
    framed(
      title,
      say.plotTableNote(which, tableLetter(scene), d2l, first !== last),
      columnCurves(scene, report.tableColumns, title, true),
    ),
    framed(output, outputNote(scene), columnCurves(scene, report.outputColumns, output, false), 'torn'),
  ];
}

const pointsOf = ({ passes }: Means, sizes: ArrayLike<number>): LogPoint[] =>
  Array.from(passes.subarray(0, sizes.length), (n, k) => ({ n, size: sizes[k] ?? 0 }));

const decades = Array.from({ length: 32 }, (_, k) => Number(`1e${k - 20}`));
const within = (sizes: readonly number[], low: number, high: number): number[] =>
  sizes.filter((size) => size >= low && size <= high);
const niceSizes = (low: number, high: number): number[] =>
  within(
    decades.flatMap((size) => [size, 2 * size, 5 * size]),
    low,
    high,
  );

/** Sizes at which a gridline of a log axis stands: decades, or 1, 2, 5 where there are fewer than two of them. */
function gridSizes(low: number, high: number): number[] {
  const few = within(decades, low, high);
  return few.length >= 2 ? few : niceSizes(low, high);
}

export interface MeansOptions {
  readonly label: string;
  readonly width: number;
  readonly law: readonly LogPoint[];
  readonly lawLabel: string;
  readonly lawBelow?: boolean;
  readonly current?: LogPoint & { readonly label: string };
}

/** Distances of means against N; null when none is above 0, since 0 has no place on a log axis. */
export function meansPicture(scene: ModeScene, means: Means, { label, width, ...options }: MeansOptions): Tree {
  const points = pointsOf(means, means.distances);
  const sizes = [...points, ...options.law, ...(options.current ? [options.current] : [])]
    .map(({ size }) => size)
    .filter((size) => size > 0);
  if (sizes.length === 0) return null;
  const lastN = points[points.length - 1]?.n ?? 1;
  const low = Math.min(...sizes) / 1.6;
  const high = Math.max(...sizes) * 1.6;
  const ticks = [1, 8, 64, lastN].filter((n, k, all) => n <= lastN && all.indexOf(n) === k);
  return picture(
    { width, height: 168, label: spokenText(label) },
    logLog({
      x: 46,
      y: 14,
      width: width - 46 - 30,
      height: 108,
      points,
      ...options,
      from: { n: 1, size: low },
      to: { n: lastN, size: high },
      ticks: ticks.map((n) => ({ n, label: scene.numbers.integer(n) })),
      lines: gridSizes(low, high).map((size) => ({ size, label: gridLabel(scene, size) })),
      axis: 'N',
    }),
  );
}

const gridLabel = ({ numbers }: ModeScene, size: number): string => {
  const [mantissa = '1', exponent = '0'] = size.toExponential(0).split('e');
  const digits = -Number(exponent);
  return digits > 3 ? `${mantissa}e${numbers.integer(-digits)}` : numbers.fixed(size, Math.max(0, digits));
};

/** The mean of N train passes of the sum: it comes back to eval like 1 / √N. */
export function meansPanel(scene: ModeScene): Tree {
  const { report, settings, words, numbers } = scene;
  const say = words.mode;
  if (report.relativeChange === 0) return framed(say.plotMeans, say.plotMeansNoteNone, null, 'whole');
  if (report.sumSize === 0) return framed(say.plotMeans, say.plotMeansNoteZero, null, 'whole');
  const n = numbers.integer(settings.passes);
  const size = distance(scene, report.sumMean);
  const law = pointsOf(report.sumMeans, report.expectedMeans);
  const note = law.length === 0 ? say.plotMeansNoteAll : say.plotMeansNote;
  const drawing = meansPicture(scene, report.sumMeans, {
    label: say.plotMeansFigure(n, size),
    width: panelWidth(scene, true),
    law,
    lawLabel: say.law(numbers.fixed(report.sumSize, 3)),
    current: { n: settings.passes, size: report.sumMean, label: say.current(n, size) },
  });
  return framed(say.plotMeans, note, drawing, 'whole');
}
