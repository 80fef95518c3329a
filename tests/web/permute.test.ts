/** Permute: every preset computes on the real engine and draws in every layout; printed numbers and sentences are the report's. */
import { describe, expect, test } from 'vitest';
import { heard } from '../../web/src/experiments/permute/describe.ts';
import { experiment } from '../../web/src/experiments/permute/index.ts';
import { defaultOrder, randomOrder } from '../../web/src/experiments/permute/order.ts';
import type { PermuteState } from '../../web/src/experiments/permute/settings.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { refusal } from '../refusal.ts';
import { branches, ofClass, plainText } from './reading.ts';
import { engine, type Look, looks, numbers, questionsOf, scenesOf, sizes } from './scene.ts';

const { sceneOf, drawn, said, expectDrawn, expectSaid } = scenesOf(experiment);
const { defaults } = experiment;
const sizePrinted = (size: number): string => plainText(numbers.size(size));

describe('every preset', () => {
  test.each(experiment.presets.map(({ id, settings }) => [id, settings] as const))(
    '%s draws in every layout',
    (_id, settings) => {
      expectDrawn(settings);
      for (const look of looks) expect(drawn(settings, look)).not.toMatch(/\$|\*\*/);
      expectSaid(settings);
    },
  );

  test.each(experiment.presets.map(({ id, settings }) => [id, settings] as const))(
    '%s says what it computed',
    (id, settings) => {
      const scene = sceneOf(settings);
      const { residual, holds } = scene.report.equivariance;
      expect(drawn(settings)).toContain(sizePrinted(residual));
      expect(drawn(settings, { hidden: true })).not.toContain(sizePrinted(residual));
      const lawful = ['none', 'sums', 'alike', 'block', 'float32'];
      expect(holds).toBe(lawful.includes(id));
      expect(plainText(experiment.outcome(scene))).toContain(sizePrinted(residual));
      expect(said(settings).length).toBeGreaterThan(40);
    },
  );
});

/** Where the chips stand, and of how many units. */
function chipsOf(look: Look, settings: Partial<PermuteState> = {}) {
  const tree = experiment.view(sceneOf(settings, look));
  const [row, ...more] = ofClass(tree, 'chips');
  const lengthsOf = (name: 'width' | 'height') =>
    ofClass(tree, 'chip-place').map(({ style }) => 16 * Number.parseFloat(style?.[name] ?? ''));
  expect([row?.attributes['data-chips'], more]).toEqual([sceneOf(settings, look).settings.words.length, []]);
  const places = ['fig', 'chip-rows', 'phone-chips'].filter((name) =>
    ofClass(tree, name).some((one) => ofClass(one, 'chips').length > 0),
  );
  return { places, width: Math.min(...lengthsOf('width')), height: Math.min(...lengthsOf('height')) };
}

