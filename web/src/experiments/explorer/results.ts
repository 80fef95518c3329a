/** The numbers of an explorer report by name. */
import type { ExplorerReport, TableProperty } from '../../engine/explorer.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makersOf, partOf, type Result, type VerdictResult } from '../results.ts';
import type { Settings } from './settings.ts';

const properties = ['uniqueRows', 'nearestRows', 'bounded', 'unitPairs', 'rotation', 'offsetOnlyDots'] as const;

export function results(_: Settings, report: ExplorerReport, words: Locale): readonly Result[] {
  const say = words.results.explorer;
  const of = makersOf(say.titles);
  const { columns, ladder, counter, table } = report;
  const c = say.columnColumns;
  const [frequency, perTurn] = say.ladderColumns as [string, string];
  return [
    ...of.matrix('table', table),
    ...of.matrix('angles', report.angles),
    ...of.columns('columns', {
      [c.pair]: columns.pairs,
      [c.cosine]: columns.cosines,
      [c.exponent]: columns.exponents,
      [c.frequency]: columns.frequencies,
      [c.flips]: columns.signFlips,
    }),
    ...of.columns('ladder', { [frequency]: ladder.frequencies, [perTurn]: ladder.positionsPerTurn }),
    ...of.matrix(
      'counter',
      { rows: table.rows, cols: counter.bits, data: counter.values },
      { columnNames: Array.from(counter.worth, (worth) => say.bit(String(worth))) },
    ),
    ...of.columns('dots', { [say.dot]: report.dots }),
    ...of.columns('neighbour', { [say.difference]: report.neighbour?.differences ?? [] }),
    ...of.verdict('precision', report.precision),
    ...of.verdict('layoutTable', report.layoutTable),
    ...of.verdict('layoutDots', report.layoutDots),
    ...properties.map((id) => propertyOf(id, say.titles[id], report.properties[id])),
    ...ofOwn(report, words),
  ];
}

/** Nothing without an own table. */
function ofOwn({ own }: ExplorerReport, words: Locale): Result[] {
  const say = words.results.explorer;
  const of = makersOf(say.titles);
  const found = own ? properties.map((id) => propertyOf(id, say.titles[id], own.properties[id])) : [];
  return [
    ...of.matrix('own', own?.table),
    ...of.matrix('ownDifferences', own?.differences),
    ...of.verdict('ownDifference', own?.difference),
    ...found.map(partOf(words, 'own', say.ofOwn)),
  ];
}

function propertyOf(id: string, title: string, one: TableProperty): VerdictResult {
  const { holds, value, tolerance, row, otherRow, col, offset } = one;
  const places = Object.entries({ row, otherRow, col, offset }).filter(([, index]) => index !== null);
  const place = Object.fromEntries(places) as Record<string, number>;
  return { kind: 'verdict', id, title, holds, residual: value, tolerance, place };
}
