/** PM5, PM8: a mask has no positions, and yet it stands with the places. */
import type { PageEngine } from '../../../engine/page.ts';
import type { EveryOrder, PermuteReport } from '../../../engine/permute.ts';
import type { PermuteState } from '../settings.ts';
import { type Question, rerun } from './asked.ts';

export const causal: Question = {
  id: 'PM5',
  kind: 'size',
  answer: (_engine, _settings, report) => report.equivariance.residual,
  theories: (engine, settings) => ({ noPositions: rerun(engine, settings, { mask: 'none' }).equivariance.residual }),
  verdict: (report) => report.equivariance,
  evidence: (engine, settings, report) => ({
    residual: report.equivariance.residual,
    tolerance: report.equivariance.tolerance,
    largest: report.largestOutput,
    unmasked: rerun(engine, settings, { mask: 'none' }).equivariance.residual,
  }),
};

/** So many orders these words have. */
const ordersOf = (engine: PageEngine, words: readonly string[]): number =>
  engine.permute({ words: [...words], everyOrder: true }).everyOrder?.orders ?? Number.NaN;

/** Of the locked settings, whose picture may have been of one order. */
const everyOrderOf = (engine: PageEngine, settings: PermuteState, report: PermuteReport): EveryOrder => {
  const { everyOrder } = report.everyOrder ? report : rerun(engine, settings, { everyOrder: true });
  return everyOrder as EveryOrder;
};

/** Orders of the visible places alone, of the hidden ones alone, and of all. */
const counts = (engine: PageEngine, { words, validLength }: PermuteState) => ({
  visible: ordersOf(engine, words.slice(0, Number(validLength))),
  hidden: ordersOf(engine, words.slice(Number(validLength))),
  all: ordersOf(engine, words),
});

export const padding: Question = {
  id: 'PM8',
  kind: 'number',
  tolerance: 0,
  asked: ({ words, validLength }) => ({ tokens: words.length, valid: Number(validLength) }),
  answer: (engine, settings, report) => everyOrderOf(engine, settings, report).holding,
  theories: (engine, settings) => {
    const { visible, hidden, all } = counts(engine, settings);
    return { visibleOnly: visible, anyOrder: all, noOrder: 1, added: visible + hidden, hiddenOnly: hidden };
  },
  evidence: (engine, settings, report) => ({
    ...counts(engine, settings),
    holding: everyOrderOf(engine, settings, report).holding,
    tokens: settings.words.length,
    valid: Number(settings.validLength),
    beyond: settings.words.length - Number(settings.validLength),
    worst: everyOrderOf(engine, settings, report).residual,
  }),
};
