/** The whole picture of one moment: from session, layout and what is open, one tree. Pure. */

import { sizeOf } from '../exercises/grade.ts';
import { predictCard } from '../exercises/predict-card.ts';
import { type GradedQuestion, reconcileCard } from '../exercises/reconcile-card.ts';
import { selfTestCard } from '../exercises/self-test-card.ts';
import type { Control, Experiment, Layout, Orientation, Run, Scene, Step } from '../experiments/contract.ts';
import type { ExperimentWords } from '../locales/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { defs } from '../render/defs.ts';
import type { Numbers } from '../render/numbers.ts';
import { plain, rich } from '../render/rich.ts';
import { type Branch, h, type Tree, textOf } from '../render/tree.ts';
import type { KeptRun } from '../state/lab-state.ts';
import { footer, phoneBar, rail, railItem, stepList, topBar } from './chrome.ts';
import { type AnyScene, conditions, nextPart, type RunRow, runTable, sentencePart } from './run-step.ts';
import type { Session } from './session.ts';
import type { Ui } from './ui.ts';

export interface Moment {
  readonly session: Session;
  readonly ui: Ui;
  readonly layout: Layout;
  /** The whole unit with top bar and rail, or one experiment. */
  readonly unit: boolean;
  readonly idPrefix: string;
  readonly keeps: boolean;
  /** Address of the same state on a page of its own, or null. */
  readonly fullPage: string | null;
  /** Why there is no engine, in words, or null. */
  readonly engineFailure: string | null;
}

interface Parts {
  readonly moment: Moment;
  readonly experiment: Experiment;
  readonly own: ExperimentWords;
  readonly words: Locale;
  readonly numbers: Numbers;
  readonly steps: readonly Step[];
}

function partsOf(moment: Moment): Parts {
  const { session } = moment;
  const { experiment } = session;
  const { words, numbers, steps } = session.options;
  return { moment, experiment, own: words[experiment.id], words, numbers, steps };
}

/** Cards do not grow with the page: lines of text would get too long. */
const widestCard = 736;

export const orientationOf = ({ session }: Pick<Moment, 'session'>): Orientation =>
  session.state.orientation ?? session.experiment.orientation;

export function wholeView(moment: Moment): Tree {
  const parts = partsOf(moment);
  const { session, ui, layout, unit, idPrefix } = moment;
  const { frame } = parts.words;
  const items = session.options.experiments.map((experiment) =>
    railItem(experiment, session.state.experiments[experiment.id] ?? session.current, parts.words),
  );
  const index = session.options.experiments.indexOf(parts.experiment);
  const phone = layout.size === 'S';
  const beside = unit && layout.size === 'XL' && !ui.projector;
  const item = items[index];
  return [
    defs(),
    unit && !phone && topBar(frame, orientationOf(moment), ui, idPrefix),
    unit && phone && item && phoneBar(item, index + 1, frame, ui.railOpen),
    h(
      'div',
      { class: beside ? 'body' : 'body alone' },
      beside && rail(items, parts.experiment.id, frame, false),
      h(
        'div',
        { class: 'main', key: 'main' },
        unit && !beside && (!phone || ui.railOpen) && rail(items, parts.experiment.id, frame, true),
        notices(moment, frame),
        mainColumn(parts),
        footer(frame, moment.keeps, unit ? null : moment.fullPage),
      ),
    ),
    h('p', { class: 'vh', role: 'status', 'aria-live': 'polite' }, ui.live),
  ];
}

function notices({ ui }: Moment, frame: Locale['frame']): Tree {
  const { copied } = ui;
  return [
    ...ui.notices.map((notice) => h('p', { class: 'notice sm', role: 'alert', key: `notice ${notice}` }, rich(notice))),
    copied &&
      h(
        'div',
        { class: 'notice', key: 'copied' },
        h('p', { class: 'sm', role: 'status' }, copied.ok ? frame.copied : frame.copyByHand),
        !copied.ok &&
          h('textarea', {
            class: 'fld text',
            readonly: true,
            rows: 2,
            'aria-label': frame.textToCopy,
            properties: { value: copied.text },
          }),
        h(
          'span',
          {},
          h(
            'button',
            { type: 'button', class: 'btn small', on: { click: { type: 'ui', field: 'copied', value: null } } },
            frame.close,
          ),
        ),
      ),
  ];
}

