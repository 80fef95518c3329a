/** The three placements side by side, with what a swap and equal tokens show under each. */
import type { Verdict } from '../../engine/api.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { sign } from '../../render/verdict.ts';
import { diagram } from './diagram.ts';
import { blockTitle, swapName } from './sentences.ts';
import { type BlockName, blockNames, type PlacementScene } from './settings.ts';

const gap = 24;

const widthOf = ({ layout }: PlacementScene): number =>
  layout.size === 'S' ? Math.min(288, layout.width) : Math.floor((layout.width - 2 * gap) / 3);

function key({ words }: PlacementScene): Branch {
  const sample = (carries: 'position' | 'throughWeights' | 'content'): Branch =>
    h(
      'span',
      { class: 'wire-key' },
      s(
        'svg',
        { class: 'pic-inline', viewBox: '0 0 28 8', width: '1.75em', height: '0.5em', 'aria-hidden': 'true' },
        s('path', { class: `wire ${carries}`, d: 'M1 4H27' }),
      ),
      ' ',
      words.placement.carries[carries],
    );
  return h('p', { class: 'cap wire-keys' }, sample('position'), sample('throughWeights'), sample('content'));
}

function result(scene: PlacementScene, label: string, verdict: Verdict | null): Branch {
  const { hidden, numbers } = scene;
  const outcome = hidden || verdict === null ? null : verdict;
  return h(
    'div',
    { class: 'block-result' },
    h('dt', {}, rich(label)),
    h(
      'dd',
      {},
      sign(outcome),
      ' ',
      h('b', { class: 'num' }, outcome === null ? '' : rich(numbers.size(outcome.residual))),
    ),
  );
}

function blockFigure(scene: PlacementScene, name: BlockName): Branch {
  const { report, settings, words } = scene;
  const say = words.placement;
  const block = report[name];
  const swapped = report.swapFirst !== report.swapSecond;
  return h(
    'section',
    { class: name === settings.placement ? 'block chosen' : 'block', key: name },
    h('h3', { class: 'block-title' }, rich(blockTitle(scene, name))),
    h('p', { class: 'cap block-note' }, rich(say.blocks[name].note)),
    diagram(scene, name, block, widthOf(scene)),
    h(
      'dl',
      { class: 'block-results' },
      result(scene, swapName(scene), swapped ? block.swap : null),
      result(scene, say.equalTokens(scene.numbers.integer(report.equalCount)), block.equalTokens),
    ),
  );
}

export const blocks = (scene: PlacementScene): Tree => [
  key(scene),
  h(
    'div',
    { class: `blocks size-${scene.layout.size.toLowerCase()}` },
    ...blockNames.map((name) => blockFigure(scene, name)),
  ),
];
