/**
 * The questions of shift. Outside numbers are worked here by hand, or those of the exercise bank for questions that no text enters; a
 * truth that depends on the text is checked by what must follow from it.
 */
import { describe, expect, test } from 'vitest';
import { experiment } from '../../web/src/experiments/shift/index.ts';
import { defaults, type Settings } from '../../web/src/experiments/shift/settings.ts';
import { noneOf } from '../../web/src/state/question.ts';
import { graderOf, questionsOf } from './scene.ts';

const graded = graderOf(experiment);
/** Under the round's conditions and then what the learner sets. */
const under = (id: string, guess: string, set: Partial<Settings>) => graded(id, guess, {}, set);
const alone: Partial<Settings> = { words: ['alone'] };

test('every question of the bank is asked once', () => {
  const ids = questionsOf(experiment).map(({ id }) => id);
  const bank = Array.from({ length: 10 }, (_, k) => `SH${k + 1}`);
  expect([...ids].sort()).toEqual([...bank, 'SH4-size'].sort());
});

test('conditions keep the learner’s text and seed, and nothing of an earlier round', () => {
  const own = { ...defaults, words: ['my', 'own'], seed: 3, width: 7, causal: true, matrix: 'rope' as const };
  for (const { id, conditions } of experiment.rounds.slice(1)) {
    const set = conditions?.(own);
    expect(set, id).toMatchObject({ words: ['my', 'own'], seed: 3, width: 32, matrix: 'shift' });
  }
  const full = { ...defaults, words: Array.from({ length: 64 }, (_, k) => `w${k}`) };
  expect(experiment.rounds.find(({ id }) => id === 'SH8')?.conditions?.(full).words).toHaveLength(63);
});

describe('SH1: order of the schemes', () => {
  const right = 'none,shaw,t5,alibi,rotary,sinusoidalQueryKey,sinusoidalInput,learnedInput';
  test('exactly 0, rounding, then real changes; ties in any order', () => {
    expect(graded('SH1', right)).toMatchObject({ right: true });
    expect(graded('SH1', right.replace('none,shaw,t5,alibi', 'alibi,t5,shaw,none')).right).toBe(true);
    expect(graded('SH1', right).asked).toContain('moves by 37');
    const { answer } = graded('SH1', right);
    expect(answer).toEqual([
      ['none', 'shaw', 't5', 'alibi'],
      ['rotary'],
      ['sinusoidalQueryKey'],
      ['sinusoidalInput'],
      ['learnedInput'],
    ]);
  });
  test.each([
    [
      'none,shaw,t5,alibi,sinusoidalQueryKey,sinusoidalInput,rotary,learnedInput',
      'You put the sinusoids with what stays',
    ],
    [
      'none,shaw,t5,alibi,learnedInput,rotary,sinusoidalQueryKey,sinusoidalInput',
      'You put the learned table with what',
    ],
    [
      'none,shaw,t5,alibi,sinusoidalQueryKey,rotary,sinusoidalInput,learnedInput',
      'RoPE comes right after what stays exactly',
    ],
    [
      'none,shaw,t5,alibi,rotary,learnedInput,sinusoidalInput,sinusoidalQueryKey',
      'What stays and what changes is right',
    ],
    ['learnedInput,rotary,none,sinusoidalInput,t5,shaw,sinusoidalQueryKey,alibi', 'Measured, in order: no positions 0'],
  ])('%s has its reply', (guess, reply) => {
    expect(graded('SH1', guess)).toMatchObject({ right: false });
    expect(graded('SH1', guess).reply).toContain(reply);
  });
  // One weight, 1: what does not reach the values cannot change anything.
  test('of one word only what reaches the values changes', () => {
    const { answer } = graded('SH1', right, alone);
    expect(answer).toEqual([
      expect.arrayContaining(['none', 'rotary', 'sinusoidalQueryKey']),
      ['sinusoidalInput'],
      ['learnedInput'],
    ]);
  });
  test('an offset of 0 leaves one group; what stops comes last, and is said', () => {
    expect(under('SH1', right, { offset: 0 })).toMatchObject({ right: true, answer: [expect.anything()] });
    const odd = under('SH1', right, { width: 7, pair: 2 });
    expect((odd.answer as string[][]).at(-1)).toEqual(['rotary']);
    expect(odd.asked).toContain('What stops goes last: RoPE.');
    expect(odd.reply).toContain('RoPE stops');
  });
});

