import { describe, expect, it } from 'vitest';
import { chips } from '../../web/src/render/chips.ts';
import {
  type ControlData,
  type ControlScene,
  conditionsBand,
  control,
  spokenText,
} from '../../web/src/render/controls.ts';
import { equation } from '../../web/src/render/matrix.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { plain } from '../../web/src/render/rich.ts';
import { table } from '../../web/src/render/table.ts';
import { type Branch, type Tree, textOf } from '../../web/src/render/tree.ts';
import { badge, sign, verdictLine } from '../../web/src/render/verdict.ts';
import { branches, ofClass } from './reading.ts';

const scene: ControlScene = {
  entered: { positions: 'none', layers: 2, offset: 5, words: ['the', 'cat'], length: '12x', zeros: true },
  errors: { length: `**Length** takes a whole number. You gave ${plain('12x')}.` },
  numbers: makeNumbers('en'),
  idPrefix: 'lab1',
  changed: new Set(['positions']),
  words: {
    frame: {
      controls: {
        fewer: (label) => `Fewer ${label}`,
        more: (label) => `More ${label}`,
        number: (label) => `${label}, number`,
        moreConditions: 'More conditions',
        changed: 'changed',
      },
    },
  },
};
const words = {
  controls: { positions: 'Positions', layers: 'layers', offset: 'Offset $\\δ$', words: 'Words', length: 'Length' },
  options: { positions: { none: 'none', rope: 'RoPE' } },
};
const draw = (data: ControlData): Branch => control(scene, data, words);

const tagged = (tree: Tree, tag: string): Branch[] => branches(tree).filter((branch) => branch.tag === tag);

describe('controls', () => {
  it('segmented is a radio group whose intents carry the typed value', () => {
    const drawn = draw({ kind: 'segmented', name: 'positions', options: ['none', 'rope'] });
    const radios = tagged(drawn, 'input');
    expect(radios.map(({ properties }) => properties?.checked)).toEqual([true, false]);
    expect(radios.map(({ on }) => on?.change)).toEqual([
      { type: 'set', name: 'positions', value: 'none' },
      { type: 'set', name: 'positions', value: 'rope' },
    ]);
    const [group] = branches(drawn).filter(({ attributes }) => attributes.role === 'radiogroup');
    expect(group?.attributes['aria-labelledby']).toBe('lab1-positions-label');
    expect(textOf(drawn)).toBe('PositionsnoneRoPEchanged');
    const numeric = draw({ kind: 'segmented', name: 'width', options: [8, 16] });
    expect(tagged(numeric, 'input')[1]?.on?.change?.value).toBe(16);
  });

  it('a stepper goes one up or down and stops at its ends', () => {
    const buttons = tagged(draw({ kind: 'stepper', name: 'layers', min: 1, max: 2 }), 'button');
    expect(buttons.map(({ attributes }) => attributes['aria-disabled'])).toEqual([undefined, 'true']);
    expect(buttons[0]?.on?.click).toEqual({ type: 'set', name: 'layers', value: 1 });
    expect(buttons[0]?.attributes['aria-label']).toBe('Fewer layers');
  });

  it('a slider has a number field with a name of its own and ticks', () => {
    const drawn = draw({
      kind: 'slider',
      name: 'offset',
      min: -64,
      max: 64,
      step: 1,
      ticks: [-64, 0, 64],
      position: true,
    });
    const [range, field] = tagged(drawn, 'input');
    expect(range?.attributes).toMatchObject({ type: 'range', min: -64, max: 64, 'aria-label': 'Offset δ' });
    expect(range?.style).toEqual({ '--share': '0.5391' });
    expect(field?.attributes['aria-label']).toBe('Offset δ, number');
    expect(field?.properties?.value).toBe('5');
    expect(textOf(drawn)).toBe('Offset δ−64064');
  });

  it('keeps what was refused and links the sentence', () => {
    const drawn = draw({ kind: 'number', name: 'length' });
    const [field] = tagged(drawn, 'input');
    expect(field?.properties?.value).toBe('12x');
    expect(field?.attributes).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': 'lab1-length-error' });
    const [message] = branches(drawn).filter(({ attributes }) => attributes.id === 'lab1-length-error');
    expect(textOf(message)).toBe('Length takes a whole number. You gave 12x.');
  });

  it('shows words as they were typed', () => {
    expect(tagged(draw({ kind: 'words', name: 'words' }), 'input')[0]?.properties?.value).toBe('the cat');
  });

  it('marks groups changed since the last run', () => {
    const drawn = draw({ kind: 'segmented', name: 'positions', options: [] });
    expect(ofClass(drawn, 'changed')).toHaveLength(1);
    // A description: the label is the name alone.
    const [group] = ofClass(drawn, 'seg');
    expect(group?.attributes['aria-describedby']).toBe('lab1-positions-changed');
    const [said] = branches(drawn).filter(({ attributes }) => attributes.id === 'lab1-positions-changed');
    expect(textOf(said)).toBe('changed');
    expect(said?.attributes.hidden).toBe(true);
  });

  it('puts further conditions behind a disclosure that opens for an error', () => {
    const band = conditionsBand(
      scene,
      [
        { kind: 'number', name: 'length', more: true },
        { kind: 'switch', name: 'zeros' },
      ],
      words,
    );
    const [details] = tagged(band, 'details');
    expect(details?.attributes.open).toBe(true);
    expect(textOf(tagged(band, 'summary'))).toBe('More conditions');
    expect(tagged(band, 'input')[0]?.properties?.checked).toBe(true);
  });

  it('speaks labels without their signs', () => {
    expect(spokenText('**Offset** $\\δ$, 10^{−16}, p_{i}')).toBe('Offset δ, 10−16, pi');
  });
});

