/** Results: the numbers of every report by name, whole, finite and unrounded. */
import { expect, test } from 'vitest';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import type { MatrixResult, Result } from '../../web/src/experiments/results.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { plainText } from './reading.ts';
import { engine } from './scene.ts';

const experiments = await wholeExperiments();

const experimentOf = (id: string) => {
  const experiment = experiments.find((one) => one.id === id);
  if (!experiment) throw new Error(`no experiment ${id}`);
  return experiment;
};

function resultsOf(id: string, changes: object = {}): readonly Result[] {
  const { defaults, compute, results } = experimentOf(id);
  const settings = { ...defaults, ...changes };
  return results(settings, compute(engine, settings), en);
}

function matrixOf(id: string, result: string, changes?: object): MatrixResult {
  const found = resultsOf(id, changes).find((one) => one.id === result);
  if (found?.kind !== 'matrix') throw new Error(`no matrix ${result}`);
  return found;
}

const cases = experiments.flatMap(({ id, presets }) => [
  [id, 'defaults', {}] as const,
  ...presets.map((preset) => [id, preset.id, preset.settings as object] as const),
]);

test.each(cases)('%s, %s: ids that name files, finite numbers, a name for each row and column', (id, _, changes) => {
  const results = resultsOf(id, changes);
  const ids = results.map((one) => one.id.toLowerCase());
  expect(new Set(ids).size).toBe(ids.length);
  for (const result of results) {
    expect(result.id).toMatch(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)?$/);
    expect(plainText(result.title)).not.toMatch(/^$|undefined|NaN/);
    if (result.kind === 'number') expect(result.value).toSatisfy(Number.isFinite);
    if (result.kind === 'verdict') {
      const { holds, residual, tolerance, place } = result;
      expect([residual, tolerance, ...Object.values(place)].every(Number.isFinite)).toBe(true);
      expect(typeof holds).toBe('boolean');
    }
    if (result.kind !== 'matrix') continue;
    const { matrix, rowNames, columnNames } = result;
    expect(matrix.rows * matrix.cols).toBeGreaterThan(0);
    expect([result.id, matrix.data.length]).toEqual([result.id, matrix.rows * matrix.cols]);
    expect(Array.from(matrix.data).every(Number.isFinite)).toBe(true);
    if (rowNames) expect(new Set(rowNames.map(plainText)).size).toBe(matrix.rows);
    if (columnNames) expect(new Set(columnNames.map(plainText)).size).toBe(matrix.cols);
  }
});

test.each(experiments.map(({ id }) => [id]))('%s: the verdict of the run table is among them', (id) => {
  const { defaults, compute, verdict } = experimentOf(id);
  const { residual, tolerance, holds } = verdict(compute(engine, defaults));
  const same = resultsOf(id).filter((one) => one.kind === 'verdict' && one.residual === residual);
  expect(same).toContainEqual(expect.objectContaining({ residual, tolerance, holds }));
});

test('the explorer’s table is the formula’s: sin 1 and cos 1 in row 1', () => {
  // sin 1 = 0.8414709848..., cos 1 = 0.5403023058... (any table of functions)
  const { matrix } = matrixOf('explorer', 'table');
  expect([matrix.rows, matrix.cols]).toEqual([60, 32]);
  expect(matrix.data[32]).toBeCloseTo(0.8414709848078965, 15);
  expect(matrix.data[33]).toBeCloseTo(0.5403023058681398, 15);
});

test('in permute a row of the shuffled tokens is the row that the order names', () => {
  const order = Array.from(matrixOf('permute', 'order').matrix.data);
  const { matrix } = matrixOf('permute', 'tokens');
  const shuffled = matrixOf('permute', 'permutedTokens');
  const rowAt = ({ data, cols }: typeof matrix, row: number) => Array.from(data).slice(row * cols, (row + 1) * cols);
  expect(order).not.toEqual([0, 1, 2, 3, 4]);
  for (const [place, old] of order.entries()) expect(rowAt(shuffled.matrix, place)).toEqual(rowAt(matrix, old));
  expect(shuffled.rowNames).toEqual(order.map((old, place) => `${place} ${['the', 'fox', 'fed', 'the', 'hen'][old]}`));
});

test('overflow counts what each cure keeps: 1500 tokens and 1000 rows', () => {
  const { matrix, rowNames, columnNames } = matrixOf('overflow', 'cures');
  const entry = (cure: string, column: string) =>
    matrix.data[(rowNames ?? []).indexOf(cure) * matrix.cols + (columnNames ?? []).indexOf(column)];
  expect(entry('Truncate', 'tokens lost')).toBe(500);
  expect(entry('Clamp', 'tokens on the last row')).toBe(501);
  expect(entry('Wrap', 'pairs that collide')).toBe(500);
});

test('at dropout rate 1 there is no factor and no law, so none is named', () => {
  const results = resultsOf('mode', { rate: 1 });
  expect(results.map(({ id }) => id)).not.toContain('relativeChange');
  expect(matrixOf('mode', 'means', { rate: 1 }).columnNames).not.toContain('by the law');
});
