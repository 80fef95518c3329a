/** The element as a guest: it starts when it is near, takes no key, wheel, touch or focus that is not its own, and leaves nothing behind. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { elementModule, serve } from './fixtures/hosts.ts';
import { test as siteTest } from './fixtures/site.ts';
import { expect, expectNoOverflow, type Lab, onlyChromium, started, stateOf, test } from './support.ts';

onlyChromium('the engine of a browser makes no difference, or only Chromium can be asked');

const space = (pixels: number): string => `<div style="height: ${pixels}px">text</div>`;
const figures = (lab: Locator): Locator => lab.locator('.figures svg');
const wasmOf = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) files.push(request.url());
  });
  return files;
};

test('it starts when it comes near the window, is printed, or its report is asked for', async ({ page }) => {
  const files = wasmOf(page);
  const labs = ['permute', 'shift', 'mode'].map(
    (id) => `${space(4000)}<position-lab experiment="${id}" steps="run"></position-lab>`,
  );
  await serve(page, 'host.html', `${labs.join('')}${elementModule}`);
  await page.goto('host.html');
  const lab = page.locator('position-lab');
  await expect(lab.nth(2).getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForTimeout(500);
  expect(files).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 2900));
  await expect(figures(lab.nth(0)).first()).toBeVisible();
  expect(await figures(lab.nth(1)).count()).toBe(0);
  await lab.nth(1).evaluate((element) => (element as unknown as Lab).report);
  await expect(figures(lab.nth(1)).first()).toBeAttached();
  expect(await figures(lab.nth(2)).count()).toBe(0);
  // Paper does not wait.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await figures(lab.nth(2)).count()).toBeGreaterThan(0);
  expect(files).toHaveLength(1);
});

test('in a place that is as wide as what it holds it takes the room there is', async ({ page }) => {
  const inside = '<position-lab experiment="permute" steps="run"></position-lab>';
  const places = [
    `<table><tr><td>text</td><td>${inside}</td></tr></table>`,
    `<div style="display: flex">${inside}<p>text</p></div>`,
    `<dialog open style="position: static">${inside}</dialog>`,
    `<div style="float: left">${inside}</div>`,
  ];
  await serve(page, 'host.html', places.join('') + elementModule);
  await page.goto('host.html');
  for (const width of [1000, 360]) {
    await page.setViewportSize({ width, height: 700 });
    for (const lab of await page.locator('position-lab').all()) {
      await lab.evaluate((element) => (element as unknown as Lab).report);
      await expect(figures(lab).first()).toBeVisible();
      await expect.poll(async () => (await lab.boundingBox())?.width).toBeGreaterThan(0.7 * width);
    }
    await expectNoOverflow(page);
  }
});

test('in a page written from top to bottom, and one whose library gave something to every object, it works', async ({
  page,
}) => {
  const old = '<script>Object.prototype.extend = function () {}; Array.prototype.last = function () {};</script>';
  const lab = page.locator('position-lab');
  for (const before of ['<style>html { writing-mode: vertical-rl }</style>', old]) {
    await serve(
      page,
      'host.html',
      `${before}<position-lab experiment="permute" steps="run"></position-lab>${elementModule}`,
    );
    await page.goto('host.html');
    await expect(figures(lab).first()).toBeVisible();
    const box = await lab.boundingBox();
    expect(box?.width).toBeGreaterThan(0.7 * 1280);
    await lab.locator('.chip').first().press('ArrowRight');
    await expect.poll(async () => (await stateOf(page)).experiments.permute.settings.order[1]).toBe(0);
  }
});

siteTest('two frames far below: the page stays where it is, and the focus too', async ({ page, site }) => {
  const frames = ['embed.html?experiment=permute', 'position-lab.html?experiment=shift'].map(
    (address) => `<iframe title="lab" src="{there}/${address}" width="800" height="600"></iframe>`,
  );
  const { here } = await site({ pages: { '/host.html': space(2500) + frames.join('') } });
  await page.goto(`${here}/host.html`);
  for (const k of [0, 1]) {
    const lab = page.frameLocator('iframe').nth(k).locator('position-lab');
    await expect.poll(() => lab.evaluate((element) => Boolean((element as unknown as Lab).report))).toBe(true);
  }
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => [scrollX, scrollY, document.activeElement?.tagName])).toEqual([0, 0, 'BODY']);
});

test('keys, wheel and the Tab key belong to the page', async ({ page }) => {
  const inside = '<position-lab experiment="permute" steps="run"></position-lab>';
  const frame = '<iframe title="lab" src="embed.html?experiment=shift&steps=run" width="800" height="4000"></iframe>';
  await serve(
    page,
    'host.html',
    `<input id="first" />${inside}<input id="middle" />${frame}<input id="last" />${space(2000)}
    <script>window.taken = []; addEventListener('keydown', (event) => event.defaultPrevented && taken.push(event.key));</script>${elementModule}`,
  );
  await page.goto('host.html');
  await started(page);
  const before = await stateOf(page);
  await page.locator('#first').focus();
  for (const key of ['a', 'Escape', 'ArrowRight', ' ', 'Enter', 'Control+z', 'Control+y', 'Home', 'PageDown'])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual([]);
  expect(await stateOf(page)).toEqual(before);
  await page.locator('#first').focus();
  const reach = async (id: string, key: string): Promise<void> => {
    for (let k = 0; k < 150; k++) {
      await page.keyboard.press(key);
      if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
    }
    throw new Error(`${key} does not reach ${id}`);
  };
  await reach('middle', 'Tab');
  await reach('last', 'Tab');
  await reach('middle', 'Shift+Tab');
  await reach('first', 'Shift+Tab');
  for (const over of [figures(page.locator('position-lab')).first(), page.locator('iframe')]) {
    await over.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    const box = await over.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, Math.max(20, (box?.y ?? 0) + 20));
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at + 100);
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 400, height: 700 } });

  /** From there, a finger's way in ten steps. */
  const stroke = async (cdp: CDPSession, over: Locator, by: { x: number; y: number }): Promise<void> => {
    const box = await over.boundingBox();
    if (!box) throw new Error('nothing to touch');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: from.x + by.x * part, y: from.y + by.y * part }],
      });
    await touch('touchStart', 0);
    for (let k = 1; k <= 10; k++) await touch('touchMove', k / 10);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  test('a swipe that begins on a picture or a chip scrolls the page; a drag sideways moves the chip', async ({
    page,
  }) => {
    await serve(
      page,
      'host.html',
      `${space(300)}<position-lab experiment="permute" steps="run"></position-lab>${space(2000)}${elementModule}`,
    );
    await page.goto('host.html');
    const lab = await started(page);
    const cdp = await page.context().newCDPSession(page);
    const order = async () => (await stateOf(page)).experiments.permute.settings.order;
    const first = await order();
    const pictures = [figures(lab).first(), lab.locator('[data-chip="1"]'), figures(lab).last()];
    for (const over of pictures) {
      await over.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      const at = await page.evaluate(() => scrollY);
      await stroke(cdp, over, { x: 0, y: -150 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at + 50);
    }
    expect(await order()).toEqual(first);

    // The last swipe rolls on, and would take the chip away from under the finger.
    await page.evaluate(async () => {
      for (let last = Number.NaN, rests = 0; rests < 30; last = scrollY) {
        await new Promise(requestAnimationFrame);
        rests = scrollY === last ? rests + 1 : 0;
      }
    });
    const chip = lab.locator('[data-chip="0"]');
    await chip.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await lab.evaluate((element) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const type of ['pointermove', 'pointercancel']) element.addEventListener(type, () => heard.push(type));
    });
    await stroke(cdp, chip, { x: 160, y: 8 });
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.filter((type) => type === 'pointercancel')).toEqual([]);
    expect(heard.length).toBeGreaterThanOrEqual(9);
    await expect.poll(order).not.toEqual(first);
  });
});

test('a page that puts other text into itself twice, and one whose Markdown put a p around the tag', async ({
  page,
}) => {
  await serve(page, 'host.html', `<main></main>${elementModule}`);
  await page.goto('host.html');
  const texts = [
    '<h1>One</h1><position-lab experiment="permute" steps="run"></position-lab>',
    `<h1>Two</h1><position-lab experiment="shift" steps="run"></position-lab><script type="module" src="position-lab.js"></script>`,
    '<p><position-lab experiment="mode" steps="run"></p><div>after</div>',
  ];
  for (const text of texts) {
    await page.locator('main').evaluate((main, html) => {
      main.innerHTML = html;
    }, text);
    await expect(figures(page.locator('position-lab')).first()).toBeVisible();
  }
  await expect(page.getByText('after', { exact: true })).toBeVisible();
});
