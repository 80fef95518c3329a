/** The screen of train or eval, from top to bottom. */
import { rich } from '../../render/rich.ts';
import { h, type Tree } from '../../render/tree.ts';
import { verdictWords } from '../../render/verdict.ts';
import { attentionSection } from './attention.ts';
import { columnPanels, meansPanel } from './plots.ts';
import { pointed, rowTable } from './row-table.ts';
import { inputsFigure, runsFigure } from './runs.ts';
import { verdictSentence } from './sentences.ts';
import type { ModeScene } from './settings.ts';

function verdict(scene: ModeScene): Tree {
  const { report, words, hidden } = scene;
  return h(
    'div',
    { class: 'verdict aside' },
    verdictWords(words.mode.runA, hidden ? null : { holds: report.runs.identical }, words.mode.runBInFormula),
    !hidden && h('p', { class: 'verdict-why' }, rich(verdictSentence(scene))),
  );
}

const odd = ({ report, words, numbers, orientation }: ModeScene): Tree =>
  report.sum.cols % 2 === 1 &&
  h('p', { class: 'notice' }, rich(words.mode.oddWidth[orientation](numbers.integer(report.sum.cols - 1))));

export function view(scene: ModeScene): Tree {
  const { hidden, parts, settings } = scene;
  if (hidden) return [inputsFigure(scene), pointed(scene), verdict(scene), runsFigure(scene)];
  return [
    verdict(scene),
    odd(scene),
    settings.input === 'embeddings' && inputsFigure(scene),
    runsFigure(scene),
    rowTable(scene),
    h('div', { class: 'section ruled panels' }, ...columnPanels(scene), meansPanel(scene)),
    h('div', { class: 'closing' }, parts.sentence, parts.next),
    attentionSection(scene),
    parts.runTable,
  ];
}
