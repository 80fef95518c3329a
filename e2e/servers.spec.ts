/** Our files on servers of other people: deep in a folder, with wrong types, isolated, beside a page of another site that keeps nothing. */
import type { Locator, Page } from '@playwright/test';
import { test } from './fixtures/site.ts';
import { expect, experiments, type Lab, onlyChromium, press } from './support.ts';

onlyChromium('what a server says is heard by every browser; WebKit and Firefox open the pages elsewhere');

const element = (from: string, id = 'permute'): string =>
  `<position-lab experiment="${id}" steps="run"></position-lab><script type="module" src="${from}position-lab.js"></script>`;
const everyOrigin = { 'access-control-allow-origin': '*' };
const picture = (lab: Locator): Locator => lab.locator('.figures svg').first();

/** Everything that was asked for and did not come. */
function missed(page: Page): string[] {
  const files: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) files.push(response.url());
  });
  page.on('requestfailed', (request) => files.push(request.url()));
  return files;
}

test('in a folder, and included by a page of another folder on another site', async ({ page, site }) => {
  const missing = missed(page);
  const { here } = await site({
    folder: '/a/b/c/',
    headers: () => everyOrigin,
    pages: { '/lessons/1/host.html': element('{there}/a/b/c/') },
  });
  await page.goto(`${here}/a/b/c/index.html`);
  await expect(page.locator('position-lab .steps').first()).toBeVisible();
  await page.goto(`${here}/a/b/c/embed.html?experiment=shift&steps=run`);
  await expect(picture(page.locator('position-lab'))).toBeVisible();
  await page.goto(`${here}/lessons/1/host.html`);
  const lab = page.locator('position-lab');
  await expect(picture(lab)).toBeVisible();
  // A worker of another site is refused: the page does its work.
  await press(lab, /claims to check$/);
  await lab
    .getByRole('group', { name: 'Is claim CL05 true?' })
    .getByRole('button', { name: 'I don’t know yet' })
    .click();
  await press(lab, 'Try 300 random cases, claim CL05');
  await expect(lab.locator('.claim-list')).toContainText(/Refuted by \d+ of 300 cases\./);
  expect(missing).toEqual([]);
});

test('a server that calls WebAssembly text, bytes without guessing, or a page', async ({ page, site }) => {
  for (const type of [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' },
    { 'content-type': 'text/html' },
  ] as Record<string, string>[]) {
    const { here } = await site({ headers: (path) => (path.endsWith('.wasm') ? type : {}) });
    await page.goto(`${here}/embed.html?experiment=permute&steps=run`);
    const lab = page.locator('position-lab');
    await expect(picture(lab)).toBeVisible();
    await expect(lab.locator('.foot')).not.toContainText('WebAssembly');
  }
});

test('in a page of another site, where storage throws: all four can be played, and that nothing is kept is said', async ({
  page,
  site,
}) => {
  const { here } = await site({
    pages: { '/host.html': '<iframe title="lab" src="{there}/index.html" width="1000" height="900"></iframe>' },
  });
  await page.goto(`${here}/host.html`);
  const frame = page.frameLocator('iframe');
  const lab = frame.locator('position-lab');
  await expect(lab.locator('.foot')).toContainText('Progress is not kept on this page.');
  expect(
    await lab.evaluate(() => {
      try {
        return localStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  for (const id of experiments) {
    await lab.evaluate((node, experiment) => {
      (node as unknown as Lab).state = { experiment };
    }, id);
    await lab.getByText('I don’t know yet. Show me.').first().click();
    await press(lab, 'Lock it in and run');
    await expect(picture(lab)).toBeVisible();
    await press(lab, /^Reconcile/);
    // The focus that goes to a new step scrolls: a hand waits for that.
    await expect(lab.locator('h2:focus')).toBeVisible();
    await press(lab, 'Self-test');
    await press(lab, 'Show answer');
    await press(lab, 'Got it');
  }
  await expect(lab.getByText('Marked Got it.').first()).toBeVisible();
});

test.describe('a host that isolates itself', () => {
  // Of what the browser refuses.
  test.use({ mayLog: /ERR_BLOCKED_BY_RESPONSE|NotSameOriginAfterDefaultedToSameOriginByCoep|Cross-Origin|refused/i });

  const isolated = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  const frame = (more = ''): string =>
    `<iframe title="lab" src="{there}/embed.html?experiment=mode&steps=run" width="900" height="700" ${more}></iframe>`;

  test('the element needs nothing but the header for every origin', async ({ page, site }) => {
    const { here } = await site({
      pages: { '/host.html': element('{there}/') },
      headers: (path) => (path === '/host.html' ? isolated : everyOrigin),
    });
    await page.goto(`${here}/host.html`);
    await expect(picture(page.locator('position-lab'))).toBeVisible();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  test('a frame needs two headers of ours, or the word credentialless of the host', async ({ page, site }) => {
    const ours = { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-resource-policy': 'cross-origin' };
    const allowed = await site({
      pages: { '/host.html': frame() },
      headers: (path) => (path === '/host.html' ? isolated : ours),
    });
    await page.goto(`${allowed.here}/host.html`);
    await expect(picture(page.frameLocator('iframe').locator('position-lab'))).toBeVisible();

    const plain = await site({
      pages: { '/host.html': frame(), '/word.html': frame('credentialless') },
      headers: (path) => (/host|word/.test(path) ? isolated : {}),
    });
    await page.goto(`${plain.here}/word.html`);
    await expect(picture(page.frameLocator('iframe').locator('position-lab'))).toBeVisible();
    await page.goto(`${plain.here}/host.html`);
    expect(await page.frameLocator('iframe').locator('position-lab').count()).toBe(0);
  });
});
