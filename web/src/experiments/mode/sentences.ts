/** What the mode experiment says: every number comes from the report. */
import type { Locale } from '../../locales/en/index.ts';
import { at } from '../../render/grid.ts';
import { makeNumbers } from '../../render/numbers.ts';
import type { NumberTable } from '../contract.ts';
import { addressOf, focusedRow, partOf, tableLetter, wasDropped } from './part.ts';
import type { ModeScene, Settings } from './settings.ts';

/** Size before place before cause. */
export function verdictSentence({ report, settings, words, numbers }: ModeScene): string {
  const say = words.mode;
  if (settings.mode === 'eval') return report.runs.identical ? say.identicalEval : '';
  if (report.runs.identical) return report.keptFactor === 0 ? `${say.identical} ${say.nothingKept}` : say.identical;
  const { residual, row, col } = report.runs;
  const where = say.broken(numbers.size(residual), numbers.integer(row), numbers.integer(col));
  return `${where} ${say.chance(numbers.fixed(settings.rate, 2), numbers.fixed(report.keptFactor, 2))}`;
}

export function describe(scene: ModeScene): string {
  const { report, settings, words, numbers, hidden } = scene;
  if (hidden) return words.mode.describeHidden(tableLetter(scene));
  if (settings.mode === 'eval') return words.mode.describeEval;
  return report.runs.identical ? words.mode.describeSame : words.mode.describeTrain(numbers.size(report.runs.residual));
}

export const outcome = ({ report, words, numbers }: ModeScene): string =>
  words.mode.outcome(numbers.size(report.trainRuns.residual), report.evalRuns.identical);

export function conditions(settings: Settings, words: Locale): string {
  const rate =
    typeof settings.rate === 'number' ? makeNumbers(words.lang).fixed(settings.rate, 2) : String(settings.rate);
  return words.mode.conditions(words.mode.options.mode[settings.mode], rate, words.mode.inputNames[settings.input]);
}

export function readout(scene: ModeScene): string | null {
  const { cursor, report, words, numbers } = scene;
  if (!cursor) return null;
  const say = words.mode;
  if (cursor.figure === 'weights') {
    const value = at(report.usedWeights, cursor.row, cursor.col);
    return say.readout(numbers.integer(cursor.row), numbers.integer(cursor.col), numbers.fixed(value, 3));
  }
  const { row, col } = addressOf(partOf(scene), scene, cursor.row, cursor.col);
  const place = [numbers.integer(row), numbers.integer(col)] as const;
  const three = (grid: Parameters<typeof at>[0]): string => numbers.fixed(at(grid, row, col), 3);
  const run = cursor.figure === 'a' ? report.runA : cursor.figure === 'b' ? report.runB : null;
  if (run) {
    const lost = wasDropped(run.dropped, report.sum, row, col);
    return lost
      ? say.readoutDropped(...place, three(report.sum))
      : say.readoutKept(...place, three(run.output), three(report.sum));
  }
  const input = { 'input-0': report.tokens, 'input-1': report.table, 'input-2': report.sum }[cursor.figure];
  return say.readout(...place, three(input ?? report.difference));
}

export function tables(scene: ModeScene): readonly NumberTable[] {
  const { report, words, numbers } = scene;
  const say = words.mode;
  const t = say.tables;
  const row = focusedRow(scene);
  const inRow = Array.from({ length: report.sum.cols }, (_, col) => [
    numbers.integer(col),
    at(report.sum, row, col),
    at(report.runA.output, row, col),
    at(report.runB.output, row, col),
  ]);
  const plot = Array.from({ length: report.tableColumns.rows }, (_, r) => [
    numbers.integer(r),
    ...Array.from(report.columns, (_c, k) => at(report.tableColumns, r, k)),
    ...Array.from(report.columns, (_c, k) => at(report.outputColumns, r, k)),
  ]);
  const means = Array.from(report.sumMeans.passes, (n, k) => [
    numbers.integer(n),
    report.sumMeans.distances[k] ?? '',
    report.expectedMeans[k] ?? '',
    report.attentionMeans.distances[k] ?? '',
  ]);
  const sums = Array.from(report.rowSums, (sum, r) => [numbers.integer(r), sum]);
  const cols = Array.from(report.columns, (column) => String(column));
  return [
    {
      caption: t.row(numbers.integer(row)),
      head: [t.column, `$X + ${tableLetter(scene)}$`, say.runA, say.runB],
      rows: inRow,
    },
    { caption: t.plot, head: [say.rowAxis, ...cols.map(say.column), ...cols.map(t.runAColumn)], rows: plot },
    { caption: t.means, head: [t.passes, t.sum, t.law, t.attention], rows: means },
    { caption: t.rowSums, head: [say.rowAxis, say.rowSum], rows: sums },
  ];
}
