/** The types of <position-lab> for the pages that use it; dist/position-lab.d.ts. What the attributes take: docs/element-api.md. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Over the experiments that ask questions: each counts the same, one that was not attempted as 0. */
export interface Score {
  /** From 0 to 1. */
  readonly scaled: number;
  readonly attempted: number;
  readonly of: number;
}

/** `result`: that of an xAPI statement. */
export interface StatementResult {
  /** Of what the engine graded; absent: the learner judged. */
  readonly score?: { readonly scaled: number; readonly raw: number; readonly min: 0; readonly max: 1 };
  /** Absent: nothing was claimed, or the learner judged. */
  readonly success?: boolean;
  /** Always: what is not completed is not told. */
  readonly completion: true;
  /** The guess as it was locked in, or the mark. */
  readonly response: string;
}

/** The detail of `position-lab-answer`: a prediction, which the engine graded. */
export interface PredictionDetail {
  /** Whose question it is. */
  readonly experiment: string;
  /** Which kind of detail this is. */
  readonly step: 'predict';
  /** The id of the question. */
  readonly prediction: string;
  /** As it was locked in; '?': "I don't know yet". */
  readonly guess: string;
  /** The engine's. */
  readonly answer: Json;
  /** As the engine graded it; null: nothing was claimed. */
  readonly right: boolean | null;
  /** How sure the learner was; null: they did not say. */
  readonly sure: 'guess' | 'fairly' | 'certain' | null;
  /** The same in the shape of an xAPI result. */
  readonly result: StatementResult;
}

/** The detail of `position-lab-answer`: a self-test, which the learner marked. */
export interface MarkDetail {
  /** An experiment, or the page `deck`. */
  readonly experiment: string;
  /** Which kind of detail this is. */
  readonly step: 'self-test';
  /** The learner's. */
  readonly mark: 'got' | 'missed';
  /** On the deck: which card. */
  readonly card?: string;
  /** On the deck: the experiment whose question it is; null: none. */
  readonly of?: string | null;
  /** The same in the shape of an xAPI result. */
  readonly result: StatementResult;
}

export type AnswerDetail = PredictionDetail | MarkDetail;

/** The detail of `position-lab-state`. */
export interface StateDetail {
  /** The property `state`. */
  readonly state: Json;
}

/** The detail of `position-lab-ready`. */
export interface ReadyDetail {
  /** What was drawn: an experiment or a page. */
  readonly experiment: string;
}

export interface PositionLabEventMap {
  'position-lab-ready': CustomEvent<ReadyDetail>;
  'position-lab-state': CustomEvent<StateDetail>;
  'position-lab-answer': CustomEvent<AnswerDetail>;
}

type EventMap = HTMLElementEventMap & PositionLabEventMap;

export declare class PositionLab extends HTMLElement {
  /** All a learner has set, answered and written. What cannot be used is said in the lab, and what was stays. */
  get state(): Json;
  set state(value: unknown);
  /** The state without what is the learner's alone, as a link carries it. */
  get sharedState(): Json;
  /** The state before the learner did anything. */
  get initialState(): Json;
  /** What the engine said last; null before that. Numbers that JSON does not have are texts. */
  get report(): Json;
  /** The best attempt of each experiment, which a score counts; to be set after `state`. */
  get attempts(): Json;
  set attempts(value: unknown);
  get score(): Score;

  addEventListener<K extends keyof EventMap>(
    type: K,
    listener: (this: PositionLab, event: EventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof EventMap>(
    type: K,
    listener: (this: PositionLab, event: EventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'position-lab': PositionLab;
  }
  // They bubble: a page may hear them where it likes.
  interface DocumentEventMap extends PositionLabEventMap {}
}
