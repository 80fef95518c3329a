// The test runners. Each function resolves to { passed, failed, output }; output is for showing after a failure, note always.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { capture, npmProgram, root } from './run.mjs';

/** A command that is a test by itself. A program of an npm package is called by its name. */
export async function check(command, args) {
  const { code, output } = await capture(findProgram(command), args);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** GoogleTest, built by a CMake preset; natively each half of the tests in a process of its own. */
export async function engineTests(preset, buildPreset, long) {
  for (const args of [
    ['--preset', preset],
    ['--build', '--preset', buildPreset],
  ]) {
    const { code, output } = await capture('cmake', args);
    if (code !== 0) return { passed: 0, failed: 1, output };
  }
  const file = join(root, 'build', preset, 'poslab_test');
  const command = preset === 'wasm' ? ['node', '--no-experimental-fetch', `${file}.js`] : [file];
  const options = long ? ['--gtest_repeat=10', '--gtest_shuffle'] : [];
  const part = async (env) => {
    const { code, output } = await capture(command[0], [...command.slice(1), ...options], env);
    return countGoogleTest(code, output);
  };
  const shard = (index) =>
    part({ UBSAN_OPTIONS: 'print_stacktrace=1', GTEST_TOTAL_SHARDS: '2', GTEST_SHARD_INDEX: String(index) });
  // A WebAssembly program sees no environment.
  const parts = preset === 'wasm' ? [await part({})] : await Promise.all([shard(0), shard(1)]);
  const sum = (key) => parts.reduce((total, one) => total + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), output: parts.map(({ output }) => output).join('\n') };
}

/** Counts from the lines of single tests, not from the summary: a crash prints none. */
function countGoogleTest(code, output) {
  const count = (pattern) => output.match(pattern)?.length ?? 0;
  const passed = count(/^\[ {7}OK \] /gm);
  const begun = count(/^\[ RUN {6}\] /gm) - count(/^\[ {2}SKIPPED \] .* \(\d+ ms\)$/gm);
  const failed = begun - passed;
  const quiet = output.replace(/^\[ RUN {6}\] (.*)\n\[ {7}OK \] \1.*\n/gm, '');
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output: quiet };
}

export async function vitest(long) {
  const report = reportFile('vitest.json');
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...options, ...(long ? ['--sequence.shuffle'] : [])];
  const { code, output } = await capture(npmProgram('vitest'), args, long ? { POSLAB_LONG: '1' } : {});
  return count(code, output, report, (result) => [result.numPassedTests, result.numFailedTests]);
}

/** A test of tests/long, by the beginning of its name. */
export async function vitestLong(name) {
  const report = reportFile(`vitest-${name}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', 'vitest.long.config.ts', ...options, `tests/long/${name}`];
  const { code, output } = await capture(npmProgram('vitest'), args);
  return count(code, output, report, (result) => [result.numPassedTests, result.numFailedTests]);
}

export async function playwright(long) {
  const report = reportFile('playwright.json');
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORT: String(await freePort()),
    ...(long ? { POSLAB_LONG: '1' } : {}),
  };
  // In the long run nothing is tried again: it is there to find what fails by luck.
  const options = long ? ['--repeat-each=3', '--retries=0'] : [];
  const { code, output } = await capture(npmProgram('playwright'), ['test', '--reporter=dot,json', ...options], env);
  const result = count(code, output, report, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
  const flaky = output.match(/^ +\d+ flaky\n(?: {4}.*\n)+/m)?.[0].trimEnd();
  return { ...result, note: [flaky, ...notesIn(report)].filter(Boolean).join('\n') };
}

/** What tests say of themselves (annotations of the type note), each once: what was not tested here, and why. */
function notesIn(report) {
  const notes = new Set();
  const read = ({ suites = [], specs = [] }) => {
    for (const suite of suites) read(suite);
    for (const { tests } of specs)
      for (const { annotations } of tests)
        for (const { type, description } of annotations) if (type === 'note') notes.add(description);
  };
  if (existsSync(report)) read(JSON.parse(readFileSync(report, 'utf8')));
  return notes;
}

function reportFile(name) {
  const folder = join(root, 'build', 'reports');
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, name), { force: true });
  return join(folder, name);
}

/** A runner that ends badly without a failed test (a file that does not load, say) counts as one failure. */
function count(code, output, report, numbers) {
  const [passed, failed] = existsSync(report) ? numbers(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0];
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function findProgram(name) {
  return existsSync(npmProgram(name)) ? npmProgram(name) : name;
}
