/** What the page around the element is told: the type and the detail of each event. */
import { toPlain } from '../engine/plain.ts';
import type { Mark } from '../state/lab-state.ts';
import { toJson } from '../state/lab-state.ts';
import type { Changes, Session } from './session.ts';

export interface Told {
  readonly type: 'position-lab-state' | 'position-lab-answer' | 'position-lab-ready';
  readonly detail: object;
}

/** The result of an xAPI statement. Only what the engine graded has a score; what learners mark themselves is a response. */
export interface StatementResult {
  readonly score?: { readonly scaled: number; readonly raw: number; readonly min: 0; readonly max: 1 };
  /** Absent: nothing was claimed, or nobody but the learner judged. */
  readonly success?: boolean;
  readonly completion: true;
  readonly response: string;
}

/** @param right null: "I don't know yet", which earns nothing and is no mistake */
export function resultOfGuess(guess: string, right: boolean | null): StatementResult {
  const points = right === true ? 1 : 0;
  const score = { scaled: points, raw: points, min: 0, max: 1 } as const;
  return { score, ...(right !== null && { success: right }), completion: true, response: guess };
}

const resultOfMark = (mark: Mark | null): StatementResult => ({ completion: true, response: mark ?? '' });

/** After one drawing: the state first, then what was predicted, then how the learner marked the self-test or a card. */
export function toldOf(session: Session, { stateChanged, justLocked, marked, answered }: Changes): Told[] {
  return [
    ...(stateChanged ? [{ type: 'position-lab-state', detail: { state: toJson(session.state) } } as const] : []),
    ...(justLocked ? predictionsOf(session) : []),
    ...(marked ? [markOf(session)] : []),
    ...answered.map((detail) => ({ type: 'position-lab-answer', detail: withResult(detail) }) as const),
  ];
}

function predictionsOf({ experiment, computed, current }: Session): Told[] {
  return (computed.locked?.graded ?? []).map(({ id, guess, answer, right }) => {
    const result = resultOfGuess(guess, right);
    const detail = { experiment: experiment.id, step: 'predict', prediction: id, guess, answer, right, result };
    return { type: 'position-lab-answer', detail: toPlain({ ...detail, sure: current.sure }) as object };
  });
}

function markOf({ core, current }: Session): Told {
  const { mark } = current.selfTest;
  return { type: 'position-lab-answer', detail: withResult({ experiment: core.id, step: 'self-test', mark }) };
}

const withResult = <T extends object>(detail: T) => ({
  ...detail,
  result: resultOfMark('mark' in detail ? (detail.mark as Mark | null) : null),
});
