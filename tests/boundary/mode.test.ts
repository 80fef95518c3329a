/** Train or eval on the real WebAssembly: the report's shape and values, and what it refuses. */
import { describe, expect, test } from 'vitest';
import { loadEngine, type Matrix, type ModeSettings, toPlain } from '../../web/src/engine/index.ts';
import { refusal } from '../refusal.ts';

const engine = await loadEngine();
const refused = (settings: unknown) => refusal(() => engine.mode(settings as ModeSettings));

const shape = ({ rows, cols, data }: Matrix): number[] => [rows, cols, data.length];

describe('mode', () => {
  test('absent settings are D2L’s 60 rows of zeros, 32 wide, in train mode at rate 0.2', () => {
    const report = engine.mode({});
    for (const matrix of [report.tokens, report.table, report.sum, report.runA.output, report.difference]) {
      expect(shape(matrix)).toEqual([60, 32, 1920]);
    }
    expect(report.runA.dropped).toBeInstanceOf(Uint8Array);
    expect(report.runA.dropped.length).toBe(1920);
    expect(Array.from(report.columns)).toEqual([6, 7, 8, 9]);
    expect(shape(report.tableColumns)).toEqual([60, 4, 240]);
    expect([report.keptInTrain, report.keptFactor]).toEqual([1.25, 1.25]);
    expect(report.relativeChange).toBe(0.5);
    expect(report.runs).toEqual(report.trainRuns);
    expect(report.evalRuns).toMatchObject({ identical: true, residual: 0, tolerance: 0, differing: 0 });
  });

  // Row 1 as PyTorch prints it.
  test('the plotted columns are D2L’s', () => {
    const { tableColumns } = engine.mode({});
    const row = Array.from(tableColumns.data.subarray(4, 8));
    [0.17689219, 0.98423023, 0.09983342, 0.99500417].forEach((value, k) => {
      expect(row[k]).toBeCloseTo(value, 7);
    });
  });

  test('an entry is 0 or doubled at rate 0.5, the position with it', () => {
    const { sum, runA } = engine.mode({ rate: 0.5 });
    expect(Array.from(runA.output.data)).toEqual(
      Array.from(sum.data, (value, k) => (runA.dropped[k] === 1 ? 0 : 2 * value)),
    );
    expect(runA.dropped.reduce((count, one) => count + one, 0)).toBe(runA.droppedCount);
  });

  test('the same masks give the same runs; run B is run A of the next mask', () => {
    const first = engine.mode({ maskSeed: 5 });
    expect(engine.mode({ maskSeed: 5 }).runA).toEqual(first.runA);
    expect(engine.mode({ maskSeed: 6 }).runA).toEqual(first.runB);
  });

  test('recording gradients is another switch: nothing in the report depends on it', () => {
    expect(engine.mode({ recordGradients: false })).toEqual(engine.mode({ recordGradients: true }));
  });

  test('means are taken at powers of two; the law is there unless nothing is kept', () => {
    const report = engine.mode({});
    expect(Array.from(report.sumMeans.passes)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]);
    // sqrt(p / (1-p)) times the root mean square of sine and cosine, over the root of 64 passes; p = 0.2.
    expect(report.expectedMeans[6]).toBeCloseTo((0.5 * Math.SQRT1_2) / 8, 12);
    expect(report.sumMeans.distances[6]).toBe(report.sumMean);
    expect(report.attentionChance.length).toBe(report.attentionMeans.passes.length);
    const all = engine.mode({ rate: 1 });
    expect(all.expectedMeans.length).toBe(0);
    expect(all.relativeChange).toBe(Number.POSITIVE_INFINITY);
    expect(toPlain(all)).toMatchObject({ relativeChange: 'Infinity' });
  });

  test('rows of dropped weights do not add to 1', () => {
    const { usedWeights, rowSums, largestRowSumError, furthestRow } = engine.mode({ rate: 0.5 });
    const row = usedWeights.data.subarray(furthestRow * usedWeights.cols, (furthestRow + 1) * usedWeights.cols);
    const sum = Array.from(row).reduce((total, weight) => total + weight, 0);
    expect(rowSums[furthestRow]).toBeCloseTo(sum, 14);
    expect(Math.abs(sum - 1)).toBeCloseTo(largestRowSumError, 14);
  });

  test('rates 1.5 and -1, width 0, 10^9 rows and no words are refused with one sentence', () => {
    const cases: readonly (readonly [ModeSettings, string, string])[] = [
      [{ rate: 1.5 }, 'rate', 'rate must be a number from 0 to 1; given 1.5'],
      [{ rate: -1 }, 'rate', 'rate must be a number from 0 to 1; given -1'],
      [{ width: 0 }, 'width', 'width must be an integer from 1 to 512; given 0'],
      [{ rows: 1e9 }, 'rows', 'rows must be an integer from 1 to 1000; given 1000000000'],
      [{ input: 'embeddings', words: [] }, 'words', 'words must be 1 to 64 tokens; given 0'],
      [{ passes: 1025 }, 'passes', 'passes must be an integer from 1 to 1024; given 1025'],
      [{ maskSeed: -3 }, 'maskSeed', 'maskSeed must be an integer from 0 to 9007199254739967; given -3'],
    ];
    for (const [settings, argument, message] of cases) {
      const error = refused(settings);
      expect(error).toBeInstanceOf(RangeError);
      expect([error.argument, error.message]).toEqual([argument, message]);
    }
  });

  test('wrong types and unknown names are refused', () => {
    expect(refused({ rate: '0.2' }).code).toBe('wrong-type');
    expect(refused({ mode: 'training' }).code).toBe('unknown-value');
    expect(refused({ p: 0.2 }).code).toBe('unknown-option');
  });
});
