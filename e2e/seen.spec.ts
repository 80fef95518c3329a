/** What eyes need, measured on the page as it is drawn: text set wider or twice as large, where the focus is, and colours with two of the three cones. */
import type { CDPSession, Page } from '@playwright/test';
import { installPixels, type Painted, type Rgb, shoot } from './pixels.ts';
import {
  drawn,
  expect,
  expectNoOverflow,
  experiments,
  onlyChromium,
  openLab,
  openUnit,
  setState,
  stateOf,
  test,
} from './support.ts';
import { furtherViews, show, views } from './views.ts';

onlyChromium('colour vision is emulated in Chromium only; what is laid out is measured once');

/** A rule of the reader's own, over ours. */
const addStyle = (page: Page, css: string): Promise<void> =>
  page.locator('position-lab').evaluate((lab, text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const { shadowRoot } = lab;
    if (shadowRoot) shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
  }, css);

/** Texts that a box with hidden overflow cuts off. What is only for the ear is cut to one pixel, or is the MathML over seen letters. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('position-lab').evaluate((lab) =>
    [...(lab.shadowRoot?.querySelectorAll<HTMLElement>('.pl *') ?? [])]
      .filter((node) => {
        if (node.localName === 'math') return false;
        const { overflowX, overflowY } = getComputedStyle(node);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        if (!hides || node.clientWidth < 3 || !node.checkVisibility() || node.textContent?.trim() === '') return false;
        return node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
      })
      .map((node) => `${node.className}: ${node.textContent?.trim().slice(0, 60)}`),
  );

/** Words to press before the beginning of their column: no scrolling leads there. The padding of a quiet button may hang over. */
const beforeItsColumn = (page: Page): Promise<string[]> =>
  page.locator('position-lab').evaluate(({ shadowRoot }) => {
    const main = shadowRoot?.querySelector('.main');
    if (!main) return ['no column'];
    const begins = main.getBoundingClientRect().left - main.scrollLeft;
    return [...main.querySelectorAll('.btn')]
      .filter((node) => {
        const words = node.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(node).paddingLeft);
        return node.checkVisibility() && words < begins - 1;
      })
      .map((node) => String(node.textContent?.trim()));
  });

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

  test(`${name}: nothing is cut off or runs over in any further view`, async ({ page }) => {
    test.slow();
    await openUnit(page);
    await addStyle(page, css);
    for (const view of furtherViews()) {
      await show(page, view, widths[0]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        await expectNoOverflow(page);
        expect.soft(await cutOff(page), `${view.name}, ${width}`).toEqual([]);
      }
    }
  });
}

test('text of 200 % on a phone: every button can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // German has the widest words for Undo and Redo.
  for (const [id, lang] of [
    ['shift', 'de'],
    ['mode', 'en'],
  ] as const) {
    const lab = await openLab(page, `experiment=${id}&lang=${lang}`);
    const { settings } = (await stateOf(page)).experiments[id];
    await setState(page, {
      experiment: id,
      experiments: { [id]: { step: 'run', reached: 'run', settings, locked: settings } },
    });
    await addStyle(page, '.pl { font-size: 32px !important }');
    await expect(lab.locator('.next > .btn').first()).toBeVisible();
    await drawn(page);
    await expectNoOverflow(page);
    expect(await beforeItsColumn(page), id).toEqual([]);
  }
});

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
async function seen(page: Page, cdp: CDPSession, names: readonly string[]): Promise<Rgb[]> {
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
  await shoot(page, cdp, 'patches');
  return page.evaluate(
    (count) => Array.from({ length: count }, (_, k) => (window as Painted).pixels.at('patches', 8 * k + 4, 4)),
    names.length,
  );
}

/** Both themes, for eyes with all cones, without those for red, and without those for green. */
async function forEyes(page: Page, names: readonly string[], judge: (colours: Rgb[], said: string) => void) {
  await page.setViewportSize({ width: 700, height: 600 });
  await openLab(page, 'experiment=permute&steps=run');
  await installPixels(page);
  const cdp = await page.context().newCDPSession(page);
  for (const type of ['none', 'protanopia', 'deuteranopia'] as const) {
    await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      judge(await seen(page, cdp, names), `${type}, ${colorScheme}`);
    }
  }
}

test('for eyes without red or without green the five roles and both ends of the maps stay apart', async ({ page }) => {
  const roles = ['pos', 'q', 'k', 'v', 'res', 'ink'];
  const maps = ['d-10', 'd0', 'd10', 'paper', 'w10', 'paper', 'r10'];
  await forEyes(page, [...roles, ...maps], (colours, said) => {
    const least = said.endsWith('light') ? 10 : 8;
    const pairs = roles.flatMap((a, i) => roles.slice(i + 1).map((b, k) => [a, b, i, i + 1 + k] as const));
    for (const [a, b, i, k] of pairs)
      expect(gap(colours[i] as Rgb, colours[k] as Rgb), `${a} and ${b}, ${said}`).toBeGreaterThan(least);
    const [low, zero, high, white, black, none, full] = colours.slice(roles.length) as Rgb[];
    for (const [one, other] of [
      [low, high],
      [low, zero],
      [zero, high],
      [white, black],
      [none, full],
    ] as [Rgb, Rgb][])
      expect(gap(one, other), `ends of a map, ${said}`).toBeGreaterThan(20);
  });
});

