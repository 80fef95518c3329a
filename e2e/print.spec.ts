/** On paper: one line for the controls with an address that brings the settings back, lines to write on, answers on a page of their own. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectNoOverflow,
  experiments,
  onlyChromium,
  openUnit,
  setState,
  started,
  stateOf,
  test,
} from './support.ts';

onlyChromium('only Chromium prints without a window');

/** How many pages; Chromium writes page objects as plain text. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
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
      await expect(lab.locator('.answers').filter({ visible: true })).toHaveCount(shown ? 1 : 0);
      expect(await printedPages(page)).toBe(2);
    }
    await expect(lab.locator('.self-test')).toBeVisible();
    await expectNoOverflow(page);
  });
}

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
