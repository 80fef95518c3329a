import { describe, expect, it } from 'vitest';
import { formulaRuns } from '../../web/src/render/formula.ts';
import { formula, plain, rich, richRuns, richSvg } from '../../web/src/render/rich.ts';
import { type Branch, h, type MathTwin, type Tree, textOf } from '../../web/src/render/tree.ts';
import { branches } from './reading.ts';

const tags = (tree: Tree): string[] => branches(tree).map(({ tag }) => tag);

describe('rich text', () => {
  it('marks bold, italic, code, raised and lowered text', () => {
    expect(rich('**Holds to 4.4·10^{−16}.** *now* `P[:, :1500]`')).toEqual([
      h('b', {}, 'Holds to 4.4·10'),
      h('b', {}, h('span', { class: 'power', 'data-shown': '−16' }, h('span', {}, '⁻¹⁶'))),
      h('b', {}, '.'),
      ' ',
      h('i', {}, 'now'),
      ' ',
      h('code', {}, 'P[:, :1500]'),
    ]);
  });

  it('keeps a lonely underscore, caret and brace', () => {
    expect(textOf(rich('max_len ^ {x}'))).toBe('max_len ^ {x}');
    expect(tags(rich('max_len ^ {x}'))).toEqual([]);
  });

  it('never turns typed words into markup', () => {
    for (const word of [
      '**b**',
      '$X$',
      '`c`',
      '^{x}',
      '_{y}',
      '\\',
      '*',
      '<b>&amp;',
      '$',
      '`',
      'a\\*b',
      '🙂',
      'שלום',
    ]) {
      const tree = rich(`“${plain(word)}” stays`);
      expect(textOf(tree)).toBe(`“${word}” stays`);
      expect(tags(tree)).toEqual([]);
    }
    expect(textOf(rich(`**${plain('a*b')}**`))).toBe('a*b');
  });

  it('throws on a sentence whose mark is not closed', () => {
    expect(() => rich('a $X')).toThrow('$ is not closed');
    expect(() => rich('10^{−16')).toThrow('is not closed');
  });

  it('moves the baseline back after an exponent in a picture', () => {
    const [ten, exponent, rest] = richSvg('10^{−16} !') as Branch[];
    expect(ten?.attributes.dy).toBeNull();
    expect(exponent?.attributes.dy).toBe(-5);
    expect(rest?.attributes.dy).toBe(5);
  });
});

describe('formulas', () => {
  it('sets matrices bold, names upright, position teal', () => {
    expect(formulaRuns('Sa[XP + Π]')).toEqual([
      { text: 'Sa[', level: undefined },
      { text: 'XP', bold: true },
      { text: ' + ', level: undefined },
      { text: 'Π', bold: true, role: 'pos' },
      { text: ']', level: undefined },
    ]);
  });

  it('tells a permutation from the table of positions', () => {
    expect(formulaRuns('P')[0]?.role).toBeUndefined();
    expect(formulaRuns('\\P')[0]).toMatchObject({ text: 'P', bold: true, role: 'pos' });
    expect(formulaRuns('δ')[0]).toEqual({ text: 'δ', italic: true, level: undefined });
    expect(formulaRuns('\\δ')[0]?.role).toBe('pos');
  });

  it('colours p with its subscript, and p alone not', () => {
    const runs = formulaRuns('p_{i, 2j}');
    expect(runs.map(({ text }) => text).join('')).toBe('pi, 2j');
    expect(runs.every(({ role }) => role === 'pos')).toBe(true);
    expect(runs.slice(1).every(({ level }) => level === 'sub')).toBe(true);
    expect(formulaRuns('p')[0]?.role).toBeUndefined();
  });

  it('sets Greek letters one by one and a raised T upright', () => {
    expect(formulaRuns('sin δω_{3}').map(({ text, italic }) => [text, italic ?? false])).toEqual([
      ['sin ', false],
      ['δω', true],
      ['3', false],
    ]);
    expect(formulaRuns('K^{T}')[1]).toEqual({ text: 'T', level: 'sup' });
    expect(formulaRuns('-1')[0]?.text).toBe('−1');
  });

  it('stays in one piece that does not break', () => {
    const tree = formula('Sa[X]P') as Branch[];
    expect(tree).toHaveLength(1);
    expect(tree[0]?.attributes.class).toBe('math');
    expect(branches(tree)[1]?.attributes.class).toBe('fx');
    expect(richRuns('a $X$ b').map(({ math }) => math ?? false)).toEqual([false, true, false]);
  });

  const mathOf = (text: string): string =>
    branches(formula(text))
      .flatMap(({ children }) => children)
      .map((child) => (child as Partial<MathTwin>).mathml ?? '')
      .join('');

  it('are heard as MathML', () => {
    expect(mathOf('Sa[XP] = Sa[X]P')).toBe(
      '<math><mi>Sa</mi><mo>[</mo><mi>X</mi><mi>P</mi><mo>]</mo><mo>=</mo>' +
        '<mi>Sa</mi><mo>[</mo><mi>X</mi><mo>]</mo><mi>P</mi></math>',
    );
    expect(mathOf('p_{i, 2j} = sin δω_{3} · 10000^{−2j/d}')).toBe(
      '<math><msub><mi>p</mi><mrow><mi>i</mi><mo>,</mo><mn>2</mn><mi>j</mi></mrow></msub><mo>=</mo>' +
        '<mi>sin</mi><mi>δ</mi><msub><mi>ω</mi><mn>3</mn></msub><mo>·</mo>' +
        '<msup><mn>10000</mn><mrow><mo>−</mo><mn>2</mn><mi>j</mi><mo>/</mo><mi>d</mi></mrow></msup></math>',
    );
  });

  it('are letters alone where they are one name or number', () => {
    expect(mathOf('X')).toBe('');
    expect(mathOf('10.5')).toBe('');
    expect(mathOf('p_{i}')).not.toBe('');
    expect(mathOf('10\u202f000')).toBe('');
  });

  it('never make markup of their letters', () => {
    expect(mathOf('a < b & c')).toBe('<math><mi>a</mi><mo>&lt;</mo><mi>b</mi><mo>&amp;</mo><mi>c</mi></math>');
  });

  it('are copied as they are seen, powers too', () => {
    expect(textOf(formula('Sa[XP] = Sa[X]P'))).toBe('Sa[XP] = Sa[X]P');
    expect(textOf(rich('4.4·10^{−16}'))).toBe('4.4·10⁻¹⁶');
  });
});
