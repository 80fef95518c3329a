/** A learner's result code, and the page where a teacher has it graded again: honest, changed and cut codes, the table, the CSV. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, expectAccessible, expectNoOverflow, onlyChromium, openLab, press, test } from './support.ts';

onlyChromium('Playwright hears of no file that Debian’s Firefox saves');

const page = pathToFileURL(join(import.meta.dirname, '../dist/results.html')).href;

/** The one that docs/results.md shows. */
const sample = /^PL1\.\S+$/m.exec(readFileSync(join(import.meta.dirname, '../docs/results.md'), 'utf8'))?.[0] ?? '';

/** The code with another mark and a checksum that fits, as somebody would forge it. */
function forged(code: string): string {
  const [start, payload = ''] = code.split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace('"PM1-size":false', '"PM1-size":true');
  const text = `${start}.${Buffer.from(changed).toString('base64url')}`;
  let crc = ~0;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(~crc >>> 0);
  return `${text}.${sum.toString('base64url')}`;
}

test('a code is copied from the lab, and a changed one is told from it where it is graded again, from the disk', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lab = await openLab(tab, 'experiment=permute');
  await expect(lab.getByRole('button', { name: 'Result code' })).toHaveCount(0);
  await lab.getByRole('radio', { name: /same outputs, in the shuffled order/ }).check();
  // A real change, which without positions there is none of.
  await lab.getByRole('textbox', { name: 'Exponent' }).fill('0');
  await lab.getByRole('textbox', { name: 'Exponent' }).press('Enter');
  await press(lab, 'Lock it in and run');
  await press(lab, 'Result code');
  await expectAccessible(tab);
  const code = await lab.getByRole('textbox', { name: 'Result code' }).inputValue();
  await lab.getByRole('region', { name: 'Result code' }).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(lab.getByRole('region', { name: 'Result code' })).toContainText('Copied.');
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const saving = tab.waitForEvent('download');
  await press(lab, 'Save as a file');
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(`${code}\n`);

  await tab.goto(page);
  const field = tab.getByRole('textbox', { name: 'Result codes' });
  await field.fill(`Aachen: ${code}\nBonn: ${forged(code)}\n=1+1 ${code.slice(0, -3)}\nCelle forgot it\nDaun: ${code}`);
  await tab.getByRole('button', { name: 'Grade these codes' }).click();
  await expect(tab.getByRole('status').first()).toContainText('4 results graded. In 2 something differs.');
  const row = (label: string) => tab.getByRole('row').filter({ has: tab.getByRole('button', { name: label }) });
  await expect(row('Aachen')).toContainText('1 of 2, 1 try');
  await expect(row('Aachen')).toContainText('50 %nothingThe same code as “Daun”.');
  await expect(row('Bonn')).toContainText('Permute, question 2 of 2: the code says right, the engine says wrong.');
  await expect(row('=1+1')).toContainText('cut or mistyped');
  await expect(tab.getByText('Line 4: Celle forgot it')).toBeVisible();

  await tab.getByRole('button', { name: 'Bonn' }).press('Enter');
  await expect(tab.getByRole('region', { name: /^Permute, under/ })).toContainText('wrong (the code says right)');
  await expectAccessible(tab);
  await tab.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(tab);

  const downloading = tab.waitForEvent('download');
  await tab.getByRole('button', { name: 'Save as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('position-lab-results.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFlabel,permute right,permute asked,permute tries,score,differences,notes');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 5).join())).toEqual([
    "'=1+1,,,,",
    'Aachen,1,2,1,0.5',
    'Bonn,1,2,1,0.5',
    'Daun,1,2,1,0.5',
    '',
  ]);
});

test('in the browser’s language or the one that is chosen: what was graded is said anew, numbers too', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'es-MX' });
  const tab = await context.newPage();
  await tab.goto(page);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  await tab.getByRole('textbox', { name: 'Códigos de resultados' }).fill(`Aachen: ${sample}\n${sample.slice(0, -3)}`);
  await tab.getByRole('button', { name: 'Evaluar estos códigos' }).click();
  await tab.getByRole('button', { name: 'Aachen' }).click();
  await expect(tab.getByRole('cell', { name: '2 de 2, 1 intento' })).toBeVisible();
  await tab.getByRole('combobox', { name: 'Idioma' }).selectOption('Deutsch');
  await expect(tab).toHaveTitle('Position Lab: Ergebnisse');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'de');
  await expect(tab.getByRole('status').first()).toHaveText('2 Ergebnisse bewertet. In 1 weicht etwas ab.');
  await expect(tab.getByRole('button', { name: 'Zeile 2' })).toBeVisible();
  // The opened row stays open.
  await expect(tab.getByRole('region', { name: /^Permutieren, unter: / })).toContainText('4,4·10⁻¹⁶');
  await expectAccessible(tab);
  await tab.goto(`${page}?lang=zh-CN`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('结果');
  await tab.goto(`${page}?lang=fr`);
  await expect(tab.locator('.notice')).toHaveText(/^There is no language “fr” yet\./);
  await context.close();
});
