/** Pages that make it hard: strict policies, no WebAssembly, opaque sandboxes, and hosts that scroll. */
import type { Locator, Page } from '@playwright/test';
import { elementModule, serve, withHeaders } from './fixtures/hosts.ts';
import {
  drawn,
  expect,
  experiments,
  type Lab,
  onlyChromium,
  openLab,
  openUnit,
  press,
  started,
  test,
} from './support.ts';

const strict =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'";

for (const id of experiments) {
  test(`${id} under a strict content security policy`, async ({ page }) => {
    await withHeaders(page, { 'content-security-policy': strict });
    const lab = await openLab(page, `experiment=${id}`);
    await lab.getByText('I don’t know yet. Show me.').first().click();
    await press(lab, 'Lock it in and run');
    await expect(lab.locator('.figures svg').first()).toBeVisible();
    await press(lab, /^Reconcile/);
    await press(lab, 'Self-test');
    await press(lab, 'Show answer');
    await expect(lab.getByRole('button', { name: 'Got it' })).toBeVisible();
  });
}

const headline = 'Shuffle the tokens. Does the output shuffle with them?';

const noWebAssembly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebAssembly');
  });

/** Every experiment computes, in plain JavaScript, and the footer says so. */
async function expectResultsWithoutWebAssembly(lab: Locator): Promise<void> {
  await expect(lab.locator('.foot')).toContainText('Computed without WebAssembly, more slowly.');
  await expect(lab.getByRole('alert')).toHaveCount(0);
  for (const id of experiments) {
    await lab.evaluate((element, experiment) => {
      const steps = { [experiment]: { step: 'run', reached: 'run' } };
      (element as unknown as Lab).state = { experiment, experiments: steps };
    }, id);
    await expect(lab.locator('.figures svg').first()).toBeVisible();
  }
}

test('without WebAssembly everything works, and a quiet sentence says so', async ({ page }) => {
  await noWebAssembly(page);
  await expectResultsWithoutWebAssembly(await openUnit(page));
  // With it the other sentence is gone, and so is the longer download.
  const files: string[] = [];
  const other = await page.context().newPage();
  other.on('request', (request) => files.push(request.url()));
  await expect((await openUnit(other)).locator('.foot')).not.toContainText('WebAssembly');
  expect(files.filter((file) => /without-wasm/.test(file))).toEqual([]);
});

test.describe('a policy without wasm-unsafe-eval', () => {
  // Browsers report what a policy blocks, whoever handles it.
  test.use({ mayLog: /Content.Security.Policy|WebAssembly|wasm/i });

  test('everything works', async ({ page }) => {
    await withHeaders(page, { 'content-security-policy': strict.replace(" 'wasm-unsafe-eval'", '') });
    await expectResultsWithoutWebAssembly(await openUnit(page));
    const lab = await openLab(page, 'experiment=permute');
    await expect(lab.locator('.foot')).toContainText('Computed without WebAssembly, more slowly.');
    await lab.getByText('I don’t know yet. Show me.').first().click();
    await press(lab, 'Lock it in and run');
    await expect(lab.locator('.verdict').first()).toContainText('Holds');
  });
});

