// The libFuzzer targets of tests/fuzz, two at a time. In short the same runs every time; in long for a minute each from another
// seed, on what earlier long runs found worth keeping. An input that breaks a property is left in build/asan/crashes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './run.mjs';

/** How many inputs the short run takes: some five seconds of each target. */
const runs = {
  tables: 15000,
  relative: 6000,
  layers: 15000,
  attention: 7000,
  encoder: 7000,
  permute: 2500,
  shift: 1200,
  overflow: 4000,
  mode: 250,
  explorer: 8000,
  placement: 1500,
  claims: 50,
  closed_book: 200,
  closed_book_order: 300,
  difference: 20000,
};
const secondsLong = 60;
const folder = join(root, 'build', 'asan');

export async function fuzz(long) {
  for (const args of [
    ['--preset', 'asan'],
    ['--build', '--preset', 'fuzz'],
  ]) {
    const { code, output } = await capture('cmake', args);
    if (code !== 0) return { passed: 0, failed: 1, output };
  }
  const waiting = Object.keys(runs);
  const failures = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { code, output } = await runTarget(name, long);
      if (code !== 0) failures.push(tail(name, output));
    }
  };
  await Promise.all([worker(), worker()]);
  const failed = failures.length;
  return { passed: Object.keys(runs).length - failed, failed, output: failures.join('\n\n') };
}

function runTarget(name, long) {
  const crashes = join(folder, 'crashes');
  const corpus = join(folder, 'corpus', name);
  for (const made of [crashes, corpus]) mkdirSync(made, { recursive: true });
  const length = long ? [corpus, `-max_total_time=${secondsLong}`] : ['-seed=1', `-runs=${runs[name]}`];
  // Ten seconds for one input are a hang: the inputs are small.
  const limits = ['-max_len=600', '-len_control=0', '-timeout=10', `-artifact_prefix=${crashes}/${name}-`];
  return capture(join(folder, `${name}_fuzz`), [...length, ...limits], { UBSAN_OPTIONS: 'print_stacktrace=1' });
}

/** Without libFuzzer's progress: what broke, where, and the file that does it again. */
function tail(name, output) {
  const lines = output.split('\n').filter((line) => !/^(#\d+\t|INFO:|\s*NEW_FUNC)/.test(line));
  return [`${name}_fuzz:`, ...lines.slice(-60)].join('\n');
}
