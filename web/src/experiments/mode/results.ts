/** The numbers of a mode report by name. */
import type { ModeReport } from '../../engine/mode.ts';
import type { Locale } from '../../locales/en/index.ts';
import { plain } from '../../render/rich.ts';
import { makersOf, type Result, tokenNames } from '../results.ts';
import type { Settings } from './settings.ts';

export function results(settings: Settings, report: ModeReport, words: Locale): readonly Result[] {
  const say = words.results.mode;
  const of = makersOf(say.titles);
  const { rows, cols } = report.sum;
  const named = settings.input === 'embeddings' ? { rowNames: tokenNames(settings.words.map(plain)) } : {};
  const few = named.rowNames?.slice(0, report.attentionRows);
  const square = few ? { rowNames: few, columnNames: few } : {};
  const { passes, distances } = report.sumMeans;
  // At rate 1 nothing is kept and the law has no numbers.
  const law = report.expectedMeans.length > 0 ? { [say.meanColumns.expected]: report.expectedMeans } : {};
  return [
    ...of.matrix('tokens', report.tokens, named),
    ...of.matrix('table', report.table),
    ...of.matrix('sum', report.sum, named),
    ...of.matrix('runA', report.runA.output, named),
    ...of.matrix('droppedA', { rows, cols, data: report.runA.dropped }, named),
    ...of.matrix('runB', report.runB.output, named),
    ...of.matrix('droppedB', { rows, cols, data: report.runB.dropped }, named),
    ...of.matrix('difference', report.difference, named),
    ...of.number('droppedCountA', report.runA.droppedCount),
    ...of.number('droppedCountB', report.runB.droppedCount),
    ...of.verdict('runs', report.runs),
    ...of.verdict('trainRuns', report.trainRuns),
    ...of.verdict('evalRuns', report.evalRuns),
    ...of.number('keptFactor', report.keptFactor),
    ...of.number('relativeChange', report.relativeChange),
    ...of.columns('means', { [say.meanColumns.sum]: distances, ...law }, Array.from(passes, String)),
    ...of.columns(
      'attentionMeans',
      {
        [say.meanColumns.attention]: report.attentionMeans.distances,
        [say.meanColumns.chance]: report.attentionChance,
      },
      Array.from(report.attentionMeans.passes, String),
    ),
    ...of.matrix('evalAttention', report.evalAttention, few ? { rowNames: few } : {}),
    ...of.matrix('weights', report.weights, square),
    ...of.matrix('usedWeights', report.usedWeights, square),
    ...of.columns('rowSums', { [say.rowSum]: report.rowSums }, few),
    ...of.verdict('reversedTrain', report.reversedTrain),
    ...of.verdict('reversedEval', report.reversedEval),
  ];
}
