/**
 * SPLICE (cssplice.org, iframe protocol): a book that holds this page in a frame is asked for what it kept, and told scores and states.
 * Only who answers is told a state, since it holds what the learner wrote; a score any frame around may hear.
 */
export interface SpliceAnswer {
  /** undefined or null: nothing was kept. */
  readonly state: unknown;
  /** Why the book could not say, in its words; null: it did. */
  readonly error: string | null;
}

/** Milliseconds after which a book that has not answered is asked again: its script may come after this frame. */
const askAgain: readonly number[] = [500, 2000, 6000];

const textIn = (error: unknown): string | null => {
  if (error === undefined || error === null) return null;
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message ?? code ?? error);
};

export class Splice {
  readonly #own: Window;
  readonly #run = Math.random().toString(36).slice(2);
  #messages = 0;
  /** Who answered; null: nobody did. */
  #answered: string | null = null;

  constructor(own: Window) {
    this.#own = own;
  }

  /** @param hear called at most once */
  ask(hear: (answer: SpliceAnswer) => void): void {
    const message = { subject: 'SPLICE.getState', message_id: this.#id() };
    const timers = askAgain.map((after) => setTimeout(() => this.#post(message), after));
    const listen = ({ data, source, origin }: MessageEvent): void => {
      const answer = Object(data) as Record<string, unknown>;
      if (source !== this.#own.parent || answer.subject !== 'SPLICE.getState.response') return;
      if (answer.message_id !== message.message_id) return;
      this.#own.removeEventListener('message', listen);
      for (const timer of timers) clearTimeout(timer);
      // That of a sandbox is no address.
      this.#answered = origin === 'null' ? '*' : origin;
      hear({ state: answer.state, error: textIn(answer.error) });
    };
    this.#own.addEventListener('message', listen);
    this.#post(message);
  }

  /** @param score from 0 to 1; null: nothing was answered yet */
  report(score: number | null, state: unknown): void {
    const known = this.#answered === null ? {} : { state };
    const graded = score === null ? {} : { score };
    if (this.#answered === null && score === null) return;
    this.#post({ subject: 'SPLICE.reportScoreAndState', message_id: this.#id(), ...graded, ...known });
  }

  /** What happened, for the records of a book. */
  event(name: string, data: unknown): void {
    if (this.#answered !== null) this.#post({ subject: 'SPLICE.sendEvent', message_id: this.#id(), name, data });
  }

  #id(): string {
    return `position-lab-${this.#run}-${++this.#messages}`;
  }

  #post(message: object): void {
    try {
      this.#own.parent.postMessage(message, this.#answered ?? '*');
    } catch {
      // The frame has left the page.
    }
  }
}
