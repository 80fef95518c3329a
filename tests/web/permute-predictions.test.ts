/** The questions of permute: right answers and wrong theories against the bank's own numbers, computed with NumPy and PyTorch. */
import { describe, expect, test } from 'vitest';
import type { Matrix } from '../../web/src/engine/index.ts';
import { drawnMaps } from '../../web/src/experiments/engine-queries.ts';
import { differentWords, ownText, plainBlock, turn } from '../../web/src/experiments/permute/conditions.ts';
import { experiment } from '../../web/src/experiments/permute/index.ts';
import { faultyBlock } from '../../web/src/experiments/permute/predictions/wrong-softmax.ts';
import type { PermuteState } from '../../web/src/experiments/permute/settings.ts';
import { unknown, zero } from '../../web/src/state/lab-state.ts';
import { noneOf } from '../../web/src/state/question.ts';
import { filled, labMaps, labTokens } from './lab-fixture.ts';
import { engine, graderOf, questionsOf } from './scene.ts';

const guessed = graderOf(experiment);
const { defaults } = experiment;

const order = [2, 0, 3, 1, 5, 4];
const given = ({ rows, cols, data }: Matrix) => ({ rows, cols, data: [...data] });
const { Wq, Wk, Wv } = labMaps();
/** Six different tokens and the maps of the fixture. */
const lab: PermuteState = {
  ...defaults,
  words: ['a', 'b', 'c', 'd', 'e', 'f'],
  order,
  tokens: given(labTokens(6)),
  Wq: given(Wq),
  Wk: given(Wk),
  Wv: given(Wv),
};

/** Asked under exactly these settings, without the round's conditions. */
function asked(id: string, changes: Partial<PermuteState> = {}, base: PermuteState = lab) {
  const question = questionsOf(experiment).find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  const settings = { ...base, ...changes };
  const report = experiment.compute(engine, settings);
  return {
    answer: question.answer(engine, settings, report),
    theories: question.theories?.(engine, settings, report) ?? {},
    evidence: question.evidence?.(engine, settings, report) ?? {},
  };
}
const plain = { ...defaults, words: lab.words, order };

describe('PM2 and PM9: place by place, and the mean', () => {
  test('the bank’s numbers', () => {
    expect(asked('PM2').answer).toBeCloseTo(0.451671384, 8);
    expect(asked('PM2').theories.movedBack).toBeLessThan(1e-14);
    expect(asked('PM2').evidence.largest).toBeCloseTo(0.45468516, 8);
    expect(asked('PM9').answer).toBe('stays');
    expect(asked('PM9').evidence.outputs).toBeCloseTo(0.451671384, 8);
    expect(asked('PM9').evidence.mean).toBeLessThan(1e-15);
  });
  test('an order that moves nothing changes nothing, and a table moves the mean', () => {
    const still = { order: [0, 1, 2, 3, 4, 5] };
    expect(asked('PM2', still).answer).toBe(0);
    expect(asked('PM9', still).answer).toBe('rowsStay');
    expect(asked('PM9', { scheme: 'sinusoidal' }).answer).toBe('changes');
  });
  test('replies', () => {
    expect(guessed('PM2', zero).reply).toMatch(/left when the outputs are moved back/);
    expect(guessed('PM2', '-15').reply).toMatch(/Equivariant is not invariant/);
    expect(guessed('PM2', '-5').reply).toMatch(/outputs reach/);
    expect(guessed('PM2', '3').reply).toMatch(/twice that/);
    expect(guessed('PM9', 'changes').reply).toMatch(/a sum has no order/);
    expect(guessed('PM9', 'rowsStay').reply).toMatch(/outputs do move/);
    expect(guessed('PM9', unknown).right).toBe(null);
  });
});

