// The page itself: how much a reader downloads, how long until the first picture, and does a drag keep up with the screen?
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { measure } from '../../scripts/lib/sizes.mjs';
import { buildFolder } from './build.mjs';
import { withCompressed } from './compressed.mjs';
import { dragSteps, loadedPaths, readyTimes, slow4G } from './lab-measures.mjs';
import { longTasks } from './long-tasks.mjs';
import { section } from './markdown.mjs';
import { quantile } from './race.mjs';

const starts = [
  { name: 'as it is', times: 11 },
  { name: 'processor 4 times slower', times: 5, slower: 4 },
  { name: 'processor 4 times slower, slow 4G', times: 5, slower: 4, network: slow4G },
];
const rounds = 3;
const steps = 240;
const sizes = [
  { tokens: 12, width: 32 },
  { tokens: 64, width: 64 },
];
const frame = 1000 / 60;
const dist = join(root, 'dist');
const ms = (value) => value.toFixed(1);
const spread = (values) => [quantile(values, 0.5), Math.min(...values), Math.max(...values)].map(ms);

/** lab: address where dist/ is served. */
export async function measureLab({ browser, lab: address }) {
  console.log('page: sizes, first result, drag, long tasks');
  const paths = await loadedPaths(browser, address);
  const ready = [];
  await withCompressed(dist, async (compressed) => {
    for (const start of starts) ready.push({ ...start, found: await readyTimes(browser, compressed, start) });
  });
  const drags = [];
  for (const size of sizes) drags.push({ ...size, times: await dragSteps(browser, address, { ...size, steps }) });
  const page = paths.map((path) => join(dist, path === '/' ? 'index.html' : path));
  const tasks = await longTasks(browser, address, rounds);
  return { engine: await engineBytes(page), page: measure('', page).at(-1), ready, drags, tasks };
}

/** The module among the files that the page loads, and its glue: in the page's own scripts it cannot be told apart. */
async function engineBytes(files) {
  const { minifySync } = await import('vite');
  const module = files.find((file) => file.endsWith('.wasm'));
  // Vite puts a digest behind the name.
  const source = join(root, 'web', 'src', 'engine', 'wasm', `${basename(module).split('-')[0]}.js`);
  const glue = join(buildFolder, 'page-glue.js');
  writeFileSync(glue, minifySync(source, readFileSync(source, 'utf8')).code);
  return measure('', [module, glue]).at(-1);
}

export function labSections({ engine, page, ready, drags, tasks }) {
  return [
    ...section(
      'Sizes in bytes',
      ['', 'raw', 'gzip', 'brotli', 'aim, brotli'],
      [
        ["the page's engine: module and glue", engine.raw, engine.gzip, engine.brotli, 60_000],
        ['first page: all it loads', page.raw, page.gzip, page.brotli, 200_000],
      ],
    ),
    ...section(
      'From navigation to the first result of the page, ms',
      ['nothing cached, compressed', 'times', 'median', 'least', 'most'],
      ready.map(({ name, found }) => [name, found.length, ...spread(found)]),
      '"Slow 4G" of the tools of Chromium: 180 kB/s down, 84 kB/s up, 563 ms before each answer.',
    ),
    ...section(
      `A dragged step of permute, ms: from the pointer event to the end of painting, ${steps} steps`,
      ['tokens x width', 'p50', 'p95', 'aim, p95', 'engine p50', 'tree and DOM p50', 'style, layout, paint p50'],
      drags.map(dragRow),
    ),
    ...section(
      'The longest task of the main thread, ms',
      ['', 'median', 'least', 'most'],
      tasks.map(({ act, longest }) => [act, ...spread(longest)]),
      `Of each act, ${rounds} times, nothing slowed down. Aim: none over 50; 0 is none over 50.`,
    ),
  ];
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
