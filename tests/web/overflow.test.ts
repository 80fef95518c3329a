/** Overflow: every preset computes on the real engine and draws in every layout; printed numbers and sentences are the report's. */
import { describe, expect, test } from 'vitest';
import { axisOf, ticksOf } from '../../web/src/experiments/overflow/axis.ts';
import { experiment } from '../../web/src/experiments/overflow/index.ts';
import { adjust, defaults, reduce } from '../../web/src/experiments/overflow/settings.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { branches } from './reading.ts';
import { graderOf, numbers, scenesOf, sizes } from './scene.ts';

const { sceneOf, drawn, said, expectDrawn, expectSaid } = scenesOf(experiment);

describe('every preset', () => {
  for (const { id, settings } of experiment.presets) {
    test(`${id} draws in every layout, hidden and not`, () => {
      expectDrawn(settings);
      expectSaid(settings);
    });
  }
});

describe('what the page says', () => {
  test('the error is the report’s text, its numbers underlined', () => {
    const scene = sceneOf();
    const text = scene.report.frameworks[0]?.text ?? '';
    const panel = branches(experiment.view(scene)).find(({ tag }) => tag === 'pre');
    expect(textOf(panel ?? null)).toBe(text);
    const marks = branches(panel ?? null).filter(({ tag }) => tag === 'mark');
    expect(marks.map(textOf)).toEqual(['1500', '1000', 'dimension 1']);
  });

  test('wordings that were not run are marked', () => {
    expect(drawn()).toContain('Run in PyTorch 1.13.');
    for (const framework of ['jax', 'tensorflow'] as const) {
      expect(drawn({ framework })).toContain('Not run here: the documented wording.');
    }
    expect(drawn({ framework: 'tensorflow' })).toContain('required broadcastable shapes [Op:AddV2]');
    expect(drawn({ framework: 'numpy' })).toContain('(1,1500,32) (1,1000,32)');
  });

  test('each cure’s numbers come from the report', () => {
    const scene = sceneOf();
    const text = drawn();
    const cure = (policy: string) => scene.report.cures.find((one) => one.policy === policy);
    expect(text).toContain(`Loses ${cure('truncate')?.lostTokens} tokens`);
    expect(text).toContain(`${cure('clamp')?.lastRowTokens} tokens share row ${scene.report.lastPosition}`);
    expect(text).toContain(`${cure('wrap')?.collidingPairs} pairs collide`);
    const after = numbers.size(cure('interpolate')?.closest?.distance ?? 0);
    expect(text).toContain(
      `The closest neighbours were ${numbers.size(scene.report.closest?.distance ?? 0)} apart, now ${after}.`,
    );
  });

  test('sentences change with the report', () => {
    expect(said()).toBe(
      '1500 tokens meet 1000 rows, so the add fails. Rebuilding keeps every token and every old row, and gives each new token a row of its own.',
    );
    expect(said({ length: 1000 })).toBe('1000 tokens meet 1000 rows, so the add fits. No cure is needed.');
    expect(said({ length: 1001, cure: 'clamp' })).toContain('puts 2 tokens on row 999');
    expect(said({ length: 60, maxLen: 1 })).toContain('nothing fails');
    expect(drawn({ length: 60, maxLen: 1 })).toContain('Nothing fails. Every token gets row 0.');
    for (const length of [999, 1500]) {
      const text = drawn({ width: 31, length });
      expect(text).toContain('The table cannot be built.');
      expect(text).toContain('Five cures for a short table. None cures an odd width.');
      expect(text).not.toContain('None is needed');
      expect(text).toContain('16 cosines for 15 columns.');
      expect(said({ width: 31, length })).toBe('Width 31 is odd, so D2L’s class fails before any token comes.');
    }
    expect(drawn()).toContain('Five cures. All of them run.');
    expect(drawn({ length: 999 })).toContain('Five cures. None is needed.');
    expect(drawn({ width: 1 })).toContain('Width 1');
    expect(drawn({ length: 999 })).toContain('The first length it refuses is 1001.');
    expect(drawn({ length: 65, maxLen: 37, table: 'vit' })).toContain('There was no slice.');
    expect(drawn({ length: 640, maxLen: 512, table: 'learned' })).toContain('128 rows are drawn anew');
  });

  test('Predict does not give the answer away', () => {
    for (const size of sizes) {
      const text = drawn({}, { size, hidden: true });
      expect(text).not.toMatch(/fails|missing|error|RuntimeError|share/);
      expect(text).toContain('1500 tokens meet a table of 1000 rows');
    }
  });
});

