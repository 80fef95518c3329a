// The page itself: how much a reader downloads, how long until the first picture, and does a drag keep up with the screen?
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { measure } from '../../scripts/lib/sizes.mjs';
import { buildFolder } from './build.mjs';
import { dragSteps, loadedPaths, readyTimes } from './lab-measures.mjs';
import { section } from './markdown.mjs';
import { quantile } from './race.mjs';

const starts = 11;
const steps = 240;
const sizes = [
  { tokens: 12, width: 32 },
  { tokens: 64, width: 64 },
];
const frame = 1000 / 60;
const dist = join(root, 'dist');
const ms = (value) => value.toFixed(1);

/** lab: address where dist/ is served. */
export async function measureLab({ browser, lab: address }) {
  console.log('page: sizes, first result, drag');
  const paths = await loadedPaths(browser, address);
  const ready = await readyTimes(browser, address, starts);
  const drags = [];
  for (const size of sizes) drags.push({ ...size, times: await dragSteps(browser, address, { ...size, steps }) });
  const page = paths.map((path) => join(dist, path === '/' ? 'index.html' : path));
  return { engine: await engineBytes(page), page: measure('', page).at(-1), ready, drags };
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

export function labSections({ engine, page, ready, drags }) {
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
      ['', 'median', 'least', 'most'],
      [[`${starts} times, nothing cached`, ms(quantile(ready, 0.5)), ms(Math.min(...ready)), ms(Math.max(...ready))]],
    ),
    ...section(
      `A dragged step of permute, ms: from the pointer event to the end of painting, ${steps} steps`,
      ['tokens x width', 'p50', 'p95', 'aim, p95', 'engine p50', 'tree and DOM p50', 'style, layout, paint p50'],
      drags.map(dragRow),
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
