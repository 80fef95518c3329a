/** A learner permutes the tokens: by pointer, by keyboard, on a phone, with orders and texts that cannot be. */
import type { Locator, Page } from '@playwright/test';
import {
  enter,
  expect,
  expectAccessible,
  inOneBrowser,
  onlyChromium,
  openLab,
  printed,
  reportOf,
  stateOf,
  test,
} from './support.ts';

const orderOf = async (page: Page): Promise<number[]> => (await reportOf(page)).order;
const verdict = (lab: Locator): Locator => lab.locator('.verdict').first();

test('by pointer: predict, drag, switch positions on, reconcile, self-test', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute');
  await expect(verdict(lab)).toContainText('?');
  await lab.getByText('The same outputs, in the shuffled order.').click();
  const exponent = lab.getByRole('textbox', { name: 'Exponent' });
  await enter(exponent, '-15');
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Lock it in and run' }).click();

  const { equivariance } = await reportOf(page);
  await expect(verdict(lab)).toContainText(`Holds to ${printed(equivariance.residual)}.`);
  await expectAccessible(page);

  const chips = lab.locator('[data-chip]');
  await chips.nth(1).scrollIntoViewIfNeeded();
  const from = (await chips.nth(1).boundingBox()) as { x: number; y: number; width: number; height: number };
  const to = (await chips.nth(4).boundingBox()) as { x: number; y: number; width: number; height: number };
  const before = await orderOf(page);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  const [first, second, ...rest] = before;
  await expect.poll(() => orderOf(page)).toEqual([first, ...rest, second]);

  await lab.getByRole('radio', { name: 'sinusoid' }).check();
  await expect.poll(async () => (await reportOf(page)).equivariance.holds).toBe(false);
  const broken = (await reportOf(page)).equivariance;
  await expect(verdict(lab)).toContainText(`Broken by ${printed(broken.residual)}`);
  await expect(lab.getByText('So “', { exact: false }).first().first()).toBeVisible();
  await lab.getByRole('button', { name: 'Sums', exact: true }).click();
  await expect(lab.getByText('A test that cannot fail shows nothing.').first().first()).toBeVisible();

  await lab
    .getByRole('button', { name: /^Reconcile/ })
    .last()
    .click();
  await expect(lab.getByText('Each output goes where its token goes').first()).toBeVisible();
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Self-test' }).last().click();
  await expect(lab.getByText('State permutation equivariance for self-attention').first()).toBeVisible();
});

test('by keyboard: chips, field, reverse, undo', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute&steps=run');
  const chip = lab.locator('[data-chip="0"]');
  await chip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => orderOf(page)).toEqual([4, 0, 1, 3, 2]);
  await page.keyboard.press('End');
  await expect.poll(() => orderOf(page)).toEqual([4, 1, 3, 2, 0]);

  const field = lab.getByRole('textbox', { name: 'Order' });
  await enter(field, '4, 3 2,1 0');
  await expect.poll(() => orderOf(page)).toEqual([4, 3, 2, 1, 0]);
  await lab.getByRole('radio', { name: 'ALiBi' }).focus();
  await page.keyboard.press('Space');
  await expect(lab.getByText('a reversal keeps the distance', { exact: false }).first().first()).toBeVisible();
  await lab.getByRole('button', { name: 'Random' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await reportOf(page)).equivariance.holds).toBe(false);
  await lab.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => orderOf(page)).toEqual([4, 3, 2, 1, 0]);
});

test('own text: words become tokens with an order of their own', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute&steps=run');
  const text = lab.getByRole('textbox', { name: 'Your text' });
  await enter(text, 'שלום 🦊 ein');
  await expect.poll(() => orderOf(page)).toEqual([2, 0, 1]);
  await enter(text, 'alone');
  await expect(lab.getByText('One token has no other order.').first().first()).toBeVisible();
});

