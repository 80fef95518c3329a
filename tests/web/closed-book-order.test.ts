/** R3 and R4 without a browser: lines and steps put in order, checked by the engine. The orders are the bank's. */
import { describe, expect, test } from 'vitest';
import type { ForwardStep, ProofLineId } from '../../web/src/engine/closed-book-order.ts';
import { loadWholeEngine } from '../../web/src/engine/page.ts';
import { forwardOrder } from '../../web/src/exercises/closed-book/forward-order/index.ts';
import { proof } from '../../web/src/exercises/closed-book/proof/index.ts';
import { dealt, type ProofState } from '../../web/src/exercises/closed-book/proof/state.ts';
import type { Task } from '../../web/src/exercises/closed-book/task.ts';
import type { PageIntent } from '../../web/src/exercises/page.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { textOf } from '../../web/src/render/tree.ts';

const engine = await loadWholeEngine();
const words = en['closed-book'];

function send<S, R>(task: Task<string, S, R>, state: S, ...intents: (Record<string, unknown> & { type: string })[]): S {
  return intents.reduce(
    (now, intent) => task.reduce(now, { today: '2026-11-30', seed: 5, ...intent } as PageIntent),
    state,
  );
}

function shown<S, R>(task: Task<string, S, R>, state: S) {
  const scene = {
    ...{ state, result: task.compute(engine, state), words: en, numbers: makeNumbers('en') },
    ...{
      layout: { size: 'XL', width: 900 } as const,
      today: '2026-11-30',
      experiments: [],
      idPrefix: 'x',
      solved: false,
      isEmpty: false,
      next: null,
    },
  };
  return { text: textOf(task.view(scene)), said: task.sentences(scene).join(' '), solved: task.isSolved(scene.result) };
}

/** Lines placed one after the other and checked; a seed that deals them is looked for. */
function proofOf(lines: readonly ProofLineId[], permutation: ProofState['permutation'] = 'drawn') {
  let seed = 0;
  while (!lines.every((line) => dealt(seed).includes(line))) seed++;
  const places = lines.map((line) => ({ type: 'place', line }));
  const state = send(proof, { ...proof.initial, seed, permutation }, ...places, { type: 'check' });
  return { state, ...shown(proof, state) };
}

const whole: readonly ProofLineId[] = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'];

