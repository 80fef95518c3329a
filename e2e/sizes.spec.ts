/** Every experiment and step, on a desk and on a phone, light and dark: rules of accessibility, and nothing runs over. */
import {
  drawn,
  expect,
  expectAccessible,
  expectNoOverflow,
  experiments,
  onlyChromium,
  openUnit,
  setState,
  stateOf,
  test,
} from './support.ts';

onlyChromium('axe reads colours, and dark is emulated in Chromium only');

for (const id of experiments) {
  test(`${id}, in each step`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    const lab = await openUnit(page);
    const { settings } = (await stateOf(page)).experiments[id];
    for (const step of ['predict', 'run', 'reconcile', 'self-test'] as const) {
      await test.step(step, async () => {
        const locked = step === 'predict' ? null : settings;
        const selfTest = { shown: true };
        await setState(page, { experiment: id, experiments: { [id]: { step, reached: step, locked, selfTest } } });
        await expect(lab.locator(`.step-${step}`)).toBeVisible();
        // Of the rules only that of contrast sees the theme.
        for (const [width, first, second] of [
          [1280, 'light', 'dark'],
          [360, 'dark', 'light'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
          await drawn(page);
          await page.emulateMedia({ colorScheme: first });
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: second });
          await expectAccessible(page, ['color-contrast']);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await drawn(page);
        await expectNoOverflow(page);
        await expect(lab.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}
