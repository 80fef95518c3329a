/** After the softmax: the mean of the outputs against eval, dropped weights that no longer add to 1, and the other switch. */
import { spokenText } from '../../render/controls.ts';
import { displayed } from '../../render/grid.ts';
import { heat, indexHeads } from '../../render/heat.ts';
import { axisWord, picture, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { table } from '../../render/table.ts';
import { h, s, type Tree } from '../../render/tree.ts';
import { badge } from '../../render/verdict.ts';
import { framed, meansPicture, panelWidth } from './plots.ts';
import { distance, gradientsSentence, readout, softmaxSentence, sumsSentence } from './sentences.ts';
import type { ModeScene } from './settings.ts';

function meansOfAttention(scene: ModeScene): Tree {
  const { report, words, numbers } = scene;
  const say = words.mode;
  const { passes, distances } = report.attentionMeans;
  const last = distances.length - 1;
  const label = say.meansAttentionFigure(
    distance(scene, distances[0] ?? 0),
    distance(scene, distances[last] ?? 0),
    numbers.integer(passes[last] ?? 0),
  );
  const law = Array.from(report.attentionChance, (size, k) => ({ n: passes[k] ?? 1, size })).filter(
    ({ size }) => size > 0,
  );
  return framed(say.meansAttention, say.meansAttentionNote(numbers.integer(report.attentionRows)), [
    meansPicture(scene, report.attentionMeans, {
      label,
      width: panelWidth(scene),
      law,
      lawLabel: say.chanceAlone,
      lawBelow: true,
    }),
    h('p', { class: 'cap' }, rich(softmaxSentence(scene))),
  ]);
}

const edge = { left: 26, top: 68, right: 40, below: 8, sums: 40 };

/** The used weights with the sum of each query's weights beside its row (below its column in UDL's view). */
function weights(scene: ModeScene): Tree {
  const { report, words, numbers, orientation } = scene;
  const say = words.mode;
  const n = report.attentionRows;
  const columns = orientation === 'columns';
  const cellWidth = Math.min(24, Math.floor((panelWidth(scene) - edge.left - edge.right) / n));
  const cellHeight = Math.min(16, cellWidth);
  const below = edge.top + n * cellHeight;
  const beside = edge.left + n * cellWidth;
  const sums = Array.from(report.rowSums, (sum, k) => {
    const label = numbers.fixed(sum, 2);
    const weight = k === report.furthestRow && report.largestRowSumError > 0 ? 'fb' : '';
    return columns
      ? tilted(edge.left + (k + 0.5) * cellWidth + 4, below + 6, label, weight)
      : text(beside + 34, edge.top + (k + 0.5) * cellHeight + 4, `e ${weight}`.trim(), label);
  });
  const size = {
    width: columns ? beside + 8 : beside + edge.right,
    height: columns ? below + edge.sums : below + edge.below,
  };
  const label = spokenText(say.weightsFigure(numbers.size(report.largestRowSumError)));
  const [across, down] = columns ? (['q', 'k'] as const) : (['k', 'q'] as const);
  const drawing = picture(
    { ...size, label, interactive: true },
    axisWord(edge.left, edge.top - 32, `${say.axes[across]} →`, across),
    axisWord(0, edge.top - 54, `${say.axes[down]} ↓`, down),
    heat({
      figure: 'weights',
      label: say.weights,
      values: displayed(report.usedWeights, orientation),
      map: 'w',
      scale: 1,
      cellWidth,
      cellHeight,
      x: edge.left,
      y: edge.top,
      numbers,
      cursor: scene.cursor,
      rowHeads: indexHeads(n, 0, true),
      colHeads: indexHeads(n, 0, true),
      indexRows: true,
      indexCols: true,
      dropped: (row, col) => {
        const index = columns ? col * n + row : row * n + col;
        return report.droppedWeights[index] === 1;
      },
    }),
    columns ? text(0, below + 28, 's', say.rowSum) : text(beside + 34, edge.top - 7, 'e s', say.rowSum),
    ...sums,
  );
  return framed(say.weights, say.weightsNote, [
    drawing,
    h('p', { class: 'cap', role: 'status' }, rich(readout(scene, 'weights') ?? say.pointAtWeight)),
    h('p', { class: 'cap' }, rich(sumsSentence(scene))),
  ]);
}

const tilted = (x: number, y: number, label: string, weight: string): Tree =>
  s(
    'text',
    { 'aria-hidden': 'true', class: `e ${weight}`.trim(), transform: `translate(${x} ${y}) rotate(-90)` },
    label,
  );

/** Mode across, gradients down: only the mode makes a difference. */
function switches(scene: ModeScene): Tree {
  const { report, settings, words, numbers } = scene;
  const say = words.mode;
  const cell = (name: 'train' | 'eval'): Tree => {
    const { identical, residual } = name === 'train' ? report.trainRuns : report.evalRuns;
    return badge({ holds: identical }, rich(identical ? words.frame.identical : numbers.size(residual)));
  };
  const row = (label: string, on: boolean) => ({
    key: String(on),
    now: settings.recordGradients === on,
    cells: [rich(label), cell('train'), cell('eval')],
  });
  return framed(
    say.switches,
    say.switchesNote,
    [
      table({
        caption: say.switches,
        captionHidden: true,
        head: [say.gradients, say.options.mode.train, say.options.mode.eval],
        rows: [row(say.recorded, true), row(say.notRecorded, false)],
        numeric: () => false,
      }),
      h('p', { class: 'cap' }, rich(gradientsSentence(scene))),
    ],
    'whole',
  );
}

export function attentionSection(scene: ModeScene): Tree {
  const { report, words } = scene;
  const heading = report.attentionStays ? words.mode.afterSoftmaxStays : words.mode.afterSoftmax;
  return h(
    'section',
    { class: 'section ruled' },
    h('h2', { class: 'h2' }, rich(heading)),
    h('div', { class: 'panels' }, meansOfAttention(scene), weights(scene), switches(scene)),
  );
}
