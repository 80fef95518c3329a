/** The questions about train and eval mode. Expected numbers are worked here by hand; a few are the exercise bank's. */
import { describe, expect, test } from 'vitest';
import { printed } from '../../web/src/exercises/asked.ts';
import { experiment } from '../../web/src/experiments/mode/index.ts';
import { defaults, type Settings } from '../../web/src/experiments/mode/settings.ts';
import { zero } from '../../web/src/state/lab-state.ts';
import { graderOf, numbers, questionsOf } from './scene.ts';

const graded = graderOf(experiment);
/** Under the round's conditions and then what the learner sets. */
const under = (id: string, guess: string, set: Partial<Settings>) => graded(id, guess, {}, set);

test('every question of the bank is asked once', () => {
  const ids = questionsOf(experiment).map(({ id }) => id);
  const bank = Array.from({ length: 10 }, (_, k) => `TE${k + 1}`);
  expect([...ids].sort()).toEqual([...bank, 'TE1-size'].sort());
});

test('conditions keep the learner’s text and seeds, and nothing of an earlier round', () => {
  const own: Settings = { ...defaults, words: ['my', 'own'], seed: 3, maskSeed: 5, mode: 'eval', scaleByWidth: true };
  for (const { id, conditions } of experiment.rounds.slice(1)) {
    const kept = { words: ['my', 'own'], seed: 3, maskSeed: 5, mode: 'train', scaleByWidth: false };
    expect(conditions?.(own), id).toMatchObject(kept);
  }
});

test('a short number is printed as it is, a long one with the question’s decimals', () => {
  const shown = [0.025, -0.8, 0.2, 1.5, 0.125].map((value) => printed(value, numbers));
  expect(shown).toEqual(['0.025', '−0.80', '0.20', '1.50', '0.125']);
  expect([1 / 3, 1e-7, Number.NaN, 12].map((value) => printed(value, numbers))).toEqual([
    '0.33',
    '1.0·10^{−7}',
    'NaN',
    '12',
  ]);
  expect([1 / 3, 0.4 + 1e-12, 1e-7].map((value) => printed(value, numbers, 3))).toEqual([
    '0.333',
    '0.40',
    '1.0·10^{−7}',
  ]);
});

// -0.8 / (1 - 0.2) = -1; -0.8 · 0.8 = -0.64; -0.8 / 0.2 = -4.
describe('TE2: a kept entry', () => {
  test('is divided by the chance to be kept', () => {
    expect(graded('TE2', '-1')).toMatchObject({ right: true, answer: -1 });
    expect(graded('TE2', '-1').asked).toBe(
      'An entry of the sum of words and positions is −0.80. Train mode, p = 0.20, and the entry is kept. What is it after dropout?',
    );
    expect(graded('TE2', '-1').reply).toContain('−0.80 becomes −1.');
  });
  test.each([
    ['-0.8', '−0.80 is what eval mode returns'],
    ['-0.64', '−0.64 is the entry times 1 − p'],
    ['-4', '−4.00 is the entry divided by p, the chance to be dropped. What counts is the chance to be kept, 0.80.'],
    ['3', 'It is divided by 1 − p = 0.80.'],
  ])('%s has its reply', (guess, reply) => {
    expect(graded('TE2', guess)).toMatchObject({ right: false });
    expect(graded('TE2', guess).reply).toContain(reply);
  });
  test('at other rates', () => {
    expect(under('TE2', '-1.6', { rate: 0.5 }).right).toBe(true); // -0.8 / 0.5
    expect(under('TE2', '-0.8', { rate: 0 }).right).toBe(true);
    expect(under('TE2', '-0.821', { rate: 0.025 })).toMatchObject({ right: true }); // -0.8 / 0.975 = -0.820513
    expect(under('TE2', '-0.821', { rate: 0.025 }).asked).toContain('p = 0.025');
    for (const guess of ['-0.8', '0', '-1']) {
      expect(under('TE2', guess, { rate: 1 }).right).toBe(false);
      expect(under('TE2', guess, { rate: 1 }).reply).toContain('With p = 1 no entry is kept.');
    }
  });
});

