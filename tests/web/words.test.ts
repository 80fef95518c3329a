/** Words a page can show: what is refused, which word it was, and that it is said in every experiment with a text. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, loadEngine } from '../../web/src/engine/index.ts';
import type { Experiment } from '../../web/src/experiments/contract.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { longestWord, mostTokens } from '../../web/src/experiments/words.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { sentenceOf } from '../../web/src/session/refusal.ts';

const experiments = await wholeExperiments();

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

const withText: readonly (readonly [string, string, object])[] = [
  ['permute', 'words', { order: [1, 0] }],
  ['shift', 'words', {}],
  ['shift', 'frontWords', { act: 'prepend' }],
  ['mode', 'words', { input: 'embeddings' }],
];

const experimentOf = (id: string): Experiment => experiments.find((one) => one.id === id) as Experiment;

/** The sentence for these words, or null when they are taken. */
function said(id: string, name: string, more: object, words: readonly string[]): string | null {
  const experiment = experimentOf(id);
  const settings = { ...experiment.defaults, ...more, [name]: words };
  try {
    experiment.compute(engine, settings);
    return null;
  } catch (error) {
    const { control, text } = sentenceOf(error, experiment, settings, en);
    expect(control).toBe(name);
    return text;
  }
}

/** Zero-width space, joiners, marks of direction, word joiner, soft hyphen, NUL, BEL, DEL, Hangul filler, blank Braille. */
const unseen = [
  '\u200b',
  '\u200c\u200d',
  '\u200e',
  '\u202e\u202c',
  '\u2060',
  '\u00ad',
  '\0',
  '\u0007\u007f',
  '\u3164',
  '\u2800',
  '\ufe0f',
];
const seen = ['a', '.', '🦊', '👩‍👩‍👧', 'שלום', '\u202eabc', 'e\u0301', 'می‌خواهم', '\u200bx', 'ﬁ'];

describe.each(withText)('%s: %s', (id, name, more) => {
  test.each(unseen)('%j alone is no word', (word) => {
    expect(said(id, name, more, ['fox', word])).toBe(
      'Each word takes at least one visible character. You gave none in word 2.',
    );
  });
  test.each(seen)('%j is a word', (word) => {
    expect(said(id, name, more, ['fox', word])).toBeNull();
  });
  test('a word may have 64 characters, however they are stored', () => {
    expect(longestWord).toBe(64);
    expect(said(id, name, more, ['x'.repeat(64), '🦊'.repeat(64)])).toBeNull();
    const sentence = 'Each word takes 1 to 64 characters. You gave 65 in word 1.';
    expect(said(id, name, more, ['x'.repeat(65), 'y'])).toBe(sentence);
    expect(said(id, name, more, ['🦊'.repeat(65), 'y'])).toBe(sentence);
  });
  test('a word of a million characters and a text of 200,000 words are one short sentence', () => {
    expect(said(id, name, more, ['a', 'x'.repeat(1_000_000)])).toBe(
      'Each word takes 1 to 64 characters. You gave 1000000 in word 2.',
    );
    expect(said(id, name, more, Array(200_000).fill('w'))).toMatch(/64.*You gave 200000/);
  });
});

test('the limit of a text is the engine’s own', () => {
  const words = Array(mostTokens + 1).fill('w');
  const common = { words, seed: 7, width: 8 };
  const { defaults } = experimentOf('shift');
  const tooLong = (act: () => unknown) =>
    expect(act).toThrow(expect.objectContaining({ code: 'out-of-range', argument: 'words', given: '65' }));
  tooLong(() => engine.permute({ ...common, order: new Float64Array(65) }));
  tooLong(() => engine.shift({ ...(defaults as Parameters<Engine['shift']>[0]), words }));
  tooLong(() => engine.mode({ ...common, input: 'embeddings' }));
  for (const id of ['permute', 'shift', 'mode']) {
    const experiment = experimentOf(id);
    const more = id === 'mode' ? { input: 'embeddings' } : {};
    tooLong(() => experiment.compute(engine, { ...experiment.defaults, ...more, words }));
  }
});

test('words that are not used are not read', () => {
  const { defaults, compute } = experimentOf('mode');
  expect(() => compute(engine, { ...defaults, input: 'zeros', words: ['\u200b'] })).not.toThrow();
  const shift = experimentOf('shift');
  expect(() => shift.compute(engine, { ...shift.defaults, act: 'moveIds', frontWords: ['\u200b'] })).not.toThrow();
});
