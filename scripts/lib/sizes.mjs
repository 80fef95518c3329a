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

/** The engine in dist/engine, everything that either page can ask for, the one file, the page of results, the command, and the engine without WebAssembly. */
export function sizeReport() {
  const isCode = (file) => ['.js', '.css', '.wasm'].includes(extname(file));
  // Fetched only where WebAssembly is missing or refused.
  const isFallback = (file) => file.includes('without-wasm');
  const isUsual = (file) => isCode(file) && !isFallback(file);
  const engine = filesUnder(join(dist, 'engine', 'wasm'));
  const assets = filesUnder(join(dist, 'assets'));
  const entries = [
    ...measure('engine: module and glue', engine.filter(isUsual)),
    ...measure('page: all it can load', [join(dist, 'index.html'), ...assets.filter(isUsual)]),
    ...measure('the unit in one file', [join(dist, 'position-lab.html')]),
    ...measure('results, in one file', [join(dist, 'results.html')]),
    ...measure(
      'packages for courses',
      filesUnder(dist).filter((file) => /-scorm\d+\.zip$/.test(file)),
    ),
    ...measure('command: position-lab', filesUnder(join(dist, 'cli'))),
    ...measure(
      'engine without WebAssembly',
      engine.filter((file) => isCode(file) && isFallback(file)),
    ),
  ];
  const lines = entries.map(({ name, raw, gzip, brotli }) => row([name, raw, gzip, brotli]));
  return [row(['bytes', 'raw', 'gzip', 'brotli']), ...lines].join('\n');
}
