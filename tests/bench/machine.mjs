// Where it was measured, and with which versions.
import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { firstLine, root } from '../../scripts/lib/run.mjs';

/** Processes that wanted to run in the last minute, on average. */
export const load = () => loadavg()[0].toFixed(1);

const versionsIn = (lock, names) => {
  const { packages } = JSON.parse(readFileSync(join(root, lock), 'utf8'));
  return names.map((name) => `${name} ${packages[`node_modules/${name}`].version}`).join(', ');
};
const version = (program) => firstLine(program, ['--version']).match(/\d+(\.\d+)+/)?.[0];

export function machineSection(browser, loadBefore) {
  const peers = [
    '@tensorflow/tfjs-core',
    '@tensorflow/tfjs-backend-wasm',
    '@tensorflow/tfjs-backend-cpu',
    'onnxruntime-web',
  ];
  const facts = [
    ['processor', `${cpus().length} x ${cpus()[0].model}`],
    ['memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
    ['load, before and after', `${loadBefore} and ${load()}`],
    ['system', `${type()} ${release()}, Node ${process.version}, Chromium ${browser.version()} (headless)`],
    ['compilers', `emscripten ${version('emcc')}, g++ ${version('g++')}`],
    ['packages', versionsIn('package-lock.json', ['lit', 'vite', '@playwright/test'])],
    ['peers', versionsIn('tests/bench/package-lock.json', peers)],
    ['commit', firstLine('git', ['describe', '--always', '--dirty'])],
  ];
  return ['## Where', '', ...facts.map(([name, value]) => `- ${name}: ${value}`), ''];
}
