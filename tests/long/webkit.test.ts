/** WebKitGTK, as a neighbour of Safari: the three carriers compute in it what the engine computes in Node. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/src/engine/index.ts';
import { toPlain } from '../../web/src/engine/plain.ts';
import { wholeExperiments } from '../../web/src/experiments/registry.ts';
import { en } from '../../web/src/locales/en/index.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { Session } from '../../web/src/session/session.ts';
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

/** The engine's report on the experiment as it starts, in Node. */
async function computedHere(id: string): Promise<unknown> {
  const experiments = await wholeExperiments();
  const session = new Session({
    experiments,
    words: en,
    numbers: makeNumbers('en'),
    steps: ['run'],
    experiment: id,
    authored: () => ({}),
  });
  session.engine = await loadEngine();
  session.flush();
  expect(session.report).not.toBeNull();
  return JSON.parse(JSON.stringify(toPlain(session.report as object)));
}

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
