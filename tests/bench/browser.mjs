// Headless Chromium, and the two folders that it loads from.
import { join } from 'node:path';
import { Failure, firstLine, root } from '../../scripts/lib/run.mjs';
import { site } from './build.mjs';

/** Runs action({ browser, pages, lab }): Chromium, and the addresses of the bench's pages and of dist/. */
export async function withBrowser(action) {
  const executablePath = firstLine('sh', ['-c', 'command -v chromium']);
  if (!executablePath) throw new Failure('chromium is not on PATH: npm run doctor says how to install it');
  const { chromium } = await import('@playwright/test');
  const { preview } = await import('vite');
  const serve = (outDir) =>
    preview({ configFile: false, root, base: './', build: { outDir }, preview: { port: 5190 }, logLevel: 'warn' });
  const servers = [await serve(site), await serve(join(root, 'dist'))];
  // --no-sandbox: Chromium refuses to start as root otherwise.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const [pages, lab] = servers.map((server) => server.resolvedUrls.local[0]);
  try {
    return await action({ browser, pages, lab });
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}
