/** What is written with the book closed, without a browser: what is typed, what the engine says of it. The lists are the bank's, tasks R1 and R2. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadWholeEngine } from '../../web/src/engine/page.ts';
import { written as task } from '../../web/src/exercises/closed-book/written/index.ts';
import { type Field, letters } from '../../web/src/exercises/closed-book/written/letters.ts';
import {
  type FieldName,
  initial,
  join,
  parse,
  type WrittenState,
} from '../../web/src/exercises/closed-book/written/state.ts';
import type { PageIntent } from '../../web/src/exercises/page.ts';
import { readFormula } from '../../web/src/formulas/formula-text.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { textOf } from '../../web/src/render/tree.ts';

const engine = await loadWholeEngine();
const words = en['closed-book'].written;
const numbers = makeNumbers('en');
const send = (state: WrittenState, intent: Record<string, unknown> & { type: string }): WrittenState =>
  task.reduce(state, { ...intent, today: '2026-11-30', seed: 1 } as PageIntent);

function written(texts: Partial<Record<FieldName, string>>, changes: Partial<WrittenState> = {}) {
  const typed = Object.entries(texts).reduce((state, [field, value]) => send(state, { type: 'write', field, value }), {
    ...initial,
    ...changes,
  });
  const state = send(typed, { type: 'check' });
  const result = task.compute(engine, state);
  const scene = {
    ...{ state, result, words: en, numbers, layout: { size: 'XL', width: 900 } as const },
    ...{ today: '2026-11-30', experiments: [], idPrefix: 'x', solved: false, isEmpty: false, next: null },
  };
  return { state, result, text: textOf(task.view(scene)), said: task.sentences(scene).join(' '), scene };
}

const entries = (sine: string, cosine: string) => written({ sine, cosine }).result.entries;
const both = (angle: string) => entries(`sin(${angle})`, `cos(${angle})`);

describe('R1, accepted', () => {
  test.each([
    'i/10000^(2j/d)',
    'i / 10000**(2*j/d)',
    'i*10000^(-2j/d)',
    'i·10000^(−2j/d)',
    'i 10000^-(2j/d)',
    'i*exp(-2j ln(10000)/d)',
    'i exp(-2j*log(10000)/d)',
    'i/100^(4j/d)',
    'i/10^(8j/d)',
    'i/(10000^(1/d))^(2j)',
    'i*(1/10000)^(j/(d/2))',
    'i/10000^(j/(d/2))',
    'i w_j, w_j = 10000^(-2j/d)',
    'i*w where w = 1/10000^(2j/d)',
    'i/10000^(2*floor(c/2)/d)',
    'pos/10000^(2i/d_model)',
    'pos / 10000^(2*j/num_hiddens)',
    'i/np.power(10000, 2*j/D)',
    'i/[10000^{2j/d}]',
    'i × 10000^(−2·j÷d)',
  ])('%s', (angle) => {
    const report = angle.includes('w_j,') || angle.includes('where') ? wordedApart(angle) : both(angle);
    expect([report?.sine?.holds, report?.cosine?.holds]).toEqual([true, true]);
  });

  /** A definition stands behind the whole formula. */
  function wordedApart(text: string) {
    const at = text.search(/,| where/);
    const [angle, rest] = [text.slice(0, at), text.slice(at)];
    return entries(`sin(${angle})${rest}`, `cos(${angle})${rest}`);
  }

  test.each([
    ['cos(pi/2 - i/10000^(2j/d))', 'sin(π/2 − i/10000^(2j/d))'],
    ['2 sin(i/10000^(2j/d)/2) cos(i/10000^(2j/d)/2)', 'sin(i/10000^(2j/d) + pi/2)'],
    ['sin(i/10000^(c/d))', 'cos(i/10000^((c-1)/d))'],
  ])('%s and %s', (sine, cosine) => {
    const report = entries(sine, cosine);
    expect([report?.sine?.holds, report?.cosine?.holds]).toEqual([true, true]);
  });
});

