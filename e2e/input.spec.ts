/**
 * What a learner may type and the engine refuses: one sentence where it happened, the last picture that works, the typed text in its
 * field, and everything else goes on. And what looks wrong but works: width 1, odd widths, p = 1, every writing.
 */
import type { Locator, Page } from '@playwright/test';
import {
  drawn,
  expect,
  expectNoOverflow,
  type Id,
  inOneBrowser,
  openLab,
  openUnit,
  pictureOf,
  reportOf,
  setState,
  stateOf,
  test,
} from './support.ts';

/** The whole name: a mark of a change is a description. */
const fieldOf = (lab: Locator, label: string): Locator => lab.getByRole('textbox', { name: label, exact: true });

/** Into the field named `label`, as a learner types. */
async function type(lab: Locator, label: string, text: string): Promise<Locator> {
  const field = fieldOf(lab, label);
  if (!(await field.isVisible())) await lab.locator('summary').getByText('More conditions').click();
  // Firefox tells of a change only after a stroke of a key.
  await field.fill(`${text} `);
  await field.press('End');
  await field.press('Backspace');
  await expect(field).toHaveValue(text);
  await field.press('Enter');
  await drawn(lab.page());
  return field;
}

async function openRun(page: Page, id: Id, settings: object = {}): Promise<Locator> {
  const lab = await openLab(page, `experiment=${id}&steps=run`);
  await expect(lab.locator('.figures svg').first()).toBeVisible();
  if (Object.keys(settings).length > 0)
    await setState(page, { experiments: { [id]: { step: 'run', reached: 'run', settings } } });
  return lab;
}

interface Refusal {
  readonly id: Id;
  readonly settings?: object;
  readonly label: string;
  readonly typed: string;
  readonly says: string | RegExp;
}

const long = Array.from({ length: 10_000 }, (_, k) => `w${k}`).join(' ');
const refusals: readonly Refusal[] = [
  { id: 'permute', label: 'Your text', typed: '', says: 'You gave 0.' },
  { id: 'permute', label: 'Your text', typed: long, says: 'You gave 10000.' },
  { id: 'permute', label: 'Order', typed: '0 1 1 3 4', says: 'You gave 1 twice.' },
  { id: 'permute', label: 'Order', typed: '0 1 2 3 5', says: 'You gave 5' },
  { id: 'permute', label: 'Order', typed: '0 1 2.5 3 4', says: 'You gave' },
  { id: 'permute', label: 'Width d', typed: '0', says: 'You gave 0.' },
  { id: 'permute', label: 'Width d', typed: '1e9', says: 'You gave 1000000000.' },
  { id: 'permute', label: 'Width d', typed: 'wide', says: 'wide' },
  { id: 'permute', label: 'Heads', typed: '3', says: 'You gave 3.' },
  { id: 'permute', label: 'Layers', typed: '2.5', says: 'You gave 2.5.' },
  { id: 'permute', label: 'Seed', typed: '-1', says: 'You gave -1.' },
  { id: 'permute', settings: { mask: 'padding' }, label: 'Valid length', typed: '-1', says: 'You gave -1.' },
  { id: 'shift', label: 'Your words', typed: '', says: 'You gave 0.' },
  { id: 'shift', label: 'Your words', typed: long, says: 'You gave 10000.' },
  { id: 'shift', label: 'Width d, number', typed: '0', says: 'You gave 0.' },
  { id: 'shift', label: 'Heads', typed: '5', says: 'You gave 5.' },
  { id: 'shift', label: 'Offset δ, number', typed: '2.5', says: 'You gave 2.5.' },
  { id: 'shift', label: 'Offset δ, number', typed: 'left', says: 'left' },
  { id: 'overflow', label: 'Input length, number', typed: '-1', says: 'You gave -1.' },
  { id: 'overflow', label: 'Input length, number', typed: '1e9', says: 'You gave 1000000000.' },
  { id: 'overflow', label: 'Input length, number', typed: '2.5', says: 'You gave 2.5.' },
  { id: 'overflow', label: 'max_len', typed: '0', says: 'You gave 0.' },
  { id: 'overflow', label: 'Width d', typed: '0', says: 'You gave 0.' },
  { id: 'mode', label: 'Dropout p, number', typed: '1.5', says: 'You gave 1.5.' },
  { id: 'mode', label: 'Dropout p, number', typed: '-0.1', says: 'You gave -0.1.' },
  { id: 'mode', label: 'Dropout p, number', typed: 'half', says: 'half' },
  { id: 'mode', label: 'Passes N', typed: '0', says: 'You gave 0.' },
  { id: 'mode', label: 'Width d', typed: '0', says: 'You gave 0.' },
  { id: 'mode', settings: { input: 'embeddings' }, label: 'Your words', typed: '', says: 'You gave 0.' },
  { id: 'mode', settings: { input: 'embeddings' }, label: 'Your words', typed: long, says: 'You gave 10000.' },
];

