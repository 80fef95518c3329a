import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../web/src/render/styles/tokens.css', import.meta.url), 'utf8');

/** The custom properties of the first block after a selector, var(--x) resolved within the block. */
function tokens(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const raw = new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']));
  const resolve = (value: string): string => {
    const knob = /var\(--pl-\w+, (#\w+)\)/.exec(value)?.[1];
    const other = /^var\(--(\w+)\)$/.exec(value)?.[1];
    return knob ?? (other ? resolve(raw.get(other) ?? '') : value);
  };
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]));
}

/** WCAG 2 relative luminance and contrast. */
function luminance(colour: string): number {
  const channel = (at: number): number => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', '.pl'],
  ['dark', '.pl[data-theme="dark"]'],
  ['print', '.pl[data-theme]'],
])('colours of %s', (_, selector) => {
  const all = tokens(selector);
  const colour = (name: string): string => all.get(name) ?? '';

  it('are all there', () => {
    expect(all.size).toBe(13 + 2 * (21 + 11 + 11));
    for (const value of all.values()) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('of text and roles are readable on paper and on the band', () => {
    for (const role of ['ink', 'ink-2', 'ink-3', 'pos', 'q', 'k', 'v', 'res']) {
      for (const back of ['paper', 'paper-2'])
        expect(contrast(colour(role), colour(back)), `${role} on ${back}`).toBeGreaterThan(4.65);
    }
    expect(contrast(colour('paper'), colour('res'))).toBeGreaterThan(4.65);
    expect(contrast(colour('rule-2'), colour('paper-2'))).toBeGreaterThan(3);
  });

  it('of numbers are readable on every step of every map', () => {
    for (const [name, value] of all) {
      if (all.has(`${name}t`)) expect(contrast(value, colour(`${name}t`)), name).toBeGreaterThan(4.65);
    }
  });

  it('of zero are the paper', () => {
    expect(colour('w0')).toBe(colour('paper'));
    expect(colour('r0')).toBe(colour('paper'));
    expect(contrast(colour('d0'), colour('paper'))).toBeLessThan(1.12);
  });
});

it('contrast is measured as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('scripts/make-tokens.mjs would write what is committed', () => {
  const script = new URL('../../scripts/make-tokens.mjs', import.meta.url).pathname;
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});