describe('R1, wrong forms have their name', () => {
  test.each([
    ['rawColumn', 'i/10000^(2c/d)'],
    ['exponentDoubled', 'i/10000^(4j/d)'],
    ['twoMissing', 'i/10000^(j/d)'],
    ['positionFromOne', '(i+1)/10000^(2j/d)'],
    ['pairFromOne', 'i/10000^(2(j+1)/d)'],
    ['base1000', 'i/1000^(2j/d)'],
    ['base100000', 'i/100000^(2j/d)'],
    ['multiplied', 'i*10000^(2j/d)'],
    ['degrees', 'pi/180 * i/10000^(2j/d)'],
    ['extraTwoPi', '2π i/10000^(2j/d)'],
    ['oneFewerPair', 'i/10000^(j/(d/2-1))'],
    ['lettersExchanged', 'j/10000^(2i/d)'],
    ['bracketSlip', 'i/(10000^(2j)/d)'],
    ['bracketSlip', 'i/10000^2j/d'],
    ['quotientRaised', '(i/10000)^(2j/d)'],
    ['noPower', 'i/10000^floor(2j/d)'],
    ['noPower', 'i'],
    ['widthMissing', 'i/10000^(2j)'],
    ['noQuotient', '2ij/d'],
  ] as const)('%s: %s', (name, angle) => {
    const report = both(angle);
    expect([report?.sine?.form, report?.cosine?.form]).toEqual([name, name]);
    const { text } = written({ sine: `sin(${angle})`, cosine: `cos(${angle})` });
    expect(text).toContain(textOf([words.forms[name].replace(/\^\{2\/d\}/, '2/d')]));
  });

  const angle = 'i/10000^(2j/d)';
  test.each([
    ['exchanged', `cos(${angle})`, `sin(${angle})`, 'exchanged'],
    ['bothSine', `sin(${angle})`, `sin(${angle})`, null],
    ['ownExponent', `sin(${angle})`, 'cos(i/10000^((2j+1)/d))', null],
    ['minusSine', `-sin(${angle})`, `cos(${angle})`, 'minusSine'],
  ] as const)('%s', (name, sine, cosine, ofSine) => {
    const report = entries(sine, cosine);
    expect(report?.sine?.form).toBe(ofSine);
    expect(report?.cosine?.form).toBe(name === 'minusSine' ? null : name);
  });

  test.each([
    ['2j', '2j+1', null],
    ['j', 'j + d/2', 'sinesFirst'],
    ['2j+1', '2j+2', 'columnFromOne'],
    ['2j+1', '2j', 'cosineFirst'],
  ] as const)('columns %s and %s', (sineColumn, cosineColumn, form) => {
    expect(written({ sineColumn, cosineColumn }).result.entries?.columns).toEqual({ holds: form === null, form });
  });
});

test('a wrong cosine: where, by how much, its name, and what it breaks', () => {
  const { text, result } = written({ sine: 'sin(i/10000^(2j/d))', cosine: 'cos(i/10000^((2j+1)/d))' });
  const { cosine, theory } = result.entries ?? {};
  expect(text).toContain('Equals the table at all 4000 probes.');
  expect(text).toContain(`Off by ${cosine?.residual.toFixed(2)} at i = ${cosine?.worst.position}`);
  expect(text).toContain(`misses by ${theory?.turnResidual.toFixed(2)}`);
  expect(text).toContain('The cosine has an exponent of its own');
});

describe('R2', () => {
  const turn = (matrix: readonly [string, string, string, string], changes: Partial<WrittenState> = {}) => {
    const [topLeft, topRight, bottomLeft, bottomRight] = matrix;
    return written({ topLeft, topRight, bottomLeft, bottomRight }, changes);
  };
  const of = (a: string) => [`cos(${a})`, `sin(${a})`, `-sin(${a})`, `cos(${a})`] as const;
  const back = (a: string) => [`cos(${a})`, `-sin(${a})`, `sin(${a})`, `cos(${a})`] as const;

  test.each([
    ['sineCosine', 'column', of('delta w')],
    ['sineCosine', 'row', back('δ ω')],
    ['cosineSine', 'column', back('delta*w')],
    ['cosineSine', 'row', of('w delta')],
    ['sineCosine', 'column', of('delta 10000^(-2j/d)')],
  ] as const)('%s as a %s', (pairOrder, pairSide, matrix) => {
    expect(turn(matrix, { pairOrder, pairSide }).result.turn?.holds).toBe(true);
    const [a, b, c, d] = matrix;
    expect(turn([a, c, b, d], { pairOrder, pairSide }).result.turn?.form).toBe('transposed');
  });

  test.each([
    ['frequencyMissing', of('delta')],
    ['offsetMissing', of('w')],
    ['divided', of('delta/w')],
    ['mirror', ['cos(delta w)', 'sin(delta w)', 'sin(delta w)', '-cos(delta w)']],
    ['exchanged', ['sin(delta w)', 'cos(delta w)', 'cos(delta w)', '-sin(delta w)']],
    ['noMinus', ['cos(delta w)', 'sin(delta w)', 'sin(delta w)', 'cos(delta w)']],
    ['degrees', of('delta w pi/180')],
    ['smallAngle', ['1', 'delta w', '-delta w', '1']],
  ] as const)('%s', (form, matrix) => {
    const { result, text } = turn(matrix);
    expect(result.turn?.form).toBe(form);
    expect(text).toContain(words.turn.forms[form]);
  });
});

