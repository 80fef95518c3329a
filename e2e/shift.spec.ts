/** A learner moves the text along: by pointer, by keyboard, past the end of the table, with numbers that cannot be. */
import type { Locator, Page } from '@playwright/test';
import { enter, expect, expectAccessible, inOneBrowser, openLab, press, reportOf, stateOf, test } from './support.ts';

const four = (value: number): string => value.toFixed(4).replace('-', '−');

/** The live matrix, the pair before and after, as the page shows them. */
async function expectLive(page: Page, lab: Locator): Promise<void> {
  const { chosen } = await reportOf(page);
  const shown = lab.locator('.equation .mat');
  const texts = (values: number[]): string => values.map(four).join('');
  await expect(shown.nth(3)).toHaveText(texts(chosen.matrix.data));
  await expect(shown.nth(4)).toHaveText(texts(chosen.before));
  await expect(shown.nth(5)).toHaveText(texts(chosen.product));
}

const settingsOf = async (page: Page) => (await stateOf(page)).experiments.shift.settings;

test('by pointer: predict, run, choose a clock, three acts, reconcile', async ({ page }) => {
  const lab = await openLab(page, 'experiment=shift');
  await expect(lab.getByText('not run yet').first()).toBeVisible();
  await expect(lab.locator('.equation .mat')).toHaveCount(3);
  await lab.getByText('The entries turn with').click();
  await enter(lab.getByRole('textbox', { name: 'Exponent' }), '-15');
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Lock it in and run' }).click();

  await expectLive(page, lab);
  await expect(lab.getByText('for all 16 pairs and 995 positions.').first()).toBeVisible();
  await lab.getByRole('radio', { name: /^Pair 7:/ }).click();
  await expect.poll(async () => (await reportOf(page)).chosen.pair).toBe(7);
  await expectLive(page, lab);
  await lab.getByRole('button', { name: 'Try RoPE’s matrix on this pair' }).click();
  await expect(lab.getByText('RoPE’s matrix is made for pairs in (cos, sin) order.').first()).toBeVisible();
  await expectLive(page, lab);
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Back to D2L’s matrix' }).click();

  const sizes = lab.locator('.scheme .size');
  await expect(sizes).toHaveCount(8);
  const moved = await reportOf(page);
  await expect(sizes.nth(6)).toHaveText(moved.schemes[6].change.residual.toFixed(2));
  await lab.getByRole('radio', { name: 'Words in front' }).check();
  await enter(lab.getByRole('textbox', { name: 'Words in front' }), 'one fine day');
  await expect.poll(async () => (await reportOf(page)).frontIds).toEqual([0, 1, 2]);
  await expect(lab.getByText('A real word in front is a new key').first()).toBeVisible();
  await lab.getByRole('radio', { name: 'Pad on the left' }).check();
  await expect(lab.getByText('All 8 give the old outputs back.').first()).toBeVisible();
  await lab.getByRole('switch', { name: 'Count ids from the first real token' }).uncheck();
  await expect(lab.getByText('the ids count the pads.').first()).toBeVisible();
  await expectAccessible(page);

  await lab.getByRole('button', { name: /^Reconcile/ }).click();
  await expect(lab.getByText('the same at 10 and at 994.').first()).toBeVisible();
  await expect(
    lab
      .getByText(`It changes by ${moved.schemes[6].change.residual.toFixed(2)}.`)
      .first()
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Self-test', exact: true }).last().click();
  await lab.getByRole('button', { name: 'Show answer' }).click();
  await expect(lab.getByText('one matrix serves every position').first()).toBeVisible();
  await lab.getByRole('button', { name: 'Got it' }).click();
  expect((await stateOf(page)).experiments.shift.selfTest.mark).toBe('got');
  await expectAccessible(page);
});

test('by keyboard: slide the position, the matrix stays; walk the clocks', async ({ page }) => {
  const lab = await openLab(page, 'experiment=shift&steps=run');
  const before = (await reportOf(page)).chosen;
  await lab.getByRole('slider', { name: /^Position/ }).focus();
  await page.keyboard.press('PageUp');
  await expect.poll(async () => (await settingsOf(page)).position).toBeGreaterThan(10);
  const after = (await reportOf(page)).chosen;
  expect(after.matrix).toEqual(before.matrix);
  expect(after.before).not.toEqual(before.before);
  await expectLive(page, lab);

  await lab.getByRole('slider', { name: /^Offset/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await settingsOf(page)).offset).toBe(4);
  await expect.poll(async () => (await reportOf(page)).chosen.matrix).not.toEqual(before.matrix);

  await lab.getByRole('radio', { name: /^Pair 3:/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await reportOf(page)).chosen.pair).toBe(4);
  await lab.getByRole('button', { name: 'More: Pair j' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await reportOf(page)).chosen.pair).toBe(5);
  await expectLive(page, lab);

  await lab.getByRole('radio', { name: 'Move the ids' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await settingsOf(page)).act).toBe('prepend');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await settingsOf(page)).act).toBe('moveIds');
});

