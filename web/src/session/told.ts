/** What the page around the element is told: the type and the detail of each event. */
import { toPlain } from '../engine/plain.ts';
import { toJson } from '../state/lab-state.ts';
import type { Changes, Session } from './session.ts';

export interface Told {
  readonly type: 'position-lab-state' | 'position-lab-answer' | 'position-lab-ready';
  readonly detail: object;
}

/** After one drawing: the state first, then what was predicted, then how the learner marked the self-test or a card. */
export function toldOf(session: Session, { stateChanged, justLocked, marked, answered }: Changes): Told[] {
  return [
    ...(stateChanged ? [{ type: 'position-lab-state', detail: { state: toJson(session.state) } } as const] : []),
    ...(justLocked ? predictionsOf(session) : []),
    ...(marked ? [markOf(session)] : []),
    ...answered.map((detail) => ({ type: 'position-lab-answer', detail }) as const),
  ];
}

function predictionsOf({ experiment, computed, current }: Session): Told[] {
  return (computed.locked?.graded ?? []).map(({ id, guess, answer, right }) => {
    const detail = { experiment: experiment.id, step: 'predict', prediction: id, guess, answer, right };
    return { type: 'position-lab-answer', detail: toPlain({ ...detail, sure: current.sure }) as object };
  });
}

function markOf({ core, current }: Session): Told {
  const { mark } = current.selfTest;
  return { type: 'position-lab-answer', detail: { experiment: core.id, step: 'self-test', mark } };
}
