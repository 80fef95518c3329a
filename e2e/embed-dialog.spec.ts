/** The Embed dialog: from what is open to a frame in another page and to a file, and both obey. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import { serve } from './fixtures/hosts.ts';
import { expect, expectAccessible, onlyChromium, openUnit, test } from './support.ts';

onlyChromium('the texts are made without the DOM, and one-file.spec.ts opens the file in every browser');

async function expectHeld(lab: Locator): Promise<void> {
  await expect(lab.locator('.figures svg').first()).toBeVisible();
  await expect(lab.locator('.notice')).toHaveCount(0);
  await expect(lab.getByRole('heading', { level: 1 })).toContainText('Move the text along');
  await expect(lab.getByRole('textbox', { name: /^Width.*number$/ })).toBeDisabled();
  await expect(lab.getByRole('textbox', { name: /^Width.*number$/ })).toHaveValue('32');
  await expect(lab.getByRole('radiogroup', { name: 'Matrix' })).toHaveCount(0);
  await expect(lab.getByRole('button', { name: 'Try RoPE' })).toHaveCount(0);
  await lab.getByRole('textbox', { name: /^Offset.*number$/ }).fill('7');
  await lab.getByRole('textbox', { name: /^Offset.*number$/ }).press('Enter');
  await expect(lab.locator('.figures')).toContainText('10 → 17');
}

test('from the dialog to a frame and to a file', async ({ page }, testInfo) => {
  const lab = await openUnit(page);
  await lab.getByRole('button', { name: /^2 Shift/ }).click();
  const button = lab.getByRole('button', { name: 'Embed', exact: true });
  await button.click();
  const dialog = lab.getByRole('region', { name: 'Put this into another page' });
  await expect(dialog.getByLabel('What to show')).toHaveValue('shift');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  for (const step of ['Predict', 'Reconcile', 'Self-test'])
    await dialog.getByRole('checkbox', { name: step }).uncheck();
  await dialog.getByLabel('Hide').fill('matrix');
  await dialog.getByLabel('Lock').fill('fly');
  await dialog.getByLabel('Height of the frame').fill('640');
  await expect(dialog.locator('.error')).toContainText('There is no control “fly” to lock.');
  await dialog.getByLabel('Lock').fill('width');
  await dialog.getByLabel('Lock').blur();
  await expect(dialog.locator('.error')).toHaveCount(0);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.frameLocator('iframe').locator('.figures svg').first()).toBeVisible();

  const code = await dialog.getByRole('textbox', { name: 'Frame', exact: true }).inputValue();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const saved = testInfo.outputPath('position-lab-shift.html');
  expect((await file).suggestedFilename()).toBe('position-lab-shift.html');
  await (await file).saveAs(saved);

  await serve(page, 'host.html', code);
  await page.goto('host.html');
  const frame = page.frameLocator('iframe[width="100%"][title="Position Lab: Shift"]');
  await expectHeld(frame.locator('position-lab'));

  expect(readFileSync(saved, 'utf8')).toContain('{"experiment":"shift","steps":"run","hide":"matrix","lock":"width"}');
  await page.goto(pathToFileURL(saved).href);
  await expectHeld(page.locator('position-lab'));
});

test('Escape leads back to the bar, though the window became narrow meanwhile', async ({ page }) => {
  const lab = await openUnit(page);
  await lab.getByRole('button', { name: 'Embed', exact: true }).click();
  await page.setViewportSize({ width: 360, height: 640 });
  await lab.getByRole('textbox', { name: 'Width of the frame' }).press('Escape');
  await expect(lab.getByRole('button', { name: 'All questions' })).toBeFocused();
});
