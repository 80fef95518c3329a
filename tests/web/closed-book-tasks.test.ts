/** R5, R6 and R7 without a browser: what is answered, and what is said of it. Expected values are the bank's, or worked by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadWholeEngine } from '../../web/src/engine/page.ts';
import type { AnswersState } from '../../web/src/exercises/closed-book/answers.ts';
import { dropout } from '../../web/src/exercises/closed-book/dropout/index.ts';
import { readList, readNumber } from '../../web/src/exercises/closed-book/dropout/list-text.ts';
import { entryPoints } from '../../web/src/exercises/closed-book/entry-points/index.ts';
import { failure } from '../../web/src/exercises/closed-book/failure/index.ts';
import type { Task } from '../../web/src/exercises/closed-book/task.ts';
import type { PageIntent } from '../../web/src/exercises/page.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { textOf } from '../../web/src/render/tree.ts';

const engine = await loadWholeEngine();
const words = en['closed-book'];
const experiments = [
  { id: 'overflow', name: 'Overflow' },
  { id: 'placement', name: 'Placement' },
  { id: 'mode', name: 'Mode' },
];

function playing<R>(task: Task<string, AnswersState, R>) {
  const send = (state: AnswersState, intent: Record<string, unknown> & { type: string }): AnswersState =>
    task.reduce(state, { today: '2026-11-30', seed: 5, ...intent } as PageIntent);
  const shown = (state: AnswersState) => {
    const result = task.compute(engine, state);
    const scene = {
      ...{ state, result, words: en, numbers: makeNumbers('en'), layout: { size: 'XL', width: 900 } as const },
      ...{ today: '2026-11-30', experiments, idPrefix: 'x', solved: false, isEmpty: false, next: null },
    };
    return { state, result, text: textOf(task.view(scene)), said: task.sentences(scene).join(' ') };
  };
  const given = (answers: Record<string, string>, from: AnswersState = task.initial): AnswersState =>
    Object.entries(answers).reduce((state, [field, value]) => send(state, { type: 'answer', field, value }), from);
  return {
    send,
    shown,
    given,
    checked: (answers: Record<string, string>, from?: AnswersState) =>
      shown(send(given(answers, from), { type: 'check' })),
  };
}

describe('R5', () => {
  const { send, shown, given, checked } = playing(failure);
  const right = {
    ...{ step: 'add', kind: 'size', a: '1500', b: '1 000', axis: '1', slicedRows: '1000', firstRefused: '1001' },
    ...{ smallestMaxLen: '1500', cure: 'rebuild', losing: 'truncate', open: 'quality' },
  };

  test('all right', () => {
    const { result, text } = checked(right);
    expect(failure.isSolved(result)).toBe(true);
    expect(text).toContain('must match the size of tensor b (1000) at non-singleton dimension 1');
    expect(text).toContain('See it in Overflow');
  });

  test('before Check nothing is said, and asking about an error waits for a step that fails', () => {
    const before = shown(given(right));
    expect(before.said).toBe('');
    expect(failure.isSolved(before.result)).toBe(false);
    expect(shown(failure.initial).text).not.toContain(words.failure.questions.a);
    expect(shown(given({ step: 'none' })).text).not.toContain(words.failure.questions.a);
    expect(shown(given({ step: 'build' })).text).toContain(words.failure.questions.a);
  });

  test.each([
    [{ step: 'add', a: '1000', b: '1500' }, 'a and b are exchanged'],
    [{ step: 'add', axis: '0' }, 'Dimension 0 is the batch'],
    [{ step: 'add', axis: '2' }, 'Dimension 2 holds the features'],
    [{ firstRefused: '1000' }, 'One too strict'],
    [{ firstRefused: '1002' }, 'is a count, not the last position'],
    [{ step: 'slice' }, 'The slice does not fail'],
    [{ step: 'add', kind: 'index' }, 'No index is read past the end'],
    [{ step: 'add', cure: 'truncate' }, 'tokens are gone'],
    [{ smallestMaxLen: '7' }, 'once each of its tokens finds a row'],
    [{ slicedRows: '1e3' }, 'must be a whole number'],
    [{ slicedRows: '-1' }, 'must be a whole number'],
  ])('%o: %s', (answers, sentence) => {
    const { said, result } = checked(answers);
    expect(said).toContain(sentence);
    expect(failure.isSolved(result)).toBe(false);
  });

  test('an answer that is changed has no verdict until it is checked again', () => {
    const { state } = checked({ slicedRows: '7' });
    expect(shown(given({ slicedRows: '8' }, state)).said).toBe('');
  });

  test('new numbers: another task, and empty fields', () => {
    const drawn = send(checked(right).state, { type: 'draw', variant: '', seed: 12 });
    expect(drawn).toEqual({ seed: 12, variant: '', given: {}, checked: {} });
    const { length, maxLen } = shown(drawn).result;
    expect([60, 64, 100, 1000]).toContain(maxLen);
    expect([maxLen - 1, maxLen, maxLen + 1, 2 * maxLen, maxLen + 500]).toContain(length);
  });

  test('a text that fits: four answers solve it, and an error is refused', () => {
    const seed = Array.from({ length: 60 }, (_, k) => k).find((k) => !engine.checkFailure({ seed: k }).fails) ?? -1;
    const drawn = send(failure.initial, { type: 'draw', variant: '', seed });
    const { length, maxLen } = shown(drawn).result;
    const four = { step: 'none', slicedRows: `${length}`, firstRefused: `${maxLen + 1}`, smallestMaxLen: `${length}` };
    expect(failure.isSolved(checked(four, drawn).result)).toBe(true);
    const wrong = checked({ step: 'add', a: `${length}` }, drawn);
    expect(wrong.said).toContain('Nothing fails');
    expect(wrong.said).toContain('no error to ask about');
  });

  test('every slip of the engine has its sentence', { timeout: 30_000 }, () => {
    const numbers = ['0', '2', '999', '1000', '1001', '1002', '1499', '1500', '1501'];
    const asNumbers = numbers.map((value) => ({
      ...{ a: value, b: value, axis: value },
      ...{ slicedRows: value, firstRefused: value, smallestMaxLen: value },
    }));
    const asChoices: Record<string, string>[] = [
      { step: 'build', cure: 'truncate', losing: 'clamp', open: 'oldRows' },
      { step: 'slice', cure: 'clamp', losing: 'wrap', open: 'ownRow' },
      { step: 'dropout', cure: 'wrap', losing: 'interpolate', open: 'error' },
      { step: 'none', cure: 'interpolate', losing: 'rebuild', kind: 'index' },
    ];
    for (const answers of [...asNumbers, ...asChoices]) {
      for (const [field, mark] of Object.entries(checked(answers).result.marks)) {
        if (mark?.form) expect(words.failure.slips).toHaveProperty([`${field}-${mark.form}`]);
      }
    }
  });
});

describe('R6', () => {
  const { send, shown, checked } = playing(entryPoints);
  const choice = (model: string, where: string, how: string, into: string, index: string) => {
    const opened = send(entryPoints.initial, { type: 'variant', value: model });
    const ticked = [...into].reduce((state, letter) => {
      const name = { q: 'intoQuery', k: 'intoKey', v: 'intoValue' }[letter];
      return send(state, { type: 'tick', field: `${model}-${name}`, value: true });
    }, opened);
    return checked({ [`${model}-where`]: where, [`${model}-how`]: how, [`${model}-index`]: index }, ticked);
  };

  test.each([
    ['d2l', 'input', 'add', 'qkv', 'position'],
    ['drawing', 'everyLayer', 'add', 'qk', 'position'],
    ['detr', 'everyLayer', 'add', 'qk', 'position'],
    ['rope', 'everyLayer', 'turn', 'qk', 'offset'],
    ['rope', 'everyLayer', 'turn', 'qk', 'position'],
    ['t5', 'everyLayer', 'scoreNumber', '', 'offset'],
    ['clipped', 'everyLayer', 'offsetVector', 'kv', 'offset'],
    ['alibi', 'everyLayer', 'scoreNumber', '', 'offset'],
    ['bert', 'input', 'add', 'qkv', 'position'],
    ['vit', 'input', 'add', 'qkv', 'position'],
  ] as const)('%s: %s, %s, %s, %s', (model, where, how, into, index) => {
    const { result, said } = choice(model, where, how, into, index);
    expect(result[model]?.holds).toBe(true);
    expect(said).toBe(words['entry-points'].holds);
  });

  test.each([
    ['rope', 'input', 'turn', 'qk', 'offset', 'Once at the input'],
    ['d2l', 'everyLayer', 'add', 'qkv', 'position', 'Not in every layer'],
    ['drawing', 'everyLayer', 'add', 'qkv', 'position', 'Values stay free of positions'],
    ['drawing', 'everyLayer', 'add', 'q', 'position', 'In this model, not in yours, positions reach: keys.'],
    ['d2l', 'input', 'add', 'qk', 'position', 'feeds queries, keys and values alike'],
    ['t5', 'everyLayer', 'scoreNumber', '', 'position', 'Not by the position'],
    ['alibi', 'everyLayer', 'add', 'qk', 'position', 'adds a row per position'],
    ['clipped', 'everyLayer', 'offsetVector', 'qk', 'offset', 'In yours, not in this model, positions reach: queries.'],
  ] as const)('%s: %s, %s, %s, %s is not it', (model, where, how, into, index, sentence) => {
    const { result, said } = choice(model, where, how, into, index);
    expect(result[model]?.holds).toBe(false);
    expect(said).toContain(sentence);
  });

  test('nothing is shown before Check, nor of another model', () => {
    expect(shown(entryPoints.initial).text).not.toContain(words['entry-points'].probes);
    const { state } = choice('drawing', 'everyLayer', 'add', 'qk', 'position');
    const other = shown(send(state, { type: 'variant', value: 'detr' }));
    expect(other.said).toBe('');
    expect(other.text).not.toContain(words.answerTitle);
    // The answers of the drawing are kept.
    expect(other.result.drawing?.holds).toBe(true);
  });

  test('an incomplete choice is one sentence', () => {
    expect(checked({ 'd2l-where': 'input' }).said).toBe(words['entry-points'].incomplete);
  });

  test('the three of the unit solve it', () => {
    const add = (model: string, where: string) => ({
      [`${model}-where`]: where,
      [`${model}-how`]: 'add',
      [`${model}-index`]: 'position',
    });
    const into = (model: string, names: string[]) =>
      Object.fromEntries(names.map((name) => [`${model}-into${name}`, 'yes']));
    const all = {
      ...{ ...add('d2l', 'input'), ...into('d2l', ['Query', 'Key', 'Value']) },
      ...{ ...add('drawing', 'everyLayer'), ...into('drawing', ['Query', 'Key']) },
      ...{ ...add('detr', 'everyLayer'), ...into('detr', ['Query', 'Key']) },
    };
    expect(entryPoints.isSolved(checked(all).result)).toBe(true);
  });
});

describe('R7', () => {
  const { send, shown, checked } = playing(dropout);

  test.each([
    ['0 with 1/5; 2 with 4/5'],
    ['2 with 0.8; 0 with 0.2'],
    ['0: 1/5, 2: 4/5'],
    ['0 w.p. 1/5\n2,0 w.p. 0,8'],
    ['2 with 2/5; 2 with 2/5; 0 with 1/5'],
    ['0 with probability 1/5; 10/5 p = 4/5'],
  ])('accepted: %s', (list) => {
    expect(checked({ list }).result.holds).toBe(true);
  });

  test.each([
    ['1 with 1/5; 2 with 4/5', 'kept apart'],
    ['0 with 1/5; 8/5 with 4/5', 'Not rescaled'],
    ['0 with 1/5; 1.28 with 4/5', 'wrong way'],
    ['0 with 1/5; 8 with 4/5', 'Divided by $p$'],
    ['0 with 4/5; 2 with 1/5', 'exchanged'],
    ['1 with 1/5; 7/4 with 4/5', 'Dropped before the add'],
    ['8/5 with 1', 'That is eval mode'],
    ['2 with 4/5', 'add up to 4/5'],
    ['0 with 1/2; 2 with 1/2', 'their probabilities are not'],
    ['0 with 1/5; 7 with 4/5', 'Not the values'],
    ['0; 2', 'is no value with its probability'],
    ['0 with q; 2 with 4/5', 'A number must be'],
    ['0 with 1/0; 2 with 4/5', 'A number must be'],
    ['1 with 0; 2 with 0; 3 with 0; 4 with 0; 5 with 1', 'too long'],
  ])('%s: %s', (list, sentence) => {
    const { said, result } = checked({ list });
    expect(said).toContain(sentence);
    expect(result.holds).not.toBe(true);
  });

  test('the counts, and all of it', () => {
    const counts = { both: '16/25', one: '0.32', none: '1/25', zeros: '9.6' };
    const { result } = checked({ list: '0 with 1/5; 2 with 4/5', ...counts });
    expect(dropout.isSolved(result)).toBe(true);
    expect(checked({ ...counts, one: '4/25' }).said).toContain('one order only');
    expect(checked({ ...counts, both: 'x' }).said).toContain('A number must be');
  });

  test('in eval mode no reply speaks of drawing', () => {
    const { state } = checked({});
    const seeds = Array.from({ length: 40 }, (_, seed) => send(state, { type: 'draw', variant: 'usual', seed }));
    const evalMode = seeds.find((one) => shown(one).result.mode === 'eval');
    if (!evalMode) throw new Error('no eval mode among 40 seeds');
    const { said, result } = checked({ both: '1', one: '1/7', none: '0', zeros: '0' }, evalMode);
    expect(result.counts.map((mark) => mark?.holds)).toEqual([true, false, true, true]);
    expect(said).toContain(words.dropout.rightCount.evalMode);
    expect(said).toContain(words.dropout.wrongCount.evalMode);
    expect(said).not.toContain('on its own');
  });

  test('numbers of another kind: x + P is 0, both outcomes are one', () => {
    const { state } = checked({ list: '0 with 1/5; 2 with 4/5' });
    const last = send(state, { type: 'draw', variant: 'cancels', seed: 3 });
    expect(shown(last).result.right.outcomes).toEqual(['0']);
    expect(checked({ list: '0 with 1' }, last).result.holds).toBe(true);
    expect(send(state, { type: 'draw', variant: 'x' })).toBe(state);
  });

  test('what is read', () => {
    expect(readNumber(' −1,5 ')).toBe('-1.5');
    expect(readNumber('1 / 3')).toBe('1/3');
    for (const odd of ['', '1e3', '.5', '1/0', '1001', '0.12345', '1/2/3', 'NaN', '1 2'])
      expect(readNumber(odd)).toBeNull();
    expect(readList('')).toEqual({ kind: 'empty' });
  });

  test.each([
    '0 with 1/5; 2 with 4/5',
    '0 mit Wahrscheinlichkeit 1/5; 2 mit 4/5',
    '0 con probabilidad 1/5, 2 con 4/5',
    '0 概率 1/5；2的概率为4/5',
    '０：１／５，２：４／５',
  ])('in any language of the lab: %s', (typed) => {
    expect(readList(typed)).toEqual({ outcomes: ['0', '2'], probabilities: ['1/5', '4/5'] });
  });

  test('2000 strings: a verdict or one sentence, never a throw', { timeout: 60_000 }, () => {
    const piece = fc.constantFrom(
      '0',
      '2',
      '1/5',
      '4/5',
      ' with ',
      ';',
      ', ',
      ':',
      '-',
      '.',
      '/',
      'p=',
      '1e9',
      '**',
      '`',
      '$',
      '\n',
      ' ',
      '٣',
      'NaN',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
        (list) => {
          const { result, said } = checked({ list, both: list });
          if (list !== '') expect(said).not.toBe('');
          if (result.holds === null && list !== '') expect(said).toMatch(/no value|number must|too long|missing/);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });
});

describe.each([failure, entryPoints, dropout] as Task<string, AnswersState, unknown>[])('states of $id', (task) => {
  test('come back from JSON; strange ones are refused', () => {
    expect(task.parse(JSON.parse(JSON.stringify(task.initial)))).toEqual(task.initial);
    expect(task.parse({})).toEqual(task.initial);
    for (const strange of [
      { seed: -1 },
      { seed: 0.5 },
      { seed: '3' },
      { variant: 'x' },
      { given: { x: '' } },
      { given: [] },
      { checked: { x: 3 } },
      { more: 1 },
    ])
      expect(task.parse(strange)).toBeNull();
  });

  test('a link takes nothing that was answered', () => {
    const field = task === failure ? 'a' : task === dropout ? 'list' : 'd2l-where';
    const value = task === entryPoints ? 'input' : '3';
    const here = task.reduce(task.initial, { type: 'answer', field, value, today: '2026-11-30', seed: 1 });
    const given = { ...task.initial, seed: 4 };
    expect(task.join(here, given)).toBe(here);
    expect(task.join(task.initial, given)).toBe(given);
    expect(task.reduce(here, { type: 'answer', field: '__proto__', value, today: '', seed: 1 })).toBe(here);
  });
});