describe('predictions', () => {
  const guessed = graderOf(experiment);

  test('the step that stops is the engine’s, for the learner’s own settings', () => {
    expect(guessed('OV1', 'slice', {}).answer).toBe('add');
    expect(guessed('OV1', 'slice', {}).reply).toContain('gives 1000 rows');
    expect(guessed('OV1', 'add', { length: 1000 }).answer).toBe('none');
    expect(guessed('OV1', 'add', { length: 1000 }).reply).toContain('Nothing stops');
    expect(guessed('OV1', 'add', { width: 31 }).answer).toBe('build');
    expect(guessed('OV1', 'add', { width: 31 }).reply).toContain('16 cosines, 15 columns');
    expect(guessed('OV1', 'add', { maxLen: 1 }).reply).toContain('stretched in silence');
  });

  test('every choice has words and a reply', () => {
    for (const choice of experiment.rounds[0]?.questions[0]?.choices ?? []) {
      expect(en.overflow.predictions.OV1.choices).toHaveProperty(choice);
      expect(guessed('OV1', choice, {}).reply).not.toContain('NO REPLY');
    }
  });

  test('tokens on the last row under clamp', () => {
    expect(guessed('OV5', '501', {})).toMatchObject({ answer: 501, reply: 'Row 999 goes to 501 tokens.' });
    expect(guessed('OV5', '500', {}).reply).toContain('Token 999 has row 999 by right');
    expect(guessed('OV5', '502', {}).reply).toContain('That makes 501.');
    expect(guessed('OV5', '1', { length: 1000 }).answer).toBe(1);
    expect(guessed('OV5', '1', { length: 12 }).answer).toBe(0);
  });
});

describe('the shared axis', () => {
  test('the slider begins at 0 and stops at one token', () => {
    expect(reduce(defaults, { type: 'slideLength', value: '0' }).length).toBe(1);
    expect(reduce(defaults, { type: 'slideLength', value: '1203' }).length).toBe(1203);
    expect(reduce(defaults, { type: 'other' })).toBe(defaults);
  });

  test('the reach grows with the text and shrinks only with the table', () => {
    expect(adjust({ ...defaults, length: 4096 }, 'length').reach).toBe(4096);
    expect(adjust({ ...defaults, length: 12, reach: 4096 }, 'length').reach).toBe(4096);
    expect(adjust({ ...defaults, length: 12, maxLen: 8, reach: 4096 }, 'maxLen').reach).toBe(16);
    expect(adjust({ ...defaults, length: 1e9 }, 'length').reach).toBe(defaults.reach);
  });

  test('ticks keep clear of the limit and inside the picture', () => {
    for (const width of [288, 328, 652, 976]) {
      for (const [reach, limit] of [
        [1600, 1000],
        [16, 8],
        [80, 1],
        [4096, 4096],
        [8, 1],
      ] as const) {
        const axis = axisOf(width, reach);
        const ticks = ticksOf(axis, limit, 40);
        for (const tick of ticks) expect(axis.x(tick)).toBeLessThanOrEqual(width);
        for (let k = 1; k < ticks.length; k++)
          expect(axis.x(ticks[k] ?? 0) - axis.x(ticks[k - 1] ?? 0)).toBeGreaterThan(30);
      }
    }
  });

  test('curves stay short to draw and lift the pen at a jump', () => {
    const tree = experiment.view(sceneOf({ cure: 'wrap' }));
    const paths = branches(tree).filter(
      ({ attributes }) => attributes.class === 'curve position' && String(attributes.d).length > 20,
    );
    expect(paths.length).toBe(5);
    for (const { attributes } of paths) expect(String(attributes.d).length).toBeLessThan(12000);
    expect(String(paths[3]?.attributes.d).split('M').length - 1).toBe(2);
    expect(String(paths[0]?.attributes.d).split('M').length - 1).toBe(1);
  });
});

test.each([0, 2.5, 1e308, 'x', null])(
  'the reach of a foreign link, %s, is refused: its axis would have no end',
  (reach) => {
    expect(() => sceneOf({ reach: reach as number })).toThrow(/reach must be an integer from 1 to 4096/);
  },
);