async function refuses(lab: Locator, { id, label, typed, says }: Refusal): Promise<void> {
  const page = lab.page();
  const before = await pictureOf(lab);
  const report = await reportOf(page);
  const field = await type(lab, label, typed);

  const sentence = lab.locator('.error');
  await expect(sentence).toHaveCount(1);
  await expect(sentence).toBeVisible();
  await expect(sentence).toContainText(says);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const described = await field.getAttribute('aria-describedby');
  expect(described?.split(' ')).toContain(await sentence.getAttribute('id'));
  await expect(field).toHaveValue(typed);
  await expect(lab.locator('.err')).toHaveCount(refusalPanels(id));
  expect(await pictureOf(lab)).toEqual(before);
  expect(await reportOf(page)).toEqual(report);

  await lab.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(lab.locator('.error')).toHaveCount(0);
  expect(await pictureOf(lab)).toEqual(before);
}

// One page for all refusals of an experiment: opening it takes longer than they do. Fields are the same code in every experiment, and
// what refuses is the engine: Firefox tries the first of each.
for (const id of ['permute', 'shift', 'overflow', 'mode'] as const)
  test(`${id}: what the engine refuses is said at its field, and Undo takes it back`, async ({ page, browserName }) => {
    test.slow();
    const all = refusals.filter((one) => one.id === id);
    const lab = await openRun(page, id);
    for (const one of browserName === 'chromium' ? all : all.slice(0, 1))
      await test.step(`${one.label}: ${one.typed.length > 20 ? '10,000 tokens' : one.typed || 'nothing'}`, async () => {
        if (one.settings)
          await setState(page, { experiments: { [id]: { step: 'run', reached: 'run', settings: one.settings } } });
        await refuses(lab, one);
      });
  });

/** Overflow's own picture of the add that fails looks like a failure. */
const refusalPanels = (id: Id): number => (id === 'overflow' ? 1 : 0);

test('a refusal in one experiment leaves the other three alone', async ({ page }) => {
  const lab = await openUnit(page);
  await setState(page, {
    experiments: Object.fromEntries(
      ['permute', 'shift', 'overflow', 'mode'].map((id) => [id, { step: 'run', reached: 'run' }]),
    ),
  });
  await type(lab, 'Order', '0 0 0 0 0');
  await expect(lab.locator('.error')).toHaveCount(1);
  for (const name of ['2 Shift', '3 Overflow', '4 Train or eval']) {
    await lab.getByRole('navigation').getByRole('button', { name }).click();
    await expect(lab.locator('.figures svg').first()).toBeVisible();
    await expect(lab.locator('.error')).toHaveCount(0);
  }
  await lab.getByRole('navigation').getByRole('button', { name: '1 Permute' }).click();
  await expect(lab.locator('.error')).toHaveCount(1);
  await expect(fieldOf(lab, 'Order')).toHaveValue('0 0 0 0 0');
});

