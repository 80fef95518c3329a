/** The gallery shows whatever there is: read from the lists that the lab itself is made of, and from the sources of its parts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { components } from '../../web/src/gallery/components.ts';
import { mocks, pages, presets, steps } from '../../web/src/gallery/screens.ts';
import { places } from '../../web/src/session/places.ts';
import { steps as everyStep } from '../../web/src/state/lab-state.ts';

const root = join(import.meta.dirname, '../..');
const sourceOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const samples = [...new Set([...components, ...mocks, ...steps, ...pages, ...presets])];

test('names tell samples apart', () => {
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
});

test('every preset that authors are told of has its sample', () => {
  const listed = [...sourceOf('docs/element-api.md').matchAll(/^\| `(\w+)` \| `([\w-]+)` \|/gm)];
  const told = places.experiments.flatMap(({ id }) =>
    listed.filter(([, of]) => of === id).map(([, , preset]) => `${id} ${preset}`),
  );
  const shown = presets.map(({ attributes }) => `${attributes?.experiment} ${attributes?.preset}`);
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((one) => !shown.includes(one))).toEqual([]);
});

test('every step of every experiment, and every page, has its sample', () => {
  const all = places.experiments.flatMap(({ id }) => everyStep.map((step) => `${id}-${step}`));
  expect(steps.map(({ name }) => name)).toEqual(all);
  const opened = new Set(pages.map(({ attributes }) => attributes?.experiment));
  expect(places.pages.map(({ id }) => id).filter((id) => !opened.has(id))).toEqual([]);
});

test('every part of the frame is looked at by a component, by a class that only this part has', () => {
  const looked = components.map((sample) => JSON.stringify([sample.part, sample.acts])).join(' ');
  const isLooked = (name: string): boolean => new RegExp(`\\.${name}(?![\\w-])`).test(looked);
  const folder = 'web/src/frame';
  const files = readdirSync(join(root, folder)).map((file) => {
    const said = sourceOf(`${folder}/${file}`).matchAll(/class: '([^']+)'/g);
    return { file, classes: new Set([...said].flatMap(([, names = '']) => names.split(' '))) };
  });
  const isOwn = (name: string): boolean => files.filter(({ classes }) => classes.has(name)).length === 1;
  // The rest is made of what other parts have.
  const parts = files
    .map(({ file, classes }) => ({ file, own: [...classes].filter(isOwn) }))
    .filter(({ file, own }) => (file.endsWith('-part.ts') || file === 'panels.ts') && own.length > 0);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(({ own }) => !own.some(isLooked)).map(({ file, own }) => `${file}: ${own.join(' ')}`)).toEqual(
    [],
  );
});
