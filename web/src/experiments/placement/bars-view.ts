/** The chosen block closer: what a linear probe reads back from each layer, and how large positions are beside words. */
import type { ProbeReading, StreamSize } from '../../engine/placement.ts';
import { picture, round, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { type Branch, h, s, type Tree } from '../../render/tree.ts';
import { blockTitle, probeName, probeSentence, sizeSentence, streamName } from './sentences.ts';
import type { PlacementScene } from './settings.ts';

interface Bar {
  readonly className: string;
  readonly value: number;
}
interface Row {
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** Labelled bars on one axis from 0; a mark stands at one value of it. */
function bars(
  scene: PlacementScene,
  width: number,
  name: string,
  rows: readonly Row[],
  most: number,
  mark?: number,
): Branch {
  const narrow = width < 420;
  const start = narrow ? 0 : 168;
  const room = width - start - 46;
  const barHeight = 11;
  const head = narrow ? 18 : 0;
  const rowHeight = (row: Row): number => head + row.bars.length * (barHeight + 3) + 10;
  const height = rows.reduce((sum, row) => sum + rowHeight(row), 0) + 6;
  const x = (value: number): number => round(start + (most > 0 ? (room * value) / most : 0));
  let top = 4;
  const drawn = rows.map((row): Tree => {
    const at = top;
    top += rowHeight(row);
    const middle = at + (row.bars.length * (barHeight + 3)) / 2 + 3;
    return [
      narrow ? text(6, at + 12, 's', row.label) : text(start - 10, middle, 'e s', row.label),
      ...row.bars.map(({ className, value }, k): Tree => {
        const y = at + head + k * (barHeight + 3);
        return [
          s('rect', {
            class: `size-bar ${className}`,
            x: start,
            y,
            width: Math.max(0, round(x(value) - start)),
            height: barHeight,
          }),
          text(x(value) + 6, y + barHeight - 1, 'size-value', scene.numbers.fixed(value, 2)),
        ];
      }),
    ];
  });
  return picture(
    { width, height, label: name },
    mark !== undefined && s('path', { class: 'mark-line', d: `M${x(mark)} 0V${height}` }),
    s('path', { class: 'ln', d: `M${start} 0V${height}` }),
    ...drawn,
  );
}

function probes(scene: PlacementScene, width: number): Branch {
  const { report, words, numbers } = scene;
  const say = words.placement;
  const row = (probe: ProbeReading): Row => ({
    label: probeName(scene, probe),
    bars: [{ className: probe.finds ? 'position' : 'content', value: probe.error }],
  });
  const most = Math.max(report.chance, ...report.probes.map(({ error }) => error));
  return h(
    'section',
    { class: 'panel' },
    h('h3', { class: 'block-title' }, rich(say.probeHeading)),
    h('p', { class: 'cap' }, rich(say.probeNote(numbers.integer(report.probeRows)))),
    bars(scene, width, say.probeFigure, report.probes.map(row), most, report.chance),
    h('p', { class: 'cap' }, rich(probeSentence(scene))),
  );
}

function sizes(scene: PlacementScene, width: number): Branch {
  const { report, words } = scene;
  const say = words.placement;
  const row = (size: StreamSize, layer: number): Row => ({
    label: streamName(scene, layer, report.sizes.length - 1),
    bars: [
      { className: 'content', value: size.content },
      { className: 'position', value: size.position },
    ],
  });
  const panel = (heading: string, list: readonly StreamSize[]): Tree => {
    const most = Math.max(...list.flatMap(({ content, position }) => [content, position]));
    return [
      h('h4', { class: 'cap' }, rich(heading)),
      bars(scene, width, say.sizeFigure(heading).replace(/[$\\]/g, ''), list.map(row), most),
    ];
  };
  return h(
    'section',
    { class: 'panel' },
    h('h3', { class: 'block-title' }, rich(say.sizeHeading)),
    h(
      'p',
      { class: 'cap wire-keys' },
      h('span', { class: 'swatch content' }, h('span', { class: 'swatch-box' }), say.contentBar),
      h('span', { class: 'swatch position' }, h('span', { class: 'swatch-box' }), say.positionBar),
    ),
    panel(say.sizesPlain, report.sizes),
    panel(say.sizesScaled, report.sizesScaled),
    h('p', { class: 'cap' }, rich(sizeSentence(scene))),
  );
}

export function closer(scene: PlacementScene): Tree {
  const { layout, settings, words } = scene;
  const wide = layout.width >= 780;
  const width = wide ? Math.floor((layout.width - 40) / 2) : layout.width;
  return h(
    'section',
    { class: 'section ruled' },
    h('h2', { class: 'h2' }, rich(words.placement.closerHeading(blockTitle(scene, settings.placement)))),
    h('div', { class: wide ? 'panels closer two' : 'panels closer' }, probes(scene, width), sizes(scene, width)),
  );
}
