// The page: web/index.html (the whole unit), web/embed.html (one experiment), web/embedding.html (for authors),
// web/worksheet.html (for paper), position-lab.js (the element for other pages) and
// position-lab-anywidget.js (the element for notebooks and MyST), with every file they need beside them.
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { escaped, toHtml, withContents } from './scripts/lib/markdown.ts';
import { pageWords } from './scripts/lib/page-words.ts';

/** web/embedding.html is docs/embedding.md as a page. */
const authorsPage: Plugin = {
  name: 'authors-page',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const text = readFileSync(new URL('docs/embedding.md', import.meta.url), 'utf8');
      return html
        .replace('<!-- title -->', () => escaped(/^# (.+)/.exec(text)?.[1] ?? ''))
        .replace('<!-- docs/embedding.md -->', () => withContents(toHtml(text)));
    },
  },
};

/** What is asked of the bundler about a module. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/**
 * The chunk that a module belongs to; null: the bundler's own choice. Left to itself it makes a file for each set of places that share
 * a module, dozens for the first page. So: what both pages begin with is one file, with what their first experiment shares with others;
 * of the rest, what several places share is another. What runs at a time of its own stays apart: the script of a page, and
 * what is imported when it is wanted, such as the definition of the element.
 */
function chunkOf(id: string, graph: Graph): string | null {
  const importersOf = (one: string): readonly string[] => graph.getModuleInfo(one)?.importers ?? [];
  const isPage = (one: string): boolean => one.endsWith('.html');
  const isWanted = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  if (isPage(id) || isWanted || importersOf(id).filter(isPage).length === 1) return null;
  const above = new Set([id]);
  // A set is walked in the order of its growth.
  for (const one of above) for (const importer of importersOf(one)) above.add(importer);
  const modules = [...above];
  if (modules.some(isPage)) return 'lab';
  const places = modules.filter((one) => /\/(experiments|exercises)\/[a-z-]+\/index\.ts$/.test(one));
  if (places.length < 2) return null;
  return places.some((one) => one.endsWith('/permute/index.ts')) ? 'lab' : 'shared';
}

export default defineConfig({
  root: 'web',
  // Relative addresses: the built page works in any folder of any server.
  base: './',
  appType: 'mpa',
  plugins: [authorsPage, pageWords],
  // lit's own build for servers is the same but that importing it needs no document: course sites render their pages in Node.
  resolve: { conditions: ['module', 'node', 'development|production'] },
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: 'es2022',
    // A WebAssembly module inside JavaScript text would be a third larger and compile later; strict pages forbid data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      // It asks for a document at once, so that nobody could import the element on a server; and browsers of es2022 need none.
      polyfill: false,
      // Pages say what they begin with; modules do not, because webpack breaks the code that asks for it.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      input: {
        index: 'web/index.html',
        embed: 'web/embed.html',
        embedding: 'web/embedding.html',
        worksheet: 'web/worksheet.html',
        'position-lab': 'web/src/element/index.ts',
        'position-lab-anywidget': 'web/src/anywidget.ts',
      },
      output: {
        // Authors write these addresses into their pages: they never change.
        entryFileNames: ({ name }) => (name.startsWith('position-lab') ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'by use' }] },
      },
      preserveEntrySignatures: 'allow-extension',
    },
  },
  // A module, because the engine's own is one.
  worker: { format: 'es' },
  server: { strictPort: false },
  preview: { strictPort: false },
});