// cos 0 = 1; dropped 0, kept 1 / (1 - 0.5) = 2.
describe('TE3: values of a position', () => {
  test('are 0 or twice the position', () => {
    expect(graded('TE3', 'scaled')).toMatchObject({ right: true });
    expect(graded('TE3', 'scaled').asked).toContain('In row 0, column 1, the sum of words and positions is 1.');
    expect(graded('TE3', 'scaled').reply).toContain('Dropped it is 0, kept 2. In eval mode it is 1.');
    expect(graded('TE3', 'always').reply).toContain('Dropout comes after the add');
    expect(graded('TE3', 'unscaled').reply).toContain('What is kept is divided by 1 − p.');
    expect(graded('TE3', 'never').reply).toContain('A dropped entry is exactly 0');
    expect(graded('TE3', 'zero').reply).toContain('Dropped it is 0, kept 2.');
  });
  test('nothing is drawn at 0 and at 1', () => {
    expect(under('TE3', 'always', { rate: 0 })).toMatchObject({ right: true });
    expect(under('TE3', 'scaled', { rate: 0 }).reply).toBe('With p = 0 it is always 1.');
    expect(under('TE3', 'zero', { rate: 1 })).toMatchObject({ right: true });
    expect(under('TE3', 'scaled', { rate: 1 }).reply).toBe('With p = 1 it is always 0.');
  });
});

// Five words of width 8: 40 entries, a quarter of them 10. Six words: 48 and 12, as in the bank.
describe('TE4: how many go', () => {
  const six = { words: ['a', 'b', 'c', 'd', 'e', 'f'] };
  test('the share p of the entries, within 3', () => {
    expect(graded('TE4', '10')).toMatchObject({ right: true, answer: 10 });
    expect(graded('TE4', '12', six)).toMatchObject({ right: true, answer: 12 });
    expect(graded('TE4', '13').right).toBe(true);
    expect(graded('TE4', '14').right).toBe(false);
    expect(graded('TE4', '1').reply).toContain('1.25 is the share p of 5 rows.'); // 5 / 4
    expect(graded('TE4', '30').reply).toContain('30 is how many are kept.');
    expect(graded('TE4', '20').reply).toMatch(/Of 40 entries 10 are expected\. The two runs here drop \d+ and \d+\./);
  });
  test('in train mode, whichever mode is on, and at other rates', () => {
    expect(under('TE4', '20', { mode: 'eval' }).reply).toBe(graded('TE4', '20').reply);
    expect(under('TE4', '20', { rate: 0.5 })).toMatchObject({ right: true, answer: 20 });
    expect(under('TE4', '0', { rate: 0 })).toMatchObject({ right: true, answer: 0 });
  });
});

describe('TE5: without gradients', () => {
  test('two train runs differ', () => {
    expect(graded('TE5', 'no')).toMatchObject({ right: true });
    expect(graded('TE5', 'no').asked).toContain('gradients not recorded (no_grad)');
    expect(graded('TE5', 'eval').reply).toContain('The two runs differ by 2'); // 1 / (1 - 0.5) beside 0
    expect(graded('TE5', 'training').reply).toContain('it looks at the mode only');
    expect(graded('TE5', 'nothing').reply).toMatch(/drops \d+ of 1920 entries/);
    expect(under('TE5', 'no', { mode: 'eval' })).toMatchObject({ right: true });
  });
  test('unless there is nothing to draw', () => {
    for (const rate of [0, 1]) expect(under('TE5', 'nothing', { rate })).toMatchObject({ right: true });
    expect(under('TE5', 'no', { rate: 0 }).reply).toContain('With p = 0 train mode drops nothing.');
  });
});

// Of a share p an entry x becomes 0, else x / (1 - p): the mean square is p + (1 - p) (p / (1 - p))² = p / (1 - p).
describe('TE6: the size of the change', () => {
  test('is √(p / (1 − p)), a third at 0.1', () => {
    expect(graded('TE6', '0.333')).toMatchObject({ right: true, answer: expect.closeTo(1 / 3, 12) });
    expect(graded('TE6', '0.1').reply).toContain('0.10 is the share of entries that go.');
    expect(graded('TE6', '0.111').reply).toContain('0.111 is how much a kept entry grows.'); // 1 / 0.9 - 1
    expect(graded('TE6', '0').reply).toContain('their size does not');
    expect(graded('TE6', '0.7').reply).toContain('It is √(p / (1 − p)) = 0.333.');
  });
  test('at other rates', () => {
    expect(under('TE6', '1', { rate: 0.5 })).toMatchObject({ right: true });
    expect(under('TE6', '1', { rate: 1 })).toMatchObject({ right: true });
    expect(under('TE6', '0', { rate: 0 })).toMatchObject({ right: true });
    expect(under('TE6', '0.5', { rate: 1 }).reply).toBe(
      'With p = 1 every entry goes, so the change is the sum itself: 1.',
    );
  });
});

