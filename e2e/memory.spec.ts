/**
 * A course page that shows lab after lab: each is put in, used and taken out again, and nothing of it stays. Counted by the browser after
 * it has collected what nobody holds: nodes, listeners, script heap; and by the page: instances of the engine, their memory, workers.
 */
import type { CDPSession, Page } from '@playwright/test';
import { elementModule, serve } from './fixtures/hosts.ts';
import { expect, type Lab, onlyChromium, test } from './support.ts';

onlyChromium('only Chromium can be asked');

/** Mounts before the first count, and before the second. Caches (words, templates, compiled code) are full by the first. */
const [first, last] = process.env.POSLAB_LONG ? [50, 300] : [16, 48];

interface Counted {
  readonly instances: WebAssembly.Memory[];
  workers: number;
  /** Of those, how many were ever started. */
  started: number;
}

/** Runs in the page: counts what it makes. */
function count(): void {
  const counted: Counted = { instances: [], workers: 0, started: 0 };
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (async (...given: Parameters<typeof instantiate>) => {
    const made = await instantiate(...given);
    const { exports } = (made as unknown as WebAssembly.WebAssemblyInstantiatedSource).instance ?? made;
    const memories = Object.values(exports as WebAssembly.Exports).filter((one) => one instanceof WebAssembly.Memory);
    counted.instances.push(...(memories as WebAssembly.Memory[]));
    return made;
  }) as typeof instantiate;
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      counted.workers++;
      counted.started++;
    }
    override terminate(): void {
      counted.workers--;
      super.terminate();
    }
  };
  Object.assign(window, { counted });
}

/** Puts in a lab of each experiment in turn, waits for its report, uses it, takes it out: so many times. */
const mount = (page: Page, from: number, to: number): Promise<void> =>
  page.locator('main').evaluate(
    async (main, [begin, end]) => {
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const ids = ['permute', 'shift', 'overflow', 'mode'];
      for (let k = begin; k < end; k++) {
        main.innerHTML = `<position-lab experiment="${ids[k % ids.length]}" steps="run"></position-lab>`;
        const lab = main.firstElementChild as unknown as Lab;
        const root = lab.shadowRoot as ShadowRoot;
        while (!lab.report || !root.querySelector('.figures svg')) await frame();
        // The last is a search for a counter-example, which still goes on when its lab is taken out.
        const acts = ['.preset-list li:nth-child(2) button, .preset-list span:nth-child(2) button', '[part~="export"]'];
        for (const act of [
          ...acts,
          '.claims .head-row button',
          '.claim-guess button',
          '.claim-try button:last-of-type',
        ]) {
          // What a press opens is drawn in a task of its own.
          while (!root.querySelector(act)) await frame();
          root.querySelector<HTMLElement>(act)?.click();
          await frame();
        }
        await frame();
        await frame();
        main.replaceChildren();
      }
    },
    [from, to] as const,
  );

async function left(page: Page, cdp: CDPSession) {
  // What a first collection frees may hold more.
  for (let k = 0; k < 3; k++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const made = await page.evaluate(() => {
    const { instances, workers, started } = (window as unknown as { counted: Counted }).counted;
    return { instances: instances.length, bytes: instances.map(({ buffer }) => buffer.byteLength), workers, started };
  });
  return {
    ...made,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    heap: metric('JSHeapUsedSize'),
  };
}

test('put in, used and taken out again and again, it leaves nothing behind', async ({ page }, info) => {
  test.setTimeout(600_000);
  await page.addInitScript(count);
  await serve(page, 'host.html', `<main></main>${elementModule}`);
  await page.goto('host.html');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await mount(page, 0, first);
  const before = await left(page, cdp);
  await mount(page, first, last);
  const after = await left(page, cdp);
  const message = `after ${first} mounts ${JSON.stringify(before)}, after ${last} ${JSON.stringify(after)}`;
  await info.attach('counts', { body: message });
  if (process.env.MEMORY_TELL) console.log(message);
  // A lab that stays holds 5,000 nodes, 110 listeners and 0.9 MB: not even one may.
  expect(after.nodes - before.nodes, message).toBeLessThan(100);
  expect(after.listeners, message).toBeLessThanOrEqual(before.listeners);
  // Compiled code comes late: over 250 mounts that leave nothing the heap grows by 0.5 MB.
  expect(after.heap - before.heap, message).toBeLessThan(1_500_000);
  expect(after.instances, message).toBe(1);
  expect(after.bytes, message).toEqual(before.bytes);
  expect(after.started, message).toBeGreaterThan(0);
  expect(after.workers, message).toBeLessThanOrEqual(1);
});
