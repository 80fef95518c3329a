/** What a lab says: per experiment that was open its settings, verdict, graded predictions and mark; per page its state and result. */
import { toPlain } from '../engine/plain.ts';
import { type Json, sameJson } from '../state/json.ts';
import type { Graded } from '../state/recording.ts';
import type { Session } from './session.ts';

type Entries = [string, unknown][];

export function resultOf(session: Session): Json {
  const { experiments } = session.options;
  const parts = {
    experiments: Object.fromEntries(experiments.flatMap(({ id }) => measured(session, id))),
    pages: Object.fromEntries(pagesOf(session)),
  };
  // As a file gives it back: -0 is 0 there.
  return JSON.parse(JSON.stringify(toPlain(parts))) as Json;
}

function measured(session: Session, id: string): Entries {
  const experiment = session.wholeOf(id);
  const computed = session.computedOf(id);
  if (!experiment || !computed || computed.report === null) return [];
  const { residual, tolerance, holds } = experiment.verdict(computed.report);
  const answers = byQuestion(session.recording.graded(id));
  const mark = session.state.experiments[id]?.selfTest.mark ?? null;
  return [[id, { settings: computed.accepted, residual, tolerance, holds, answers, mark }]];
}

/** By question, its attempts in order. */
function byQuestion(graded: readonly Graded[]): Record<string, object[]> {
  const answers: Record<string, object[]> = {};
  for (const { question, ...attempt } of graded) answers[question] = [...(answers[question] ?? []), attempt];
  return answers;
}

function pagesOf(session: Session): Entries {
  return session.pages.flatMap((page): Entries => {
    const state = session.state.pages[page.id];
    const { result, failure } = session.pageResultOf(page);
    const untouched = result === null && failure === null && sameJson(state, page.initial);
    // That it failed, not its sentence: that is in the learner's language, and a transcript is replayed in any.
    return untouched ? [] : [[page.id, { state, result, failure: failure === null ? null : true }]];
  });
}
