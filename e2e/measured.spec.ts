/**
 * Contrast as WCAG 2.2 measures it, in every view, light and dark: text 4.5 (large text 3), what controls and pictures need 3; and how large
 * is what can be pressed. The ground
 * is read off pixels: a shot without the letters or lines shows what really lies under them, map cell, chip or band. Of letters and lines
 * the declared colour is taken. Their own pixels would not do: the edges are smoothed, so that a thin stroke is paler than its colour
 * at any scale, which WCAG leaves out. That they are painted, in that colour and whole, is checked too: pixels change where they stand, and nothing fades them.
 */
import type { CDPSession, Page } from '@playwright/test';
import { installPixels, type Painted, type Rgb, shoot } from './pixels.ts';
import { drawn, expect, onlyChromium, openUnit, test } from './support.ts';
import { show, views } from './views.ts';

onlyChromium('dark is emulated in Chromium only');

/** A style sheet of the test over the lab's own. */
const paint = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const root = document.querySelector('position-lab')?.shadowRoot as ShadowRoot & { painting?: CSSStyleSheet };
    root.painting ??= new CSSStyleSheet();
    root.painting.replaceSync(text);
    if (!root.adoptedStyleSheets.includes(root.painting)) root.adoptedStyleSheets.push(root.painting);
  }, css);

const noLetters = `
  .pl *, .pl ::before, .pl ::after, .pl ::placeholder {
    -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
  }
  .pl svg :is(text, tspan) { fill: transparent !important }`;
const noLines = `${noLetters}
  [data-line~="stroke"] { stroke: transparent !important }
  [data-line~="fill"] { fill: transparent !important }
  .mask-line, .missing-line { stroke: transparent !important }`;

/** A text that a line touches is still read: the ground of nine tenths of it counts. The same holds of lines that others cross. */
const mostOf = 0.1;

/** Texts below 4.5. What is disabled is exempt, and what is there for the ear only has no pixels. */
const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate((few) => {
    const { under, contrast, read, isScrolledAway } = (window as Painted).pixels;
    const root = document.querySelector('position-lab')?.shadowRoot?.querySelector('.pl') as HTMLElement;
    const faint: string[] = [];
    const judge = (text: string, element: Element, style: CSSStyleDeclaration, boxes: DOMRect[]): void => {
      if (text.trim() === '' || element.closest(':disabled, [aria-disabled="true"], label:has(:disabled), .vh')) return;
      const seen = boxes.filter((box) => box.width > 1 && !isScrolledAway(element, box));
      if (seen.length === 0) return;
      const colour = read(element.closest('svg') ? style.fill : style.color) as Rgb;
      const grounds = seen.flatMap((box) => under(box, 'all', 'no letters'));
      const ratios = grounds.map((ground) => contrast(colour, ground)).sort((a, b) => a - b);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const ratio = ratios[Math.floor(few * ratios.length)] ?? 1;
      if (ratio < (isLarge ? 3 : 4.5))
        faint.push(
          `${ratio.toFixed(2)}: “${text.trim().slice(0, 40)}” in ${element.localName}.${element.getAttribute('class')}`,
        );
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement as Element;
      if (!parent.checkVisibility({ opacityProperty: true }) || parent.matches('option, textarea, title')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      judge(node.textContent ?? '', parent, getComputedStyle(parent), [...range.getClientRects()]);
    }
    for (const element of root.querySelectorAll<HTMLInputElement>('*')) {
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const box = [element.getBoundingClientRect()];
      const isField = element.matches(
        'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])',
      );
      const shown = isField && element.value === '' ? '::placeholder' : null;
      if (isField) judge(element.value || element.placeholder || '', element, getComputedStyle(element, shown), box);
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        judge(/^"(.*?)"/.exec(style.content)?.[1] ?? '', element, style, box);
      }
      const { opacity, filter, mixBlendMode } = getComputedStyle(element);
      if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') faint.push(`faded: ${element.className}`);
    }
    return [...new Set(faint)];
  }, mostOf);

/**
 * Lines of pictures, and fills as small as a mark. Exempt, since nothing is lost without them: grid lines (what they stand for is written
 * at their ends); the cells of maps and their legends (zero is paper; the steps are compared in seen.spec.ts); halos and gaps, which are paper.
 */
