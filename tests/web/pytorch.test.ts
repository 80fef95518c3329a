/**
 * The PyTorch scripts: what they hold without PyTorch, that Python can read them, and, where PyTorch is installed, that they reach the
 * numbers on the screen. One Python process runs all of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { derivedSeed, drawnMatrix, mapOf } from '../../web/src/experiments/python/drawn.ts';
import { floats, text } from '../../web/src/experiments/python/literals.ts';
import { heading } from '../../web/src/experiments/python/parts.ts';
import { loadScript } from '../../web/src/experiments/python/script.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { casesOf, pairwise } from './pytorch-cases.ts';
import { engine } from './scene.ts';

const experiments = await wholeExperiments();

const folder = join(import.meta.dirname, '../../build/pytorch');
const runner = join(import.meta.dirname, '../fixtures/run_scripts.py');

interface Written {
  readonly name: string;
  readonly code: string;
}

async function writeAll(): Promise<Written[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written: Written[] = [];
  for (const experiment of experiments) {
    const script = await loadScript(experiment.id);
    for (const { name, settings } of casesOf(experiment)) {
      const report = experiment.compute(engine, settings);
      const code = script({ engine, settings, report, address: 'https://example.org/#experiment' });
      written.push({ name: `${experiment.id}-${name}.py`, code });
    }
  }
  written.push({ name: 'explorer-own-table.py', code: await ownTable() });
  for (const { name, code } of written) writeFileSync(join(folder, name), code);
  // The runner must notice an expected number that is wrong in its sixth decimal.
  const right = written[0]?.code ?? '';
  writeFileSync(
    join(folder, 'wrong.py'),
    right.replace(/(check\("Sa\[X\]", output, \[\s*\[)(-?[\d.]+)/, '$1 2e-6 + $2'),
  );
  return written;
}

/** The explorer with a table of one's own beside it: drawn, so that it has none of the properties. */
async function ownTable(): Promise<string> {
  const experiment = experiments.find(({ id }) => id === 'explorer') as (typeof experiments)[number];
  const settings = { ...experiment.defaults, rows: 12, width: 5, firstColumn: 0, layout: 'halves' };
  const report = experiment.compute(engine, settings);
  const table = engine.learnedTable({ rows: 12, width: 5, seed: 3, std: 2 });
  const differences = { ...table, data: table.data.map((entry, at) => Math.abs(entry - report.table.data[at])) };
  const difference = { residual: Math.max(...differences.data) };
  const properties = engine.tableProperties({ table, layout: 'halves' });
  const script = await loadScript('explorer');
  const own = { table, differences, difference, properties };
  return script({ engine, settings, report: { ...report, own }, address: 'https://example.org/#experiment' });
}

/** What run_scripts.py says of each file; null: no Python, or no PyTorch. */
function run(python: string, ...options: string[]): Record<string, string | null> | null {
  try {
    const needed = options.length > 0 ? 'import ast' : 'import torch; torch.linalg.lstsq';
    execFileSync(python, ['-c', needed], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return JSON.parse(execFileSync(python, [runner, ...options, folder], { encoding: 'utf8', maxBuffer: 1e8 }));
}

const written = await writeAll();
const read = run('python3', '--syntax');
/** Debian's PyTorch is that of Debian's Python. */
const ran = run('/usr/bin/python3');

describe('every script', () => {
  test.each(written)('$name holds numbers only, and says where it comes from', ({ code }) => {
    expect(code.match(/undefined|NaN|\[object|null\b/)).toBeNull();
    expect(code).toContain(`Position Lab ${engine.version}`);
    expect(code).toContain('https://example.org/#experiment');
    expect(code).toMatch(/\ncheck\("/);
    expect(code.trimEnd().endsWith('print("All numbers agree.")')).toBe(true);
  });

  test.skipIf(read === null).each(written)('$name is Python', ({ name }) => {
    expect(read?.[name]).toBeNull();
  });

  test.skipIf(ran === null).each(written)('$name gives the numbers on the screen in PyTorch', ({ name }) => {
    expect(ran?.[name]).toBeNull();
  });
});

test.skipIf(ran === null)('a wrong number is noticed', () => {
  expect(ran?.['wrong.py']).toMatch(/Sa\[X\]: largest difference 2\.0e-06[\s\S]*AssertionError/);
});

describe('weights', () => {
  // If the script's weights are those the engine draws, the engine computes the same from them as from the seed.
  test.each([7, 0, 2 ** 53 - 1])('of seed %d are those of the engine, bit for bit', (seed) => {
    const words = ['the', 'fox', 'fed'];
    const width = 6;
    const [Wq, Wk, Wv] = ['Wq', 'Wk', 'Wv'].map((name) => drawnMatrix(engine, mapOf(seed, name, width, width)));
    if (!Wq || !Wk || !Wv) throw new Error('three maps');
    const order = Int32Array.of(2, 0, 1);
    const drawn = engine.permute({ words, width, seed, order });
    const given = engine.permute({ words, width, seed, order, Wq, Wk, Wv });
    expect(given.output).toEqual(drawn.output);
    expect(given.weights).toEqual(drawn.weights);
  });

  test('a word is drawn as the engine draws it', () => {
    const row = drawnMatrix(engine, { rows: 1, cols: 5, std: 1, seed: derivedSeed(7, 'word жук') });
    expect(row).toEqual(engine.embed({ words: ['жук'], width: 5, seed: 7 }));
  });
});

describe('literals', () => {
  test('keep every digit and every kind of number', () => {
    expect(floats([1, -0, 0.1, 1e-7, 1e21, Number.POSITIVE_INFINITY])).toBe(
      '[1.0, -0.0, 0.1, 1e-7, 1e+21, float("inf")]',
    );
    expect(() => floats([Number.NaN])).toThrow('NaN');
    expect(floats([])).toBe('[]');
  });

  test('break long lists under their first item', () => {
    const lines = floats(Array.from({ length: 40 }, (_, k) => k / 3)).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(118);
    expect(lines[1]).toMatch(/^ \d/);
  });

  test('words cannot leave their quotes, nor an address its comment', () => {
    expect(text('a"\\\n')).toBe('"a\\"\\\\\\n"');
    const head = heading({ title: 'T', lines: [], version: '1', address: 'x\nimport os' });
    for (const line of head.split('\n')) expect(line).toMatch(/^#/);
  });
});

test('pairs: every value meets every value of another option', () => {
  const options = [
    [{ a: 1 }, { a: 2 }],
    [{ b: 1 }, { b: 2 }, { b: 3 }],
    [{ c: 1 }, { c: 2 }],
  ];
  const met = new Set(pairwise(options).flatMap(({ a, b, c }) => [`a${a}b${b}`, `a${a}c${c}`, `b${b}c${c}`]));
  expect(met.size).toBe(6 + 4 + 6);
});
