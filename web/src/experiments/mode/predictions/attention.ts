/** What dropout does to attention: row sums, the mean over all patterns, equivariance. */
import type { Matrix } from '../../../engine/api.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { Settings } from '../settings.ts';
import { type Asked, column, entryAfter, keptShare, only, productSum, row } from './kit.ts';

const given = [1, 2, 3, 4];
/** Counted from 0. */
const gone = 2;

interface RowSum {
  readonly rate: number;
  readonly kept: readonly boolean[];
  /** What each key adds for a weight of 1. */
  readonly values?: readonly number[];
}

/** The weights of one query with the given scores, after dropout, times the values: with values of 1 their sum. */
function rowSum(engine: PageEngine, { rate, kept, values = given.map(() => 1) }: RowSum): number {
  const keys: Matrix = {
    rows: given.length,
    cols: 2,
    data: Float64Array.from(given.flatMap((score, k) => [score, values[k] ?? 0])),
  };
  const [scored, valued] = [column(1, 0), column(0, 1)];
  const keep = Uint8Array.from(kept, (one) => (one && rate < 1 ? 1 : 0));
  const weightDropout = { rate, mode: 'train', seed: 0, keep } as const;
  return only(engine.attention({ tokens: row(1, 0), keys, Wq: scored, Wk: scored, Wv: valued, weightDropout }).output);
}

const allBut = given.map((_, k) => k !== gone);
const all = given.map(() => true);

const rowSums = (engine: PageEngine, { rate }: Settings) => ({
  renormalized: rowSum(engine, { rate: 0, kept: all }),
  unscaled: rowSum(engine, { rate: 0, kept: all, values: allBut.map(Number) }),
  whole: rowSum(engine, { rate, kept: all }),
});

export const droppedWeight: Asked = {
  id: 'TE7',
  kind: 'number',
  tolerance: 0.001,
  digits: 3,
  asked: ({ rate }) => ({ rate, scores: given }),
  answer: (engine, { rate }) => rowSum(engine, { rate, kept: allBut }),
  theories: rowSums,
  evidence: (engine, settings) => ({
    rate: settings.rate,
    sum: rowSum(engine, { rate: settings.rate, kept: allBut }),
    ...rowSums(engine, settings),
  }),
};

/** Two tokens of one feature, maps 1: the output of the second, when each entry is kept or dropped. */
const tiny = [0, 1];

function tinyOutput(engine: PageEngine, rate: number, kept: readonly boolean[]): number {
  const entries = tiny.map((value, k) => entryAfter(engine, value, rate, kept[k] === true));
  const one = column(1);
  const { output } = engine.attention({ tokens: column(...entries), Wq: one, Wk: one, Wv: one });
  return output.data[1] ?? Number.NaN;
}

/** The mean over an entry's two cases, by their chances. Rate 1 leaves one case. */
function mean(engine: PageEngine, settings: Settings, of: (kept: boolean) => number): number {
  if (settings.rate === 1) return of(false);
  return productSum(engine, [of(false), of(true)], [settings.rate, keptShare(settings)]);
}

const meanOutput = (engine: PageEngine, settings: Settings): number =>
  mean(engine, settings, (first) =>
    mean(engine, settings, (second) => tinyOutput(engine, settings.rate, [first, second])),
  );
const evalOutput = (engine: PageEngine): number => tinyOutput(engine, 0, [true, true]);

export const meanOfOutputs: Asked = {
  id: 'TE8',
  kind: 'choice',
  digits: 3,
  choices: ['keeps', 'runs', 'no'],
  asked: ({ rate }) => ({ rate, entries: tiny }),
  answer: (engine, settings) => (meanOutput(engine, settings) === evalOutput(engine) ? 'keeps' : 'no'),
  evidence: (engine, settings) => ({
    rate: settings.rate,
    mean: meanOutput(engine, settings),
    eval: evalOutput(engine),
    sumMean: mean(engine, settings, (kept) => entryAfter(engine, 1, settings.rate, kept)),
  }),
};

/** The words are turned round, the seed of the mask stays. */
export const reversedWords: Asked = {
  id: 'TE9',
  kind: 'size',
  asked: ({ rate, input }) => ({ rate, words: input === 'embeddings' ? 1 : 0 }),
  answer: (_engine, _settings, { reversedTrain }) => reversedTrain.residual,
  verdict: ({ reversedTrain }) => reversedTrain,
  theories: (_engine, _settings, { reversedEval }) => ({ sameSeed: reversedEval.residual }),
  evidence: (_engine, settings, { reversedTrain, reversedEval }) => ({
    rate: settings.rate,
    train: reversedTrain.residual,
    trainHolds: reversedTrain.holds ? 1 : 0,
    evalSize: reversedEval.residual,
  }),
};
