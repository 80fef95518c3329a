/** A fresh clone has no packages: what begins there may import only Node's own modules and files of ours until it has installed them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Static imports only: what is imported later comes after the packages. */
const imports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import\s|export\s[^'"=(]*\sfrom\s)[^'"]*['"]([^'"]+)['"]/gm)].map(
    ([, name = '']) => name,
  );

function packagesOf(first: string): string[] {
  const files = new Set([first]);
  const packages: string[] = [];
  // A set is walked in the order of its growth.
  for (const file of files) {
    for (const name of imports(file)) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.push(`${file}: ${name}`);
    }
  }
  expect(files.size).toBeGreaterThan(2);
  return packages;
}

test.each(['start', 'setup', 'doctor', 'build', 'dev', 'fix', 'bench', 'test'])(
  'npm run %s begins without packages',
  (name) => {
    expect(packagesOf(join('scripts', `${name}.mjs`))).toEqual([]);
  },
);