test('past the end of the table: the tables stop, the offsets go on', async ({ page }) => {
  const lab = await openLab(page, 'experiment=shift&steps=run');
  const position = lab.getByRole('textbox', { name: /^Position .*number/ });
  await enter(position, '994');
  await expect(lab.locator('.scheme .stopped')).toHaveText(Array(3).fill(/no row 1000/));
  await expect(lab.locator('.scheme .size')).toHaveCount(5);
  await enter(position, '996');
  await expect(lab.getByText('= 5 leads off the table.').first().first()).toBeVisible();
  await expect(position).toHaveValue('996');
  expect((await reportOf(page)).idsBefore[0]).toBe(994);
  await lab.getByRole('button', { name: 'Reset' }).click();
  await expect(lab.locator('.scheme .size')).toHaveCount(8);
});

test.describe('refusals', () => {
  inOneBrowser('input.spec.ts has one refusal of each experiment in every browser');
  test('numbers that cannot be: one sentence, and the last picture stays', async ({ page }) => {
    const lab = await openLab(page, 'experiment=shift&steps=run');
    const offset = lab.getByRole('textbox', { name: /^Offset .*number/ });
    for (const typed of ['2.5', '4294967296', '-11', 'far']) {
      await enter(offset, typed);
      await expect(lab.locator('.cond .error')).toHaveCount(1);
      await expect(offset).toHaveValue(typed);
      expect((await reportOf(page)).chosen.pair).toBe(3);
    }
    await enter(offset, '5');
    await expect(lab.locator('.cond .error')).toHaveCount(0);

    const width = lab.getByRole('textbox', { name: /^Width .*number/ });
    await enter(width, '0');
    await expect(lab.locator('.cond .error')).toHaveCount(1);
    await enter(width, '1');
    await expect(lab.getByText('no clock and no matrix').first()).toBeVisible();
    await enter(width, '7');
    await expect(lab.getByText('Column 6 is a sine without a cosine').first()).toBeVisible();
    await lab.getByRole('button', { name: 'Reset' }).click();

    await lab.getByText('More conditions').click();
    const words = lab.getByRole('textbox', { name: 'Your words' });
    for (const typed of ['', Array(10_000).fill('a').join(' ')]) {
      await enter(words, typed);
      await expect(lab.locator('.cond .error')).toHaveCount(1);
      expect((await reportOf(page)).idsBefore).toHaveLength(5);
    }
    await enter(words, '🦊 שלום alone');
    await expect(lab.locator('.shift-ids li')).toHaveCount(3);
    await expectAccessible(page);
  });
});

for (const width of [320, 700, 1280]) {
  test(`fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLab(page, 'experiment=shift&steps=run');
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

test.describe('for the ear', () => {
  inOneBrowser('which tones are asked for is the same code in every browser');
  test('a press sounds the chosen pair at i and at i + δ, and nothing sounds before', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: number[] = [];
      Object.assign(window, { heard });
      const Tone = window.OscillatorNode;
      window.OscillatorNode = class extends Tone {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options);
          heard.push(options?.frequency ?? Number.NaN);
        }
      };
    });
    const lab = await openLab(page, 'experiment=shift&steps=run');
    const heard = (): Promise<number[]> => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
    expect(await heard()).toEqual([]);
    await press(lab, 'Hear pair 3');
    await expect.poll(heard).toHaveLength(2);
    // Pair 3 of width 32 turns by 0.177828 a position, i = 10, δ = 5: 220 · 2^(1.77828 / 2π), and 2^(0.88914 / 2π) times that.
    const [first = 0, second = 0] = await heard();
    expect(first).toBeCloseTo(267.68, 1);
    expect(second / first).toBeCloseTo(1.1031, 4);
    await expect(lab.getByText('plays no sound')).toHaveCount(0);
  });
});
