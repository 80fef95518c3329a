/** PM7: a faulty block takes its softmax over the queries. Does the law notice? */
import type { Matrix } from '../../../engine/api.ts';
import type { PageEngine } from '../../../engine/page.ts';
import type { PermuteReport } from '../../../engine/permute.ts';
import { drawnMaps, largestDifference, type Maps, product, rowsInOrder } from '../../engine-queries.ts';
import type { PermuteState } from '../settings.ts';
import type { Question } from './asked.ts';

interface Blocks {
  readonly right: Matrix;
  readonly faulty: Matrix;
  readonly faultyWeights: Matrix;
}

/** The same scores, values and mix of values; the softmax once over the keys, once over the queries. */
function blocks(engine: PageEngine, tokens: Matrix, maps: Maps): Blocks {
  const { output, scores } = engine.attention({ tokens, ...maps });
  const faultyWeights = engine.maskedSoftmax({ scores: scores[0] as Matrix, axis: 'query' });
  const faulty = product(engine, faultyWeights, product(engine, tokens, maps.Wv));
  return { right: output, faulty, faultyWeights };
}

const ones = (rows: number): Matrix => ({ rows, cols: 1, data: new Float64Array(rows).fill(1) });

export function faultyBlock(engine: PageEngine, tokens: Matrix, order: ArrayLike<number>, maps: Maps) {
  const { right, faulty, faultyWeights } = blocks(engine, tokens, maps);
  const shuffled = blocks(engine, rowsInOrder(tokens, order), maps);
  const sums = product(engine, faultyWeights, ones(faultyWeights.cols)).data;
  return {
    residual: largestDifference(engine, shuffled.faulty, rowsInOrder(faulty, order)),
    off: largestDifference(engine, faulty, right),
    firstSum: sums[0] ?? Number.NaN,
    least: Math.min(...sums),
    most: Math.max(...sums),
  };
}

const measured = (engine: PageEngine, settings: PermuteState, report: PermuteReport) =>
  faultyBlock(engine, report.tokens, report.order, drawnMaps(engine, Number(settings.seed), report.tokens.cols));

export const faultySoftmax: Question = {
  id: 'PM7',
  kind: 'choice',
  choices: ['holds', 'proof', 'sums'],
  answer: (engine, settings, report) =>
    measured(engine, settings, report).residual <= report.equivariance.tolerance ? 'holds' : 'proof',
  evidence: (engine, settings, report) => measured(engine, settings, report),
};
