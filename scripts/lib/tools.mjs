// What the project needs from outside npm: for each Debian package, how to see that what it provides is there and works.
import { existsSync, readFileSync } from 'node:fs';
import { filesUnder } from './files.mjs';
import { firstLine } from './run.mjs';

/**
 * A tool is found by trying it, so that another source of it (an emsdk on PATH, say) counts too.
 * find() returns its version, 'found' if it has none, or '' if it is missing or too old.
 */
const tools = [
  { package: 'emscripten', use: 'start', find: () => version('emcc', [3, 1, 6]) },
  { package: 'libeigen3-dev', use: 'start', find: eigenVersion },
  { package: 'cmake', use: 'start', find: () => version('cmake', [3, 21]) },
  { package: 'ninja-build', use: 'start', find: () => version('ninja', [1, 10]) },
  { package: 'g++', use: 'test', find: () => version('g++', [11]) },
  { package: 'googletest', use: 'test', find: () => file('/usr/src/googletest/CMakeLists.txt') },
  // libFuzzer; the compiler itself comes with emscripten.
  { package: 'clang-14', use: 'test', find: () => version('clang++-14', [14]) },
  { package: 'libclang-rt-14-dev', use: 'test', find: libFuzzer },
  { package: 'clang-format', use: 'test', find: () => version('clang-format', [14]) },
  { package: 'chromium', use: 'test', find: () => version('chromium', [100]) },
  // Playwright sends Firefox a command that ESR 140 does not know.
  { package: 'firefox-esr', use: 'test', find: () => version('firefox-esr', [153]) },
  // Without them, text has another width on every machine.
  { package: 'fonts-urw-base35', use: 'test', find: () => file('/usr/share/fonts/opentype/urw-base35') },
  { package: 'fonts-liberation', use: 'test', find: () => file('/usr/share/fonts/truetype/liberation') },
  // Hebrew, Arabic and arrows, which the other two lack.
  { package: 'fonts-dejavu-core', use: 'test', find: () => file('/usr/share/fonts/truetype/dejavu') },
  // Draws what the browser prints.
  { package: 'poppler-utils', use: 'test', find: () => file('/usr/bin/pdftoppm') },
  // Debian's own Python, since a newer one on PATH does not see Debian's packages.
  {
    package: 'python3-torch',
    use: 'long',
    find: () => firstLine('/usr/bin/python3', ['-c', 'import torch; print(torch.__version__)']),
  },
  { package: 'webkit2gtk-driver', use: 'long', find: () => file('/usr/bin/WebKitWebDriver') },
  { package: 'xvfb', use: 'long', find: () => file('/usr/bin/xvfb-run') },
  { package: 'mkdocs-material', use: 'long', find: () => file('/usr/share/mkdocs/themes/material') },
  { package: 'libxml2-utils', use: 'long', find: () => file('/usr/bin/xmllint') },
  { package: 'hugo', use: 'long', find: () => file('/usr/bin/hugo') },
  { package: 'python3-myst-parser', use: 'long', find: () => file('/usr/lib/python3/dist-packages/myst_parser') },
];
const uses = ['start', 'test', 'long'];

/** State of the tools that `use` needs, and the uses before it in 'start', 'test', 'long': [{ package, use, version }]. */
export function inspectTools(use) {
  const wanted = tools.filter((tool) => uses.indexOf(tool.use) <= uses.indexOf(use));
  return wanted.map((tool) => ({ package: tool.package, use: tool.use, version: tool.find() }));
}

/** The line that installs Debian packages, as a user would type it. */
export const aptLine = (packages) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** Version the program reports, or '' below `least`. */
function version(program, least) {
  const text = firstLine(program, ['--version']).match(/\d+(\.\d+)+/)?.[0] ?? '';
  return text && atLeast(text.split('.').map(Number), least) ? text : '';
}

function atLeast(numbers, least) {
  const place = least.findIndex((number, i) => number !== (numbers[i] ?? 0));
  return place < 0 || (numbers[place] ?? 0) > least[place];
}

const file = (path) => (existsSync(path) ? 'found' : '');

function libFuzzer() {
  const folder = firstLine('clang++-14', ['-print-runtime-dir']);
  return filesUnder(folder).some((path) => /libclang_rt\.fuzzer-/.test(path)) ? 'found' : '';
}

function eigenVersion() {
  const macros = '/usr/include/eigen3/Eigen/src/Core/util/Macros.h';
  if (!existsSync(macros)) return '';
  const text = readFileSync(macros, 'utf8');
  return ['WORLD', 'MAJOR', 'MINOR'].map((part) => text.match(`EIGEN_${part}_VERSION (\\d+)`)?.[1]).join('.');
}
