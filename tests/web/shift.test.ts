/** Shift: every preset computes on the real engine and draws in every layout; printed numbers and sentences are the report's. */
import { describe, expect, test } from 'vitest';
import { experiment } from '../../web/src/experiments/shift/index.ts';
import { degrees, perTurn } from '../../web/src/experiments/shift/sentences.ts';
import { adjust, controls, defaults, type Settings } from '../../web/src/experiments/shift/settings.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { rightToLeft } from '../../web/src/locales/pseudo.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { branches, plainText } from './reading.ts';
import { engine, numbers, questionsOf, scenesOf } from './scene.ts';

const { sceneOf, drawn, said, expectDrawn, expectSaid } = scenesOf(experiment);

const odd: Record<string, Partial<Settings>> = {
  'one token': { words: ['alone'] },
  '64 tokens': { words: Array.from({ length: 64 }, (_, k) => `w${k}`) },
  'emoji and right-to-left words': { words: ['🦊', 'שלום', 'a*b_{c}', '$x$', '\\'] },
  'many pairs': { width: 512, pair: 250 },
  'one row': { maxLen: 1, position: 0, offset: 0 },
  'no offset': { offset: 0 },
  'two heads': { headCount: 2 },
  'width 64': { width: 64 },
};

describe('every preset and odd input', () => {
  const cases = [...experiment.presets.map(({ id, settings }) => [id, settings] as const), ...Object.entries(odd)];
  for (const [id, settings] of cases) {
    test(`${id} draws in every layout, hidden and not`, () => {
      expectDrawn(settings, settings.words?.length === 64);
      expectSaid(settings);
    });
  }
});

describe('what the page says', () => {
  test('the sign of an offset stands before its digits, from right to left too', () => {
    for (const words of [en, { ...en, lang: rightToLeft.lang }]) {
      const said = (offset: number) =>
        plainText(experiment.conditions({ ...defaults, offset }, words)).replace(/[\u2066\u2069]/g, '');
      expect(said(-64)).toContain('ids − 64 from 10');
      expect(said(5)).toContain('ids + 5 from 10');
    }
  });
  test('the live matrix, the vectors and the law are the report’s', () => {
    const { report } = sceneOf();
    const text = drawn();
    if (!report.chosen) throw new Error('no pair');
    const { matrix, before, product } = report.chosen;
    for (const values of [matrix.data, before, product]) {
      for (const value of values) expect(text).toContain(numbers.fixed(value, 4));
    }
    const size = plainText(numbers.size(report.law.ahead.residual));
    expect(text).toContain(`Holds to ${size} for all 16 pairs and ${report.law.positions} positions.`);
  });

  test('RoPE’s matrix: broken ahead, holds behind', () => {
    const { report } = sceneOf({ matrix: 'rope' });
    const text = drawn({ matrix: 'rope' });
    expect(text).toContain(`Broken by ${plainText(numbers.size(report.law.ahead.residual))} against position i + δ`);
    expect(text).toContain(`Holds to ${plainText(numbers.size(report.law.behind.residual))} against position i − δ`);
  });

  test('a clock per pair with its turn and its positions per turn', () => {
    const { report } = sceneOf();
    const text = drawn();
    for (let j = 0; j < 16; j++) {
      expect(text).toContain(degrees(report.pairs.degrees[j] ?? 0, numbers));
      expect(text).toContain(perTurn(report.pairs.positionsPerTurn[j] ?? 0, numbers));
    }
    expect([286.48, 9.09, 0.9, 0.051, 0, -50.94].map((value) => degrees(value, numbers))).toEqual([
      '286°',
      '9.1°',
      '0.90°',
      '0.05°',
      '0°',
      '−51°',
    ]);
  });

  test('the changes of all schemes are printed, and the sentence follows the act', () => {
    const { report } = sceneOf();
    const sizesOf = report.schemes.map(({ change }) => plainText(numbers.size(change?.residual ?? 0)));
    for (const size of sizesOf) expect(drawn()).toContain(size);
    expect(said()).toContain(`yet the output still changes by ${sizesOf[6]}`);
    expect(said()).toContain('Shaw, T5, ALiBi and RoPE see only the offset and hold.');
    expect(said({ offset: 0 })).not.toContain('changes by');
    expect(said({ act: 'prepend' })).toContain('All 8 change');
    expect(said({ act: 'padLeft' })).toContain('All 8 give the old outputs back');
    expect(said({ act: 'padLeft', padMask: 'validLens' })).toContain('cannot hide pads in front');
    expect(said({ act: 'padLeft', recheckValid: false, causal: true })).toContain('the ids count the pads');
  });

  test('past the table three lines say so and the others go on', () => {
    const text = drawn({ position: 994 });
    expect(text.split('Stops: no row 1000. The table has ids from 0 to 999.').length - 1).toBe(3);
    expect(said({ position: 994 })).toContain('learned table stop.');
    expect(experiment.verdict(sceneOf({ position: 994 }).report).residual).toBeNaN();
  });

  test('an odd width and width 1 say what is missing', () => {
    expect(drawn({ width: 7, pair: 2 })).toContain('Column 6 is a sine without a cosine');
    expect(drawn({ width: 1, pair: 0 })).toContain('no clock and no matrix');
    expect(drawn({ width: 1, pair: 0 })).toContain('RoPE turns pairs, and head width 1 is odd.');
  });

  test('products and decoding are the report’s', () => {
    const { report } = sceneOf();
    const { curve, firstRise, projected } = report.products;
    const rise = firstRise ?? 0;
    const text = drawn();
    expect(text).toContain(`at offset ${rise} they rise from ${numbers.fixed(curve[rise - 1] ?? 0, 2)}`);
    expect(text).toContain(`differ by up to ${numbers.size(projected.diagonal.residual)}`);
    expect(text).toContain(`The largest difference is ${numbers.size(report.decoding?.verdict.residual ?? 0)}`);
    const cursor = { figure: 'products-raw', row: 3, col: 8 };
    expect(experiment.readout({ ...sceneOf(), cursor })).toBe(
      `Row 3 times row 8: ${numbers.fixed(curve[5] ?? 0, 2)}. Offset 5.`,
    );
  });

  test('Predict shows no result', () => {
    const { report } = sceneOf();
    const text = drawn({}, { hidden: true });
    const lines = branches(experiment.view(sceneOf({}, { hidden: true }))).filter(
      ({ attributes }) => attributes.class === 'scheme',
    );
    expect(lines).toHaveLength(report.schemes.length);
    expect(lines.map(textOf).join(' ')).not.toMatch(/\d\.\d/);
    expect(report.chosen?.matrix.data).toHaveLength(4);
    for (const value of report.chosen?.matrix.data ?? []) expect(text).not.toContain(numbers.fixed(value, 4));
    expect(text).toContain('?');
  });
});