/** A smaller difference is not noticed: CSS Color 4 maps into a gamut with 0.02 in OKLab as the just noticeable one (here times 100). */
const justNoticeable = 2;

test('for eyes without red or without green each step of a map differs in lightness and to the eye from the one before', async ({
  page,
}) => {
  const upTo = (map: string, from = 0): string[] => Array.from({ length: 11 - from }, (_, k) => `${map}${k + from}`);
  // From zero outwards; the signed map has two branches.
  const branches = [upTo('d'), ['d0', ...upTo('d-', 1)], upTo('w'), upTo('r')];
  const names = branches.flat();
  await forEyes(page, names, (colours, said) => {
    const at = (name: string): Rgb => colours[names.indexOf(name)] as Rgb;
    const light = (name: string): number => oklab(at(name))[0] as number;
    for (const branch of branches)
      for (const [k, before] of branch.slice(0, -1).entries()) {
        const next = branch[k + 1] as string;
        const towardsInk = said.endsWith('light') ? light(before) - light(next) : light(next) - light(before);
        expect(towardsInk, `lightness from ${before} to ${next}, ${said}`).toBeGreaterThan(0);
        expect(gap(at(before), at(next)), `${before} and ${next}, ${said}`).toBeGreaterThan(justNoticeable);
      }
    for (const name of upTo('', 1))
      expect(gap(at(`d${name}`), at(`d-${name}`)), `d${name} and d-${name}, ${said}`).toBeGreaterThan(justNoticeable);
  });
});

/** As `window.stops`: what takes the focus, one of each kind that is not known yet; their kinds are returned. */
const findStops = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate((kinds) => {
    const root = document.querySelector('position-lab')?.shadowRoot as ShadowRoot;
    const all = root.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea, [tabindex="0"]');
    const found = new Map<string, HTMLElement>();
    for (const one of all) {
      const kind = `${one.localName} ${one.classList.length > 0 ? [...one.classList].sort().join('.') : `in ${one.parentElement?.classList[0]}`}`;
      if (kinds.includes(kind) || found.has(kind) || !one.checkVisibility()) continue;
      if (!one.matches(':disabled, [tabindex="-1"]')) found.set(kind, one);
    }
    (window as unknown as Stopped).stops = [...found.values()];
    return [...found.keys()];
  }, known);
type Stopped = { stops: HTMLElement[] };

/** How many pixels change by 3 or more with the focus, in units of the outline of what has it. */
async function ring(page: Page, cdp: CDPSession, at: number): Promise<number> {
  const focus = (has: boolean): Promise<void> =>
    page.evaluate(
      ([n, gets]) => {
        const stop = (window as unknown as Stopped).stops[n] as HTMLElement;
        stop.scrollIntoView({ block: 'center' });
        if (gets) stop.focus({ preventScroll: true });
        else stop.blur();
      },
      [at, has] as const,
    );
  await focus(true);
  await shoot(page, cdp, 'focused');
  await focus(false);
  await shoot(page, cdp, 'left');
  return page.evaluate((n) => {
    const { shots, at: colour, contrast } = (window as Painted).pixels;
    const stop = (window as unknown as Stopped).stops[n] as HTMLElement;
    const boxes = [stop, stop.parentElement as Element].map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((box) => box.left)) - 8, Math.min(...boxes.map((box) => box.top)) - 8];
    const right = Math.max(...boxes.map((box) => box.right)) + 8;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + 8;
    const { width, height } = shots.get('left') as ImageData;
    let changed = 0;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++)
        if (contrast(colour('focused', x, y), colour('left', x, y)) >= 3) changed++;
    const box = stop.getBoundingClientRect();
    return changed / (2 * (box.width + Math.min(box.height, height)));
  }, at);
}

test('the focus is a line round what has it that stands out by 3 from what was there', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openUnit(page);
  await installPixels(page);
  const cdp = await page.context().newCDPSession(page);
  const kinds: string[] = [];
  // Every other kind in light, the rest in dark; the long run has all in both.
  const others = Object.values(views).flatMap((list) =>
    list.filter(({ name }) => !/predict|reconcile|self-test/.test(name)),
  );
  for (const view of [...(views.permute ?? []), ...others.slice(1)]) {
    await show(page, view, 1280);
    await page.setViewportSize({ width: 1280, height: 720 });
    // From here on the focus is that of a keyboard.
    await page.keyboard.press('Tab');
    const found = await findStops(page, kinds);
    kinds.push(...found);
    if (found.length === 0) continue;
    for (const [n, colorScheme] of (['light', 'dark'] as const).entries()) {
      await page.emulateMedia({ colorScheme });
      for (const [k, kind] of found.entries()) {
        if (k % 2 !== n && !process.env.POSLAB_LONG) continue;
        // More than a line of 1 px all round. Ours has 2; where it meets the border of a neighbour nothing changes.
        expect.soft(await ring(page, cdp, k), `${kind}, ${view.name}, ${colorScheme}`).toBeGreaterThan(1.25);
      }
    }
  }
  expect(kinds.length).toBeGreaterThan(20);
});