describe.each(['columns', 'rows'] as const)('tokens as %s', (orientation) => {
  test.each([false, true])('a finger has the chips in a row of their own, hidden: %s', (hidden) => {
    const look = { orientation, hidden, size: 'M' } as const;
    expect(chipsOf(look).places).toEqual(['fig']);
    // 652 units for five chips with gaps of 4.
    expect(chipsOf({ ...look, coarse: true })).toEqual({ places: ['chip-rows'], width: 126, height: 44 });
  });

  test('no chip under a finger is smaller than on the sheet', () => {
    for (const size of sizes) {
      for (const words of [['a', 'b'], 'a b c d e f g h i j k l'.split(' ')]) {
        const order = words.map((_, place) => place);
        const { width, height } = chipsOf({ orientation, size, coarse: true }, { words, order });
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(38);
        if (size === 'S' || size === 'M') expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('more chips than a row holds stand in even rows, all of them in the width', () => {
  const words = Array.from({ length: 30 }, (_, k) => `w${k}`);
  const scene = sceneOf({ words, order: words.map((_, place) => place) }, { size: 'M' });
  const places = ofClass(experiment.view(scene), 'chip-place').map(({ style }) => String(style?.transform));
  // 652 units hold 13 chips of 44 with gaps of 4: three rows of ten, 65 units from chip to chip, 48 from row to row.
  expect(places.filter((_, k) => k % 10 === 0)).toEqual([
    'translate(0em, 0em)',
    'translate(0em, 3em)',
    'translate(0em, 6em)',
  ]);
  expect(places[9]).toBe('translate(36.5625em, 0em)');
});

test('sentences change with the report', () => {
  expect(said({})).toBe(
    'Without positions the two routes agree to rounding. The two “the” columns are equal too: the block cannot tell them apart.',
  );
  expect(said({ scheme: 'sinusoidal' })).toBe(
    'With sinusoidal positions the two routes disagree. P moves the tokens, but Π stays put. So “hen”, “fox” and “fed” meet other positions.',
  );
  expect(said({ order: [0, 1, 2, 3, 4] })).toBe('This order moves nothing, so both routes are the same computation.');
  expect(said({ scheme: 'alibi', order: [4, 3, 2, 1, 0] })).toContain('a reversal keeps the distance');
  expect(said({ scheme: 'alibi' })).toContain('Shuffling changes which tokens stand at which offset');
  expect(said({ mask: 'causal', order: [2, 0, 1, 3, 4] })).toContain(
    'The last token, “hen”, weighs the tokens before it as a set.',
  );
  expect(said({ mask: 'causal', order: [2, 0, 1, 3, 4], layerCount: 2 })).toContain('its output changes by');
  expect(said({ mask: 'padding', validLength: 2 })).toContain('Keys from place 2 on are hidden');
  expect(said({ mask: 'padding', validLength: 5 })).toBe(
    'The valid length covers all tokens, so the mask hides nothing.',
  );
  expect(said({ scheme: 'sinusoidal', width: 5 })).toContain(
    'Width 5 is odd, so the last column of Π is a sine without its cosine.',
  );
  expect(said({ width: 1 })).toContain('With width 1 every token is a single number.');
  expect(said({ words: ['one'], order: [0] })).toContain('One token has no other order');
  expect(said({ words: ['one', 'two'], order: [1, 0] })).toContain('It undoes itself');
});

test('the answers state their laws as the figure writes them', () => {
  const [choice] = questionsOf(experiment);
  const settings = { ...defaults, scheme: 'sinusoidal', placement: 'input' } as const;
  expect(choice?.laws?.(settings, 'columns').follows).toBe('Sa[XP + Π] = Sa[X + Π]P');
  expect(choice?.laws?.(settings, 'rows').stays).toBe('Sa(X[π] + \\P) = Sa(X + \\P)');
});

test('where the law holds under a mask or a scheme, the measured weights are the cause, not a guess', () => {
  // The two equal words trade places over the border: the weights move, the outputs do not.
  expect(said({ mask: 'padding', validLength: 3, order: [3, 1, 2, 0, 4] })).toContain(
    'weights change, but every mix stays the same',
  );
  // One visible key that stays.
  expect(said({ scheme: 't5', mask: 'padding', validLength: 1 })).toContain('no weight changes by more than rounding');
  expect(said({ scheme: 'sinusoidal', order: [3, 1, 2, 0, 4] })).toContain('So “the” meets other positions.');
});

test('a float32 run shows the float64 run that decides it', () => {
  const { inDouble } = sceneOf({ precision: 'float32' }).report;
  expect(drawn({ precision: 'float32' })).toContain(
    `In float64 the same run holds to ${sizePrinted(inDouble?.residual ?? Number.NaN)}.`,
  );
});

test('sums that are alike in any order leave no difference, whatever keeps the law', () => {
  expect(sceneOf({}).report.equivariance.identical).toBe(false);
  for (const changes of [
    {},
    { precision: 'float32' },
    { block: 'preNorm', layerCount: 4, headCount: 2 },
    { scheme: 'rotary', shuffle: 'sums' },
    { scheme: 'shaw', shuffle: 'sums' },
    { mask: 'padding', order: [2, 0, 1, 3, 4] },
  ] as const) {
    const exact = { ...changes, summation: 'exact' } as const;
    expect(sceneOf(exact).report.equivariance).toMatchObject({ identical: true, residual: 0 });
    expect(drawn(exact)).toContain('Identical, bit for bit.');
  }
  expect(sceneOf({ scheme: 'sinusoidal', summation: 'exact' }).report.equivariance.holds).toBe(false);
});

test('conditions in a phrase', () => {
  const phrase = (changes: Partial<PermuteState>): string =>
    plainText(experiment.conditions({ ...defaults, ...changes }, en));
  expect(phrase({})).toBe('No positions, no mask');
  expect(phrase({ scheme: 'sinusoidal', placement: 'queryKey', mask: 'causal', layerCount: 2 })).toBe(
    'Sinusoid, Q, K only, causal mask, 2 layers',
  );
  expect(phrase({ order: [4, 3, 2, 1, 0] })).toBe(phrase({}));
});

describe('orders', () => {
  test('the page’s default order is the engine’s', () => {
    for (let tokens = 1; tokens <= 64; tokens++) {
      const words = Array.from({ length: tokens }, (_, k) => `w${k}`);
      expect(defaultOrder(tokens)).toEqual([...engine.permute({ words, width: 1 }).order]);
    }
  });

  test('a new text of another length gets a new order, one of the same length keeps it', () => {
    const same = experiment.adjust?.(
      { ...defaults, order: [4, 3, 2, 1, 0], words: ['a', 'b', 'c', 'd', 'e'] },
      'words',
    );
    expect(same?.order).toEqual([4, 3, 2, 1, 0]);
    const shorter = experiment.adjust?.({ ...defaults, words: ['a', 'b', 'c'] }, 'words');
    expect(shorter).toMatchObject({ order: [2, 0, 1], validLength: 2 });
    const refused = experiment.adjust?.({ ...defaults, words: [] }, 'words');
    expect(refused?.order).toEqual(defaults.order);
  });

  test('gestures give permutations', () => {
    const from = { ...defaults, order: [0, 1, 2, 3, 4] };
    expect(experiment.reduce(from, { type: 'moveToken', from: 0, to: 3 }).order).toEqual([1, 2, 3, 0, 4]);
    expect(experiment.reduce(from, { type: 'moveToken', from: 4, to: 0 }).order).toEqual([4, 0, 1, 2, 3]);
    expect(experiment.reduce(from, { type: 'reverse' }).order).toEqual([4, 3, 2, 1, 0]);
    const chosen = experiment.reduce(from, { type: 'chooseToken', token: 2 });
    expect(experiment.reduce(chosen, { type: 'nudge', by: -1 }).order).toEqual([0, 2, 1, 3, 4]);
    const typed = { ...defaults, order: [0, 0, 'x'] };
    expect(experiment.reduce(typed, { type: 'reverse' }).order).toEqual([...defaultOrder(5)].reverse());
  });

  test('random orders come from seed and present order alone, and never undo themselves', () => {
    for (let tokens = 3; tokens <= 20; tokens++) {
      const present = Array.from({ length: tokens }, (_, k) => k);
      const order = randomOrder(present, 7);
      expect(randomOrder(present, 7)).toEqual(order);
      expect(randomOrder(order, 7)).not.toEqual(order);
      expect([...order].sort((a, b) => a - b)).toEqual(present);
      expect(order.some((old, place) => order[old] !== place)).toBe(true);
    }
  });
});

test('a typed order that is none is refused under its own control', () => {
  const refused = (order: (number | string)[]) => refusal(() => experiment.compute(engine, { ...defaults, order }));
  expect(refused([0, 4, 4, 3, 1])).toMatchObject({ argument: 'order', given: '4 twice' });
  expect(refused([0, 4, 'x', 3, 1])).toMatchObject({ argument: 'order', given: '"x"' });
  expect(refused([])).toMatchObject({ argument: 'order', given: '0 indices' });
});

test('predictions are answered by the report', () => {
  const answers = (changes: Partial<PermuteState>) => {
    const { settings, report } = sceneOf(changes);
    const [choice, size] = questionsOf(experiment);
    return [choice, size].map((prediction) => prediction?.answer(engine, settings, report));
  };
  const { report } = sceneOf();
  expect(answers({})).toEqual(['follows', report.equivariance.residual]);
  expect(answers({ scheme: 'rotary' })[0]).toBe('changes');
  expect(answers({ order: [0, 1, 2, 3, 4] })[0]).toBe('stays');
});

test('the read-out names cell, word and value in both orientations', () => {
  const scene = sceneOf({}, { cursor: { figure: 'outputOfPermuted', row: 6, col: 1 } });
  const value = scene.report.outputOfPermuted.data[1 * 8 + 6] as number;
  expect(plainText(experiment.readout(scene) ?? '')).toBe(`Sa[XP]: “hen”, feature 6: ${numbers.fixed(value, 4)}`);
  const rows = sceneOf({}, { orientation: 'rows', cursor: { figure: 'outputOfPermuted', row: 1, col: 6 } });
  expect(plainText(experiment.readout(rows) ?? '')).toBe(`Sa(X[π]): “hen”, feature 6: ${numbers.fixed(value, 4)}`);
  const weight = sceneOf({ mask: 'causal' }, { cursor: { figure: 'before', row: 4, col: 0 } });
  expect(plainText(experiment.readout(weight) ?? '')).toContain('may not attend');
});

test('tables hold every matrix, and the table of positions when there is one', () => {
  expect(experiment.tables(sceneOf())).toHaveLength(8);
  const tables = experiment.tables(sceneOf({ scheme: 'sinusoidal' }));
  expect(tables).toHaveLength(9);
  expect(tables[6]?.rows[0]?.slice(1)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  const { report } = sceneOf({ scheme: 'sinusoidal' });
  const matrices = [report.tokens, report.permutedTokens, report.outputOfPermuted, report.permutedOutput];
  matrices.push(report.difference, report.output);
  const all = [...matrices, report.table, report.weights[0], report.weightsOfPermuted[0]];
  for (const [k, matrix] of all.entries()) {
    if (!matrix) throw new Error(`no matrix for table ${k}`);
    const printed = tables[k]?.rows.flatMap((row) => row.slice(-matrix.cols));
    expect(printed, `table ${k}`).toEqual(Array.from(matrix.data));
  }
});

test.each(['sinusoidal', 'learned', 'shaw'] as const)(
  'the verdict names the place of the largest difference, %s',
  (scheme) => {
    const scene = sceneOf({ scheme });
    const { difference, order } = scene.report;
    const sizes = Array.from(difference.data, Math.abs);
    const largest = sizes.indexOf(Math.max(...sizes));
    // Rows are tokens, columns features, row by row.
    const place = Math.floor(largest / difference.cols);
    const word = scene.settings.words[order[place] ?? 0];
    const sentence = `at “${word}”, feature ${largest % difference.cols}.`;
    expect(plainText(experiment.outcome(scene))).toContain(sentence);
    expect(plainText(heard(scene))).toContain(sentence);
  },
);

test('teal means position: none without a scheme, some with each', () => {
  for (const look of looks)
    for (const scheme of ['none', 'sinusoidal', 'learned', 'shaw', 't5', 'alibi', 'rotary'] as const)
      expect(ofClass(experiment.view(sceneOf({ scheme }, look)), 'pos').length > 0, `${scheme} at ${look.size}`).toBe(
        scheme !== 'none',
      );
});

test('odd texts draw: one token, 64 tokens, emoji, right to left, long words; widths 1, 5 and 64', () => {
  const many = Array.from({ length: 64 }, (_, k) => `w${k}`);
  const texts = [
    ['one'],
    ['a', 'b'],
    many,
    ['🦊', '👩‍🌾', 'naïve'],
    ['שלום', 'עולם', 'טוב'],
    ['**a**', '$b', '^{c}', '_d`'],
  ];
  for (const words of texts) {
    for (const width of [1, 5, 64]) {
      for (const look of looks) {
        const changes = { words, order: defaultOrder(words.length), width, scheme: 'sinusoidal' as const };
        expect(drawn(changes, look)).not.toMatch(/NaN|undefined/);
      }
    }
  }
});

test('a large matrix is few branches, so that a drag stays within a frame', () => {
  const words = Array.from({ length: 64 }, (_, k) => `w${k}`);
  const tree = experiment.view(sceneOf({ words, order: defaultOrder(64), width: 64 }));
  expect(branches(tree).length).toBeLessThan(2500);
});
