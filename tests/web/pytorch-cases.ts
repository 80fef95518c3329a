/** Settings whose scripts are run: every preset, and so many more that each value of each option meets each value of each other. */
import type { Experiment, ExperimentId, Settings } from '../../web/src/experiments/contract.ts';

export interface ScriptCase {
  readonly name: string;
  readonly settings: Settings;
}

/** One value may set several options that depend on each other. */
type Options = readonly (readonly Settings[])[];

const each = (name: string, ...values: readonly unknown[]): Settings[] => values.map((value) => ({ [name]: value }));
const flag = (name: string): Settings[] => each(name, false, true);
const sized = (...pairs: readonly (readonly [number, number])[]): Settings[] =>
  pairs.map(([width, headCount]) => ({ width, headCount }));

const five = ['the', 'fox', 'fed', 'the', 'hen'];
/** Quotes, a backslash and letters beyond ASCII must come through. */
const odd = ['"no"', "don't\\", 'жук'];

const permute: Options = [
  each('scheme', 'none', 'sinusoidal', 'learned', 'shaw', 't5', 'alibi', 'rotary'),
  each('placement', 'input', 'everyLayer', 'queryKey'),
  [{ mask: 'none' }, { mask: 'causal' }, { mask: 'padding', validLength: 0 }, { mask: 'padding', validLength: 1 }],
  [
    { words: five, order: [0, 4, 1, 3, 2], everyOrder: false },
    { words: ['a'], order: [0], everyOrder: false },
    { words: odd, order: [2, 0, 1], everyOrder: true },
    {
      words: Array.from({ length: 20 }, (_, at) => `w${at % 17}`),
      order: [...Array(20).keys()].reverse(),
      everyOrder: false,
    },
  ],
  sized([8, 1], [8, 2], [12, 3], [7, 1]),
  each('layerCount', 1, 2, 4),
  each('block', 'attention', 'preNorm'),
  flag('scaleByWidth'),
  each('shuffle', 'tokens', 'sums'),
  each('scale', 'headWidth', 'none'),
  each('summation', 'fast', 'exact'),
  each('precision', 'float64', 'float32'),
  each('seed', 7, 2 ** 53 - 1),
];

const shift: Options = [
  [
    { act: 'moveIds' },
    { act: 'prepend', frontWords: ['yesterday'] },
    { act: 'prepend', frontWords: odd },
    { act: 'padLeft', padMask: 'pads', recheckValid: true },
    { act: 'padLeft', padMask: 'pads', recheckValid: false },
    { act: 'padLeft', padMask: 'validLens', recheckValid: true },
    { act: 'padLeft', padMask: 'validLens', recheckValid: false },
  ],
  each('padCount', 1, 3),
  [
    { maxLen: 12, position: 3, offset: -3 },
    { maxLen: 1000, position: 994, offset: 5 },
    { maxLen: 70, position: 20, offset: 0 },
    { maxLen: 3, position: 1, offset: 1 },
  ],
  [
    { width: 1, pair: 0, headCount: 1 },
    { width: 7, pair: 2, headCount: 7 },
    { width: 8, pair: 3, headCount: 2 },
    { width: 12, pair: 1, headCount: 3 },
  ],
  each('words', five, ['a'], odd),
  each('matrix', 'shift', 'rope'),
  flag('causal'),
  each('seed', 7, 1),
];

const overflow: Options = [
  [
    { length: 1, maxLen: 1 },
    { length: 1, maxLen: 37 },
    { length: 40, maxLen: 37 },
    { length: 37, maxLen: 37 },
    { length: 60, maxLen: 1 },
    { length: 20, maxLen: 37 },
    { length: 300, maxLen: 40 },
  ],
  each('table', 'sinusoidal', 'learned', 'vit'),
  each('width', 1, 2, 5, 32),
  each('base', 10000, 2, 0.5, 1e9),
  each('cure', 'rebuild', 'truncate', 'clamp', 'wrap', 'interpolate'),
  each('framework', 'pytorch', 'tensorflow', 'jax', 'numpy'),
  each('seed', 7, 2 ** 53 - 1),
];

const mode: Options = [
  each('mode', 'train', 'eval'),
  each('rate', 0, 0.2, 0.5, 1),
  each('passes', 1, 64, 1024),
  [
    { input: 'zeros', rows: 1 },
    { input: 'zeros', rows: 13 },
    { input: 'embeddings', words: five },
    { input: 'embeddings', words: odd },
  ],
  each('width', 1, 7, 32),
  flag('scaleByWidth'),
  flag('recordGradients'),
  each('seed', 7, 3),
  each('maskSeed', 41, 2 ** 53 - 1025),
];

const explorer: Options = [
  [...each('rows', 1, 2, 60, 90).map((own) => ({ ...own, position: 0 })), { rows: 30, position: 29 }],
  [...each('width', 1, 2, 5, 32).map((own) => ({ ...own, firstColumn: 0 })), { width: 8, firstColumn: 6 }],
  each('base', 10000, 2, 0.5, 1e9),
  each('layout', 'interleaved', 'halves'),
  each('exponent', 'pair', 'column', 'whole', 'half', 'double', 'closed'),
  each('precision', 'float64', 'float32'),
];