describe('settings', () => {
  test('a narrower width keeps the pair if it has it, else takes its last one', () => {
    expect(adjust({ ...defaults, width: 8 }, 'width').pair).toBe(3);
    expect(adjust({ ...defaults, pair: 15, width: 8 }, 'width').pair).toBe(3);
    expect(adjust({ ...defaults, width: 1 }, 'width').pair).toBe(0);
    expect(adjust({ ...defaults, width: 2.5 }, 'width').pair).toBe(3);
    expect(adjust({ ...defaults, pair: 99 }, 'pair').pair).toBe(99);
  });

  test('only the controls of the chosen act are there', () => {
    const names = (act: Settings['act']): string[] => controls({ ...defaults, act }).map(({ name }) => name);
    expect(names('moveIds')).not.toContain('padCount');
    expect(names('prepend')).toContain('frontWords');
    expect(names('padLeft')).toEqual(expect.arrayContaining(['padCount', 'padMask', 'recheckValid']));
  });

  test('every control and every option has its words', () => {
    for (const act of ['moveIds', 'prepend', 'padLeft'] as const) {
      for (const control of controls({ ...defaults, act })) {
        expect(en.shift.controls).toHaveProperty(control.name);
        const named = control.kind === 'segmented' ? control.options : [];
        for (const option of named) {
          expect(en.shift.options).toHaveProperty([control.name, String(option)]);
        }
      }
    }
  });
});

describe('predictions', () => {
  test('the first round asks two, with a reply to each wrong answer', () => {
    expect(experiment.rounds[0]?.questions.map(({ kind }) => kind)).toEqual(['choice', 'size']);
    const [choice] = questionsOf(experiment);
    for (const id of choice?.choices ?? []) {
      expect(en.shift.predictions.SH3.choices).toHaveProperty(id);
      expect(en.shift.predictions.SH3.replies).toHaveProperty(id);
    }
    expect(Object.keys(en.shift.predictions['SH4-size'].replies)).toEqual(['low', 'high', 'other']);
  });

  test.each([{}, { width: 1, pair: 0 }, { maxLen: 12, offset: -3 }, { act: 'prepend' as const }])(
    'the engine answers: the entries stay (%j)',
    (changes) => {
      const { settings, report } = sceneOf(changes);
      expect(questionsOf(experiment)[0]?.answer(engine, settings, report)).toBe('stay');
      const size = questionsOf(experiment)[1]?.answer(engine, settings, report);
      const moved = engine.shift({ ...settings, act: 'moveIds' }).schemes[6]?.change?.residual;
      expect(size).toBe(moved ?? Number.NaN);
    },
  );

  test('Reconcile says what moving the ids did, and what the chosen act did', () => {
    const moved = sceneOf().report.schemes[6]?.change?.residual ?? 0;
    const ids = `Moving the ids changes the output with sinusoids at the input by ${numbers.size(moved)}`;
    expect(plainText(experiment.outcome(sceneOf()))).toContain(ids);
    const front = sceneOf({ act: 'prepend' });
    const inFront = front.report.schemes[6]?.change?.residual ?? 0;
    expect(inFront).not.toBe(moved);
    const said = plainText(experiment.outcome(front));
    expect(said).toContain(ids);
    expect(said).toContain(
      `Putting words in front changes the output with sinusoids at the input by ${numbers.size(inFront)}`,
    );
    expect(questionsOf(experiment)[1]?.verdict?.(front.report)?.residual).toBe(moved);
  });

  test('width 1 has no matrix, whatever was said', () => {
    for (const reply of Object.values(en.shift.predictions.SH3.replies)) {
      const said = reply({ pairs: '0', here: '10', there: '994' });
      if (reply !== en.shift.predictions.SH3.replies.stay) expect(said).toContain('Width 1 has no pair');
    }
  });

  test('reasons and ideas have their words', () => {
    for (const id of experiment.reasons) expect(en.shift.reasons).toHaveProperty(id);
    for (const id of experiment.ideas) expect(en.shift.selfTest.ideas).toHaveProperty(id);
  });
});
