/** What dropout makes of an entry, and of how many. */
import type { PageEngine } from '../../../engine/page.ts';
import type { Settings } from '../settings.ts';
import { type Asked, entryAfter, inTrain, keptShare, productSum } from './kit.ts';

/** The entry that is asked about. */
const entry = -0.8;

/** Wrong factors for a kept entry, by the engine. Dividing by the rate is keeping with the two chances taken for one another. */
const keptWrongly = (engine: PageEngine, settings: Settings) => ({
  unscaled: entryAfter(engine, entry, settings.rate, true, 'eval'),
  multiplied: productSum(engine, [entry], [keptShare(settings)]),
  byRate: entryAfter(engine, entry, keptShare(settings), true),
});

export const keptEntry: Asked = {
  id: 'TE2',
  kind: 'number',
  tolerance: 0.001,
  digits: 3,
  asked: ({ rate }) => ({ entry, rate }),
  answer: (engine, { rate }) => entryAfter(engine, entry, rate, true),
  theories: keptWrongly,
  evidence: (engine, settings) => ({
    entry,
    rate: settings.rate,
    share: keptShare(settings),
    kept: entryAfter(engine, entry, settings.rate, true),
    ...keptWrongly(engine, settings),
  }),
};

/** An entry of row 0 that is 1 when X is zeros: the first cosine. Width 1 has none. */
const firstCosine = ({ sum }: Parameters<Asked['answer']>[2]) => {
  const col = sum.cols > 1 ? 1 : 0;
  return { col, value: sum.data[col] ?? Number.NaN };
};

export const possibleValues: Asked = {
  id: 'TE3',
  kind: 'choice',
  choices: ['always', 'unscaled', 'scaled', 'never', 'zero'],
  asked: ({ rate }, report) => ({ rate, ...firstCosine(report) }),
  answer(engine, { rate }, report) {
    const { value } = firstCosine(report);
    const possible = [
      ...(rate > 0 ? [entryAfter(engine, value, rate, false)] : []),
      ...(rate < 1 ? [entryAfter(engine, value, rate, true)] : []),
    ];
    if (possible.every((one) => one === value)) return 'always';
    if (possible.every((one) => one === 0)) return 'zero';
    return possible.includes(0) ? 'scaled' : 'never';
  },
  evidence(engine, { rate }, report) {
    const { value } = firstCosine(report);
    return {
      rate,
      value,
      dropped: entryAfter(engine, value, rate, false),
      kept: entryAfter(engine, value, rate, true),
    };
  },
};

export const howMany: Asked = {
  id: 'TE4',
  kind: 'number',
  tolerance: 3,
  asked: ({ rate, width }, { sum }) => ({ rate, width, rows: sum.rows }),
  answer: (engine, { rate }, { runs }) => productSum(engine, [runs.entries], [rate]),
  theories: (engine, settings, { sum, runs }) => ({
    words: productSum(engine, [sum.rows], [settings.rate]),
    kept: productSum(engine, [runs.entries], [keptShare(settings)]),
  }),
  evidence(engine, settings, report) {
    const { runA, runB, runs, sum } = inTrain(engine, settings, report);
    return {
      rate: settings.rate,
      rows: sum.rows,
      entries: runs.entries,
      expected: productSum(engine, [runs.entries], [settings.rate]),
      words: productSum(engine, [sum.rows], [settings.rate]),
      kept: productSum(engine, [runs.entries], [keptShare(settings)]),
      runA: runA.droppedCount,
      runB: runB.droppedCount,
    };
  },
};

/** By how much a kept entry grows, as a share of itself: what an entry as large as the rate becomes. */
const growth = (engine: PageEngine, { rate }: Settings): number => entryAfter(engine, rate, rate, true);

export const relativeChange: Asked = {
  id: 'TE6',
  kind: 'number',
  tolerance: 0.01,
  digits: 3,
  asked: ({ rate }) => ({ rate }),
  // At rate 1 everything goes, so the change is the sum itself: 1, as an entry of 1 in eval mode.
  answer: (engine, { rate }, report) =>
    rate === 1 ? entryAfter(engine, 1, rate, true, 'eval') : report.relativeChange,
  theories: (engine, settings) => ({ rate: settings.rate, growth: growth(engine, settings), mean: 0 }),
  evidence: (engine, settings, report) => ({
    rate: settings.rate,
    growth: growth(engine, settings),
    kept: report.keptInTrain,
    change: report.relativeChange,
    measured: report.sumMeans.distances[0] ?? Number.NaN,
    sumSize: report.sumSize,
  }),
};
