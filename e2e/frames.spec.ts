/** In a frame of another site that the page around it makes as high as it asks (resize.js): the right height, told seldom, in every case. */
import type { Frame, Page } from '@playwright/test';
import { type OpenSite, test } from './fixtures/site.ts';
import { drawn, expect, experiments, type Lab, onlyChromium } from './support.ts';

onlyChromium('the engine of a browser makes no difference to messages and boxes');

/** Opens this page. It hears what resize.js hears. */
async function openHost(page: Page, site: OpenSite, body: string): Promise<void> {
  const ears = `<script>
    window.heights = [];
    addEventListener('message', ({ data }) => data?.subject === 'lti.frameResize' && heights.push(data.height));
  </script>`;
  const { here } = await site({ pages: { '/host.html': `${ears}<script src="resize.js"></script>${body}` } });
  await page.goto(`${here}/host.html`);
}

const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { heights: number[] }).heights);

const frameOf = (page: Page, k = 0): Frame => page.frames()[k + 1] as Frame;

/** The lab in it has drawn its first report. */
const started = (frame: Frame): Promise<void> =>
  expect
    .poll(() => frame.locator('position-lab').evaluate((lab) => Boolean((lab as unknown as Lab).report)))
    .toBe(true);

/** The frame is as high as what is in it: nothing below its edge, nothing to scroll. */
const expectFits = (frame: Frame): Promise<void> =>
  expect
    .poll(() =>
      frame.evaluate(() => {
        const content = document.querySelector('position-lab')?.getBoundingClientRect().height ?? 0;
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [Math.ceil(content) - innerHeight, scrollHeight - innerHeight, Math.max(0, scrollWidth - innerWidth)];
      }),
    )
    .toEqual([0, 0, 0]);

test('a host that sizes the frame by its messages: three of them at most, and it fits', async ({ page, site }) => {
  await openHost(
    page,
    site,
    `<iframe title="lab" src="{there}/embed.html?experiment=permute&steps=run" width="700"></iframe>`,
  );
  const frame = frameOf(page);
  await started(frame);
  await page.waitForTimeout(2000);
  expect((await heights(page)).length).toBeLessThanOrEqual(3);
  await expectFits(frame);
  const before = (await heights(page)).length;
  for (const change of [
    () => page.evaluate(() => document.querySelector('iframe')?.setAttribute('width', '900')),
    () => frame.evaluate(() => document.documentElement.style.setProperty('zoom', '1.5')),
    // What a font that arrives late changes.
    () => frame.evaluate(() => document.querySelector('position-lab')?.setAttribute('style', '--pl-sans: monospace')),
    () => frame.evaluate(() => document.documentElement.style.removeProperty('zoom')),
    () => page.evaluate(() => document.querySelector('iframe')?.setAttribute('width', '330')),
  ]) {
    await change();
    await drawn(page);
    await expectFits(frame);
  }
  expect((await heights(page)).length - before).toBeLessThanOrEqual(15);
});

test('content as high as the window of its frame is not followed for ever', async ({ page, site }) => {
  await page.route('**/embed.html*', async (route) => {
    const response = await route.fetch();
    const style = '<style>position-lab { min-height: calc(100vh + 20px) }</style></head>';
    await route.fulfill({ response, body: (await response.text()).replace('</head>', style) });
  });
  await openHost(page, site, `<iframe title="lab" src="{there}/embed.html?experiment=mode"></iframe>`);
  await started(frameOf(page));
  const more = async (): Promise<number> => {
    const before = (await heights(page)).length;
    await page.waitForTimeout(700);
    return (await heights(page)).length - before;
  };
  await expect.poll(more).toBe(0);
  // Nine for the empty lab and nine for the full one, at most.
  expect((await heights(page)).length).toBeLessThan(25);
});

