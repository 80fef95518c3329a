/** The questions of overflow: right answers and wrong theories against the bank's own numbers, computed with NumPy and PyTorch. */
import { describe, expect, test } from 'vitest';
import { experiment } from '../../web/src/experiments/overflow/index.ts';
import { changeBefore } from '../../web/src/experiments/overflow/predictions/cures.ts';
import { tooLongText } from '../../web/src/experiments/overflow/rounds.ts';
import type { Settings } from '../../web/src/experiments/overflow/settings.ts';
import { unknown, zero } from '../../web/src/state/lab-state.ts';
import { joinTyped } from '../../web/src/state/question.ts';
import { filled, labMaps, labTokens } from './lab-fixture.ts';
import { engine, graderOf, questionsOf } from './scene.ts';

const guessed = graderOf(experiment);
const { defaults } = experiment;

/** Asked under exactly these settings, without the round's conditions. */
function asked(id: string, changes: Partial<Settings> = {}) {
  const question = questionsOf(experiment).find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  const settings = { ...defaults, ...changes };
  const report = experiment.compute(engine, settings);
  return {
    answer: question.answer(engine, settings, report),
    theories: question.theories?.(engine, settings, report) ?? {},
    evidence: question.evidence?.(engine, settings, report) ?? {},
  };
}
const typed = (...numbers: number[]): string => joinTyped(numbers.map(String));

describe('OV2: the three numbers of the message', () => {
  test('as PyTorch prints them', () => {
    expect(asked('OV2').answer).toEqual([1500, 1000, 1]);
    expect(guessed('OV2', typed(1500, 1000, 1)).right).toBe(true);
    expect(asked('OV2', { length: 64, maxLen: 60 }).answer).toEqual([64, 60, 1]);
    expect(guessed('OV2', typed(64, 60, 1), { length: 64, maxLen: 60 }).right).toBe(true);
  });
  test.each([
    [typed(1000, 1500, 1), /names its left side first/],
    [typed(1500, 1000, 0), /Axis 0 is the batch/],
    [typed(1500, 1000, 2), /the last one is the width: 32/],
    [typed(1499, 999, 1), /1499 and 999 are the last positions/],
    [typed(32, 32, 2), /The widths agree/],
    [typed(7, 7, 7), /1500 tokens, tensor b what the slice gave, 1000 rows/],
  ])('%j', (guess, reply) => expect(guessed('OV2', guess).reply).toMatch(reply));
});

describe('OV3: which lengths are accepted', () => {
  test('999 and 1000 of 999, 1000, 1001, 1500', () => {
    expect(asked('OV3').answer).toEqual(['below', 'full']);
    expect(guessed('OV3', 'full,below').right).toBe(true);
  });
  test('two rows accept two tokens, and a text shorter than its table fits', () => {
    expect(asked('OV3', { maxLen: 2, length: 4 }).answer).toEqual(['below', 'full']);
    expect(asked('OV3', { table: 'learned', maxLen: 3, length: 2 }).answer).toEqual(['below', 'full', 'past']);
  });
  test.each([
    ['below', /Rows count from 0/],
    ['below,full,onePast', /1001 tokens ask for row 1000/],
    ['below,full,onePast,past', /The formula has no end/],
    ['full', /takes the first rows/],
    ['past', /The first length refused is 1001/],
  ])('%s', (guess, reply) => expect(guessed('OV3', guess).reply).toMatch(reply));
});

describe('OV4: a token past the end is replaced', () => {
  // Limit 8, 12 tokens, token 10 becomes sin(4 + 0.4 c).
  const other = filled(1, 8, (_t, c) => Math.sin(4 + 0.4 * c));
  const text = { tokens: labTokens(12), other, replaced: 10, maxLen: 8, ...labMaps() };
  test.each([
    ['truncate', 0],
    ['clamp', 0.0747290734],
    ['wrap', 0.0869584245],
    ['rebuild', 0.0777051706],
  ] as const)('%s: the bank’s number', (policy, change) => {
    expect(changeBefore(engine, text, policy)).toBeCloseTo(change, 9);
  });
  test('exactly 0 when cut; a token before the cut counts', () => {
    expect(asked('OV4', { length: 12, maxLen: 8, width: 8 }).answer).toBe(0);
    expect(changeBefore(engine, { ...text, replaced: 7 }, 'truncate')).toBeGreaterThan(1e-3);
    // A table that is long enough cuts nothing.
    expect(asked('OV4', { length: 12, maxLen: 12, width: 8 }).answer).toBeGreaterThan(1e-3);
  });
  test('replies', () => {
    expect(guessed('OV4', zero)).toMatchObject({ right: true, reply: expect.stringMatching(/nothing depends on it/) });
    expect(guessed('OV4', '6').reply).toMatch(/was cut off/);
    for (const seed of [1, 2, 7]) {
      const { theories } = guessed('OV4', unknown, { seed });
      const decade = String(Math.round(Math.log10(Number(theories.rebuilt))));
      expect(guessed('OV4', decade, { seed }).reply).toMatch(/no error says so/);
    }
  });
});

