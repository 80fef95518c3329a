/** The screen of shift, from top to bottom. */
import { h, type Tree } from '../../render/tree.ts';
import { acts } from './acts-view.ts';
import { decoding } from './decoding-view.ts';
import { products } from './products-view.ts';
import { dialFigure, loneSine, rotation } from './rotation-view.ts';
import type { ShiftScene } from './settings.ts';

export function view(scene: ShiftScene): Tree {
  const { hidden, parts } = scene;
  if (hidden) return [rotation(scene), acts(scene)];
  return [
    rotation(scene),
    loneSine(scene),
    dialFigure(scene),
    acts(scene),
    h('div', { class: 'closing' }, parts.sentence, parts.next),
    products(scene),
    decoding(scene),
    parts.runTable,
  ];
}
