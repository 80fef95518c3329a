/** D2L's curves from the table, the same columns from the output, and the mean of N train passes against its law. */
import type { Means } from '../../engine/mode.ts';
import { type Curve, curves, type LineStyle } from '../../render/curves.ts';
import { at, type Grid } from '../../render/grid.ts';
import { type LogPoint, logLog } from '../../render/log-log.ts';
import { picture } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { h, type Tree } from '../../render/tree.ts';
import { tableLetter } from './part.ts';
import type { ModeScene } from './settings.ts';

/** D2L's four line styles in the look's terms: sine solid, cosine dashed, the second pair in ink. */
const styles: readonly LineStyle[] = ['position', 'position-dashed', 'ink', 'ink-dotted'];

/** Width of one of the panels that stand side by side, and of its plotting area. */
function panel({ layout }: ModeScene): { width: number; plot: number } {
  const width =
    layout.size === 'S' ? layout.width : layout.size === 'M' ? (layout.width - 40) / 2 : (layout.width - 80) / 3;
  return { width, plot: width - 34 - 52 };
}

export const framed = (title: string, note: string, drawing: Tree): Tree =>
  h('figure', { class: 'fig' }, h('h3', { class: 'h2' }, rich(title)), h('p', { class: 'cap' }, rich(note)), drawing);

function columnCurves(scene: ModeScene, values: Grid, label: string, bound: number): Tree {
  const { numbers, words, report } = scene;
  const { width, plot } = panel(scene);
  const lines: Curve[] = Array.from(report.columns, (column, k) => ({
    key: String(column),
    values: Array.from({ length: values.rows }, (_, row) => at(values, row, k)),
    style: styles[k] ?? 'ink',
    label: words.mode.col(String(column)),
  }));
  const last = values.rows - 1;
  const ticks = [
    ...new Set(last <= 3 ? [0, last] : [0, Math.round(last / 3 / 10) * 10, Math.round((2 * last) / 3 / 10) * 10, last]),
  ];
  return picture(
    { width, height: 172, label },
    curves({
      x: 34,
      y: 14,
      width: plot,
      height: 112,
      low: -bound,
      high: bound,
      first: 0,
      last,
      curves: lines,
      lines: [1, 0, -1].map((value) => ({ at: value, label: numbers.integer(value) })),
      ticks: ticks.map((tick) => ({ at: tick, label: numbers.integer(tick) })),
      axis: words.mode.rowAxis,
    }),
  );
}

const largest = (grid: Grid): number => {
  let size = 1;
  for (let k = 0; k < grid.data.length; k++) size = Math.max(size, Math.abs(grid.data[k] ?? 0));
  return size;
};

function trainNote({ settings, report, words, numbers }: ModeScene): string {
  if (settings.mode === 'eval') return words.mode.plotEvalRunNote;
  return report.keptFactor === 0
    ? words.mode.plotNothingNote
    : words.mode.plotTrainNote(numbers.fixed(report.keptFactor, 2));
}

/** The two curve panels. */
export function columnPanels(scene: ModeScene): Tree[] {
  const { report, words, settings } = scene;
  const say = words.mode;
  const letter = tableLetter(scene);
  const first = report.columns[0] ?? 0;
  const last = report.columns[report.columns.length - 1] ?? 0;
  const note = first === last ? say.plotEvalNoteOne(letter) : say.plotEvalNote(String(first), String(last), letter);
  const title = settings.mode === 'train' ? say.plotTrain : say.plotEvalRun;
  return [
    framed(say.plotEval, note, columnCurves(scene, report.tableColumns, say.plotEval, 1.13)),
    framed(
      title,
      trainNote(scene),
      columnCurves(scene, report.outputColumns, title, 1.13 * largest(report.outputColumns)),
    ),
  ];
}

const pointsOf = ({ passes, distances }: Means): LogPoint[] =>
  Array.from(passes, (n, k) => ({ n, size: distances[k] ?? 0 }));

/** Corners of a log-log plot at full decades around the data. */
function corners(points: readonly LogPoint[], lastN: number): { from: LogPoint; to: LogPoint; decades: number[] } {
  const sizes = points.map(({ size }) => size).filter((size) => size > 0 && Number.isFinite(size));
  const low = Math.floor(Math.log10(Math.min(...sizes)));
  const high = Math.max(Math.ceil(Math.log10(Math.max(...sizes))), low + 1);
  const decades = Array.from({ length: high - low + 1 }, (_, k) => low + k);
  return { from: { n: 1, size: 10 ** low }, to: { n: lastN, size: 10 ** high }, decades };
}

const decadeLabel = (scene: ModeScene, exponent: number): string =>
  exponent >= -3 && exponent <= 2
    ? scene.numbers.fixed(10 ** exponent, Math.max(0, -exponent))
    : `1e${scene.numbers.integer(exponent)}`;

export function meansPicture(
  scene: ModeScene,
  means: Means,
  options: { label: string; law?: LogPoint[]; lawLabel?: string; current?: LogPoint & { label: string } },
): Tree {
  const { width } = panel(scene);
  const points = pointsOf(means);
  const lastN = points[points.length - 1]?.n ?? 1;
  const { from, to, decades } = corners([...points, ...(options.law ?? [])], lastN);
  return picture(
    { width, height: 172, label: options.label },
    logLog({
      x: 46,
      y: 14,
      width: width - 46 - 30,
      height: 112,
      points,
      from,
      to,
      ...(options.law ? { law: options.law } : {}),
      ...(options.lawLabel ? { lawLabel: options.lawLabel } : {}),
      ...(options.current ? { current: options.current } : {}),
      ticks: [1, 8, 64, lastN].map((n) => ({ n, label: scene.numbers.integer(n) })),
      lines: decades.map((exponent) => ({ size: 10 ** exponent, label: decadeLabel(scene, exponent) })),
      axis: 'N',
    }),
  );
}

/** The mean of N train passes of the sum: it comes back to eval like 1 / √N. */
export function meansPanel(scene: ModeScene): Tree {
  const { report, settings, words, numbers } = scene;
  const say = words.mode;
  if (report.relativeChange === 0) return framed(say.plotMeans, say.plotMeansNoteNone, null);
  const n = numbers.integer(settings.passes);
  const distance = numbers.fixed(report.sumMean, 3);
  const law = Array.from(report.expectedMeans, (size, k) => ({ n: report.sumMeans.passes[k] ?? 1, size }));
  return framed(
    say.plotMeans,
    law.length === 0 ? say.plotMeansNoteAll : say.plotMeansNote,
    meansPicture(scene, report.sumMeans, {
      label: say.plotMeansFigure(n, distance),
      ...(law.length > 0 ? { law, lawLabel: say.law } : {}),
      current: { n: settings.passes, size: report.sumMean, label: say.current(n, distance) },
    }),
  );
}