test.describe('refusals', () => {
  inOneBrowser('input.spec.ts has one refusal of each experiment in every browser');
  test('what cannot be: one sentence where it happened, the last picture stays', async ({ page }) => {
    const lab = await openLab(page, 'experiment=permute&steps=run');
    const said = await verdict(lab).textContent();
    const field = lab.getByRole('textbox', { name: 'Order' });
    for (const [typed, sentence] of [
      ['0 4 4 3 1', 'Order takes each index from 0 to 4 once. You gave 4 twice.'],
      ['0 1', 'Order takes each index from 0 to 4 once. You gave 2 indices.'],
      ['0 4 x 3 1', 'Order takes the old places, such as 0 2 1. You gave "x".'],
    ] as const) {
      await enter(field, typed);
      await expect(lab.locator('.order-row .error')).toHaveText(sentence);
      await expect(field).toHaveValue(typed);
      await expect(verdict(lab)).toHaveText(said ?? '');
    }
    await enter(field, '0 4 1 3 2');
    await expect(lab.locator('.error')).toHaveCount(0);

    const text = lab.getByRole('textbox', { name: 'Your text' });
    await enter(text, '');
    await expect(lab.locator('.cond .error')).toContainText('You gave 0.');
    await enter(text, Array(10000).fill('w').join(' '));
    await expect(lab.locator('.cond .error')).toContainText('You gave 10000.');
    await expect(verdict(lab)).toHaveText(said ?? '');
    await expectAccessible(page);
  });
});

test('on a phone: Left and Right move the chosen token', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const lab = await openLab(page, 'experiment=permute&steps=run');
  await lab.getByRole('button', { name: 'Move hen right' }).click();
  await expect.poll(() => orderOf(page)).toEqual([0, 1, 4, 3, 2]);
  await lab.getByRole('button', { name: 'Move hen right' }).click();
  await expect.poll(() => orderOf(page)).toEqual([0, 1, 3, 4, 2]);
  await lab.locator('[data-chip="0"]').click();
  await lab.getByRole('button', { name: 'Move the right' }).click();
  await expect.poll(() => orderOf(page)).toEqual([1, 0, 3, 4, 2]);
  expect((await stateOf(page)).experiments.permute.settings.order).toEqual([1, 0, 3, 4, 2]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
});

test('why the difference is not exactly 0, and how it can be', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute&steps=run');
  expect((await reportOf(page)).equivariance.identical).toBe(false);
  await lab.locator('summary', { hasText: 'Why not exactly 0?' }).click();
  await expect(lab.getByText('you can have sums that are alike in any order').first()).toBeVisible();
  await lab.locator('summary', { hasText: 'More conditions' }).click();
  await lab.getByRole('radio', { name: 'alike in any order' }).check();
  await expect(verdict(lab)).toContainText('Identical, bit for bit.');
  expect((await reportOf(page)).equivariance).toMatchObject({ identical: true, residual: 0 });
});

test.describe('by a finger on a tablet', () => {
  onlyChromium('touch is emulated in Chromium only');
  test.use({ hasTouch: true, viewport: { width: 700, height: 900 } });

  test('thirty words: every chip is in sight, and one goes to another row', async ({ page }) => {
    const words = Array.from({ length: 30 }, (_, k) => `w${k}`);
    const lab = await openLab(page, `experiment=permute&steps=run&text=${words.join('+')}`);
    await enter(lab.getByRole('textbox', { name: 'Order' }), words.map((_, k) => k).join(' '));
    const chips = lab.locator('[data-chip]');
    await chips.first().scrollIntoViewIfNeeded();
    for (const place of [0, 9, 10, 29]) await expect(chips.nth(place)).toBeInViewport({ ratio: 1 });

    const [from, to] = await Promise.all([chips.nth(1), chips.nth(23)].map((chip) => chip.boundingBox()));
    if (!from || !to) throw new Error('a chip is not drawn');
    const cdp = await page.context().newCDPSession(page);
    // To the side first: a finger that goes down scrolls the page.
    const path = [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: part, y: part ** 2 }));
    for (const [k, part] of path.entries()) {
      const touchPoints = [
        {
          x: from.x + from.width / 2 + part.x * (to.x - from.x),
          y: from.y + from.height / 2 + part.y * (to.y - from.y),
        },
      ];
      await cdp.send('Input.dispatchTouchEvent', { type: k === 0 ? 'touchStart' : 'touchMove', touchPoints });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Token 1 stands at place 23; those between have gone one place back.
    await expect.poll(async () => (await orderOf(page)).slice(0, 3)).toEqual([0, 2, 3]);
    expect((await orderOf(page))[23]).toBe(1);
  });
});
