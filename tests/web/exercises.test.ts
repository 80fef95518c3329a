/** Grades and cards: an answer is right by the engine's word only, "I don't know yet" is no error, cards show what was said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedWords } from '../../web/src/exercises/asked.ts';
import {
  type AskedQuestion,
  cellText,
  type Entry,
  entryOf,
  isAnswered,
} from '../../web/src/exercises/entries/index.ts';
import { grade, type Key, sizeOf, suggestsGot } from '../../web/src/exercises/grade.ts';
import { isComplete, type PredictCard, predictCard } from '../../web/src/exercises/predict-card.ts';
import { selfTestCard } from '../../web/src/exercises/self-test-card.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { type Branch, type Tree, textOf } from '../../web/src/render/tree.ts';
import { unknown, zero } from '../../web/src/state/lab-state.ts';
import { noneOf } from '../../web/src/state/question.ts';
import { fakeExperiment, fakeWords } from './fake-experiment.ts';
import { branches } from './reading.ts';

const numbers = makeNumbers('en');

const find = (tree: Tree, match: (branch: Branch) => boolean): Branch[] => branches(tree).filter(match);

const key = (answer: Key['answer'], rounding = 0, typed: number | null = null): Key => ({
  answer,
  rounding,
  read: () => typed,
});

describe('grades', () => {
  test('a choice is right when it is the answer, else it has its own reply', () => {
    expect(grade({ kind: 'choice' }, 'same', key('same', 0, null))).toEqual({ right: true, reply: 'right' });
    expect(grade({ kind: 'choice' }, 'other', key('same', 0, null))).toEqual({ right: false, reply: 'other' });
  });
  test.each(['choice', 'size', 'number'] as const)('not knowing a %s is neither right nor wrong', (kind) => {
    expect(grade({ kind }, unknown, key(1, 0, null))).toEqual({ right: null, reply: null });
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
    expect(grade({ kind: 'size' }, guess, key(answer, 1e-12, null))).toEqual({ right, reply });
  });
  test('every size has a power of ten that is right', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-11, max: 1e3, noNaN: true }), (answer) => {
        const guesses = Array.from({ length: 20 }, (_, k) => String(k - 14));
        expect(guesses.some((guess) => grade({ kind: 'size' }, guess, key(answer, 1e-12, null)).right)).toBe(true);
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
    expect(grade({ kind: 'number', tolerance: 0.01 }, 'typed', key(0.5, 0, typed))).toEqual({ right, reply });
  });
  test('an answer that is no number is never right', () => {
    expect(grade({ kind: 'number', tolerance: 1 }, '1', key(Number.NaN, 0, 1)).right).toBe(false);
    expect(grade({ kind: 'size' }, '1', key(Number.POSITIVE_INFINITY, 0, null)).right).toBe(false);
  });
  test.each([
    ['choices', 'b,a', ['a', 'b'], 'right'],
    ['choices', 'a', ['a', 'b'], 'other'],
    ['choices', noneOf, [], 'right'],
    ['choices', 'a', [], 'other'],
    ['order', 'b,a,c', [['a', 'b'], ['c']], 'right'],
    ['order', 'a,c,b', [['a', 'b'], ['c']], 'other'],
    ['order', 'a,b', [['a', 'b'], ['c']], 'other'],
    ['cell', '1,2', [1, 2], 'right'],
    ['cell', '2,1', [1, 2], 'other'],
  ] as const)('%s: %s against %j', (kind, guess, answer, reply) => {
    expect(grade({ kind }, guess, key(answer))).toEqual({ right: reply === 'right', reply });
  });
  test('several numbers are right together', () => {
    const read = { answer: [1500, 1000], rounding: 0, read: (text: string) => numbers.read(text) };
    const said = (guess: string) => grade({ kind: 'numbers' }, guess, read).right;
    expect([said('1500\n1000'), said('1000\n1500'), said('1500\n'), said('1500')]).toEqual([true, false, false, false]);
    expect(said('1,500\n1000')).toBe(numbers.read('1,500') === 1500);
  });
  test('a number may be right within a share of the answer', () => {
    const near = (typed: number) => grade({ kind: 'number', relative: 0.01 }, 'typed', key(200, 0, typed)).right;
    expect([near(201.9), near(202.1)]).toEqual([true, false]);
  });
  test('a wrong answer that a theory gives has the theory’s reply; the right one is right whatever theories say', () => {
    const theories = { doubled: 4, same: 2 };
    const graded = (typed: number) => grade({ kind: 'number' }, 'typed', { ...key(2, 0, typed), theories });
    expect([graded(4).reply, graded(2).reply, graded(3).reply]).toEqual(['doubled', 'right', 'high']);
    expect(grade({ kind: 'cell' }, '2,1', { ...key([1, 2]), theories: { turned: [2, 1] } }).reply).toBe('turned');
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
  const entry = (question: AskedQuestion, guess: string, more: Partial<Entry> = {}): Entry => ({
    question,
    words: undefined,
    guess,
    locked: false,
    frame: en.frame,
    numbers,
    tolerance: 1e-12,
    width: 300,
    id: 'q',
    ...more,
  });
  const sent = (tree: Tree): unknown[] =>
    branches(tree).flatMap(({ on }) => Object.values(on ?? {}).map((intent) => intent.value));

  test('some of several: ticking, unticking, none, not knowing', () => {
    const question = { id: 'Q', kind: 'choices', choices: ['a', 'b'] } as const;
    expect(sent(entryOf(entry(question, '')))).toEqual(['a', 'b', noneOf, unknown]);
    expect(sent(entryOf(entry(question, 'a')))).toEqual(['', 'a,b', noneOf, unknown]);
    expect(sent(entryOf(entry(question, noneOf)))).toEqual(['a', 'b', '', unknown]);
    expect([isAnswered(question, '', numbers), isAnswered(question, noneOf, numbers)]).toEqual([false, true]);
  });
  test('a list to sort: what is shown first is nobody’s answer until it is kept or moved', () => {
    const question = { id: 'Q', kind: 'order', choices: ['a', 'b', 'c'] } as const;
    const shown = entryOf(entry(question, ''));
    expect(sent(shown)).toContain('b,a,c');
    expect(sent(shown)).toContain('a,b,c');
    expect(sent(entryOf(entry(question, 'b,a,c')))).toContain('b,c,a');
    expect(sent(entryOf(entry(question, 'b,a,c')))).not.toContain('b,a,c,');
    expect([isAnswered(question, '', numbers), isAnswered(question, 'b,a,c', numbers)]).toEqual([false, true]);
  });
  test('a button of the list keeps the focus at an end and after the order is kept: it is never disabled, only said to do nothing', () => {
    const question = { id: 'Q', kind: 'order', choices: ['a', 'b'] } as const;
    const buttons = find(entryOf(entry(question, 'a,b')), ({ tag }) => tag === 'button');
    const idle = buttons.filter(({ attributes }) => attributes['aria-disabled'] === 'true');
    expect(buttons.map(({ attributes }) => attributes.disabled)).not.toContain(true);
    expect(idle.map(textOf)).toEqual(['↑', '↓', en.frame.keepOrder]);
    expect(idle.flatMap(({ on }) => Object.values(on ?? {}))).toEqual([]);
  });
  test('a grid to pick from has one named radio per cell', () => {
    const question = { id: 'Q', kind: 'cell' } as const;
    const grid = { rows: ['the', 'cat'], columns: ['the', 'cat', 'sat'] };
    const words = { question: '', axes: { row: 'query', column: 'key' }, right: () => '', replies: {} };
    const radios = find(
      entryOf(entry(question, '1,2', { grid, words })),
      ({ attributes }) => attributes.type === 'radio',
    );
    expect(radios).toHaveLength(6);
    expect(radios[5]?.attributes['aria-label']).toBe('query cat, key sat');
    expect(radios.filter(({ properties }) => properties?.checked)).toEqual([radios[5]]);
    expect(cellText('1,2', grid, words, en.frame)).toBe('query cat, key sat');
  });
  test('several fields change one part each', () => {
    const question = { id: 'Q', kind: 'numbers', count: 3 } as const;
    const fields = find(entryOf(entry(question, '1\n\n')), ({ tag }) => tag === 'input').slice(0, 3);
    expect(fields.map(({ on }) => on?.input)).toEqual(
      [0, 1, 2].map((at) => ({ type: 'guess', id: 'Q', before: '1\n\n', at })),
    );
    expect([isAnswered(question, '1\n2\n', numbers), isAnswered(question, '1\n2\n3', numbers)]).toEqual([false, true]);
  });
  test('a choice takes its formula under the present settings, else the locale’s own', () => {
    const own = { small: { text: 'Small.', formula: 'Y = X' }, large: { text: 'Large.' } };
    const { choices } = askedWords({ question: '', choices: own, right: () => '', replies: {} }, { large: 'X = Y' });
    expect(choices).toEqual({ ...own, large: { text: 'Large.', formula: 'X = Y' } });
  });
  const card = (guesses: Record<string, string>, locked = false): PredictCard => ({
    questions: fakeExperiment.rounds[0]?.questions ?? [],
    words: Object.fromEntries(
      Object.entries(fakeWords.permute.predictions).map(([id, words]) => [id, askedWords(words)]),
    ),
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
        name: 'q',
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