describe('R3', () => {
  test('the table holds the nine lines, five false ones and one of no use, in an order of its own', () => {
    for (let seed = 0; seed < 50; seed++) {
      const lines = dealt(seed);
      const count = (letter: string) => lines.filter((line) => line.startsWith(letter)).length;
      expect([lines.length, count('L'), count('N'), count('U')]).toEqual([15, 9, 5, 1]);
      expect(new Set(lines).size).toBe(15);
      expect(dealt(seed)).toEqual(lines);
    }
    expect(dealt(1)).not.toEqual(dealt(2));
  });

  test('nothing is said of a line before Check', () => {
    const state = send(proof, proof.initial, ...dealt(proof.initial.seed).map((line) => ({ type: 'place', line })));
    expect(state.placed).toEqual(dealt(proof.initial.seed));
    expect(shown(proof, state).said).toBe('');
    expect(shown(proof, state).text).not.toMatch(/off by|false, by|early/);
  });

  test('the proof stands, in two orders and with a useless line', () => {
    for (const lines of [whole, ['L8', 'L6', 'L2', 'L4', 'L5', 'L1', 'L3', 'L7', 'L9'], ['U3', ...whole]] as const) {
      const { said, solved } = proofOf(lines);
      expect(said).toContain('The proof stands.');
      expect(solved).toBe(true);
    }
  });

  test('a part of it: nothing is wrong so far', () => {
    const { said, solved } = proofOf(['L1', 'L2', 'L3']);
    expect(said).toContain('Nothing is wrong so far');
    expect(solved).toBe(false);
  });

  test('a line that comes too early names what it uses; the lines after it are not reached', () => {
    const { said, text } = proofOf(['L2', 'L3', 'L1']);
    expect(said).toContain('Line 2 comes too early.');
    expect(said).toContain(words.proof.lines.L1);
    expect(text).toContain('not reached');
  });

  const falseLines = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10', 'N11', 'N12'] as const;
  test.each(falseLines)('%s is false and has its reply', (line) => {
    const { said, solved } = proofOf([line]);
    expect(said).toMatch(/^\*\*Line 1 is false\*\*/);
    expect(said).toContain(words.proof.replies[line]);
    expect(said.includes('shapes')).toBe(['N4', 'N5', 'N12'].includes(line));
    expect(solved).toBe(false);
  });

  test.each(['N1', 'N3', 'N6'] as const)('a single swap lets %s pass, and says so', (line) => {
    const { said } = proofOf([line], 'swap');
    expect(said).toContain('Nothing is wrong so far');
    expect(said).toContain(words.proof.swapNote);
    const { said: all, solved } = proofOf([line, ...whole], 'swap');
    expect([all.includes('The proof stands.'), solved]).toEqual([true, false]);
  });

  test('lines move, go away, and are dealt anew; a verdict stands while the lines do', () => {
    const { state } = proofOf(['L1', 'L2', 'N6']);
    const moved = send(proof, state, { type: 'moveToken', from: 2, to: 0 });
    expect(moved.placed).toEqual(['N6', 'L1', 'L2']);
    expect(shown(proof, moved).said).toBe('');
    expect(send(proof, moved, { type: 'moveToken', from: 0, to: 2 }).placed).toEqual(['L1', 'L2', 'N6']);
    expect(send(proof, state, { type: 'moveToken', from: 0, to: 9 })).toEqual(state);
    expect(send(proof, state, { type: 'remove', line: 'L2' }).placed).toEqual(['L1', 'N6']);
    expect(send(proof, state, { type: 'place', line: 'L1' })).toEqual(state);
    expect(send(proof, state, { type: 'again' })).toMatchObject({ seed: 5, placed: [], checked: [] });
  });

  test('states from elsewhere', () => {
    const { state } = proofOf(whole);
    expect(proof.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    const absent = falseLines.find((line) => !dealt(proof.initial.seed).includes(line));
    for (const strange of [
      { seed: -1 },
      { seed: 0.5 },
      { permutation: 'x' },
      { placed: ['L1', 'L1'] },
      { checked: 'L1' },
    ])
      expect(proof.parse(strange)).toBeNull();
    expect(proof.parse({ placed: [absent] })).toBeNull();
    expect(proof.join(state, proof.initial)).toBe(state);
    expect(proof.join(proof.initial, state)).toBe(state);
  });
});

describe('R4', () => {
  const ordered = (steps: readonly ForwardStep[]) => {
    const state = send(forwardOrder, { ...forwardOrder.initial, steps }, { type: 'check' });
    return shown(forwardOrder, state);
  };

  test('the right order', () => {
    const { said, solved } = ordered(['lookUp', 'scale', 'add', 'dropout', 'block']);
    expect(said).toContain('The numbers are those of the right order');
    expect(solved).toBe(true);
  });

  // Sizes from the bank's table: eval, train, and the entry (0, 1).
  test.each([
    ['dropoutOnWords', ['scale', 'dropout', 'add'], ['1.00', '3.95']],
    ['dropoutOnWords', ['dropout', 'scale', 'add'], ['1.00', '3.95']],
    ['positionsScaled', ['add', 'scale', 'dropout'], ['1.83', '2.44', '6.73']],
    ['positionsScaled', ['add', 'dropout', 'scale'], ['1.83', '2.44', '6.73']],
    ['dropoutFirst', ['dropout', 'add', 'scale'], ['1.83', '2.83', '5.78']],
  ] as const)('%s: %j', (form, middle, sizes) => {
    const { said, solved } = ordered(['lookUp', ...middle, 'block']);
    expect(said).toContain(words['forward-order'].replies[form]);
    for (const size of [...sizes, '4.29']) expect(said).toContain(size);
    expect(solved).toBe(false);
  });

  test('added behind the block: by how much, and that its attention sees no order', () => {
    const { said } = ordered(['lookUp', 'scale', 'dropout', 'block', 'add']);
    for (const part of ['0.94', '0.45', words['forward-order'].replies.addAfterBlock]) expect(said).toContain(part);
  });

  test('an order that cannot run gets one sentence', () => {
    const { said } = ordered(['scale', 'lookUp', 'add', 'dropout', 'block']);
    expect(said).toBe(words['forward-order'].stuck);
  });

  test('before Check nothing is said, and the first order is not the answer', () => {
    expect(shown(forwardOrder, forwardOrder.initial).said).toBe('');
    const moved = send(forwardOrder, forwardOrder.initial, { type: 'moveToken', from: 3, to: 0 });
    expect(moved.steps).toEqual(['lookUp', 'dropout', 'block', 'scale', 'add']);
    expect(send(forwardOrder, moved, { type: 'again' }).checked).toEqual([]);
  });

  test('states from elsewhere', () => {
    const state = send(forwardOrder, forwardOrder.initial, { type: 'moveToken', from: 0, to: 1 }, { type: 'check' });
    expect(forwardOrder.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    for (const strange of [{ steps: ['add'] }, { steps: 3 }, { checked: ['add'] }, { checked: null }])
      expect(forwardOrder.parse(strange)).toBeNull();
    expect(forwardOrder.join(state, forwardOrder.initial)).toBe(state);
    expect(forwardOrder.join(forwardOrder.initial, state)).toBe(state);
  });
});
