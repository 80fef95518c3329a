/**
 * What is painted, pixel by pixel. A shot is decoded in the page, which knows where everything is. To know the ground that something is
 * painted on, a second shot is taken without it: where both differ, it was painted, and the second has the ground.
 */
import type { CDPSession, Page } from '@playwright/test';

export type Rgb = readonly [number, number, number];

/** In the page, as `window.pixels`. */
export interface Pixels {
  readonly shots: Map<string, ImageData>;
  /** Where this was painted in a box: the colours of the ground under it. */
  under(box: DOMRect, painted: string, ground: string): Rgb[];
  at(shot: string, x: number, y: number): Rgb;
  /** Whether a box that scrolls keeps half of this from being seen. */
  isScrolledAway(element: Element, box: DOMRect): boolean;
  /** WCAG 2.2: (lighter + 0.05) / (darker + 0.05) of the relative luminances. */
  contrast(a: Rgb, b: Rgb): number;
  /** A computed colour; null: nothing is painted with it. One that lets the ground through is an error. */
  read(colour: string): Rgb | null;
}
export type Painted = Window & typeof globalThis & { pixels: Pixels };

/** Once per document. */
export const installPixels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const linear = Array.from({ length: 256 }, (_, byte) => {
      const c = byte / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    const light = ([r, g, b]: Rgb): number =>
      0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
    const shots = new Map<string, ImageData>();
    const shot = (name: string): ImageData => shots.get(name) as ImageData;
    const colour = ({ data }: ImageData, k: number): Rgb => [data[k] ?? 0, data[k + 1] ?? 0, data[k + 2] ?? 0];
    const pixels: Pixels = {
      shots,
      under({ left, top, right, bottom }, painted, ground) {
        const [one, other] = [shot(painted), shot(ground)];
        const grounds: Rgb[] = [];
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(bottom, one.height); y++)
          for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, one.width); x++) {
            const k = 4 * (y * one.width + x);
            if ([k, k + 1, k + 2].some((at) => one.data[at] !== other.data[at])) grounds.push(colour(other, k));
          }
        return grounds;
      },
      at(name, x, y) {
        const image = shot(name);
        return colour(image, 4 * (Math.floor(y) * image.width + Math.floor(x)));
      },
      isScrolledAway(element, { left, right }) {
        for (let node: Element | null = element; node; node = node.parentElement) {
          if (getComputedStyle(node).overflowX === 'visible') continue;
          const around = node.getBoundingClientRect();
          if ((left + right) / 2 > around.right || (left + right) / 2 < around.left) return true;
        }
        return false;
      },
      contrast(a, b) {
        const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
        return (high + 0.05) / (low + 0.05);
      },
      read(text) {
        const [r, g, b, alpha = 1] = (/^rgba?\((.*)\)$/.exec(text)?.[1] ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
        if (r === undefined || g === undefined || b === undefined || alpha === 0) return null;
        if (alpha < 1) throw new Error(`${text} lets the ground through`);
        return [r, g, b];
      },
    };
    (window as Painted).pixels = pixels;
  });

/** What the window shows. */
export async function shoot(page: Page, cdp: CDPSession, name: string): Promise<void> {
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await keep(page, name, data);
}

/** A picture as one of the shots; PNG in base64. */
export const keep = (page: Page, name: string, png: string): Promise<void> =>
  page.evaluate(
    async ([text, key]) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.drawImage(image, 0, 0);
      (window as Painted).pixels.shots.set(key, canvas.getImageData(0, 0, image.width, image.height));
    },
    [png, name] as const,
  );
