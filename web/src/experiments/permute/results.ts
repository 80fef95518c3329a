/** The numbers of a permute report by name. */
import type { PermuteReport } from '../../engine/permute.ts';
import type { Locale } from '../../locales/en/index.ts';
import { plain } from '../../render/rich.ts';
import { makersOf, partOf, type Result, tokenNames } from '../results.ts';
import type { PermuteState } from './settings.ts';

export function results({ words: typed }: PermuteState, report: PermuteReport, words: Locale): readonly Result[] {
  const say = words.results.permute;
  const of = makersOf(say.titles);
  const texts = typed.map(plain);
  const before = { rowNames: tokenNames(texts) };
  const after = { rowNames: tokenNames(Array.from(report.order, (old) => texts[old] ?? '')) };
  const square = ({ rowNames }: typeof before) => ({ rowNames, columnNames: rowNames });
  const head = (k: number) => partOf(words, `head${k + 1}`, words.results.head(String(k + 1)));
  const { rows } = report.tokens;
  const { everyOrder } = report;
  return [
    ...of.columns('order', { [say.orderColumn]: report.order }, after.rowNames),
    ...of.matrix('tokens', report.tokens, before),
    ...of.matrix('permutedTokens', report.permutedTokens, after),
    ...of.matrix('table', report.table),
    ...of.matrix('output', report.output, before),
    ...of.matrix('permutedOutput', report.permutedOutput, after),
    ...of.matrix('outputOfPermuted', report.outputOfPermuted, after),
    ...of.matrix('difference', report.difference, after),
    ...report.weights.flatMap((grid, k) => of.matrix('weights', grid, square(before)).map(head(k))),
    ...report.weightsOfPermuted.flatMap((grid, k) => of.matrix('weightsOfPermuted', grid, square(after)).map(head(k))),
    ...of.matrix('mask', { rows, cols: rows, data: report.mask }),
    ...of.matrix('mean', report.mean),
    ...of.matrix('meanOfPermuted', report.meanOfPermuted),
    ...of.verdict('equivariance', report.equivariance),
    ...of.verdict('inDouble', report.inDouble),
    ...of.verdict('invariance', report.invariance),
    ...of.verdict('pooled', report.pooled),
    ...of.verdict('attention', report.attention),
    ...of.verdict('equalWords', report.equalWords),
    ...of.verdict('last', report.last),
    ...(everyOrder
      ? of.matrix(
          'everyOrder',
          { rows: 1, cols: 3, data: [everyOrder.orders, everyOrder.holding, everyOrder.residual] },
          { columnNames: say.everyOrder },
        )
      : []),
  ];
}
