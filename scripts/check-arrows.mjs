// Who may import whom, as docs/architecture.md draws it. A room is a folder of web/src or engine; nothing points back.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { cppFiles, filesUnder } from './lib/files.mjs';
import { root } from './lib/run.mjs';

// A room may always import itself. '' is the folder itself: the scripts of the pages and of the command, the engine's matrix and error types.
const webArrows = {
  '': ['element', 'results', 'session', 'engine', 'state', 'host', 'locales'],
  // In no build. Not the other way round: nothing imports it.
  gallery: ['element', 'experiments', 'exercises'],
  element: ['frame', 'results', 'session', 'experiments', 'exercises', 'state', 'render', 'engine', 'host', 'locales'],
  frame: ['session', 'experiments', 'exercises', 'state', 'render', 'engine', 'host', 'locales'],
  results: ['session', 'experiments', 'exercises', 'state', 'render', 'engine', 'host', 'locales'],
  session: ['experiments', 'exercises', 'state', 'render', 'engine', 'host', 'locales'],
  experiments: ['formulas', 'state', 'render', 'engine', 'locales'],
  exercises: ['formulas', 'state', 'render', 'engine', 'locales'],
  formulas: ['render', 'locales'],
  engine: [],
  state: [],
  render: [],
  host: [],
  locales: [],
};
const engineArrows = {
  kernels: [],
  '': ['kernels'],
  dropout: [''],
  encoding: ['', 'dropout'],
  attention: ['', 'encoding', 'dropout', 'kernels'],
  formula: [''],
  experiments: ['', 'attention', 'encoding', 'dropout', 'formula'],
  closed_book: ['', 'attention', 'encoding', 'dropout', 'formula', 'experiments'],
  bug_cards: ['', 'attention', 'encoding', 'dropout', 'closed_book'],
  claims: ['', 'attention', 'encoding', 'dropout', 'experiments'],
  bindings: [
    '',
    'attention',
    'encoding',
    'dropout',
    'kernels',
    'formula',
    'experiments',
    'closed_book',
    'bug_cards',
    'claims',
  ],
};

const importPattern = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]/g;
const includePattern = /^\s*#\s*include\s*["<]([^">]+)[">]/gm;

const problems = [...checkWeb(), ...checkEngine()];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function checkWeb() {
  const base = join(root, 'web', 'src');
  const files = filesUnder(base).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    namesIn(file, importPattern).flatMap((name) => {
      if (/^lit(\/|$)/.test(name))
        return roomOf(base, file) === 'element' ? [] : [complain(file, name, 'only web/src/element may')];
      return name.startsWith('.') ? judge(webArrows, base, file, resolve(dirname(file), name)) : [];
    }),
  );
}

function checkEngine() {
  const base = join(root, 'engine');
  const files = cppFiles().filter((file) => file.startsWith(base + sep));
  return files.flatMap((file) =>
    namesIn(file, includePattern).flatMap((name) => {
      if (name.startsWith('emscripten'))
        return roomOf(base, file) === 'bindings' ? [] : [complain(file, name, 'only engine/bindings may')];
      // A quoted name is looked up beside the file first, then in engine/, the compiler's include folder.
      const target = [resolve(dirname(file), name), join(base, name)].find((place) => filesUnder(place).length > 0);
      return target ? judge(engineArrows, base, file, target) : [];
    }),
  );
}

function judge(arrows, base, file, target) {
  const from = roomOf(base, file);
  const to = roomOf(base, target);
  if (to === undefined) return [];
  if (!(from in arrows))
    return [`${relative(root, file)}: no arrows are drawn for the folder ${from} in scripts/check-arrows.mjs`];
  const allowed = [from, ...arrows[from]];
  return allowed.includes(to)
    ? []
    : [complain(file, relative(root, target), `its folder may import from ${allowed.join(', ')}`)];
}

/** First folder below base; '' for a file in base itself, undefined outside it. */
function roomOf(base, file) {
  const path = relative(base, file);
  if (path.startsWith('..')) return undefined;
  return path.includes(sep) ? path.split(sep)[0] : '';
}

function namesIn(file, pattern) {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1]);
}

function complain(file, name, rule) {
  return `${relative(root, file)} imports ${name}: ${rule}`;
}