describe('OV6: wrapping', () => {
  test('token 1200 of a table of 1000 rows: 200', () => {
    expect(asked('OV6').answer).toBe(200);
    expect(asked('OV6').theories).toEqual({ oneBefore: 199, oneAfter: 201, clamped: 999, rebuilt: 1200 });
    // 14 tokens, 10 rows: token 10 + 1 is asked for, and 11 - 10 = 1.
    expect(asked('OV6', { length: 14, maxLen: 10 }).answer).toBe(1);
  });
  test.each([
    ['199', /nothing shifts by one/],
    ['201', /nothing shifts by one/],
    ['999', /where clamping sends it/],
    ['1200', /Only a longer table/],
    ['5', /Token 1200 wraps to row 200/],
  ])('%s', (guess, reply) => expect(guessed('OV6', guess).reply).toMatch(reply));
});

describe('OV7: a rebuilt row', () => {
  test('row 1499, column 6 of width 32', () => {
    const { answer, theories } = asked('OV7');
    expect(answer).toBeCloseTo(0.454037805, 8);
    expect(theories.nextColumn).toBeCloseTo(-0.89098242, 8);
    expect(theories.countedFromOne).toBeCloseTo(0.289, 3);
    expect(theories.doubledExponent).toBeCloseTo(-0.275, 3);
  });
  test('another length, another row: sin(11 / 10000^(6/16)) = sin(0.34785) = 0.3409', () => {
    expect(asked('OV7', { length: 12, maxLen: 8, width: 16 }).answer).toBeCloseTo(0.3409, 4);
  });
  test.each([
    ['0.289', /belongs to row 1500\. Rows count from 0/],
    ['-0.275', /exponent doubled, and so belongs to column 12/],
    ['-0.891', /cosine of the pair, in column 7/],
    ['0', /No row of a rebuilt table is empty/],
    ['0.9', /holds 0\.454:/],
  ])('%s', (guess, reply) => expect(guessed('OV7', guess).reply).toMatch(reply));
  test('right within a thousandth', () => {
    expect([guessed('OV7', '0.4545').right, guessed('OV7', '0.456').right]).toEqual([true, false]);
  });
});

describe('OV8: rows of their own', () => {
  test('rebuild alone; with a table that is long enough all of them', () => {
    expect(asked('OV8').answer).toEqual(['rebuild']);
    expect(asked('OV8').evidence).toMatchObject({
      ...{ truncateOut: 1000, clampOut: 1500, wrapOut: 1500, rebuildOut: 1500 },
      ...{ truncateDifferent: 1000, clampDifferent: 1000, wrapDifferent: 1000, rebuildDifferent: 1500 },
    });
    expect(asked('OV8', { length: 1000 }).answer).toEqual(['truncate', 'clamp', 'wrap', 'rebuild']);
  });
  test.each([
    ['clamp', /to one row/],
    ['rebuild,clamp', /to one row/],
    ['truncate', /as many rows as the table has/],
    ['wrap,clamp,rebuild', /As many rows come out/],
    ['truncate,rebuild', /it loses tokens/],
    ['wrap,rebuild', /a second token/],
    ['wrap', /rebuild 1500 and 1500/],
  ])('%s', (guess, reply) => expect(guessed('OV8', guess).reply).toMatch(reply));
});

describe('OV9: no batch axis', () => {
  test('32 × 32 goes through, 40 × 32 stops at 40 against 32', () => {
    expect(asked('OV9')).toMatchObject({ answer: 'squareOnly', evidence: { input: 40, table: 32 } });
  });
  test('a table shorter than the width stops both: it gives fewer rows than either has', () => {
    expect(asked('OV9', { maxLen: 20 }).answer).toBe('bothStop');
    // One stored row is stretched over any number of tokens.
    expect(asked('OV9', { maxLen: 1 }).answer).toBe('bothWork');
  });
  test.each([
    ['limit', /The 1000 rows of the table play no part: the message names 40 and 32/],
    ['bothStop', /filled in silence/],
    ['bothWork', /but the slice is not/],
  ])('%s', (guess, reply) => expect(guessed('OV9', guess).reply).toMatch(reply));
});

describe('conditions', () => {
  test('keep lengths that are too long for the table, and the seed', () => {
    const own = {
      ...defaults,
      length: 70,
      maxLen: 60,
      seed: 5,
      table: 'learned',
      width: 31,
      framework: 'jax',
    } as const;
    expect(tooLongText(own)).toMatchObject({
      length: 70,
      maxLen: 60,
      seed: 5,
      table: 'sinusoidal',
      width: 32,
      reach: 80,
    });
  });
  test.each([
    { length: 60, maxLen: 60 },
    { length: 61, maxLen: 60 },
    { length: 130, maxLen: 60 },
    { length: 3, maxLen: 1 },
  ])('%j gives way', (lengths) => {
    expect(tooLongText({ ...defaults, ...lengths })).toMatchObject({ length: 1500, maxLen: 1000 });
  });
  test.each([
    { length: 4, maxLen: 2, width: 16 },
    { length: 4096, maxLen: 2048, width: 512 },
    { length: 1, maxLen: 1, width: 1 },
  ])(
    'every round computes for %j',
    (own) => {
      for (const { id, questions } of experiment.rounds) {
        for (const question of questions) {
          const { answer, reply } = guessed(question.id, question.kind === 'choice' ? 'x' : '?', own);
          expect([id, answer, reply]).not.toContain(undefined);
          expect(JSON.stringify(answer)).not.toMatch(/null/);
        }
      }
    },
    60_000,
  );
});
