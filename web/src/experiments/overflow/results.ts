/** The numbers of an overflow report by name. */
import type { OverflowCure, OverflowReport } from '../../engine/overflow.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makersOf, partOf, type Result } from '../results.ts';
import type { Settings } from './settings.ts';

export function results(_: Settings, report: OverflowReport, words: Locale): readonly Result[] {
  const say = words.results.overflow;
  const of = makersOf(say.titles);
  const { cures, steps } = report;
  const { names } = words.overflow.cures;
  const counted = Object.keys(say.cureColumns) as (keyof typeof say.cureColumns & keyof OverflowCure)[];
  const [position, entry] = say.tokenColumns as [string, string];
  const named = (cure: OverflowCure) => partOf(words, cure.policy, names[cure.policy]);
  return [
    ...of.columns(
      'steps',
      { [say.rows]: steps.map(({ rows }) => rows) },
      steps.map(({ name }) => name),
    ),
    ...of.number('storedRows', report.storedRows),
    ...of.number('missingRows', report.missingRows),
    ...of.number('outputRows', report.outputRows),
    ...of.number('storedBytes32', report.storedBytes32),
    ...of.number('neededBytes32', report.neededBytes32),
    ...of.matrix('strips', report.strips, { rowNames: report.columns.map((column) => say.column(String(column))) }),
    ...of.columns('ideal', { [say.entry]: report.ideal }),
    ...of.columns(
      'cures',
      Object.fromEntries(counted.map((field) => [say.cureColumns[field], cures.map((cure) => Number(cure[field]))])),
      cures.map(({ policy }) => names[policy]),
    ),
    ...cures.flatMap((cure) =>
      of.columns('tokens', { [position]: cure.positions, [entry]: cure.column }).map(named(cure)),
    ),
    ...cures.flatMap((cure) => of.verdict('kept', cure.kept).map(named(cure))),
    ...cures.flatMap((cure) => of.verdict('ownRow', cure.ownRow).map(named(cure))),
  ];
}
