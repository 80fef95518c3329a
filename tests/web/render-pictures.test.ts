import { describe, expect, it } from 'vitest';
import { braid } from '../../web/src/render/braid.ts';
import { linePath, spread } from '../../web/src/render/curves.ts';
import { smallDial } from '../../web/src/render/dial.ts';
import { commonScale, displayed, step } from '../../web/src/render/grid.ts';
import { type Heat, hasNumbers, heat, indexHeads } from '../../web/src/render/heat.ts';
import { clipped, widthOf } from '../../web/src/render/measure.ts';
import { makeNumbers } from '../../web/src/render/numbers.ts';
import { logAxis, ruler } from '../../web/src/render/ruler.ts';
import { strips } from '../../web/src/render/strips.ts';
import { textOf } from '../../web/src/render/tree.ts';
import { branches, ofClass } from './reading.ts';

const numbers = makeNumbers('en');

const small: Heat = {
  figure: 'x',
  label: 'X',
  values: { rows: 2, cols: 2, data: [1.5, -3, 0, Number.NaN] },
  map: 'd',
  scale: 3,
  cellWidth: 40,
  cellHeight: 22,
  numbers,
};
const difference: Heat = { ...small, map: 'r', values: { rows: 1, cols: 3, data: [0, 1e-15, 2] }, tolerance: 1e-12 };
const grid = (n: number, value: (k: number) => number) => ({
  rows: n,
  cols: n,
  data: Array.from({ length: n * n }, (_, k) => value(k)),
});

describe('colour steps', () => {
  it('put zero in the middle and clamp at the ends', () => {
    expect(step('d', 0, 3)).toBe('d0');
    expect(step('d', -0.001, 3)).toBe('d0');
    expect(step('d', -3, 3)).toBe('d-10');
    expect(step('d', 99, 3)).toBe('d10');
    expect(step('w', 0.24, 1)).toBe('w2');
    expect(step('r', -2, 2)).toBe('r10');
  });

  it('share the largest finite value', () => {
    expect(
      commonScale({ rows: 1, cols: 2, data: [1, -2] }, { rows: 1, cols: 1, data: [Number.POSITIVE_INFINITY] }),
    ).toBe(2);
    expect(commonScale({ rows: 1, cols: 1, data: [0] })).toBe(1);
  });
});

