/** The screen of the placement lab, from top to bottom. */
import { h, type Tree } from '../../render/tree.ts';
import { closer } from './bars-view.ts';
import { blocks } from './blocks-view.ts';
import { offsets } from './offsets-view.ts';
import type { PlacementScene } from './settings.ts';

export function view(scene: PlacementScene): Tree {
  const { hidden, parts } = scene;
  if (hidden) return blocks(scene);
  return [
    blocks(scene),
    h('div', { class: 'closing' }, parts.sentence, parts.next),
    closer(scene),
    offsets(scene),
    parts.runTable,
  ];
}
