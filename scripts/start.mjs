// npm start: installs, builds, serves dist/, prints the address.
import { buildAll } from './lib/build.mjs';
import { setup } from './lib/install.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  setup('start');
  await buildAll();
  const { preview } = await import('vite');
  // Takes the next free port if this one is taken.
  const server = await preview({ preview: { port: 5173, open: hasScreen() } });
  console.log(`\nPosition Lab is at ${server.resolvedUrls.local[0]} (stop with Ctrl+C)`);
});

/** Somebody sits in front of a graphical session, and nothing of this is automatic. */
function hasScreen() {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  return Boolean(process.stdout.isTTY && !CI && (DISPLAY || WAYLAND_DISPLAY));
}