const placement: Options = [
  each('words', five, ['a'], ['a', 'a', 'b'], odd),
  sized([8, 1], [8, 2], [1, 1], [6, 3]),
  each('layerCount', 1, 2, 4),
  each('placement', 'input', 'everyLayer', 'queryKey'),
  flag('intoQuery'),
  flag('intoKey'),
  flag('intoValue'),
  flag('scaleByWidth'),
  flag('residual'),
  each('norm', 'none', 'pre', 'post'),
  each('offsetBias', [1], [0, -2.5, 3], [-4, -3, -2, -1, 0, -1, -2, -3, -4]),
  each('seed', 7, 2 ** 53 - 1),
];

const optionsOf: Readonly<Record<ExperimentId, Options>> = { permute, shift, overflow, mode, explorer, placement };

/** Two tokens and maps that the learner gave, as a counter-example to a claim does. */
const square = (...data: readonly number[]) => ({ rows: 2, cols: 2, data });
const given: Settings = {
  words: ['a', 'b'],
  order: [1, 0],
  width: 2,
  tokens: square(1, 2, 3, 4),
  Wq: square(1, 0, 0, 1),
  Wk: square(0, 1, -1, 0),
  Wv: square(0.5, 0, 0, 1e5),
  claim: 'CL01',
};

/** What no pair of values brings: so wide that the script draws the weights itself, so many heads, so long a table. */
const special: Readonly<Partial<Record<ExperimentId, readonly Settings[]>>> = {
  permute: [
    given,
    { width: 136, block: 'preNorm', scheme: 'learned' },
    {
      width: 64,
      headCount: 64,
      head: 3,
      words: Array.from({ length: 18 }, (_, at) => `w${at}`),
      order: [...Array(18).keys()].reverse(),
    },
  ],
  shift: [{ width: 136, pair: 0, headCount: 2 }],
  overflow: [{ table: 'learned', length: 700, maxLen: 500, width: 64 }],
  mode: [{ width: 136, rows: 4 }],
  explorer: [
    { rows: 256, width: 64 },
    { own: 'formula', formula: 'i/n', rows: 12, width: 5, position: 3, firstColumn: 0 },
    { own: 'formula', formula: 'sin(i/10000^(2c/d - h) + h pi/2), h = floor(2c/d)', layout: 'halves' },
    { own: 'rows', ownRows: '0.5 1\n-2.25 3e4\n7 8', rows: 3, width: 2, position: 2, firstColumn: 0 },
  ],
  placement: [{ width: 64, words: ['a', 'b'] }],
};

/** An odd head width has no pairs to turn. */
const isPossible = ({ scheme, width, headCount }: Record<string, unknown>): boolean =>
  scheme !== 'rotary' || typeof width !== 'number' || (width / Number(headCount)) % 2 === 0;

/** All pairs: each case begins with a pair that is missing, and takes for each other option the value with most of those. */
export function pairwise(options: Options): Settings[] {
  const key = (a: number, x: number, b: number, y: number): string =>
    a < b ? `${a}.${x}-${b}.${y}` : `${b}.${y}-${a}.${x}`;
  const at = (option: number, value: number): Settings => options[option]?.[value] ?? {};
  const missing = new Map<string, readonly [number, number, number, number]>();
  for (const [a, own] of options.entries())
    for (let b = a + 1; b < options.length; ++b)
      for (const x of own.keys())
        for (const y of options[b]?.keys() ?? [])
          if (isPossible({ ...at(a, x), ...at(b, y) })) missing.set(key(a, x, b, y), [a, x, b, y]);
  const cases: Settings[] = [];
  for (let next = missing.values().next(); !next.done; next = missing.values().next()) {
    const [a, x, b, y] = next.value;
    const chosen = new Map([
      [a, x],
      [b, y],
    ]);
    const settings = (): Settings => Object.assign({}, ...[...chosen].map(([option, value]) => at(option, value)));
    const gain = (option: number, value: number): number =>
      [...chosen].filter(([other, own]) => missing.has(key(option, value, other, own))).length;
    for (const option of options.keys()) {
      if (chosen.has(option)) continue;
      const values = [...(options[option]?.keys() ?? [])].filter((value) =>
        isPossible({ ...settings(), ...at(option, value) }),
      );
      // Where all are equal, another than last time.
      values.sort(
        (one, two) => gain(option, two) - gain(option, one) || ((one + cases.length) % 5) - ((two + cases.length) % 5),
      );
      chosen.set(option, values[0] ?? 0);
    }
    for (const [p, v] of chosen) for (const [q, w] of chosen) missing.delete(key(p, v, q, w));
    missing.delete(key(a, x, b, y));
    cases.push(settings());
  }
  return cases;
}

export function casesOf({ id, defaults, presets }: Experiment): ScriptCase[] {
  const named = [
    { name: 'defaults', settings: {} },
    ...presets.map((preset) => ({ name: preset.id, settings: preset.settings })),
    ...pairwise(optionsOf[id]).map((settings, at) => ({ name: `pairs-${at + 1}`, settings })),
    ...(special[id] ?? []).map((settings, at) => ({ name: `special-${at + 1}`, settings })),
  ];
  return named.map(({ name, settings }) => ({ name, settings: { ...defaults, ...settings } }));
}
