/** The page for authors: its code carries its own address, it fits a phone, and a reader of the screen has it too. */
import { expect, expectAccessible, expectNoOverflow, inOneBrowser, test } from './support.ts';

inOneBrowser('text and code');

test('code to copy names the place where this copy lies', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('embedding.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Position Lab in course pages');
  await expect(page.locator('pre').first()).toContainText(`<iframe src="${baseURL}embed.html?experiment=permute"`);
  await expect(page.locator('main')).not.toContainText('https://example.org/position-lab/');
  await expectNoOverflow(page);
  await expectAccessible(page);
  // The last of them is a long way down.
  await page.getByRole('navigation').getByRole('link', { name: 'What was tried' }).click();
  await expect(page.getByRole('heading', { name: 'What was tried' })).toBeInViewport();
});