test.describe('neither WebAssembly nor the engine without it', () => {
  test.use({ mayLog: /404|Failed to load|Loading (module|failed)/ });

  test('the page says so and how to go on', async ({ page }) => {
    await noWebAssembly(page);
    await page.route('**/*without-wasm*', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('index.html');
    const lab = page.locator('position-lab');
    await expect(lab.getByRole('alert')).toHaveCount(1);
    await expect(lab.getByRole('alert')).toContainText(
      'ask for wasm-unsafe-eval in the page’s content security policy',
    );
    await expect(lab.getByRole('heading', { level: 1 })).toHaveText(headline);
    await lab.getByRole('button', { name: 'Try again' }).click();
    await lab.getByRole('navigation').getByRole('button', { name: '3 Overflow' }).click();
    await expect(lab.getByRole('heading', { level: 1 })).toHaveText(
      'A text can be longer than its table. What happens then?',
    );
    expect(await lab.evaluate((element) => (element as unknown as Lab).report)).toBeNull();
  });
});

test.describe('an engine file that does not arrive', () => {
  test.use({ mayLog: /404|Failed to load resource/ });

  test('the page says so, and Try again tries again', async ({ page }) => {
    await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: 'gone' }), { times: 1 });
    await page.goto('embed.html?experiment=permute');
    const lab = page.locator('position-lab');
    await expect(lab.getByRole('alert')).toContainText('Its file did not arrive or did not run.');
    await expect(lab.getByRole('heading', { level: 1 })).toHaveText(headline);
    await lab.getByRole('button', { name: 'Try again' }).click();
    await expect(lab.locator('.figures svg').first()).toBeVisible();
    await expect(lab.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('an opaque sandbox', () => {
  // Of the file, which only the browser knows was refused.
  test.use({ mayLog: /download/i });

  test('it works, says that nothing is kept, and shows the text of a file that may not be saved', async ({ page }) => {
    // An opaque origin may load module scripts and data only from servers that allow every origin, as static hosts do.
    await withHeaders(page, { 'access-control-allow-origin': '*' });
    await serve(
      page,
      'host.html',
      '<h1>A lesson</h1><iframe title="lab" sandbox="allow-scripts" src="embed.html?experiment=permute" width="900" height="900"></iframe>',
    );
    await page.goto('host.html');
    const lab = page.frameLocator('iframe').locator('position-lab');
    await expect(lab.locator('.foot')).toContainText('Progress is not kept on this page.');
    await lab.getByText('I don’t know yet. Show me.').first().click();
    await lab.getByRole('button', { name: 'Lock it in and run' }).click();
    await expect(lab.locator('.verdict').first()).toContainText('Holds');
    await lab.getByRole('radio', { name: 'T5' }).check();
    await expect(lab.locator('.verdict').first()).toContainText('Broken');
    await lab.getByRole('button', { name: 'Export' }).click();
    await lab.getByRole('button', { name: 'Save: Settings and all results, JSON' }).click();
    await expect(
      lab.getByRole('status').filter({ hasText: /^If position-lab-permute-.*\.json does not arrive/ }),
    ).toBeVisible();
    const text = await lab.getByRole('textbox', { name: 'Text to copy' }).inputValue();
    expect(JSON.parse(text)).toMatchObject({ settings: { scheme: 't5' } });
  });
});

const tall = (inside: string): string =>
  `<a href="#top">top</a><div class="filler">${'<p>text</p>'.repeat(120)}</div>${inside}`;

for (const [name, inside] of [
  ['the element', '<position-lab experiment="permute"></position-lab>'],
  ['a frame', '<iframe title="lab" src="embed.html?experiment=permute" width="900" height="700"></iframe>'],
] as const) {
  test(`below the fold, ${name} takes no focus and scrolls nothing`, async ({ page }) => {
    await serve(page, 'host.html', tall(inside) + (name === 'the element' ? elementModule : ''));
    await page.goto('host.html');
    await page.locator('a').focus();
    const inner =
      name === 'the element' ? page.locator('position-lab') : page.frameLocator('iframe').locator('position-lab');
    await expect.poll(() => inner.evaluate((element) => (element as unknown as Lab).report !== null)).toBe(true);
    await drawn(page);
    expect(await page.evaluate(() => [scrollX, scrollY, document.activeElement?.tagName])).toEqual([0, 0, 'A']);
    await inner.evaluate((element) => {
      (element as unknown as Lab).state = { experiments: { permute: { step: 'run', reached: 'run' } } };
    });
    await drawn(page);
    expect(await page.evaluate(() => [scrollX, scrollY, document.activeElement?.tagName])).toEqual([0, 0, 'A']);
  });
}

test('working in it does not scroll the page around it', async ({ page }) => {
  await serve(
    page,
    'host.html',
    tall(`<position-lab experiment="permute" steps="run"></position-lab>${'<p>text</p>'.repeat(60)}`) + elementModule,
  );
  await page.goto('host.html');
  const lab = await started(page);
  await lab.locator('[data-chip="1"]').focus();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(0);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Space', 'ArrowLeft', 'Escape']) {
    await page.keyboard.press(key);
    await drawn(page);
  }
  // Heights are fractions: Firefox keeps the text in view and rounds its own place.
  expect(Math.abs((await page.evaluate(() => scrollY)) - at)).toBeLessThanOrEqual(1);
});

test.describe('media', () => {
  onlyChromium('Playwright emulates these in Chromium only');

  test('forced colours and reduced motion: nothing is lost', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const lab = await openUnit(page);
    for (const id of experiments) {
      await lab.evaluate((element, experiment) => {
        const steps = { [experiment]: { step: 'run', reached: 'run' } };
        (element as unknown as Lab).state = { experiment, experiments: steps };
      }, id);
      await drawn(page);
      await expect(lab.locator('.figures svg').first()).toBeVisible();
      // What the system paints in its two colours must not be the same colour.
      const invisible = await lab.evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll('p, h1, h2, button, label, th, td') ?? [])]
          .filter((node) => {
            const { color, backgroundColor } = getComputedStyle(node);
            return node.checkVisibility() && node.textContent?.trim() !== '' && color === backgroundColor;
          })
          .map((node) => node.outerHTML),
      );
      expect(invisible).toEqual([]);
    }
  });
});

test('a page moves the element into a frame and back: it is drawn as before, and its order stays', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Playwright cannot reach an element that Firefox moved between documents');
  const element = '<position-lab experiment="permute" steps="run"></position-lab>';
  await serve(page, 'made.html', `${elementModule}${element}<iframe title="Aside" width="700" height="600"></iframe>`);
  await page.goto('made.html');
  const lab = await started(page);
  await press(lab, 'Reverse');
  await page.evaluate(() => {
    const [one] = document.querySelectorAll('position-lab');
    document.querySelector('iframe')?.contentDocument?.body.append(one as Element);
  });
  const moved = page.frameLocator('iframe').locator('position-lab');
  await expect(moved.locator('.chip').first()).toHaveCSS('cursor', 'grab');
  // 0 4 1 3 2, backwards, and backwards again.
  const order = (): Promise<number[]> =>
    moved.evaluate((one) => (one as unknown as Lab).state.experiments.permute.settings.order);
  expect(await order()).toEqual([2, 3, 1, 4, 0]);
  await press(moved, 'Reverse');
  expect(await order()).toEqual([0, 4, 1, 3, 2]);
  await moved.evaluate((one) => window.parent.document.body.append(one));
  await expect(lab.locator('.chip').first()).toHaveCSS('cursor', 'grab');
});
