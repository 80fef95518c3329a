/** The lab as an instrument: keep A, change, read the difference, go back, and take the numbers home. */
import { readFile } from 'node:fs/promises';
import { enter, expect, expectAccessible, expectNoOverflow, onlyChromium, openLab, reportOf, test } from './support.ts';

onlyChromium('Playwright hears of no file that Debian’s Firefox saves');

test('keep A, change the base, read B − A, undo, compare with a run, export', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const lab = await openLab(page, 'experiment=explorer');
  const beside = lab.getByRole('region', { name: 'A beside B' });
  const a = await reportOf(page);
  await beside.getByRole('button', { name: 'Keep as A' }).click();
  await expect(beside.getByText('B has the settings of A.')).toBeVisible();

  await enter(lab.getByRole('textbox', { name: 'Base' }), '100');
  await expect(beside.getByText('Table of positions: B is')).toBeVisible();
  const b = await reportOf(page);
  // The page shows what the two reports say.
  const sizes = b.table.data.map((entry: number, k: number) => Math.abs(entry - a.table.data[k]));
  const largest = Math.max(...sizes);
  const at = sizes.indexOf(largest);
  await expect(beside.getByText(`B is ${largest.toFixed(2)} away from A`)).toBeVisible();
  await expect(beside.getByText(`at row ${Math.floor(at / 32)}, column ${at % 32}.`)).toBeVisible();
  await expectAccessible(page);

  await beside.getByRole('button', { name: 'Swap A and B' }).click();
  await expect.poll(async () => (await reportOf(page)).table.data).toEqual(a.table.data);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await reportOf(page)).table.data).toEqual(b.table.data);
  await lab.getByRole('button', { name: 'Show run 1 again' }).click();
  await lab.getByRole('button', { name: 'Keep run 2 as A and compare' }).click();
  await expect(beside.getByText(`B is ${largest.toFixed(2)} away from A`)).toBeVisible();

  await lab.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.waitForEvent('download');
  await lab.getByRole('button', { name: 'Save: Settings and all results, JSON' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^position-lab-explorer-[a-z0-9-]+\.json$/);
  const read = JSON.parse(await readFile(await file.path(), 'utf8'));
  const table = read.results.find(({ id }: { id: string }) => id === 'table');
  expect(table.matrix.data).toEqual((await reportOf(page)).table.data);

  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
});
