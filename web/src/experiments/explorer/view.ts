/** The screen of the explorer, from top to bottom. */
import { rich } from '../../render/rich.ts';
import { h, type Tree } from '../../render/tree.ts';
import { cell, rowText } from './cell-view.ts';
import { figure } from './figure-view.ts';
import { ownPart } from './own-view.ts';
import { panels, propertyList } from './panels-view.ts';
import { oddSentence } from './sentences.ts';
import type { ExplorerScene } from './settings.ts';

export function view(scene: ExplorerScene): Tree {
  const { hidden, parts } = scene;
  if (hidden) return figure(scene);
  const odd = oddSentence(scene);
  return [
    figure(scene),
    odd !== null && h('p', { class: 'notice' }, rich(odd)),
    cell(scene),
    h('div', { class: 'closing' }, parts.sentence, parts.next),
    rowText(scene),
    panels(scene),
    propertyList(scene),
    ownPart(scene),
    parts.runTable,
  ];
}