function mainColumn(parts: Parts): Tree {
  const { moment, own, words, steps } = parts;
  const { session, layout, engineFailure } = moment;
  const step = steps.includes(session.current.step) ? session.current.step : (steps[0] ?? 'run');
  return [
    h('h1', { class: 'h1' }, rich(own.question)),
    stepList(steps, { ...session.current, step }, words.frame, layout.size),
    engineFailure !== null && enginePanel(engineFailure, words.frame),
    // What follows needs numbers; without an engine the question above stays readable.
    session.computed.report === null &&
      session.computed.failure !== null &&
      failurePanel(session.computed.failure, words.frame),
    session.computed.report !== null && h('div', { class: `step-${step}`, key: step }, stepView(parts, step)),
  ];
}

function stepView(parts: Parts, step: Step): Tree {
  try {
    return { predict, run, reconcile, 'self-test': selfTest }[step](parts);
  } catch (error) {
    // A view that fails must not take the other experiments with it.
    const { frame } = parts.words;
    return failurePanel(frame.unexpected(plain(error instanceof Error ? error.message : String(error))), frame);
  }
}

const panel = (title: string, ...body: Tree[]): Branch =>
  h(
    'section',
    { class: 'err', role: 'alert' },
    h('header', {}, h('span', { class: 'cross', 'aria-hidden': 'true' }, '×'), h('h2', {}, title)),
    h('div', { class: 'err-body' }, ...body),
  );

const failurePanel = (text: string, frame: Locale['frame']): Branch =>
  panel(
    frame.errorTitle,
    h('p', { class: 'ui' }, rich(text)),
    h('p', { class: 'sm mut' }, frame.errorWayOut),
    h(
      'div',
      { class: 'acts' },
      h('button', { type: 'button', class: 'btn small', on: { click: { type: 'reset' } } }, frame.reset),
    ),
  );

const enginePanel = (cause: string, frame: Locale['frame']): Branch =>
  panel(
    frame.engineTitle,
    h('p', { class: 'ui' }, rich(cause)),
    h('button', { type: 'button', class: 'btn', on: { click: { type: 'startEngine' } } }, frame.tryAgain),
  );

/** Runs as a view and the table see them. */
function runsOf({ experiment, moment }: Parts): RunRow[] {
  return moment.session.current.runs.map((run: KeptRun) => ({
    ...run,
    settings: { ...experiment.defaults, ...run.settings },
    phrase: moment.session.phrase(run.settings),
  }));
}

/** The size guess for the ruler: locked, or in Predict the present one. */
function guessOf({ experiment, moment }: Parts): number | null {
  const sized = experiment.predictions.find(({ kind }) => kind === 'size');
  const size = sized ? sizeOf(moment.session.current.guesses[sized.id]) : null;
  return Number.isNaN(size) ? null : size;
}

function sceneOf(parts: Parts, settings: unknown, report: unknown, hidden: boolean): AnyScene {
  const { moment, words, numbers } = parts;
  const { session, ui, layout, idPrefix } = moment;
  const runs: readonly Run[] = runsOf(parts);
  const locked = session.current.locked !== null;
  return {
    settings,
    report,
    words,
    numbers,
    layout,
    orientation: orientationOf(moment),
    hidden,
    cursor: ui.cursor,
    guess: hidden || locked ? guessOf(parts) : null,
    runs,
    currentRun: session.current.currentRun,
    entered: session.current.settings,
    errors: session.computed.errors,
    idPrefix,
    parts: { sentence: null, next: null, runTable: null },
  } satisfies Scene<unknown, unknown>;
}

/** The scene of the last accepted settings, which the picture shows. */
export function presentScene(moment: Moment, hidden = false): AnyScene {
  const { accepted, report } = moment.session.computed;
  return sceneOf(partsOf(moment), accepted, report, hidden);
}

