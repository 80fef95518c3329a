// npm run memory: what eight labs on a page cost in Chromium, as elements and as frames of another site. Measures dist/ as it is.
// Prints a table; nothing is asserted, since the numbers depend on the machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, firstLine, main, root } from './lib/run.mjs';

const ids = ['permute', 'shift', 'overflow', 'mode', 'permute', 'shift', 'overflow', 'mode'];
const query = (id) => `experiment=${id}&steps=run`;
const element = (id) => `<p>text</p><position-lab experiment="${id}" steps="run"></position-lab>`;
const script = '<script type="module" src="/position-lab.js"></script>';
const pages = {
  'an empty page': () => '',
  'one element': () => element('permute') + script,
  'eight elements, those near the window started': () =>
    ids.map(element).join('<div style="height: 3000px"></div>') + script,
  'eight elements, all started': () => ids.map(element).join('') + script,
  'one frame': (there) => frame(there, 'permute'),
  'eight frames of one other site': (there) => ids.map((id) => frame(there, id)).join(''),
};
const frame = (there, id) =>
  `<iframe title="lab" src="${there}/embed.html?${query(id)}" width="900" height="1200"></iframe>`;

await main(async () => {
  const executablePath = firstLine('sh', ['-c', 'command -v chromium']);
  if (!executablePath) throw new Failure('chromium is not on PATH: npm run doctor says how to install it');
  const { chromium } = await import('@playwright/test');
  const { preview } = await import('vite');
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: join(root, 'dist') },
    // Both names of this machine, which a browser takes for two sites.
    preview: { port: 5190, host: true },
    logLevel: 'warn',
    plugins: [{ name: 'hosts', configurePreviewServer: addHosts }],
  });
  const port = new URL(server.resolvedUrls.local[0]).port;
  const launch = {
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-features=SpareRendererForSitePerProcess'],
  };
  try {
    console.log('| page | renderers, PSS in MB | script heap, MB | WebAssembly memories, MB |\n|---|---|---|---|');
    for (const name of Object.keys(pages)) {
      const browser = await chromium.launch(launch);
      try {
        console.log(`| ${name} | ${(await measured(browser, name, port)).join(' | ')} |`);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await server.close();
  }

  function addHosts({ middlewares }) {
    middlewares.use('/host.html', ({ originalUrl }, response) => {
      const name = new URL(originalUrl, 'http://localhost').searchParams.get('page');
      const body = pages[name](`http://127.0.0.1:${port}`);
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course page</title><body>${body}</body></html>`,
      );
    });
  }
});

/** [PSS of each renderer, the page's own and one that Chromium keeps ready among them, heaps of all scripts, sizes of all WebAssembly memories], when everything that starts has started. */
async function measured(browser, name, port) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.addInitScript(() => {
    window.memories = [];
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const instance = await instantiate.apply(WebAssembly, given);
      const { exports } = instance.instance ?? instance;
      window.memories.push(...Object.values(exports).filter((one) => one instanceof WebAssembly.Memory));
      return instance;
    };
  });
  await page.goto(`http://localhost:${port}/host.html?page=${encodeURIComponent(name)}`);
  const elements = await page.locator('position-lab').all();
  for (const lab of elements.slice(0, name.includes('those near') ? 1 : undefined)) await started(lab);
  // A frame of another site sleeps until it is in view.
  for (const frame of page.frames().filter((one) => one !== page.mainFrame())) {
    await (await frame.frameElement()).scrollIntoViewIfNeeded();
    await started(frame.locator('position-lab'));
  }
  await page.waitForTimeout(2000);
  let heap = 0;
  for (const target of new Set([
    page,
    ...page
      .frames()
      .filter((one) => one !== page.mainFrame())
      .slice(0, 1),
  ])) {
    const cdp = await page
      .context()
      .newCDPSession(target)
      .catch(() => null);
    if (!cdp) continue;
    await cdp.send('HeapProfiler.collectGarbage');
    heap += (await cdp.send('Runtime.getHeapUsage')).usedSize;
  }
  const wasm = (
    await Promise.all(
      page.frames().map((one) => one.evaluate(() => window.memories.map(({ buffer }) => buffer.byteLength))),
    )
  ).flat();
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const renderers = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => pss(id))
    .sort((a, b) => b - a);
  const sizes = wasm.length === 0 ? 'none' : `${wasm.length} of ${mega(Math.max(...wasm))}`;
  return [renderers.map(mega).join(' + '), mega(heap), sizes];
}

async function started(lab) {
  await lab.scrollIntoViewIfNeeded();
  await lab.locator('.figures svg').first().waitFor();
}

/** In bytes: memory of a process, shared pages divided among those that share them. */
function pss(id) {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]) * 1024;
}

function mega(bytes) {
  return (bytes / 1e6).toFixed(1);
}