describe('PM3: where a weight goes', () => {
  test('the bank’s cell, and the cell of every theory', () => {
    const { answer, theories, evidence } = asked('PM3');
    expect(answer).toEqual([1, 2]);
    expect(theories).toEqual({ stays: [0, 3], readBackwards: [2, 1], queriesOnly: [1, 3], keysOnly: [0, 2] });
    expect(evidence.right).toBeCloseTo(0.17134083, 8);
    expect(evidence.stays).toBeCloseTo(0.18839926, 8);
    expect(evidence.readBackwards).toBeCloseTo(0.161756611, 8);
    expect(evidence.queriesOnly).toBeCloseTo(0.168473517, 8);
    expect(evidence.keysOnly).toBeCloseTo(0.15501552, 8);
  });
  test('another order, another cell', () => {
    // Tokens 0, 1, 2 turn: 0 goes to place 1, 1 to 2, 2 to 0.
    expect(asked('PM3', { order: [2, 0, 1, 3, 4, 5] }).answer).toEqual([1, 2]);
    expect(asked('PM3', { order: [1, 2, 0, 3, 4, 5] }).answer).toEqual([2, 1]);
  });
  test('the learner’s words without repetition; the theories’ cells are five', () => {
    const text = { words: ['a', 'rose', 'is', 'a', 'rose', 'is', 'a', 'rose'] };
    const { answer, theories, reply } = guessed('PM3', '0,1', text);
    const cells = [answer, ...Object.values(theories)].map(String);
    expect(new Set(cells).size).toBe(5);
    expect(reply).toMatch(/“a”|“rose”|“is”/);
    for (const [id, cell] of Object.entries(theories)) {
      expect([id, guessed('PM3', String(cell), text).right]).toEqual([id, false]);
    }
    expect(guessed('PM3', String(theories.stays), text).reply).toMatch(/Places remember no tokens/);
    expect(guessed('PM3', String(theories.readBackwards), text).reply).toMatch(/other way round/);
    expect(guessed('PM3', String(theories.queriesOnly), text).reply).toMatch(/key did not/);
    expect(guessed('PM3', String(theories.keysOnly), text).reply).toMatch(/query did not/);
  });
});

describe('PM4: which run can fail', () => {
  test('the bank’s numbers', () => {
    const { answer, evidence } = asked('PM4', { scheme: 'sinusoidal' });
    expect(answer).toBe('tokens');
    expect(evidence.tokens).toBeCloseTo(0.340086844, 8);
    expect(evidence.sums).toBeLessThan(1e-14);
  });
  test('without a table neither run shows anything', () => {
    expect(asked('PM4', { scheme: 'none' }).answer).toBe('neither');
  });
  test('a mask stays with the places in both', () => {
    expect(asked('PM4', { scheme: 'sinusoidal', mask: 'causal' }).answer).toBe('both');
  });
  test.each([
    ['sums', /just other tokens/],
    ['both', /cannot fail/],
    ['neither', /table stays with the places/],
  ])('%s', (guess, reply) => expect(guessed('PM4', guess).reply).toMatch(reply));
});

describe('PM5: a causal mask', () => {
  test('the bank’s number', () => {
    const { answer, theories } = asked('PM5', { mask: 'causal', order: [1, 0, 2, 3, 4, 5] });
    expect(answer).toBeCloseTo(0.359611565, 8);
    expect(theories.noPositions).toBeLessThan(1e-14);
  });
  test('an order that moves nothing holds', () => {
    expect(asked('PM5', { mask: 'causal', order: [0, 1, 2, 3, 4, 5] }).answer).toBe(0);
  });
  test('replies', () => {
    expect(guessed('PM5', zero).reply).toMatch(/Without the mask it is/);
    expect(guessed('PM5', '-5').reply).toMatch(/A mask does not round/);
    expect(guessed('PM5', '4').reply).toMatch(/twice that/);
  });
});

