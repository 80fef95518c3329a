/** On paper: one line for the controls with an address that brings the settings back, lines to write on, answers on a page of their own. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  experiments,
  type Lab,
  onlyChromium,
  openLab,
  openUnit,
  setState,
  started,
  stateOf,
  test,
} from './support.ts';

onlyChromium('only Chromium prints without a window');

const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };

/** How many pages; Chromium writes page objects as plain text. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** How many points of the first page are not white, at 50 points an inch: pdftoppm draws it, as a printer would. */
async function printedPoints(page: Page): Promise<number> {
  const input = await page.pdf({ format: 'A4', margin, pageRanges: '1' });
  const picture = execFileSync('pdftoppm', ['-r', '50', '-gray', '-'], { input });
  // P5, width and height, 255, then a byte a point.
  const [width = 0, height = 0] = picture.toString('latin1', 3, 20).match(/\d+/g)?.map(Number) ?? [];
  return picture.subarray(-width * height).filter((grey) => grey < 250).length;
}

const special = {
  permute: {
    settings: { seed: 11, scheme: 'learned', words: ['a', 'fox', '<b>ran</b>', 'שלום'], order: [1, 2, 0, 3] },
    says: ['Seed: 11.', 'Order: 1 2 0 3.'],
  },
  shift: { settings: { offset: -3, causal: true }, says: ['Causal mask: on.', ': 7.'] },
  overflow: {
    settings: { length: 1001, framework: 'jax' },
    says: ['Input length: 1001.', 'Framework: JAX.', 'Seed: 7.'],
  },
  mode: { settings: { rate: 0.5, maskSeed: 9 }, says: ['Mode: train.', 'takes the next: 9.'] },
} as const;

for (const id of experiments) {
  test(`${id}: a printed run says its settings, and its address opens them`, async ({ page }) => {
    const lab = await openUnit(page);
    const part = { step: 'run', reached: 'run', settings: special[id].settings, reason: 'mine alone' };
    await setState(page, { experiment: id, experiments: { [id]: part } });
    const { settings } = (await stateOf(page)).experiments[id];
    await page.emulateMedia({ media: 'print' });
    const line = lab.locator('.paper');
    await expect(line).toBeVisible();
    for (const said of special[id].says) await expect(line).toContainText(said);
    for (const gone of ['.cond', '.steps', '.band-acts', '.figures .control', '.top-end'])
      await expect(lab.locator(gone).filter({ visible: true })).toHaveCount(0);
    const address = await line.getByRole('link', { includeHidden: true }).getAttribute('href');
    expect(address?.length).toBeLessThan(600);

    await page.emulateMedia({ media: null });
    await expect(line).toBeHidden();
    await page.goto('about:blank');
    await page.goto(address ?? '');
    await started(page);
    const opened = (await stateOf(page)).experiments[id];
    expect(opened.settings).toEqual(settings);
    expect(opened).toMatchObject({ step: 'run', reason: '' });
  });

  test(`${id}: answers have a page of their own, shown or not`, async ({ page }) => {
    const lab = await openUnit(page);
    for (const shown of [false, true]) {
      const part = { step: 'self-test', reached: 'self-test', selfTest: { shown } };
      await setState(page, { experiment: id, experiments: { [id]: part } });
      await expect(lab.locator('.self-test')).toBeVisible();
      await expect(lab.locator('.answers').filter({ visible: true })).toHaveCount(shown ? 1 : 0);
      expect(await printedPages(page)).toBe(2);
    }
    await expectNoOverflow(page);
  });
}

test('pictures are on paper, the second time too', async ({ page }) => {
  for (const id of experiments) {
    const lab = await openLab(page, `experiment=${id}&steps=run`);
    await expect(lab.locator('.figures svg').first()).toBeVisible();
    const first = await printedPoints(page);
    expect(await printedPoints(page)).toBe(first);
    await lab.locator('.figures').evaluate((figures) => figures.setAttribute('hidden', ''));
    // Empty frames would be some hundreds.
    expect(first - (await printedPoints(page))).toBeGreaterThan(5000);
  }
});

test('the worksheet: each question on its page, answers on pages of their own or left out', async ({ page }) => {
  const all = page.locator('position-lab');
  const ready = () =>
    expect
      .poll(() => all.evaluateAll((labs) => labs.filter((lab) => (lab as unknown as Lab).report).length))
      .toBe(2 * experiments.length);
  await page.goto('worksheet.html?answers=no');
  await ready();
  const without = await printedPages(page);
  await page.getByRole('link', { name: 'With the answers' }).click();
  await ready();
  expect(await printedPages(page)).toBe(without + experiments.length);
  await page.emulateMedia({ media: 'print' });
  for (const lab of await all.all())
    await expect(lab.locator('.paper').getByRole('link', { includeHidden: true })).toHaveAttribute(
      'href',
      /index\.html#/,
    );
  // Nothing of it is kept.
  await openUnit(page);
  expect((await stateOf(page)).experiments.permute.step).toBe('predict');
});

test('the worksheet in another language: its own sentences, its labs and what is asked for besides', async ({
  page,
}) => {
  await page.goto('worksheet.html?answers=no&lang=de');
  await expect(page).toHaveTitle('Position Lab: Arbeitsblatt');
  const labs = page.locator('position-lab');
  for (const lab of await labs.all()) await expect(lab.locator('.pl')).toHaveAttribute('lang', 'de');
  await expect(labs.first()).toContainText('Was geschieht mit der Ausgabe?');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.name')).toHaveText('Name:');
  await expect(page.locator('header')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Español');
  await expect(page).toHaveURL(/\?answers=no&lang=es$/);
  await page.getByRole('link', { name: 'Con las respuestas' }).click();
  await expect(page).toHaveURL(/\?lang=es$/);
  await expect(labs.last().locator('.pl')).toHaveAttribute('lang', 'es');
  await page.goto('worksheet.html?lang=fr');
  await expect(labs.locator('.notice').filter({ visible: true })).toHaveText([/^There is no language “fr” yet\./]);
});

test('pictures are laid out for paper, and for the window again', async ({ page }) => {
  const lab = await openUnit(page);
  await setState(page, { experiments: { permute: { step: 'run', reached: 'run' } } });
  const widest = () =>
    lab.locator('.figures svg').evaluateAll((all) => Math.max(...all.map((svg) => svg.getBoundingClientRect().width)));
  const before = await widest();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await widest()).toBeLessThanOrEqual(652);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(widest).toBe(before);
});
