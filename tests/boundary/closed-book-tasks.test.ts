/** R5, R6 and R7 through the boundary: the exercise's own numbers, worked by hand or from the printed sources. */
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';

const engine = await loadEngine();

test('R5: 1500 tokens at 1000 rows', () => {
  const { length, maxLen, fails, text, right, marks } = engine.checkFailure({ step: 'slice', a: 1500, axis: 0 });
  expect([length, maxLen, fails]).toEqual([1500, 1000, true]);
  expect(text).toContain('tensor a (1500) must match the size of tensor b (1000) at non-singleton dimension 1');
  expect(right).toEqual({
    ...{ step: 'add', kind: 'size', a: 1500, b: 1000, axis: 1, slicedRows: 1000, firstRefused: 1001 },
    ...{ smallestMaxLen: 1500, cure: 'rebuild', losing: 'truncate', open: 'quality' },
  });
  expect(marks.step).toEqual({ holds: false, form: 'slice' });
  expect(marks.a).toEqual({ holds: true, form: null });
  expect(marks.axis).toEqual({ holds: false, form: 'batchAxis' });
  expect(marks.b).toBeNull();
});

test('R5: where nothing fails there is no error', () => {
  const reports = Array.from({ length: 60 }, (_, seed) => engine.checkFailure({ seed }));
  const fits = reports.filter(({ fails }) => !fails);
  expect(fits.length).toBeGreaterThan(5);
  for (const { length, maxLen, text, right } of fits) {
    expect(length).toBeLessThanOrEqual(maxLen);
    expect([text, right.kind, right.a, right.cure, right.open]).toEqual([null, null, null, null, null]);
  }
});

describe('R6', () => {
  test('the drawing with V too', () => {
    const choice = { where: 'everyLayer', how: 'add', intoQuery: true, intoKey: true, index: 'position' } as const;
    expect(engine.checkEntryPoints({ model: 'drawing', ...choice }).holds).toBe(true);
    const report = engine.checkEntryPoints({ model: 'drawing', ...choice, intoValue: true });
    expect([report.holds, report.intoHolds, report.whereHolds]).toEqual([false, false, true]);
    expect([report.yours?.value, report.model.value]).toEqual(['other', 'same']);
    expect(report.right).toEqual({ ...choice, intoValue: false });
  });

  test('what no stack can do', () => {
    const report = engine.checkEntryPoints({
      model: 'rope',
      where: 'input',
      how: 'turn',
      intoQuery: true,
      index: 'offset',
    });
    expect([report.trouble, report.yours, report.holds]).toEqual(['sumFeedsAll', null, false]);
  });
});

test('R7: 3/5 and 1 at p = 1/5', () => {
  const ask = (outcomes: string[], probabilities: string[]) => engine.checkDropoutOutcomes({ outcomes, probabilities });
  const right = ask(['2', '0'], ['0.8', '1/5']);
  expect([right.word, right.position, right.rate, right.mode]).toEqual(['3/5', '1', '1/5', 'train']);
  expect([right.holds, right.form]).toEqual([true, null]);
  expect(right.right).toEqual({
    outcomes: ['0', '2'],
    probabilities: ['1/5', '4/5'],
    counts: ['16/25', '8/25', '1/25', '48/5'],
  });
  expect(ask(['0', '8/5'], ['1/5', '4/5']).form).toBe('notRescaled');
  expect(ask(['2'], ['4/5'])).toMatchObject({ form: 'sum', sum: '4/5', outcomesHold: false });
  expect(engine.checkDropoutOutcomes({ counts: ['16/25', '', '0.2', '9.6'] }).counts).toEqual([
    { holds: true, form: null },
    null,
    { holds: false, form: 'oneEntry' },
    { holds: true, form: null },
  ]);
  expect(engine.checkDropoutOutcomes({ seed: 3, cancels: true }).right.outcomes).toEqual(['0']);
  expect(() => engine.checkDropoutOutcomes({ cancels: true })).toThrow('seed');
});
