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
