/** PM4, PM6, PM10: which run can show that positions matter, and by how much each way to give positions breaks the law. */
import type { Verdict } from '../../../engine/api.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { PermuteState } from '../settings.ts';
import { type Question, rerun } from './asked.ts';

/** Words shuffled, then positions added; and sums shuffled. */
const meters = (engine: PageEngine, settings: PermuteState) => ({
  tokens: rerun(engine, settings, { shuffle: 'tokens' }).equivariance,
  sums: rerun(engine, settings, { shuffle: 'sums' }).equivariance,
});

export const whichRun: Question = {
  id: 'PM4',
  kind: 'choice',
  choices: ['tokens', 'sums', 'both', 'neither'],
  answer: (engine, settings) => {
    const { tokens, sums } = meters(engine, settings);
    if (tokens.holds) return sums.holds ? 'neither' : 'sums';
    return sums.holds ? 'tokens' : 'both';
  },
  evidence: (engine, settings) => {
    const { tokens, sums } = meters(engine, settings);
    return {
      tokens: tokens.residual,
      sums: sums.residual,
      tokensShow: tokens.holds ? 0 : 1,
      tolerance: tokens.tolerance,
    };
  },
};

const ways: Readonly<Record<string, Partial<PermuteState>>> = {
  learned: { scheme: 'learned', placement: 'input' },
  input: { scheme: 'sinusoidal', placement: 'input' },
  queryKey: { scheme: 'sinusoidal', placement: 'queryKey' },
  none: { scheme: 'none' },
};

const readings = (engine: PageEngine, settings: PermuteState): Record<string, Verdict> =>
  Object.fromEntries(
    Object.entries(ways).map(([id, changes]) => [id, rerun(engine, settings, changes).equivariance] as const),
  );

/** Smallest first; readings that are equal, or all rounding, are one group. */
function sorted(measured: Readonly<Record<string, Verdict>>): string[][] {
  const entries = Object.entries(measured).sort(([, a], [, b]) => a.residual - b.residual);
  const groups: string[][] = [];
  for (const [k, [id, verdict]] of entries.entries()) {
    const before = entries[k - 1]?.[1];
    const tied = before && (before.residual === verdict.residual || (before.holds && verdict.holds));
    if (tied) groups.at(-1)?.push(id);
    else groups.push([id]);
  }
  return groups;
}

/** As a theory sees it: the reading of one taken for that of another. */
const takenFor = (measured: Readonly<Record<string, Verdict>>, id: string, other: string): string[][] =>
  sorted({ ...measured, [id]: measured[other] as Verdict });

export const sortWays: Question = {
  id: 'PM6',
  kind: 'order',
  choices: Object.keys(ways),
  answer: (engine, settings) => sorted(readings(engine, settings)),
  theories: (engine, settings) => {
    const measured = readings(engine, settings);
    return {
      valuesOnly: takenFor(measured, 'queryKey', 'none'),
      sameSpot: takenFor(measured, 'learned', 'input'),
      largestFirst: sorted(measured).reverse(),
    };
  },
  evidence: (engine, settings) => {
    const measured = readings(engine, settings);
    return Object.fromEntries(Object.entries(measured).map(([id, { residual }]) => [id, residual]));
  },
};

const relative = ['alibi', 't5', 'shaw', 'rotary'] as const;

const bySchemes = (engine: PageEngine, settings: PermuteState) =>
  relative.map((scheme) => ({ scheme, ...rerun(engine, settings, { scheme }).equivariance }));

export const reversed: Question = {
  id: 'PM10',
  kind: 'choices',
  choices: relative,
  answer: (engine, settings) =>
    bySchemes(engine, settings)
      .filter(({ holds }) => holds)
      .map(({ scheme }) => scheme),
  theories: () => ({ none: [], all: relative, turnsCancel: ['alibi', 'rotary'], onlyTurns: ['rotary'] }),
  evidence: (engine, settings) =>
    Object.fromEntries(bySchemes(engine, settings).map(({ scheme, residual }) => [scheme, residual])),
};
