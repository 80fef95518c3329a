/** A browser without a compiler, as under iOS Lockdown Mode: no WebAssembly at all, and every line of script several times slower. */
import { chromium } from '@playwright/test';
import { expect, onlyChromium, press, test } from './support.ts';

onlyChromium('the switch is Chromium’s');
test.skip(!process.env.POSLAB_LONG, 'the shorter run tries a page without WebAssembly');

test('without a compiler: the question at once, then everything, and a sentence that says why it is slow', async ({
  baseURL,
}, { project }) => {
  test.slow();
  const { executablePath, args = [] } = project.use.launchOptions ?? {};
  const browser = await chromium.launch({ executablePath, args: [...args, '--js-flags=--jitless'] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${baseURL}embed.html?experiment=permute`);
    expect(await page.evaluate(() => typeof WebAssembly)).toBe('undefined');
    const lab = page.locator('position-lab');
    await expect(lab.getByRole('heading', { level: 1 })).toHaveText(
      'Shuffle the tokens. Does the output shuffle with them?',
    );
    await expect(lab.locator('.foot')).toContainText('Computed without WebAssembly, more slowly.');
    await lab.getByText('I don’t know yet. Show me.').first().click();
    await press(lab, 'Lock it in and run');
    await expect(lab.locator('.verdict').first()).toContainText('Holds');
    await lab.getByRole('radio', { name: 'T5' }).check();
    await expect(lab.locator('.verdict').first()).toContainText('Broken');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
