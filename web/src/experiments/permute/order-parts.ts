/** The hands on the order: chips, the field, Random and Reverse; at S Left and Right. */
import { chips } from '../../render/chips.ts';
import { control } from '../../render/controls.ts';
import type { Intent, Tree } from '../../render/tree.ts';
import { type Branch, h } from '../../render/tree.ts';
import { chosenPlace, type PermuteScene } from './settings.ts';

const button = (label: Tree, intent: Intent, className = 'btn small', spoken?: string, disabled = false): Branch =>
  h(
    'button',
    { type: 'button', class: className, 'aria-label': spoken ?? null, disabled, on: { click: intent } },
    label,
  );

export interface ChipRow {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly vertical?: boolean;
  readonly perRow?: number;
  /** A click chooses the token that Left and Right move. */
  readonly choosing?: boolean;
}

/** One chip per place; it carries the word that stands there now. */
export function orderChips(scene: PermuteScene, { choosing = false, ...row }: ChipRow): Branch {
  const { settings, report, words } = scene;
  const { figure } = words.permute;
  const order = Array.from(report.order);
  const chosen = choosing ? chosenPlace(order, settings.chosen) : null;
  return chips({
    label: figure.tokenOrder,
    ...row,
    chips: order.map((old, place) => {
      const word = settings.words[old] ?? '';
      const click = choosing ? { type: 'chooseToken', token: old } : undefined;
      return {
        word,
        moved: old !== place,
        chosen: place === chosen,
        click,
        label: figure.chip(word, place, old),
        key: String(old),
      };
    }),
  });
}

const orderControl = { name: 'order', kind: 'list' } as const;

/** Order, Random, Reverse, Undo in a line. */
export function orderLine(scene: PermuteScene): Branch {
  const { figure } = scene.words.permute;
  return h(
    'div',
    { class: 'order-line' },
    h(
      'div',
      { class: 'order-row' },
      control(scene, orderControl, scene.words.permute),
      button(figure.random, { type: 'randomOrder' }),
      button(figure.reverse, { type: 'reverse' }),
      scene.parts.undo,
    ),
    h('p', { class: 'sm mut', 'data-hint': 'order' }, figure.drag),
  );
}

/** At S: the chosen chip moves by Left and Right. */
export function orderButtons(scene: PermuteScene): Tree {
  const { settings, report, words } = scene;
  const { figure } = words.permute;
  const order = Array.from(report.order);
  const place = chosenPlace(order, settings.chosen);
  const word = settings.words[order[place] ?? 0] ?? '';
  const large = 'btn';
  return [
    h(
      'div',
      { class: 'order-buttons' },
      button(
        [h('span', { 'aria-hidden': 'true' }, '← '), figure.left],
        { type: 'nudge', by: -1 },
        large,
        figure.moveLeft(word),
        place === 0,
      ),
      button(
        [figure.right, h('span', { 'aria-hidden': 'true' }, ' →')],
        { type: 'nudge', by: 1 },
        large,
        figure.moveRight(word),
        place >= order.length - 1,
      ),
      scene.parts.undo,
    ),
    h(
      'div',
      { class: 'order-typed' },
      control(scene, orderControl, {
        ...words.permute,
        controls: { ...words.permute.controls, order: figure.typeOrder },
      }),
      button(figure.random, { type: 'randomOrder' }, large),
    ),
  ];
}
