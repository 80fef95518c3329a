// Builds tests/digests/digests.cpp natively, as WebAssembly with and without SIMD, and as plain JavaScript, and compares what the
// four print with tests/digests/digests.txt. With --write the native digests are written into that file first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { capture, Failure, main, root } from './lib/run.mjs';

const file = join(root, 'tests', 'digests', 'digests.txt');
const head = `# Digests of results that every build must compute with the same bits. Written by \`npm run digests -- --write\`
# from the native build: after a change that is meant to change them, and only then. The names say what changed.
`;

const builds = [
  { name: 'native', preset: 'native', target: 'digests' },
  { name: 'WebAssembly with SIMD', preset: 'wasm', target: 'digests' },
  { name: 'WebAssembly without SIMD', preset: 'scalar', target: 'digests' },
  { name: 'without WebAssembly', preset: 'scalar', target: 'digests-without-wasm' },
];

await main(async () => {
  const problems = [];
  for (const build of builds) {
    const found = await digestsOf(build);
    if (build.preset === 'native' && process.argv.includes('--write')) writeFileSync(file, head + found);
    problems.push(...differences(build.name, parsed(readFileSync(file, 'utf8')), parsed(found)));
  }
  if (problems.length > 0)
    throw new Failure(`${problems.join('\n')}\n${relative(root, file)} says when to write it anew.`);
});

async function digestsOf({ preset, target }) {
  await run('cmake', ['--preset', preset]);
  await run('cmake', ['--build', '--preset', preset, '--target', target]);
  const program = join(root, 'build', preset, target);
  return preset === 'native' ? run(program, []) : run('node', ['--no-experimental-fetch', `${program}.js`]);
}

async function run(command, args) {
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Failure(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Digest by name. */
function parsed(text) {
  const lines = text.split('\n').filter((line) => /^[0-9a-f]{16} /.test(line));
  return new Map(lines.map((line) => [line.slice(17), line.slice(0, 16)]));
}

function differences(build, expected, found) {
  const names = new Set([...expected.keys(), ...found.keys()]);
  return [...names]
    .filter((name) => expected.get(name) !== found.get(name))
    .map((name) => `${build}: ${name}: ${found.get(name) ?? 'none'}, the file says ${expected.get(name) ?? 'none'}`);
}
