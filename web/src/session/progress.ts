/**
 * What the device keeps of each experiment: answers, words, marks and the step, and the best attempt. Not settings and runs, which a
 * link carries. A lab with an author's own text, preset or locks has other questions, and keeps its answers under a name of its own.
 */
import type { AnyPageCore } from '../exercises/page.ts';
import type { ExperimentCore } from '../experiments/contract.ts';
import { now } from '../host/clock.ts';
import type { Store } from '../host/storage.ts';
import type { Attempts } from '../state/attempts.ts';
import { type ExperimentState, type LabState, parseExperiment, type Step } from '../state/lab-state.ts';
import { underConditions } from './rounds.ts';
import type { Session } from './session.ts';

function kept(state: ExperimentState) {
  const { step, reached, round, asked, guesses, sure, locked, claimGuesses, reason, ticked, selfTest } = state;
  return { step, reached, round, asked, guesses, sure, locked, claimGuesses, reason, ticked, selfTest };
}

/** Only a lab with all of Predict to Self-test keeps progress: others would mix theirs into it. */
const keeps = ({ options }: Session): boolean => options.steps.length === 4;

const nameOf = ({ options: { variant = '' } }: Session, id: string): string =>
  variant === '' ? id : `${id}?${variant}`;

/** Whether anything that is done in this lab is to be kept. */
export const keepsAnything = (session: Session): boolean => session.pages.length > 0 || keeps(session);

export function keepProgress(session: Session, store: Store): void {
  keepPages(session, store);
  if (!session.page && keeps(session)) store.write(nameOf(session, session.core.id), kept(session.current));
  if (keeps(session)) keepAttempts(session, store);
}

/** Apart from the rest: a state may come from a link, which carries no attempts. */
const nameOfAttempt = (session: Session, id: string): string => `${nameOf(session, id)}/attempt`;

/** Likewise of attempts. */
const writtenAttempts = new WeakMap<Session, Attempts>();

function keepAttempts(session: Session, store: Store): void {
  const { all } = session.attempts;
  const before = writtenAttempts.get(session) ?? {};
  for (const { id } of session.options.experiments)
    if (all[id] !== before[id]) store.write(nameOfAttempt(session, id), all[id] ?? null);
  writtenAttempts.set(session, all);
}

function restoreAttempts(session: Session, store: Store): void {
  for (const { id } of session.options.experiments) session.attempts.resume(id, store.read(nameOfAttempt(session, id)));
  writtenAttempts.set(session, session.attempts.all);
}

/** A mark given where a page is not part of the lab counts there all the same, with what the device keeps of it. */
export function keepMark({ core, current, pages }: Session, all: readonly AnyPageCore[], store: Store): void {
  const told = { type: 'marked', experiment: core.id, mark: current.selfTest.mark, ...now() };
  for (const page of all.filter(({ id }) => !pages.some((one) => one.id === id))) {
    const before = page.parse(store.read(page.id)) ?? page.initial;
    const after = page.reduce(before, told);
    if (after !== before) store.write(page.id, after);
  }
}

/** What each session wrote last. A tab in which no page changed must not write its older state over that of another tab. */
const written = new WeakMap<Session, LabState['pages']>();

function keepPages(session: Session, store: Store): void {
  const { pages } = session.state;
  const before = written.get(session) ?? {};
  for (const { id } of session.pages) if (pages[id] !== before[id]) store.write(id, pages[id]);
  written.set(session, pages);
}

export function restoreProgress(session: Session, store: Store): void {
  const pages = session.pages.map(({ id, initial, parse }) => [id, parse(store.read(id)) ?? initial] as const);
  session.state = { ...session.state, pages: Object.fromEntries(pages) };
  written.set(session, session.state.pages);
  if (!keeps(session)) return;
  restoreAttempts(session, store);
  const experiments = { ...session.state.experiments };
  for (const [id, initial] of Object.entries(experiments)) {
    const parsed = parseExperiment(store.read(nameOf(session, id)), initial);
    if (parsed.ok)
      experiments[id] = resumed(
        initial.step,
        parsed.value,
        session.options.experiments.find((one) => one.id === id),
      );
  }
  session.state = { ...session.state, experiments };
}

/**
 * Without a locked prediction there is nothing to go on with but the prediction, and its conditions, which are settings and so were
 * not kept. A round that is no longer there starts with the first again.
 */
function resumed(first: Step, state: ExperimentState, experiment: ExperimentCore | undefined): ExperimentState {
  const round = experiment?.rounds.find(({ id }) => id === state.round);
  const known = round || state.round === '' ? state : { ...state, round: '', locked: null };
  if (known.locked) return known;
  const settings = { ...known.settings, ...round?.conditions?.(known.settings) };
  return underConditions(experiment, { ...known, settings, step: first, reached: first });
}