describe('PM6: four ways, sorted', () => {
  test('the bank’s numbers', () => {
    const { answer, evidence } = asked('PM6', { scheme: 'sinusoidal' });
    expect(answer).toEqual([['none'], ['queryKey'], ['input'], ['learned']]);
    expect(evidence.none).toBeLessThan(1e-14);
    expect(evidence.queryKey).toBeCloseTo(0.246713833, 8);
    expect(evidence.input).toBeCloseTo(0.340086844, 8);
    // The bank's stand-in for a learned table: sin(1.3 i^2 + 2.1 c + 0.4).
    const table = filled(6, 8, (i, c) => Math.sin(1.3 * i * i + 2.1 * c + 0.4));
    const own = { ...lab, table };
    expect(asked('PM6', {}, own).evidence.learned).toBeCloseTo(1.5519572, 7);
  });
  test('ties are groups: nothing moves, so all four read 0', () => {
    expect(asked('PM6', { order: [0, 1, 2, 3, 4, 5] }).answer).toEqual([['learned', 'input', 'queryKey', 'none']]);
  });
  test('replies for every seed are those of the theory', () => {
    for (const seed of [1, 2, 3, 7]) {
      const { answer } = guessed('PM6', unknown, { seed });
      const ids = (answer as string[][]).flat();
      expect(guessed('PM6', ids.join(','), { seed }).right).toBe(true);
      expect(guessed('PM6', [...ids].reverse().join(','), { seed }).reply).toMatch(/begins with the largest/);
      const exchanged = ids.map((id) => (id === 'none' ? 'queryKey' : id === 'queryKey' ? 'none' : id));
      if (ids[0] === 'none' && ids[1] === 'queryKey') {
        expect(guessed('PM6', exchanged.join(','), { seed }).reply).toMatch(/never reach the values/);
      }
    }
    expect(guessed('PM6', 'none,queryKey,learned,input').reply).toMatch(/enter at the same spot/);
  });
});

describe('PM7: the softmax over the wrong axis', () => {
  test('the bank’s numbers', () => {
    const faulty = faultyBlock(engine, labTokens(6), order, labMaps());
    expect(faulty.residual).toBeLessThan(1e-14);
    expect(faulty.off).toBeCloseTo(0.0321008097, 9);
    expect(faulty.firstSum).toBeCloseTo(0.942411453, 8);
    expect(asked('PM7').answer).toBe('holds');
  });
  test('the bank’s smallest case: X = [[0], [1]], all maps 1, off by 0.231058579', () => {
    const one = filled(1, 1, () => 1);
    const faulty = faultyBlock(
      engine,
      filled(2, 1, (t) => t),
      [1, 0],
      { Wq: one, Wk: one, Wv: one },
    );
    expect(faulty.residual).toBe(0);
    expect(faulty.off).toBeCloseTo(0.231058579, 9);
  });
  test('drawn maps are about as large as maps of N(0, 1/8), and those of one seed differ', () => {
    const { Wq, Wk } = drawnMaps(engine, 3, 8);
    const size = Array.from(Wq.data).reduce((sum, entry) => sum + entry * entry, 0) / Wq.data.length;
    expect(size).toBeGreaterThan(1 / 16);
    expect(size).toBeLessThan(1 / 4);
    expect(Array.from(Wq.data)).not.toEqual(Array.from(Wk.data));
  });
  test('replies', () => {
    expect(guessed('PM7', 'holds').reply).toMatch(/So test values as well/);
    expect(guessed('PM7', 'proof').reply).toMatch(/along the other axis/);
    expect(guessed('PM7', 'sums').reply).toMatch(/looks at no sum/);
  });
});

describe('PM8: orders under a valid length', () => {
  test('the bank’s count: 4! 2! of 6!', () => {
    const { answer, theories } = asked('PM8', { mask: 'padding', validLength: 4, everyOrder: true });
    expect(answer).toBe(48);
    expect(theories).toEqual({ visibleOnly: 24, anyOrder: 720, noOrder: 1, added: 26, hiddenOnly: 2 });
  });
  test('without a mask every order holds, with a causal one only the first', () => {
    expect(asked('PM8', { mask: 'none', validLength: 4, everyOrder: true }).answer).toBe(720);
    expect(asked('PM8', { mask: 'causal', validLength: 4, everyOrder: true }).answer).toBe(1);
  });
  test('five words: 3! 2!, and a reply to each wrong count', () => {
    const text = { words: ['we', 'all', 'like', 'more', 'tea'] };
    expect(guessed('PM8', '12', text).right).toBe(true);
    expect(guessed('PM8', '6', text).reply).toMatch(/3 visible tokens have 6 orders/);
    expect(guessed('PM8', '120', text).reply).toMatch(/becomes visible/);
    expect(guessed('PM8', '1', text).reply).toMatch(/trade them/);
    expect(guessed('PM8', '8', text).reply).toMatch(/multiply/);
    expect(guessed('PM8', '2', text).reply).toMatch(/as well, in 6 orders/);
    expect(guessed('PM8', '13', text).reply).toBe(
      'Of 120 orders 12 keep the law: 6 of the visible tokens times 2 of the hidden ones.',
    );
  });
});

