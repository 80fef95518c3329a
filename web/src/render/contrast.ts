/** Contrast of two colours, WCAG 2.2: (lighter + 0.05) / (darker + 0.05) of their relative luminances. */

/** Of an opaque colour as a computed style writes it, rgb(0, 116, 109); 0 to 255. null: another notation, or not opaque. */
export function readRgb(text: string): readonly number[] | null {
  const [, inside] = /^rgba?\(([\d.,\s/%]+)\)$/.exec(text.trim()) ?? [];
  const numbers = (inside ?? '').split(/[\s,/]+/).filter((part) => part !== '');
  const [, , , alpha = '1'] = numbers;
  const rgb = numbers.slice(0, 3).map(Number);
  const isOpaque = alpha === '100%' || Number(alpha) === 1;
  return numbers.length >= 3 && isOpaque && rgb.every(Number.isFinite) ? rgb : null;
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: readonly number[], b: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
