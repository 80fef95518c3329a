// Building, in the order of dependence: engine (C++ to WebAssembly) -> dist/engine (module for Node and browsers) -> command -> page.
// What is fresh is not built again: ninja sees to the engine, a stamp over the contents of its inputs to the rest.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { versions, writeCourse } from './courses.mjs';
import { filesUnder } from './files.mjs';
import { Failure, root, show } from './run.mjs';

const path = (...parts) => join(root, ...parts);
const settings = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/lib/build.mjs',
  'scripts/lib/element-api.mjs',
  'scripts/lib/markdown.ts',
  'scripts/lib/page-words.ts',
];

/** Brings dist/ up to date. */
export async function buildAll() {
  buildEngine();
  await ifStale('engine-module', ['web/src/engine', ...settings], ['dist/engine/index.js'], buildEngineModule);
  await ifStale('command', ['web/src', ...settings], ['dist/cli/position-lab.js'], buildCommand);
  await ifStale(
    'page',
    ['web', 'docs/embedding.md', ...settings],
    [
      'dist/index.html',
      'dist/embed.html',
      'dist/position-lab.js',
      'dist/custom-elements.json',
      'dist/position-lab.d.ts',
      'dist/position-lab-anywidget.d.ts',
    ],
    buildPage,
  );
  await ifStale('one-file', ['web', ...settings], ['dist/position-lab.html'], buildOneFile);
  await ifStale('results', ['web', ...settings], ['dist/results.html'], buildResults);
  const courses = Object.keys(versions).map((name) => `dist/position-lab-${name}.zip`);
  await ifStale('courses', ['dist/position-lab.html', 'scripts/lib/courses.mjs'], courses, buildCourses);
}

/** The modules in web/src/engine/wasm, by CMake. */
export function buildEngine() {
  for (const preset of ['wasm', 'scalar']) {
    // CMake itself does not notice that a preset has changed.
    const ninja = path('build', preset, 'build.ninja');
    const changed = (file) => statSync(file).mtimeMs;
    if (!existsSync(ninja) || changed(ninja) < changed(path('CMakePresets.json'))) show('cmake', ['--preset', preset]);
    show('cmake', ['--build', '--preset', preset]);
  }
}

/** dist/engine: the adapter as JavaScript with its types, the modules in the same place beside it. */
async function buildEngineModule() {
  const { default: ts } = await import('typescript');
  const { minifySync } = await import('vite');
  console.log('Building dist/engine');
  const source = path('web/src/engine');
  const target = path('dist/engine');
  rmSync(target, { recursive: true, force: true });

  const program = compiled(ts, [join(source, 'index.ts')], {
    noEmit: false,
    declaration: true,
    rootDir: source,
    outDir: target,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
  });
  const { diagnostics } = program.emit();
  failOn(ts, [...ts.getPreEmitDiagnostics(program), ...diagnostics]);
  // The compiler reads these, but does not copy them.
  for (const file of filesUnder(source).filter((name) => /\/engine[^/]*\.(d\.ts|js|wasm)$/.test(name))) {
    const copy = join(target, relative(source, file));
    mkdirSync(dirname(copy), { recursive: true });
    // Emscripten only strips the glue's white space; the page's own build shortens it as well.
    if (file.endsWith('.js')) writeFileSync(copy, minifySync(file, readFileSync(file, 'utf8')).code);
    else copyFileSync(file, copy);
  }
}

function compiled(ts, files, changed) {
  const config = ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return ts.createProgram(files, { ...options, ...changed });
}

function failOn(ts, diagnostics) {
  if (diagnostics.length === 0) return;
  const host = { getCurrentDirectory: () => root, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };
  throw new Failure(ts.formatDiagnostics(diagnostics, host));
}

/** A sentence that a language lacks fails here: Vite would leave a hole in its place. */
async function checkLocales() {
  const { default: ts } = await import('typescript');
  const locales = filesUnder(path('web/src/locales'));
  const program = compiled(ts, locales, {});
  failOn(
    ts,
    locales.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file))),
  );
}

/** dist/cli: the command in one file, on the engine beside it. */
export async function buildCommand() {
  const { build } = await import('vite');
  const engineBeside = {
    name: 'engine-beside',
    enforce: 'pre',
    resolveId: (name) => (name === './engine/index.ts' ? { id: '../engine/index.js', external: true } : null),
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [engineBeside],
    ssr: { noExternal: true },
    build: {
      ssr: 'web/src/cli.ts',
      outDir: 'dist/cli',
      target: 'node20',
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'position-lab.js', banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  });
  chmodSync(path('dist/cli/position-lab.js'), 0o755);
}

