/** Too much of everything, and words nobody can see: one sentence each, an address of bounded length, and the page goes on. */
import type { Page } from '@playwright/test';
import {
  drawn,
  enter,
  expect,
  type Id,
  inOneBrowser,
  openLab,
  openUnit,
  pictureOf,
  press,
  reportOf,
  setState,
  stateOf,
  test,
} from './support.ts';

inOneBrowser(
  'what is refused, and where it is said, is the same code in every browser; input.spec.ts types it in both',
);

const tooMuch: readonly (readonly [string, string, string])[] = [
  ['200,000 words', Array(200_000).fill('w').join(' '), 'Your text takes 1 to 64 tokens. You gave 200000.'],
  ['a word of 300,000 letters', 'x'.repeat(300_000), 'Each word takes 1 to 64 characters. You gave 300000 in word 1.'],
];
for (const [name, text, sentence] of tooMuch) {
  test(`${name}: one sentence, and no link is made of it`, async ({ page }) => {
    test.slow();
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const lab = await openUnit(page);
    await setState(page, { experiments: { permute: { step: 'run', reached: 'run' } } });
    const address = page.url();
    await lab.getByRole('radio', { name: 'ALiBi' }).check();
    // The address follows the picture; the one of the step alone is long already.
    await expect.poll(() => page.url()).not.toBe(address);
    await drawn(page);
    const { residual } = (await reportOf(page)).equivariance;
    const picture = await pictureOf(lab);
    const field = lab.getByRole('textbox', { name: 'Your text' });
    await enter(field, text);

    await expect(lab.locator('.error')).toHaveText(sentence);
    await expect(field).toHaveValue(text);
    expect(await pictureOf(lab)).toEqual(picture);
    await expect(lab.locator('.notice')).toContainText('A link takes at most 32 000 characters.');
    const kept = page.url();
    expect(kept.length).toBeLessThan(2000);
    await press(lab, 'Copy link');
    await expect(lab.locator('.notice')).toHaveCount(1);
    await expect(lab.getByRole('textbox', { name: 'Text to copy' })).toHaveCount(0);

    await lab.getByRole('radio', { name: 'Shaw' }).check();
    await expect.poll(async () => (await reportOf(page)).equivariance.residual).not.toBe(residual);
    await expect(field).toHaveValue(text);
    await enter(field, 'a fox ran');
    await expect(lab.locator('.error, .notice')).toHaveCount(0);
    await expect.poll(() => page.url()).not.toBe(kept);
    await press(lab, 'Copy link');
    await expect(lab.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/index\.html#/);
  });
}

async function openRun(page: Page, id: Id, part: object) {
  const lab = await openLab(page, `experiment=${id}&steps=run`);
  await setState(page, { experiments: { [id]: { step: 'run', reached: 'run', ...part } } });
  return lab;
}

for (const [id, label, more] of [
  ['permute', 'Your text', {}],
  ['shift', 'Your words', {}],
  ['mode', 'Your words', { input: 'embeddings' }],
] as const) {
  test(`${id}: a word of zero width is refused by its number`, async ({ page }) => {
    const words = ['a', 'fox', '\u200b\u2060', 'ran'];
    const lab = await openRun(page, id, { settings: { ...more, words } });
    await expect(lab.locator('.error')).toHaveText(
      'Each word takes at least one visible character. You gave none in word 3.',
    );
    const field = lab.getByRole('textbox', { name: new RegExp(`${label}$`) });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(words.join(' '));
    await expect(lab.locator('.figures svg').first()).toBeVisible();
  });
}

const bad: readonly (readonly [Id, Record<string, unknown>, readonly string[], Record<string, unknown>])[] = [
  ['permute', { width: 0, seed: -1, scheme: 'shaw' }, ['Width d', 'Seed'], { scheme: 'shaw' }],
  ['shift', { offset: 2.5, headCount: 5, width: 16 }, ['Offset δ, number', 'Heads'], { width: 16 }],
  ['overflow', { length: -1, maxLen: 0, framework: 'jax' }, ['Input length, number', 'max_len'], { framework: 'jax' }],
  ['mode', { rate: 1.5, passes: 0, width: 16 }, ['Dropout p, number', 'Passes N'], { width: 16 }],
];
for (const [id, settings, labels, good] of bad) {
  test(`${id}: two bad settings of a link are each said at their field`, async ({ page }) => {
    const lab = await openRun(page, id, { settings });
    await expect(lab.locator('.error')).toHaveCount(2);
    for (const label of labels) {
      const field = lab.getByRole('textbox', { name: label, exact: true });
      // The sentence comes first, then the mark of a change.
      const [described] = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
      const sentence = lab.locator(`[id="${described}"]`);
      await expect(sentence).toContainText('You gave');
      await expect(sentence).toBeVisible();
    }
    expect((await stateOf(page)).experiments[id].settings).toMatchObject(settings);
    expect((await stateOf(page)).experiments[id].settings).toMatchObject(good);
    await expect(lab.locator('.figures svg').first()).toBeVisible();
  });
}

test('a kept prediction whose settings are refused opens with the sentence at its field', async ({ page }) => {
  const lab = await openUnit(page);
  await lab.getByText('I don’t know yet. Show me.').first().click();
  await press(lab, 'Lock it in and run');
  await expect(lab.locator('.verdict').first()).toContainText('Holds');
  await page.evaluate(() => {
    const name = 'position-lab/1/permute';
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ ...kept, locked: { ...kept.locked, width: 0, layerCount: 9 } }));
  });
  await page.goto('about:blank');
  await openUnit(page);
  await expect(lab.locator('.error')).toHaveCount(2);
  await expect(lab.locator('.err')).toHaveCount(0);
  await expect(lab.getByRole('textbox', { name: /Width d$/ })).toHaveValue('0');
  await expect(lab.locator('.verdict').first()).toContainText('Holds');
  await enter(lab.getByRole('textbox', { name: /Width d$/ }), '4');
  await enter(lab.getByRole('textbox', { name: /Layers$/ }), '1');
  await expect(lab.locator('.error')).toHaveCount(0);
  await press(lab, /^Reconcile/);
  await expect(lab.getByText('You did not know yet.').first()).toBeVisible();
});