describe('TE7: the sum of a row without its third weight', () => {
  const powers = [1, 2, 3, 4].map(Math.exp);
  const rest = 1 - Math.exp(3) / powers.reduce((a, b) => a + b); // 0.76311718
  test('is the rest, divided by the chance to be kept', () => {
    expect(graded('TE7', '0.848')).toMatchObject({ right: true, answer: expect.closeTo(rest / 0.9, 12) });
    expect(graded('TE7', '0.848').answer).toBeCloseTo(0.84790798, 8);
    expect(graded('TE7', '0.848').asked).toContain('scores 1, 2, 3, 4');
    expect(graded('TE7', '1').reply).toContain('if the softmax came after dropout');
    expect(graded('TE7', '0.763').reply).toContain('0.763 is what the other weights had before.');
    expect(graded('TE7', '1.111').reply).toContain('1.111 is the sum when no weight goes.'); // 1 / 0.9
    expect(graded('TE7', '0.5').reply).toContain('They add to 0.848');
  });
  test('at other rates', () => {
    expect(under('TE7', '1.526', { rate: 0.5 })).toMatchObject({ right: true }); // 0.76311718 / 0.5
    expect(under('TE7', '0.763', { rate: 0 })).toMatchObject({ right: true });
    expect(under('TE7', '0', { rate: 1 })).toMatchObject({ right: true });
  });
});

// Entry 1 is dropped or becomes 1 / (1 - p) = k; then its weight is 1 / (1 + e^(-k k)), since entry 0 stays 0. Mean: (1 - p) k / (1 + ...).
describe('TE8: the mean of the outputs', () => {
  const sigmoid = (x: number): string => (1 / (1 + Math.exp(-x))).toFixed(3);
  test('is not the eval output', () => {
    expect(graded('TE8', 'no')).toMatchObject({ right: true });
    expect(graded('TE8', 'no').asked).toContain('sums 0, 1, all weight matrices 1');
    expect([sigmoid(4), sigmoid(1)]).toEqual(['0.982', '0.731']);
    for (const guess of ['no', 'keeps', 'runs']) {
      expect(graded('TE8', guess).reply).toContain('the mean output is 0.982, in eval mode it is 0.731.');
    }
    expect(graded('TE8', 'keeps').reply).toContain('It keeps the mean of the sum: an entry of 1 has the mean 1.');
    expect(graded('TE8', 'runs').reply).toContain('no run can add to it');
  });
  test('at other rates', () => {
    expect(under('TE8', 'keeps', { rate: 0 })).toMatchObject({ right: true });
    const fifth = sigmoid(1.25 * 1.25);
    expect(under('TE8', 'no', { rate: 0.2 }).reply).toContain(`the mean output is ${fifth}`);
    expect(under('TE8', 'keeps', { rate: 1 }).reply).toContain(
      'an entry of 1 has the mean 0. Over all masks the mean output is 0',
    );
  });
});

describe('TE9: equivariance in train mode', () => {
  test('is broken although the seed is the same', () => {
    expect(graded('TE9', '0')).toMatchObject({ right: true });
    for (const guess of [zero, '-16'])
      expect(graded('TE9', guess).reply).toContain('The same seed drops the same places');
    expect(graded('TE9', '-6').reply).toContain('This is no rounding');
    expect(graded('TE9', '3').reply).toContain('Outputs are means of values');
  });
  test('holds where nothing is drawn or nothing is turned round', () => {
    expect(under('TE9', zero, { rate: 0 })).toMatchObject({ right: true });
    expect(graded('TE9', zero, { words: ['alone'] })).toMatchObject({ right: true, answer: 0 });
    expect(under('TE9', '0', { rate: 0 }).reply).toContain('In train mode it is');
    expect(under('TE9', zero, { input: 'zeros' })).toMatchObject({ right: true, answer: 0 });
  });
});

// Zeros, p = 0.5: after the add an entry of P is 0 or 2 P, before it stays P.
describe('TE10: drop before or after the add', () => {
  test('differ in train mode only', () => {
    expect(graded('TE10', 'train')).toMatchObject({ right: true });
    for (const guess of ['both', 'eval'])
      expect(graded('TE10', guess).reply).toContain('Without dropout both return the same sum.');
    expect(graded('TE10', 'neither').reply).toContain('The mask is the same, what it falls on is not.');
    const zeros = under('TE10', 'both', { input: 'zeros', rate: 0.5 }).reply;
    expect(zeros).toMatch(
      /first at row 0, column \d+: (0|2) if dropout comes after the add, 1 if before\. The position there is 1\./,
    );
  });
  test('agree where nothing is dropped', () => {
    expect(under('TE10', 'neither', { rate: 0 })).toMatchObject({ right: true });
    expect(under('TE10', 'train', { rate: 0 }).reply).toBe('Here the two agree in both modes.');
  });
});
