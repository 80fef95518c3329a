/** What the mode experiment says: every number comes from the report. */
import type { Locale } from '../../locales/en/index.ts';
import { at, type Grid } from '../../render/grid.ts';
import { makeNumbers, type Numbers } from '../../render/numbers.ts';
import { placeName, pointedAt, sumLetter, wasDropped } from './part.ts';
import type { ModeScene, Settings } from './settings.ts';

/** A rate as it was set: two decimals, or as many as it has. */
export function rateText(numbers: Numbers, rate: number): string {
  const [, decimals = ''] = String(rate).split('.');
  return String(rate).includes('e') ? numbers.size(rate) : numbers.fixed(rate, Math.max(2, decimals.length));
}

/** A factor of 1.00 would hide that kept entries grow at all. */
export const factor = ({ numbers }: ModeScene, kept: number): string =>
  numbers.fixed(kept, Math.abs(kept - 1) < 0.01 && kept !== 1 ? 6 : 2);

/** A distance to eval: three decimals, small ones in scientific form (rich text). */
export const distance = ({ numbers }: ModeScene, size: number): string =>
  size >= 0.01 ? numbers.fixed(size, 3) : numbers.size(size);

/** Size before place before cause. */
export function verdictSentence(scene: ModeScene): string {
  const { report, settings, words, numbers } = scene;
  const say = words.mode;
  if (settings.mode === 'eval') return say.identicalEval;
  const which = report.trainCase;
  const { sentences } = words.frame.join;
  if (which !== 'differ') return sentences([say.identical, say.same[which]]);
  const broken = say.broken(numbers.size(report.runs.residual), placeName(scene, report.runs));
  return sentences([broken, say.chance(rateText(numbers, settings.rate), factor(scene, report.keptFactor))]);
}

export function describe(scene: ModeScene): string {
  const { report, settings, words, numbers, hidden } = scene;
  const say = words.mode;
  if (hidden) return say.describeHidden(sumLetter(scene));
  if (settings.mode === 'eval') return say.describeEval;
  const which = report.trainCase;
  return which === 'differ' ? say.describeTrain(numbers.size(report.runs.residual)) : say.describeSame(say.same[which]);
}

export const outcome = ({ report, words, numbers }: ModeScene): string =>
  words.mode.outcome(
    report.trainRuns.identical,
    numbers.size(report.trainRuns.residual),
    report.evalRuns.identical,
    numbers.size(report.evalRuns.residual),
  );

/** Everything that a difference depends on, since equal phrases are one run. */
export function conditions(settings: Settings, words: Locale): string {
  const numbers = makeNumbers(words.lang);
  const say = words.mode;
  const { rate, input, rows, width, maskSeed } = settings;
  const count = (value: unknown): string => (Number.isInteger(value) ? numbers.integer(Number(value)) : String(value));
  const what =
    input === 'zeros'
      ? say.inputPhrase.zeros(count(rows), count(width))
      : say.inputPhrase.embeddings(
          count(settings.words.length),
          count(width),
          count(settings.seed),
          settings.scaleByWidth,
        );
  const rateSet = typeof rate === 'number' ? rateText(numbers, rate) : String(rate);
  return say.conditions(say.options.mode[settings.mode], rateSet, what, count(maskSeed));
}

/** What the mean of the attention outputs does, measured against what chance leaves of a mean that comes back. */
export function softmaxSentence(scene: ModeScene): string {
  const { report, words, numbers } = scene;
  const say = words.mode;
  const { passes, distances } = report.attentionMeans;
  const last = passes.length - 1;
  const n = numbers.integer(passes[last] ?? 0);
  const away = distance(scene, distances[last] ?? 0);
  const chance = report.attentionChance[last] ?? 0;
  if (report.relativeChange === 0) return say.meansAttentionNone;
  if (distances[last] === 0) return say.meansAttentionZero(n);
  if (report.keptInTrain === 0) return say.meansAttentionAll(away);
  if (report.attentionStays) return say.meansAttentionStays(n, away, distance(scene, chance));
  const returns = say.meansAttentionReturns(n, away, distance(scene, chance));
  return words.frame.join.sentences([returns, report.attentionRows === 1 ? say.oneRow : say.morePasses]);
}

export function sumsSentence({ report, settings, words, numbers }: ModeScene): string {
  const say = words.mode;
  const error = numbers.size(report.largestRowSumError);
  if (settings.mode === 'eval') return say.rowSumsHold(error);
  if (report.relativeChange === 0) return say.rowSumsAllKept(error);
  if (report.keptInTrain === 0) return say.rowSumsNothing;
  return say.rowSums(error, numbers.integer(report.furthestRow));
}

export function gradientsSentence({ settings, report, words, numbers }: ModeScene): string {
  const say = words.mode;
  if (settings.recordGradients) return say.gradientsOn;
  if (settings.mode === 'eval') return say.gradientsOffEval;
  return say.gradientsOff(numbers.integer(report.runA.droppedCount), numbers.integer(report.runs.entries));
}

/** What the cursor's cell says; `of`: only a cell of the tables, or only of the weights. */
export function readout(scene: ModeScene, of?: 'tables' | 'weights'): string | null {
  const { cursor, report, words, numbers, orientation } = scene;
  if (!cursor) return null;
  const say = words.mode;
  if (cursor.figure === 'weights') {
    const [query, key] = orientation === 'columns' ? [cursor.col, cursor.row] : [cursor.row, cursor.col];
    if (of === 'tables' || query >= report.attentionRows || key >= report.attentionRows) return null;
    const [before, after] = [at(report.weights, query, key), at(report.usedWeights, query, key)];
    const lost = report.droppedWeights[query * report.weights.cols + key] === 1;
    const place = [numbers.integer(query), numbers.integer(key)] as const;
    return lost
      ? say.readoutWeightDropped(...place, numbers.fixed(before, 3))
      : say.readoutWeight(...place, numbers.fixed(after, 3), numbers.fixed(before, 3));
  }
  const here = pointedAt(scene);
  if (!here || of === 'weights') return null;
  const place = placeName(scene, here);
  const three = (grid: Grid): string => numbers.fixed(at(grid, here.row, here.col), 3);
  const run = cursor.figure === 'a' ? report.runA : cursor.figure === 'b' ? report.runB : null;
  if (!run) {
    const inputs: Readonly<Record<string, Grid>> = { tokens: report.tokens, table: report.table, sum: report.sum };
    return say.readout(place, three(inputs[cursor.figure] ?? report.difference));
  }
  return wasDropped(run.dropped, report.sum, here.row, here.col)
    ? say.readoutDropped(place, three(report.sum))
    : say.readoutKept(place, three(run.output), three(report.sum));
}
