/**
 * What the engine says of the experiment that is open: one call for the settings that changed, one for A beside them; a locked
 * prediction is graded, a run is kept. What it refuses becomes a sentence, and the last accepted settings and report stay.
 */
import type { PageEngine } from '../engine/page.ts';
import { sizeOf } from '../exercises/grade.ts';
import type { Experiment } from '../experiments/contract.ts';
import type { Locale } from '../locales/en/index.ts';
import { sameJson } from '../state/json.ts';
import type { KeptRun, Settings } from '../state/lab-state.ts';
import type { Recording } from '../state/recording.ts';
import { fromDefaults, keepRun } from '../state/reduce.ts';
import { type Asked, accept } from './acceptance.ts';
import { compared } from './comparing.ts';
import { gradeAll } from './grading.ts';
import { lockable } from './locking.ts';
import type { OpenExperiment } from './open-experiment.ts';
import { sentenceOf } from './refusal.ts';
import { roundOf } from './rounds.ts';
import { keepUnchanged } from './unchanged.ts';

/** Once all of it is here. */
type Whole = OpenExperiment & { readonly whole: Experiment };

export function measure(open: Whole, engine: PageEngine, recording: Recording): void {
  const asked: Asked = { engine, experiment: open.whole, words: open.words };
  if (open.computed.stale) compute(open, asked);
  lock(open, asked, recording);
  keep(open);
  compare(open, asked);
}

function compute({ computed, state, first, whole }: Whole, asked: Asked): void {
  const shown = computed.report === null ? undefined : computed.accepted;
  const bases = shown ? [shown] : [first, whole.defaults];
  const { accepted, errors, failure } = accept(asked, state().settings, bases, shown);
  computed.stale = false;
  computed.errors = errors;
  computed.failure = failure;
  if (accepted) {
    computed.report = keepUnchanged(computed.report, accepted.report);
    computed.accepted = accepted.settings;
  }
}

/** Grades a locked prediction once, for the settings it was locked in. */
function lock(open: Whole, asked: Asked, recording: Recording): void {
  const { computed } = open;
  const { locked } = open.state();
  if (locked === null || computed.report === null) computed.locked = null;
  else if (computed.locked === null || !sameJson(computed.locked.settings, locked)) {
    try {
      grade(open, asked, recording);
    } catch (error) {
      computed.failure = sentenceOf(error, open.whole, locked, open.words).text;
    }
  }
}

/** There may be no picture to go back to. What an author set may be refused as well. */
function grade(open: Whole, asked: Asked, recording: Recording): void {
  const { whole, computed, first, numbers } = open;
  const before = open.state();
  const { accepted, current } = lockable(asked, computed, before, [first, whole.defaults]);
  if (current !== before) open.become(current);
  if (accepted === null) return;
  const { settings, report } = accepted;
  const round = roundOf(whole.rounds, current.round);
  const graded = gradeAll(whole, round, asked.engine, settings, report, current.guesses, numbers);
  computed.locked = { settings, report, graded };
  recording.grade(whole.id, graded, current.sure);
}

/** Enters the run that was just measured into the table. */
function keep(open: Whole): void {
  const { whole, computed, words } = open;
  const current = open.state();
  if (current.step !== 'run' || computed.report === null || computed.failure !== null) return;
  const { residual, tolerance, identical } = whole.verdict(computed.report);
  if (!Number.isFinite(residual)) return;
  const settings = fromDefaults(computed.accepted, whole.defaults);
  const phrase = (of: Settings): string => phraseOf(whole, of, words);
  const guess = guessBeside(open, residual);
  const measured = { phrase: phrase(settings), settings, residual, tolerance, identical, guess };
  const next = keepRun(current, measured, (run: KeptRun) => phrase(run.settings), computed.gestureRun);
  if (next === current) return;
  if (next.runs.length > current.runs.length && computed.history.gesture !== null)
    computed.gestureRun = next.currentRun;
  open.become(next);
}

/** A guess stands beside a run only if the run measured what was asked (not eval mode when the question is about train mode). */
function guessBeside({ whole, computed, state }: Whole, residual: number): number | null {
  const { round, locked, guesses } = state();
  const sized = roundOf(whole.rounds, round).questions.find(({ kind }) => kind === 'size');
  const asked = sized?.verdict?.(computed.report)?.residual === residual;
  const predicted = locked !== null && sameJson(locked, computed.accepted);
  const size = asked && predicted && sized ? sizeOf(guesses[sized.id]) : null;
  return Number.isNaN(size) ? null : size;
}

/** Only where it is seen: A costs another call of the engine, once. */
function compare({ whole, computed, state }: Whole, asked: Asked): void {
  const { compareWith, step } = state();
  if (compareWith === null) computed.compared = null;
  if (compareWith === null || step !== 'run' || computed.report === null) return;
  const shown = { settings: computed.accepted, report: computed.report };
  const settings = { ...whole.defaults, ...compareWith };
  computed.compared = compared(asked, settings, shown, computed.compared);
}

/** The conditions in a phrase; a run from a foreign link may hold settings no phrase fits. */
export function phraseOf(experiment: Experiment, settings: Settings, words: Locale): string {
  try {
    return experiment.conditions({ ...experiment.defaults, ...settings }, words);
  } catch {
    return '';
  }
}