const markLines = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { read } = (window as Painted).pixels;
    const root = document.querySelector('position-lab')?.shadowRoot as ShadowRoot;
    const shapes = 'svg :is(path, line, polyline, polygon, circle, ellipse, rect)';
    for (const shape of root.querySelectorAll<SVGGeometryElement>(shapes)) {
      const isStep = /^[dwr]-?\d+$/.test(shape.classList[0] ?? '');
      if (isStep || shape.closest('defs, .gr, .gaps, .halo, .cells, .c:not(.drop)')) continue;
      const { width, height } = shape.getBoundingClientRect();
      if (width + height === 0 || !shape.checkVisibility({ opacityProperty: true })) continue;
      const { stroke, strokeWidth, fill } = getComputedStyle(shape);
      const isDrawn = read(stroke) !== null && Number.parseFloat(strokeWidth) > 0;
      const isSmall = width <= 24 && height <= 24;
      const parts = [isDrawn && 'stroke', ((isSmall && read(fill)) || fill.startsWith('url')) && 'fill'];
      shape.dataset.line = parts.filter(Boolean).join(' ');
    }
  });

const faintLines = (page: Page): Promise<string[]> =>
  page.evaluate((few) => {
    const { at, under, contrast, read } = (window as Painted).pixels;
    const root = document.querySelector('position-lab')?.shadowRoot as ShadowRoot;
    const faint: string[] = [];
    const judge = (shape: Element, colour: Rgb, grounds: readonly Rgb[]): void => {
      const ratios = grounds.map((ground) => contrast(colour, ground)).sort((a, b) => a - b);
      const ratio = ratios[Math.floor(few * ratios.length)] ?? 1;
      const names = [shape, shape.parentElement, shape.closest('svg')].map((one) => one?.getAttribute('class'));
      if (ratio < 3) faint.push(`${ratio.toFixed(2)} (${ratios.length}): ${shape.localName}.${names.join(' in .')}`);
    };
    for (const shape of root.querySelectorAll<SVGGeometryElement>('[data-line]:not([data-line=""])')) {
      const { stroke, strokeWidth, fill } = getComputedStyle(shape);
      const matrix = shape.getScreenCTM() ?? undefined;
      const { left, top, width, height } = shape.getBoundingClientRect();
      const length = shape.getTotalLength();
      const stops = Math.min(60, Math.max(4, Math.round(length / 3)));
      const grounds: Rgb[] = [];
      for (let k = 0; k <= stops; k++) {
        const on = shape.getPointAtLength((length * k) / stops);
        const { x, y } = new DOMPoint(on.x, on.y).matrixTransform(matrix);
        const isPainted = at('no letters', x, y).some((part, c) => part !== at('no lines', x, y)[c]);
        // A frame stands out from what is around it, not from what it frames.
        const out = shape.localName === 'rect' ? Number.parseFloat(strokeWidth) / 2 + 1 : 0;
        const away = [Math.sign(x - left - width / 2), Math.sign(y - top - height / 2)] as const;
        if (isPainted) grounds.push(at('no lines', x + out * away[0], y + out * away[1]));
      }
      const colour = read(stroke) ?? read(fill);
      if (colour) judge(shape, colour, grounds);
    }
    for (const [area, line] of [
      ['.masked', '.mask-line'],
      ['.missing', '.missing-line'],
    ] as const)
      for (const shape of root.querySelectorAll(area)) {
        const box = shape.getBoundingClientRect();
        const { stroke } = getComputedStyle(root.querySelector(line) as Element);
        if (box.width > 0) judge(shape, read(stroke) as Rgb, under(box, 'no letters', 'no lines'));
      }
    return [...new Set(faint)];
  }, mostOf);

/**
 * What a control is known by if not by its words: a border or a filled box; and small signs of state. Exempt: buttons that are underlined
 * words; hairlines between panels, segments and answers, which stand apart without them.
 */
const edges = `.btn:not(.quiet), .seg, .fld, .stepper, select, :is(.switch, .idea, .opt, .pick) input, .chip:not(.fixed), .sign,
  .step-number, .step-bars > *, .progress i, .changed, .swatch-box`;

