/** Layouts in other languages: two fifths longer, and from right to left. Nothing is clipped and nothing runs over. */
import type { Locator } from '@playwright/test';
import {
  drawn,
  expect,
  expectAccessible,
  expectNoOverflow,
  experiments,
  inOneBrowser,
  openLab,
  openUnit,
  setState,
  stateOf,
  test,
} from './support.ts';
import { furtherViews, show } from './views.ts';

inOneBrowser('browsers break lines alike');

/** Texts that do not fit where they stand: cut off by their own box, or outside their picture. What is for the ear alone has one pixel. */
const clipped = (lab: Locator): Promise<string[]> =>
  lab.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('.pl *') ?? [])]
      .filter((node) => {
        if (!node.checkVisibility() || node.closest('.vh')) return false;
        if (node instanceof SVGTextElement) {
          const [text, picture] = [node, node.ownerSVGElement as Element].map((one) => one.getBoundingClientRect());
          const outside = text && picture && (text.left < picture.left - 1 || text.right > picture.right + 1);
          return outside && getComputedStyle(node.ownerSVGElement as Element).overflow !== 'visible';
        }
        if (!(node instanceof HTMLElement) || node.clientWidth <= 1) return false;
        const { overflowX, display } = getComputedStyle(node);
        const cuts = overflowX === 'hidden' || overflowX === 'clip';
        const isText = node.childElementCount === 0 && node.textContent?.trim() !== '' && display !== 'inline';
        return (cuts || isText) && node.scrollWidth > node.clientWidth + 1;
      })
      .map((node) => `${node.tagName}.${node.getAttribute('class')}: ${node.textContent?.slice(0, 60)}`),
  );

/** Pictures and matrices whose order is that of the language, and formulas of one line whose letters do not stand from left to right. */
const turned = (lab: Locator): Promise<string[]> =>
  lab.evaluate(({ shadowRoot }) => {
    const seen = (selector: string): Element[] =>
      [...(shadowRoot?.querySelectorAll(selector) ?? [])].filter((one) => one.checkVisibility());
    // The MathML lies once more over the letters that are seen.
    const isTurned = (formula: Element): boolean => {
      const lefts: number[] = [];
      const texts = document.createTreeWalker(formula, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const [k, sign] of [...(node.parentElement?.closest('math') ? '' : (node.textContent ?? ''))].entries()) {
          if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(sign)) continue;
          const range = document.createRange();
          range.setStart(node, k);
          range.setEnd(node, k + 1);
          lefts.push(range.getBoundingClientRect().left);
        }
      return lefts.some((left, k) => left < (lefts[k - 1] ?? left) - 1);
    };
    const isOneLine = (one: Element): boolean =>
      one.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(one).fontSize);
    return [
      ...seen('svg:has(text), .mat').filter((one) => getComputedStyle(one).direction !== 'ltr'),
      ...seen('.fx:not(svg *)').filter((one) => isOneLine(one) && isTurned(one)),
    ].map((one) => `${one.localName}.${one.getAttribute('class')} “${one.textContent?.slice(0, 40)}”`);
  });

for (const [lang, direction] of [
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const) {
  test(`${lang}: every experiment at two widths`, async ({ page }) => {
    test.slow();
    for (const id of experiments) {
      const lab = await openLab(page, `experiment=${id}&lang=${lang}`);
      const { settings: locked } = (await stateOf(page)).experiments[id];
      await expect(lab.locator('.pl')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const step of ['predict', 'run']) {
        await page.setViewportSize({ width: 1280, height: 800 });
        const part = { step, reached: step, locked: step === 'predict' ? null : locked };
        await setState(page, { experiment: id, experiments: { [id]: part } });
        await expect(lab.locator(`.step-${step}`)).toBeVisible();
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
          await drawn(page);
          expect(await clipped(lab)).toEqual([]);
        }
        expect(await turned(lab), `${id}, ${step}`).toEqual([]);
      }
    }
  });

  test(`${lang}: every further view at two widths`, async ({ page }) => {
    test.slow();
    const lab = await openUnit(page);
    await lab.evaluate((element, name) => element.setAttribute('lang', name), lang);
    await expect(lab.locator('.pl')).toHaveAttribute('dir', direction);
    for (const view of furtherViews()) {
      await show(page, view, 1280);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
        await drawn(page);
        expect.soft(await clipped(lab), `${view.name}, ${width}`).toEqual([]);
      }
      expect.soft(await turned(lab), view.name).toEqual([]);
    }
  });
}

