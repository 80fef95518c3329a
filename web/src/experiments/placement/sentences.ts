/** What the placement lab says: every number and every "changes" comes from the report. */
import type { ProbeReading } from '../../engine/placement.ts';
import { plain } from '../../render/rich.ts';
import { type BlockName, operandsOf, type PlacementScene } from './settings.ts';

export const blockTitle = (
  { words, settings }: Pick<PlacementScene, 'words' | 'settings'>,
  name: BlockName,
): string => {
  const say = words.placement;
  return name === 'queryKey' ? say.operandTitle(operandsOf(settings)) : say.blocks[name].title;
};

const wordAt = ({ settings }: PlacementScene, place: number): string => plain(settings.words[place] ?? '');

export function swapName(scene: PlacementScene): string {
  const { report, words, numbers } = scene;
  const { swapFirst, swapSecond } = report;
  const say = words.placement;
  if (swapFirst === swapSecond) return say.noSwap;
  return say.swap(wordAt(scene, swapFirst), wordAt(scene, swapSecond), numbers.integer(report.input.layers.length));
}

type Said = Pick<PlacementScene, 'words' | 'numbers'>;

export const streamName = ({ words, numbers }: Said, layer: number, layers: number): string =>
  layer === layers ? words.placement.outputName : words.placement.streamName(numbers.integer(layer + 1));

export const probeName = (scene: Said, { signal, layer }: ProbeReading): string => {
  const { words, numbers } = scene;
  if (signal === 'value') return words.placement.valueName(numbers.integer(layer + 1));
  return streamName(scene, layer, signal === 'output' ? layer : layer + 1);
};

export function probeSentence(scene: PlacementScene): string {
  const { report, words, numbers, settings } = scene;
  const say = words.placement;
  if (settings.words.length === 1) return say.probeOne;
  const found = report.probes.filter(({ finds }) => finds).map((probe) => probeName(scene, probe));
  const lost = report.probes.filter(({ finds }) => !finds).map((probe) => probeName(scene, probe));
  return say.probeFound(found, lost, numbers.fixed(report.chance, 2));
}

export function sizeSentence({ report, words, numbers, settings }: PlacementScene): string {
  return words.placement.sizeSentence(
    numbers.integer(settings.width),
    numbers.fixed(report.unitRatio, 2),
    numbers.fixed(report.unitRatioScaled, 2),
  );
}

export function offsetSentence({ report, words, numbers }: PlacementScene): string {
  const say = words.placement;
  const { outputChange, movedIds, diagonals, swap } = report.offsets;
  const sentences = [
    say.diagonals(diagonals.holds, numbers.size(diagonals.residual)),
    say.biasChange(outputChange.holds, numbers.size(outputChange.residual)),
    say.biasMoved(movedIds.identical, numbers.size(movedIds.residual)),
    report.swapFirst !== report.swapSecond && say.biasSwap(swap.holds, numbers.size(swap.residual)),
  ];
  return words.frame.join.sentences(sentences.filter((part) => part !== false));
}

/** The three blocks by what reaches the values, first layer to last. */
export function describe(scene: PlacementScene): string {
  const { report, words, hidden } = scene;
  const say = words.placement;
  if (hidden) return say.describeHidden;
  const lines = (['input', 'everyLayer', 'queryKey'] as const).map((name) => {
    const values = report[name].layers.map(({ value }) => value.carries);
    const all = values.every((one) => one === values[0]);
    const reach = all
      ? say.reach[values[0] ?? 'content']
      : say.reachByLayer(values.map((one) => say.reachInLayer[one]));
    return say.valuesOf(blockTitle(scene, name), reach);
  });
  return words.frame.join.sentences(lines);
}

export function outcome(scene: PlacementScene): string {
  const { report, settings, words, numbers } = scene;
  const say = words.placement;
  const { swap } = report[settings.placement];
  if (report.swapFirst === report.swapSecond) return say.noSwap;
  const pair = [wordAt(scene, report.swapFirst), wordAt(scene, report.swapSecond)] as const;
  return say.outcome(blockTitle(scene, settings.placement), ...pair, swap.holds, numbers.size(swap.residual));
}