describe('PM10: a text read backwards', () => {
  const reversed = [5, 4, 3, 2, 1, 0];
  test('ALiBi alone holds', () => {
    const { answer, evidence } = asked('PM10', { scheme: 'alibi', order: reversed });
    expect(answer).toEqual(['alibi']);
    expect(evidence.alibi).toBeLessThan(1e-14);
    expect(evidence.rotary).toBeCloseTo(0.236626597, 8);
  });
  test('another order tells them all, none tells none', () => {
    expect(asked('PM10', { order }).answer).toEqual([]);
    expect(asked('PM10', { order: [0, 1, 2, 3, 4, 5] }).answer).toEqual(['alibi', 't5', 'shaw', 'rotary']);
  });
  test.each([
    [noneOf, /two before counts as two after/],
    ['alibi,t5,shaw,rotary', /turns its sign/],
    ['rotary,alibi', /A turn back is not a turn on/],
    ['rotary', /What stays is a distance/],
    ['t5', /The differences/],
  ])('%s', (guess, reply) => expect(guessed('PM10', guess).reply).toMatch(reply));
});

describe('conditions', () => {
  const text = (...words: string[]): PermuteState => ({ ...defaults, words, seed: 11 });
  test('keep the learner’s text and seed, set everything else', () => {
    const own = { ...text('to', 'be', 'or', 'not', 'to', 'be'), width: 3, headCount: 3, precision: 'float32' } as const;
    expect(plainBlock(own)).toMatchObject({ words: own.words, seed: 11, width: 8, headCount: 1, precision: 'float64' });
  });
  test('a text without three different words gives way', () => {
    expect(ownText(text('go', 'go', 'on'))).toEqual(defaults.words);
    expect(ownText(text('go', 'on', 'up'))).toEqual(['go', 'on', 'up']);
    expect(differentWords(text('a', 'b', 'a', 'c'), 4)).toEqual(['the', 'fox', 'fed', 'hen']);
    expect(differentWords(text(...'abcdefgabc'))).toEqual([...'abcdef']);
  });
  test('the turn moves three different words and does not undo itself', () => {
    expect(turn(defaults.words)).toEqual([0, 4, 1, 3, 2]);
    expect(turn(['go', 'on', 'up'])).toEqual([2, 0, 1]);
    expect(turn(['x', 'x', 'y', 'x', 'z'])).toEqual([4, 1, 0, 3, 2]);
  });
  test('every round computes for texts of every kind', () => {
    const texts = [
      text('x'),
      text('x', 'x'),
      text('p', 'q', 'r'),
      text(...Array.from({ length: 64 }, (_, k) => `w${k}`)),
    ];
    for (const own of texts) {
      for (const { id, questions, conditions } of experiment.rounds) {
        const settings = { ...own, ...conditions?.(own), order: conditions?.(own).order ?? own.words.map((_, k) => k) };
        const report = experiment.compute(engine, settings);
        for (const question of questions) {
          expect([id, question.answer(engine, settings, report)]).not.toContain(undefined);
          expect(JSON.stringify(question.evidence?.(engine, settings, report) ?? {})).not.toMatch(/null/);
        }
      }
    }
  });
});

test('plain words stand for the fixture where its numbers do not matter', () => {
  expect(asked('PM9', {}, plain).answer).toBe('stays');
});
