/** What README.md and docs/embedding.md offer to copy: the lab understands every choice in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../web/src/locales/en/index.ts';
import { authored } from '../../web/src/session/author.ts';
import { places } from '../../web/src/session/places.ts';
import { attributes } from '../../web/src/state/authoring.ts';
import { numbers } from './fake-lab.ts';

/** Each set of choices in a text: of elements, queries, settings and values of the widget. */
function choicesIn(text: string): Record<string, string>[] {
  const elements = [...text.matchAll(/<position-lab ([^>{]+)>/g)].map(([, inside]) =>
    Object.fromEntries(
      [...(inside as string).matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']),
    ),
  );
  const queries = [...text.matchAll(/(?:embed|position-lab)\.html\?([^\s"`#]+)/g)].map(([, query]) =>
    Object.fromEntries(new URLSearchParams((query as string).replaceAll('&amp;', '&'))),
  );
  const objects = [...text.matchAll(/^ *\{ ?".*\}$/gm)].map(([json]) => {
    const { src: _, ...values } = JSON.parse(json);
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  });
  return [...elements, ...queries, ...objects];
}

test.each(['README.md', 'docs/embedding.md'])('%s', (name) => {
  const all = choicesIn(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));
  expect(all.length).toBeGreaterThan(1);
  for (const choices of all) {
    expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(choices)));
    expect(authored((attribute) => choices[attribute] ?? null, places, en, numbers).notices).toEqual([]);
  }
});