function predict(parts: Parts): Tree {
  const { moment, experiment, own, words, numbers } = parts;
  const { session, layout, idPrefix } = moment;
  const scene = presentScene(moment, session.current.locked === null);
  return [
    h('div', { class: 'figures' }, experiment.view({ ...scene, hidden: true })),
    strayErrors(scene, [], null),
    predictCard({
      questions: experiment.predictions,
      words: own.predictions,
      frame: words.frame,
      numbers,
      guesses: session.current.guesses,
      sure: session.current.sure,
      locked: session.current.locked !== null,
      tolerance: experiment.verdict(scene.report).tolerance,
      width: Math.min(layout.width, widestCard) - (layout.size === 'S' ? 30 : 42),
      idPrefix,
    }),
  ];
}

function run(parts: Parts): Tree {
  const { moment, experiment, own, words, numbers, steps } = parts;
  const { session, ui } = moment;
  const bare = presentScene(moment);
  const locked = session.current.locked !== null;
  const scene: AnyScene = {
    ...bare,
    parts: {
      sentence: sentencePart(experiment, bare, ui),
      next: nextPart(steps, locked, bare),
      runTable: runTable(runsOf(parts), bare.currentRun, words.frame, numbers),
    },
  };
  const { past, future } = session.computed.history;
  const view = experiment.view(scene);
  const undoable = { undo: past.length > 0, redo: future.length > 0 };
  const failure = session.computed.failure;
  return [
    conditions(scene, experiment, own, ui, undoable, strayErrors(scene, experiment.controls(scene.entered), view)),
    failure !== null && failurePanel(failure, words.frame),
    h('div', { class: 'figures' }, view),
  ];
}

/** Sentences that neither a control of the band nor the view shows. */
function strayErrors(scene: AnyScene, controls: readonly Control[], view: Tree): Tree {
  const names = Object.keys(scene.errors).filter((name) => !controls.some((control) => control.name === name));
  if (names.length === 0) return null;
  const shown = textOf(view);
  return names.map((name) => {
    const sentence = rich(scene.errors[name] ?? '');
    return !shown.includes(textOf(sentence)) && h('p', { class: 'error stray', role: 'alert', key: name }, sentence);
  });
}

function reconcile(parts: Parts): Tree {
  const { moment, experiment, own, words, numbers, steps } = parts;
  const { session, layout, idPrefix } = moment;
  const { locked, accepted, report } = session.computed;
  const scene = sceneOf(parts, locked?.settings ?? accepted, locked?.report ?? report, false);
  const graded = (locked?.graded ?? []).flatMap((one): GradedQuestion[] => {
    const question = experiment.predictions.find(({ id }) => id === one.id);
    return question ? [{ ...one, question }] : [];
  });
  return reconcileCard({
    graded,
    words: own.predictions,
    did: own.did,
    why: own.why,
    outcome: experiment.outcome(scene),
    verdict: experiment.verdict(scene.report),
    frame: words.frame,
    numbers,
    sure: session.current.sure,
    width: Math.min(layout.width, widestCard),
    idPrefix,
    reason: session.current.reason,
    reasons: experiment.reasons.map((id) => ({ id, text: own.reasons[id] ?? id })),
    ticked: session.current.ticked,
    toSelfTest: steps.includes('self-test'),
  });
}

function selfTest({ moment, experiment, own, words }: Parts): Tree {
  const { session, unit, idPrefix } = moment;
  const { entry, shown, ideas, mark } = session.current.selfTest;
  const { experiments } = session.options;
  const next = experiments[experiments.indexOf(experiment) + 1];
  return selfTestCard({
    question: own.selfTest.question,
    formula: own.selfTest.formula,
    ideas: experiment.ideas.map((id) => ({ id, text: own.selfTest.ideas[id] ?? id })),
    entry,
    shown,
    ticked: ideas,
    mark,
    frame: words.frame,
    idPrefix,
    next:
      unit &&
      next !== undefined &&
      h(
        'button',
        { type: 'button', class: 'btn primary', on: { click: { type: 'open', experiment: next.id } } },
        words.frame.nextQuestion(words[next.id].name),
      ),
  });
}
