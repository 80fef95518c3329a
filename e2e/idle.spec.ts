/** Battery: where nothing moves nothing runs. No frame, no timer, no message and no call of the engine comes while nobody does anything. */
import type { Locator, Page } from '@playwright/test';
import { expect, inOneBrowser, openLab, openUnit, stateOf, test } from './support.ts';

inOneBrowser('frames, timers and messages are asked for by the same code in every browser');

interface Counted extends Window {
  ran: Record<'frames' | 'timers' | 'messages' | 'calls', number>;
}

/** Counts what runs of its own accord, from before the page's first script. */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ran = { frames: 0, timers: 0, messages: 0, calls: 0 };
    Object.assign(window, { ran });
    type Asked = 'requestAnimationFrame' | 'requestIdleCallback' | 'setTimeout' | 'setInterval';
    const counting = (kind: keyof typeof ran, name: Asked) => {
      const asked = window[name] as (callback: (...given: unknown[]) => void, ...more: unknown[]) => number;
      const counted = (callback: (...given: unknown[]) => void, ...more: unknown[]) =>
        asked.call(
          window,
          (...given) => {
            ran[kind]++;
            callback(...given);
          },
          ...more,
        );
      Object.assign(window, { [name]: counted });
    };
    counting('frames', 'requestAnimationFrame');
    counting('frames', 'requestIdleCallback');
    counting('timers', 'setTimeout');
    counting('timers', 'setInterval');
    // Whatever the engine is asked, its own functions make room for what is given and taken.
    const instantiate = WebAssembly.instantiate as (
      module: WebAssembly.Module,
      imports: object,
    ) => Promise<WebAssembly.Instance>;
    const instantiated = async (...given: Parameters<typeof instantiate>) => {
      const { exports } = await instantiate(...given);
      const counted = Object.entries(exports).map(([name, one]) => {
        if (typeof one !== 'function') return [name, one];
        const call = (...more: unknown[]) => {
          ran.calls++;
          return one(...more);
        };
        return [name, call];
      });
      return { exports: Object.fromEntries(counted) };
    };
    Object.assign(WebAssembly, { instantiate: instantiated });
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...given: ConstructorParameters<typeof Real>) {
        super(...given);
        this.addEventListener('message', () => ran.messages++);
      }
    };
  });
}

/** How many of each ran in two seconds, once none has run for one. The waits are the driver's: a timer of the page would count. */
async function expectRest(page: Page): Promise<void> {
  const ran = () => page.evaluate(() => ({ ...(window as unknown as Counted).ran }));
  // What counts frames and timers is alive: what is pressed is drawn in a task, what is held in a frame, and this asks for one.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect((await ran()).frames).toBeGreaterThan(0);
  expect((await ran()).timers).toBeGreaterThan(0);
  expect((await ran()).calls).toBeGreaterThan(0);
  await expect(async () => {
    const before = await ran();
    await page.waitForTimeout(1000);
    expect(await ran()).toEqual(before);
  }).toPass();
  const before = await ran();
  await page.waitForTimeout(2000);
  expect(await ran()).toEqual(before);
  const moving = page.locator('position-lab').evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().length);
  expect(await moving).toBe(0);
}

const callsOf = (page: Page) => page.evaluate(() => (window as unknown as Counted).ran.calls);
const run = (id: string) => (page: Page) => openLab(page, `experiment=${id}&steps=run`);
const only = (id: string) => (page: Page) => openLab(page, `experiment=${id}`);
const slide = (lab: Locator) => lab.locator('.rng').first().press('ArrowRight');
const press = (name: string | RegExp) => (lab: Locator) => lab.getByRole('button', { name }).first().press('Enter');

/** Each view, and the first thing that can be done there. */
const views: readonly (readonly [string, (page: Page) => Promise<Locator>, (lab: Locator) => Promise<void>])[] = [
  ['permute', run('permute'), (lab) => lab.locator('[data-chip="0"]').press('ArrowRight')],
  ['shift', run('shift'), slide],
  ['overflow', run('overflow'), slide],
  ['mode', run('mode'), slide],
  ['explorer', run('explorer'), slide],
  ['placement', run('placement'), press('One layer')],
  ['deck', only('deck'), press('Answer 20 cards')],
  ['closed-book', only('closed-book'), press(/^Order the steps/)],
  ['bugs', only('bugs'), (lab) => lab.getByRole('radio').first().press('Space')],
];

test('at rest some time after the start and after a motion', async ({ context }) => {
  const rests = views.map(async ([name, open, act]) => {
    const page = await context.newPage();
    await count(page);
    const lab = await open(page);
    const before = JSON.stringify(await stateOf(page));
    const calls = await callsOf(page);
    await act(lab);
    await expect.poll(async () => JSON.stringify(await stateOf(page)) === before, name).toBe(false);
    // What counts calls is alive: another setting is computed. The pages only turn to another card.
    if (!['deck', 'bugs', 'closed-book'].includes(name))
      await expect.poll(() => callsOf(page), name).toBeGreaterThan(calls);
    await expectRest(page);
  });
  await Promise.all(rests);
});

test('at rest with the Embed dialog open, and with claims that were tried', async ({ context }) => {
  const [embedding, claiming] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([embedding, claiming].map(count));
  const unit = await openUnit(embedding);
  await press('Embed')(unit);
  await expect(unit.getByRole('textbox', { name: 'Link' })).toBeVisible();
  const lab = await run('permute')(claiming);
  await press(/claims to check$/)(lab);
  await press('True')(lab);
  await press(/^Try 300 random cases/)(lab);
  await expect(lab.locator('.claim-result')).toContainText(/of 300 cases/);
  await Promise.all([embedding, claiming].map(expectRest));
});
