/** The package as others get it: packed, installed in an empty folder, imported where there is no DOM. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'position-lab-'));
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], { cwd: root }).toString(),
  );
  mkdirSync(join(folder, 'empty'));
  const flags = ['--offline', '--no-audit', '--no-fund', '--prefix', join(folder, 'empty')];
  execFileSync('npm', ['install', ...flags, join(folder, filename)], { cwd: join(folder, 'empty') });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const printed = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: join(folder, 'empty') }).toString(),
  );

test('the element can be imported without a DOM, by both names', () => {
  const names = (from: string) => printed(`console.log(JSON.stringify(Object.keys(await import('${from}'))))`);
  expect(names('position-lab')).toEqual(['PositionLab']);
  expect(names('position-lab/element')).toEqual(['PositionLab']);
});

test('so can the widget, which has what its hosts ask for', () => {
  const script = `
    import widget from 'position-lab/anywidget';
    console.log(JSON.stringify(Object.keys(widget)));`;
  expect(printed(script)).toEqual(['render']);
});

test('nothing in it asks a bundler for a module of Node', () => {
  const folder = join(root, 'dist/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(10);
  const asks = /\b(?:import|from)\s*\(?\s*["'`]node:/;
  expect(names.filter((name) => asks.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

test('the engine computes', () => {
  const script = `
    import { loadEngine } from 'position-lab/engine';
    const { data } = (await loadEngine()).sinusoidalTable({ rows: 2, width: 2 });
    console.log(JSON.stringify([...data]));`;
  // Row 0: sin 0, cos 0. Row 1: sin 1, cos 1, from a table of sines.
  const [s0, c0, s1, c1] = printed(script) as number[];
  expect([s0, c0]).toEqual([0, 1]);
  expect(s1).toBeCloseTo(0.8414709848078965, 15);
  expect(c1).toBeCloseTo(0.5403023058681398, 15);
});

test('TypeScript knows the element, its properties and its events, and the widget', () => {
  const script = `
    import 'position-lab';
    import { loadEngine } from 'position-lab/engine';
    import type { AnswerDetail } from 'position-lab/element';
    import widget, { type Model } from 'position-lab/anywidget';
    const lab = document.querySelector('position-lab');
    if (lab) {
      lab.state = { experiment: 'shift' };
      const share: number = lab.score.scaled;
      lab.addEventListener('position-lab-answer', ({ detail }) => told(detail, share));
    }
    document.addEventListener('position-lab-state', ({ detail }) => detail.state);
    function told(detail: AnswerDetail, share: number): boolean | null | undefined {
      return detail.step === 'predict' ? detail.right : detail.result.success;
    }
    // @ts-expect-error it is computed
    if (lab) lab.score = { scaled: 1, attempted: 4, of: 4 };
    void loadEngine();
    declare const model: Model;
    const end: Promise<() => void> = widget.render({ model, el: document.body });
    // @ts-expect-error a host gives its place too
    void [end, widget.render({ model })];`;
  const place = join(folder, 'empty', 'use.ts');
  writeFileSync(place, script);
  const flags = '--noEmit --strict --target es2022 --module esnext --moduleResolution bundler'.split(' ');
  const said = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...flags, place]);
  expect(said.stdout.toString()).toBe('');
});

test('the manifest for editors is where package.json says', () => {
  const at = join(folder, 'empty/node_modules/position-lab');
  const { customElements } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
  const { modules } = JSON.parse(readFileSync(join(at, customElements), 'utf8'));
  for (const { path } of modules) expect(existsSync(join(at, path))).toBe(true);
});
