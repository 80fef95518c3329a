// What the bench needs beside dist/: the peers, the kernel natively and for JavaScript, and the pages that Chromium loads.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, show } from '../../scripts/lib/run.mjs';

const bench = join(root, 'tests', 'bench');
export const buildFolder = join(root, 'build', 'bench-pages');
export const site = join(buildFolder, 'site');
export const nativeProgram = join(root, 'build', 'bench', 'bench_native');

/** The kernel as modules; they lie in the site, since what lies in a build folder of CMake is CommonJS to Node. */
export const kernelFolder = join(site, 'kernels');
export const kernelFiles = {
  simd: { js: 'simd.js', wasm: 'simd.wasm' },
  scalar: { js: 'scalar.js', wasm: 'scalar.wasm' },
  withoutWasm: { js: 'without-wasm.js' },
};

const pages = ['race', 'first-engine', 'first-tfjs-wasm', 'first-tfjs-cpu', 'first-onnx'];

/** Installs the peers if they are not what the lock says. They are of the bench only, so `npm ci` of the project leaves them out. */
export function installPeers() {
  const installed = join(bench, 'node_modules', '.package-lock.json');
  const versions = (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return JSON.stringify(
      Object.entries(packages)
        .filter(([path]) => path !== '')
        .map(([path, { version }]) => [path, version]),
    );
  };
  if (existsSync(installed) && versions(installed) === versions(join(bench, 'package-lock.json'))) return;
  // --ignore-scripts: one of protobufjs's would only look at versions.
  show('npm', ['ci', '--prefix', bench, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}

export function buildKernels() {
  // Of a PC's registers only those of 128 bits, as wide as WebAssembly's. Other processors' are no wider.
  const width = process.arch === 'x64' ? '-msse4.1' : '';
  show('cmake', ['--preset', 'bench', `-DCMAKE_CXX_FLAGS=${width}`, '--log-level=WARNING']);
  show('cmake', ['--build', '--preset', 'bench']);
  for (const preset of ['wasm', 'scalar']) {
    show('cmake', ['--preset', preset, '--log-level=WARNING']);
    show('cmake', ['--build', '--preset', `${preset}-bench`]);
  }
}

/** Fills the site: one bundle for each page, so that none carries what only another needs; the kernels beside them. */
export async function buildPages() {
  const { build } = await import('vite');
  rmSync(site, { recursive: true, force: true });
  for (const page of pages) {
    await build({
      configFile: false,
      root: join(bench, 'pages'),
      base: './',
      logLevel: 'error',
      build: {
        outDir: join(site, page),
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: { input: join(bench, 'pages', `${page}.html`) },
      },
    });
  }
  mkdirSync(kernelFolder, { recursive: true });
  const copy = (preset, from, to) => copyFileSync(join(root, 'build', preset, from), join(kernelFolder, to));
  for (const [preset, name] of [
    ['wasm', 'simd'],
    ['scalar', 'scalar'],
  ]) {
    // The glue asks for the name that it was linked with, beside it.
    const glue = readFileSync(join(root, 'build', preset, 'bench_kernel.js'), 'utf8');
    writeFileSync(join(kernelFolder, `${name}.js`), glue.replaceAll('bench_kernel.wasm', `${name}.wasm`));
    copy(preset, 'bench_kernel.wasm', `${name}.wasm`);
  }
  copy('scalar', 'bench_kernel_without_wasm.js', 'without-wasm.js');
  writeFileSync(join(kernelFolder, 'files.json'), JSON.stringify(kernelFiles));
}
