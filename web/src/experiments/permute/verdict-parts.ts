/** The verdict in the middle of the figure: the formula with its sign, one sentence, and the ruler with every run. */
import { said } from '../../locales/said.ts';
import { picture } from '../../render/picture.ts';
import { rich } from '../../render/rich.ts';
import { ruler, rulerHeight } from '../../render/ruler.ts';
import { type Branch, h } from '../../render/tree.ts';
import { verdictFormula, verdictLine } from '../../render/verdict.ts';
import { blockNote, verdictSentence } from './describe.ts';
import type { Kit } from './kit.ts';

export function verdictOf({ scene, formulas }: Kit, extra: string | false = false): Branch {
  const { outputOfPermuted: left, permutedOutput: right } = formulas;
  if (scene.hidden) {
    return h(
      'div',
      { class: 'verdict asked' },
      verdictFormula(left, null, right),
      ...blockNote(scene).map((sentence) => h('p', { class: 'sm mut' }, rich(sentence))),
    );
  }
  return verdictLine(
    left,
    scene.report.equivariance,
    right,
    scene.words.frame.join.sentences(said(verdictSentence(scene), extra)),
  );
}

export function rulerOf({ scene }: Kit, width: number): Branch {
  const { frame } = scene.words;
  const { holds, residual, tolerance } = scene.report.equivariance;
  return picture(
    { width, height: rulerHeight, label: frame.rulerName },
    ruler({
      width,
      numbers: scene.numbers,
      tolerance,
      words: { you: frame.you, roundingOnly: frame.roundingOnly, realChange: frame.realChange },
      guess: scene.guess,
      result: { number: scene.currentRun, size: residual, holds },
      past: scene.runs
        .filter(({ number }) => number !== scene.currentRun)
        .map(({ number, residual: size }) => ({ number, size })),
    }),
  );
}
