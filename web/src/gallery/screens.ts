/** Whole screens: those that docs/look.md puts beside the mocks (a to j, whose sentences and orders they have), every step, every page, every preset. */
import { cores } from '../exercises/closed-book/cores.ts';
import { experiments } from '../experiments/registry.ts';
import { answers, at, click, lockIn, type Sample } from './sample.ts';

const text = 'the cat ate the fish';
const swap = [0, 4, 2, 3, 1];
const scheme = (id: string): string => `[name$="-scheme"][value="${id}"]`;

export const mocks: readonly Sample[] = [
  {
    name: 'a-permute-run',
    attributes: { text },
    state: at('permute', 'predict', { settings: { order: swap } }),
    acts: [
      ...answers,
      ...lockIn,
      ...click(scheme('sinusoidal'), '[name$="-placement"][value="queryKey"]', scheme('none')),
      ...click('[name$="-mask"][value="causal"]', '.runs tbody tr:nth-child(2) .row-button'),
    ],
  },
  {
    name: 'b-permute-predict',
    attributes: { experiment: 'permute', text, 'full-page': './index.html' },
    state: at('permute', 'predict', { settings: { order: swap } }),
    acts: answers,
  },
  { name: 'c-shift', state: at('shift', 'run') },
  {
    name: 'd-overflow',
    attributes: { experiment: 'overflow', 'full-page': './index.html' },
    state: at('overflow', 'run'),
  },
  { name: 'e-train-eval', state: at('mode', 'run') },
  {
    name: 'f-permute-phone',
    attributes: { text },
    state: at('permute', 'predict', { settings: { order: swap } }),
    acts: [...answers, ...lockIn],
  },
  {
    name: 'g-self-test',
    state: () => ({
      experiment: 'closed-book',
      pages: { 'closed-book': { open: 'written', tasks: { written: { typed: entries, checked: entries } } } },
    }),
  },
  { name: 'i-explorer', state: at('explorer', 'run') },
  {
    name: 'j-reconcile',
    attributes: { experiment: 'permute', text, 'full-page': './index.html' },
    state: at('permute', 'predict', { settings: { order: swap } }),
    acts: [
      ...answers,
      ...lockIn,
      ...click('.next .primary', '.answers .idea:nth-of-type(1) input', '.answers .idea:nth-of-type(4) input'),
    ],
  },
];

const entries = {
  sineColumn: '2j',
  sine: 'sin(i / 10000^(2j/d))',
  cosineColumn: '2j+1',
  cosine: 'cos(i / 10000^((2j+1)/d))',
};

export const steps: readonly Sample[] = experiments.flatMap(({ id }) =>
  ['predict', 'run', 'reconcile', 'self-test'].map((step) => ({
    name: `${id}-${step}`,
    attributes: { experiment: id },
    state: at(id, step, { selfTest: { shown: true } }),
  })),
);

export const pages: readonly Sample[] = [
  { name: 'deck', attributes: { experiment: 'deck' } },
  { name: 'deck-card', attributes: { experiment: 'deck' }, acts: click('.deck-main .primary') },
  ...cores.map(({ id: open }) => ({
    name: `closed-book-${open}`,
    attributes: { experiment: 'closed-book' },
    state: () => ({ pages: { 'closed-book': { open } } }),
  })),
  { name: 'bugs', attributes: { experiment: 'bugs' } },
];

export const presets: readonly Sample[] = experiments.flatMap(({ id, presets: all }) =>
  all.map((preset) => ({
    name: `${id}-preset-${preset.id}`,
    attributes: { experiment: id, preset: preset.id, steps: 'run' },
  })),
);
