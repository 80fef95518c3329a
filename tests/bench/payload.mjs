// What does a reader download before the first attention, and how long until its result? One page for each contender.
import { join } from 'node:path';
import { measure } from '../../scripts/lib/sizes.mjs';
import { site } from './build.mjs';
import { section } from './markdown.mjs';
import { firstShape } from './problem.mjs';
import { median, requireEqual } from './race.mjs';

const starts = 11;
export const engineName = 'this engine';
export const onnxName = 'onnxruntime-web, wasm';
const contenders = [
  { name: engineName, page: 'first-engine' },
  { name: 'tfjs-core, wasm backend', page: 'first-tfjs-wasm' },
  { name: 'tfjs-core, cpu backend', page: 'first-tfjs-cpu' },
  { name: onnxName, page: 'first-onnx' },
];

/** By name: { raw, gzip, brotli, ready: ms of each start }. pages: address of the bench's pages. */
export async function racePayload({ browser, pages: address, node }) {
  console.log('payload and first result');
  await node.lineUp('growth', firstShape);
  const expected = node.expected();
  const found = new Map();
  for (const { name, page } of contenders)
    found.set(name, { ...bytesOf(await start(browser, address, page)), ready: [] });
  for (let k = 0; k < starts; k++) {
    for (const { name, page } of contenders) {
      const { ms, numbers } = await start(browser, address, page);
      requireEqual(name, numbers, expected);
      found.get(name).ready.push(ms);
    }
  }
  return found;
}

/** One start in a browser that has cached nothing: { ms, numbers, paths }. */
async function start(browser, address, name) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const paths = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(`${address}${name}/${name}.html`);
  await page.waitForFunction(() => window.firstResult);
  const result = await page.evaluate(() => window.firstResult);
  await context.close();
  return { ...result, paths };
}

function bytesOf({ paths }) {
  const files = paths.filter((path) => /\.(m?js|wasm)$/.test(path)).map((path) => join(site, path));
  return measure('', files).at(-1);
}

export function payloadSections(found) {
  const rows = contenders.map(({ name }) => {
    const { raw, gzip, brotli, ready } = found.get(name);
    const times = `${Math.round(median(ready))} [${Math.round(Math.min(...ready))}-${Math.round(Math.max(...ready))}]`;
    return [name, raw, gzip, brotli, times];
  });
  return section(
    'Download in bytes, and from navigation to the first attention of 60 tokens, ms',
    ['', 'raw', 'gzip', 'brotli', `median of ${starts} [least-most]`],
    rows,
    'Served from this machine: on a network, the download decides.',
  );
}