describe('heat map', () => {
  it('prints two decimals, a true minus, and names what is not finite', () => {
    const texts = branches(heat(small))
      .filter(({ tag }) => tag === 'text')
      .map(textOf);
    expect(texts).toEqual(['1.50', '0.00', '−3.00', 'NaN']);
    expect(ofClass(heat(small), 'd-10')).toHaveLength(1);
  });

  it('puts cells 1 apart and the frame half a pixel outside', () => {
    const [first] = ofClass(heat(small), 'd5');
    expect(first?.attributes).toMatchObject({ x: 0, y: 0, width: 39, height: 21 });
    expect(ofClass(heat(small), 'fr')[0]?.attributes).toMatchObject({ x: -0.5, y: -0.5, width: 80, height: 44 });
  });

  it('has numbers only in 36 x 20 cells and at most 60 of them', () => {
    expect(hasNumbers(small)).toBe(true);
    expect(hasNumbers({ ...small, cellWidth: 28, cellHeight: 15 })).toBe(false);
    expect(hasNumbers({ ...small, values: grid(8, () => 0) })).toBe(false);
  });

  it('shows three classes of differences', () => {
    expect(
      branches(heat(difference))
        .filter(({ tag }) => tag === 'text')
        .map(textOf),
    ).toEqual(['0', '•', '2.00']);
  });

  it('rings the largest, strokes what was dropped, and shows nothing before the run', () => {
    const ringed = heat({ ...difference, ring: { row: 0, col: 2 } });
    expect(ofClass(ringed, 'line')[0]?.attributes).toMatchObject({ x: 78.5, y: -1.5, width: 42, height: 24 });
    expect(ofClass(heat({ ...small, dropped: (row) => row === 0 }), 'drop')).toHaveLength(2);
    const hidden = heat({ ...difference, ring: { row: 0, col: 2 }, hidden: true });
    expect(textOf(hidden)).toBe('');
    expect(ofClass(hidden, 'cells')).toHaveLength(0);
    expect(ofClass(hidden, 'empty')[0]?.attributes).toMatchObject({ width: 119, height: 21 });
  });

  it('gives the element what it needs to find a cell', () => {
    const [layer] = ofClass(heat({ ...small, x: 24, y: 67 }), 'cells');
    expect(layer?.attributes).toMatchObject({
      tabindex: 0,
      'aria-label': 'X',
      'data-figure': 'x',
      'data-rows': 2,
      'data-cols': 2,
      'data-cell-width': 40,
      'data-cell-height': 22,
      'data-x': 24,
      'data-y': 67,
    });
  });

  it('draws a large matrix as the same few paths, whatever is in it', () => {
    const draw = (value: (k: number) => number) =>
      branches(heat({ ...small, values: grid(64, value), cellWidth: 5, cellHeight: 5 })).filter(
        ({ tag }) => tag === 'path',
      );
    const waves = draw((k) => Math.sin(k) * 3);
    expect(waves).toHaveLength(24);
    expect(draw(() => 0).map(({ attributes }) => attributes.class)).toEqual(
      waves.map(({ attributes }) => attributes.class),
    );
    const zero = draw(() => 0).find(({ attributes }) => attributes.class === 'c d0');
    expect(String(zero?.attributes.d).slice(0, 30)).toBe('M0 0H64v1H0zM0 1H64v1H0zM0 2H6');
    expect(zero?.attributes.transform).toBe('scale(5 5)');
  });

  it('treats rounding as nothing in a large difference too', () => {
    const values = grid(12, (k) => (k === 0 ? 1e-13 : 0));
    const drawn = heat({ ...difference, values, scale: 1e-13, cellWidth: 9, cellHeight: 9 });
    expect(ofClass(drawn, 'r10')[0]?.attributes.d).toBe('');
  });

  it('turns the engine rows into display columns', () => {
    const tokens = { rows: 2, cols: 3, data: [1, 2, 3, 4, 5, 6] };
    expect(Array.from(displayed(tokens, 'columns').data)).toEqual([1, 4, 2, 5, 3, 6]);
    expect(displayed(tokens, 'rows')).toBe(tokens);
  });

  it('labels every row up to 10, then every second, then every tenth', () => {
    const shown = (count: number, first?: number) => indexHeads(count, first).flatMap((head) => head?.text ?? []);
    expect(shown(3)).toEqual(['0', '1', '2']);
    expect(shown(12)).toEqual(['0', '2', '4', '6', '8', '10']);
    expect(shown(30, 25)).toEqual(['30', '40', '50']);
  });
});

describe('ruler', () => {
  // 10^-17 stands at 34 and 10 at the width; 18 decades between.
  it('places sizes on a log axis after a zero post', () => {
    const axis = logAxis(394);
    expect(axis.x(0)).toBe(8);
    expect(axis.x(1e-17)).toBe(34);
    expect(axis.x(1e-8)).toBe(214);
    expect(axis.x(10)).toBe(394);
    expect(axis.x(1e9)).toBe(394);
  });

  const words = { you: 'you', roundingOnly: 'rounding only', realChange: 'a real change' };
  const base = { width: 394, numbers, tolerance: 1e-12, words };

  it('ends the rounding zone at the tolerance', () => {
    expect(ofClass(ruler(base), 'rounding')[0]?.attributes).toMatchObject({ x: 34, width: 100 });
    expect(ofClass(ruler({ ...base, tolerance: 1e-5 }), 'rounding')[0]?.attributes.width).toBe(240);
  });

  it('leaves out a tick that would touch the end of the zone, and keeps its power', () => {
    const marks = (tolerance: number) =>
      ofClass(ruler({ ...base, tolerance }), 'ln').map(
        ({ attributes }) => String(attributes.d).match(/M\S+ 36V44/g)?.length,
      );
    expect(marks(1.4e-12)).toEqual([undefined, 4]);
    expect(marks(1e-5)).toEqual([undefined, 5]);
    expect(textOf(ruler({ ...base, tolerance: 1.4e-12 }))).toBe(textOf(ruler({ ...base, tolerance: 1e-5 })));
  });

  it('labels a broken result with its size and fills it', () => {
    const broken = ruler({ ...base, result: { number: 2, size: 1.842, holds: false } });
    expect(textOf(ofClass(broken, 'broken'))).toBe('21.84');
    const holds = ruler({ ...base, result: { number: 1, size: 4e-16, holds: true } });
    expect(textOf(ofClass(holds, 'holds'))).toBe('1');
  });

  it('accepts a guess of exactly zero and hides overlapping past runs', () => {
    expect(ofClass(ruler({ ...base, guess: 0 }), 'guess')).toHaveLength(1);
    expect(ofClass(ruler({ ...base, guess: null }), 'guess')).toHaveLength(0);
    const past = [
      { number: 1, size: 1e-15 },
      { number: 2, size: 1.1e-15 },
      { number: 3, size: 1 },
    ];
    expect(ofClass(ruler({ ...base, past }), 'past').map(textOf)).toEqual(['2', '3']);
  });
});

