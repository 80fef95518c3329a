/** A tiny experiment and engine for tests of the frame: it adds two numbers, refuses what is out of range, and counts its calls. */
import type { Engine, Verdict } from '../../web/src/engine/api.ts';
import type { Experiment } from '../../web/src/experiments/contract.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { h } from '../../web/src/render/tree.ts';

export interface FakeSettings {
  readonly a: unknown;
  readonly b: unknown;
  readonly words: readonly string[];
  readonly order: readonly number[];
}

export interface FakeReport {
  readonly sum: number;
}

export const refusal = (argument: string, given: unknown): Error =>
  Object.assign(new RangeError(`${argument} is refused`), {
    code: 'out-of-range',
    argument,
    allowed: 'a number from 0 to 9',
    given: String(given),
  });

/** The engine of these tests is only its call counter. */
export const fakeEngine = (): Engine & { calls: number } => ({ calls: 0 }) as unknown as Engine & { calls: number };

const verdictOf = ({ sum }: FakeReport): Verdict => ({
  holds: sum <= 3,
  identical: false,
  residual: sum,
  tolerance: 3,
  row: 0,
  col: 0,
  differing: 0,
  entries: 1,
});

export const fakeExperiment: Experiment<FakeSettings, FakeReport> = {
  id: 'permute',
  group: 'question',
  orientation: 'columns',
  defaults: { a: 1, b: 2, words: ['the', 'cat'], order: [1, 0] },
  presets: [{ id: 'big', settings: { a: 9 } }],
  controls: () => [
    { name: 'a', kind: 'number' },
    { name: 'b', kind: 'stepper', min: 0, max: 9 },
    { name: 'words', kind: 'words' },
  ],
  reduce: (settings, intent) => (intent.type === 'swap' ? { ...settings, a: settings.b, b: settings.a } : settings),
  adjust: (settings, changed) =>
    changed === 'words' ? { ...settings, order: settings.words.map((_, k) => k) } : settings,
  compute(engine, settings) {
    (engine as unknown as { calls: number }).calls++;
    for (const name of ['a', 'b'] as const) {
      const value = settings[name];
      if (typeof value !== 'number' || !(value >= 0 && value <= 9)) throw refusal(name, value);
    }
    return { sum: (settings.a as number) + (settings.b as number) };
  },
  verdict: verdictOf,
  conditions: (settings) => `a ${settings.a}, b ${settings.b}`,
  view: (scene) => [
    h('p', { class: 'sum' }, String(scene.report.sum)),
    scene.parts.sentence,
    scene.parts.runTable,
    scene.parts.next,
  ],
  describe: (scene) => `The sum is ${scene.report.sum}.`,
  outcome: () => 'Holds.',
  tables: () => [],
  results: (_, { sum }) => [{ kind: 'matrix', id: 'sum', title: 'Sum', matrix: { rows: 1, cols: 1, data: [sum] } }],
  readout: () => null,
  claims: [],
  rounds: [
    {
      id: 'C',
      asks: ['C', 'S'],
      questions: [
        {
          id: 'C',
          kind: 'choice',
          choices: ['small', 'large'],
          answer: (_, __, report) => (report.sum > 5 ? 'large' : 'small'),
        },
        { id: 'S', kind: 'size', answer: (_, __, report) => report.sum, verdict: verdictOf },
      ],
    },
    {
      id: 'N',
      conditions: () => ({ a: 3 }),
      questions: [{ id: 'N', kind: 'number', answer: (_, __, report) => report.sum }],
    },
  ],
  reasons: ['r'],
  ideas: ['i', 'j', 'k'],
};

/** The locale with this experiment's words in the place of the real one's. */
export const fakeWords = {
  ...en,
  permute: {
    name: 'Fake',
    teaser: 'Add.',
    question: 'What is the sum?',
    controls: { a: 'First', b: 'Second', words: 'Text' },
    options: {},
    presets: { big: 'Big' },
    predictions: {
      C: {
        question: 'How large?',
        choices: { small: { text: 'Small.', formula: 'Y = X' }, large: { text: 'Large.' } },
        right: () => 'As you said.',
        replies: { large: () => 'Too large.', small: () => 'Too small.' },
      },
      N: { question: 'How much?', right: () => 'Yes.', replies: { low: () => 'More.', high: () => 'Less.' } },
      S: { question: 'What size?', right: () => 'Near.', replies: { low: () => 'More.', high: () => 'Less.' } },
    },
    did: 'The sum did',
    why: 'Why?',
    reasons: { r: 'A reason.' },
    selfTest: { question: 'State the sum.', ideas: { i: 'One.', j: 'Two.', k: 'Three.' } },
  },
} as unknown as typeof en;
