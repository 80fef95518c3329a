/** Placement: every preset draws in every layout; wires and signs are the report's; questions are answered by the engine. */
import { describe, expect, test } from 'vitest';
import { experiment } from '../../web/src/experiments/placement/index.ts';
import { biasOf, blockNames, defaults, reduce, type Settings } from '../../web/src/experiments/placement/settings.ts';
import type { Tree } from '../../web/src/render/tree.ts';
import { ofClass, plainText } from './reading.ts';
import { graderOf, numbers, scenesOf } from './scene.ts';

const { sceneOf, drawn, said, expectDrawn, expectSaid } = scenesOf(experiment);
const graded = graderOf(experiment);

const odd: Record<string, Partial<Settings>> = {
  'one token': { words: ['alone'] },
  'equal words': { words: ['a', 'a', 'a'] },
  '64 tokens': { words: Array.from({ length: 64 }, (_, k) => `w${k}`) },
  'emoji and right-to-left words': { words: ['🦊', 'שלום', 'a*b_{c}', '$x$', '\\'] },
  'four layers, width 64': { layerCount: 4, width: 64 },
  nowhere: { placement: 'queryKey', intoQuery: false, intoKey: false },
  'width 1': { width: 1 },
  'norm after, no residual': { norm: 'post', residual: false },
  'one bias': { offsetBias: [3] },
};

describe('every preset and odd input', () => {
  const cases = [...experiment.presets.map(({ id, settings }) => [id, settings] as const), ...Object.entries(odd)];
  test.each(cases)('%s draws in every layout, hidden and not', (_id, settings) => {
    expectDrawn(settings);
    expectSaid(settings);
  });
});

/** How often each kind of wire stands in a picture. */
const wires = (tree: Tree, kind: string): number =>
  ofClass(tree, 'wire').filter((one) => String(one.attributes.class).includes(kind)).length;

describe('what the page says', () => {
  test('signs and sizes under each block are the report’s', () => {
    const text = drawn();
    const { report } = sceneOf();
    for (const name of blockNames) expect(text).toContain(plainText(numbers.size(report[name].swap.residual)));
    expect(text).toContain('Swap “cat” and “fish”, 2 layers');
    expect(text).toContain('Five equal tokens, spread of outputs');
  });

  test('wires are thick where the engine finds position, and hidden before the run', () => {
    const seen = experiment.view(sceneOf());
    expect(wires(seen, 'throughWeights')).toBeGreaterThan(3);
    expect(wires(seen, 'position')).toBeGreaterThan(20);
    // Only the key is left.
    expect(wires(experiment.view(sceneOf({}, { hidden: true })), 'position')).toBe(1);
    const none = sceneOf({ placement: 'queryKey', intoQuery: false, intoKey: false }).report.queryKey;
    expect(none.layers.flatMap((layer) => Object.values(layer)).every(({ carries }) => carries === 'content')).toBe(
      true,
    );
  });

  test('the sentence says what reaches the values', () => {
    expect(said()).toContain('Once, at the input: the values carry position.');
    expect(said()).toContain(
      'In queries and keys only: layer by layer, the values carry content, then position through the weights.',
    );
    expect(said({ layerCount: 1 })).toContain('In queries and keys only: the values carry content alone.');
    expect(said({ placement: 'queryKey', intoQuery: false, intoKey: false, intoValue: true })).toContain(
      'In values only: the values carry position.',
    );
  });

  test('a typed bias is one entry of the table; what is no number is left for the engine', () => {
    const typed = reduce(defaults, { type: 'setBias', index: 8, value: '-0,5' });
    expect(typed.offsetBias).toEqual([0, 0, 0, 2, 0, 0, 0, 0, -0.5]);
    const wrong = reduce(defaults, { type: 'setBias', index: 0, value: 'much' });
    expect(wrong.offsetBias[0]).toBe('much');
    expect(biasOf(wrong.offsetBias)[0]).toBeNaN();
    expect(() => sceneOf({ offsetBias: ['much'] })).toThrow(/offsetBias/);
  });

  test('one bias for all offsets changes nothing', () => {
    expect(drawn({ offsetBias: [1, 1, 1] })).toContain('The output does not change');
    expect(drawn()).toContain('It changes the output by');
  });
});

describe('predictions', () => {
  test.each([
    ['PL1', 'inputEvery'],
    ['PL3', 'query,key,weights,output'],
    ['PL5', 'outputOnly'],
    ['PL6', '1.4072'],
    ['PL7', '22.6'],
    ['PL8', 'queryKeyEveryLayer'],
    ['PL9', '1.9728'],
    ['PL10', '-'],
  ])('%s: %s is right', (id, guess) => {
    expect(graded(id, guess)).toMatchObject({ right: true });
  });

  test.each([
    ['PL1', 'all', 'Queries and keys only is another block'],
    ['PL3', 'query,key,weights,output,value', 'V is made of the stream'],
    ['PL3', 'query,key,weights', 'The output is weights times values'],
    ['PL5', 'both', 'Scores are made of Q and K alone'],
    ['PL6', '0.941', 'without the step'],
    ['PL6', '0.859', 'divides by'],
    ['PL6', '5.326', 'multiplies the sum'],
    ['PL6', '0.566', 'the word alone'],
    ['PL7', '16', 'is the size of the words'],
    ['PL7', '0.044', 'position over word'],
    ['PL8', 'score', 'along each diagonal'],
    ['PL9', '1.407', 'if z were replaced'],
    ['PL10', 'value', 'its own row of the table'],
  ])('%s: %s gets its own reply', (id, guess, reply) => {
    const answer = graded(id, guess);
    expect(answer.right).toBe(false);
    expect(answer.reply).toContain(reply);
  });

  test('PL2 and PL4 are the engine’s residuals', () => {
    const { report } = sceneOf();
    expect(graded('PL2', '0').answer).toBe(report.inputEvery.residual);
    expect(graded('PL4', 'queryKey,input,everyLayer').answer).toHaveLength(3);
  });
});
