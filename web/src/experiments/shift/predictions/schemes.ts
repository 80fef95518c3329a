/** What moved ids do under each way to bring in position. All are about moving the ids, whichever act is chosen. */
import type { PageEngine } from '../../../engine/page.ts';
import type { SchemeChange, ShiftReport } from '../../../engine/shift.ts';
import { idsChange } from '../sentences.ts';
import type { Settings } from '../settings.ts';
import { type Asked, changeOf, groups, reportUnder, type Scheme, sizes, stoppedIn } from './kit.ts';

/** NaN when the ids run past the table. */
export const outputChange: Asked = {
  id: 'SH4-size',
  kind: 'size',
  answer: (_engine, _settings, report) => idsChange(report)?.residual ?? Number.NaN,
  verdict: (report) => idsChange(report),
  evidence: (_engine, settings, report) => ({
    offset: settings.offset,
    change: idsChange(report)?.residual ?? Number.NaN,
    queryKey: idsChange(report, 'sinusoidalQueryKey')?.residual ?? Number.NaN,
  }),
};

const moved = (engine: PageEngine, settings: Settings, report: ShiftReport): readonly SchemeChange[] =>
  reportUnder(engine, settings, report, { act: 'moveIds' }).schemes;

/** Exactly 0, then rounding, all of it alike, then real changes by size; what stops comes last. */
function rank({ change }: SchemeChange): number {
  if (change === null) return Number.POSITIVE_INFINITY;
  if (change.identical) return 0;
  return change.holds ? change.tolerance : change.residual;
}

const namesOf = (sorted: readonly (readonly SchemeChange[])[]): Scheme[][] =>
  sorted.map((group) => group.map(({ scheme }) => scheme));

/** Some schemes taken for unchanged; the others follow in any order. */
function taken(schemes: readonly SchemeChange[], unchanged: readonly Scheme[]): Scheme[][] {
  const first = (one: SchemeChange): boolean => one.change?.identical === true || unchanged.includes(one.scheme);
  return namesOf(groups(schemes, (one) => (first(one) ? 0 : 1)));
}

export const schemeOrder: Asked = {
  id: 'SH1',
  kind: 'order',
  choices: ['learnedInput', 'rotary', 'none', 'sinusoidalInput', 't5', 'shaw', 'sinusoidalQueryKey', 'alibi'],
  asked: ({ offset }, { schemes }) => ({ offset, stopped: stoppedIn(schemes).join(',') }),
  answer: (engine, settings, report) => namesOf(groups(moved(engine, settings, report), rank)),
  // The first that fits is answered: whoever gets the kinds right only mixes up sizes.
  theories(engine, settings, report) {
    const schemes = moved(engine, settings, report);
    const real = (one: SchemeChange): boolean => one.change !== null && !one.change.holds;
    return {
      sizes: namesOf(groups(schemes, (one) => (real(one) ? Number.MAX_VALUE : rank(one)))),
      linear: taken(schemes, ['sinusoidalQueryKey', 'sinusoidalInput']),
      learned: taken(schemes, ['learnedInput']),
      rope: taken(schemes, []),
    };
  },
  evidence(engine, settings, report) {
    const schemes = moved(engine, settings, report);
    return {
      ...sizes(schemes),
      offset: settings.offset,
      law: report.law.ahead.residual,
      order: namesOf(groups(schemes, rank)).flat().join(','),
    };
  },
};

const rawSame = ({ raw }: ShiftReport['products']): number => (raw.diagonal.holds ? 1 : 0);

export const inputWeights: Asked = {
  id: 'SH4',
  kind: 'choice',
  choices: ['stay', 'outputs', 'change', 'bounds'],
  asked: ({ offset }, { products }) => ({ offset, raw: products.raw.diagonal.residual, rawSame: rawSame(products) }),
  answer(_engine, _settings, report) {
    if (report.movedWeights === null) return 'stops';
    if (!report.movedWeights.holds) return 'change';
    return idsChange(report)?.holds ? 'stay' : 'outputs';
  },
  evidence: (_engine, { offset }, report) => ({
    offset,
    weights: report.movedWeights?.residual ?? Number.NaN,
    outputs: idsChange(report)?.residual ?? Number.NaN,
    rawSame: rawSame(report.products),
    projected: report.products.projected.diagonal.residual,
  }),
};

/** RoPE over a long way. */
export const farAway: Asked = {
  id: 'SH6',
  kind: 'choice',
  choices: ['zero', 'rounding', 'coarse', 'sinusoid'],
  asked: ({ offset }) => ({ offset }),
  answer(engine, settings, report) {
    const change = changeOf(moved(engine, settings, report), 'rotary');
    if (change === null) return 'stops';
    if (change.identical) return 'zero';
    return change.holds ? 'rounding' : 'sinusoid';
  },
  evidence(engine, settings, report) {
    const schemes = moved(engine, settings, report);
    return { ...sizes(schemes), offset: settings.offset, words: settings.words.length };
  },
};
