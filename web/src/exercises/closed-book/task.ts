/**
 * One task of the closed book, as the page shows it. Like a page (exercises/page.ts), but one of several: each has its own part of
 * the page's state, and hears only the gestures made while it is open.
 */
import type { Engine } from '../../engine/api.ts';
import type { Tree } from '../../render/tree.ts';
import type { PageIntent, PageScene } from '../page.ts';

/** What is known of a task before the page comes: its state. */
export interface TaskCore<Id extends string, S> {
  /** Also the name of its sentences in the locale. */
  readonly id: Id;
  /** Plain JSON. */
  readonly initial: S;
  /** A state from a link, a store or a host; null: it is none. Never throws. */
  parse(value: unknown): S | null;
  /** Pure. An intent it does not know leaves the state as it is. */
  reduce(state: S, intent: PageIntent): S;
  /** A state from a link or a host over the one that is here: nothing that was done here is lost. */
  join(here: S, given: S): S;
}

/** What a task sees of the page. */
export interface TaskScene<S, R> extends PageScene<S, R> {
  /** What isSolved() said of the result. */
  readonly solved: boolean;
  /** Check would find nothing: nothing was written, chosen or placed yet. */
  readonly isEmpty: boolean;
  /** The id and the title (rich text) of the task after it; null: it is the last. */
  readonly next: { readonly id: string; readonly title: string } | null;
}

export interface Task<Id extends string, S, R> extends TaskCore<Id, S> {
  /** The part of the state that compute() looks at; absent: all. */
  asks?(state: S): unknown;
  /** Cheap, or nothing, while there is nothing to check: the page asks every task. */
  compute(engine: Engine, state: S): R;
  /** Whether all of it was checked and found right. */
  isSolved(result: R): boolean;
  view(scene: TaskScene<S, R>): Tree;
  /** What was found, for the live region. */
  sentences(scene: TaskScene<S, R>): string[];
}

/** A list holds tasks of different states and results. */
export type AnyTask<Id extends string = string> = Task<Id, unknown, unknown>;
export type AnyTaskCore<Id extends string = string> = TaskCore<Id, unknown>;
