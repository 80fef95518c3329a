// A generated file that is committed: written anew, or, with --check, only compared (tests/web/render-generated.test.ts).
import { readFileSync, writeFileSync } from 'node:fs';

export function written(url, text) {
  if (!process.argv.includes('--check')) {
    writeFileSync(url, text);
    return;
  }
  if (readFileSync(url, 'utf8') === text) return;
  console.error(`${url.pathname} is not what its script writes. Run the script, do not edit the file.`);
  process.exitCode = 1;
}
