/** Tests that documents name: whether they exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The title as the first argument of a test, in any quotes. */
export function exists(file: string, name: string): boolean {
  const title = name.replaceAll('{', '${');
  if (!existsSync(join(root, file))) return false;
  const source = readFileSync(join(root, file), 'utf8');
  return ["'", '`', '"'].some((quote) => {
    const at = source.indexOf(`${quote}${title}${quote}`);
    return at >= 0 && /\(\s*$/.test(source.slice(0, at));
  });
}
