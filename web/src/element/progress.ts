/** What the device keeps of each experiment: answers, words, marks and the step. Not settings and runs, which a link carries. */
import type { Store } from '../host/storage.ts';
import { type ExperimentState, parseExperiment } from '../state/lab-state.ts';
import type { Session } from './session.ts';

function kept({ step, reached, guesses, sure, locked, reason, ticked, selfTest }: ExperimentState) {
  return { step, reached, guesses, sure, locked, reason, ticked, selfTest };
}

/** Only a lab with all of Predict to Self-test keeps progress: others would mix theirs into it. */
const keeps = ({ options }: Session): boolean => options.steps.length === 4;

export function keepProgress(session: Session, store: Store): void {
  if (keeps(session)) store.write(session.experiment.id, kept(session.current));
}

export function restoreProgress(session: Session, store: Store): void {
  if (!keeps(session)) return;
  const experiments = { ...session.state.experiments };
  for (const [id, initial] of Object.entries(experiments)) {
    const parsed = parseExperiment(store.read(id), initial);
    // Without a locked prediction there is nothing to go on with but the prediction.
    if (parsed.ok)
      experiments[id] = parsed.value.locked ? parsed.value : { ...parsed.value, step: 'predict', reached: 'predict' };
  }
  session.state = { ...session.state, experiments };
}
