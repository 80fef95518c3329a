/** R4: the five steps as they stand, and as they were checked. */
import type { ForwardStep } from '../../../engine/closed-book-order.ts';
import { isObject } from '../../../state/json.ts';
import { Draw } from '../../draw.ts';
import type { PageIntent } from '../../page.ts';
import { moved } from '../moved.ts';

type Steps = readonly ForwardStep[];

/** By the alphabet. */
const steps: Steps = ['add', 'block', 'dropout', 'lookUp', 'scale'];

export interface ForwardOrderState {
  readonly steps: Steps;
  /** Empty: nothing was checked yet. */
  readonly checked: Steps;
}

export const initial: ForwardOrderState = { steps: ['dropout', 'block', 'scale', 'lookUp', 'add'], checked: [] };

export function reduce(state: ForwardOrderState, intent: PageIntent): ForwardOrderState {
  switch (intent.type) {
    case 'moveToken':
      return { ...state, steps: moved(state.steps, intent) };
    case 'check':
      return { ...state, checked: state.steps };
    case 'again': {
      const order = new Draw(intent.seed).order(steps.length);
      return { steps: order.map((k) => steps[k] as ForwardStep), checked: [] };
    }
    default:
      return state;
  }
}

const isOrder = (value: unknown): value is Steps =>
  Array.isArray(value) && value.length === steps.length && steps.every((step) => value.includes(step));

export function parse(value: unknown): ForwardOrderState | null {
  if (!isObject(value)) return null;
  const { steps: order, checked, ...strange } = { ...initial, ...value } as Record<string, unknown>;
  const wasChecked = isOrder(checked) || (Array.isArray(checked) && checked.length === 0);
  if (Object.keys(strange).length > 0 || !isOrder(order) || !wasChecked) return null;
  return { steps: order, checked: checked as Steps };
}

/** A link brings its order only where nothing was moved yet. */
export const join = (here: ForwardOrderState, given: ForwardOrderState): ForwardOrderState =>
  here.checked.length > 0 || here.steps.join() !== initial.steps.join() ? here : given;

/** A verdict stands only while the steps stand as they were checked. */
export const isChecked = ({ steps: order, checked }: ForwardOrderState): boolean => order.join() === checked.join();
