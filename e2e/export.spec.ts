/** Export, by keyboard: the PyTorch script of what is on the screen, whose maker is loaded when it is asked for. */
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoOverflow, onlyChromium, openLab, press, reportOf, test } from './support.ts';

onlyChromium('Playwright hears of no file that Debian’s Firefox saves');

test('save the PyTorch script of the picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const lab = await openLab(page, 'experiment=permute&steps=run');
  await press(lab, 'Export');
  await expectNoOverflow(page);
  await expectAccessible(page);
  const makers = (): string[] => asked.filter((url) => /pytorch/.test(url));
  expect(makers()).toEqual([]);

  const download = page.waitForEvent('download');
  await press(lab, 'Save: PyTorch script, same weights');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^position-lab-permute-.*\.py$/);
  expect(makers()).toHaveLength(1);
  const script = await readFile(await file.path(), 'utf8');
  const { output } = await reportOf(page);
  for (const entry of output.data) expect(script).toContain(String(entry));
  expect(script.trimEnd().endsWith('print("All numbers agree.")')).toBe(true);
});
