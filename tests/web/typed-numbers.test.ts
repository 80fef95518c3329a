/** Numbers that sentences hold as words are what the engine and the graders have of their own. */
import { expect, test } from 'vitest';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import type { ExperimentWords } from '../../web/src/locales/contract.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { engine } from './scene.ts';

const questions = (await wholeExperiments()).flatMap(({ id, rounds }) => {
  const own: ExperimentWords = en[id];
  return rounds.flatMap((round) => round.questions.map((one) => ({ one, hint: own.predictions[one.id]?.hint ?? '' })));
});

test('a hint that says how far off an answer may be says what grading takes', () => {
  const said = questions.flatMap(({ one, hint }) => {
    const [, within] = /within ([\d.]+\d|\d+)/i.exec(hint) ?? [];
    return within === undefined ? [] : [[one.id, Number(within), one.tolerance]];
  });
  expect(said.length).toBeGreaterThan(3);
  for (const [id, within, tolerance] of said) expect([id, tolerance]).toEqual([id, within]);
});

test('the block of the dropout task has as many entries as its right answer counts', () => {
  const [, rows, cols] = /block of (\d+) × (\d+)/.exec(en['closed-book'].dropout.countsTask('1/5', 'train')) ?? [];
  // A fifth of them on average.
  expect(engine.checkDropoutOutcomes({}).right.counts[3]).toBe(`${Number(rows) * Number(cols)}/5`);
});

test('every order is tried of as many tokens as its refusal says', () => {
  const refused = en.permute.errors?.['everyOrder.out-of-range']?.({ label: '', allowed: '', given: '' }) ?? '';
  const most = Number(/at most (\d+) tokens/.exec(refused)?.[1]);
  const orders = (count: number) =>
    engine.permute({ words: Array.from({ length: count }, (_, k) => `w${k}`), everyOrder: true }).everyOrder?.orders;
  // 6! = 720.
  expect([most, orders(most)]).toEqual([6, 720]);
  expect(() => orders(most + 1)).toThrow(/everyOrder/);
});

test('the row that the explorer’s card asks for is the engine’s', () => {
  const { question, formula = '', ideas } = en.explorer.selfTest;
  const [row, width] = [...question.matchAll(/\d+/g)].map(Number);
  const terms = [...formula.matchAll(/(sin|cos) ([\d.]+)/g)].map(([, name, angle]) =>
    Math[name as 'sin' | 'cos'](Number(angle)),
  );
  const { data } = engine.sinusoidalTable({ rows: Number(row) + 1, width: Number(width) });
  expect(terms).toHaveLength(Number(width));
  for (const [k, term] of terms.entries()) expect(term).toBeCloseTo(data[Number(row) * Number(width) + k] ?? 0, 12);
  // One over 10000 to the power of a half, and twice that.
  expect([ideas.frequencies, ideas.angles].map((idea) => idea?.match(/0\.\d+/)?.[0])).toEqual(['0.01', '0.02']);
});

test('the wrong row that the explorer offers is row 1', () => {
  const { predictions }: ExperimentWords = en.explorer;
  const choices = Object.values(predictions).flatMap((one) => Object.values(one.choices ?? {}));
  const [first, second] = choices.flatMap(({ text }) => text.match(/^Row 0 is (0\.\d+), (0\.\d+), …$/)?.slice(1) ?? []);
  const row = engine.sinusoidalTable({ rows: 2, width: 2 }).data.slice(2);
  expect([first, second]).toEqual([...row].map((entry) => entry.toFixed(3)));
});

test('the lengths that overflow falls back to are those it opens with', async () => {
  const core = (await wholeExperiments()).find(({ id }) => id === 'overflow');
  const { predictions }: ExperimentWords = en.overflow;
  const hints = Object.values(predictions).map(({ hint = '' }) => hint);
  const said = hints.flatMap((hint) => [...hint.matchAll(/otherwise (\d+) tokens and (\d+) rows/g)]);
  expect(said.length).toBeGreaterThan(0);
  for (const [, length, maxLen] of said) {
    expect(core?.defaults).toMatchObject({ length: Number(length), maxLen: Number(maxLen) });
  }
});
