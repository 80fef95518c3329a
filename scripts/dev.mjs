// npm run dev: serves web/ as it is being edited, and builds the engine again when its sources change.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildEngine } from './lib/build.mjs';
import { setup } from './lib/install.mjs';
import { capture, main, root } from './lib/run.mjs';

await main(async () => {
  setup('start');
  buildEngine();
  const { createServer } = await import('vite');
  const server = await createServer({ server: { port: 5173 } });
  await server.listen();
  server.printUrls();
  watchEngine();
});

function watchEngine() {
  let pending;
  let building = Promise.resolve();
  const build = async () => {
    const { code, output } = await capture('cmake', ['--build', '--preset', 'wasm']);
    console.log(code === 0 ? 'Engine built.' : output);
  };
  watch(join(root, 'engine'), { recursive: true }, () => {
    // An editor writes several files at once: wait until it is quiet.
    clearTimeout(pending);
    pending = setTimeout(() => {
      building = building.then(build);
    }, 200);
  });
}
