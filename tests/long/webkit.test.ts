/** WebKitGTK, as a neighbour of Safari: the three carriers compute in it what the engine computes in Node. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computedHere } from './computed-here.ts';
import { type Served, serveFolder } from './serve.ts';
import { type Driven, openWebKit } from './webdriver.ts';

const dist = join(import.meta.dirname, '../../dist');
const ids = ['permute', 'shift', 'overflow', 'mode'] as const;
let webkit: Driven;
let server: Served;

beforeAll(async () => {
  server = await serveFolder(dist);
  webkit = await openWebKit(4480);
});
afterAll(async () => {
  await webkit?.end();
  server?.stop();
});

/** The element's, with its picture. */
const computedThere = (): Promise<unknown> =>
  webkit.run(`const lab = document.querySelector('position-lab');
    return lab?.shadowRoot?.querySelector('.figures svg') ? lab.report : null;`);

const file = pathToFileURL(join(dist, 'position-lab.html')).href;
const carriers: readonly (readonly [string, (id: string) => Promise<void>])[] = [
  [
    'the page of the unit',
    async (id) => {
      await webkit.go(`${server.address}index.html`);
      await expect.poll(() => webkit.run(`return customElements.get('position-lab') !== undefined`)).toBe(true);
      const part = { step: 'run', reached: 'run' };
      await webkit.run(`document.querySelector('position-lab').state = arguments[0]`, {
        experiment: id,
        experiments: { [id]: part },
      });
    },
  ],
  ['the page for frames', (id) => webkit.go(`${server.address}embed.html?experiment=${id}&steps=run`)],
  ['the one file, from the disk', (id) => webkit.go(`${file}?experiment=${id}&steps=run`)],
];

describe.each(carriers)('%s', (_, open) => {
  test.each(ids)('%s', async (id) => {
    await open(id);
    await expect.poll(computedThere, { timeout: 60_000 }).toEqual(await computedHere(id));
  });
});