describe('other pictures', () => {
  it('braid: fixed columns are straight, moved ones carry an arrow', () => {
    const drawn = braid({ order: [0, 2, 1], x: 20, cellWidth: 40, top: 0, bottom: 100 });
    expect(ofClass(drawn, 'fixed').map(({ attributes }) => attributes.d)).toEqual(['M20 0C20 55 20 45 20 100']);
    expect(ofClass(drawn, 'moved').map(({ attributes }) => attributes.d)).toEqual([
      'M60 0C60 55 100 45 100 100',
      'M100 0C100 55 60 45 60 100',
    ]);
    expect(ofClass(drawn, 'moved')[0]?.attributes['marker-end']).toBe('url(#arrow)');
  });

  it('dial: twelve is up, a quarter turn clockwise is right, a full turn is a ring', () => {
    const quarter = smallDial({ cx: 30, cy: 50, radius: 25, from: 0, turn: Math.PI / 2 });
    const turned = (kind: string) => ofClass(quarter, kind)[0]?.style?.transform;
    expect(ofClass(quarter, 'to')[0]?.attributes.d).toBe('M0 0V-23');
    expect(turned('from')).toBe('translate(30px, 50px) rotate(0.00000rad)');
    expect(turned('to')).toBe('translate(30px, 50px) rotate(1.57080rad)');
    expect(ofClass(quarter, 'turn')[0]?.attributes.d).toBe('M30 37.5A12.5 12.5 0 0 1 42.5 50');
    const more = smallDial({ cx: 30, cy: 50, from: 0, turn: 7 });
    expect(ofClass(more, 'turn').map(({ tag }) => tag)).toEqual(['circle', 'path']);
  });

  it('curves: the pen lifts where there is no value; labels keep 13 apart and their order', () => {
    const x = (k: number) => 10 * k;
    expect(linePath([1, 2, null, Number.NaN, 3], 0, x, (v) => v)).toBe('M0 1L10 2M40 3');
    expect(spread([50, 52, 10], 13, 0, 100)).toEqual([50, 63, 10]);
    expect(spread([98, 99], 13, 0, 100)).toEqual([87, 100]);
  });

  it('strips: equal neighbours are one piece', () => {
    const drawn = strips({
      values: { rows: 1, cols: 4, data: [1, 1, 0, 0] },
      map: 'd',
      scale: 1,
      width: 40,
      stripHeight: 9,
    });
    expect(ofClass(drawn, 'd10')[0]?.attributes.d).toBe('M0 0H20v9H0z');
    expect(ofClass(drawn, 'd0')[0]?.attributes.d).toBe('M20 0H40v9H20z');
  });

  it('clips long words by graphemes', () => {
    expect(clipped('fish', 40, 15)).toBe('fish');
    const short = clipped('Antidisestablishmentarianism', 40, 15);
    expect(short.endsWith('…')).toBe(true);
    // A right-to-left mark keeps the ellipsis at the left of a Hebrew word.
    expect(clipped('והאנציקלופדיה', 40, 15)).toMatch(/^והא?נ?…\u200f$/);
    expect(widthOf(short, 15)).toBeLessThanOrEqual(40);
    expect(clipped('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 34, 15)).toBe('👩‍👩‍👧‍👦…');
  });
});
