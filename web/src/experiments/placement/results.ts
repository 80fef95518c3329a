/** The numbers of a placement report by name. */
import type { PlacementReport, Wire } from '../../engine/placement.ts';
import type { Locale } from '../../locales/en/index.ts';
import { makeNumbers } from '../../render/numbers.ts';
import { plain } from '../../render/rich.ts';
import { makersOf, partOf, type Result, tokenNames } from '../results.ts';
import { blockTitle, probeName, streamName } from './sentences.ts';
import { type BlockName, blockNames, type Settings } from './settings.ts';
import { signals } from './tables.ts';

export function results(settings: Settings, report: PlacementReport, words: Locale): readonly Result[] {
  const say = words.results.placement;
  const of = makersOf(say.titles);
  const names = tokenNames(settings.words.map(plain));
  const title = (block: BlockName): string => blockTitle({ words, settings }, block);
  const square = { rowNames: names, columnNames: names };
  const { offsets, inputEvery, inputQueryKey, everyQueryKey } = report;
  return [
    ...of.matrix('tokens', report.tokens, { rowNames: names }),
    ...of.matrix('table', report.table),
    ...blockNames.flatMap((block) =>
      [
        ...of.verdict('swap', report[block].swap),
        ...of.verdict('equalTokens', report[block].equalTokens),
        ...of.verdict('fromNone', report[block].fromNone),
      ].map(partOf(words, block, title(block))),
    ),
    ...of.verdict('inputEvery', inputEvery),
    ...of.verdict('inputQueryKey', inputQueryKey),
    ...of.verdict('everyQueryKey', everyQueryKey),
    ...wireResults(report, words, title),
    ...streamResults(settings, report, words, names),
    ...of.matrix('bias', offsets.bias, square),
    ...of.matrix('plainScores', offsets.plainScores, square),
    ...of.matrix('scores', offsets.scores, square),
    ...of.matrix('plainWeights', offsets.plainWeights, square),
    ...of.matrix('weights', offsets.weights, square),
    ...of.columns('expectedOffset', { [say.offset]: offsets.expectedOffset }, names),
    ...of.verdict('diagonals', offsets.diagonals),
    ...of.verdict('weightsChange', offsets.weightsChange),
    ...of.verdict('outputChange', offsets.outputChange),
    ...of.verdict('movedIds', offsets.movedIds),
    ...of.verdict('biasSwap', offsets.swap),
  ];
}

function wireResults(report: PlacementReport, words: Locale, title: (block: BlockName) => string): readonly Result[] {
  const of = makersOf(words.results.placement.titles);
  const { tables: t, outputName } = words.placement;
  const { labelled } = words.frame.join;
  const wires = (block: BlockName): Wire[] => [
    ...report[block].layers.flatMap((layer) => signals.map((signal) => layer[signal])),
    report[block].output,
  ];
  const rowNames = report.input.layers.flatMap((_, layer) =>
    signals.map((signal) => t.wire(String(layer + 1), t.signals[signal])),
  );
  const columns = blockNames.flatMap((block) => [
    [labelled(title(block), t.replaced), wires(block).map(({ replaced }) => replaced.residual)] as const,
    [labelled(title(block), t.held), wires(block).map(({ held }) => held.residual)] as const,
  ]);
  return of.columns('wires', Object.fromEntries(columns), [...rowNames, outputName]);
}

/** Sizes along the stream, and what the probes read there. */
function streamResults(
  settings: Settings,
  { sizes, sizesScaled, probes, chance, input }: PlacementReport,
  words: Locale,
  tokens: readonly string[],
): readonly Result[] {
  const say = words.results.placement;
  const of = makersOf(say.titles);
  const layers = input.layers.length;
  const said = { words, numbers: makeNumbers(words.lang) };
  const read = probes.map((probe) => probeName(said, probe));
  const { sizeColumns: s, probeColumns: p } = say;
  return [
    ...of.columns(
      'sizes',
      {
        [s.content]: sizes.map(({ content }) => content),
        [s.position]: sizes.map(({ position }) => position),
        [s.contentScaled]: sizesScaled.map(({ content }) => content),
        [s.positionScaled]: sizesScaled.map(({ position }) => position),
      },
      sizes.map((_, layer) => streamName(said, layer, layers)),
    ),
    ...of.columns(
      'probes',
      {
        [p.error]: probes.map(({ error }) => error),
        [p.fitError]: probes.map(({ fitError }) => fitError),
        [p.rank]: probes.map(({ rank }) => rank),
      },
      read,
    ),
    ...of.matrix(
      'readings',
      probes.length === 0
        ? null
        : { rows: read.length, cols: settings.words.length, data: probes.flatMap(({ readings }) => [...readings]) },
      { rowNames: read, columnNames: tokens },
    ),
    ...of.number('chance', chance),
  ];
}
