/** Grades and cards: an answer is right by the engine's word only, "I don't know yet" is no error, cards show what was said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedWords } from '../../web/src/exercises/asked.ts';
import { grade, sizeOf, suggestsGot } from '../../web/src/exercises/grade.ts';
import { isComplete, type PredictCard, predictCard } from '../../web/src/exercises/predict-card.ts';
import { selfTestCard } from '../../web/src/exercises/self-test-card.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { type Branch, type Tree, textOf } from '../../web/src/render/tree.ts';
import { unknown, zero } from '../../web/src/state/lab-state.ts';
import { fakeExperiment, fakeWords } from './fake-experiment.ts';
import { branches } from './reading.ts';

const numbers = makeNumbers('en');

const find = (tree: Tree, match: (branch: Branch) => boolean): Branch[] => branches(tree).filter(match);

describe('grades', () => {
  test('a choice is right when it is the answer, else it has its own reply', () => {
    expect(grade({ kind: 'choice' }, 'same', 'same', 0, null)).toEqual({ right: true, reply: 'right' });
    expect(grade({ kind: 'choice' }, 'other', 'same', 0, null)).toEqual({ right: false, reply: 'other' });
  });
  test.each(['choice', 'size', 'number'] as const)('not knowing a %s is neither right nor wrong', (kind) => {
    expect(grade({ kind }, unknown, 1, 0, null)).toEqual({ right: null, reply: null });
  });
  test.each([
    ['0', 1.84, true, 'right'],
    ['0', 3, true, 'right'],
    ['1', 3.3, true, 'right'],
    ['0', 4, false, 'low'],
    ['-3', 1.84, false, 'low'],
    ['1', 1.84, false, 'high'],
    ['-15', 4.4e-16, true, 'right'],
    ['-13', 4.4e-16, true, 'right'],
    ['-8', 4.4e-16, false, 'high'],
    [zero, 4.4e-16, true, 'right'],
    [zero, 0, true, 'right'],
    [zero, 1, false, 'low'],
    ['x', 1, false, 'other'],
  ])('size 10^%s against %d', (guess, answer, right, reply) => {
    expect(grade({ kind: 'size' }, guess, answer, 1e-12, null)).toEqual({ right, reply });
  });
  test('every size has a power of ten that is right', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-11, max: 1e3, noNaN: true }), (answer) => {
        const guesses = Array.from({ length: 20 }, (_, k) => String(k - 14));
        expect(guesses.some((guess) => grade({ kind: 'size' }, guess, answer, 1e-12, null).right)).toBe(true);
      }),
    );
  });
  test.each([
    [0.5, true, 'right'],
    [0.505, true, 'right'],
    [0.4, false, 'low'],
    [0.6, false, 'high'],
    [null, false, 'other'],
  ])('number %s against 0.5 ± 0.01', (typed, right, reply) => {
    expect(grade({ kind: 'number', tolerance: 0.01 }, 'typed', 0.5, 0, typed)).toEqual({ right, reply });
  });
  test('an answer that is no number is never right', () => {
    expect(grade({ kind: 'number', tolerance: 1 }, '1', Number.NaN, 0, 1).right).toBe(false);
    expect(grade({ kind: 'size' }, '1', Number.POSITIVE_INFINITY, 0, null).right).toBe(false);
  });
  test('marks on the ruler', () => {
    expect([sizeOf('-15'), sizeOf(zero), sizeOf(unknown), sizeOf('')]).toEqual([1e-15, 0, null, null]);
    expect(sizeOf('1.5')).toBeNaN();
  });
  test('Got it needs all ideas but one', () => {
    expect([2, 3, 4].map((ticked) => suggestsGot(ticked, 4))).toEqual([false, true, true]);
    expect([1, 2].map((ticked) => suggestsGot(ticked, 2))).toEqual([false, true]);
  });
});

describe('cards', () => {
  test('a choice takes its formula under the present settings, else the locale’s own', () => {
    const own = { small: { text: 'Small.', formula: 'Y = X' }, large: { text: 'Large.' } };
    const { choices } = askedWords({ question: '', choices: own, right: () => '', replies: {} }, { large: 'X = Y' });
    expect(choices).toEqual({ ...own, large: { text: 'Large.', formula: 'X = Y' } });
  });
  const card = (guesses: Record<string, string>, locked = false): PredictCard => ({
    questions: fakeExperiment.predictions,
    words: fakeWords.permute.predictions,
    frame: fakeWords.frame,
    numbers,
    guesses,
    sure: null,
    locked,
    tolerance: 1e-12,
    width: 600,
    idPrefix: 't',
  });
  test.each([
    [{}, false],
    [{ C: 'small' }, false],
    [{ C: 'small', S: '-3' }, true],
    [{ C: 'small', S: '1.5' }, false],
    [{ C: unknown }, true],
    [{ C: 'small', S: unknown }, true],
    [{ C: unknown, S: 'x' }, false],
  ])('%j can be locked: %s', (guesses, complete) => {
    expect(isComplete(card(guesses))).toBe(complete);
    const lock = find(predictCard(card(guesses)), ({ on }) => on?.click?.type === 'lock');
    expect(lock).toHaveLength(1);
    expect(lock[0]?.attributes.disabled).toBe(!complete);
  });
  test('locked values stay visible and cannot be edited', () => {
    const tree = predictCard(card({ C: 'large', S: '-3' }, true));
    const fields = find(tree, ({ tag }) => tag === 'input');
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.every(({ attributes }) => attributes.disabled === true)).toBe(true);
    expect(fields.filter(({ properties }) => properties?.checked).map(({ attributes }) => attributes.value)).toEqual([
      'large',
    ]);
  });
  test('"I don’t know yet" is the last choice', () => {
    const radios = find(
      predictCard(card({})),
      ({ attributes }) => attributes.type === 'radio' && attributes.name === 't-C',
    );
    expect(radios.map(({ attributes }) => attributes.value)).toEqual(['small', 'large', unknown]);
  });
  test('the self-test suggests and the learner decides', () => {
    const shown = (ticked: string[]) =>
      selfTestCard({
        question: 'Q',
        ideas: ['i', 'j', 'k'].map((id) => ({ id, text: id })),
        entry: '',
        shown: true,
        ticked,
        mark: null,
        frame: fakeWords.frame,
        idPrefix: 't',
        next: null,
      });
    const suggested = (tree: Tree) =>
      find(tree, ({ attributes }) => String(attributes.class).includes('primary')).map((button) => textOf(button));
    expect(suggested(shown([]))).toEqual([]);
    expect(suggested(shown(['i']))).toEqual([fakeWords.frame.missed]);
    expect(suggested(shown(['i', 'j']))).toEqual([fakeWords.frame.got]);
    expect(find(shown([]), ({ on }) => on?.click?.type === 'mark')).toHaveLength(2);
  });
});
