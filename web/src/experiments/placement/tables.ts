/** The numbers behind the pictures of the placement lab. */
import type { Wire } from '../../engine/placement.ts';
import type { NumberTable } from '../contract.ts';
import { blockTitle, probeName, streamName } from './sentences.ts';
import { blockNames, type PlacementScene } from './settings.ts';

export const signals = ['entering', 'stream', 'query', 'key', 'value', 'weights', 'mixed'] as const;

export function tables(scene: PlacementScene): readonly NumberTable[] {
  const { report, words, numbers, settings } = scene;
  const say = words.placement;
  const t = say.tables;
  const wireRow = (name: string, pick: (block: (typeof blockNames)[number]) => Wire | undefined) => [
    name,
    ...blockNames.flatMap((block) => {
      const wire = pick(block);
      return [wire ? say.carriesShort[wire.carries] : '', wire?.replaced.residual ?? '', wire?.held.residual ?? ''];
    }),
  ];
  const layers = report.input.layers.length;
  const wires = Array.from({ length: layers }, (_, layer) =>
    signals.map((signal) =>
      wireRow(t.wire(numbers.integer(layer + 1), t.signals[signal]), (block) => report[block].layers[layer]?.[signal]),
    ),
  ).flat();
  wires.push(wireRow(say.outputName, (block) => report[block].output));
  const sizes = report.sizes.map((size, layer) => [
    streamName(scene, layer, layers),
    size.content,
    size.position,
    report.sizesScaled[layer]?.content ?? '',
    report.sizesScaled[layer]?.position ?? '',
  ]);
  const probes = report.probes.map((probe) => [
    probeName(scene, probe),
    probe.error,
    probe.fitError,
    ...probe.readings,
  ]);
  const { bias, plainScores, scores, plainWeights, weights } = report.offsets;
  const pairs = Array.from(bias.data, (value, i) => [
    numbers.integer(Math.floor(i / bias.cols)),
    numbers.integer(i % bias.cols),
    value,
    plainScores.data[i] ?? '',
    scores.data[i] ?? '',
    plainWeights.data[i] ?? '',
    weights.data[i] ?? '',
  ]);
  return [
    {
      caption: t.results,
      head: [t.block, t.swap, t.equal, t.fromNone],
      rows: blockNames.map((name) => [
        blockTitle(scene, name),
        report[name].swap.residual,
        report[name].equalTokens.residual,
        report[name].fromNone.residual,
      ]),
    },
    {
      caption: t.wires,
      head: [t.wireHead, ...blockNames.flatMap((name) => [blockTitle(scene, name), t.replaced, t.held])],
      rows: wires,
    },
    {
      caption: t.probes(blockTitle(scene, settings.placement)),
      head: [t.probed, t.error, t.fitError, ...settings.words.map((word, place) => `${place} ${word}`)],
      rows: probes,
    },
    {
      caption: t.sizes(blockTitle(scene, settings.placement)),
      head: [t.probed, say.contentBar, say.positionBar, t.scaled(say.contentBar), t.scaled(say.positionBar)],
      rows: sizes,
    },
    { caption: t.offsets, head: t.offsetHead, rows: pairs },
  ];
}