test('the other conditions still work beside a refused one', async ({ page }) => {
  const lab = await openRun(page, 'permute');
  await type(lab, 'Width d', '0');
  await lab.getByRole('radio', { name: 'ALiBi' }).check();
  await expect.poll(async () => (await reportOf(page)).equivariance.holds).toBe(false);
  await expect(lab.locator('.error')).toHaveCount(1);
  await expect(fieldOf(lab, 'Width d')).toHaveValue('0');
  expect((await reportOf(page)).tokens.cols).toBe(8);
});

const texts = [
  '👩‍👩‍👧 🦊 🇩🇪 🦊',
  'שלום עולם שלום',
  'مرحبا hello 🦊',
  'ﬁ a\u0301 \u202eabc',
  'alone',
  '<b>$x$</b> *y* `z`',
];
test.describe('odd words', () => {
  inOneBrowser('words are the same code in every browser');
  for (const [id, label, settings] of [
    ['permute', 'Your text', {}],
    ['shift', 'Your words', {}],
    ['mode', 'Your words', { input: 'embeddings' }],
  ] as const) {
    test(`${id}: one token, emoji, right-to-left words and markup are words like others`, async ({ page }) => {
      const lab = await openRun(page, id, settings);
      for (const text of texts) {
        await type(lab, label, text);
        await expect(lab.locator('.error')).toHaveCount(0);
        expect((await stateOf(page)).experiments[id].settings.words).toEqual(text.split(/\s+/u));
        await expect(lab.locator('.figures svg').first()).toBeVisible();
        await expect(lab.locator('.err')).toHaveCount(0);
      }
    });
  }
});

const narrow: readonly (readonly [Id, string, string, object, RegExp])[] = [
  ['permute', 'Width d', '1', { scheme: 'sinusoidal' }, /width 1|sine without/i],
  ['permute', 'Width d', '7', { scheme: 'sinusoidal' }, /Width 7 is odd/],
  ['shift', 'Width d, number', '1', {}, /Width 1 is a lone sine/],
  ['shift', 'Width d, number', '7', {}, /The width is odd/],
  ['overflow', 'Width d', '1', {}, /Odd width/],
  ['overflow', 'Width d', '31', {}, /Odd width/],
  ['mode', 'Width d', '1', {}, /The width is odd/],
  ['mode', 'Width d', '31', {}, /The width is odd/],
];
test.describe('narrow and odd widths', () => {
  inOneBrowser('which notice is shown is the same code in every browser');
  for (const [id, label, width, settings, notice] of narrow) {
    test(`${id}: width ${width} works, with a notice`, async ({ page }) => {
      const lab = await openRun(page, id, settings);
      await type(lab, label, width);
      await expect(lab.locator('.error')).toHaveCount(0);
      await expect(lab.getByText(notice).filter({ visible: true }).first().first()).toBeVisible();
      expect((await stateOf(page)).experiments[id].settings.width).toBe(Number(width));
      await expect(lab.locator('.figures svg').first()).toBeVisible();
    });
  }
});

test('mode: p = 1 gives zeros', async ({ page }) => {
  const lab = await openRun(page, 'mode');
  await type(lab, 'Dropout p, number', '1');
  await expect(lab.locator('.error')).toHaveCount(0);
  const { runA, runB } = await reportOf(page);
  expect(new Set([...runA.output.data, ...runB.output.data].map(Math.abs))).toEqual(new Set([0]));
  await expect(lab.locator('.figures svg').first()).toBeVisible();
});

