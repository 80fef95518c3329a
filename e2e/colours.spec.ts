/** Light and dark: the page around, the system and the lab may each be either, and text stays readable; read off the pixels. */
import type { Locator, Page } from '@playwright/test';
import { elementModule, serve } from './fixtures/hosts.ts';
import { drawn, expect, experiments, type Lab, onlyChromium, openLab, setState, test } from './support.ts';

onlyChromium('dark and forced colours are emulated in Chromium only');

/** The highest contrast (WCAG 2) of any pixel of this part with its most frequent colour, the ground. */
async function contrastOf(page: Page, part: Locator): Promise<number> {
  const png = (await part.screenshot()).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const linear = (byte: number): number => {
      const c = byte / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    };
    const often = new Map<number, number>();
    for (let k = 0; k < data.length; k += 4) {
      const light =
        0.2126 * linear(data[k] ?? 0) + 0.7152 * linear(data[k + 1] ?? 0) + 0.0722 * linear(data[k + 2] ?? 0);
      often.set(light, (often.get(light) ?? 0) + 1);
    }
    const [ground = 0] = [...often].sort((a, b) => b[1] - a[1])[0] ?? [];
    const ratio = (light: number): number => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05);
    return Math.max(...[...often.keys()].map(ratio));
  }, png);
}

const schemes = ['light', 'dark'] as const;
const grounds = { light: '#ffffff', dark: '#111111' };
const all = schemes.flatMap((host) =>
  schemes.flatMap((system) => ['auto', 'light', 'dark'].map((theme) => ({ host, system, theme }))),
);
/** Each of the three differs from the other two once; the long run tries all. */
const some = all.filter(({ host, system, theme }) =>
  ['dark light auto', 'light dark auto', 'dark light light'].includes(`${host} ${system} ${theme}`),
);

test('host, system and theme, light or dark: text stands out, in the element and in a frame', async ({ page }) => {
  for (const { host, system, theme } of process.env.POSLAB_LONG ? all : some) {
    await page.emulateMedia({ colorScheme: system });
    await serve(
      page,
      'host.html',
      `<style>html { color-scheme: ${host}; background: ${grounds[host]}; color: ${host === 'dark' ? '#eee' : '#111'} }</style>
      <position-lab experiment="shift" theme="${theme}" steps="run"></position-lab>
      <iframe title="lab" src="embed.html?experiment=shift&theme=${theme}&steps=run" width="900" height="900"></iframe>${elementModule}`,
    );
    await page.goto('host.html');
    for (const lab of [page.locator('position-lab'), page.frameLocator('iframe').locator('position-lab')]) {
      await expect(lab.locator('.figures svg').first()).toBeVisible();
      for (const part of ['.h1', '.step-run .h2', '.foot']) {
        const contrast = await contrastOf(page, lab.locator(part).first());
        expect(contrast, `${part}: host ${host}, system ${system}, theme ${theme}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('forced colours: every line of the pictures stands out from the ground', async ({ page }) => {
  const lab = await openLab(page, 'experiment=permute&steps=run');
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const id of experiments) {
      await page.locator('position-lab').evaluate((element, name) => element.setAttribute('experiment', name), id);
      await setState(page, { experiments: { [id]: { step: 'run', reached: 'run' } } });
      await drawn(page);
      const faint = await lab.evaluate((element) => {
        const rgb = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
        const light = (colour: string): number => {
          const [r = 0, g = 0, b = 0] = rgb(colour).map((byte) => {
            const c = byte / 255;
            return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = light(getComputedStyle(element.shadowRoot?.querySelector('.pl') as Element).backgroundColor);
        // Gaps are the ground itself; the cross of a failure stands in a filled heading.
        const lines = [
          ...((element as unknown as Lab).shadowRoot?.querySelectorAll(
            '.figures svg :is(path, line, polyline):not(.gaps, .cross-line)',
          ) ?? []),
        ];
        return lines
          .filter((line) => {
            const { stroke, strokeWidth } = getComputedStyle(line);
            if (stroke === 'none' || strokeWidth === '0px' || !line.checkVisibility()) return false;
            const ratio = (Math.max(light(stroke), ground) + 0.05) / (Math.min(light(stroke), ground) + 0.05);
            return ratio < 3;
          })
          .map(
            (line) =>
              `${line.parentElement?.getAttribute('class')} > ${line.getAttribute('class')}: ${getComputedStyle(line).stroke}`,
          );
      });
      expect([...new Set(faint)], `${id} on ${colorScheme}`).toEqual([]);
    }
  }
});
