/** A beside B in numbers: both reports, and the engine's difference of every result that has one name and one shape in both. */
import type { DifferenceResult } from '../engine/difference.ts';
import type { PageEngine } from '../engine/page.ts';
import type { Experiment, Settings } from '../experiments/contract.ts';
import type { MatrixResult, Result } from '../experiments/results.ts';
import type { Locale } from '../locales/en/index.ts';
import { sameJson } from '../state/json.ts';
import { sentenceOf } from './refusal.ts';

export interface Pair {
  readonly a: MatrixResult;
  readonly b: MatrixResult;
  /** null: their shapes differ. */
  readonly difference: DifferenceResult | null;
}

export interface Compared {
  /** Of A, complete. */
  readonly settings: Settings;
  /** null: A was refused. */
  readonly report: unknown;
  /** Why it was, in a sentence. */
  readonly failure: string | null;
  /** The report of B that this is about. */
  readonly other: unknown;
  readonly pairs: readonly Pair[];
}

interface Asked {
  readonly engine: PageEngine;
  readonly experiment: Experiment;
  readonly words: Locale;
}

interface Side {
  readonly settings: Settings;
  readonly report: unknown;
}

/** `before` is given back while nothing changed, and keeps the report of A while only B does. */
export function compared(asked: Asked, settings: Settings, other: Side, before: Compared | null): Compared {
  const same = before !== null && sameJson(before.settings, settings);
  if (same && before.other === other.report) return before;
  try {
    const report = same && before.report !== null ? before.report : asked.experiment.compute(asked.engine, settings);
    const pairs = pairsOf(asked, { settings, report }, other);
    return { settings, report, failure: null, other: other.report, pairs };
  } catch (error) {
    const failure = sentenceOf(error, asked.experiment, settings, asked.words).text;
    return { settings, report: null, failure, other: other.report, pairs: [] };
  }
}

const isMatrix = (result: Result): result is MatrixResult => result.kind === 'matrix';

function pairsOf({ engine, experiment, words }: Asked, a: Side, b: Side): Pair[] {
  const first = experiment.results(a.settings, a.report, words).filter(isMatrix);
  const second = experiment.results(b.settings, b.report, words).filter(isMatrix);
  return second.flatMap((one): Pair[] => {
    const other = first.find(({ id }) => id === one.id);
    return other ? [{ a: other, b: one, difference: differenceOf(engine, other, one) }] : [];
  });
}

function differenceOf(engine: PageEngine, { matrix: a }: MatrixResult, { matrix: b }: MatrixResult) {
  const sameShape = a.rows === b.rows && a.cols === b.cols;
  return sameShape ? engine.difference({ a: floats(a), b: floats(b) }) : null;
}

/** Counts and flags come as whole numbers. */
const floats = ({ rows, cols, data }: MatrixResult['matrix']) => ({
  rows,
  cols,
  data: data instanceof Float64Array ? data : Float64Array.from(data),
});
