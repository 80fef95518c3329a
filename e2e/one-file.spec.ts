/** dist/position-lab.html as people use it: opened by a double click, with settings an author wrote into it, in a sandbox. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from './fixtures/hosts.ts';
import { expect, openLab, press, reportOf, started, test } from './support.ts';

const built = join(import.meta.dirname, '../dist/position-lab.html');

test('alone in a folder, from the disk: the numbers of the page on a server, and claims in a worker', async ({
  page,
  browserName,
}, info) => {
  await openLab(page, 'experiment=permute&steps=run');
  const served = await reportOf(page);
  const folder = info.outputPath('elsewhere');
  mkdirSync(folder);
  copyFileSync(built, join(folder, 'lesson 1.html'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = `${pathToFileURL(join(folder, 'lesson 1.html')).href}?experiment=permute&steps=run`;
  await page.goto(address);
  const lab = await started(page);
  expect(await reportOf(page)).toEqual(served);
  await press(lab, /claims to check$/);
  await lab
    .getByRole('group', { name: 'Is claim CL05 true?' })
    .getByRole('button', { name: 'I don’t know yet' })
    .click();
  await press(lab, 'Try 300 random cases, claim CL05');
  await expect(lab.locator('.claim-list')).toContainText(/Refuted by \d+ of 300 cases\./);
  // Were it refused, the page would do its work and end it.
  if (browserName === 'chromium') expect(page.workers()).toHaveLength(1);
  expect(asked.filter((url) => url !== address && !/^(data|blob):/.test(url))).toEqual([]);
});

test('with settings in it, in an opaque sandbox', async ({ page }) => {
  const html = readFileSync(built, 'utf8');
  const settings = '{ "experiment": "shift", "steps": "run" }';
  const name = 'settings.html';
  await page.route(`**/${name}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html.replace(/(<script id="settings" type="application\/json">)[^<]*/, `$1${settings}`),
    }),
  );
  await serve(
    page,
    'host.html',
    `<iframe title="lab" sandbox="allow-scripts" src="${name}" width="900" height="900"></iframe>`,
  );
  await page.goto('host.html');
  const lab = page.frameLocator('iframe').locator('position-lab');
  await expect(lab.locator('.figures svg').first()).toBeVisible();
  await expect(lab.locator('.foot')).toContainText('Progress is not kept on this page.');
  expect(await lab.evaluate((element) => element.getAttribute('experiment'))).toBe('shift');
  // Nothing but the frame of one experiment.
  await expect(lab.getByRole('navigation')).toHaveCount(0);
});
