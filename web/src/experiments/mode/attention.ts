/** After the softmax: the mean of the outputs stays away from eval, and dropped weights no longer add to one. */
import { displayed } from '../../render/grid.ts';
import { heat, indexHeads } from '../../render/heat.ts';
import { picture, text } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { h, s, type Tree } from '../../render/tree.ts';
import { framed, meansPicture } from './plots.ts';
import type { ModeScene } from './settings.ts';

function meansOfAttention(scene: ModeScene): Tree {
  const { report, words, numbers } = scene;
  const say = words.mode;
  const { distances } = report.attentionMeans;
  const note = say.meansAttentionNote(numbers.integer(report.attentionRows));
  if (report.relativeChange === 0) return framed(say.meansAttention, say.meansAttentionNone, null);
  const last = distances[distances.length - 1] ?? 0;
  const label = say.meansAttentionFigure(numbers.fixed(distances[0] ?? 0, 2), numbers.fixed(last, 2));
  return framed(say.meansAttention, note, [
    meansPicture(scene, report.attentionMeans, { label }),
    h('p', { class: 'say' }, rich(say.meansAttentionSentence(numbers.size(last)))),
  ]);
}

/** The used weights with the sum of each query's weights beside its row (below its column in UDL's view). */
function weights(scene: ModeScene): Tree {
  const { report, words, numbers, settings, layout, orientation } = scene;
  const say = words.mode;
  const n = report.attentionRows;
  const columns = orientation === 'columns';
  const cell = Math.min(layout.size === 'S' ? 20 : 24, 24);
  const left = 44;
  const topEdge = 44;
  const sums = Array.from(report.rowSums, (sum, k) => {
    const along = (k + 0.5) * cell;
    const label = numbers.fixed(sum, 2);
    return columns
      ? tilted(left + along, topEdge + n * cell + 10, label)
      : text(left + n * cell + 8, topEdge + along + 4, '', label);
  });
  const error = numbers.size(report.largestRowSumError);
  const drawing = picture(
    {
      width: left + n * cell + 44,
      height: topEdge + n * cell + (columns ? 44 : 8),
      label: say.weightsFigure(error),
      interactive: true,
    },
    axisWords(say, columns, left, topEdge),
    heat({
      figure: 'weights',
      label: say.weights,
      values: displayed(report.usedWeights, orientation),
      map: 'w',
      scale: 1,
      cellWidth: cell,
      cellHeight: cell,
      x: left,
      y: topEdge,
      numbers,
      cursor: scene.cursor,
      rowHeads: indexHeads(n, 0, true),
      colHeads: indexHeads(n, 0, true),
      indexRows: true,
      indexCols: true,
      dropped: (row, col) => {
        const [query, key] = columns ? [col, row] : [row, col];
        const index = query * n + key;
        return report.usedWeights.data[index] === 0 && (report.weights.data[index] ?? 0) > 0;
      },
    }),
    !columns && text(left + n * cell + 8, topEdge - 7, 's', say.rowSum),
    ...sums,
  );
  return framed(say.weights, say.weightsNote, [
    drawing,
    h('p', { class: 'say' }, rich(sumsSentence(scene, settings.mode, error))),
  ]);
}

const tilted = (x: number, y: number, label: string): Tree =>
  s('text', { class: 'e', transform: `translate(${x + 4} ${y}) rotate(-90)` }, label);

function axisWords(say: ModeScene['words']['mode'], columns: boolean, left: number, topEdge: number): Tree[] {
  const across = columns ? ['q', say.queries] : ['k', say.keys];
  const down = columns ? ['k', say.keys] : ['q', say.queries];
  return [
    text(left, topEdge - 24, `axis-${across[0]}`, across[1]),
    text(left - 8, topEdge - 24, `e axis-${down[0]}`, down[1]),
  ];
}

function sumsSentence({ report, words }: ModeScene, mode: string, error: string): string {
  const say = words.mode;
  if (mode === 'eval') return report.largestRowSumError === 0 ? say.rowSumsExact : say.rowSumsHold(error);
  return report.relativeChange === 0 ? say.rowSumsAllKept : say.rowSums(error);
}

function gradients({ settings, report, words, numbers }: ModeScene): string {
  const say = words.mode;
  if (settings.recordGradients) return say.gradientsOn;
  if (settings.mode === 'eval') return say.gradientsOffEval;
  return say.gradientsOff(numbers.integer(report.runA.droppedCount), numbers.integer(report.runs.entries));
}

export function attentionSection(scene: ModeScene): Tree {
  return h(
    'section',
    { class: 'part' },
    h('h2', { class: 'h2' }, rich(scene.words.mode.afterSoftmax)),
    h('div', { class: 'pair' }, meansOfAttention(scene), weights(scene)),
    h('p', { class: 'say' }, rich(gradients(scene))),
  );
}
