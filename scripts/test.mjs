// npm test: everything that must hold, in order, going on after a failure. Ends with one line, `N passed, N failed`: single tests
// where a test runner counts them, one for each other check. `npm test -- web e2e` runs only the stages named.
// npm run test:long: the engine, web and browser tests again and again in random order, to find what depends on order or luck; more
// odd arguments; whether PyTorch still says what tests/fixtures/reference.json says (npm test does so too where PyTorch is installed);
// and WebKitGTK, course sites and the manifests for courses, whose tools only it installs.

import { cppFiles } from './lib/files.mjs';
import { fuzz } from './lib/fuzz.mjs';
import { setup } from './lib/install.mjs';
import { Failure, firstLine } from './lib/run.mjs';
import { check, engineTests, playwright, vitest, vitestLong } from './lib/runners.mjs';

const long = process.argv.includes('--long');
const chosen = process.argv.slice(2).filter((word) => word !== '--long');

const stages = [
  { name: 'tools', title: 'Tools', run: () => check(process.execPath, ['scripts/doctor.mjs']) },
  {
    name: 'style',
    title: 'TypeScript: format and lint',
    run: () => check('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
  { name: 'style', title: 'C++: format', run: () => check('clang-format', ['--dry-run', '-Werror', ...cppFiles()]) },
  {
    name: 'style',
    title: 'Imports follow the arrows',
    run: () => check(process.execPath, ['scripts/check-arrows.mjs']),
  },
  { name: 'style', title: 'What docs name exists', run: () => check(process.execPath, ['scripts/check-docs.mjs']) },
  {
    name: 'style',
    title: 'docs/engine-api.md says what the types say',
    run: () => check(process.execPath, ['scripts/make-api-docs.mjs', '--check']),
  },
  { name: 'native', title: 'Engine tests, native', run: () => engineTests('native', 'native', long) },
  { name: 'asan', title: 'Engine tests under ASan and UBSan', run: () => engineTests('asan', 'asan', long) },
  { name: 'wasm', title: 'Engine tests as WebAssembly in Node', run: () => engineTests('wasm', 'wasm-test', long) },
  { name: 'fuzz', title: 'The engine with odd arguments (libFuzzer)', run: () => fuzz(long) },
  { name: 'build', title: 'Build', run: () => check(process.execPath, ['scripts/build.mjs']) },
  // After the builds that it links with.
  {
    name: 'digests',
    title: 'The same bits in every build',
    run: () => check(process.execPath, ['scripts/check-digests.mjs']),
  },
  // After the build: the types of the engine module in dist/ are checked too where tests use it.
  { name: 'types', title: 'TypeScript: types', run: () => check('tsc', []) },
  {
    name: 'fixtures',
    title: 'PyTorch gives the reference numbers',
    run: () => check('/usr/bin/python3', ['tests/fixtures/make_reference.py', '--check']),
    // Only the long run installs PyTorch.
    isPossible: () => firstLine('/usr/bin/python3', ['-c', 'import torch; print(torch.__version__)']),
  },
  { name: 'web', title: 'Boundary and web tests', run: () => vitest(long) },
  { name: 'e2e', title: 'Browser tests', run: () => playwright(long) },
  { name: 'webkit', title: 'WebKitGTK', run: () => vitestLong('webkit'), isPossible: () => false },
  {
    name: 'sites',
    title: 'Course sites, built by their own tools',
    run: () => vitestLong('sites'),
    isPossible: () => false,
  },
  {
    name: 'courses',
    title: 'Manifests for courses, by their schemas',
    run: () => vitestLong('courses'),
    isPossible: () => false,
  },
];
const slow = ['native', 'asan', 'wasm', 'fuzz', 'build', 'fixtures', 'web', 'e2e', 'webkit', 'sites', 'courses'];
/** Whose tools only the long run installs. */
const rare = ['fixtures', 'webkit', 'sites', 'courses'];

const total = { passed: 0, failed: 0 };
try {
  const unknown = chosen.filter((word) => !stages.some(({ name }) => name === word));
  if (unknown.length > 0) throw new Failure(`No stage is called ${unknown.join(', ')}: ${names()}`);
  setup(long || rare.some((name) => chosen.includes(name)) ? 'long' : 'test');
  for (const stage of stages) if (isWanted(stage)) await runStage(stage);
} catch (error) {
  total.failed++;
  console.log(error instanceof Failure ? error.message : error.stack);
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

function isWanted({ name, isPossible = () => true }) {
  if (chosen.length > 0) return chosen.includes(name);
  return long ? slow.includes(name) : isPossible();
}

function names() {
  return [...new Set(stages.map(({ name }) => name))].join(', ');
}

async function runStage({ title, run }) {
  console.log(`\n== ${title}`);
  const begin = performance.now();
  const result = await run();
  if (result.passed + result.failed === 0) {
    result.failed = 1;
    result.output += '\nNo test was run.';
  }
  if (result.failed > 0) console.log(result.output.trim());
  else if (result.note) console.log(result.note);
  console.log(
    `   ${result.passed} passed, ${result.failed} failed in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
  total.passed += result.passed;
  total.failed += result.failed;
}
