/** A slider with its number field and ticks under the thumb's centres; teal only when the quantity is a position. */
import type { Field, SliderData } from './controls.ts';
import { asTyped } from './numbers.ts';
import { type Branch, h } from './tree.ts';

const share = (value: number, { min, max }: SliderData): string =>
  String(Math.round((10_000 * (Math.max(min, Math.min(max, value)) - min)) / (max - min) || 0) / 10_000);

export function slider(field: Field, data: SliderData): Branch {
  const { id, name, value, scene } = field;
  const present = Number(value);
  return h(
    'span',
    { class: data.position ? 'slider position' : 'slider' },
    range(field, data),
    h('input', {
      id: `${id}-number`,
      type: 'text',
      class: 'fld',
      inputmode: 'decimal',
      autocomplete: 'off',
      'aria-label': scene.words.frame.controls.number(field.spoken),
      'aria-describedby': field.described,
      'aria-invalid': field.invalid,
      properties: {
        value: field.invalid ? asTyped(value) : printed(value, present, data.decimals, scene.numbers),
      },
      on: { change: { type: 'set', name } },
    }),
    data.ticks.length > 0 && ticks(field, data),
  );
}

/** What was typed and refused stays as it is; accepted numbers get their decimals. */
function printed(
  value: unknown,
  present: number,
  decimals: number | undefined,
  numbers: Field['scene']['numbers'],
): string {
  if (typeof value !== 'number' || !Number.isFinite(present)) return asTyped(value);
  return decimals === undefined ? numbers.integer(value) : numbers.fixed(value, decimals);
}

/** The range alone, e.g. above the input bar of overflow. Page keys step ten times as far (element). */
export function range(field: Field, data: SliderData): Branch {
  const { id, name, value } = field;
  const present = Number(value);
  return h('input', {
    id,
    type: 'range',
    class: 'rng',
    min: data.min,
    max: data.max,
    step: data.step,
    'aria-label': field.spoken,
    'aria-describedby': field.described,
    style: { '--share': share(present, data) },
    properties: { value: Number.isFinite(present) ? String(present) : String(data.min) },
    on: { input: { type: 'set', name } },
  });
}

const ticks = ({ scene }: Field, data: SliderData): Branch =>
  h(
    'span',
    { class: 'ticks', 'aria-hidden': 'true' },
    ...data.ticks.map((tick) =>
      h(
        'span',
        { style: { '--tick': share(tick, data) } },
        data.decimals ? scene.numbers.fixed(tick, 1) : scene.numbers.integer(tick),
      ),
    ),
  );
