/** Predict, Run, Reconcile, Self-test: the column under the list of steps. */
import { type AskedWords, askedWords, printedAll } from '../exercises/asked.ts';
import { predictCard } from '../exercises/predict-card.ts';
import { reconcileCard } from '../exercises/reconcile-card.ts';
import { type RoundItem, roundList } from '../exercises/round-list.ts';
import type { GradedQuestion } from '../exercises/said.ts';
import { selfTestCard } from '../exercises/self-test-card.ts';
import type { Control, Experiment, Step } from '../experiments/contract.ts';
import { said as present } from '../locales/said.ts';
import { plain, rich } from '../render/rich.ts';
import { h, type Tree, textOf } from '../render/tree.ts';
import { claimsPart } from './claims-part.ts';
import { comparePart } from './compare-part.ts';
import { exportButton, exportMenu } from './export-part.ts';
import { named } from './held.ts';
import { undoPart } from './history-part.ts';
import { type Parts, presentScene, runsOf, sceneOf } from './moment.ts';
import { failurePanel } from './panels.ts';
import { type AnyScene, conditions, nextPart, runTable, sentencePart } from './run-step.ts';

/** Cards do not grow with the page: lines of text would get too long. */
const widestCard = 736;

export function stepView(parts: Parts, step: Step): Tree {
  try {
    return { predict, run, reconcile, 'self-test': selfTest }[step](parts);
  } catch (error) {
    // A view that fails must not take the other experiments with it.
    const { frame } = parts.words;
    return failurePanel(
      'experiment',
      frame.unexpected(plain(error instanceof Error ? error.message : String(error))),
      frame,
    );
  }
}

/** The questions of the round with the formulas and words of the scene they are asked about. */
function asked(
  { moment, own, numbers }: Parts,
  { settings, report, orientation }: AnyScene,
): Record<string, AskedWords> {
  const words = moment.session.round.questions.flatMap((question) => {
    const said = own.predictions[question.id];
    const special = printedAll(question.asked?.(settings, report) ?? {}, numbers);
    return said ? [[question.id, askedWords(said, question.laws?.(settings, orientation), special)]] : [];
  });
  return Object.fromEntries(words);
}

/** Every question of the experiment, in the words of the settings it would be asked under. */
function roundItems({ moment, experiment, own, words, numbers }: Parts, { settings, report }: AnyScene): RoundItem[] {
  const { current } = moment.session;
  const askedOf = (conditions: ((own: unknown) => object) | undefined) => ({ ...settings, ...conditions?.(settings) });
  return experiment.rounds.map((round) => {
    const { id, questions, conditions } = round;
    const [first] = questions;
    const { from, to } = numbersOf(experiment.rounds, round);
    const said = own.predictions[id];
    const special = printedAll(first?.asked?.(askedOf(conditions), report) ?? {}, numbers);
    return {
      id,
      numbers: words.frame.range(from, to),
      question: said ? askedWords(said, {}, special).question : id,
      asked: current.asked.includes(id),
    };
  });
}

/** A round may ask several questions: the numbers of its first and its last, and how many there are in all. */
function numbersOf(rounds: Experiment['rounds'], round: Experiment['rounds'][number]) {
  const count = (some: Experiment['rounds']): number => some.reduce((sum, { questions }) => sum + questions.length, 0);
  const before = count(rounds.slice(0, rounds.indexOf(round)));
  return { from: before + 1, to: before + round.questions.length, all: count(rounds) };
}

/** Which question of how many, what it is asked under, and the way to another one. */
function under(parts: Parts, scene: AnyScene): Tree {
  const { moment, experiment, words } = parts;
  const { session, ui } = moment;
  const { rounds } = experiment;
  if (rounds.length < 2) return null;
  const { frame } = words;
  const { round } = session;
  const open = ui.roundsOpen;
  const { from, to, all } = numbersOf(rounds, round);
  const asked = round.conditions && frame.askedUnder(experiment.conditions(scene.settings, words));
  return [
    h(
      'div',
      { class: 'twin' },
      h('p', { class: 'sm mut' }, rich(frame.join.sentences(present(frame.questionsOf(from, to, all), asked)))),
      h(
        'button',
        {
          type: 'button',
          class: 'btn quiet small rounds-button',
          part: 'rounds',
          'aria-expanded': String(open),
          on: { click: { type: 'ui', field: 'roundsOpen', value: !open } },
        },
        frame.otherQuestions,
      ),
    ),
    open && named('rounds', roundList(roundItems(parts, scene), round.id, frame)),
  ];
}

function predict(parts: Parts): Tree {
  const { moment, experiment, words, numbers } = parts;
  const { session, layout, idPrefix } = moment;
  const scene = presentScene(moment, session.current.locked === null);
  const { questions } = session.round;
  return [
    h('div', { class: 'figures', part: 'picture' }, experiment.view({ ...scene, hidden: true })),
    strayErrors(scene, [], null),
    predictCard({
      questions,
      words: asked(parts, scene),
      grids: Object.fromEntries(
        questions.flatMap((one) => (one.grid ? [[one.id, one.grid(scene.settings, scene.report)]] : [])),
      ),
      under: under(parts, scene),
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
  const { history } = session;
  const scene: AnyScene = {
    ...bare,
    parts: {
      sentence: sentencePart(experiment, bare, ui, { button: exportButton(moment), menu: exportMenu(moment) }),
      next: nextPart(steps, locked, bare),
      runTable: runTable(runsOf(parts), bare.currentRun, words.frame, numbers, own),
      undo: undoPart(history, words.frame),
    },
  };
  const view = experiment.view(scene);
  const failure = session.computed.failure;
  return [
    conditions(scene, experiment, own, ui, history, strayErrors(scene, experiment.controls(scene.entered), view)),
    failure !== null && failurePanel('experiment', failure, words.frame),
    h('div', { class: 'figures', part: 'picture' }, view),
    comparePart(parts, bare),
    claimsPart(parts, bare),
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
    const question = session.round.questions.find(({ id }) => id === one.id);
    return question ? [{ ...one, question, grid: question.grid?.(scene.settings, scene.report) }] : [];
  });
  const sized = session.round.questions.find(({ kind }) => kind === 'size');
  const { rounds } = experiment;
  const at = rounds.indexOf(session.round);
  const fresh = [...rounds.slice(at + 1), ...rounds.slice(0, at)].find(({ id }) => !session.current.asked.includes(id));
  return reconcileCard({
    graded,
    words: asked(parts, scene),
    did: own.did,
    why: own.why,
    outcome: at === 0 && !session.round.conditions ? experiment.outcome(scene) : null,
    // The reasons are about what an experiment asks first.
    asksWhy: at === 0,
    verdict: sized?.verdict?.(scene.report) ?? experiment.verdict(scene.report),
    frame: words.frame,
    numbers,
    sure: session.current.sure,
    width: Math.min(layout.width, widestCard),
    idPrefix,
    reason: session.current.reason,
    reasons: experiment.reasons.map((id) => ({ id, text: own.reasons[id] ?? id })),
    ticked: session.current.ticked,
    toSelfTest: steps.includes('self-test'),
    nextRound: steps.includes('predict') ? (fresh?.id ?? null) : null,
  });
}

function selfTest({ moment, experiment, own, words }: Parts): Tree {
  const { session, unit, idPrefix } = moment;
  const { entry, shown, ideas, mark } = session.current.selfTest;
  const { experiments } = session.options;
  const next = experiments
    .slice(experiments.findIndex(({ id }) => id === experiment.id) + 1)
    .find(({ group }) => group === 'question');
  return selfTestCard({
    name: 'self-test',
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