for (const [lang, direction] of [
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const) {
  test(`${lang}: the worksheet and the page of results`, async ({ page }) => {
    const sees = async (part: Locator): Promise<void> => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
        await drawn(page);
        expect(await clipped(part)).toEqual([]);
      }
    };
    await page.goto(`worksheet.html?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const labs = page.locator('position-lab');
    for (const lab of await labs.all()) await expect(lab.locator('.pl')).toHaveAttribute('dir', direction);
    await sees(labs.first());
    await page.goto(`results.html?lang=${lang}`);
    const results = page.locator('#results');
    await results.locator('textarea').fill('Aachen PL1.cut\nBonn');
    await results.locator('.btn.primary').click();
    await expect(results.locator('.pl')).toHaveAttribute('dir', direction);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(results.locator('.results-table tbody tr')).toHaveCount(1);
    await sees(results);
  });
}

test('another language from the menu: all words, the numbers too; the work stays, and so does the choice', async ({
  page,
}) => {
  const lab = await openUnit(page);
  const around = page.locator('html');
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /^Permute, shift, /);
  await setState(page, { experiment: 'overflow', experiments: { overflow: { step: 'run', reached: 'run' } } });
  await lab.getByRole('button', { name: 'Display' }).click();
  await lab.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(lab.locator('.pl')).toHaveAttribute('lang', 'de');
  await expect(around).toHaveAttribute('lang', 'de');
  await expect(description).toHaveAttribute('content', /^Permutieren, /);
  await expect(lab.getByRole('heading', { level: 1 })).toHaveText(
    'Ein Text kann länger sein als seine Tabelle. Was geschieht dann?',
  );
  // PyTorch speaks English.
  await expect(lab.locator('.err pre')).toHaveAttribute('lang', 'en');
  await expect(lab.locator('.step-run')).toContainText('war 1,17 und ist jetzt 0,79');
  await expectAccessible(page);
  await lab.getByRole('navigation').getByRole('button', { name: /^2 / }).click();
  await expect(lab.getByRole('heading', { level: 1 })).toContainText('Text');
  await page.reload();
  await expect(lab.locator('.pl')).toHaveAttribute('lang', 'de');
  await lab.getByRole('button', { name: 'Anzeige' }).click();
  await lab.getByRole('combobox', { name: 'Sprache' }).selectOption('简体中文');
  await expect(lab.locator('.pl')).toHaveAttribute('lang', 'zh-Hans');
  await expect(around).toHaveAttribute('lang', 'zh-Hans');
  await openLab(page, 'experiment=shift&lang=es&theme=pink');
  await expect(lab.locator('.notice')).toHaveText('No hay ningún tema «pink». Los temas son auto, light, dark.');
  await expect(page).toHaveTitle('Position Lab: un experimento');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says in four languages what it lacks, and nothing of what will come', async ({ page }) => {
    for (const name of ['index', 'embed', 'position-lab', 'worksheet', 'results']) {
      await page.goto(`${name}.html`);
      const lines = page.locator('body p:visible');
      await expect(lines).toHaveText([/JavaScript/, /JavaScript/, /JavaScript/, /JavaScript/]);
      const tags = ['en', 'zh-Hans', 'de', 'es'];
      for (const [k, tag] of tags.entries()) await expect(lines.nth(k)).toHaveAttribute('lang', tag);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('by touch from the menu: theme, language, which way matrices lie', async ({ page }) => {
    const lab = await openUnit(page);
    const menu = lab.getByRole('button', { name: 'All questions' });
    await menu.tap();
    const targets = lab.locator('.menu-end :is(.btn, .segment, select)');
    await expect(targets).toHaveCount(9);
    for (const target of await targets.all()) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await lab.getByRole('radio', { name: 'dark' }).tap();
    await expect(lab.locator('.pl')).toHaveCSS('background-color', 'rgb(20, 22, 26)');
    await lab.getByRole('radio', { name: 'rows (D2L)' }).tap();
    expect((await stateOf(page)).orientation).toBe('rows');
    await lab.getByRole('combobox', { name: 'Language' }).selectOption('Español');
    await expect(lab.locator('.pl')).toHaveAttribute('lang', 'es');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await lab.getByRole('navigation').getByRole('button', { name: /^2 / }).tap();
    await expect(lab.locator('.menu-end')).toHaveCount(0);
    await page.reload();
    await expect(lab.locator('.pl')).toHaveAttribute('lang', 'es');
    await expect(lab.locator('.pl')).toHaveAttribute('data-theme', 'dark');
  });
});

test('long words beside the presets: no width between a phone and a tablet is too narrow', async ({ page }) => {
  for (const id of experiments) {
    await openLab(page, `experiment=${id}&steps=run&lang=de`);
    for (const width of [480, 520, 600]) {
      await page.setViewportSize({ width, height: 720 });
      await expectNoOverflow(page);
    }
  }
});
