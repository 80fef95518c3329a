// What README.md, CONTRIBUTING.md and docs/ name must exist: relative links, paths in `code`, npm scripts, CMake presets. What they
// show of a file is in it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesUnder } from './lib/files.mjs';
import { root } from './lib/run.mjs';

const documents = ['README.md', 'CONTRIBUTING.md', 'docs'].flatMap((place) => filesUnder(join(root, place)));
const scripts = json('package.json').scripts;
const presets = Object.values(json('CMakePresets.json'))
  .flatMap((list) => (Array.isArray(list) ? list : []))
  .map(({ name }) => name);
const folders = ['.ci', 'docs', 'e2e', 'engine', 'scripts', 'tests', 'web'];

const problems = documents.filter((file) => file.endsWith('.md')).flatMap(problemsOf);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function problemsOf(file) {
  const text = readFileSync(file, 'utf8');
  const all = (pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
  // In a block of code, links are those of other people's pages.
  const prose = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)| (?:src|href)="([^"]+)"/g)].map(([, a, b]) => a ?? b);
  const missing = [
    ...links.filter((link) => !linkExists(file, link)),
    ...all(/`([^`\s]+)`/g).filter((code) => isPath(code) && !existsSync(join(root, code))),
    ...all(/npm run ([\w:-]+)/g)
      .filter((name) => !(name in scripts))
      .map((name) => `npm run ${name}`),
    ...all(/\bnpm (start|test)\b/g)
      .filter((name) => !(name in scripts))
      .map((name) => `npm ${name}`),
    ...all(/--preset ([\w-]+)/g)
      .filter((name) => !presets.includes(name))
      .map((name) => `the preset ${name}`),
  ];
  return [
    ...missing.map((name) => `${relative(root, file)} names ${name}, which does not exist`),
    ...strayLines(text).map((line) => `${relative(root, file)} shows ${line}, which is not in the file it names`),
  ];
}

/** A block of code that names a file shows lines of it: what people copy is what a test builds. */
function strayLines(text) {
  return [...text.matchAll(/^(`{3,})\w+ (\S+)\n([\s\S]*?)^\1$/gm)].flatMap(([, , name, block]) => {
    const source = existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '';
    return block.split('\n').filter((line) => !source.includes(line.trim()));
  });
}

/** A link to another server is not tried; one to a heading must name a heading. */
function linkExists(file, link) {
  if (/^[a-z]+:/.test(link)) return true;
  const [path, heading] = link.split('#');
  const target = path ? resolve(dirname(file), path) : file;
  if (!existsSync(target)) return false;
  return !heading || headingsOf(target).includes(heading);
}

function headingsOf(file) {
  const titles = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map((match) => match[1]);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Code that reads as a path below one of our folders; patterns and placeholders are no paths. */
function isPath(code) {
  return folders.includes(code.split('/')[0]) && code.includes('/') && !/[*<>{}()…]/.test(code);
}

function json(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'));
}
