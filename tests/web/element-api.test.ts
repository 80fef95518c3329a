/** What the element says of itself to authors: lists, manifest, types, the accent it refuses. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { PositionLab as Declared } from '../../web/src/element/api.d.ts';
import type { PositionLab } from '../../web/src/element/position-lab.ts';
import { languages } from '../../web/src/locales/languages.ts';
import { contrast, readRgb } from '../../web/src/render/contrast.ts';
import { attributes, events, parts, properties } from '../../web/src/state/authoring.ts';

const root = join(import.meta.dirname, '../..');
const node = (...argv: string[]): string => execFileSync(process.execPath, argv, { cwd: root }).toString();

test('the element is what its types say', () => {
  type Name = (typeof properties)[number]['name'];
  expectTypeOf<Pick<PositionLab, Name>>().toExtend<Pick<Declared, Name>>();
});

test('docs/element-api.md has the lists as they are', () => {
  expect(node('scripts/make-element-docs.mjs', '--check')).toBe('');
});

test('the languages are those that are listed', () => {
  const said = attributes.find(({ name }) => name === 'lang');
  expect(said?.values).toBe(languages.map(({ tag }) => tag).join(', '));
});

test('the manifest is of schema 1.0.0 and has every name', () => {
  const script =
    "import('./scripts/lib/element-api.mjs').then(async (m) => console.log(JSON.stringify(await m.manifest())))";
  const made = JSON.parse(node('-e', script));
  const [module] = made.modules;
  const [element] = module.declarations;
  const names = (list: { name: string }[]): string[] => list.map(({ name }) => name);
  // https://github.com/webcomponents/custom-elements-manifest/blob/main/schema.json: what it requires.
  expect(made.schemaVersion).toBe('1.0.0');
  expect(module).toMatchObject({ kind: 'javascript-module', path: 'dist/position-lab.js' });
  expect(element).toMatchObject({ kind: 'class', name: 'PositionLab', customElement: true, tagName: 'position-lab' });
  expect(module.exports).toContainEqual({
    kind: 'custom-element-definition',
    name: 'position-lab',
    declaration: { name: 'PositionLab', module: 'dist/position-lab.js' },
  });
  expect(names(element.attributes)).toEqual(names([...attributes]));
  expect(names(element.cssParts)).toEqual(names([...parts]));
  expect(names(element.events)).toEqual(names([...events]));
  for (const { type } of element.events) expect(type.text).toMatch(/^CustomEvent<\w+>$/);
  expect(names(element.cssProperties)).toEqual(['--pl-paper', '--pl-ink', '--pl-accent', '--pl-serif', '--pl-sans']);
  expect(names(element.members)).toEqual(names([...properties]));
});

describe('contrast', () => {
  // WCAG's own bounds, and a grey that is known to be the lightest readable one on white: #767676, 4.54.
  test.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 1],
    ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
    ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.48],
  ])('%s on %s', (a, b, ratio) => {
    expect(contrast(readRgb(a) ?? [], readRgb(b) ?? [])).toBeCloseTo(ratio, 2);
  });
  test.each(['oklch(0.5 0.1 200)', 'color(srgb 1 0 0)', 'rgba(0, 0, 0, 0.5)', 'rgb(a, b, c)', ''])(
    '%j is not read',
    (text) => {
      expect(readRgb(text)).toBeNull();
    },
  );
  test('an opaque colour is read in either notation', () => {
    expect([readRgb('rgba(1, 2, 3, 1)'), readRgb('rgb(1 2 3 / 100%)')]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });
});
