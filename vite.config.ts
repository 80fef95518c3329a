// The page: web/index.html (the whole unit) and web/embed.html (one experiment), with every file they need beside them.
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  // Relative addresses: the built page works in any folder of any server.
  base: './',
  appType: 'mpa',
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: 'es2022',
    // A WebAssembly module inside JavaScript text would be a third larger and compile later; strict pages forbid data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['web/index.html', 'web/embed.html'] },
  },
  // A module, because the engine's own is one.
  worker: { format: 'es' },
  server: { strictPort: false },
  preview: { strictPort: false },
});
