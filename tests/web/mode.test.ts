/** Train or eval: every preset computes on the real engine and draws in every layout; printed numbers and sentences are the report's. */
import { describe, expect, test } from 'vitest';
import type { Cursor } from '../../web/src/experiments/contract.ts';
import { experiment } from '../../web/src/experiments/mode/index.ts';
import { controls, defaults, reduce, type Settings } from '../../web/src/experiments/mode/settings.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { branches } from './reading.ts';
import { graderOf, numbers, scenesOf, sizes } from './scene.ts';

const { sceneOf, drawn, said, expectDrawn, expectSaid } = scenesOf(experiment);
const pointing = (cursor: Cursor, changes: Partial<Settings> = {}) => sceneOf(changes, { cursor });

const words: Partial<Settings> = { input: 'embeddings' };
const odd: Record<string, Partial<Settings>> = {
  'rate 0': { rate: 0 },
  'rate 1': { rate: 1 },
  'rate 1, eval': { rate: 1, mode: 'eval' },
  'a tiny rate': { rate: 0.001 },
  'width 1': { width: 1 },
  'width 5': { width: 5 },
  'width 8': { width: 8 },
  'width 512': { width: 512 },
  'one row': { rows: 1 },
  'one entry, 0': { rows: 1, width: 1 },
  'many rows': { rows: 1000, passes: 1 },
  'one word': { ...words, words: ['word'] },
  '64 words': { ...words, words: Array.from({ length: 64 }, (_, k) => `w${k}`) },
  'emoji, right to left, markup': { ...words, words: ['👩‍👩‍👧‍👦', 'שלום', 'مرحبا', '*b*', '$x$', 'a_{b}', '`c'] },
  'few wide words': { ...words, width: 4, words: ['a', 'b'] },
};

describe('every preset and odd settings', () => {
  const all = [...experiment.presets.map(({ id, settings }) => [id, settings] as const), ...Object.entries(odd)];
  for (const [name, settings] of all) {
    test(`${name}: draws in every layout, hidden and not`, () => {
      expectDrawn(settings);
      expectSaid(settings);
    });
  }
});

