/** What a learner takes out of the lab and gets back in: a transcript that replays, and pictures that stand alone. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect, onlyChromium, openLab, setState, stateOf, test } from './support.ts';

onlyChromium('Playwright hears of no file that Debian’s Firefox saves');

async function saved(page: Page, entry: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save: ${entry}` }).click();
  const download: Download = await waiting;
  return readFileSync(await download.path());
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Export', exact: true }).click();
const replay = (page: Page, text: string) =>
  page
    .getByLabel('Replay a transcript')
    .setInputFiles({ name: 'transcript.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a transcript replays to the same result, a changed one says what differs, and the learner’s work comes back', async ({
  page,
}) => {
  await openLab(page, 'experiment=permute&steps=run');
  await page.getByRole('button', { name: 'Reverse' }).click();
  await openMenu(page);
  const text = (await saved(page, 'Transcript of this session, JSON')).toString();
  expect(JSON.parse(text).events).toHaveLength(1);
  await page.getByRole('button', { name: 'Random' }).click();
  const own = await stateOf(page);

  await replay(page, text);
  const told = page.getByRole('region', { name: 'A transcript' });
  await expect(told).toContainText('its one act was done again, and the result is the one it records.');
  await expect(told).toBeFocused();
  // 0 4 1 3 2, backwards.
  expect((await stateOf(page)).experiments.permute.settings.order).toEqual([2, 3, 1, 4, 0]);
  await told.getByRole('button', { name: 'Back to your own work' }).click();
  await expect(told).toHaveCount(0);
  expect(await stateOf(page)).toEqual(own);

  await openMenu(page);
  await replay(page, text.replace('"holds":true', '"holds":false'));
  await expect(told).toContainText('Permute, verdict: the transcript says false, the replay says true.');
  await told.getByRole('button', { name: 'Back to your own work' }).click();

  await openMenu(page);
  await replay(page, '{"format":"position-lab-deck"}');
  await expect(page.getByRole('alert')).toContainText('the format of one is "position-lab-transcript"');
  expect(await stateOf(page)).toEqual(own);
});

test('pictures stand alone: no outside reference, title and conditions, twice as fine as PNG', async ({ page }) => {
  await openLab(page, 'experiment=shift&steps=run');
  await openMenu(page);
  const svg = (await saved(page, 'Picture, SVG')).toString();
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect(svg).toMatch(/<title>A shift .*<\/title><desc>ids \+ 5 from 10, width 32<\/desc>/);
  expect(svg).not.toMatch(/ class=| style=|href=|foreignObject|var\(|url\((?!#)/);
  const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map((match) => match[1]);
  for (const id of used) expect(svg).toContain(`id="${id}"`);
  const png = await saved(page, 'Picture, PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * Number(width), 2 * Number(height)]);
});

test('a word with a control sign in it leaves both pictures whole: XML has no such sign', async ({ page }) => {
  await openLab(page, 'experiment=permute&steps=run');
  const state = await stateOf(page);
  state.experiments.permute.settings.words[0] = 'b\u0001\uFFFEw';
  await setState(page, state);
  await openMenu(page);
  const svg = (await saved(page, 'Picture, SVG')).toString();
  expect(svg).toContain('b\uFFFD\uFFFDw');
  const isXml = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror') === null,
    svg,
  );
  expect(isXml).toBe(true);
  await saved(page, 'Picture, PNG');
});

test('a picture has the powers of its numbers, 10⁻¹⁶ and not 10, and no formula twice', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute&steps=run');
  const shown = lab.locator('.figures .power:visible');
  await expect(shown.first()).toHaveAttribute('data-shown', /^−1[5-8]$/);
  await openMenu(page);
  const svg = (await saved(page, 'Picture, SVG')).toString();
  const powers = [...svg.matchAll(/>(−1[5-8])</g)].map((match) => match[1]);
  expect(powers.length).toBeGreaterThan(0);
  expect(powers).toEqual(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-shown'))));
  // MathML lies over its letters, one pixel high and unseen.
  await expect(lab.locator('.figures math').first()).toBeAttached();
  expect(svg).not.toContain('font-size="1px"');
});

test('a word too long for its chip ends in the picture where it ends on the screen', async ({ page }) => {
  await openLab(page, 'experiment=permute&steps=run');
  const state = await stateOf(page);
  state.experiments.permute.settings.words[0] = 'W'.repeat(64);
  await setState(page, state);
  await openMenu(page);
  const svg = (await saved(page, 'Picture, SVG')).toString();
  expect(svg).toMatch(/>W+…</);
  expect(svg).not.toContain('WWWWWWWW');
});

test('a matrix keeps its brackets in a picture', async ({ page }) => {
  const lab = await openLab(page, 'experiment=shift&steps=run');
  const matrices = await lab.locator('.figures .mat:visible').count();
  expect(matrices).toBeGreaterThan(0);
  await openMenu(page);
  const svg = (await saved(page, 'Picture, SVG')).toString();
  expect(svg.match(/ d="M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+"/g)).toHaveLength(2 * matrices);
});