// w = 10000^(-6/32) = 0.177827941, 5 w = 0.889139705 rad = 50.9438 degrees.
describe('SH2: top right', () => {
  const w = 10000 ** (-6 / 32);
  test('is the sine of the turn', () => {
    expect(graded('SH2', '0.777')).toMatchObject({ right: true, answer: expect.closeTo(Math.sin(5 * w), 12) });
    expect(graded('SH2', '0.777').answer).toBeCloseTo(0.77652998, 8);
    expect(graded('SH2', '0.77').right).toBe(false);
    expect(graded('SH2', '0.777').asked).toContain('Pair 3 of width 32, δ = 5.');
  });
  test.each([
    ['-0.777', '−0.777 stands there in RoPE’s matrix'],
    ['0.630', '0.63 is the cosine of δωj'], // cos 0.889139705 = 0.630080304
    ['-0.959', '−0.959 is the sine of 5'], // sin 5 = -0.958924
    ['0.0155', 'is the sine of 0.889 degrees'], // sin of 0.889 degrees = 0.0155178
    ['0.5', 'It is 0.777'],
  ])('%s has its reply', (guess, reply) => {
    expect(graded('SH2', guess)).toMatchObject({ right: false });
    expect(graded('SH2', guess).reply).toContain(reply);
  });
  // Pair 0 has frequency 1: the learner who left it out is right. Backwards the sine changes its sign.
  test('another pair and another direction have another entry', () => {
    expect(under('SH2', '-0.959', { pair: 0 })).toMatchObject({ right: true });
    expect(under('SH2', '-0.777', { offset: -5 })).toMatchObject({ right: true });
    expect(under('SH2', '0.777', { width: 1, pair: 0 })).toMatchObject({ right: false });
    expect(under('SH2', '0.777', { width: 1, pair: 0 }).reply).toContain('no entry');
  });
});

describe('SH3 and its size', () => {
  test('the entries stay, the output changes', () => {
    expect(graded('SH3', 'stay').right).toBe(true);
    for (const wrong of ['turn', 'grow', 'repeat']) expect(graded('SH3', wrong).reply).not.toContain('NO REPLY');
    expect(graded('SH4-size', '0').right).toBe(true);
    expect(graded('SH4-size', '-8').reply).toContain('That is no rounding');
    expect(graded('SH4-size', '0', { offset: 0 })).toMatchObject({ answer: 0, right: false });
  });
});

describe('SH4: attention weights', () => {
  test('change with sinusoids at the input', () => {
    expect(graded('SH4', 'change')).toMatchObject({ right: true });
    expect(graded('SH4', 'stay').reply).toContain('Products of rows see only the offset.');
    expect(graded('SH4', 'outputs').reply).toMatch(/The weights change by 0\.\d\d, the outputs by/);
    expect(graded('SH4', 'bounds').reply).toContain('No row leaves it');
  });
  test('one word has one weight, and only its value moves; an offset of 0 moves nothing', () => {
    expect(graded('SH4', 'outputs', alone)).toMatchObject({ right: true });
    expect(graded('SH4', 'change', alone).reply).toContain('With one key there is one weight, 1');
    expect(under('SH4', 'stay', { offset: 0 })).toMatchObject({ right: true });
  });
});

// Width 32: 16, 12.2723983, 11.6615018, 11.7773829, 10.0589267, 10.4708536 at 0, 3, 4, 5, 10, 20 (bank). Width 2: cos k.
describe('SH5: products of rows', () => {
  test('do not only fall', () => {
    expect(graded('SH5', '0,3,5,4,20,10')).toMatchObject({ right: true });
    expect(graded('SH5', '0,3,4,5,10,20').reply).toContain('At distance 4 it is 11.66, at distance 5 again 11.78');
    expect(graded('SH5', '20,10,5,4,3,0').reply).toContain('Row 0 times row 0 is 16, and no other product is larger.');
    expect(graded('SH5', '3,0,4,5,10,20').reply).toContain(
      '16 at 0, 12.27 at 3, 11.78 at 5, 11.66 at 4, 10.47 at 20, 10.06 at 10',
    );
  });
  test('follow the width, not the length of the table', () => {
    const byCosine = [0, 3, 4, 5, 10, 20].sort((a, b) => Math.cos(b) - Math.cos(a)).join(',');
    expect(byCosine).toBe('0,20,5,4,10,3');
    expect(under('SH5', byCosine, { width: 2, pair: 0 })).toMatchObject({ right: true });
    expect(under('SH5', '0,3,5,4,20,10', { maxLen: 16, position: 0 })).toMatchObject({ right: true });
    // A lone sine: row 0 is 0, and so is every product.
    expect(under('SH5', '4,0,3,20,10,5', { width: 1, pair: 0 })).toMatchObject({ right: true });
  });
});

describe('SH6: RoPE far away', () => {
  test('changes by rounding, not by exactly 0', () => {
    expect(graded('SH6', 'rounding')).toMatchObject({ right: true });
    expect(graded('SH6', 'rounding').asked).toContain('moves by 1000');
    expect(graded('SH6', 'zero').reply).toContain('such as T5, changes by 0.');
    expect(graded('SH6', 'coarse').reply).toContain('only in single precision');
    expect(graded('SH6', 'sinusoid').reply).toMatch(/change it by [\d.]+: they are added before the maps/);
  });
  test('of one word by exactly 0, whatever the score', () => {
    expect(graded('SH6', 'zero', alone)).toMatchObject({ right: true });
    expect(graded('SH6', 'rounding', alone).reply).toContain('One token has one weight, 1');
    expect(under('SH6', 'rounding', { width: 7, pair: 2 }).reply).toContain('The head width is odd here');
  });
});