describe('what the page says', () => {
  test('two runs, what was dropped, and their difference are the report’s', () => {
    const { report } = sceneOf();
    const text = drawn();
    expect(text).toContain(`mask 41: ${report.runA.droppedCount} of 1920 dropped`);
    expect(text).toContain(`mask 42: ${report.runB.droppedCount} of 1920 dropped`);
    expect(text).toContain(`${report.runs.differing} of 1920 entries differ`);
    const { residual, row, col } = report.runs;
    expect(text).toContain(`Broken by ${numbers.size(residual)} at row ${row}, column ${col}.`);
    expect(text).toContain('An entry is dropped (chance 0.20) or multiplied by 1.25.');
  });

  test('the row table strikes what each run lost and prints 0 for it', () => {
    const scene = pointing({ figure: 'a', row: 1, col: 7 });
    const { report } = scene;
    const table = branches(experiment.view(scene)).find(({ attributes }) => String(attributes.class) === 'tb close');
    const rows = branches(table ?? null).filter(({ tag }) => tag === 'tr');
    expect(textOf(rows[0] ?? null)).toContain('Row 1');
    [report.runA, report.runB].forEach((run, k) => {
      const cells = branches(rows[2 + k] ?? null).filter(({ tag }) => tag === 'td');
      expect(cells).toHaveLength(8);
      cells.forEach((cell, c) => {
        const index = 32 + 4 + c;
        const lost = run.dropped[index] === 1;
        const kept = numbers.fixed(run.output.data[index] ?? 0, 3);
        expect(textOf(cell)).toBe(lost ? `${numbers.fixed(report.sum.data[index] ?? 0, 3)} 0` : kept);
        expect(branches(cell).some(({ tag }) => tag === 's')).toBe(lost);
      });
    });
  });

  test('a cell is read with its place, in both orientations and by its word', () => {
    const scene = pointing({ figure: 'table', row: 3, col: 5 });
    const { table } = scene.report;
    expect(experiment.readout(scene)).toBe(`At row 3, column 5: ${numbers.fixed(table.data[3 * 32 + 5] ?? 0, 3)}.`);
    const turned = { ...scene, orientation: 'columns' as const };
    expect(experiment.readout(turned)).toContain('At position 5, feature 3:');
    const worded = pointing({ figure: 'sum', row: 1, col: 0 }, { ...words, mode: 'eval' });
    expect(experiment.readout(worded)).toContain('At “bird” (position 1), feature 0:');
    expect(experiment.readout(pointing({ figure: 'weights', row: 2, col: 3 }))).toContain('Query 2, key 3');
    expect(
      experiment.readout({ ...pointing({ figure: 'weights', row: 2, col: 3 }), orientation: 'columns' }),
    ).toContain('Query 3, key 2');
    expect(experiment.readout(pointing({ figure: 'a', row: 11, col: 0 }, { rows: 2 }))).toBeNull();
  });

  test('words show what goes in: X, the table and their sum', () => {
    const figures = (changes: Partial<Settings>): unknown[] =>
      branches(experiment.view(sceneOf(changes))).map(({ attributes }) => attributes['data-figure']);
    expect(figures(words)).toEqual(expect.arrayContaining(['tokens', 'table', 'sum', 'a', 'b', 'difference']));
    expect(figures({})).not.toContain('tokens');
  });

  test('D2L’s plot is named so only for D2L’s table, and never depends on dropout', () => {
    const d2l = experiment.presets.find(({ id }) => id === 'd2l')?.settings ?? {};
    expect(drawn(d2l)).toContain('What D2L draws');
    expect(drawn(d2l)).toContain('Columns 6–9 of P, not of the output. Dropout (0 in D2L) can never touch them.');
    expect(drawn(d2l)).not.toContain('Your table');
    expect(drawn({ width: 16 })).toContain('Your table');
    expect(drawn({ width: 1 })).toContain('Column 0 of P, not of the output. Dropout can never touch it.');
    const curves = (changes: Partial<Settings>): unknown[] =>
      branches(experiment.view(sceneOf(changes)))
        .filter(({ attributes }) => String(attributes.class).startsWith('curve '))
        .slice(0, 4)
        .map(({ attributes }) => attributes.d);
    expect(curves(d2l)).toHaveLength(4);
    expect(curves({ rate: 0.9 })).toEqual(curves(d2l));
  });

  test('sentences change with the report', () => {
    expect(said()).toBe(
      'Two train runs of one input differ by 1.25. That answers a question about dropout, not about positions. Compare encodings in eval mode, or with p\u00a0=\u00a00.',
    );
    expect(said({ mode: 'eval' })).toContain('Two eval runs of one input are identical, bit for bit.');
    expect(said({ rate: 0 })).toContain('With p = 0 train mode drops nothing.');
    expect(said({ rate: 1 })).toContain('With p = 1 every entry is 0.');
    expect(said({ rows: 1, width: 1 })).toContain('Every entry of the sum is 0, kept or dropped.');
    expect(drawn({ rate: 0.001 })).toContain('(chance 0.001) or multiplied by 1.001001.');
    expect(drawn({ width: 5 })).toContain('column 4 is a sine without a cosine');
    expect(drawn({ mode: 'eval' })).not.toContain('Struck cells');
    expect(drawn({ mode: 'eval' })).toContain('Nothing is dropped: P as it is.');
    expect(drawn({ ...words, mode: 'eval' })).toContain('Nothing is dropped: X + P as it is.');
  });

  test('the means: the sum follows its law, the attention outputs stay away', () => {
    const { report } = sceneOf();
    const text = drawn();
    expect(text).toContain(`N = 64: ${numbers.fixed(report.sumMean, 3)}`);
    expect(text).toContain(`√(p / (1−p)) · ${numbers.fixed(report.sumSize, 3)} / √N`);
    const last = report.attentionMeans.distances.at(-1) ?? 0;
    expect(text).toContain('After the softmax the mean does not come back.');
    expect(text).toContain(`After 256 passes the mean output is still ${numbers.fixed(last, 3)} away.`);
    expect(drawn({ rate: 0.05 })).toContain('Does the mean come back after the softmax?');
    expect(drawn({ rate: 0.05 })).toContain('So few passes cannot tell the two apart.');
    expect(drawn({ rows: 1 })).toContain('One row has one weight, 1');
    expect(drawn({ rate: 0 })).toContain('There is nothing to average.');
    expect(drawn({ rate: 1 })).toContain('No mean can mend that.');
  });

  test('row sums and no_grad', () => {
    const { report } = sceneOf();
    const miss = numbers.size(report.largestRowSumError);
    expect(drawn()).toContain(`The sum of query ${report.furthestRow} is ${miss} away from 1`);
    for (const sum of report.rowSums) expect(drawn()).toContain(numbers.fixed(sum, 2));
    expect(drawn({ mode: 'eval' })).toContain('Eval mode drops no weight.');
    expect(drawn({ rate: 1 })).toContain('Each query’s weights add to 0.');
    expect(drawn({ recordGradients: false })).toContain(
      `Gradients are off, and train mode still dropped ${report.runA.droppedCount} of 1920 entries.`,
    );
    expect(drawn({ recordGradients: false, mode: 'eval' })).toContain('it is eval mode that stopped dropout');
  });

  test('Predict shows neither a result nor where it lies', () => {
    for (const size of sizes) {
      const text = drawn({}, { size, hidden: true });
      expect(text).not.toMatch(/Broken|Identical|differ|1\.25/);
      expect(text).toContain('not run yet');
      expect(text).toContain('The sum goes through dropout with p = 0.20, twice.');
      expect(drawn({ rate: 0.999 }, { size, hidden: true })).toContain('Rows 0–');
    }
  });
});

