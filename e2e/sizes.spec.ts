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
  for (const step of ['predict', 'run', 'reconcile', 'self-test'] as const) {
    test(`${id}, ${step}`, async ({ page }) => {
      test.slow();
      const lab = await openUnit(page);
      const { settings } = (await stateOf(page)).experiments[id];
      const locked = step === 'predict' ? null : settings;
      const selfTest = { shown: true };
      await setState(page, { experiment: id, experiments: { [id]: { step, reached: step, locked, selfTest } } });
      await expect(lab.locator(`.step-${step}`)).toBeVisible();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
        await drawn(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await drawn(page);
      await expectNoOverflow(page);
      await expect(lab.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}
