/** The encoding explorer: every preset computes on the real engine and draws in every layout; what is printed is the report's. */
import { describe, expect, test } from 'vitest';
import { experiment } from '../../web/src/experiments/explorer/index.ts';
import { live } from '../../web/src/experiments/explorer/sentences.ts';
import {
  adjust,
  controls,
  defaults,
  exponents,
  presets,
  type Settings,
} from '../../web/src/experiments/explorer/settings.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { at } from '../../web/src/render/grid.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { branches, ofClass, plainText } from './reading.ts';
import { engine, graderOf, numbers, questionsOf, scenesOf } from './scene.ts';

const { sceneOf, drawn, said, expectDrawn, expectSaid } = scenesOf(experiment);
const graded = graderOf(experiment);

const odd: Record<string, Partial<Settings>> = {
  'width 1, one row': { rows: 1, width: 1, position: 0, firstColumn: 0 },
  'width 512, 256 rows': { rows: 256, width: 512, position: 255, firstColumn: 500 },
  'a base below 1': { base: 0.5 },
  'base 1': { base: 1 },
  'a huge base': { base: 1e38 },
  float32: { precision: 'float32' },
  'odd halves': { layout: 'halves', width: 7, firstColumn: 3 },
};

describe('every preset and odd input', () => {
  const wrong = exponents.map((exponent) => [`exponent ${exponent}`, { exponent }] as const);
  const given = [...presets.map(({ id, settings }) => [id, settings] as const), ...Object.entries(odd), ...wrong];
  for (const [id, settings] of given) {
    test(`${id} draws in every layout, hidden and not`, () => {
      expectDrawn(settings);
      expectSaid(settings);
    });
  }
});

describe('what the page says', () => {
  test('the sentence of the mock: row 10 and its bits', () => {
    expect(said()).toBe(
      'Row 10 is one line through all three pictures. Left columns turn fast, right columns slowly. ' +
        'The bits of a counter do the same, written lowest first: 010100.',
    );
    expect(said({ exponent: 'whole' })).toContain('All its columns turn at one frequency.');
    expect(said({ base: 0.5 })).toContain('Left columns turn slowly, right columns fast.');
    expect(said({ width: 2, firstColumn: 0 })).toContain('The table has one frequency.');
  });

  test('a cell that is pointed at fills in its formula', () => {
    const { report } = sceneOf();
    const cell = { cursor: { figure: 'table', row: 10, col: 7 } };
    const text = drawn({}, cell);
    const frequency = report.columns.frequencies[7] ?? 0;
    const [angle, value] = [at(report.angles, 10, 7), at(report.table, 10, 7)].map((one) => live(one, numbers));
    expect(text).toContain(`cos(10 · ${live(frequency, numbers)}) = cos(${angle}) = ${value}`);
    expect(text).toContain('Row 10, column 7');
    // Tokens as columns: the display's row is the feature.
    const turned = drawn({}, { cursor: { figure: 'table', row: 7, col: 10 }, orientation: 'columns' });
    expect(turned).toContain(`cos(${angle}) = ${value}`);
    expect(turned).toContain('Position 10, feature 7');
  });

  test('the bits have a cursor, too', () => {
    const scene = sceneOf({}, { cursor: { figure: 'bits', row: 10, col: 3 } });
    expect(experiment.readout(scene)).toBe('Row 10, bit 8: 1. Along the positions it flips 7 times.');
    expect(experiment.readout(sceneOf({}, { cursor: { figure: 'bits', row: 10, col: 6 } }))).toBeNull();
  });

  test('a wide table shows the part around the plotted columns, and the cursor reads there', () => {
    const settings = { width: 512, firstColumn: 500 };
    const text = drawn(settings);
    const [, first = ''] = text.match(/Columns (\d+)–511 of 512\./) ?? [];
    expect(Number(first)).toBeGreaterThan(200);
    expect(drawn(settings, { cursor: { figure: 'table', row: 3, col: 0 } })).toContain(`Row 3, column ${first}`);
  });

  test('the properties follow the table: signs and sentences', () => {
    const signs = (settings: Partial<Settings>): string =>
      ofClass(ofClass(experiment.view(sceneOf(settings)), 'property-list'), 'sign')
        .map(textOf)
        .join('');
    expect(signs({})).toBe('======');
    expect(signs({ exponent: 'whole', rows: 20 })).toBe('=≠==≠=');
    expect(signs({ exponent: 'column' })).toContain('≠≠');
    expect(signs({ width: 2, firstColumn: 0 })).toBe('=≠====');
    // Offset 6: 2 - 2 cos 6 + 2 - 2 cos(6 * 10000^-0.4) = 0.10, offset 1: 0.92. So the nearest are no neighbours at width 5 either.
    expect(signs({ width: 5, firstColumn: 1 })).toBe('=≠===≠');
    expect(drawn({ width: 5, firstColumn: 1 })).toContain('The width is odd: column 4 is a sine without a cosine.');
  });

  test('the products rise at the row that the report names', () => {
    const { report } = sceneOf();
    const [before, after] = [14, 15].map((row) => numbers.fixed(report.dots[row] ?? 0, 2));
    expect(drawn()).toContain(`at row 15, 5 away, they rise for the first time, from ${before} to ${after}.`);
  });

  test('with tokens as columns nothing is called a row', () => {
    const text = drawn({ exponent: 'column' }, { orientation: 'columns' });
    expect(text).not.toMatch(/\brows?\b|\bcolumns?\b/i);
    expect(text).toContain('Position 10 times every position');
  });

  test('the row as text has all its entries', () => {
    const text = textOf(ofClass(experiment.view(sceneOf()), 'row-text'));
    expect(text.split(/\s{2}/).length).toBe(32);
    expect(text).toContain(numbers.fixed(at(sceneOf().report.table, 10, 31), 4));
  });

  test('the frame stands around the chosen row', () => {
    const frameOf = (position: number): number => {
      const [frame] = ofClass(experiment.view(sceneOf({ position })), 'row-frame');
      return Number(branches(frame ?? null).find(({ tag }) => tag === 'rect')?.attributes.y);
    };
    expect(frameOf(20) - frameOf(10)).toBeCloseTo(10 * 7, 6);
  });
});

