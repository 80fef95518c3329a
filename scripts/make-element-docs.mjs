// Fills the tables of docs/element-api.md with what web/src/state/authoring.ts lists. Run after changing that: npm run docs.
import { readFileSync } from 'node:fs';
import { tables } from './lib/element-api.mjs';
import { written } from './lib/written.mjs';

const page = new URL('../docs/element-api.md', import.meta.url);
let text = readFileSync(page, 'utf8');
for (const [name, table] of Object.entries(await tables())) {
  const place = new RegExp(`(<!-- ${name}: npm run docs -->\n)[^]*?(<!-- end -->)`);
  if (!place.test(text)) throw new Error(`docs/element-api.md has no place for ${name}`);
  text = text.replace(place, (_, begin, end) => `${begin}\n${table}\n\n${end}`);
}
written(page, text);
