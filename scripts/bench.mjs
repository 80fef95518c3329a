// npm run bench: builds, then prints sizes, start and speed of a drag. With -- --write also into docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { dragSteps, loadedPaths, readyTimes } from '../tests/bench/measures.mjs';
import { buildAll } from './lib/build.mjs';
import { filesUnder } from './lib/files.mjs';
import { setup } from './lib/install.mjs';
import { Failure, firstLine, main, root } from './lib/run.mjs';
import { measure } from './lib/sizes.mjs';

const starts = 11;
const steps = 240;
const sizes = [
  { tokens: 12, width: 32 },
  { tokens: 64, width: 64 },
];
const frame = 1000 / 60;
const dist = join(root, 'dist');

const introduction = `# Benchmarks

Written by \`npm run bench -- --write\`: what one machine measured once. Sizes are the same everywhere; times are not, and a busy
machine stretches them.
`;

/** Processes that wanted to run in the last minute, on average. */
const load = () => loadavg()[0].toFixed(1);
const ms = (value) => value.toFixed(1);

await main(async () => {
  setup('start');
  const chromium = firstLine('sh', ['-c', 'command -v chromium']);
  if (!chromium) throw new Failure('chromium is not on PATH: npm run doctor says how to install it');
  await buildAll();
  const report = (await inBrowser(chromium, allMeasures)).join('\n');
  console.log(`\n${report}`);
  if (process.argv.includes('--write'))
    writeFileSync(join(root, 'docs', 'benchmarks.md'), `${introduction}\n${report}\n`);
});

async function inBrowser(executablePath, action) {
  const { chromium } = await import('@playwright/test');
  const { preview } = await import('vite');
  const server = await preview({ preview: { port: 5190 }, logLevel: 'warn' });
  // --no-sandbox: Chromium refuses to start as root otherwise.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    return await action(browser, server.resolvedUrls.local[0]);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function allMeasures(browser, address) {
  const loadBefore = load();
  const paths = await loadedPaths(browser, address);
  const ready = await readyTimes(browser, address, starts);
  const drags = [];
  for (const size of sizes) drags.push({ ...size, times: await dragSteps(browser, address, { ...size, steps }) });
  return [
    ...table('Sizes in bytes', ['', 'raw', 'gzip', 'brotli', 'aim, brotli'], sizeRows(paths)),
    ...table(
      'From navigation to the first result, ms',
      ['', 'median', 'least', 'most'],
      [[`${starts} times, nothing cached`, ms(quantile(ready, 0.5)), ms(Math.min(...ready)), ms(Math.max(...ready))]],
    ),
    ...table(
      `A dragged step of permute, ms: from the pointer event to the end of painting, ${steps} steps`,
      ['tokens x width', 'p50', 'p95', 'aim, p95', 'engine p50', 'tree and DOM p50', 'style, layout, paint p50'],
      drags.map(dragRow),
    ),
    '## Where',
    '',
    ...machine(browser, loadBefore).map(([name, value]) => `- ${name}: ${value}`),
  ];
}

function sizeRows(paths) {
  const engine = filesUnder(join(dist, 'engine', 'wasm')).filter((file) => /\.(js|wasm)$/.test(file));
  const page = paths.map((path) => join(dist, path === '/' ? 'index.html' : path));
  const sum = (title, files, aim) => {
    const { raw, gzip, brotli } = measure(title, files).at(-1);
    return [title, raw, gzip, brotli, aim];
  };
  return [sum('engine: module and glue', engine, 60_000), sum('first page: all it loads', page, 200_000)];
}

function dragRow({ tokens, width, times }) {
  const part = (of, share) => ms(quantile(times.map(of), share));
  return [
    `${tokens} x ${width}`,
    part(({ total }) => total, 0.5),
    part(({ total }) => total, 0.95),
    ms(frame),
    part(({ engine }) => engine, 0.5),
    part(({ total, browser, engine }) => total - browser - engine, 0.5),
    part(({ browser }) => browser, 0.5),
  ];
}

function machine(browser, loadBefore) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const packages = ['lit', 'vite', '@playwright/test'].map((name) => `${name} ${lock[`node_modules/${name}`].version}`);
  return [
    ['processor', `${cpus().length} x ${cpus()[0].model}`],
    ['memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
    ['load, before and after', `${loadBefore} and ${load()}`],
    ['system', `${type()} ${release()}, Node ${process.version}, Chromium ${browser.version()} (headless)`],
    ['compiler', `emscripten ${firstLine('emcc', ['--version']).match(/\d+(\.\d+)+/)?.[0]}`],
    ['packages', packages.join(', ')],
    ['commit', firstLine('git', ['describe', '--always', '--dirty'])],
  ];
}

/** The least value that at least this share of the values does not exceed. */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1];
}

/** A Markdown table that reads well as it stands. */
function table(title, head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.toLocaleString('en')));
  const widths = head.map((_, col) => Math.max(3, ...lines.map((cells) => cells[col].length)));
  const line = (cells) =>
    `| ${cells.map((cell, col) => (col === 0 ? cell.padEnd(widths[col]) : cell.padStart(widths[col]))).join(' | ')} |`;
  const rule = widths.map((width, col) => (col === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [`## ${title}`, '', line(lines[0]), `| ${rule.join(' | ')} |`, ...lines.slice(1).map(line), ''];
}