describe('verdicts, chips, tables', () => {
  it('the sign is the verdict', () => {
    expect([sign({ holds: true }), sign({ holds: false }), sign(null)].map(textOf)).toEqual(['=', '≠', '?']);
    expect(textOf(verdictLine('Sa[XP]', { holds: false }, 'Sa[X]P', '**Broken by 1.84** at “fish”.'))).toBe(
      'Sa[XP] ≠ Sa[X]PBroken by 1.84 at “fish”.',
    );
    expect(textOf(badge(null, 'Not run yet.'))).toBe('? Not run yet.');
  });

  it('chips are buttons with an index, travelling with their word', () => {
    const drawn = chips({
      label: 'Order',
      width: 38,
      chips: [
        { word: 'the', label: 'the, position 0', key: 'a' },
        { word: 'fish', label: 'fish, position 1', key: 'b', moved: true, grabbed: true },
      ],
    });
    const buttons = tagged(drawn, 'button');
    expect(buttons.map(({ attributes }) => attributes['data-chip'])).toEqual([0, 1]);
    expect(buttons[1]?.attributes.class).toBe('chip moved grabbed');
    expect([drawn.attributes['data-along'], drawn.style?.width]).toEqual(['x', '4.875em']);
    expect(drawn.children.map((child) => (child as Branch).key)).toEqual(['a', 'b']);
    expect((drawn.children[1] as Branch).style?.transform).toBe('translate(2.5em, 0em)');
  });

  it('an equation is seen in columns, and heard as MathML and as a sentence', () => {
    const rows = [
      ['0.63', '0.78'],
      ['−0.78', '0.63'],
    ];
    const drawn = equation([[{ rows }, '=', { rows: [['p_{i, 2}'], ['p_{i, 3}']], position: true }]], 'in words');
    expect(drawn.attributes).toMatchObject({ class: 'math equation cols-3', role: 'group', 'aria-label': 'in words' });
    expect(ofClass(drawn, 'cols-2')).toHaveLength(1);
    expect(drawn.children.slice(0, -1).map((cell) => (cell as Branch).attributes['aria-hidden'])).toEqual([
      'true',
      'true',
      'true',
    ]);
    const p = (column: string) =>
      `<mtr><mtd><msub><mi>p</mi><mrow><mi>i</mi><mo>,</mo><mn>${column}</mn></mrow></msub></mtd></mtr>`;
    expect(drawn.children.at(-1)).toEqual({
      mathml:
        '<math><mtable><mtr>' +
        '<mtd><mrow><mo>[</mo><mtable>' +
        '<mtr><mtd><mn>0.63</mn></mtd><mtd><mn>0.78</mn></mtd></mtr>' +
        '<mtr><mtd><mo>−</mo><mn>0.78</mn></mtd><mtd><mn>0.63</mn></mtd></mtr>' +
        '</mtable><mo>]</mo></mrow></mtd>' +
        '<mtd><mo>=</mo></mtd>' +
        `<mtd><mrow><mo>[</mo><mtable>${p('2')}${p('3')}</mtable><mo>]</mo></mrow></mtd>` +
        '</mtr></mtable></math>',
    });
  });

  it('tables name their columns and rows', () => {
    const drawn = table({
      caption: 'Your runs',
      head: ['Run', 'Difference'],
      rows: [{ cells: ['1', '0'], now: true }],
    });
    expect(tagged(drawn, 'th').map(({ attributes }) => attributes.scope)).toEqual(['col', 'col', 'row']);
    expect(tagged(drawn, 'tr')[1]?.attributes.class).toBe('now');
  });
});