test('in a closed tab of the page, opened later: as high and as full as one that was open', async ({ page, site }) => {
  const closable = '{there}/embed.html?experiment=shift&steps=run';
  await openHost(
    page,
    site,
    `<div id="tab" style="display: none"><iframe title="closed" src="${closable}" width="700"></iframe></div>
      <iframe title="open" src="${closable}" width="700"></iframe>`,
  );
  const frames = [frameOf(page, 0), frameOf(page, 1)] as const;
  for (const frame of frames) await started(frame);
  await page.waitForTimeout(1000);
  await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'));
  for (const frame of frames) await expectFits(frame);
  const shape = (frame: Frame) =>
    frame.locator('position-lab .figures svg').evaluateAll((all) =>
      all.map((drawing) => {
        const { width, height } = drawing.getBoundingClientRect();
        return [Math.round(width), Math.round(height), drawing.textContent];
      }),
    );
  const open = await shape(frames[1]);
  expect(open.length).toBeGreaterThan(0);
  await expect.poll(() => shape(frames[0])).toEqual(open);
});

test('what comes late, engine and experiment, is in the height', async ({ page, site }) => {
  await page.route(/\.wasm$|\/overflow-[^/]*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
  });
  await openHost(
    page,
    site,
    `<iframe title="lab" src="{there}/embed.html?experiment=overflow&steps=run" width="700"></iframe>`,
  );
  await started(frameOf(page));
  await drawn(page);
  await expectFits(frameOf(page));
});

test('resize.js: two frames, one of them in a sandbox, and one of somebody else', async ({ page, site }) => {
  const other = `<script>
    for (const message of ['{', '[]', 'null', null, 7, { subject: 'lti.frameResize', height: -5 }, { subject: 'lti.frameResize' }])
      parent.postMessage(message, '*');
  </script>`;
  await openHost(
    page,
    site,
    `<style>* { box-sizing: border-box }</style>
      <iframe title="one" src="{there}/embed.html?experiment=permute&steps=run" width="600" height="400"></iframe>
      <iframe title="two" sandbox="allow-scripts" src="{there}/position-lab.html?experiment=shift&steps=run" width="600" height="400"></iframe>
      <iframe title="other" srcdoc="${other.replaceAll('"', '&quot;')}" width="600" height="400"></iframe>`,
  );
  for (const k of [0, 1]) {
    await started(frameOf(page, k));
    await expectFits(frameOf(page, k));
  }
  expect(
    await page
      .locator('iframe')
      .last()
      .evaluate((frame) => frame.getAttribute('style')),
  ).toBeNull();
});

// One of them each time, all in the long run.
for (const id of process.env.POSLAB_LONG ? experiments : (['permute'] as const)) {
  test(`${id}: whatever opens in the frame, nothing is cut off below`, async ({ page, site }) => {
    await openHost(page, site, `<iframe title="lab" src="{there}/embed.html?experiment=${id}" width="700"></iframe>`);
    const frame = frameOf(page);
    await started(frame);
    for (const step of ['predict', 'run', 'reconcile', 'self-test']) {
      await frame.locator('position-lab').evaluate(
        (element, [experiment, name]) => {
          const lab = element as unknown as Lab;
          const { settings } = lab.state.experiments[experiment];
          const locked = name === 'predict' ? null : settings;
          lab.state = { experiments: { [experiment]: { step: name, reached: name, locked } } };
        },
        [id, step] as const,
      );
      await expect(frame.locator(`.step-${step}`)).toBeVisible();
      await expectFits(frame);
      const closed = frame.locator('summary:visible, [aria-expanded="false"]:visible');
      for (let k = (await closed.count()) - 1; k >= 0; k--) {
        await closed.nth(k).click();
        await expectFits(frame);
      }
    }
  });
}

test('hosts from 320 to 1600 pixels wide: nothing to scroll sideways, in the element or in a frame', async ({
  page,
  site,
}) => {
  await openHost(
    page,
    site,
    `<main style="padding: 0 1em"><position-lab experiment="permute" steps="run"></position-lab>
      <iframe title="lab" src="{there}/embed.html?experiment=mode&steps=run" style="width: 100%; border: 0"></iframe></main>
      <script type="module" src="position-lab.js"></script>`,
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await started(frameOf(page));
  await expect(page.locator('position-lab .figures svg').first()).toBeVisible();
  for (const width of [1600, 1280, 1000, 768, 560, 400, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // A frame of another site sleeps while nothing of it is in view.
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expectFits(frameOf(page));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
});
