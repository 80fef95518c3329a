/** A learner checks claims: in a worker, under a strict policy, with progress and stop, and opens a counter-example. */
import type { Locator } from '@playwright/test';
import { withHeaders } from './fixtures/hosts.ts';
import { expect, expectAccessible, openLab, reportOf, test } from './support.ts';

const strict =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'";

const item = (lab: Locator, id: string): Locator => lab.locator('.claim-list > li').filter({ hasText: id });

async function tabTo(lab: Locator, name: RegExp): Promise<void> {
  const target = lab.getByRole('button', { name });
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)) return;
    await lab.page().keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} by Tab`);
}

/** Each button in the frame after the one before, sooner than a driver's strokes: on a busy machine a check would be over by then. */
function clickWithinFrames(lab: Locator, names: readonly string[]): Promise<void> {
  return lab.evaluate(async (element, wanted) => {
    for (const name of wanted) {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
      const button = buttons.find((one) => (one.ariaLabel ?? one.textContent?.trim()) === name);
      if (!button) throw new Error(`no button ${name}`);
      button.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  }, names);
}

test('claims by keyboard: fold out, refute one, open its counter-example, stop another', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url().split('/').at(-1) ?? ''));
  await withHeaders(page, { 'content-security-policy': strict });
  const lab = await openLab(page, 'experiment=permute&steps=run');
  // Not engine-queries, which belongs to the questions.
  expect(files.filter((file) => /^(claim-worker|engine(?!-queries)).*\.(js|wasm)$/.test(file))).toEqual([]);

  await tabTo(lab, /claims to check$/);
  await page.keyboard.press('Enter');
  // What a learner says comes first: before it there is nothing to read and nothing to try.
  await expect(lab.getByRole('button', { name: /^Try |^Show it here/ })).toHaveCount(0);
  await lab.getByRole('group', { name: 'Is claim CL05 true?' }).getByRole('button', { name: 'True' }).focus();
  await page.keyboard.press('Enter');
  const said = lab.getByRole('group', { name: 'Is claim CL05 true?' }).getByRole('button');
  await expect(said).toHaveText(['True']);
  await expect(said).toBeFocused();
  await expect(lab.getByRole('status').filter({ hasText: 'CL05: ' })).toHaveCount(1);
  await tabTo(lab, /^Try 300 random cases, claim CL05$/);
  await page.keyboard.press('Enter');
  // One button starts, stops and starts again: it keeps the focus.
  await expect(lab.getByRole('button', { name: 'Try 300 other cases, claim CL05' })).toBeFocused();
  await expect(item(lab, 'CL05')).toContainText(/Refuted by \d+ of 300 cases\./);
  await expect(item(lab, 'CL05')).toContainText('2 tokens of width 1, order');
  await expect(item(lab, 'CL05')).toContainText('It reads 0.50, allowed 1.0·10⁻¹².');
  await expect(lab.getByRole('status').filter({ hasText: 'CL05: Refuted' })).toHaveCount(1);
  expect(page.workers()).toHaveLength(1);
  await expectAccessible(page);

  await tabTo(lab, /^Open it here, claim CL05$/);
  await page.keyboard.press('Enter');
  await expect(lab.locator('.given')).toBeInViewport();
  await expect(lab.locator('.given')).toContainText('Given numbers: counter-example to claim CL05.');
  const { equivariance, tokens } = await reportOf(page);
  expect(equivariance.residual).toBe(0.5);
  expect([tokens.rows, tokens.cols]).toEqual([2, 1]);
  await expect(lab.locator('.verdict').first()).toContainText('≠');
  await expect(lab.locator('.verdict').first()).toContainText('Broken by 0.50');
  await expect(item(lab, 'CL05')).toContainText('≠ the two routes. Difference 0.50');
  await tabTo(lab, /^Back to drawn numbers$/);
  await page.keyboard.press('Enter');
  await expect(lab.locator('.given')).toHaveCount(0);

  for (const id of ['CL01', 'CL02'])
    await lab
      .getByRole('group', { name: `Is claim ${id} true?` })
      .getByRole('button', { name: 'I don’t know yet' })
      .click();
  // Both wait for one worker. Stop ends it, and the one after it gets another.
  await clickWithinFrames(lab, [
    'Try 300 random cases, claim CL01',
    'Try 300 random cases, claim CL02',
    'Stop, claim CL01',
  ]);
  await expect(item(lab, 'CL01')).toContainText('Stopped');
  await expect(item(lab, 'CL02')).toContainText('Holds in 300 of 300 cases.');
  await expect(item(lab, 'CL01')).toContainText('Stopped');
});
