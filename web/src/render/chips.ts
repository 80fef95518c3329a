/**
 * Token chips: the heads of the columns they move, as real buttons over the picture (at S a row of their own). The element
 * turns pointer and keys on `data-chip` into moves; here is only how they stand.
 */
import { type Branch, h, type Intent } from './tree.ts';

export interface Chip {
  readonly word: string;
  /** Stands elsewhere than at first: bold, 2 px box. */
  readonly moved?: boolean;
  /** Lifted; an empty dashed slot stays behind. */
  readonly grabbed?: boolean;
  /** The one that buttons beside the row act on: a ring around it. */
  readonly chosen?: boolean;
  /** Sent by a click. */
  readonly click?: Intent;
  /** Spoken: "fish, position 1, was 4". */
  readonly label: string;
  /** Identity of the token, so that the button travels with its word. */
  readonly key: string;
}

export interface Chips {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Of one chip. */
  readonly width: number;
  readonly height?: number;
  /** Gap of a full-width row; left out: heads of columns, `cellWidth` apart. */
  readonly gap?: number;
  readonly disabled?: boolean;
  readonly vertical?: boolean;
  /** More chips than this stand in several rows. */
  readonly perRow?: number;
}

const em = (units: number): string => `${Math.round(units * 625) / 10000}em`;

/** A group of chips: `chips.length` or `perRow` times (width + gap) wide. Place it with `over`. */
export function chips({
  label,
  chips,
  width,
  height = 36,
  gap = 2,
  disabled = false,
  vertical = false,
  perRow = vertical ? 1 : chips.length,
}: Chips): Branch {
  const [right, down] = [width + gap, height + gap];
  const rows = Math.ceil(chips.length / perRow);
  return h(
    'div',
    {
      class: height >= 44 ? 'chips large' : 'chips',
      role: 'group',
      'aria-label': label,
      'data-chips': chips.length,
      'data-along': vertical ? 'y' : rows > 1 ? 'xy' : 'x',
      style: { width: em(perRow * right - gap), height: em(rows * down - gap) },
    },
    ...chips.map((chip, k) => {
      const place = { x: (k % perRow) * right, y: Math.floor(k / perRow) * down, width, height };
      return oneChip(chip, k, place, disabled);
    }),
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function oneChip(chip: Chip, index: number, { x, y, width, height }: Place, disabled: boolean): Branch {
  const states = [
    'chip',
    chip.moved && 'moved',
    chip.grabbed && 'grabbed',
    disabled && 'fixed',
    width < 34 && 'narrow',
  ];
  return h(
    'span',
    {
      class: chip.grabbed ? 'chip-place slot' : 'chip-place',
      key: chip.key,
      style: {
        transform: `translate(${em(x)}, ${em(y)})`,
        width: em(width),
        height: em(height),
      },
    },
    h(
      'button',
      {
        type: 'button',
        class: states.filter(Boolean).join(' '),
        'data-chip': index,
        'aria-label': chip.label,
        'aria-pressed': chip.grabbed ? 'true' : null,
        'aria-current': chip.chosen ? 'true' : null,
        disabled,
        on: chip.click ? { click: chip.click } : undefined,
      },
      // Its own direction, also where the ellipsis stands (chips.css).
      h('bdi', {}, chip.word || ' '),
    ),
  );
}

/** HTML placed over a picture: units of 1/16 em from the corner of the .fig wrapper. */
export const over = (x: number, y: number, child: Branch): Branch =>
  h('div', { class: 'over', style: { left: em(x), top: em(y) } }, child);

/** A picture with HTML (chips, verdict, fields) laid over it. */
export const figureWith = (picture: Branch, ...laidOver: Branch[]): Branch =>
  h('div', { class: 'fig' }, picture, ...laidOver);
