// Lists of files.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** All files in a folder and its folders, sorted, without installed packages; a file stands for itself, what is not there for nothing. */
export function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place)
    .filter((name) => name !== 'node_modules')
    .sort();
  return names.flatMap((name) => filesUnder(join(place, name)));
}

/** Our own C++ files. */
export function cppFiles() {
  const files = ['engine', 'tests'].flatMap((folder) => filesUnder(join(root, folder)));
  return files.filter((file) => /\.(h|cpp)$/.test(file));
}
