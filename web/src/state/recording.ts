/**
 * What happens in a session, event by event, for a transcript (transcript.ts). Of time it holds only the order. It is kept in memory
 * and nowhere else.
 */
import { sameJson } from './json.ts';
import type { LabState } from './lab-state.ts';

/** In characters of JSON: hours of work. A session that needs more has no transcript, rather than half of one. */
export const longestRecording = 4_000_000;

interface Intent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What was done: an intent (with the date and the seed, where a page used them), a gesture taken back, its end, or a whole state. */
export type Act =
  | {
      readonly intent: Intent;
      readonly gesture?: string;
      readonly now?: { readonly today: string; readonly seed: number };
    }
  | { readonly cancel: string }
  | { readonly settle: true }
  | { readonly restore: unknown };

export type LabEvent = Act & {
  /** How often the engine had been asked before. What happens in one frame of the screen is one question to it. */
  readonly frame: number;
  /** The experiment or page that was open. */
  readonly room: string;
};

/** A prediction as it was graded. */
export interface Graded {
  readonly question: string;
  readonly guess: string;
  readonly answer: unknown;
  readonly right: boolean | null;
  readonly sure: string | null;
}

interface Prediction extends Omit<Graded, 'question' | 'sure'> {
  readonly id: string;
}

/** Of a text that is typed only what it became counts: one event for it, not one for each key. */
const typed: readonly string[] = ['guess', 'reason', 'entry', 'write'];

const sameField = (a: Act, b: Act): boolean =>
  'intent' in a &&
  'intent' in b &&
  typed.includes(a.intent.type) &&
  a.gesture !== undefined &&
  sameJson(
    { ...a, intent: { ...a.intent, value: 0, before: 0 }, now: 0 },
    { ...b, intent: { ...b.intent, value: 0, before: 0 }, now: 0 },
  );

/** Keeps the events of a session. */
export class Recording {
  #start: LabState | null = null;
  #last: Act | null = null;
  #events: string[] = [];
  #characters = 0;
  #frame = 0;
  #waiting = true;
  readonly #graded = new Map<string, Graded[]>();

  /** Where it began; null: nothing has happened. */
  get start(): LabState | null {
    return this.#start;
  }

  /** null: there are more than a transcript holds. */
  get events(): readonly LabEvent[] | null {
    return this.#characters > longestRecording ? null : this.#events.map((event) => JSON.parse(event) as LabEvent);
  }

  graded(experiment: string): readonly Graded[] {
    return this.#graded.get(experiment) ?? [];
  }

  /** @param before the state it happened in */
  add(act: Act, before: LabState): void {
    this.#start ??= before;
    this.#waiting = true;
    if (this.#characters > longestRecording) return;
    if (this.#last && sameField(this.#last, act)) this.#characters -= this.#events.pop()?.length ?? 0;
    this.#last = act;
    const event = JSON.stringify({ frame: this.#frame, room: before.experiment, ...act });
    this.#events.push(event);
    this.#characters += event.length;
  }

  /** The engine was asked. @param state before it was */
  asked(state: LabState): void {
    this.#start ??= state;
    if (this.#waiting) this.#frame++;
    this.#waiting = false;
  }

  /** A prediction that is locked is graded again when its state comes back: that is no second attempt. */
  grade(experiment: string, predictions: readonly Prediction[], sure: string | null): void {
    const known = this.graded(experiment);
    const graded = predictions.map(({ id, guess, answer, right }) => ({ question: id, guess, answer, right, sure }));
    const fresh = graded.filter((one) => !known.some((other) => sameJson(one, other)));
    this.#graded.set(experiment, [...known, ...fresh]);
  }
}
