// What a browser has to fetch, as it is and compressed.
import { readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesUnder } from './files.mjs';
import { root } from './run.mjs';

const dist = join(root, 'dist');
const row = (cells) =>
  `${cells[0].padEnd(34)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(10))
    .join('')}`;

/** Sizes in bytes of some files: { name, raw, gzip, brotli }[], then their sum. */
export function measure(title, files) {
  const rows = files.map((file) => {
    const bytes = readFileSync(file);
    return {
      name: relative(dist, file),
      raw: bytes.length,
      gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes).length,
    };
  });
  const sum = (key) => rows.reduce((total, entry) => total + entry[key], 0);
  return [...rows, { name: title, raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') }];
}

/** The engine alone, and everything that either page can ask for. */
export function sizeReport() {
  const engine = filesUnder(join(dist, 'engine', 'wasm')).filter((file) => ['.js', '.wasm'].includes(extname(file)));
  const assets = filesUnder(join(dist, 'assets')).filter((file) => ['.js', '.css', '.wasm'].includes(extname(file)));
  const entries = [
    ...measure('engine: module and glue', engine),
    ...measure('page: all it can load', [join(dist, 'index.html'), ...assets]),
  ];
  const lines = entries.map(({ name, raw, gzip, brotli }) => row([name, raw, gzip, brotli]));
  return [row(['bytes', 'raw', 'gzip', 'brotli']), ...lines].join('\n');
}