/** From just outside to three pixels inside, halfway along each side, something must stand out from the outside. */
const faintEdges = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { at, contrast, isScrolledAway } = (window as Painted).pixels;
    const root = document.querySelector('position-lab')?.shadowRoot as ShadowRoot;
    const faint: string[] = [];
    for (const one of root.querySelectorAll(selector)) {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility() || one.matches(':disabled, [aria-disabled="true"]') || isScrolledAway(one, box))
        continue;
      const { left, right, top, bottom } = box;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const sides = [
        [left, y, 1, 0],
        [right, y, -1, 0],
        [x, top, 0, 1],
        [x, bottom, 0, -1],
      ] as const;
      const ratios = sides.map(([fromX, fromY, dx, dy]) => {
        const colours = [-2, -1, 0, 1, 2, 3].map((k) => at('all', fromX + k * dx, fromY + k * dy));
        return Math.max(...colours.map((colour) => contrast(colour, colours[0] as Rgb)));
      });
      if (Math.min(...ratios) < 3)
        faint.push(`${ratios.map((ratio) => ratio.toFixed(2))}: ${one.localName}.${one.className}`);
    }
    for (const slider of root.querySelectorAll('.rng')) {
      const { left, top, width, height } = slider.getBoundingClientRect();
      const thumb = left + 10 + Number.parseFloat(getComputedStyle(slider).getPropertyValue('--share')) * (width - 20);
      const most = ([x, from, to]: readonly [number, number, number]): number => {
        const down = Array.from({ length: to - from + 1 }, (_, k) => top + height / 2 + from + k);
        return Math.max(...down.map((y) => contrast(at('all', x, y), at('all', x, top + 1))));
      };
      const track = [left + 12, left + width - 12].filter((x) => Math.abs(x - thumb) > 12);
      const parts = [[thumb, 6, 10], [thumb, -10, -6], ...track.map((x) => [x, -2, 2] as const)] as const;
      const ratios = parts.map(most);
      if (Math.min(...ratios) < 3) faint.push(`${ratios.map((ratio) => ratio.toFixed(2))}: slider`);
    }
    return [...new Set(faint)];
  }, edges);

async function measure(page: Page, cdp: CDPSession): Promise<object> {
  await shoot(page, cdp, 'all');
  await paint(page, noLetters);
  await shoot(page, cdp, 'no letters');
  await markLines(page);
  await paint(page, noLines);
  await shoot(page, cdp, 'no lines');
  await paint(page, '');
  return { texts: await faintTexts(page), lines: await faintLines(page), edges: await faintEdges(page) };
}

/**
 * Targets: 24 px with a mouse (2.5.8), 44 px where the pointer is a finger (2.5.5). A label belongs to its box. Exempt: what is disabled,
 * and links within a sentence. A map has 24 px for a finger too: its cells are read, not pressed, and arrow keys reach each. A box that
 * scrolls takes the focus for its keys only.
 */
const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((side) => {
    const root = document.querySelector('position-lab')?.shadowRoot as ShadowRoot;
    const selector = 'a[href], button, summary, input, select, textarea, [tabindex="0"]:not(.table-box)';
    const small: string[] = [];
    for (const one of root.querySelectorAll<HTMLInputElement>(selector)) {
      const isInSentence = one.matches('a') && one.parentElement?.matches('p, li, dd');
      if (isInSentence || one.matches(':disabled, [aria-disabled="true"]') || !one.checkVisibility()) continue;
      const boxes = [one, ...(one.labels ?? [])].map((node) => node.getBoundingClientRect());
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      const said = one.getAttribute('aria-label') ?? one.textContent?.trim();
      // Half a pixel less is a rounding of the layout.
      if (Math.min(width, height) < (one.matches('.cells') ? 24 : side) - 0.5)
        small.push(
          `${width.toFixed(1)} × ${height.toFixed(1)}: ${one.localName}.${one.getAttribute('class')} “${said}” in ${one.parentElement?.className}`,
        );
    }
    return [...new Set(small)];
  }, least);

for (const [id, list] of Object.entries(views)) {
  test(`${id}: text by 4.5, lines, marks and edges of controls by 3, light and dark; targets of 24 px`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openUnit(page);
    await installPixels(page);
    const cdp = await page.context().newCDPSession(page);
    for (const view of list) {
      await show(page, view, 1280);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await drawn(page);
        const faint = await measure(page, cdp);
        expect.soft(faint, `${view.name}, ${colorScheme}`).toEqual({ texts: [], lines: [], edges: [] });
      }
      for (const width of [1280, 700, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        expect.soft(await tooSmall(page, 24), `${view.name}, ${width}`).toEqual([]);
      }
    }
  });
}

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('on a phone whatever a finger presses is 44 px wide and high', async ({ page }) => {
    test.slow();
    const lab = await openUnit(page);
    const menu = lab.locator('button[part="rail"]');
    for (const view of Object.values(views).flat()) {
      await show(page, view, 700);
      await page.setViewportSize({ width: 360, height: 800 });
      await drawn(page);
      // What the bar has elsewhere.
      if (view.name === 'permute, run') await menu.click();
      expect.soft(await tooSmall(page, 44), view.name).toEqual([]);
    }
  });
});
