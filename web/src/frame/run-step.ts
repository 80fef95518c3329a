/** Run: the conditions band with presets and undo, and the pieces the experiment's view places: sentence, run table, next button. */
import type { Experiment, Run, Scene, Settings, Step } from '../experiments/contract.ts';
import type { ExperimentWords } from '../locales/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { conditionsBand } from '../render/controls.ts';
import { guessed, type Numbers } from '../render/numbers.ts';
import { rich } from '../render/rich.ts';
import { numberTable, table } from '../render/table.ts';
import { type Branch, h, type Tree } from '../render/tree.ts';
import { badge } from '../render/verdict.ts';
import { sameJson } from '../state/json.ts';
import type { History } from '../state/undo.ts';
import { quiet, redoQuiet, undoQuiet } from './history-part.ts';
import type { Ui } from './ui.ts';

type Frame = Locale['frame'];
// biome-ignore lint/suspicious/noExplicitAny: as the registry, of different settings and reports
export type AnyScene = Scene<any, any>;

/** At S the band folds to one sentence and "Change"; a refused value unfolds it. On paper paper.ts stands for it. */
export function conditions(
  scene: AnyScene,
  experiment: Experiment,
  words: ExperimentWords,
  ui: Ui,
  history: History<unknown>,
  stray: Tree,
): Tree {
  const { frame } = scene.words;
  const refused = Object.keys(scene.errors).length > 0;
  const folded = scene.layout.size === 'S' && !ui.bandOpen && !refused;
  const settings = scene.settings as Settings;
  const phrase = rich(experiment.conditions(settings, scene.words));
  const controls = experiment.controls(scene.entered);
  const given = experiment.note?.(settings, scene.words) ?? null;
  const fold = h(
    'button',
    {
      type: 'button',
      class: 'sum-row',
      'aria-expanded': String(!folded),
      on: { click: { type: 'ui', field: 'bandOpen', value: !ui.bandOpen } },
    },
    h('span', {}, phrase),
    h('span', {}, folded ? frame.change : frame.done),
  );
  return h(
    'section',
    // What was opened from far below it takes the focus.
    { class: 'conditions', part: 'conditions', 'aria-label': frame.conditions, tabindex: -1 },
    scene.layout.size === 'S' && fold,
    given !== null &&
      h('p', { class: 'given' }, h('span', { class: 'sm' }, rich(given.text)), quiet(given.act, given.intent)),
    !folded && [
      controls.some(({ inView }) => !inView) &&
        conditionsBand({ ...scene, changed: changedNames(scene) }, controls, words),
      refused && h('p', { class: 'refused sm mut' }, frame.refusedElsewhere),
      stray,
      acts(experiment, words, frame, history),
    ],
    folded && !experiment.undoInView && historyPart(frame, history, false, 'folded'),
  );
}

/** Entered but not in the picture: refused, or waiting for a refused neighbour. */
function changedNames(scene: AnyScene): ReadonlySet<string> {
  const names = Object.keys(scene.entered).filter(
    (name) => !sameJson(scene.entered[name], (scene.settings as Settings)[name]),
  );
  return new Set(names);
}

function historyPart(frame: Frame, history: History<unknown>, inView: boolean, className = ''): Branch {
  return h(
    'span',
    { class: `history ${className}`.trim(), part: 'history' },
    !inView && undoQuiet(history, frame),
    redoQuiet(history, frame),
    quiet(frame.reset, { type: 'reset' }),
  );
}

function acts(experiment: Experiment, words: ExperimentWords, frame: Frame, history: History<unknown>): Branch {
  return h(
    'div',
    { class: 'band-acts' },
    experiment.presets.length > 0 &&
      h(
        'span',
        { class: 'presets', part: 'presets' },
        h('span', { class: 'sm mut' }, frame.presets),
        h(
          'span',
          { class: 'preset-list' },
          ...experiment.presets.map(({ id }) =>
            h('span', { key: id }, quiet(rich(words.presets[id] ?? id), { type: 'preset', id })),
          ),
        ),
      ),
    historyPart(frame, history, experiment.undoInView ?? false),
  );
}

