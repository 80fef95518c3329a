/** What no line of the lab may do in somebody else's page: read off the source and the build, where a browser would show it too late. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HeightReporter } from '../../web/src/host/frame-height.ts';
import { formula } from '../../web/src/render/rich.ts';
import { type MathTwin, textOf } from '../../web/src/render/tree.ts';
import { branches } from './reading.ts';

const root = join(import.meta.dirname, '../..');
const under = (folder: string, kind: RegExp): { name: string; text: string }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') }));
const found = (files: readonly { name: string; text: string }[], pattern: RegExp): string[] =>
  files.flatMap(({ name, text }) => (text.match(pattern) ?? []).map((match) => `${name}: ${match}`));

describe('style sheets', () => {
  const sheets = under('web', /\.css$/);

  test('nothing is as high or wide as the window', () => {
    expect(found(sheets, /\d[sld]?v(?:h|w|min|max|b|i)\b/g)).toEqual([]);
  });

  test('nothing moves without end, and whoever asks for less motion gets none', () => {
    expect(found(sheets, /\binfinite\b|animation-iteration-count/g)).toEqual([]);
    const [quiet = ''] = sheets.flatMap(
      ({ text }) => /@media \(prefers-reduced-motion: reduce\)[^}]*/.exec(text) ?? [],
    );
    expect(quiet).toMatch(/\.pl \* \{\s+transition: none !important;\s+animation: none !important;/);
  });

  test('fields of touch let a page scroll, but for the grip that is there to be dragged up and down', () => {
    expect(found(sheets, /touch-action: (?!pan-y).*/g)).toEqual(['src/render/styles/ordered.css: touch-action: none;']);
  });
});

describe('scripts', () => {
  const scripts = under('web/src', /\.ts$/);

  test('the element hears nothing of the page around it but that it is printed', () => {
    // The scripts of our own pages lie at the top, and one in element/.
    const rooms = scripts.filter(({ name }) => name.includes('/') && name !== 'element/results-page.ts');
    expect(found(rooms, /(?:window|document|globalThis)\.addEventListener\('\w+'/g).sort()).toEqual([
      "element/stage.ts: window.addEventListener('afterprint'",
      "element/stage.ts: window.addEventListener('beforeprint'",
    ]);
    expect(found(scripts, /'(?:wheel|touchstart|touchmove|beforeunload|unload)'|autofocus|window\.top\b/g)).toEqual([]);
  });

  test('what is built makes no code from text, so that a policy without unsafe-eval lets it run', () => {
    const built = under('dist', /\.(?:js|html)$/);
    expect(built.length).toBeGreaterThan(10);
    expect(found(built, /\bnew Function\b|[^\w.$]Function\(/g)).toEqual([]);
  });
});

test('a host that answers each height by some more is told no more after a few', () => {
  const reporter = new HeightReporter();
  const told: number[] = [];
  let window = 150;
  for (let k = 0; k < 200; k++) {
    const height = reporter.next(window + 20, true);
    if (height === null) break;
    told.push(height);
    window = height;
  }
  // 170, 190, 210 and so on, eight equal steps.
  expect(told).toHaveLength(9);
  expect(told.at(-1)).toBe(330);
});

test('formulas are seen and heard letter by letter, and no letter is lost', () => {
  const tree = formula('Sa[X + Π]P = p_{i, 2j} + sin \\δω_{3}');
  expect(textOf(tree).replace(/\s/g, '')).toBe('Sa[X+Π]P=pi,2j+sinδω3');
  const twin = branches(tree)[0]?.children[1] as MathTwin | undefined;
  expect(twin?.mathml.replace(/<[^>]*>/g, '')).toBe('Sa[X+Π]P=pi,2j+sinδω3');
});

test('the one file says its charset at once and names no other file', () => {
  const html = readFileSync(join(root, 'dist/position-lab.html'), 'utf8');
  const begin = html.toLowerCase().indexOf('<meta charset="utf-8"');
  expect(begin).toBeGreaterThan(0);
  expect(begin).toBeLessThan(1024 - 30);
  const outside = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  expect(outside.match(/<(?:script|link|img|iframe)\b[^>]*(?:src|href)="(?!data:)[^"]*"/g) ?? []).toEqual([]);
});