/** A link may hold anything that is JSON. Nothing it says may stop the page. */
const junk = process.env.POSLAB_LONG ? [null, {}, [null, 'x'], 1e300] : [[null, 'x']];
test.describe('foreign links', () => {
  inOneBrowser('links are read and refused by the same code in every browser, and there are many');
  for (const id of ['permute', 'shift', 'overflow', 'mode'] as const) {
    test(`${id}: no setting from a foreign link stops the page`, async ({ page }) => {
      test.slow();
      const lab = await openRun(page, id);
      const { settings } = (await stateOf(page)).experiments[id];
      for (const name of Object.keys(settings))
        for (const value of junk)
          await setState(page, { experiments: { [id]: { step: 'run', reached: 'run', settings: { [name]: value } } } });
      await setState(page, { experiments: { [id]: { step: 'run', reached: 'run' } } });
      await expect(lab.locator('.figures svg').first()).toBeVisible();
      await expect(lab.locator('.error')).toHaveCount(0);
    });
  }
});

test('what is typed before a refused value is drawn stays', async ({ page }) => {
  const lab = await openRun(page, 'permute');
  const field = await type(lab, 'Layers', '3');
  await expect.poll(async () => (await stateOf(page)).experiments.permute.settings.layerCount).toBe(3);
  // Enter and the next stroke within one frame, quicker than a driver is.
  await field.evaluate((input: HTMLInputElement) => {
    const say = (type: string) => input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    input.value = '0';
    say('input');
    say('change');
    input.value = '02';
    say('input');
  });
  await drawn(page);
  await expect(lab.locator('.error').getByText('You gave 0.')).toBeVisible();
  await expect(field).toHaveValue('02');
  // A description, not a part of the name.
  await expect(field).toHaveAccessibleName('Layers');
  await expect(field).toHaveAccessibleDescription(/You gave 0\. Changed since the last run$/);
});

test('a short word of right-to-left letters stands whole on its chip, a long one ends in an ellipsis', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const lab = await openRun(page, 'permute', { words: ['שלום', 'the', 'והאנציקלופדיה'], order: [1, 2, 0] });
  const cut = (word: string): Promise<boolean> =>
    lab
      .locator('[data-chip] bdi')
      .getByText(word, { exact: true })
      .evaluate((text) => text.scrollWidth > text.clientWidth);
  expect(await cut('שלום')).toBe(false);
  expect(await cut('והאנציקלופדיה')).toBe(true);
});

test.describe('what a random user found', () => {
  inOneBrowser('the same code and style sheet in every browser');
  test('a refusal that repeats a long word runs over nothing', async ({ page }) => {
    const lab = await openRun(page, 'mode');
    await type(lab, 'Width d', 'w'.repeat(70));
    await page.setViewportSize({ width: 320, height: 640 });
    await drawn(page);
    await expect(lab.locator('.error')).toContainText('wwww');
    await expectNoOverflow(page);
  });

  test('a long word in the table of runs makes the table scroll, not the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const lab = await openRun(page, 'placement' as Id, { words: ['Rindfleischetikettierung'.repeat(2)] });
    await expect(lab.locator('.runs .table-box')).toContainText('Rindfleisch');
    await expectNoOverflow(page);
  });

  test('a field of the closed book that cannot be read says which sentence is about it', async ({ page }) => {
    const lab = await openLab(page, 'experiment=closed-book');
    const field = fieldOf(lab, 'Row 1, column 2');
    await field.fill('cos(');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/The bracket at character 4 is not closed\.$/);
    await expect(lab.locator('.error')).toHaveCount(1);
  });

  test('the equation of a rotation stands in its column, whatever the signs and however wide the lab', async ({
    page,
  }) => {
    const lab = await openRun(page, 'shift', { position: 994, pair: 15, offset: 5 });
    for (const width of [360, 700, 840, 1119, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const pair of [3, 15]) {
        await setState(page, {
          experiments: { shift: { step: 'run', reached: 'run', settings: { position: 994, pair } } },
        });
        const over = await lab.locator('.shift-pair').evaluate((part) => {
          const equation = part.querySelector('.equation') as Element;
          return (
            Math.max(...[...equation.children].map((one) => one.getBoundingClientRect().right)) -
            part.getBoundingClientRect().right
          );
        });
        expect(over, `${width}, pair ${pair}`).toBeLessThanOrEqual(0.5);
      }
    }
  });
});