describe('settings', () => {
  test('new masks take the next two; a refused one stays', () => {
    expect(reduce(defaults, { type: 'newMasks' }).maskSeed).toBe(43);
    const typed = { ...defaults, maskSeed: 'x' as unknown as number };
    expect(reduce(typed, { type: 'newMasks' })).toBe(typed);
    expect(reduce(defaults, { type: 'other' })).toBe(defaults);
  });

  test('conditions tell runs apart', () => {
    const phrase = (changes: Partial<Settings>): string => experiment.conditions({ ...defaults, ...changes }, en);
    const phrases = [{}, { rate: 0.25 }, { rate: 0.201 }, { width: 8 }, { rows: 9 }, { maskSeed: 43 }, words].map(
      phrase,
    );
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrase({ ...words, scaleByWidth: true })).not.toBe(phrase(words));
    expect(phrase({ passes: 8 })).toBe(phrase({}));
  });

  test('every control and option has its words', () => {
    for (const input of ['zeros', 'embeddings'] as const) {
      for (const control of controls({ ...defaults, input })) {
        expect(en.mode.controls).toHaveProperty(control.name);
        for (const option of control.kind === 'segmented' ? control.options : []) {
          expect(en.mode.options).toHaveProperty([control.name, String(option)]);
        }
      }
    }
  });
});

describe('predictions', () => {
  const guessed = graderOf(experiment);

  test('which pairs agree is the engine’s answer, for the learner’s own rate', () => {
    expect(guessed('TE1', 'eval')).toMatchObject({ answer: 'eval', right: true });
    expect(guessed('TE1', 'eval', { mode: 'eval' }).answer).toBe('eval');
    const causes = [
      [0, 'With p = 0 train mode drops nothing.'],
      [1, 'With p = 1 every entry is 0.'],
    ] as const;
    for (const [rate, cause] of causes) {
      expect(guessed('TE1', 'both', { rate })).toMatchObject({ answer: 'both', right: true });
      expect(guessed('TE1', 'eval', { rate }).reply).toContain(cause);
    }
    expect(guessed('TE1', 'both').reply).toContain('the two differ by 1.25');
  });

  test('every choice has words, and every wrong one its reply', () => {
    for (const choice of experiment.rounds[0]?.questions[0]?.choices ?? []) {
      expect(en.mode.predictions.TE1.choices).toHaveProperty(choice);
      for (const rate of [0, 0.2, 1]) expect(guessed('TE1', choice, { rate }).reply).not.toContain('NO REPLY');
    }
  });

  // Nothing may be claimed of entries that differ where none does.
  test('a guessed size is answered truly at every rate', () => {
    expect(guessed('TE1-size', '0').reply).not.toContain('NO REPLY');
    expect(guessed('TE1-size', '-8').reply).toContain('It is 1.25. This is no rounding');
    expect(guessed('TE1-size', '3').reply).toContain('a kept entry is 1.25 times its eval value');
    expect(guessed('TE1-size', 'x').reply).toBe('The largest difference is 1.25.');
    for (const rate of [0, 1]) {
      for (const guess of ['0', '-16', '3', 'exactly 0']) {
        const { reply } = guessed('TE1-size', guess, { rate });
        expect(reply).toMatch(/exactly 0|is 0\./);
        expect(reply).not.toContain('times');
      }
    }
  });

  test('reasons and ideas have their words', () => {
    for (const id of experiment.reasons) expect(en.mode.reasons).toHaveProperty(id);
    for (const id of experiment.ideas) expect(en.mode.selfTest.ideas).toHaveProperty(id);
  });
});