/** Everything in dist that nothing below or above makes: pages, modules and dist/assets, by Vite. */
async function buildPage() {
  await checkLocales();
  const { build } = await import('vite');
  // Not Vite's emptyOutDir: dist/engine and dist/cli stay.
  for (const name of existsSync(path('dist')) ? readdirSync(path('dist')) : []) {
    if (!['engine', 'cli'].includes(name)) rmSync(path('dist', name), { recursive: true });
  }
  await build({ configFile: path('vite.config.ts'), logLevel: 'warn' });
  const { manifest } = await import('./element-api.mjs');
  writeFileSync(path('dist/custom-elements.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  copyFileSync(path('web/src/element/api.d.ts'), path('dist/position-lab.d.ts'));
  await declareWidget();
}

/** Its types for who bundles the widget: the compiler's own, of the file that it begins with. */
async function declareWidget() {
  const { default: ts } = await import('typescript');
  const source = path('web/src/anywidget.ts');
  const program = compiled(ts, [source], { noEmit: false, declaration: true, emitDeclarationOnly: true });
  const { diagnostics } = program.emit(program.getSourceFile(source), (_, text) =>
    writeFileSync(path('dist/position-lab-anywidget.d.ts'), text),
  );
  failOn(ts, diagnostics);
}

/** dist/position-lab.html: the whole unit in one file, for a double click, an upload, a sandbox that lets nothing else in. */
export const buildOneFile = () => buildInOne('position-lab.html', 'one-file');

/** dist/results.html: the teacher's page, in one file for a double click. Without the engine for browsers that have no WebAssembly. */
export const buildResults = () => buildInOne('results.html', 'results-file', [unsaidInEnglish]);

/** What a transcript did in pages and dialogs is played there, but nothing of it is said: a third of each language stays out. */
const unsaid = ['deck', 'closed-book/index', 'bugs/index', 'embedding', 'results'];
const unsaidInEnglish = {
  name: 'unsaid-in-english',
  enforce: 'pre',
  resolveId(name, importer = '') {
    const isUnsaid = unsaid.some((part) => name === `./${part}.ts`);
    return isUnsaid && /\/locales\/\w+\/language\.ts$/.test(importer) ? path('web/src/locales/en', name) : null;
  },
};

/** A page with all its files inside; what lies in `folder` of web/src/engine takes the place of what has its name there. */
async function buildInOne(page, folder, more = []) {
  const { build, runnerImport } = await import('vite');
  const { pageWords } = (await runnerImport(path('scripts/lib/page-words.ts'))).module;
  const { viteSingleFile } = await import('vite-plugin-singlefile');
  const others = path('web/src/engine', folder);
  const replaced = readdirSync(others).filter((name) => !name.endsWith('.d.ts'));
  const inOneFile = {
    name: 'in-one-file',
    enforce: 'pre',
    resolveId(name, importer = '') {
      const other = replaced.find(
        (file) => name.endsWith(`/${file}`) && resolve(dirname(importer), name) === path('web/src/engine', file),
      );
      return other ? join(others, other) : null;
    },
  };
  // Emscripten's glue names the module as well, for a start that is not ours: it would be in the page once more for each glue.
  const glueNamesNothing = {
    name: 'glue-names-nothing',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/engine/wasm/engine.js')) return null;
      const named = 'new URL("engine.wasm",import.meta.url)';
      if (!code.includes(named)) throw new Failure(`${id} does not contain ${named}`);
      return { code: code.replace(named, 'new URL("about:blank")'), map: null };
    },
  };
  const target = path('build', folder);
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path('web'),
    base: './',
    plugins: [...more, pageWords, inOneFile, glueNamesNothing, viteSingleFile({ removeViteModuleLoader: true })],
    // Chromium takes no module from a blob of a page on the disk.
    worker: { format: 'iife', plugins: () => [glueNamesNothing] },
    build: {
      outDir: target,
      emptyOutDir: true,
      target: 'es2022',
      // Parentheses would have every module of the file compiled while it is read, the languages nobody asked for too.
      rolldownOptions: { input: path('web', page), optimization: { pifeForModuleWrappers: false } },
    },
  });
  copyFileSync(join(target, page), path('dist', page));
}

/** dist/position-lab-scorm12.zip and its sibling, for an upload into a course. */
async function buildCourses() {
  for (const [name, version] of Object.entries(versions))
    await writeCourse(version, path('dist/position-lab.html'), path(`dist/position-lab-${name}.zip`));
}

/** Runs `action` unless `inputs` (files and folders) have the contents they had after the last run, and `outputs` exist. */
async function ifStale(name, inputs, outputs, action) {
  const stamp = path('build', `${name}.stamp`);
  const now = contentsOf(inputs);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (now === before && outputs.every((output) => existsSync(path(output)))) return;
  rmSync(stamp, { force: true });
  await action();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

function contentsOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesUnder(path(input))))
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
