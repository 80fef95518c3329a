/** The numbers of a shift report by name. */
import type { SchemeChange, ShiftReport } from '../../engine/shift.ts';
import type { Locale } from '../../locales/en/index.ts';
import { plain } from '../../render/rich.ts';
import { makersOf, partOf, type Result, tokenNames } from '../results.ts';
import type { Settings } from './settings.ts';

const columnOf = (cols: number, data: ArrayLike<number>, col: number): number[] =>
  Array.from({ length: data.length / cols }, (_, row) => data[row * cols + col] as number);

export function results(settings: Settings, report: ShiftReport, words: Locale): readonly Result[] {
  const say = words.results.shift;
  const of = makersOf(say.titles);
  const { pairs, chosen, law, products, decoding } = report;
  const names = tokenNames(settings.words.map(plain));
  const [low, high, projectedLow, projectedHigh] = say.offsetColumns as [string, string, string, string];
  const offsets = Array.from(products.raw.low, (_, k) => String(k - products.rows + 1));
  const [before, after] = say.ids as [string, string];
  const c = say.pairColumns;
  return [
    ...of.columns('pairs', {
      [c.frequency]: pairs.frequencies,
      [c.turn]: pairs.turns,
      [c.degrees]: pairs.degrees,
      [c.perTurn]: pairs.positionsPerTurn,
      [c.sineBefore]: columnOf(2, pairs.before.data, 0),
      [c.cosineBefore]: columnOf(2, pairs.before.data, 1),
      [c.sineAfter]: columnOf(2, pairs.after.data, 0),
      [c.cosineAfter]: columnOf(2, pairs.after.data, 1),
    }),
    ...of.matrix('shiftMatrix', chosen?.shiftMatrix, { columnNames: say.sinCos }),
    ...of.matrix('ropeMatrix', chosen?.ropeMatrix, { columnNames: say.sinCos }),
    ...of.verdict('ahead', law.ahead),
    ...of.verdict('behind', law.behind),
    ...of.verdict('sameMatrix', law.sameMatrix),
    ...of.matrix('raw', products.raw.matrix),
    ...of.matrix('projected', products.projected.matrix),
    ...of.columns(
      'offsets',
      {
        [low]: products.raw.low,
        [high]: products.raw.high,
        [projectedLow]: products.projected.low,
        [projectedHigh]: products.projected.high,
      },
      offsets,
    ),
    ...of.columns('curve', { [say.product]: products.curve }),
    ...of.verdict('rawDiagonal', products.raw.diagonal),
    ...of.verdict('projectedDiagonal', products.projected.diagonal),
    ...of.verdict('rawEven', products.raw.even),
    ...of.verdict('projectedEven', products.projected.even),
    ...of.columns('ids', { [before]: report.idsBefore, [after]: report.idsAfter }, names),
    ...schemeResults(report, words),
    ...of.columns('decoding', { [say.difference]: decoding?.differences ?? [] }, names),
    ...of.verdict('steps', decoding?.verdict),
  ];
}

function schemeResults({ schemes, movedIds, movedWeights }: ShiftReport, words: Locale): readonly Result[] {
  const say = words.results.shift;
  const of = makersOf(say.titles);
  const name = (one: SchemeChange): string => words.shift.schemes[one.scheme].name;
  const computed = schemes.flatMap((one) => (one.change ? [{ name: name(one), ...one.change }] : []));
  const [change, rounding] = say.change as [string, string];
  return [
    ...of.columns(
      'schemes',
      {
        [change]: computed.map(({ residual }) => residual),
        [rounding]: computed.map(({ tolerance }) => tolerance),
      },
      computed.map((one) => one.name),
    ),
    ...schemes.flatMap((one) => of.verdict('scheme', one.change).map(partOf(words, one.scheme, name(one)))),
    ...movedIds.flatMap((one) => of.verdict('movedIds', one.change).map(partOf(words, one.scheme, name(one)))),
    ...of.verdict('movedWeights', movedWeights),
  ];
}
