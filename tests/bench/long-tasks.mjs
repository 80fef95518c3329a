// The tasks of the main thread over 50 ms while the lab is used as a learner uses it, told apart by what was done.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { root } from '../../scripts/lib/run.mjs';

const experiments = ['permute', 'shift', 'overflow', 'mode'];
/** How many results a large course hands in. */
export const codes = 300;

/** The longest tasks in ms, by act: { act, longest: one number a round, 0 where none was over 50 ms }. */
export async function longTasks(browser, address, rounds) {
  const found = new Map();
  const note = (act, longest) => found.set(act, [...(found.get(act) ?? []), longest]);
  for (let round = 0; round < rounds; round++) {
    for (const experiment of experiments) {
      await withPage(browser, async (page) => {
        await watch(page);
        await useExperiment(page, address, experiment, async (act) =>
          note(`${experiment}: ${act}`, await longest(page)),
        );
      });
    }
    await withPage(browser, async (page) => {
      await watch(page);
      await gradeResults(page, address, async (act) => note(`results.html: ${act}`, await longest(page)));
    });
  }
  return [...found].map(([act, longest]) => ({ act, longest }));
}

async function withPage(browser, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await use(await context.newPage());
  await context.close();
}

const watch = (page) =>
  page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      window.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });

/** The longest since it was asked last. Nothing that an act began is left after a second: the live sentence comes after 500 ms. */
async function longest(page) {
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...window.tasks.splice(0)));
}

/** `noted` hears the name of each act when it was done. */
export async function useExperiment(page, address, experiment, noted) {
  const lab = page.locator('position-lab');
  const press = (name) => lab.getByRole('button', { name }).last().click();
  await page.goto(`${address}#${fragment({ experiment: [experiment] })}`);
  await page.waitForFunction(() => document.querySelector('position-lab')?.report);
  await noted('start');
  for (const answer of await lab.getByText('I don’t know yet. Show me.').all()) await answer.click();
  await press('Lock it in and run');
  await noted('lock in and run');
  await moveThings(page, lab, experiment, noted);
  await press(/claims? to check/);
  await lab.getByRole('button', { name: 'True', exact: true }).first().click();
  await lab.getByRole('button', { name: /^Try / }).first().click();
  await noted('claims');
  await press(/^Reconcile/);
  await press('Self-test');
  await noted('later steps');
  await press('Display');
  await lab.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await noted('language');
}

const fragment = (patch) => Buffer.from(JSON.stringify(patch)).toString('base64url');

async function moveThings(page, lab, experiment, noted) {
  const chip = lab.locator('[data-chip="0"]').first();
  if (experiment === 'permute') {
    await dragAlong(page, chip, [40, 80, 120, 160, 80, 0]);
    await noted('chip dragged');
  }
  const slider = lab.locator('.step-run .rng').first();
  if ((await slider.count()) > 0 && (await slider.isVisible())) {
    const { width } = await slider.boundingBox();
    await dragAlong(
      page,
      slider,
      Array.from({ length: 24 }, (_, k) => ((k % 12) / 12) * width * 0.45),
    );
    await noted('slider dragged');
  }
  const preset = lab.locator('.preset-list button');
  for (let k = 0; k < (await preset.count()); k++) {
    await preset.nth(k).click();
    await page.waitForTimeout(200);
  }
  await noted('every preset');
}

async function dragAlong(page, target, offsets) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  const at = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (const offset of offsets) await page.mouse.move(at.x + offset, at.y, { steps: 4 });
  await page.mouse.up();
}

export async function gradeResults(page, address, noted) {
  await page.goto(`${address}results.html`);
  await page.waitForTimeout(2000);
  await noted('start');
  const field = page.getByRole('textbox', { name: 'Result codes' });
  await paste(page, field, manyCodes().join('\n'));
  await noted('codes pasted');
  await page.getByRole('button', { name: 'Grade these codes' }).click();
  await page.getByText(`${codes} results graded.`).waitFor();
  await noted(`${codes} codes`);
}

/** By the keyboard, as people do. Playwright's own `fill` types the text as one keystroke, which Chromium takes several times as long for. */
async function paste(page, field, text) {
  await page.evaluate((copied) => {
    const copying = (event) => {
      event.clipboardData.setData('text/plain', copied);
      event.preventDefault();
    };
    document.addEventListener('copy', copying, { once: true });
  }, text);
  await page.keyboard.press('Control+C');
  await field.focus();
  await page.keyboard.press('Control+V');
}

/** The code that docs/results.md shows, each under another seed, so that none was graded before. */
function manyCodes() {
  const [shown] = /^PL1\.\S+$/m.exec(readFileSync(join(root, 'docs', 'results.md'), 'utf8'));
  const [, payload] = shown.split('.');
  const [product, [experiment, round, tries, settings, ...answers]] = JSON.parse(Buffer.from(payload, 'base64url'));
  return Array.from({ length: codes }, (_, k) => {
    const attempt = [experiment, round, tries, { ...settings, seed: k }, ...answers];
    const text = `PL1.${Buffer.from(JSON.stringify([product, attempt])).toString('base64url')}`;
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(text));
    return `Learner ${k} ${text}.${sum.toString('base64url')}`;
  });
}