describe('settings', () => {
  test('row and columns stay inside a smaller table', () => {
    expect(adjust({ ...defaults, rows: 5 }, 'rows').position).toBe(4);
    expect(adjust({ ...defaults, width: 8 }, 'width').firstColumn).toBe(4);
    expect(adjust({ ...defaults, width: 2 }, 'width').firstColumn).toBe(0);
    expect(adjust({ ...defaults, width: Number.NaN }, 'width').firstColumn).toBe(6);
  });
  test('the slider ends at the last row', () => {
    expect(controls({ ...defaults, rows: 8 })[0]).toMatchObject({ kind: 'slider', max: 7 });
  });
  test('D2L’s columns are drawn by its preset; UDL’s figure has tokens as columns', () => {
    const { report } = sceneOf(presets.find(({ id }) => id === 'columns')?.settings);
    expect([...report.plotted]).toEqual([6, 7, 8, 9]);
    expect(presets.find(({ id }) => id === 'udl')).toMatchObject({
      settings: { rows: 80, width: 128 },
      orientation: 'columns',
    });
  });
});

/** Right answers and typed ones: D2L's formula by hand, as the exercise bank has them. */
describe('predictions', () => {
  test.each([
    ['EX1', '0,0'],
    ['EX2', '0.1769'],
    ['EX3', 'alternate'],
    ['EX4', 'c0,c4,c6,c8,c30'],
    ['EX5', '16'],
    ['EX6', 'table'],
    ['EX7', '1'],
    ['EX8', 'r0and6'],
    ['EX9', '0.001'],
    ['EX10', 'cosine'],
  ])('%s: %s is right, whatever the learner had set', (id, guess) => {
    for (const changes of [{}, { width: 7, base: 3, layout: 'halves', exponent: 'whole', firstColumn: 2 } as const]) {
      expect(graded(id, guess, changes)).toMatchObject({ right: true });
    }
  });

  test.each([
    ['EX1', '0,7', 'Columns slow down from left to right.'],
    ['EX1', '0,1', 'Columns 0 and 1 have one frequency.'],
    ['EX2', '0.0316', 'stands there when all sines come first'],
    ['EX2', '0.348', 'Positions count from 0.'],
    ['EX2', '0.984', 'That is the cosine'],
    ['EX2', '0.409', 'the factor 2 of the exponent 2j/d is missing'],
    ['EX4', 'c30,c8,c6,c4,c0', 'It is the other way round. Column 0 changes sign 18 times, column 30 0 times.'],
    ['EX5', '32', 'Not each of the 32 entries adds 1'],
    ['EX5', '1', 'Rows are not scaled to length 1.'],
    ['EX6', 'both', 'A dot product adds over the columns in any order.'],
    ['EX7', '16', '16 it would be with fractions.'],
    ['EX7', '2', '2 different columns are left, a sine and a cosine.'],
    ['EX8', 'r0and1', 'Neighbours are 0.96 apart.'],
    ['EX9', '0.0001', 'That divides j by the number of pairs minus 1'],
    ['EX9', '0.000001', 'There the exponent is counted twice'],
    ['EX9', '0.0316', 'There the factor 2 of 2j/d is missing.'],
    ['EX10', 'works', 'The class computes 3 cosines, has 2 columns for them, and stops.'],
  ])('%s: %s gets the reply for it', (id, guess, reply) => {
    const { right, reply: text } = graded(id, guess);
    expect(right).toBe(false);
    expect(text).toContain(reply);
  });

  test('the ten of the bank are asked', () => {
    const ids = questionsOf(experiment).map(({ id }) => id);
    expect(ids.sort()).toEqual(Array.from({ length: 10 }, (_, k) => `EX${k + 1}`).sort());
  });
});

test('the self-test’s row is the engine’s', () => {
  const { data } = engine.sinusoidalTable({ rows: 3, width: 4 });
  const written = en.explorer.selfTest.formula.split(', ').map((term) => {
    const [, wave, angle] = term.match(/^(sin|cos) ([\d.]+)$/) ?? [];
    return wave === 'sin' ? Math.sin(Number(angle)) : Math.cos(Number(angle));
  });
  for (const [c, value] of written.entries()) expect(data[8 + c]).toBeCloseTo(value, 12);
  expect(plainText(en.explorer.selfTest.question)).toContain('width 4');
});
