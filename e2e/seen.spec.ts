/** What eyes need, measured on the page as it is drawn: text set wider or twice as large, where the focus is, and colours with two of the three cones. */
import type { Page } from '@playwright/test';
import { drawn, expect, expectNoOverflow, experiments, onlyChromium, openLab, test } from './support.ts';

onlyChromium('colour vision is emulated in Chromium only; what is laid out is measured once');

/** A rule of the reader's own, over ours. */
const addStyle = (page: Page, css: string): Promise<void> =>
  page.locator('position-lab').evaluate((lab, text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const { shadowRoot } = lab;
    if (shadowRoot) shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
  }, css);

/** Texts that a box with hidden overflow cuts off. What is only for the ear is hidden by being cut to one pixel. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('position-lab').evaluate((lab) =>
    [...(lab.shadowRoot?.querySelectorAll<HTMLElement>('.pl *') ?? [])]
      .filter((node) => {
        const { overflowX, overflowY } = getComputedStyle(node);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        if (!hides || node.clientWidth < 3 || !node.checkVisibility() || node.textContent?.trim() === '') return false;
        return node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
      })
      .map((node) => `${node.className}: ${node.textContent?.trim().slice(0, 60)}`),
  );

const spacing =
  '.pl * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } .pl p { margin-block-end: 2em !important }';

for (const [name, css, widths] of [
  ['the text spacing of WCAG 1.4.12', spacing, [1280, 360]],
  ['text of 200 %', '.pl { font-size: 32px !important }', [1280, 640]],
] as const) {
  test(`${name}: nothing is cut off or runs over`, async ({ page }) => {
    for (const id of experiments) {
      for (const steps of ['predict', 'run']) {
        await openLab(page, `experiment=${id}&steps=${steps}`);
        await addStyle(page, css);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await drawn(page);
          await expectNoOverflow(page);
          expect(await cutOff(page), `${id}, ${steps}, ${width}`).toEqual([]);
        }
      }
    }
  });
}

test('wherever Tab leads, the focus is seen and nothing covers it', async ({ page }) => {
  for (const id of experiments) {
    const lab = await openLab(page, `experiment=${id}&steps=run`);
    const stops = new Set<string>();
    for (let k = 0; k < 25; k++) {
      await page.keyboard.press('Tab');
      const at = await lab.evaluate((element) => {
        const root = element.shadowRoot as ShadowRoot;
        const focused = root.activeElement;
        if (!focused) return null;
        // A radio is drawn by the label beside it or around it, a chip by its own box.
        const drawnBy = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label')];
        const isSeen = drawnBy.some((node) => {
          if (!node) return false;
          const { outlineStyle, outlineWidth, boxShadow, strokeWidth, stroke } = getComputedStyle(node);
          const stroked = node instanceof SVGElement && stroke !== 'none' && Number.parseFloat(strokeWidth) >= 2;
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none' || stroked;
        });
        const box = focused.getBoundingClientRect();
        const hit = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const isFree = hit !== null && drawnBy.some((node) => node?.contains(hit) || hit.contains(node ?? null));
        const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
        return { name: `${focused.tagName} ${focused.className} ${name.trim().slice(0, 40)}`, isSeen, isFree };
      });
      if (!at) break;
      stops.add(at.name);
      expect(at, id).toMatchObject({ isSeen: true, isFree: true });
    }
    expect(stops.size).toBeGreaterThan(5);
  }
});

type Rgb = readonly [number, number, number];

/** OKLab (Ottosson 2020) of an sRGB colour, times 100. */
function oklab(rgb: Rgb): number[] {
  const [r, g, b] = rgb.map((byte) => {
    const c = byte / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ].map((part) => 100 * part);
}

const gap = (a: Rgb, b: Rgb): number => Math.hypot(...oklab(a).map((part, k) => part - (oklab(b)[k] ?? 0)));

/** The colours as they reach the eye: patches of them are drawn in the lab and read off a screenshot. */
async function seen(page: Page, names: readonly string[]): Promise<Rgb[]> {
  await page.locator('position-lab').evaluate((lab, all) => {
    const strip = document.createElement('div');
    strip.id = 'patches';
    strip.append(
      ...all.map((name) => {
        const patch = document.createElement('i');
        patch.style.cssText = `display: inline-block; width: 8px; height: 8px; background: var(--${name})`;
        return patch;
      }),
    );
    strip.style.cssText = 'position: fixed; inset: 0 auto auto 0; font-size: 0; z-index: 9; white-space: nowrap';
    lab.shadowRoot?.querySelector('#patches')?.remove();
    lab.shadowRoot?.querySelector('.pl')?.append(strip);
  }, names);
  const clip = { x: 0, y: 0, width: 8 * names.length, height: 8 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([text, count]) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.drawImage(image, 0, 0);
      return Array.from(
        { length: count },
        (_, k) => [...canvas.getImageData(8 * k + 4, 4, 1, 1).data].slice(0, 3) as unknown as Rgb,
      );
    },
    [png, names.length] as const,
  );
}

test('for eyes without red or without green the five roles and both ends of the maps stay apart', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 600 });
  await openLab(page, 'experiment=permute&steps=run');
  const cdp = await page.context().newCDPSession(page);
  const roles = ['pos', 'q', 'k', 'v', 'res', 'ink'];
  const maps = ['d-10', 'd0', 'd10', 'paper', 'w10', 'paper', 'r10'];
  for (const type of ['none', 'protanopia', 'deuteranopia'] as const) {
    await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
    for (const [colorScheme, least] of [
      ['light', 10],
      ['dark', 8],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await seen(page, [...roles, ...maps]);
      const pairs = roles.flatMap((a, i) => roles.slice(i + 1).map((b, k) => [a, b, i, i + 1 + k] as const));
      for (const [a, b, i, k] of pairs)
        expect(gap(colours[i] as Rgb, colours[k] as Rgb), `${a} and ${b}, ${type}, ${colorScheme}`).toBeGreaterThan(
          least,
        );
      const [low, zero, high, white, black, none, full] = colours.slice(roles.length) as Rgb[];
      for (const [one, other] of [
        [low, high],
        [low, zero],
        [zero, high],
        [white, black],
        [none, full],
      ] as [Rgb, Rgb][])
        expect(gap(one, other), `ends of a map, ${type}, ${colorScheme}`).toBeGreaterThan(20);
    }
  }
});
