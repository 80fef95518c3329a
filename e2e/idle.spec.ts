/** Battery: where nothing moves nothing runs. No frame, no timer and no message comes while nobody does anything. */
import type { Locator, Page } from '@playwright/test';
import { expect, experiments, type Id, inOneBrowser, openLab, reportOf, test } from './support.ts';

inOneBrowser('frames, timers and messages are asked for by the same code in every browser');

interface Counted extends Window {
  ran: Record<'frames' | 'timers' | 'messages', number>;
}

/** Counts what runs of its own accord, from before the page's first script. */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ran = { frames: 0, timers: 0, messages: 0 };
    Object.assign(window, { ran });
    const counting = (kind: keyof typeof ran, name: 'requestAnimationFrame' | 'setTimeout' | 'setInterval') => {
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
    counting('timers', 'setTimeout');
    counting('timers', 'setInterval');
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
  expect((await ran()).frames).toBeGreaterThan(0);
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

/** The first thing that moves there: a chip, or a slider. */
const mover = (lab: Locator, id: Id): Locator => lab.locator(id === 'permute' ? '[data-chip="0"]' : '.rng').first();

test('at rest some time after the start and after a motion', async ({ context }) => {
  const rests = experiments.map(async (id) => {
    const page = await context.newPage();
    await count(page);
    const lab = await openLab(page, `experiment=${id}&steps=run`);
    const before = JSON.stringify(await reportOf(page));
    await mover(lab, id).press('ArrowRight');
    await expect.poll(async () => JSON.stringify(await reportOf(page)) === before).toBe(false);
    await expectRest(page);
  });
  await Promise.all(rests);
});