describe('what is no formula: one sentence with its place', () => {
  test.each<[string, Field, string, number]>([
    ['sin(i', 'entry', 'unclosed', 4],
    ['sin(i))', 'entry', 'unopened', 7],
    ['i +', 'entry', 'unfinished', 4],
    ['i * / j', 'entry', 'unexpected', 5],
    ['sin i', 'entry', 'call', 1],
    ['sin()', 'entry', 'arguments', 1],
    ['i & j', 'entry', 'sign', 3],
    ['sin(i / k)', 'entry', 'name', 9],
    ['i / 2', 'column', 'name', 1],
    ['1e999', 'entry', 'number', 1],
    ['10 000', 'entry', 'unexpected', 4],
    ['1.2.3', 'entry', 'unexpected', 4],
    ['p = i', 'entry', 'name', 1],
    ['i'.repeat(300), 'entry', 'tooLong', 201],
    [`${'('.repeat(30)}i${')'.repeat(30)}`, 'entry', 'tooDeep', 25],
    ['sin(w i) where w = ', 'entry', 'empty', 19],
  ])('%s', (typed, field, kind, column) => {
    expect(readFormula(typed, letters[field])).toMatchObject({ trouble: { kind, column } });
  });

  test('a sentence holds every sign that may stand, and says of capitals that names are small', () => {
    expect(written({ sine: 'i ~ j' }).text).toContain('The sign “~” at character 3 is none of + − * / ^ ( ).');
    expect(written({ sine: 'SIN(i)' }).text).toMatch(/“SIN” at character 1 is unknown\. .* names are written small\./);
    expect(written({ sine: 'sin(k)' }).text).not.toContain('written small');
  });

  test('a formula without a value somewhere: said, not thrown', () => {
    const { text } = written({ sine: 'i / j' });
    expect(text).toMatch(/Has no value at i = \d+, j = 0, d = \d+/);
    expect(written({ sine: '10^400' }).text).toContain('Has no value');
  });

  test('minus and power bind as in a book', () => {
    expect(readFormula('-i^2', letters.entry)).toMatchObject({ formula: { program: ['i', '2', '^', 'neg'] } });
    expect(readFormula('2^-j^2', letters.entry)).toMatchObject({
      formula: { program: ['2', 'j', '2', '^', 'neg', '^'] },
    });
    expect(readFormula('2^3^4', letters.entry)).toMatchObject({ formula: { program: ['2', '3', '4', '^', '^'] } });
    expect(readFormula('i/-j^2', letters.entry)).toMatchObject({
      formula: { program: ['i', 'j', '2', '^', 'neg', '/'] },
    });
  });
});

test('10 000 strings: a verdict or one sentence, never a throw, and what was typed stays', { timeout: 120_000 }, () => {
  const piece = fc.constantFrom(
    ...['i', 'j', 'd', 'c', 'w', 'pos', 'pi', 'e', 'sin', 'cos(', 'exp(', 'ln(', '10000', '2', '0', '.5', '1e308'],
    ...['+', '-', '−', '*', '/', '^', '**', '(', ')', '[', '}', ' ', ',', ';', '=', ' where ', '√', '°', '\\', '$'],
    ...['2j', '^(2j/d)', 'constructor', '__proto__', 'toString', '\u0000', '\ud83d\ude00', '\ud800', '<b>', '**x**'],
  );
  const typed = fc.oneof(
    { weight: 4, arbitrary: fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 220 }) },
  );
  const field = fc.constantFrom<FieldName>('sine', 'cosine', 'sineColumn', 'topLeft');
  fc.assert(
    fc.property(field, typed, (name, text) => {
      const others = name === 'topLeft' ? { topRight: 'w', bottomLeft: '0', bottomRight: '1' } : { cosineColumn: '2' };
      const { state, result, scene } = written({ ...others, [name]: text });
      expect(state.typed[name]).toBe(text);
      const read = result.reads[name];
      if (text.trim() === '') {
        expect(read).toBeUndefined();
      } else if (read && 'trouble' in read) {
        expect(textOf(task.view(scene))).toMatch(/character|too long|pow|in its bracket/);
        expect(read.trouble.column).toBeGreaterThan(0);
      } else {
        const { turn, entries: found } = result;
        expect(name === 'topLeft' ? turn : name === 'sineColumn' ? found?.columns : found).not.toBeNull();
        expect(task.sentences(scene).join(' ')).not.toBe('');
      }
    }),
    { numRuns: 10_000, seed: 4 },
  );
});

test('a field that is typed in again has no verdict until it is checked', () => {
  const { state, result, scene } = written({ sine: 'sin(i)' });
  const typing = { ...scene, state: send(state, { type: 'write', field: 'sine', value: 'sin(i/' }), result };
  expect(textOf(task.view(typing))).not.toContain('Off by');
});

test('states from elsewhere', () => {
  expect(parse(JSON.parse(JSON.stringify(written({ sine: 'x' }).state)))).toEqual(written({ sine: 'x' }).state);
  expect(parse({})).toEqual(initial);
  for (const strange of [
    null,
    3,
    [],
    { typed: { other: '' } },
    { typed: { sine: 3 } },
    { pairOrder: 'x' },
    { more: 1 },
  ])
    expect(parse(strange)).toBeNull();
});

test('a link fills empty fields and takes nothing that was typed', () => {
  const [here, given] = [written({ sine: 'i' }).state, written({ sine: 'j', cosine: 'd' }).state];
  const { typed, checked } = join(here, given);
  expect([typed.sine, checked.sine, typed.cosine, checked.cosine]).toEqual(['i', 'i', 'd', 'd']);
});