// (1, 0) times (0, 1) turned by k rad is -sin k: -0.141120008 at 3; (1, 0) turned is cos k: -0.989992497.
describe('SH7: later and earlier', () => {
  test('have opposite signs', () => {
    expect(graded('SH7', 'opposite')).toMatchObject({ right: true });
    expect(graded('SH7', 'opposite').reply).toContain('Later it is −0.14, earlier 0.14.');
    expect(graded('SH7', 'equal').reply).toContain('with key (1, 0) they are −0.99 and −0.99');
    expect(graded('SH7', 'zero').reply).toContain('unturned its score is 0, later −0.14');
    expect(under('SH7', 'opposite', { offset: 1 }).reply).toContain('Later it is −0.84, earlier 0.84.'); // sin 1 = 0.84147
  });
  test('an offset of 0 turns nothing', () => {
    expect(under('SH7', 'zero', { offset: 0 })).toMatchObject({ right: true });
    expect(under('SH7', 'opposite', { offset: 0 }).reply).toContain('An offset of 0 moves nothing.');
  });
});

describe('SH8: new ids or a new word', () => {
  test('only a word in front changes T5', () => {
    expect(graded('SH8', 'front')).toMatchObject({ right: true });
    expect(graded('SH8', 'front', { frontWords: ['one', 'two'] }).asked).toContain('Run 2 puts “one” in front');
    expect(graded('SH8', 'neither').reply).toContain('“yesterday” is a new key');
    for (const wrong of ['both', 'ids'])
      expect(graded('SH8', wrong).reply).toContain('Run 1 changes the outputs by 0,');
  });
  // A mean of equal values is that value, whatever the weights.
  test('the same word in front of itself changes nothing', () => {
    const same = { words: ['la', 'la'], frontWords: ['la'] };
    expect(graded('SH8', 'neither', same)).toMatchObject({ right: true });
    expect(graded('SH8', 'front', same).reply).toContain('nothing beyond rounding');
  });
  test('the act of the picture does not matter', () => {
    expect(under('SH8', 'front', { act: 'moveIds' })).toMatchObject({ right: true });
  });
});

describe('SH9: pads in front', () => {
  const all = 'none,shaw,t5,alibi,rotary,sinusoidalQueryKey,sinusoidalInput,learnedInput';
  test('change what reads a table, since the ids count them', () => {
    expect(graded('SH9', 'learnedInput,sinusoidalInput,sinusoidalQueryKey')).toMatchObject({ right: true });
    expect(graded('SH9', noneOf).reply).toContain('the first real token now has id 2');
    expect(graded('SH9', all).reply).toContain('All would, if the pads were keys.');
    expect(graded('SH9', all.replace('none,', '')).reply).toContain('A common start is invisible');
    expect(graded('SH9', 'learnedInput').reply).toContain('The sinusoids at the new ids are other rows as well');
    expect(graded('SH9', 't5').reply).toContain('RoPE changes by');
    expect(graded('SH9', 't5').asked).toContain(
      '2 pads in front, causal mask. The mask hides the pads, ids count the pads.',
    );
  });
  test('ids from the first real token leave no trace; a valid length hides no pad', () => {
    expect(under('SH9', noneOf, { recheckValid: true })).toMatchObject({ right: true });
    expect(under('SH9', noneOf, { recheckValid: true }).asked).toContain('ids count from the first real token');
    expect(under('SH9', all, { padMask: 'validLens' })).toMatchObject({ right: true });
    expect(under('SH9', 't5', { width: 7, pair: 2 }).asked).toContain('What stops stays out: RoPE.');
  });
});

// T5 for both directions: 16 buckets for earlier keys, 8 of them for the distances 0 to 7, 8 for 8 and 9. Causal: 16 single ones.
describe('SH10: shared buckets', () => {
  test('begin at 9', () => {
    expect(graded('SH10', '9')).toMatchObject({ right: true, answer: 9 });
    expect(graded('SH10', '9').reply).toContain('Distance 9 shares bucket 8');
    expect(graded('SH10', '128').reply).toContain('128 sets how fast the buckets widen');
    for (const guess of ['16', '17'])
      expect(graded('SH10', guess).reply).toContain('Half of the buckets are for later keys.');
    for (const guess of ['32', '33']) expect(graded('SH10', guess).reply).toContain('There are 32 buckets');
    expect(graded('SH10', '5').reply).toContain('Distance 9');
  });
  test('begin at 17 in a causal decoder', () => {
    expect(under('SH10', '17', { causal: true })).toMatchObject({ right: true, answer: 17 });
    expect(under('SH10', '9', { causal: true }).reply).toContain('All buckets are for earlier keys.');
    expect(under('SH10', '17', { causal: true }).asked).toContain('T5, causal, 32 buckets, limit 128.');
  });
});