/** The computed sentence with its numbers; what a screen reader hears of it is the element's live region. */
export function sentencePart(
  experiment: Experiment,
  scene: AnyScene,
  ui: Ui,
  exports: { readonly button: Tree; readonly menu: Tree },
): Tree {
  const { frame } = scene.words;
  const sentence = experiment.describe(scene);
  const id = `${scene.idPrefix}-numbers`;
  return [
    h(
      'div',
      { class: 'twin', part: 'sentence' },
      h('p', { class: 'say' }, rich(sentence)),
      h(
        'div',
        { class: 'acts' },
        h(
          'button',
          {
            type: 'button',
            class: 'btn quiet small',
            part: 'numbers',
            'aria-expanded': String(ui.tableOpen),
            'aria-controls': ui.tableOpen ? id : null,
            on: { click: { type: 'ui', field: 'tableOpen', value: !ui.tableOpen } },
          },
          ui.tableOpen ? frame.hideTable : frame.numbersAsTable,
        ),
        h(
          'button',
          { type: 'button', class: 'btn quiet small', on: { click: { type: 'copySentence' } } },
          frame.copySentence,
        ),
        exports.button,
      ),
    ),
    exports.menu,
    ui.tableOpen &&
      h(
        'div',
        { class: 'numbers', part: 'numbers', id },
        ...experiment.tables(scene).map((data) => numberTable(data, printer(scene.numbers))),
      ),
  ];
}

/** Four decimals, small values in scientific form, whole numbers whole. */
export const printer =
  (numbers: Numbers) =>
  (value: number): string => {
    if (Number.isInteger(value) || !Number.isFinite(value)) return numbers.integer(value);
    return Math.abs(value) < 0.01 ? numbers.size(value) : numbers.fixed(value, 4);
  };

export interface RunRow extends Run {
  readonly phrase: string;
}

export function runTable(
  runs: readonly RunRow[],
  currentRun: number,
  frame: Frame,
  numbers: Numbers,
  own: Pick<ExperimentWords, 'compared' | 'verdictHead'>,
): Tree {
  const { runHead } = frame;
  if (runs.length === 0) return null;
  const row = (run: RunRow) => {
    const outcome = { holds: run.residual <= run.tolerance };
    const verdict = run.identical ? frame.identical : outcome.holds ? frame.holds : frame.broken;
    return {
      key: String(run.number),
      now: run.number === currentRun,
      cells: [
        h(
          'button',
          {
            type: 'button',
            class: 'row-button',
            'aria-label': frame.restoreRun(run.number),
            'aria-pressed': String(run.number === currentRun),
            on: { click: { type: 'restoreRun', number: run.number } },
          },
          String(run.number),
        ),
        rich(run.phrase),
        rich(said(run.guess, frame, numbers)),
        rich(numbers.size(run.residual)),
        badge(outcome, verdict),
        h(
          'button',
          {
            type: 'button',
            class: 'row-button',
            'aria-label': frame.compare.run(run.number),
            on: { click: { type: 'keepRunAsA', number: run.number } },
          },
          'A',
        ),
      ],
    };
  };
  return h(
    'section',
    { class: 'runs', part: 'runs' },
    h('h2', { class: 'h2' }, frame.yourRuns),
    table({
      caption: frame.yourRuns,
      captionHidden: true,
      head: [
        runHead.run,
        runHead.conditions,
        runHead.said,
        runHead.difference,
        own.verdictHead ?? runHead.verdict,
        frame.compare.column,
      ],
      rows: runs.map(row),
      numeric: (col) => col === 3,
    }),
    own.compared !== undefined && h('p', { class: 'sm mut' }, rich(own.compared)),
  );
}

const said = (guess: number | null, frame: Frame, numbers: Numbers): string =>
  guess === null ? frame.none : guessed(guess, numbers);

/** The primary button: the next step of the loop, if there is one. */
export function nextPart(steps: readonly Step[], locked: boolean, scene: Pick<AnyScene, 'layout' | 'words'>): Tree {
  const next = steps[steps.indexOf('run') + 1];
  if (next === undefined) return null;
  const { frame } = scene.words;
  const long = locked && scene.layout.size !== 'M';
  const label = next === 'self-test' ? frame.selfTest : long ? frame.reconcile : frame.reconcileShort;
  return h(
    'div',
    { class: 'next' },
    h('button', { type: 'button', class: 'btn primary', on: { click: { type: 'go', step: next } } }, label),
  );
}
